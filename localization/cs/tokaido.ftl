### Tókaidó česky.

game-title = Tókaidó
player-automa = Neutrální pocestný
    .object = neutrálního pocestného

## Zdroje

resource-coin =
    { $count ->
        [one] mince
        [few] mince
        [many] mince
       *[other] mincí
    }
    .accusative =
        { $count ->
            [one] minci
            [few] mince
            [many] mince
           *[other] mincí
        }
resource-point =
    { $count ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }

## Druhy

kind-space =
    { $count ->
        [one] políčko
        [few] políčka
        [many] políčka
       *[other] políček
    }
    .plural = políčka
    .entry = { $station } (políčko { $number })
    .option = { $name }
kind-station =
    { $count ->
        [one] políčko
        [few] políčka
        [many] políčka
       *[other] políček
    }
    .plural = políčka
    .details =
        { $coins-needed ->
            [0] {""}
           *[other] Musíte mít: { AMOUNT($coins-needed, "coin") }
        }
kind-traveler =
    { $count ->
        [one] pocestný
        [few] pocestní
        [many] pocestného
       *[other] pocestných
    }
    .plural = pocestní
    .accusative =
        { $count ->
            [one] pocestného
            [few] pocestné
            [many] pocestného
           *[other] pocestných
        }
    .option = { $name } – { AMOUNT($coins, "coin") } na začátku. { $about }
    .details = { AMOUNT($coins, "coin") } na začátku
kind-meal =
    { $count ->
        [one] jídlo
        [few] jídla
        [many] jídla
       *[other] jídel
    }
    .plural = jídla
    .details = Cena na kartě: { AMOUNT($price, "coin") }
kind-souvenir =
    { $count ->
        [one] suvenýr
        [few] suvenýry
        [many] suvenýru
       *[other] suvenýrů
    }
    .plural = suvenýry
    .option = { $name } – { $ware }, { AMOUNT($price, "coin") }
    .details = { $ware }, { AMOUNT($price, "coin") }
kind-encounter = setkání
    .option = { $name }: { $effect }
kind-spring =
    { $count ->
        [one] horký pramen
        [few] horké prameny
        [many] horkého pramene
       *[other] horkých pramenů
    }
    .plural = horké prameny
    .entry = horký pramen ({ AMOUNT($points, "point") })
kind-panorama =
    { $count ->
        [one] panorama
        [few] panoramata
        [many] panoramatu
       *[other] panoramat
    }
    .plural = panoramata
    .details = Počet částí: { $parts }
kind-achievement =
    { $count ->
        [one] úspěch
        [few] úspěchy
        [many] úspěchu
       *[other] úspěchů
    }
    .plural = úspěchy
    .details = { AMOUNT(SPEC("award_points"), "point") }
kind-ware =
    { $count ->
        [one] druh suvenýrů
        [few] druhy suvenýrů
        [many] druhu suvenýrů
       *[other] druhů suvenýrů
    }
    .plural = druhy suvenýrů

## Cesta

entry-kyoto = Kjóto
    .genitive = Kjóta
    .dative = Kjótu
    .locative = Kjótu
entry-inn-1 = první hostinec
entry-inn-2 = druhý hostinec
entry-inn-3 = třetí hostinec
entry-edo = Edo
    .genitive = Eda
    .dative = Edu
    .locative = Edu
entry-inn = hostinec
entry-village = vesnice
entry-farm = farma
entry-temple = chrám
entry-meeting = setkání
entry-hot-spring = horký pramen
entry-panorama-paddy = panorama rýžových polí
entry-panorama-mountain = panorama hor
entry-panorama-sea = panorama moře
entry-paddy = panorama rýžových polí
    .genitive = panoramatu rýžových polí
entry-mountain = panorama hor
    .genitive = panoramatu hor
entry-sea = panorama moře
    .genitive = panoramatu moře

## Suvenýry a jídla

