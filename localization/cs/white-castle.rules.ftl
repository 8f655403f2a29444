### Pravidla Bílého hradu česky: jedna zpráva pro každý číslovaný fakt, který hráč potřebuje.
###
### Pro překladatele
### - Čísla hry se tu nepíší číslicí ani slovem, funkce je berou ze specifikace:
###     SPEC("rounds")                         číslo; smí tu být každý výraz jazyka
###     SPEC("exchange for coin", nth: 1)      první číslo zapsané v pravidle nebo efektu
###     AMOUNT(SPEC("rounds"), "round")        číslo s podstatným jménem: 3 kola; case: "accusative" žádá pád
###     EFFECT("outside_left.actions")         efekt slovy, bez velkého písmene a tečky
###     NAME("yard_5")                         jméno čehokoli deklarovaného
### - Každá zpráva má stejné SPEC a EFFECT jako anglická. Volba podle SPEC(...) sleduje přepínač pravidel, {""} fakt vynechá.
### - Hráčům se vyká. Po jednopísmenných předložkách a spojkách stojí pevná mezera (U+00A0).

## Kapitoly

chapter-overview = Hra v kostce
chapter-components = Herní materiál
chapter-setup = Příprava herního plánu
chapter-player-setup = Příprava hráčů
chapter-turn = Váš tah
chapter-castle = Místnosti hradu
chapter-outside = Za hradbami a studna
chapter-domain = Osobní panství
chapter-warriors = Válečníci
chapter-gardeners = Zahradníci
chapter-courtiers = Dvořané
chapter-seals = Pečeti daimjóa
chapter-lanterns = Odměny lucerny
chapter-influence = Vliv a průběh roku
chapter-round-end = Konec kola
chapter-gardens = Zahrady
chapter-scoring = Závěrečné bodování
chapter-solo-setup = Sólový mód: příprava
chapter-solo-turn = Sólový mód: tah protivníka
chapter-solo-actions = Sólový mód: karty protivníka
chapter-solo-end = Sólový mód: konec kola a bodování
chapter-variants = Varianty a vydání
chapter-symbols = Symboly

## Podstatná jména pravidel; ostatní jsou zdroje a druhy

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
    .locative =
        { $count ->
            [one] hráči
            [few] hráčích
            [many] hráče
           *[other] hráčích
        }
noun-round =
    { $count ->
        [one] kolo
        [few] kola
        [many] kola
       *[other] kol
    }
    .locative =
        { $count ->
            [one] kole
            [few] kolech
            [many] kola
           *[other] kolech
        }
noun-turn =
    { $count ->
        [one] tah
        [few] tahy
        [many] tahu
       *[other] tahů
    }
noun-time = použití
noun-die =
    { $count ->
        [one] kostka
        [few] kostky
        [many] kostky
       *[other] kostek
    }
    .accusative =
        { $count ->
            [one] kostku
            [few] kostky
            [many] kostky
           *[other] kostek
        }
noun-figure =
    { $count ->
        [one] figurka
        [few] figurky
        [many] figurky
       *[other] figurek
    }
    .accusative =
        { $count ->
            [one] figurku
            [few] figurky
            [many] figurky
           *[other] figurek
        }
noun-section =
    { $count ->
        [one] část
        [few] části
        [many] části
       *[other] částí
    }

## R1 Herní materiál a omezení

fact-R1-1 = Herní plán je společný pro všechny. Každý hráč má desku panství a přehledovou kartu.
fact-R1-2 = Karty: { AMOUNT(SPEC("count c in starting_actions"), "starting_action") }, { AMOUNT(SPEC("count c in starting_resources"), "starting_resource") }, { AMOUNT(SPEC("count c in decrees"), "decree") }, { AMOUNT(SPEC("count c in stewards"), "steward") }, { AMOUNT(SPEC("count c in diplomats"), "diplomat") }, { AMOUNT(SPEC("count c in daimyos"), "daimyo") }, { AMOUNT(SPEC("count c in plants"), "plant") }, { AMOUNT(SPEC("count c in stones"), "stone") } a { AMOUNT(SPEC("count c in solo_cards"), "solo_card") }.
fact-R1-3 = Dále hra obsahuje { AMOUNT(SPEC("count t in yard_tiles"), "yard_tile", case: "accusative") }, { AMOUNT(SPEC("count t in die_tiles"), "die_tile", case: "accusative") }, most pro každou barvu kostek, mince různých hodnot, pečeti daimjóa a pro každého hráče oboustrannou destičku bodů klanu.
fact-R1-4 = Každý klan má { AMOUNT(SPEC("home.start"), "figure", case: "accusative") } každého druhu (dvořany, zahradníky a válečníky), kostičku pro každý zdroj, figurku volavky, žeton vějíře a žeton vlivu. Ukazatel kola je společný.
fact-R1-5 = Kostek je { SPEC("(count c in colours) * (players.max + extra_dice)") } a mají hodnoty { SPEC("cast dice", nth: 1) } až { SPEC("die_faces") }: v oranžové, černé i bílé barvě vždy { AMOUNT(SPEC("players.max + extra_dice"), "die") }.
fact-R1-6 = Klany jsou modrý, červený, žlutý a zelený. Každý hráč si jeden vybere a vezme si vše v jeho barvě.
fact-R1-7 = Mít můžete nejvýše { AMOUNT(SPEC("food.max"), "food") }, { AMOUNT(SPEC("iron.max"), "iron") } a { AMOUNT(SPEC("pearl.max"), "pearl") }. Co získáte navíc, propadá, a nikdy nemůžete zaplatit víc, než máte.
fact-R1-8 = Mít můžete nejvýše { AMOUNT(SPEC("seal.max"), "seal") }. Získané pečeti nad tento počet propadají.
fact-R1-9 = Mincí můžete mít libovolné množství a kdykoli si je můžete rozměnit.
fact-R1-10 = Zásoba mincí a pečetí daimjóa je neomezená. Pokud dojdou, použijte jakoukoli náhradu.

## R2 Příprava herního plánu

fact-R2-1 = Položte herní plán doprostřed stolu.
fact-R2-2 = Hraje-li vás méně než { SPEC("large_table") }, včetně sólového módu, vraťte do krabice karty pobočníků a diplomatů se značkou v levém dolním rohu: { AMOUNT(SPEC("count c in stewards where c.marked"), "steward", case: "accusative") } a { AMOUNT(SPEC("count c in diplomats where c.marked"), "diplomat", case: "accusative") }.
fact-R2-3 = Zamíchejte zvlášť karty pobočníků (okrové) a karty diplomatů (indigové) a položte balíčky na jejich místa na herním plánu. Potom do každé místnosti položte jednu kartu lícem vzhůru: patro pobočníků má { AMOUNT(SPEC("count r in rooms where r.floor = steward_floor"), "room") }, patro diplomatů { AMOUNT(SPEC("count r in rooms where r.floor = diplomat_floor"), "room") }.
fact-R2-4 = Pokud všechny karty v místnostech ukazují na tmavém pozadí stejnou akci, zamíchejte je zpět do balíčků a vyložte nové.
fact-R2-5 = Zamíchejte karty daimjóa (šedé), jednu položte lícem vzhůru do místnosti daimjóa a ostatní vraťte do krabice.
fact-R2-6 = Otočte destičky kostek barevnou stranou vzhůru a promíchejte je. Vylosujte jednu destičku od každé barvy a položte je v náhodném pořadí na zvlášť označená místa pro destičky.
fact-R2-7 = Potom zaplňte číslovaná místa pro destičky. Losujte destičky po jedné a pokládejte je vždy na volné místo s nejnižším číslem.
fact-R2-8 = Pokud by destička zaplnila poslední volné místo místnosti a všechny její destičky by měly stejnou barvu, položte ji místo toho na nejbližší další volné místo podle čísel.
fact-R2-9 = Nakonec leží na každém místě destička a žádná místnost neukazuje jen jedinou barvu.
fact-R2-10 = Místa pro destičky s nejvyššími čísly patří ke studni: tam destičky otočte stranou se zdrojem vzhůru. Všechny ostatní zůstávají barevnou stranou vzhůru.
fact-R2-12 = Také přesunutá destička musí vyhovovat místnosti, do které se dostane; vynechané místo zaplní některá další. Nehodí-li se destička nikam, seberte všechny destičky kostek a rozložte je znovu.
fact-R2-13 = Destičky kostek zůstávají na svých místech až do konce hry.
fact-R2-14 = Ukazatel kola položte na první pole počítadla kol.
fact-R2-15 = Mince, pečeti daimjóa a destičky bodů klanu položte vedle herního plánu jako společnou zásobu.
fact-R2-16 = Od každé barvy použijte tolik kostek, kolik je hráčů, a navíc { AMOUNT(SPEC("extra_dice"), "die", case: "accusative") }; ostatní vraťte do krabice. V sólovém módu se tu protivník počítá jako hráč.
fact-R2-17 = Všemi těmito kostkami hoďte. Kostky každé barvy položte na jejich most vzestupně: nejnižší na levý konec k lucerně, nejvyšší na pravý konec a ostatní mezi ně doprostřed.
fact-R2-18 = Zamíchejte zvlášť kvetoucí a zenové zahrady. Pod každý most položte lícem vzhůru jednu náhodnou kartu každého druhu; ostatní vraťte do krabice.
fact-R2-19 = Na každé místo pro destičku na cvičištích položte náhodnou destičku cvičiště tou stranou vzhůru, jejíž barvu místo ukazuje; ostatní vraťte do krabice. Modré i žluté místo má { NAME("yard_5") }, modré má { NAME("yard_3") }, žluté má { NAME("yard_1") }.
fact-R2-20 =
    { SPEC("fixed_well") ->
        [1] Než destičky kostek promícháte, odložte stranou ty pro studnu: destičku perleti s oranžovou kostkou na rubu a destičku železa s černou kostkou na rubu.
       *[other] V první hře můžete, než destičky kostek promícháte, odložit stranou ty pro studnu: destičku perleti s oranžovou kostkou na rubu a destičku železa s černou kostkou na rubu.
    }

## R3 Příprava hráčů

fact-R3-1 = Vezměte si desku panství. Své dvořany, zahradníky a válečníky postavte do jejich řad, na začátek každého počítadla zdrojů položte kostičku a žeton vějíře vedle počítadla bodů klanu.
fact-R3-2 = Žetony vlivu všech hráčů naskládejte v náhodném pořadí na sebe na obrázek volavky vlevo od stupnice průběhu roku.
fact-R3-3 = Figurky volavek postavte na stupnici pořadí průběhu hry podle tohoto sloupečku: hráč s žetonem navrchu je první, hráč s žetonem vespod poslední.
fact-R3-4 = Vyložte počáteční páry; každý tvoří náhodná karta počátečních zdrojů lícem vzhůru a pod ní náhodná počáteční karta akce lícem vzhůru: { AMOUNT(SPEC("columns_offered[2]"), "column") } pro { AMOUNT(SPEC("2"), "player", case: "accusative") }, { AMOUNT(SPEC("columns_offered[3]"), "column") } pro { AMOUNT(SPEC("3"), "player", case: "accusative") }, { AMOUNT(SPEC("columns_offered[4]"), "column") } pro { AMOUNT(SPEC("4"), "player", case: "accusative") }.
fact-R3-5 = V opačném pořadí průběhu hry, od posledního hráče k prvnímu, si každý vezme počáteční pár.
fact-R3-6 = Počáteční kartu akce položte na místo pro kartu vpravo na své desce panství. Je to teď vaše karta akce.
fact-R3-7 = Získejte vše, co ukazuje vaše karta počátečních zdrojů. Potom ji otočte a položte do oblasti lucerny pod svou deskou panství, kde platí její rub.
fact-R3-8 = Ukazuje-li vaše karta počátečních zdrojů dekret, vezměte si i tuto kartu dekretu a položte ji do své oblasti lucerny. Symboly obou karet musí být vidět.
fact-R3-9 = Dává-li vám karta počátečních zdrojů libovolné zdroje, zvolte je ihned, než si vezme pár další hráč.

## R4 Průběh hry

fact-R4-1 = Hra má { AMOUNT(SPEC("rounds"), "round") }. V každém kole odehrajete { AMOUNT(SPEC("turns_each_round"), "turn") }, vždy po jednom a v pořadí průběhu hry; začíná hráč, jehož figurka volavky je na stupnici pořadí nejvýš.
fact-R4-2 = Ve svém tahu vezměte kostku z mostu, umístěte ji na pole se symbolem kostky a proveďte akce tohoto pole.
fact-R4-3 = Kolo končí, jakmile každý hráč umístil { AMOUNT(SPEC("turns_each_round"), "die", case: "accusative") }. Na mostech pak { SPEC("(count c in colours) * (players.max + extra_dice) - players.max * turns_each_round") ->
        [one] zbývá
        [few] zbývají
        [many] zbývá
       *[other] zbývá
    } { AMOUNT(SPEC("(count c in colours) * (players.max + extra_dice) - players.max * turns_each_round"), "die") }.
fact-R4-4 = Po { AMOUNT(SPEC("rounds"), "round", case: "locative") }, jakmile je určeno nové pořadí průběhu hry, hra končí závěrečným bodováním.
fact-R4-5 = Červený vějíř přináší body klanu ihned: posuňte svůj žeton vějíře po počítadle bodů klanu. Zlatý vějíř platí až v závěrečném bodování.
fact-R4-6 = Počítadlo bodů klanu končí číslem { SPEC("point_track") }. Když váš vějíř překročí konec, vezměte si destičku bodů klanu stranou „+{ SPEC("point_track") }“ vzhůru a pokračujte od začátku; když konec překročí znovu, otočte destičku na „+{ SPEC("point_track * 2") }“.
fact-R4-7 = Vítězí hráč s nejvíce body klanu.

## R5 Tah: kostka

fact-R5-1 = Vezměte kostku z levého nebo z pravého konce kteréhokoli mostu. Kostky ze středu brát nelze.
fact-R5-2 = Leží-li ve středu tohoto mostu kostky, ta nejbližší se posune na uvolněný konec; jinak konec zůstane prázdný. Hodnoty kostek se nemění.
fact-R5-3 = Umístěte kostku na pole se symbolem kostky na herním plánu nebo na své desce panství. Vždy zakryje nějakou hodnotu: natištěnou, nebo hodnotu kostky, která tam už leží.
fact-R5-4 = Je-li vaše kostka vyšší než zakrytá hodnota, získejte rozdíl v mincích. Je-li nižší, rozdíl v mincích zaplaťte. Jsou-li stejné, nic se neděje.
fact-R5-5 = Nemůžete-li rozdíl zaplatit, nesmíte kostku na toto pole umístit.
fact-R5-6 = Na jednom poli herního plánu smí ležet nejvýše { AMOUNT(SPEC("most_dice_on_space[1]"), "die") } v sólovém módu, { AMOUNT(SPEC("most_dice_on_space[2]"), "die") } při { AMOUNT(SPEC("2"), "player", case: "locative") }, { AMOUNT(SPEC("most_dice_on_space[3]"), "die") } při { AMOUNT(SPEC("3"), "player", case: "locative") } a { AMOUNT(SPEC("most_dice_on_space[4]"), "die") } při { AMOUNT(SPEC("4"), "player", case: "locative") }. Kde je místo pro další kostku, pokládá se na tu, která tam už leží. Na pole desky panství se vejde jen jedna kostka, ke studni libovolný počet.
fact-R5-7 =
    { SPEC("left_lantern") ->
        [0] Kostka z levého konce mostu vám nepřináší nic navíc oproti kostce z pravého konce.
       *[other] Vzali-li jste kostku z levého konce mostu, získejte teď své odměny lucerny: po mincích za rozdíl a před akcemi pole.
    }
fact-R5-8 = Potom proveďte akce pole v libovolném pořadí.
fact-R5-9 =
    { SPEC("garden_may") ->
        [0] Akce pole, karty, destičky nebo zahrady je nabídka: nemusíte ji využít. Jedinou výjimkou je akce zahrady, do které právě vstoupil váš zahradník.
       *[other] Akce pole, karty, destičky nebo zahrady je nabídka: nemusíte ji využít.
    }
fact-R5-10 = Černé číslo u symbolu říká, kolik získáte; symbol bez čísla platí jednou. Červené číslo říká, kolik zaplatíte za to, co následuje za šipkou.
fact-R5-11 = Akci, jejíž poplatek nemůžete zaplatit, provést nelze.
fact-R5-12 =
    { SPEC("well.value") ->
        [1] Kostku můžete umístit pokaždé: ke studni smí každá a její umístění tam nikdy nestojí mince.
       *[other] {""}
    }

## R6 Místnosti hradu

fact-R6-1 = Každá místnost v patře pobočníků a v patře diplomatů má pole se symbolem kostky. Natištěné hodnoty zleva doprava jsou { SPEC("steward_left.value") }, { SPEC("steward_centre.value") } a { SPEC("steward_right.value") } v patře pobočníků, { SPEC("diplomat_left.value") } a { SPEC("diplomat_right.value") } v patře diplomatů.
fact-R6-2 = Karta v místnosti má vedle každé destičky kostky jednu část: karta pobočníků má { AMOUNT(SPEC("count t in tile_spaces where t.space = steward_left"), "section") }, karta diplomatů { AMOUNT(SPEC("count t in tile_spaces where t.space = diplomat_left"), "section") }.
fact-R6-3 = Umístíte-li kostku do místnosti, můžete v libovolném pořadí využít každou část karty vedle destičky v barvě své kostky. Má-li tuto barvu více destiček v místnosti, můžete využít části vedle všech.
fact-R6-4 = Kostku nelze umístit do místnosti, kde její barvu nemá žádná destička kostky.
fact-R6-5 = Karta pobočníků má jednu část s tmavým pozadím, kde za pečeti daimjóa provedete akci člena klanu, a části se světlým pozadím, které přinášejí zisk. Na kartě diplomatů je část s tmavým pozadím akce člena klanu bez poplatku a část se světlým pozadím zisk.

## R7 Za hradbami a studna

fact-R7-1 = Za hradbami je vlevo pole s natištěnou hodnotou { SPEC("outside_left.value") } a vpravo pole s natištěnou hodnotou { SPEC("outside_right.value") }. Obě přijímají kostky jakékoli barvy. Vlevo { EFFECT("outside_left.actions") }, vpravo { EFFECT("outside_right.actions") }.
fact-R7-2 = Studna přijímá kostky jakékoli barvy. Její hodnota je vždy { SPEC("well.value") }, ať tam leží cokoli.
fact-R7-3 = U studny může ležet libovolný počet kostek při jakémkoli počtu hráčů. Pokládejte je vedle sebe; nezakrývají se.
fact-R7-4 = Umístíte-li kostku ke studni, získejte v mincích její hodnotu minus { SPEC("well.value") } a k tomu { AMOUNT(SPEC("well rewards", nth: 1), "seal") } a odměnu každé destičky kostky, která tam leží.

## R8 Osobní panství

fact-R8-1 = Deska panství má v každé řadě pole se symbolem kostky: nahoře v řadě dvořanů pro oranžovou kostku, uprostřed v řadě zahradníků pro černou, dole v řadě válečníků pro bílou. Natištěné hodnoty shora dolů jsou { SPEC("domain_courtier.value") }, { SPEC("domain_gardener.value") } a { SPEC("domain_warrior.value") }. Na každé pole se vejde jen jedna kostka a musí mít jeho barvu.
fact-R8-2 =
    { SPEC("row_rewards_may") ->
        [1] Při využití řady nejprve získejte, chcete-li, její odkryté odměny: tu zcela vlevo, která není nikdy zakrytá, a každou, jejíž figurka řadu opustila. Potom můžete využít část své karty akce, která leží v této řadě.
       *[other] Při využití řady nejprve získejte všechny její odkryté odměny: tu zcela vlevo, která není nikdy zakrytá, a každou, jejíž figurka řadu opustila. Potom můžete využít část své karty akce, která leží v této řadě.
    }
fact-R8-3 = Odměnami řad jsou zdroje, pečeti daimjóa, mince a odměny lucerny.
fact-R8-4 = Počáteční karta akce má pro všechny řady stejnou akci.
fact-R8-5 = Karta diplomatů má méně částí, než má panství řad, takže jedna její část slouží více řadám.
fact-R8-6 = Z řady berte vždy figurku nejvíce vlevo. Odměny řady se tak odkrývají zleva doprava.

## R9 Akce členů klanu

fact-R9-1 = Akce válečníci: zvolte cvičiště, zaplaťte jeho poplatek v železe a přesuňte tam ze svého panství válečníka nejvíce vlevo. Na cvičišti smí být libovolný počet válečníků všech klanů.
fact-R9-2 = Potom můžete v libovolném pořadí využít destičky tohoto cvičiště.
fact-R9-3 = Cvičiště se liší počtem destiček a násobitelem: { NAME("yard_5") } – { AMOUNT(SPEC("count s in yard_slots where s.yard = yard_5"), "yard_slot") }, násobitel { SPEC("yard_5.multiplier") }; { NAME("yard_3") } – { AMOUNT(SPEC("count s in yard_slots where s.yard = yard_3"), "yard_slot") }, násobitel { SPEC("yard_3.multiplier") }; { NAME("yard_1") } – { AMOUNT(SPEC("count s in yard_slots where s.yard = yard_1"), "yard_slot") }, násobitel { SPEC("yard_1.multiplier") }. Násobitel platí v závěrečném bodování.
fact-R9-4 = Akce zahradníci: zvolte zahradu, v níž ještě nemáte zahradníka, zaplaťte její poplatek v jídle a přesuňte tam ze svého panství zahradníka nejvíce vlevo. V jedné zahradě mohou být zahradníci více klanů, ale od vás jen jeden.
fact-R9-5 =
    { SPEC("garden_may") ->
        [0] Potom jednou proveďte akci této zahrady, pokud nemá poplatek, který nemůžete zaplatit.
       *[other] Potom můžete jednou provést akci této zahrady. I ta může mít svůj poplatek.
    }
fact-R9-6 = Akce dvořané: vyžádejte si audienci, postupte po společenském žebříčku, nebo proveďte obojí v libovolném pořadí, každé nejvýše jednou. Postoupit může dvořan, který právě získal audienci, nebo kterýkoli jiný.
fact-R9-7 = Za vyžádání audience zaplaťte { AMOUNT(SPEC("audience_cost"), "coin", case: "accusative") } a přesuňte ze svého panství dvořana nejvíce vlevo na pole bran hradu. Na poli bran smí být libovolný počet dvořanů.
fact-R9-8 = Při postupu po společenském žebříčku zvolte jednoho ze svých dvořanů na poli bran hradu nebo v některé místnosti. Posuňte ho o { AMOUNT(SPEC("1"), "floor") } výš za { AMOUNT(SPEC("climb_cost[1]"), "pearl") }, nebo o { AMOUNT(SPEC("2"), "floor") } výš za { AMOUNT(SPEC("climb_cost[2]"), "pearl") }.
fact-R9-9 = Cesta vzhůru vede z pole bran hradu do kterékoli místnosti v patře pobočníků, odtud do kterékoli místnosti v patře diplomatů a odtud do místnosti daimjóa. Dvořan, který postupuje o { AMOUNT(SPEC("2"), "floor") }, jde přímo z pole bran do kterékoli místnosti v patře diplomatů, nebo z patra pobočníků do místnosti daimjóa.
fact-R9-10 = Postup je jediný pohyb jediného dvořana, nejvýše o { AMOUNT(SPEC("most_floors"), "floor") }. Záleží jen na tom, kde pohyb skončí; patro, kterým dvořan prošel, nic nepřináší.
fact-R9-11 = V místnosti smí být libovolný počet dvořanů.
fact-R9-12 = Skončí-li postup vašeho dvořana v místnosti v patře pobočníků nebo diplomatů, postupujte po řadě takto. Nejprve otočte svou kartu akce a přidejte ji do oblasti lucerny tak, aby byly vidět všechny symboly. Potom kartu z místnosti položte na místo pro kartu na své desce panství; je to vaše nová karta akce. Pak můžete využít jednu její část se světlým pozadím. Nakonec do místnosti doplňte kartu z balíčku tohoto patra.
fact-R9-13 = Je-li tento balíček prázdný, karta zůstane v místnosti a vám zůstane vaše karta akce; i tak můžete využít jednu část karty v místnosti se světlým pozadím.
fact-R9-14 = Skončí-li postup vašeho dvořana v místnosti daimjóa, nejprve získejte své odměny lucerny. Potom postavte dvořana na volné pole karty daimjóa a získejte jeho odměnu. Není-li žádné volné, dvořan prostě zůstane v místnosti.
fact-R9-15 = Karta daimjóa má { AMOUNT(SPEC("count s in daimyo_slots"), "daimyo_slot") }. Na každé se vejde jen jeden dvořan a zůstává tam až do konce hry.

## R10 Pečeti daimjóa

fact-R10-2 = Pečetěmi daimjóa platíte za překročení předělů na stupnici průběhu roku a za části karet pobočníků s tmavým pozadím.
fact-R10-3 = Kdykoli a tolikrát, kolikrát chcete, můžete směnit { AMOUNT(SPEC("exchange for goods", nth: 1), "seal") } za { AMOUNT(SPEC("exchange for goods", nth: 2), "goods") } nebo { AMOUNT(SPEC("exchange for coin", nth: 1), "seal") } za { AMOUNT(SPEC("exchange for coin", nth: 2), "coin", case: "accusative") }. Pečeti daimjóa směnou nikdy získat nelze.

## R11 Odměny lucerny

fact-R11-1 = Získáváte-li odměny lucerny, získejte v libovolném pořadí vše, co ukazují karty ve vaší oblasti lucerny.
fact-R11-2 = Na začátku leží ve vaší oblasti lucerny karta počátečních zdrojů a k ní karta dekretu, pokud ji ukazovala.
fact-R11-3 = Karta v oblasti lucerny dává to, co ukazuje: karta počátečních zdrojů zdroj, počáteční karta akce vliv, karta pobočníků mince, karta diplomatů body klanu, karta dekretu mince, pečeti daimjóa nebo body klanu. Přibude k nim každá karta akce, kterou vyměníte.
fact-R11-4 =
    { SPEC("left_lantern") ->
        [0] Odměny lucerny získáváte za symbol lucerny na kartě, v řadě panství nebo na poli karty daimjóa a také pokaždé, když váš dvořan dorazí do místnosti daimjóa.
       *[other] Odměny lucerny získáváte za kostku z levého konce mostu, za symbol lucerny na kartě, v řadě panství nebo na poli karty daimjóa a také pokaždé, když váš dvořan dorazí do místnosti daimjóa.
    }

## R12 Vliv

fact-R12-1 = Získáte-li vliv, posuňte svůj žeton vlivu o tolik polí vpřed. Skončí-li na poli s jinými žetony, položte ho na ně.
fact-R12-2 = Předěly rozdělují stupnici průběhu roku na období. Pokaždé, když váš žeton překročí předěl, zaplaťte: na prvním { AMOUNT(SPEC("toll[checkpoint(1)]"), "seal") }, na druhém { AMOUNT(SPEC("toll[checkpoint(2)]"), "seal") }, na třetím { AMOUNT(SPEC("toll[checkpoint(3)]"), "seal") }.
fact-R12-3 =
    { SPEC("part_of_a_move") ->
        [0] Nemůžete-li nebo nechcete-li na předělu zaplatit, žeton se vůbec neposune.
       *[other] Nemůžete-li nebo nechcete-li na předělu zaplatit, žeton se zastaví na posledním poli před ním a zbytek posunu propadá.
    }
fact-R12-4 = První předěl leží před polem { SPEC("checkpoint(1)") }, druhý před polem { SPEC("checkpoint(2)") }, třetí před polem { SPEC("checkpoint(3)") }. Poslední pole stupnice je pole { SPEC("influence.max") }.
fact-R12-5 = Co získáte za posledním polem, propadá. Žeton, který se neposune, si ponechává své místo ve sloupečku.
fact-R12-6 = Při jediném posunu můžete překročit několik předělů, pokud za každý zaplatíte.
fact-R12-7 = V závěrečném bodování přináší vliv body klanu.

## R13 Konec kola

fact-R13-1 = Nejprve nové pořadí průběhu hry: seřaďte figurky volavek podle žetonů vlivu. První je hráč, jehož žeton je nejdál; leží-li více žetonů na jednom poli, má přednost ten výše.
fact-R13-2 = Po { AMOUNT(SPEC("rounds"), "round", case: "locative") } zde skončete a přejděte k závěrečnému bodování.
fact-R13-3 = Potom zahrady: zahradníci mohou pracovat v zahradách pod mosty, na kterých ještě leží kostky.
fact-R13-4 = Nakonec příprava následujícího kola: seberte všechny kostky, umístěné i zbylé, hoďte jimi a položte je opět vzestupně na mosty. Ukazatel kola posuňte na další pole.

## R14 Zahrady na konci kola

fact-R14-1 = V novém pořadí průběhu hry vyřídí každý hráč všechny své zahrady, než začne další.
fact-R14-2 = Zahradu lze využít jen tehdy, leží-li na mostě nad ní ještě nějaká kostka, na kterémkoli místě.
fact-R14-3 = V každé takové zahradě, kde máte zahradníka, můžete jednou provést její akci; pořadí je na vás.
fact-R14-4 = Má-li akce zahrady poplatek, zaplaťte ho jako obvykle.

## R15 Závěrečné bodování

fact-R15-1 = Začněte body klanu, které jste získali během hry.
fact-R15-2 = Sečtěte své mince a pečeti daimjóa, vydělte součet číslem { SPEC("money_per_point") } a zaokrouhlete dolů: tolik bodů klanu získáte.
fact-R15-3 = Za každý zdroj získáte { AMOUNT(SPEC("goods_points[first n in 0 to food.max where goods_points[n] > 0]"), "point") }, máte-li ho aspoň { SPEC("first n in 0 to food.max where goods_points[n] > 0") }, avšak { AMOUNT(SPEC("goods_points[food.max]"), "point") }, máte-li ho aspoň { SPEC("first n in 0 to food.max where goods_points[n] = goods_points[food.max]") }.
fact-R15-4 = Váš žeton vlivu přináší v prvním období { AMOUNT(SPEC("season_points[0]"), "point") }, ve druhém { AMOUNT(SPEC("season_points[checkpoint(1)]"), "point") } a ve třetím { AMOUNT(SPEC("season_points[checkpoint(2)]"), "point") }. V posledním období přináší na prvním poli { AMOUNT(SPEC("season_points[checkpoint(3)]"), "point") } a na každém dalším o { AMOUNT(SPEC("season_points[influence.max] - season_points[influence.max - 1]"), "point") } více, až { AMOUNT(SPEC("season_points[influence.max]"), "point") } na posledním. Leží-li na poli více žetonů, bodují všechny naplno.
fact-R15-5 = Každý váš dvořan přináší { AMOUNT(SPEC("gate.points"), "point") } na poli bran hradu, { AMOUNT(SPEC("steward_floor.points"), "point") } v patře pobočníků, { AMOUNT(SPEC("diplomat_floor.points"), "point") } v patře diplomatů a { AMOUNT(SPEC("daimyo_room.points"), "point") } v místnosti daimjóa, ať stojí na poli karty, nebo ne.
fact-R15-6 = Každý váš válečník přináší násobitel svého cvičiště krát počet vašich dvořanů uvnitř hradu. Dvořané na poli bran se nepočítají.
fact-R15-7 = Každý váš zahradník přináší body klanu uvedené na jeho zahradě.
fact-R15-8 = Při shodě vítězí ten, kdo je v konečném pořadí průběhu hry vpředu.

## R16 Sólový mód: příprava

fact-R16-1 = V sólovém módu hrajete proti klanu Tokugawa, svému protivníkovi. Připravte hru pro { AMOUNT(SPEC("2"), "player", case: "accusative") } s následujícími změnami.
fact-R16-2 = Vyložte jen { AMOUNT(SPEC("columns_offered[1]"), "column") }, tedy náhodnou kartu počátečních zdrojů a náhodnou počáteční kartu akce, a vezměte si je.
fact-R16-3 = Protivník má na začátku { AMOUNT(SPEC("rival_points"), "point") }, jeho figurka volavky stojí na stupnici pořadí průběhu hry na pozici { SPEC("rival_place") } a žeton vlivu leží na stupnici průběhu roku na poli { SPEC("rival_influence") }. Jiné obtížnosti nabízejí varianty.
fact-R16-4 = Vaše figurka volavky zaujme zbývající pozici na stupnici pořadí průběhu hry.
fact-R16-5 = Protivník nemá desku panství ani počáteční karty. Mějte po ruce jen jeho figurky a místo na jeho mince.
fact-R16-6 = Zamíchejte balíček protivníka ({ AMOUNT(SPEC("count c in solo_cards"), "solo_card") }) a položte ho na stůl stranou s mostem vzhůru.
fact-R16-7 = Začínají-li oba žetony vlivu na stejném poli, navrchu leží žeton toho, kdo je v pořadí průběhu hry první.

## R17 Sólový mód: tah protivníka

fact-R17-1 = Vaše vlastní tahy se řídí obvyklými pravidly.
fact-R17-2 = Protivník nikdy za nic neplatí.
fact-R17-3 = Protivník neprovádí akce polí, destiček, zahrad ani karet na hradě, ať umísťuje kostku či figurku, nebo posouvá dvořana výš. Provádí jen akce svých karet.
fact-R17-4 = Protivník nezískává zdroje, jen mince, body klanu a vliv.
fact-R17-5 = Protivník smí umístit kostku i do místnosti, kde její barvu nemá žádná destička kostky.
fact-R17-6 = Na začátku jeho tahu otočte vrchní kartu balíčku protivníka a položte ji vedle balíčku. Další karty otočené v tomto tahu přijdou vpravo od ní.
fact-R17-7 = Podívejte se na kartu, která je teď na balíčku navrchu: horní část strany s mostem ukazuje most a místo na něm. Leží-li tam kostka, protivník si ji vezme a ostatní kostky se posunou jako obvykle. Neleží-li, otočte i tuto kartu a podívejte se na další.
fact-R17-8 = Protivník umístí kostku na pole, které ukazuje dolní část téže karty. Je-li pole obsazené, umístí ji ke studni.
fact-R17-9 = Je-li kostka vyšší než zakrytá hodnota, protivník získá rozdíl v mincích; je-li nižší, nic neplatí. U studny získá mince, ale ne pečeti daimjóa ani odměny destiček kostek.
fact-R17-10 = Potom protivník provede akce karet naposledy otočených v tomto tahu (nejvýše { AMOUNT(SPEC("rival_memory"), "solo_card") }): starší karta má přednost a na každé kartě je první horní akce. Bylo-li otočeno méně karet, provede akce těchto; dříve otočené karty se neberou v úvahu.
fact-R17-11 = Za každou akci, kterou nelze provést, získá protivník místo toho tolik bodů klanu, jaké je číslo probíhajícího kola.
fact-R17-12 = Nakonec karty otočte zpět a vraťte je pod balíček v pořadí, v jakém byly otočeny.
fact-R17-13 = Kostka z levého konce mostu nepřináší protivníkovi odměny lucerny.
fact-R17-14 = Kdykoli má protivník na výběr z rovnocenných možností – několik zahrad nebo místností jednoho patra –, rozhodujete vy.

## R18 Sólový mód: symboly karet protivníka

fact-R18-1 = Zahradník: protivník umístí zahradníka do zahrady uvedeného druhu, která má nejméně bodů klanu a v níž ještě žádného nemá. Jsou-li uvedeny oba druhy, porovnávají se všechny zahrady.
fact-R18-2 = Válečník: protivník umístí válečníka na cvičiště s uvedeným poplatkem v železe.
fact-R18-3 = Dvořan na poli bran: protivník umístí dvořana na pole bran hradu.
fact-R18-4 = Postup dvořana: protivník posune svého nejníže stojícího dvořana o uvedený počet pater výš. Dostane-li se do místnosti v patře pobočníků nebo diplomatů, odstraňte kartu této místnosti ze hry a doplňte novou; je-li balíček prázdný, karta zůstane. V místnosti daimjóa obsadí dvořan volné pole karty daimjóa nejvíce vlevo, pokud nějaké je.
fact-R18-5 = Červený vějíř nebo mince: protivník získá uvedený počet bodů klanu nebo mincí.
fact-R18-6 = Vliv: protivníkův žeton vlivu se posune o uvedený počet polí. Předěly ho nic nestojí.
fact-R18-7 = Akci figurky nelze provést, pokud protivníkovi žádná taková nezbývá, pokud má zahradníka už ve všech zahradách, které přicházejí v úvahu, nebo pokud nemá žádného dvořana níže než v místnosti daimjóa. Dvořan, který by postoupil nad místnost daimjóa, se v ní zastaví a akce se považuje za provedenou.

## R19 Sólový mód: konec kola a bodování

fact-R19-1 = Po určení nového pořadí průběhu hry v každém kole, i v posledním, protivník odevzdá své mince. Za { SPEC("rival_coin_rate[0]") ->
        [one] každou
        [few] každé
        [many] každé
       *[other] každých
    } { AMOUNT(SPEC("rival_coin_rate[0]"), "coin", case: "accusative") }, je-li v pořadí první, nebo za { SPEC("rival_coin_rate[1]") ->
        [one] každou
        [few] každé
        [many] každé
       *[other] každých
    } { AMOUNT(SPEC("rival_coin_rate[1]"), "coin", case: "accusative") }, je-li druhý, získá tolik bodů klanu, jaké je číslo právě odehraného kola. Zbylé mince mu zůstávají.
fact-R19-2 = Při zahradách získá protivník za každého svého zahradníka v zahradě, na jejímž mostě ještě leží kostka, tolik bodů klanu, jaké je číslo právě odehraného kola. Akce zahrad neprovádí.
fact-R19-3 = Potom zamíchejte balíček protivníka pro následující kolo.
fact-R19-4 = V závěrečném bodování získává protivník body za vliv, dvořany, válečníky a zahradníky jako hráč, ale nic za mince, pečeti daimjóa a zdroje.
fact-R19-5 = Vítězí vyšší součet. Při shodě vítězí ten, kdo je v pořadí průběhu hry vpředu.

## R20 Symboly

fact-R20-1 = Lucerna: získejte své odměny lucerny.
fact-R20-2 = Červený vějíř: získejte ihned uvedený počet bodů klanu.
fact-R20-3 = Vliv: posuňte svůj žeton vlivu o uvedený počet polí.
fact-R20-4 = Jídlo: získejte uvedené množství jídla.
fact-R20-5 = Železo: získejte uvedené množství železa.
fact-R20-6 = Perleť: získejte uvedené množství perleti.
fact-R20-7 = Libovolný zdroj: získejte uvedený počet zdrojů, stejných nebo různých, podle své volby.
fact-R20-8 = Pečeť daimjóa: získejte uvedený počet pečetí daimjóa.
fact-R20-9 = Mince: získejte uvedený počet mincí.
fact-R20-10 = Mince s červeným číslem: zaplaťte uvedený počet mincí za to, co následuje za šipkou.
fact-R20-11 = Dvořan: proveďte akci dvořané.
fact-R20-12 = Válečník: proveďte akci válečníci.
fact-R20-13 = Zahradník: proveďte akci zahradníci.
fact-R20-14 = Studna: získejte { AMOUNT(SPEC("well rewards", nth: 1), "seal") } a odměny destiček kostek u studny, ale žádné mince.
fact-R20-15 =
    { SPEC("row_limit") ->
        [99] Panství: využijte jednu řadu svého panství, jako byste tam umístili kostku.
        [1] Panství: využijte jednu řadu svého panství, jako byste tam umístili kostku. Nesmíte zvolit řadu, kterou jste v tomto tahu už využili, ať kostkou, nebo tímto symbolem. Zahrady na konci kola platí za samostatný tah.
       *[other] Panství: využijte jednu řadu svého panství, jako byste tam umístili kostku. Řadu smíte zvolit, jen pokud na ni v tomto tahu kostkou i tímto symbolem připadá méně než { AMOUNT(SPEC("row_limit"), "time") }. Zahrady na konci kola platí za samostatný tah.
    }
fact-R20-16 = Hrad, libovolná destička: využijte část karty vedle libovolné destičky kostky na hradě.
fact-R20-17 = Hrad, oranžová destička: využijte část karty vedle oranžové destičky kostky na hradě.
fact-R20-18 = Hrad, černá destička: využijte část karty vedle černé destičky kostky na hradě.
fact-R20-19 = Hrad, bílá destička: využijte část karty vedle bílé destičky kostky na hradě.
fact-R20-20 = Hrad, světlé pozadí: využijte část se světlým pozadím kterékoli karty v místnosti hradu.
fact-R20-21 = Pečeť daimjóa s červeným číslem: zaplaťte uvedený počet pečetí daimjóa za to, co následuje za šipkou.
fact-R20-23 = Symboly studny, panství a hradu neumísťují kostku. Za rozdíl nezískáváte ani neplatíte mince a nevadí ani barvy, ani kostky, které už někde leží.
fact-R20-24 = Symboly hradu se týkají jen karet v místnostech v patře pobočníků a v patře diplomatů, ne karty daimjóa, studny ani karet hráčů.
fact-R20-25 = Část karty využitá symbolem hradu si ponechává svůj poplatek.
fact-R20-26 = Jedna akce může vést k další a ta zase k další, bez omezení, dokud můžete platit poplatky.
