### Slova stroje. Používá je každá hra a může je ve svém souboru přepsat.
### $mood je "imperative" (získejte), "infinitive" (můžete získat), "third" (protivník získá) nebo "label"; NOUN a CLAUSE žádají jiný tvar.

language-name = Čeština

## Čísla, jména, výčty

amount = { $count }{"\u00A0"}{ $noun }
amount-open = { $noun } ({ $formula })
player-name = Hráč { $number }
    .object = hráče { $number }
value-none = nic
value-true = ano
value-false = ne

list-and = { $first } a{"\u00A0"}{ $second }
list-and-comma = { $first }, { $second }
list-and-last = { $first } a{"\u00A0"}{ $second }
list-or = { $first } nebo { $second }
list-or-comma = { $first }, { $second }
list-or-last = { $first } nebo { $second }
list-then = { $first }, potom { $second }
list-then-comma = { $first }, potom { $second }
list-then-last = { $first }, potom { $second }
list-and-compound = { $first }; a{"\u00A0"}také { $second }
list-and-compound-comma = { $first }; { $second }
list-and-compound-last = { $first }; a{"\u00A0"}také { $second }
list-or-compound = buď { $first }; nebo { $second }
list-or-compound-comma = { $first }; nebo { $second }
list-or-compound-last = { $first }; nebo { $second }
list-then-compound = { $first }; potom { $second }
list-then-compound-comma = { $first }; potom { $second }
list-then-compound-last = { $first }; potom { $second }

## Efekty

effect-nothing =
    { $mood ->
        [infinitive] nedělat nic
        [third] nedělá nic
       *[imperative] nedělejte nic
    }
effect-gain =
    { $mood ->
        [infinitive] získat { NOUN($what, case: "accusative") }
        [third] získá { NOUN($what, case: "accusative") }
       *[imperative] získejte { NOUN($what, case: "accusative") }
    }
effect-perform =
    { $mood ->
        [infinitive] provést { $what }
        [third] provede { $what }
       *[imperative] proveďte { $what }
    }
effect-pay =
    { $mood ->
        [infinitive] zaplatit { NOUN($what, case: "accusative") }
        [third] zaplatí { NOUN($what, case: "accusative") }
       *[imperative] zaplaťte { NOUN($what, case: "accusative") }
    }
effect-pay-then =
    { $mood ->
        [infinitive] zaplatit { NOUN($what, case: "accusative") } a{"\u00A0"}{ CLAUSE($then, mood: "infinitive") }
        [third] zaplatí { NOUN($what, case: "accusative") } a{"\u00A0"}{ CLAUSE($then, mood: "third") }
       *[imperative] zaplaťte { NOUN($what, case: "accusative") } a{"\u00A0"}{ CLAUSE($then, mood: "imperative") }
    }
effect-may =
    { $mood ->
        [infinitive] případně { CLAUSE($body, mood: "infinitive") }
        [third] může { CLAUSE($body, mood: "infinitive") }
       *[imperative] můžete { CLAUSE($body, mood: "infinitive") }
    }
effect-rule =
    { $mood ->
        [infinitive] provést „{ $name }“
        [third] provede „{ $name }“
       *[imperative] proveďte „{ $name }“
    }
effect-do =
    { $mood ->
        [infinitive] využít efekt karty
        [third] využije efekt karty
       *[imperative] využijte efekt karty
    }
effect-add =
    { $sign ->
        [less] { $target }: −{ $amount }
       *[more] { $target }: +{ $amount }
    }
effect-move =
    { $mood ->
        [infinitive] přesunout { $amount }: { $source } → { $target }
        [third] přesune { $amount }: { $source } → { $target }
       *[imperative] přesuňte { $amount }: { $source } → { $target }
    }
effect-draw =
    { $mood ->
        [infinitive] vzít vrchní kartu ({ $zone })
        [third] vezme vrchní kartu ({ $zone })
       *[imperative] vezměte vrchní kartu ({ $zone })
    }
effect-take =
    { $mood ->
        [infinitive] vzít { $item } ({ $zone })
        [third] vezme { $item } ({ $zone })
       *[imperative] vezměte { $item } ({ $zone })
    }
effect-put =
    { $mood ->
        [infinitive] položit { $item } ({ $zone })
        [third] položí { $item } ({ $zone })
       *[imperative] položte { $item } ({ $zone })
    }
effect-shuffle =
    { $mood ->
        [infinitive] zamíchat: { $zone }
        [third] zamíchá: { $zone }
       *[imperative] zamíchejte: { $zone }
    }
effect-roll =
    { $mood ->
        [infinitive] hodit kostkou: od { $low } do { $high }
        [third] hodí kostkou: od { $low } do { $high }
       *[imperative] hoďte kostkou: od { $low } do { $high }
    }
effect-let =
    { $mood ->
        [infinitive] zapamatovat si hodnotu { $value }
        [third] zapamatuje si hodnotu { $value }
       *[imperative] zapamatujte si hodnotu { $value }
    }
effect-set = { $target }: nyní { $value }
effect-require = podmínka: { $condition }
effect-choose =
    { $mood ->
        [infinitive] vybrat z{"\u00A0"}{ $set }
        [third] vybere z{"\u00A0"}{ $set }
       *[imperative] vyberte z{"\u00A0"}{ $set }
    }