entry-small-object = drobnosti
entry-clothing = oblečení
entry-art = umění
entry-food-drink = jídlo a pití
entry-yunomi = Junomi
entry-gofu = Gofu
entry-koma = Koma
entry-hashi = Haši
entry-uchiwa = Učiwa
entry-washi = Waši
entry-sandogasa = Sandogasa
entry-yukata = Jukata
entry-furoshiki = Furošiki
entry-geta = Geta
entry-kanzashi = Kanzaši
entry-haori = Haori
entry-netsuke = Necuke
entry-jubako = Džúbako
entry-shikki = Šikki
entry-shamisen = Šamisen
entry-sumie = Sumi-e
entry-ukiyoe = Ukijo-e
entry-konpeito = Konpeitó
entry-manju = Mandžú
entry-kamaboko = Kamaboko
entry-daifuku = Daifuku
entry-ocha = Oča
entry-sake = Saké
entry-dango = Dango
entry-nigirimeshi = Nigirimeši
entry-misoshiru = Misoširu
entry-tempura = Tempura
entry-yakitori = Jakitori
entry-tofu = Tófu
entry-sushi = Suši
entry-soba = Soba
entry-unagi = Unagi
entry-fugu = Fugu
entry-donburi = Donburi
entry-udon = Udon
entry-tai-meshi = Tai meši
entry-sashimi = Sašimi

## Setkání

entry-shokunin = Šokunin (potulný obchodník)
entry-annaibito-paddy = Annaibito (průvodce k{"\u00A0"}rýžovým polím)
entry-annaibito-mountain = Annaibito (průvodce do hor)
entry-annaibito-sea = Annaibito (průvodce k{"\u00A0"}moři)
entry-samurai = Samuraj
entry-kuge = Kuge (šlechtic)
entry-miko = Miko (šintoistický kněz)

## Úspěchy

entry-paddy-master = Znalec rýžových polí
entry-mountain-master = Znalec hor
entry-sea-master = Znalec moře
entry-gourmet = Gurmán
entry-bather = Koupač
entry-chatterbox = Tlachal
entry-collector = Sběratel

## Pocestní

entry-hiroshige = Malíř Hirošige
    .about = V{"\u00A0"}každém mezilehlém hostinci před jídlem: { $halfway }.
entry-chuubei = Poslíček Čúbei
    .about = V{"\u00A0"}každém mezilehlém hostinci před jídlem: { $halfway }.
entry-kinko = Rónin Kinko
    .about = Každé jídlo stojí o{"\u00A0"}{ AMOUNT($meal-price-1, "coin", case: "accusative") } méně.
entry-yoshiyasu = Úředník Jošijasu
    .about =
        { $meets ->
            [one] Při setkání si vezměte { $meets } kartu a{"\u00A0"}jednu si ponechte.
            [few] Při setkání si vezměte { $meets } karty a{"\u00A0"}jednu si ponechte.
            [many] Při setkání si vezměte { $meets } karty a{"\u00A0"}jednu si ponechte.
           *[other] Při setkání si vezměte { $meets } karet a{"\u00A0"}jednu si ponechte.
        }
entry-satsuki = Sirotek Sacuki
    .about = V{"\u00A0"}každém hostinci: { $table }.
entry-mitsukuni = Stařec Micukuni
    .about = Za každý horký pramen o{"\u00A0"}{ AMOUNT($bath-bonus, "point", case: "accusative") } více, za každý úspěch o{"\u00A0"}{ AMOUNT($award-bonus, "point", case: "accusative") } více.
entry-sasayakko = Gejša Sasajakko
    .about = Koupíte-li ve vesnici více suvenýrů, nejlevnější z{"\u00A0"}nich je zdarma.
entry-hirotada = Mnich Hirotada
    .about = V{"\u00A0"}chrámu po daru: { $blessing }.
entry-umegae = Tanečnice Umegae
    .about = Při setkání před kartou: { $greeting }.
entry-zen-emon = Kupec Zen-emon
    .about = Ve vesnici stojí nejdražší suvenýr jen { AMOUNT($discount-1, "coin", case: "accusative") }.

## Pravidla jako efekty

rule-stay =
    { $mood ->
        [infinitive] zastavit se v{"\u00A0"}hostinci
       *[imperative] zastavte se v{"\u00A0"}hostinci
    }
    .label = hostinec
rule-spoil-meal =
    { $mood ->
        [infinitive] vrátit jedno jídlo pod balíček
       *[imperative] vraťte jedno jídlo pod balíček
    }
rule-visit-village =
    { $mood ->
        [infinitive] odkrýt suvenýry ({ SPEC("stall_size") }) a{"\u00A0"}koupit libovolné z{"\u00A0"}nich
       *[imperative] odkryjte suvenýry ({ SPEC("stall_size") }) a{"\u00A0"}kupte libovolné z{"\u00A0"}nich
    }
    .label = navštívit vesnici
rule-visit-temple =
    { $mood ->
        [infinitive] darovat chrámu { SPEC("least_gift") } až { SPEC("most_gift") } mince
       *[imperative] darujte chrámu { SPEC("least_gift") } až { SPEC("most_gift") } mince
    }
    .label = navštívit chrám
rule-meet =
    { $mood ->
        [infinitive] si vzít kartu setkání a{"\u00A0"}využít její efekt
       *[imperative] vezměte si kartu setkání a{"\u00A0"}využijte její efekt
    }
    .label = setkání
rule-bathe =
    { $mood ->
        [infinitive] si vzít kartu horkého pramene a{"\u00A0"}získat její body
       *[imperative] vezměte si kartu horkého pramene a{"\u00A0"}získejte její body
    }
    .label = horký pramen
rule-paint =
    { $mood ->
        [infinitive] si vzít další část { NOUN($view, case: "genitive") } a{"\u00A0"}získat její body
       *[imperative] vezměte si další část { NOUN($view, case: "genitive") } a{"\u00A0"}získejte její body
    }
    .label = { $view }
rule-paint-any =
    { $mood ->
        [infinitive] si vzít další část libovolného nedokončeného panoramatu
       *[imperative] vezměte si další část libovolného nedokončeného panoramatu
    }
    .label = další část libovolného panoramatu
rule-follow-guide =
    { $mood ->
        [infinitive] si vzít další část { NOUN($view, case: "genitive") }, a{"\u00A0"}je-li dokončeno, libovolného jiného panoramatu
       *[imperative] vezměte si další část { NOUN($view, case: "genitive") }, a{"\u00A0"}je-li dokončeno, libovolného jiného panoramatu
    }
    .label = další část { NOUN($view, case: "genitive") }
rule-donate =
    { $mood ->
        [infinitive] darovat chrámu { AMOUNT($n, "coin", case: "accusative") } z{"\u00A0"}banku
       *[imperative] darujte chrámu { AMOUNT($n, "coin", case: "accusative") } z{"\u00A0"}banku
    }
    .label = chrámu z{"\u00A0"}banku: { AMOUNT($n, "coin") }
rule-receive-souvenir =
    { $mood ->
        [infinitive] získat vrchní suvenýr z{"\u00A0"}balíčku
       *[imperative] získejte vrchní suvenýr z{"\u00A0"}balíčku
    }
    .label = suvenýr z{"\u00A0"}balíčku
    .gained = vrchní suvenýr z{"\u00A0"}balíčku
rule-buy-meal =
    { $mood ->
        [infinitive] si koupit jídlo
       *[imperative] kupte si jídlo
    }
rule-eat-free =
    { $mood ->
        [infinitive] si vzít vylosované jídlo zdarma
       *[imperative] vezměte si vylosované jídlo zdarma
    }
rule-taste =
    { SPEC("treat_from_deck") ->
        [1] { rule-taste-deck }
       *[0] { rule-taste-menu }
    }
rule-taste-menu =
    { $mood ->
        [infinitive] případně si vzít zdarma náhodné jídlo z{"\u00A0"}nabídky
       *[imperative] můžete si vzít zdarma náhodné jídlo z{"\u00A0"}nabídky
    }
rule-taste-deck =
    { $mood ->
        [infinitive] případně si vzít zdarma vrchní jídlo z{"\u00A0"}balíčku
       *[imperative] můžete si vzít zdarma vrchní jídlo z{"\u00A0"}balíčku
    }
rule-accept-treat =
    { $mood ->
        [infinitive] si vzít jídlo z{"\u00A0"}balíčku zdarma
       *[imperative] vezměte si jídlo z{"\u00A0"}balíčku zdarma
    }

## Rozhodnutí

prompt-deal-tiles-kept = Za koho se vydáte na cestu?
prompt-travel-destination = Kam jdete dál?
    .other = Kam jde dál neutrální pocestný?
prompt-buy-meal-dish = Které jídlo kupujete?
prompt-visit-temple-gift = Kolik darujete chrámu?
prompt-meet-stranger = Které setkání si ponecháte?
prompt-paint-any-picture = Ve kterém panoramatu pokračujete?
prompt-visit-village-any-order-may = Které suvenýry kupujete? Skončete, až budete mít dost

reason-edible-me-dish = toto jídlo jste už měli
reason-edible-me-m = toto jídlo jste už měli
reason-has-room-destination-and-may-stop-me-destination-station = není tam místo nebo se tam nesmíte zastavit
reason-price-with-me-pick-at-most-my-coins = na tento suvenýr nemáte dost mincí
reason-unfinished-me-picture = toto panorama je už dokončeno

state-donated = dary
    .logged = dary
state-halt = stanoviště
state-spot = místo v{"\u00A0"}řadě
state-mover = poslední tah
state-tile = pocestný
state-bag = suvenýry
state-eaten = jídla
state-met = setkání
state-bathed = horké prameny
state-views = části panoramatu
state-won = úspěch
state-fed = jídla v{"\u00A0"}tomto hostinci
state-tile-deck = nerozdaní pocestní
state-dealt = pocestní na výběr
state-queue = ještě nejsou na startu
state-stall = nabízené suvenýry
state-basket = vybrané suvenýry
state-drawn = vzatá setkání
state-menu = nabídka jídel
state-treat = jídlo zdarma
state-souvenir-deck = balíček suvenýrů
state-meal-deck = balíček jídel
state-encounter-deck = balíček setkání
state-spring-deck = balíček horkých pramenů

## Čísla podle počtu hráčů

constant-usable-spots = Použitelná místa na dvojitém políčku
constant-menu-size = Jídel v nabídce hostince

## Body

score-journey = Na cestě
score-offerings = Chrám
score-purse = Zbylé mince

## Varianty

variant-gastronomy = Gastronomie
    .about = V nabídce každého hostince je jen tolik jídel, kolik je pocestných.
variant-initiatory = Seznamovací cesta
    .about = Pro první hru: bez destiček pocestných a každý má na začátku { AMOUNT(SPEC("coins_without_tile"), "coin", case: "accusative") }.
variant-neutral-needs-coins = Neutrální pocestný potřebuje mince
    .about = Neutrální pocestný nemá mince a nesmí se zastavit tam, kde jsou potřeba: ve vesnicích a v chrámech.
variant-preparations = Změna počátečního jmění
    .about = Místo v řadě na startu mění vaše počáteční jmění: kdo vychází později, má víc.
variant-return-journey = Zpáteční cesta
    .about = Cesta začíná v { NAME("edo", case: "locative") } a končí v { NAME("kyoto", case: "locative") }.
variant-same-dish-twice = Stejné jídlo dvakrát
    .about = Každý pokrm smíte během cesty jíst ještě jednou.
variant-satsuki-deck = Sacuki bere z balíčku
    .about = Jídlo zdarma pro Sacuki je z balíčku jídel, ne z nabídky.

## Řádky karet

line-neutral = Neutrální pocestný

## Slovníček

glossary-coin = Peníze na suvenýry, jídla a dary chrámu.
glossary-point = To, co rozhoduje o vítězství.
glossary-traveler = Postava, za kterou hrajete, s vlastní schopností.
glossary-meal = Pokrm koupený v hostinci; hned přináší body.
glossary-souvenir = Věc z vesnice; čím více druhů máte, tím více bodů přinese další.
glossary-panorama = Obraz o několika částech, který sbíráte cestou.
glossary-encounter = Někdo, koho potkáte na cestě; karta říká, co vám dá.
glossary-spring = Koupel, která hned přináší body.
glossary-achievement = Karta za prvenství nebo nejvíc nasbíraného; přináší body a rozhoduje shodu.
