### Pravidla Tókaidó česky, jedna zpráva pro každý číslovaný fakt: fakt 11.3 je `fact-11-3`.
### Které fakty tvoří kterou kapitolu a v jakém pořadí, určuje spec/tokaido/book.yaml.
###
### Pro překladatele
###   SPEC("výraz")                číslo z pravidel; s `nth: 1` první číslo zapsané v efektu nebo vzorci
###   EFFECT("samurai.effect")     efekt jako věta bez velkého písmene a tečky; `mood: "infinitive"` žádá infinitiv
###   AMOUNT(SPEC("x"), "coin")    číslo s podstatným jménem; `case: "accusative"` žádá pád
###   NAME("kyoto")                jméno města, karty, pocestného; také s pádem
### Pády jsou atributy podstatných jmen zde a v tokaido.ftl. Výrazy uvnitř SPEC a EFFECT musí být stejné jako v angličtině.
### Čísla se nepíší číslicí ani slovem. Po jednopísmenných předložkách a spojkách stojí pevná mezera (U+00A0).
### Text {""} fakt v knize vynechá, dokud pravidla tak platí.

## Kapitoly

chapter-components = Herní materiál
chapter-setup = Příprava hry
chapter-movement = Tahy a pohyb
chapter-spaces = Políčka
chapter-village = Vesnice
chapter-farm = Farma
chapter-panoramas = Panoramata
chapter-springs = Horké prameny
chapter-temple = Chrám
chapter-encounters = Setkání
chapter-inns = Hostince a jídla
chapter-end = Konec cesty
chapter-temple-bonus = Odměna chrámu
chapter-achievements = Úspěchy
chapter-travelers = Pocestní
chapter-two-players = Neutrální pocestný
chapter-variants = Varianty

## Podstatná jména pravidel

noun-player =
    { $count ->
        [one] hráč
        [few] hráči
        [many] hráče
       *[other] hráčů
    }
    .accusative =
        { $count ->
            [one] hráče
            [few] hráče
            [many] hráče
           *[other] hráčů
        }
    .genitive =
        { $count ->
            [one] hráče
            [few] hráčů
            [many] hráče
           *[other] hráčů
        }
    .instrumental =
        { $count ->
            [one] hráčem
            [few] hráči
            [many] hráče
           *[other] hráči
        }
    .locative =
        { $count ->
            [one] hráči
            [few] hráčích
            [many] hráče
           *[other] hráčích
        }
noun-card =
    { $count ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    }
    .accusative =
        { $count ->
            [one] kartu
            [few] karty
            [many] karty
           *[other] karet
        }
    .locative =
        { $count ->
            [one] kartě
            [few] kartách
            [many] karty
           *[other] kartách
        }
noun-part =
    { $count ->
        [one] část
        [few] části
        [many] části
       *[other] částí
    }
noun-copy =
    { $count ->
        [one] kus
        [few] kusy
        [many] kusu
       *[other] kusů
    }
    .locative =
        { $count ->
            [one] kusu
            [few] kusech
            [many] kusu
           *[other] kusech
        }
noun-tile =
    { $count ->
        [one] destička pocestného
        [few] destičky pocestných
        [many] destičky pocestných
       *[other] destiček pocestných
    }
    .accusative =
        { $count ->
            [one] destičku pocestného
            [few] destičky pocestných
            [many] destičky pocestných
           *[other] destiček pocestných
        }
noun-inn =
    { $count ->
        [one] hostinec
        [few] hostince
        [many] hostince
       *[other] hostinců
    }
noun-time =
    { $count ->
        [one] porce
        [few] porce
        [many] porce
       *[other] porcí
    }
    .accusative =
        { $count ->
            [one] porci
            [few] porce
            [many] porce
           *[other] porcí
        }

# Město, kde cesta začíná, a město, kde končí.
-start =
    { $case ->
        [genitive] { SPEC("heading") ->
            [-1] { NAME("edo", case: "genitive") }
           *[other] { NAME("kyoto", case: "genitive") }
        }
        [locative] { SPEC("heading") ->
            [-1] { NAME("edo", case: "locative") }
           *[other] { NAME("kyoto", case: "locative") }
        }
       *[nominative] { SPEC("heading") ->
            [-1] { NAME("edo") }
           *[other] { NAME("kyoto") }
        }
    }
-goal =
    { $case ->
        [genitive] { SPEC("heading") ->
            [-1] { NAME("kyoto", case: "genitive") }
           *[other] { NAME("edo", case: "genitive") }
        }
        [locative] { SPEC("heading") ->
            [-1] { NAME("kyoto", case: "locative") }
           *[other] { NAME("edo", case: "locative") }
        }
        [dative] { SPEC("heading") ->
            [-1] { NAME("kyoto", case: "dative") }
           *[other] { NAME("edo", case: "dative") }
        }
       *[nominative] { SPEC("heading") ->
            [-1] { NAME("kyoto") }
           *[other] { NAME("edo") }
        }
    }

## 1 Herní materiál

fact-1-1 = Hra je určena pro { SPEC("players.min") } až { AMOUNT(SPEC("players.max"), "player", case: "accusative") }.
fact-1-2 = V krabici najdete herní plán, mince a { AMOUNT(SPEC("count t in travelers"), "tile", case: "accusative") }. Každý hráč, nejvýše { AMOUNT(SPEC("players.max"), "player") }, má figurku pocestného, ukazatel bodů a žeton barvy, vše ve stejné barvě.
fact-1-3 = Karty: { AMOUNT(SPEC("count s in springs"), "spring") }, { AMOUNT(SPEC("count m in meals"), "meal") }, { AMOUNT(SPEC("count s in souvenirs"), "souvenir") }, { AMOUNT(SPEC("count e in encounters"), "encounter") }, { AMOUNT(SPEC("count a in achievements"), "achievement") } a pro panoramata { AMOUNT(SPEC("(sum v.parts for v in panoramas) * players.max"), "card") }.
fact-1-4 = Skládají se tu { NAME("paddy") } ({ AMOUNT(SPEC("paddy.parts"), "part") }), { NAME("mountain") } ({ AMOUNT(SPEC("mountain.parts"), "part") }) a { NAME("sea") } ({ AMOUNT(SPEC("sea.parts"), "part") }). Každá část je karta s číslem a je tu v { AMOUNT(SPEC("players.max"), "copy", case: "locative") }, takže vystačí pro všechny.
fact-1-5 = Horké prameny mají hodnotu { SPEC("lowest s.points for s in springs") } nebo { AMOUNT(SPEC("highest s.points for s in springs"), "point") }: nižší je na { AMOUNT(SPEC("count s in springs where s.points = (lowest t.points for t in springs)"), "card", case: "locative") }, vyšší na { AMOUNT(SPEC("count s in springs where s.points = (highest t.points for t in springs)"), "card", case: "locative") }.
fact-1-6 = Karta jídla ukazuje pokrm a jeho cenu: { SPEC("lowest m.price for m in meals") } až { AMOUNT(SPEC("highest m.price for m in meals"), "coin", case: "accusative") }. Tentýž pokrm je nejvýše na { AMOUNT(SPEC("highest (count n in meals where n.design = m.design) for m in meals"), "card", case: "locative") }. Jídlo přináší { AMOUNT(SPEC("meal_points"), "point") }, ať stojí kolik chce.
fact-1-7 = Každý suvenýr je jiný. Celkem tu najdete { AMOUNT(SPEC("count w in wares"), "ware") }: { NAME("small_object") } ({ AMOUNT(SPEC("count s in souvenirs where s.ware = small_object"), "card") }), { NAME("clothing") } ({ AMOUNT(SPEC("count s in souvenirs where s.ware = clothing"), "card") }), { NAME("art") } ({ AMOUNT(SPEC("count s in souvenirs where s.ware = art"), "card") }) a { NAME("food_drink") } ({ AMOUNT(SPEC("count s in souvenirs where s.ware = food_drink"), "card") }).
fact-1-8 = Setkání: { NAME("shokunin") } – { AMOUNT(SPEC("count e in encounters where e.design = shokunin.design"), "card") }, { NAME("samurai") } – { AMOUNT(SPEC("count e in encounters where e.design = samurai.design"), "card") }, { NAME("kuge") } – { AMOUNT(SPEC("count e in encounters where e.design = kuge.design"), "card") }, { NAME("miko") } – { AMOUNT(SPEC("count e in encounters where e.design = miko.design"), "card") }, { NAME("annaibito_paddy") } – { AMOUNT(SPEC("count e in encounters where e.design = annaibito_paddy.design"), "card") }, { NAME("annaibito_mountain") } – { AMOUNT(SPEC("count e in encounters where e.design = annaibito_mountain.design"), "card") }, { NAME("annaibito_sea") } – { AMOUNT(SPEC("count e in encounters where e.design = annaibito_sea.design"), "card") }.
fact-1-9 = Za dokončená panoramata lze na cestě získat { AMOUNT(SPEC("count a in achievements where not a.at_end"), "achievement") } a po jejím skončení za nasbírané karty { AMOUNT(SPEC("count a in achievements where a.at_end"), "achievement") }. Každý úspěch má hodnotu { AMOUNT(SPEC("award_points"), "point") }.
fact-1-10 = Cesta na herním plánu vede z { -start(case: "genitive") } do { -goal(case: "genitive") }. Políček je na ní { SPEC("count x in spaces") }: { AMOUNT(SPEC("count x in spaces where x.station = inn"), "inn") }, z nichž první je v { -start(case: "locative") } a poslední v { -goal(case: "locative") }, a mezi nimi { AMOUNT(SPEC("count x in spaces where x.station != inn"), "space") }, z toho dvojitých { SPEC("count x in spaces where x.station != inn and x.spots > 1") }.
fact-1-11 = Mincí můžete mít libovolné množství. Pokud v banku dojdou, nahraďte je čímkoli jiným.

## 2 Příprava hry

fact-2-1 = Karty úspěchů položte lícem vzhůru vedle herního plánu.
fact-2-2 = Jídla, suvenýry, setkání a horké prameny zamíchejte každé zvlášť a připravte z nich balíčky lícem dolů.
fact-2-3 = Karty panoramat roztřiďte podle panoramatu a čísla; navrchu leží karta s nejnižším číslem.
fact-2-4 = Mince dejte na dosah všem hráčům; tvoří bank.
fact-2-5 = Zvolte si barvu a vezměte si její figurku pocestného, ukazatel bodů a žeton barvy. Ukazatel položte na začátek počítadla bodů.
fact-2-6 =
    { SPEC("tiles_dealt") ->
        [0] Destičky pocestných zůstanou v krabici.
       *[other] Rozdejte náhodně každému hráči { AMOUNT(SPEC("tiles_dealt"), "tile", case: "accusative") }. Jednu ze svých si ponechte a ukažte ji ostatním: to je váš pocestný. Všechny ostatní destičky vyřaďte ze hry.
    }
fact-2-7 =
    { SPEC("tiles_dealt") ->
        [0] Vezměte si z banku { AMOUNT(SPEC("coins_without_tile"), "coin", case: "accusative") }.
       *[other] Vezměte si z banku tolik mincí, kolik ukazuje destička vašeho pocestného.
    }
fact-2-8 = Potom figurky pocestných promíchejte a postavte je v náhodném pořadí do řady u hostince v { -start(case: "locative") }. První místo v řadě je hned u cesty, každé další je od ní dál.
fact-2-9 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] Destičku pocestného si vybíráte dřív, než znáte své místo v řadě.
    }
fact-2-10 = Karty, které během cesty získáte, leží lícem vzhůru před vámi, kde je všichni vidí.

## 3 Tahy a pohyb

fact-3-1 = Nehraje se na kola: na tahu je vždy pocestný, který je nejvíc vzadu, tedy nejdál od { -goal(case: "genitive") }.
fact-3-2 = Stojí-li více pocestných v jednom hostinci nebo na jednom dvojitém políčku, ten dál od cesty přišel později. Platí, že je víc vzadu, a hraje první.
fact-3-3 = Z { -start(case: "genitive") } proto vychází první pocestný na konci řady, nejdál od cesty.
fact-3-4 = Ve svém tahu posuňte svého pocestného po cestě vpřed, směrem do { -goal(case: "genitive") }, na libovolné volné políčko. Přejít můžete libovolný počet políček, volných i obsazených.
fact-3-5 = Pohnout se musíte a vracet se nikdy nesmíte.
fact-3-6 = Hostinec nesmíte minout: každý pocestný se zastaví v každém hostinci.
fact-3-7 = Efekt políčka proveďte ihned.
fact-3-8 = Potom je na tahu pocestný, který je teď nejvíc vzadu. Jste-li to stále vy, hrajete znovu.
fact-3-9 = Nesmíte se zastavit na plném políčku ani na políčku panoramatu, které už máte dokončené. K zastávce ve vesnici potřebujete nejméně { AMOUNT(SPEC("village.coins_needed"), "coin", case: "accusative") }, v chrámu nejméně { AMOUNT(SPEC("temple.coins_needed"), "coin", case: "accusative") }. Nejbližší hostinec je pro vás otevřený vždy, takže táhnout můžete pokaždé.
fact-3-10 = Kdykoli získáte body, ihned posuňte svůj ukazatel bodů.

## 4 Políčka

fact-4-1 = Jednoduché políčko má místo pro { AMOUNT(SPEC("lowest x.spots for x in spaces"), "traveler", case: "accusative") }.
fact-4-2 = Dvojité políčko má jedno místo na cestě a druhé vedle ní. Kdo přijde první, musí zabrat místo na cestě; další zabere místo vedle.
fact-4-3 = Místa vedle cesty se používají, jen když vás hraje aspoň { SPEC("lowest n for n in players.min to players.max where usable_spots[n] > 1") }. Při menším počtu hráčů zůstávají prázdná a dvojité políčko platí za jednoduché. Neutrální pocestný se tu za hráče nepočítá.
fact-4-5 = V hostinci je místo pro všechny pocestné.

## 5 Vesnice

fact-5-1 = Ve vesnici odkryjte z vršku balíčku { AMOUNT(SPEC("stall_size"), "souvenir") }.
fact-5-2 = Kupte si z nich, kolik chcete a na kolik máte, nebo žádný. Každý stojí tolik, kolik je na něm uvedeno: { SPEC("lowest s.price for s in souvenirs") } až { AMOUNT(SPEC("highest s.price for s in souvenirs"), "coin", case: "accusative") }.
fact-5-3 = Nekoupené suvenýry vraťte v náhodném pořadí lícem dolů pod balíček.
fact-5-4 = Suvenýry skládejte do sad. Sada obsahuje nejvýše { AMOUNT(SPEC("count w in wares"), "ware") } a žádný druh v ní není víckrát.
fact-5-5 = Suvenýry jedné sady přinášejí { SPEC("set_points[0]") }, { SPEC("set_points[1]") }, { SPEC("set_points[2]") } a { AMOUNT(SPEC("set_points[3]"), "point") } v pořadí, v jakém do ní přibývají. Nový suvenýr vždy patří do vaší nejstarší sady, které jeho druh chybí; není-li taková, zakládá novou. Pořadí suvenýrů koupených najednou jejich součet nezmění.
fact-5-7 = Ve vesnici se smíte zastavit, jen máte-li nejméně { AMOUNT(SPEC("village.coins_needed"), "coin", case: "accusative") }, ale utratit nic nemusíte.
fact-5-8 = Je-li v balíčku suvenýrů málo, odkryjte ty, které zbývají, pokud nějaké jsou.

## 6 Farma

fact-6-1 = Na farmě { EFFECT("farm.effect") }. Získané mince si berete z banku.

## 7 Panoramata

fact-7-1 = Na políčku panoramatu si vezměte další kartu tohoto panoramatu: nemáte-li z něj žádnou, tu s nejnižším číslem, jinak tu, která následuje po vaší poslední.
fact-7-2 = Za kartu panoramatu získáte ihned tolik bodů, kolik je její číslo.
fact-7-3 = Každé panorama můžete složit jen jednou.
fact-7-4 = Dokončíte-li panorama jako první, vezměte si jeho úspěch a ihned získejte { AMOUNT(SPEC("award_points"), "point") }. Kdo je dokončí později, tento úspěch nedostane.
fact-7-5 = Na políčkách panoramatu, které máte dokončené, se už zastavit nesmíte.
fact-7-6 = Karty panoramat platí stejně, ať jsou z políčka, nebo z jiného efektu: přinášejí body, mohou panorama dokončit a vynést jeho úspěch.

## 8 Horké prameny

fact-8-1 = U horkého pramene si vezměte kartu horkého pramene, ponechte si ji a získejte její body: { SPEC("lowest s.points for s in springs") } nebo { SPEC("highest s.points for s in springs") }.

## 9 Chrám

fact-9-1 = V chrámu darujte ze svého { SPEC("least_gift") } až { AMOUNT(SPEC("most_gift"), "coin", case: "accusative") }. Položte je na část chrámu ve své barvě.
fact-9-2 = Za každou darovanou minci ihned získáte { AMOUNT(SPEC("points_per_gift"), "point") }.
fact-9-3 = V chrámu se smíte zastavit, jen máte-li nejméně { AMOUNT(SPEC("temple.coins_needed"), "coin", case: "accusative") }, a darovat musíte nejméně { AMOUNT(SPEC("least_gift"), "coin", case: "accusative") }.
fact-9-4 = Do odměny chrámu po skončení cesty se počítají všechny mince darované ve vaší barvě, i ty z banku.

## 10 Setkání

fact-10-1 = Na políčku setkání vezměte vrchní kartu z balíčku setkání, ukažte ji, proveďte její efekt a kartu si ponechte.
fact-10-2 = { NAME("shokunin") }: { EFFECT("shokunin.effect") }. Nic vás nestojí a boduje, jako byste jej koupili.
fact-10-3 = Annaibito, průvodci: každý vede k jednomu panoramatu. Vezměte si další kartu tohoto panoramatu, nebo tu s nejnižším číslem, pokud jste je ještě nezačali.
fact-10-4 = Máte-li panorama svého průvodce už dokončené, můžete začít nebo rozšířit jiné podle své volby.
fact-10-5 = Této volby se můžete vzdát. Máte-li dokončená všechna panoramata, průvodce nemá žádný efekt.
fact-10-6 = { NAME("samurai") }: { EFFECT("samurai.effect") }.
fact-10-7 = { NAME("kuge") }: { EFFECT("kuge.effect") }.
fact-10-8 = { NAME("miko") }: { EFFECT("miko.effect") }. Platí to jako váš vlastní dar a za každou minci získáte { AMOUNT(SPEC("points_per_gift"), "point") }.
fact-G7 = Je-li balíček suvenýrů prázdný, { NAME("shokunin") } vám nic nepřinese.

## 11 Hostince a jídla

fact-11-1 = Cestou z { -start(case: "genitive") } do { -goal(case: "genitive") } navštívíte { AMOUNT(SPEC("count x in spaces where x.station = inn and x != kyoto and x != edo"), "inn") } a posledním hostincem je samo { -goal }. Každý pocestný se musí zastavit v každém z nich.
fact-11-2 = V hostinci se pocestní řadí tak, jak přicházejí: první hned u cesty, každý další za ostatními.
fact-11-3 =
    { SPEC("extra_meals") ->
        [0] Přijdete-li jako první, doberte nabídku jídel: jedno jídlo za každého pocestného ve hře. Karty si tajně prohlédněte.
       *[other] Přijdete-li jako první, doberte nabídku jídel: jedno jídlo za každého pocestného ve hře a k tomu navíc { AMOUNT(SPEC("extra_meals"), "meal") }. Karty si tajně prohlédněte.
    }
fact-11-4 = Jídlo z nabídky si můžete koupit za jeho cenu. Položte je lícem vzhůru před sebe a ihned získejte { AMOUNT(SPEC("meal_points"), "point") }. Zbytek nabídky leží lícem dolů vedle herního plánu.
fact-11-5 = Kdo přijde později, prohlédne si, co z nabídky zbylo, a může si stejným způsobem koupit jídlo.
fact-11-6 = V každém hostinci můžete mít jen jedno jídlo a kupovat ho nemusíte.
fact-11-7 =
    { SPEC("same_meal_limit") ->
        [1] Pokrm, který jste na této cestě už jedli, si znovu vzít nesmíte.
       *[other] Od stejného pokrmu smíte na této cestě sníst nejvýše { AMOUNT(SPEC("same_meal_limit"), "time", case: "accusative") }.
    }
fact-11-8 = Z hostince nikdo neodejde, dokud do něj nedorazí všichni pocestní.
fact-11-9 = Jakmile jsou všichni pocestní na místě a měli možnost koupit si jídlo, vraťte zbytek nabídky v náhodném pořadí pod balíček jídel.
fact-11-10 = Potom odchází jako první pocestný, který přišel poslední a stojí nejdál od cesty.
fact-11-11 = V { -start(case: "locative") } se nejí: jídlo si můžete dát v mezilehlých hostincích a v { -goal(case: "locative") }.

## 12 Konec cesty

fact-12-1 = Hra končí, když poslední pocestný dorazí do { -goal(case: "genitive") } a má možnost koupit si jídlo.
fact-12-2 = Potom udělte úspěchy { NAME("gourmet") }, { NAME("bather") }, { NAME("chatterbox") } a { NAME("collector") } a přidělte odměnu chrámu.
fact-12-3 = Vítězí hráč s nejvyšším počtem bodů. Při shodě je na tom lépe ten, kdo má více úspěchů.
fact-12-4 = Hráči, kteří mají i stejný počet úspěchů, se o místo dělí.
fact-12-5 =
    { SPEC("points_per_coin") ->
        [0] Zbylé mince nemají žádnou hodnotu.
       *[other] Každá zbylá mince přináší { AMOUNT(SPEC("points_per_coin"), "point") }.
    }
fact-12-6 = Suvenýry, panoramata, jídla a horké prameny už bodovaly během cesty a znovu nebodují. Jste-li na pochybách, přepočítejte je podle karet před sebou.

## 13 Odměna chrámu

fact-13-1 = Seřaďte pocestné podle darovaných mincí. Nejvyšší místo přináší { AMOUNT(SPEC("temple_bonus[0]"), "point") }, další místa { SPEC("temple_bonus[1]") }, { SPEC("temple_bonus[2]") } a { AMOUNT(SPEC("temple_bonus[3]"), "point") }.
fact-13-2 = Pocestný, který nic nedaroval, odměnu nedostane.
fact-13-3 = Pocestní se stejným součtem se o místo dělí a každý z nich získá všechny jeho body.
fact-13-4 = Po shodě se žádné místo nevynechává: nejbližší nižší součet zaujme další místo.
fact-13-5 = Pocestní pod těmito místy, kteří něco darovali, získají každý { AMOUNT(SPEC("temple_bonus[4]"), "point") }.

## 14 Úspěchy

fact-14-1 = { NAME("paddy_master") }, { NAME("mountain_master") } a { NAME("sea_master") } se získávají na cestě: každý patří tomu, kdo panorama dokončí jako první, a nikomu jinému.
fact-14-2 = Úspěch { NAME("gourmet") } připadne pocestnému s nejvyšším součtem cen uvedených na jeho jídlech. Platí uvedená cena, i když jste zaplatili méně.
fact-14-3 = Úspěch { NAME("bather") } připadne pocestnému s nejvíce kartami horkých pramenů.
fact-14-4 = Úspěch { NAME("chatterbox") } připadne pocestnému s nejvíce kartami setkání. Počítají se jen karty, které jste si ponechali.
fact-14-5 = Úspěch { NAME("collector") } připadne pocestnému s nejvíce suvenýry. Počítají se i ty, které dostal darem.
fact-14-6 = Každý z těchto úspěchů přináší { AMOUNT(SPEC("award_points"), "point") }. Při shodě bodují všichni, kdo se shodují, a úspěch se každému z nich počítá i při rozhodování shody o vítězství. Nemá-li nikdo aspoň { SPEC("award_least") } z toho, co úspěch počítá, neudělí se.

## 15 Pocestní

fact-15-13 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] Každý pocestný má destičku s počátečním jměním a schopností. Každá destička je ve hře jen jednou, takže žádní dva hráči nemají stejného pocestného.
    }
fact-15-1 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("hiroshige") } má na začátku { AMOUNT(SPEC("hiroshige.coins"), "coin", case: "accusative") }. V každém mezilehlém hostinci, ale ne v { -goal(case: "locative") }, před jídlem: { EFFECT("hiroshige.halfway") }. Boduje jako obvykle; máte-li dokončená všechna panoramata, nedostanete nic.
    }
fact-15-2 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("chuubei") } má na začátku { AMOUNT(SPEC("chuubei.coins"), "coin", case: "accusative") }. V každém mezilehlém hostinci, ale ne v { -goal(case: "locative") }, před jídlem: { EFFECT("chuubei.halfway") }. Kartu si ponechte; počítá se pro úspěch { NAME("chatterbox") }.
    }
fact-15-3 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("kinko") } má na začátku { AMOUNT(SPEC("kinko.coins"), "coin", case: "accusative") }. Každé jídlo vás stojí o { AMOUNT(SPEC("kinko.meal_price", nth: 1), "coin", case: "accusative") } méně, takže levné jídlo můžete mít i zdarma.
    }
fact-15-4 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("yoshiyasu") } má na začátku { AMOUNT(SPEC("yoshiyasu.coins"), "coin", case: "accusative") }. Při každém setkání si vezměte { AMOUNT(SPEC("yoshiyasu.meets"), "card", case: "accusative") }, jednu z nich si ponechte a využijte a zbytek vraťte, aniž ho ukážete, pod balíček.
    }
fact-15-5 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("satsuki") } má na začátku { AMOUNT(SPEC("satsuki.coins"), "coin", case: "accusative") }. V každém hostinci, i v { -goal(case: "locative") }, než koupíte jídlo: { EFFECT("satsuki.table") }. Vezmete-li si je, žádné tam už nekupujete; odmítnete-li je, můžete si koupit jídlo jako obvykle.
    }
fact-15-6 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { SPEC("treat_from_deck") ->
                [1] Toto jídlo zdarma je z vršku balíčku jídel a nepatří do nabídky. Odmítnete-li je, vrátí se pod balíček.
               *[other]
                    { SPEC("refused_meal_stays") ->
                        [0] Toto jídlo zdarma se náhodně vybírá z nabídky. Odmítnete-li je, vrátí se pod balíček jídel.
                       *[other] Toto jídlo zdarma se náhodně vybírá z nabídky. Odmítnete-li je, zůstane v nabídce a ještě si je můžete koupit.
                    }
            }
    }
fact-15-7 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] Jídlo zdarma nesmíte přijmout, pokud jeho pokrm už znovu jíst nesmíte.
    }
fact-15-8 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("mitsukuni") } má na začátku { AMOUNT(SPEC("mitsukuni.coins"), "coin", case: "accusative") }. Za každou kartu horkého pramene získáte o { AMOUNT(SPEC("mitsukuni.bath_bonus"), "point") } více a za každý úspěch, na cestě i po jejím skončení, o { AMOUNT(SPEC("mitsukuni.award_bonus"), "point") } více.
    }
fact-15-9 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("sasayakko") } má na začátku { AMOUNT(SPEC("sasayakko.coins"), "coin", case: "accusative") }. Koupíte-li v jedné vesnici více suvenýrů, nejlevnější z nich je zdarma, ale musíte mít dost mincí na plnou cenu všech.
    }
fact-15-10 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("hirotada") } má na začátku { AMOUNT(SPEC("hirotada.coins"), "coin", case: "accusative") }. V každém chrámu po vlastním daru: { EFFECT("hirotada.blessing") }. Počítá se to a boduje jako váš vlastní dar, ale nenahrazuje ho.
    }
fact-15-11 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("umegae") } má na začátku { AMOUNT(SPEC("umegae.coins"), "coin", case: "accusative") }. Při každém setkání, než si vezmete kartu: { EFFECT("umegae.greeting") }.
    }
fact-15-12 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("zen_emon") } má na začátku { AMOUNT(SPEC("zen_emon.coins"), "coin", case: "accusative") }. V každé vesnici vás nejdražší z kupovaných suvenýrů stojí jen { AMOUNT(SPEC("zen_emon.discount", nth: 1), "coin", case: "accusative") }.
    }

## 16 Neutrální pocestný

fact-16-1 = Ve hře pro { AMOUNT(SPEC("players.min"), "player", case: "accusative") } se na cestu vydá také neutrální pocestný v barvě, kterou nikdo nehraje. Jeho figurka stojí v { -start(case: "locative") } v řadě na náhodném místě jako ostatní.
fact-16-2 = Neutrální pocestný táhne jako ostatní: kdykoli je nejvíc vzadu.
fact-16-3 = Pohybuje jím hráč, jehož pocestný je nejblíž { -goal(case: "dative") }.
fact-16-4 = Kde se zastaví, tam se nic nestane, s výjimkou chrámů a hostinců.
fact-16-5 = V chrámu darujte v jeho barvě { AMOUNT(SPEC("neutral_gift"), "coin", case: "accusative") } z banku. Neutrální pocestný má své místo v pořadí o odměnu chrámu a může vás odsunout níž, sám však body nezíská.
fact-16-6 = V hostinci se neutrální pocestný při dobírání nabídky počítá jako každý jiný. Když dorazí, hráč, který jím táhl, vrátí z nabídky náhodně { AMOUNT(SPEC("neutral_meals"), "meal") } lícem dolů pod balíček jídel.
fact-16-7 = Neutrální pocestný zabírá své políčko jako každý jiný a nesmí se zastavit na plném políčku.
fact-16-8 = Všechna ostatní pravidla zůstávají stejná.
fact-G2 =
    { SPEC("neutral_coins") ->
        [0] Nemá mince, proto se nesmí zastavit ve vesnicích ani v chrámech.
       *[other] K zastávce ve vesnici nebo v chrámu mince nepotřebuje.
    }
fact-G3 = Nemá karty panoramat, proto se může zastavit na kterémkoli políčku panoramatu.
fact-G4 =
    { SPEC("ahead_in_inn") ->
        [-1] Stojí-li pocestní hráčů ve stejném hostinci, vpředu je ten dál od cesty a neutrálním pocestným táhne jeho hráč.
       *[other] Stojí-li pocestní hráčů ve stejném hostinci, vpředu je ten blíž k cestě a neutrálním pocestným táhne jeho hráč.
    }
fact-G6 =
    { SPEC("neutral_opens_menu") ->
        [0] Přijde-li neutrální pocestný do hostince jako první, nabídka ještě není a nic se neodkládá. Dobere ji první hráč, který dorazí.
       *[other] Přijde-li neutrální pocestný do hostince jako první, hráč, který jím táhl, dobere nabídku a potom z ní odloží.
    }

## 17 Varianty

fact-17-6 = Varianty můžete spolu libovolně kombinovat a hrát je v jakémkoli počtu hráčů.
fact-17-1 = { variant-initiatory }: pro první hru. Hraje se bez destiček pocestných a každý má na začátku { AMOUNT(SPEC("coins_without_tile"), "coin", case: "accusative") }.
fact-17-2 = { variant-return-journey }: cesta začíná v { NAME("edo", case: "locative") } a končí v { NAME("kyoto", case: "locative") }. Jde se opačným směrem; všechna ostatní pravidla zůstávají stejná.
fact-G10 = Na této cestě je posledním hostincem { NAME("kyoto") } a jí se v něm, kdežto v { NAME("edo", case: "locative") } se nejí. Schopnosti pro mezilehlé hostince platí jako dřív v hostincích mezi oběma městy.
fact-17-3 = { variant-gastronomy }: v nabídce hostince nejsou jídla navíc, jen jedno jídlo za každého pocestného ve hře.
fact-G5 =
    { SPEC("neutral_share") ->
        [0] {""}
       *[other] Ve hře pro { AMOUNT(SPEC("players.min"), "player", case: "accusative") } se zde počítá i neutrální pocestný.
    }
fact-17-4 =
    { SPEC("count n in 0 to players.max - 1 where coins_by_spot[n] != 0") ->
        [0] { variant-preparations }: místo v řadě na startu mění vaše počáteční jmění. Čím blíž k cestě stojíte, tím později vycházíte a tím více mincí máte.
       *[other] { variant-preparations }: místo v řadě na startu mění vaše počáteční jmění. Počítáno od cesty jde o změny { SPEC("coins_by_spot[0]", sign: "always") }, { SPEC("coins_by_spot[1]", sign: "always") }, { SPEC("coins_by_spot[2]", sign: "always") }, { SPEC("coins_by_spot[3]", sign: "always") } a { SPEC("coins_by_spot[4]", sign: "always") }.
    }
fact-G9 = Ve hře pro { AMOUNT(SPEC("players.min"), "player", case: "accusative") } má v této řadě místo i neutrální pocestný, ale mince nedostává.