effect-any-order = pro každé z{"\u00A0"}{ $set } v{"\u00A0"}libovolném pořadí: { $body }
effect-if = pokud { $condition }: { $body }
effect-while = dokud { $condition }: { $body }
effect-for-each = pro každé z{"\u00A0"}{ $set }: { $body }
effect-repeat =
    { $times ->
        [one] { $times }krát: { $body }
        [few] { $times }krát: { $body }
        [many] { $times }krát: { $body }
       *[other] { $times }krát: { $body }
    }
effect-as = { $player }: { $body }

label-nothing = nic
label-gain = +{ $what }
label-pay = −{ $what }
label-pay-then = { $what } → { $then }
label-may = { $body } (nepovinné)

## Rozhodnutí

prompt-choose = Vyberte { NOUN($what, case: "accusative") }
prompt-choose-number = Vyberte číslo
prompt-choose-any = Vyberte
prompt-gain = Co si berete jako { NOUN($what, case: "accusative") }?
prompt-may = Chcete { CLAUSE($body, mood: "infinitive") }?
prompt-one-of = Vyberte jednu možnost
prompt-any-order = Co bude následovat?
prompt-any-order-may = Co bude následovat? Skončit můžete kdykoli
prompt-for-other = { $prompt } (za { NOUN($acting, case: "object") })

option-yes = Ano: { $body }
option-no = Ne
option-stop = Skončit
option-pass = Přeskočit
option-priced = { $name } ({ $price })
option-effect = { $name }: { $body }

## Proč to nejde

reason-pay = potřeba: { $what }, máte: { $have }
reason-pay-any = potřeba: { $need }, máte: { $have }
reason-move = potřeba: { $need }, k{"\u00A0"}dispozici: { $have }
reason-empty = už nic nezbývá: { $zone }
reason-empty-any = už nic nezbývá
reason-done = to už jste udělali
reason-full = víc než { $most } mít nemůžete
reason-nothing = není z{"\u00A0"}čeho vybírat
reason-condition = pravidla to nyní nedovolují

## Záznam a bodování

event-gain = { $player } získává { NOUN($what, case: "accusative") }
event-pay = { $player } platí { NOUN($what, case: "accusative") }
event-change = { $player } – { $what }: { $change }
event-place = { $what } ({ $place })
event-choose = { $player } volí: { $option }
score-total = Celkem
score-place = Pořadí

## Hra v terminálu; ?, undo a quit se píší, jak jsou

play-answer = { $low }–{ $high }, ?, state, undo, quit
play-wrong = Taková odpověď není: zadejte číslo od { $low } do { $high }, ? (co nelze a proč), state (stav hry), undo (vzít zpět) nebo quit (skončit)
play-kept = Uloženo v { $file }; stejný příkaz v partii pokračuje
play-stopped = Partie je přerušena
play-no-undo = Není co vzít zpět
play-all-offered = Nic jiného tu není možné
standings-seat = místo
standings-mean = průměr
standings-deviation = ±
standings-low = min.
standings-high = max.
standings-wins = výhry
simulate-playing = hraje se
simulate-head = { $game }, počet hráčů: { $players }; počet partií s{"\u00A0"}náhodnou volbou: { $games }, počáteční čísla od { $first } do { $last }
simulate-head-variants = { $game } ({ $variants }), počet hráčů: { $players }; počet partií s{"\u00A0"}náhodnou volbou: { $games }, počáteční čísla od { $first } do { $last }
simulate-rest = rozhodnutí na partii: průměrně { $decisions }, nejvýše { $most }; kontrolní součet { $digest }
games-row = hráči: { $low }–{ $high }
games-languages = jazyky: { $listed }

## Příručka

book-title = Přehled pravidel
book-contents = Obsah
book-search = Hledat
book-components = Herní materiál
book-cards = Karty a efekty
book-scoring = Bodování
book-setup = Příprava
book-variants = Varianty
book-symbols = Symboly
book-glossary = Slovníček
book-players = Počet hráčů: { $low }–{ $high }
book-players-one = Počet hráčů: { $low }
book-component = Součást
book-count = Kusů
book-players-head = Počet hráčů
book-category = Bodovací tabulka
book-symbol = Symbol
book-meaning = Význam
book-term = Pojem
book-see = Viz
book-hits = Nalezeno: { $count }
book-nothing-found = Nic nenalezeno
book-clause = Co stojí za tímto pravidlem
book-link = Zkopírovat odkaz na pravidlo
book-copied = Odkaz zkopírován
book-theme = Světlý nebo tmavý vzhled
book-top = Nahoru
book-old = Dříve
book-new = Nyní
book-added = Nově
book-removed = Odstraněno
book-changes = Co se mění
book-no-changes = Žádné pravidlo ani žádná karta nezní jinak.
book-unworded = Tato pravidla fungují jinak, i když znějí stejně:
book-made-with = Sestaveno z popisu hry programem sugoroku. Znění je naše, bez textů a ilustrací vydavatele.
book-applied = S variantami
book-group-edition = Vydání
book-group-official = Oficiální varianty
book-group-difficulty = Obtížnost
book-group-reading = Jiné výklady pravidel
book-group-house = Domácí pravidla
book-alphabet = aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž
