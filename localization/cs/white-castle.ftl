### Bílý hrad česky.

game-title = Bílý hrad
player-automa = Klan Tokugawa
    .object = klan Tokugawa

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
resource-seal =
    { $count ->
        [one] pečeť daimjóa
        [few] pečeti daimjóa
        [many] pečeti daimjóa
       *[other] pečetí daimjóa
    }
resource-food =
    { $count ->
        [one] jídlo
        [few] jídla
        [many] jídla
       *[other] jídel
    }
resource-iron =
    { $count ->
        [one] železo
        [few] železa
        [many] železa
       *[other] želez
    }
resource-pearl =
    { $count ->
        [one] perleť
        [few] perleti
        [many] perleti
       *[other] perletí
    }
resource-point =
    { $count ->
        [one] bod klanu
        [few] body klanu
        [many] bodu klanu
       *[other] bodů klanu
    }
resource-influence =
    { $count ->
        [one] vliv
        [few] vlivu
        [many] vlivu
       *[other] vlivu
    }
    .gain =
        { $mood ->
            [infinitive] { $count ->
                [one] posunout žeton vlivu o{"\u00A0"}{ $count }{"\u00A0"}pole
                [few] posunout žeton vlivu o{"\u00A0"}{ $count }{"\u00A0"}pole
                [many] posunout žeton vlivu o{"\u00A0"}{ $count }{"\u00A0"}pole
               *[other] posunout žeton vlivu o{"\u00A0"}{ $count }{"\u00A0"}polí
            }
            [third] { $count ->
                [one] posune žeton vlivu o{"\u00A0"}{ $count }{"\u00A0"}pole
                [few] posune žeton vlivu o{"\u00A0"}{ $count }{"\u00A0"}pole
                [many] posune žeton vlivu o{"\u00A0"}{ $count }{"\u00A0"}pole
               *[other] posune žeton vlivu o{"\u00A0"}{ $count }{"\u00A0"}polí
            }
           *[imperative] { $count ->
                [one] posuňte žeton vlivu o{"\u00A0"}{ $count }{"\u00A0"}pole
                [few] posuňte žeton vlivu o{"\u00A0"}{ $count }{"\u00A0"}pole
                [many] posuňte žeton vlivu o{"\u00A0"}{ $count }{"\u00A0"}pole
               *[other] posuňte žeton vlivu o{"\u00A0"}{ $count }{"\u00A0"}polí
            }
        }
group-goods =
    { $count ->
        [one] libovolný zdroj
        [few] libovolné zdroje
        [many] libovolného zdroje
       *[other] libovolných zdrojů
    }

## Druhy

kind-card =
    { $count ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    }
    .plural = karty
    .accusative =
        { $count ->
            [one] kartu
            [few] karty
            [many] karty
           *[other] karet
        }
kind-steward =
    { $count ->
        [one] karta pobočníků
        [few] karty pobočníků
        [many] karty pobočníků
       *[other] karet pobočníků
    }
    .plural = karty pobočníků
    .accusative =
        { $count ->
            [one] kartu pobočníků
            [few] karty pobočníků
            [many] karty pobočníků
           *[other] karet pobočníků
        }
    .entry = karta pobočníků { $number }
kind-diplomat =
    { $count ->
        [one] karta diplomatů
        [few] karty diplomatů
        [many] karty diplomatů
       *[other] karet diplomatů
    }
    .plural = karty diplomatů
    .accusative =
        { $count ->
            [one] kartu diplomatů
            [few] karty diplomatů
            [many] karty diplomatů
           *[other] karet diplomatů
        }
    .entry = karta diplomatů { $number }
kind-daimyo =
    { $count ->
        [one] karta daimjóa
        [few] karty daimjóa
        [many] karty daimjóa
       *[other] karet daimjóa
    }
    .plural = karty daimjóa
    .accusative =
        { $count ->
            [one] kartu daimjóa
            [few] karty daimjóa
            [many] karty daimjóa
           *[other] karet daimjóa
        }
    .entry = karta daimjóa { $number }
kind-starting-action =
    { $count ->
        [one] počáteční karta akce
        [few] počáteční karty akcí
        [many] počáteční karty akce
       *[other] počátečních karet akcí
    }
    .plural = počáteční karty akcí
    .accusative =
        { $count ->
            [one] počáteční kartu akce
            [few] počáteční karty akcí
            [many] počáteční karty akce
           *[other] počátečních karet akcí
        }
    .entry = počáteční karta akce { $number }
kind-starting-resource =
    { $count ->
        [one] karta počátečních zdrojů
        [few] karty počátečních zdrojů
        [many] karty počátečních zdrojů
       *[other] karet počátečních zdrojů
    }
    .plural = karty počátečních zdrojů
    .accusative =
        { $count ->
            [one] kartu počátečních zdrojů
            [few] karty počátečních zdrojů
            [many] karty počátečních zdrojů
           *[other] karet počátečních zdrojů
        }
    .entry = karta počátečních zdrojů { $number }
kind-decree =
    { $count ->
        [one] karta dekretu
        [few] karty dekretů
        [many] karty dekretu
       *[other] karet dekretů
    }
    .plural = karty dekretů
    .accusative =
        { $count ->
            [one] kartu dekretu
            [few] karty dekretů
            [many] karty dekretu
           *[other] karet dekretů
        }
kind-solo-card =
    { $count ->
        [one] karta protivníka
        [few] karty protivníka
        [many] karty protivníka
       *[other] karet protivníka
    }
    .plural = karty protivníka
    .accusative =
        { $count ->
            [one] kartu protivníka
            [few] karty protivníka
            [many] karty protivníka
           *[other] karet protivníka
        }
    .entry = karta protivníka { $number }
    .details = Most: { $bridge }, { $position } · Pole: { $space }
    .does = protivník { CLAUSE($body, mood: "third") }
kind-garden =
    { $count ->
        [one] zahrada
        [few] zahrady
        [many] zahrady
       *[other] zahrad
    }
    .plural = zahrady
    .accusative =
        { $count ->
            [one] zahradu
            [few] zahrady
            [many] zahrady
           *[other] zahrad
        }
kind-plant =
    { $count ->
        [one] kvetoucí zahrada
        [few] kvetoucí zahrady
        [many] kvetoucí zahrady
       *[other] kvetoucích zahrad
    }
    .plural = kvetoucí zahrady
    .accusative =
        { $count ->
            [one] kvetoucí zahradu
            [few] kvetoucí zahrady
            [many] kvetoucí zahrady
           *[other] kvetoucích zahrad
        }
    .entry = kvetoucí zahrada { $number }
    .option = { $name } – { AMOUNT($points, "point") }: { $effect }
    .details = Poplatek: { AMOUNT($cost, "food") } · { AMOUNT($points, "point") }
kind-stone =
    { $count ->
        [one] zenová zahrada
        [few] zenové zahrady
        [many] zenové zahrady
       *[other] zenových zahrad
    }
    .plural = zenové zahrady
    .accusative =
        { $count ->
            [one] zenovou zahradu
            [few] zenové zahrady
            [many] zenové zahrady
           *[other] zenových zahrad
        }
    .entry = zenová zahrada { $number }
    .option = { $name } – { AMOUNT($points, "point") }: { $effect }
    .details = Poplatek: { AMOUNT($cost, "food") } · { AMOUNT($points, "point") }
kind-yard =
    { $count ->
        [one] cvičiště
        [few] cvičiště
        [many] cvičiště
       *[other] cvičišť
    }
    .plural = cvičiště
    .entry = cvičiště za { AMOUNT($cost, "iron", case: "accusative") }
    .option = cvičiště
kind-yard-tile =
    { $count ->
        [one] destička cvičiště
        [few] destičky cvičišť
        [many] destičky cvičiště
       *[other] destiček cvičišť
    }
    .plural = destičky cvičišť
    .accusative =
        { $count ->
            [one] destičku cvičiště
            [few] destičky cvičišť
            [many] destičky cvičiště
           *[other] destiček cvičišť
        }
    .entry = destička cvičiště { $number }
kind-yard-slot =
    { $count ->
        [one] destička cvičiště
        [few] destičky cvičišť
        [many] destičky cvičiště
       *[other] destiček cvičišť
    }
    .plural = destičky cvičišť
    .accusative =
        { $count ->
            [one] destičku cvičiště
            [few] destičky cvičišť
            [many] destičky cvičiště
           *[other] destiček cvičišť
        }
    .entry = { $face } destička: { $yard }
kind-die-tile =
    { $count ->
        [one] destička kostky
        [few] destičky kostek
        [many] destičky kostky
       *[other] destiček kostek
    }
    .plural = destičky kostek
    .accusative =
        { $count ->
            [one] destičku kostky
            [few] destičky kostek
            [many] destičky kostky
           *[other] destiček kostek
        }
    .entry = { NOUN($colour, case: "feminine") } destička kostky
    .option = { $name }: { $reward }
kind-space =
    { $count ->
        [one] pole se symbolem kostky
        [few] pole se symbolem kostky
        [many] pole se symbolem kostky
       *[other] polí se symbolem kostky
    }
    .plural = pole se symbolem kostky
kind-room =
    { $count ->
        [one] místnost
        [few] místnosti
        [many] místnosti
       *[other] místností
    }
    .plural = místnosti
kind-open-space =
    { $count ->
        [one] pole se symbolem kostky
        [few] pole se symbolem kostky
        [many] pole se symbolem kostky
       *[other] polí se symbolem kostky
    }
    .plural = pole se symbolem kostky
    .details = Hodnota: { $value }
kind-domain-space =
    { $count ->
        [one] pole se symbolem kostky
        [few] pole se symbolem kostky
        [many] pole se symbolem kostky
       *[other] polí se symbolem kostky
    }
    .plural = pole se symbolem kostky
kind-tile-space =
    { $count ->
        [one] destička kostky
        [few] destičky kostek
        [many] destičky kostky
       *[other] destiček kostek
    }
    .plural = destičky kostek
    .accusative =
        { $count ->
            [one] destičku kostky
            [few] destičky kostek
            [many] destičky kostky
           *[other] destiček kostek
        }
    .entry = { $space }, { $row }
kind-floor =
    { $count ->
        [one] patro
        [few] patra
        [many] patra
       *[other] pater
    }
    .plural = patra
kind-row =
    { $count ->
        [one] řada
        [few] řady
        [many] řady
       *[other] řad
    }
    .plural = řady
    .accusative =
        { $count ->
            [one] řadu
            [few] řady
            [many] řady
           *[other] řad
        }
    .details = Most: { $colour } · Figurky: { $member }
kind-member =
    { $count ->
        [one] člen klanu
        [few] členové klanu
        [many] člena klanu
       *[other] členů klanu
    }
    .plural = členové klanu
    .accusative =
        { $count ->
            [one] člena klanu
            [few] členy klanu
            [many] člena klanu
           *[other] členů klanu
        }
kind-bridge-end =
    { $count ->
        [one] kostka
        [few] kostky
        [many] kostky
       *[other] kostek
    }
    .plural = kostky
    .accusative =
        { $count ->
            [one] kostku
            [few] kostky
            [many] kostky
           *[other] kostek
        }
    .option = kostka s{"\u00A0"}hodnotou { $die }, { $name }
kind-column =
    { $count ->
        [one] počáteční pár
        [few] počáteční páry
        [many] počátečního páru
       *[other] počátečních párů
    }
    .plural = počáteční páry
    .entry = počáteční pár { $number }
kind-bed =
    { $count ->
        [one] zahrada
        [few] zahrady
        [many] zahrady
       *[other] zahrad
    }
    .plural = zahrady
    .accusative =
        { $count ->
            [one] zahradu
            [few] zahrady
            [many] zahrady
           *[other] zahrad
        }
kind-stand =
    { $count ->
        [one] místo figurky
        [few] místa figurek
        [many] místa figurky
       *[other] míst figurek
    }
    .plural = místa figurek
    .entry = místo figurky { $number }
kind-daimyo-slot =
    { $count ->
        [one] pole karty daimjóa
        [few] pole karty daimjóa
        [many] pole karty daimjóa
       *[other] polí karty daimjóa
    }
    .plural = pole karty daimjóa
kind-colour =
    { $count ->
        [one] barva
        [few] barvy
        [many] barvy
       *[other] barev
    }
    .plural = barvy
    .accusative =
        { $count ->
            [one] barvu
            [few] barvy
            [many] barvy
           *[other] barev
        }
kind-tone = pozadí
kind-face =
    { $count ->
        [one] strana
        [few] strany
        [many] strany
       *[other] stran
    }
    .plural = strany
    .accusative =
        { $count ->
            [one] stranu
            [few] strany
            [many] strany
           *[other] stran
        }
kind-position =
    { $count ->
        [one] místo
        [few] místa
        [many] místa
       *[other] míst
    }
    .plural = místa

## Barvy, figurky, místa

entry-coral = oranžový
    .feminine = oranžová
    .genitive-feminine = oranžové
entry-black = černý
    .feminine = černá
    .genitive-feminine = černé
entry-white = bílý
    .feminine = bílá
    .genitive-feminine = bílé
entry-dark = tmavé pozadí
entry-light = světlé pozadí
entry-blue = modrá
entry-yellow = žlutá
entry-courtier = dvořan
entry-gardener = zahradník
entry-warrior = válečník
entry-left = vlevo
entry-centre = uprostřed
entry-right = vpravo
entry-coral-left = levý konec oranžového mostu
entry-black-left = levý konec černého mostu
entry-white-left = levý konec bílého mostu
entry-coral-right = pravý konec oranžového mostu
entry-black-right = pravý konec černého mostu
entry-white-right = pravý konec bílého mostu
entry-gate = pole bran hradu
entry-steward-floor = patro pobočníků
entry-diplomat-floor = patro diplomatů
entry-daimyo-room = místnost daimjóa
entry-steward-left = levá místnost pobočníků
entry-steward-centre = prostřední místnost pobočníků
entry-steward-right = pravá místnost pobočníků
entry-diplomat-left = levá místnost diplomatů
entry-diplomat-right = pravá místnost diplomatů
entry-outside-left = za hradbami vlevo
entry-outside-right = za hradbami vpravo
entry-well = studna
entry-domain-courtier = řada dvořanů na panství
entry-domain-gardener = řada zahradníků na panství
entry-domain-warrior = řada válečníků na panství
entry-top = horní řada
    .genitive = horní řady
entry-middle = prostřední řada
    .genitive = prostřední řady
entry-bottom = dolní řada
    .genitive = dolní řady
entry-numbered-11 = studna, první destička
entry-numbered-12 = studna, druhá destička
entry-plant-bed = kvetoucí zahrada
entry-stone-bed = zenová zahrada
entry-slot-left = levé pole
entry-slot-middle = prostřední pole
entry-slot-right = pravé pole
entry-decree-coin = dekret s{"\u00A0"}mincí
entry-decree-seal = dekret s{"\u00A0"}pečetí
entry-decree-vp = dekret s{"\u00A0"}bodem klanu

## Pravidla jako efekty

rule-courtier-action =
    { $mood ->
        [infinitive] provést akci dvořané
       *[imperative] proveďte akci dvořané
    }
    .label = akce dvořané
    .performed = akci dvořané
rule-gardener-action =
    { $mood ->
        [infinitive] provést akci zahradníci
       *[imperative] proveďte akci zahradníci
    }
    .label = akce zahradníci
    .performed = akci zahradníci
rule-warrior-action =
    { $mood ->
        [infinitive] provést akci válečníci
       *[imperative] proveďte akci válečníci
    }
    .label = akce válečníci
    .performed = akci válečníci
rule-domain-action =
    { $mood ->
        [infinitive] provést akci na osobním panství
       *[imperative] proveďte akci na osobním panství
    }
    .label = akce na osobním panství
    .performed = akci na osobním panství
rule-audience =
    { $mood ->
        [infinitive] si vyžádat audienci
       *[imperative] vyžádejte si audienci
    }
    .label = vyžádání audience
rule-climb =
    { $mood ->
        [infinitive] postoupit po společenském žebříčku
       *[imperative] postupte po společenském žebříčku
    }
    .label = postup po společenském žebříčku
rule-castle-section =
    { $mood ->
        [infinitive] využít libovolnou část karty na hradě
       *[imperative] využijte libovolnou část karty na hradě
    }
    .label = libovolná část karty na hradě
rule-tile-section =
    { $mood ->
        [infinitive] využít část karty vedle { NOUN($c, case: "genitive-feminine") } destičky kostky na hradě
       *[imperative] využijte část karty vedle { NOUN($c, case: "genitive-feminine") } destičky kostky na hradě
    }
    .label = část karty vedle { NOUN($c, case: "genitive-feminine") } destičky
rule-light-section =
    { $mood ->
        [infinitive] využít část karty se světlým pozadím na hradě
       *[imperative] využijte část karty se světlým pozadím na hradě
    }
    .label = část karty se světlým pozadím
rule-well-rewards =
    { $mood ->
        [infinitive] získat odměny studny
       *[imperative] získejte odměny studny
    }
    .label = akce studna
    .gained = odměny studny
rule-lantern-rewards =
    { $mood ->
        [infinitive] získat odměny lucerny
       *[imperative] získejte odměny lucerny
    }
    .label = odměny lucerny
    .gained = odměny lucerny
rule-visit-room =
    { $mood ->
        [infinitive] využít části karty v{"\u00A0"}místnosti vedle destiček v{"\u00A0"}barvě kostky
       *[imperative] využijte části karty v{"\u00A0"}místnosti vedle destiček v{"\u00A0"}barvě kostky
    }
    .label = části karty v{"\u00A0"}místnosti
rule-domain-row =
    { $mood ->
        [infinitive] získat odměny { NOUN($r, case: "genitive") } a{"\u00A0"}využít v{"\u00A0"}ní akci své karty
       *[imperative] získejte odměny { NOUN($r, case: "genitive") } a{"\u00A0"}využijte v{"\u00A0"}ní akci své karty
    }
    .label = { $r } panství
rule-row-rewards =
    { $mood ->
        [infinitive] získat odměny řady
       *[imperative] získejte odměny řady
    }
    .label = odměny řady
rule-read-light-part =
    { $mood ->
        [infinitive] využít část karty se světlým pozadím
       *[imperative] využijte část karty se světlým pozadím
    }
    .label = část karty se světlým pozadím
rule-step-free =
    { $mood ->
        [infinitive] překročit předěl
       *[imperative] překročte předěl
    }
    .label = překročit předěl
rule-rival-gardener =
    { $mood ->
        [third]
            { $b-id ->
                [plant_bed] umístí zahradníka do kvetoucí zahrady
                [stone_bed] umístí zahradníka do zenové zahrady
               *[none] umístí zahradníka do libovolné zahrady
            }
       *[imperative]
            { $b-id ->
                [plant_bed] protivník umístí zahradníka do kvetoucí zahrady
                [stone_bed] protivník umístí zahradníka do zenové zahrady
               *[none] protivník umístí zahradníka do libovolné zahrady
            }
    }
rule-rival-warrior =
    { $mood ->
        [third] umístí válečníka na { $y }
       *[imperative] protivník umístí válečníka na { $y }
    }
rule-rival-audience =
    { $mood ->
        [third] umístí dvořana na pole bran hradu
       *[imperative] protivník umístí dvořana na pole bran hradu
    }
rule-rival-climb =
    { $mood ->
        [third]
            { $n ->
                [one] posune dvořana o{"\u00A0"}{ $n }{"\u00A0"}patro výš
                [few] posune dvořana o{"\u00A0"}{ $n }{"\u00A0"}patra výš
                [many] posune dvořana o{"\u00A0"}{ $n }{"\u00A0"}patra výš
               *[other] posune dvořana o{"\u00A0"}{ $n }{"\u00A0"}pater výš
            }
       *[imperative]
            { $n ->
                [one] protivník posune dvořana o{"\u00A0"}{ $n }{"\u00A0"}patro výš
                [few] protivník posune dvořana o{"\u00A0"}{ $n }{"\u00A0"}patra výš
                [many] protivník posune dvořana o{"\u00A0"}{ $n }{"\u00A0"}patra výš
               *[other] protivník posune dvořana o{"\u00A0"}{ $n }{"\u00A0"}pater výš
            }
    }

field-effect =
    { $mood ->
        [infinitive] využít efekt zahrady
       *[imperative] využijte efekt zahrady
    }
field-part-effect =
    { $mood ->
        [infinitive] využít akci své karty v{"\u00A0"}této řadě
       *[imperative] využijte akci své karty v{"\u00A0"}této řadě
    }

## Rozhodnutí

prompt-turn-e = Kterou kostku si berete?
prompt-place-die-s = Kam kostku umístíte?
prompt-pick-column-c = Který počáteční pár si berete?
prompt-visit-room-any-order-may = Kterou část karty využijete dál?
prompt-warrior-action-y = Na které cvičiště jde válečník?
prompt-warrior-action-any-order-may = Kterou destičku cvičiště využijete dál?
prompt-gardener-action-g = Do které zahrady jde zahradník?
prompt-climb-f = Který dvořan postoupí? Odkud:
prompt-climb-goal = Jak vysoko dvořan postoupí?
prompt-enter-floor-x = Do které místnosti dvořan vstoupí?
prompt-read-light-part-r = Kterou část karty využijete?
prompt-meet-daimyo-slot = Které pole karty daimjóa obsadíte?
prompt-domain-action-r = Kterou řadu panství využijete?
prompt-castle-section-t = Kterou část karty na hradě využijete?
prompt-tile-section-t = Kterou část karty na hradě využijete?
prompt-light-section-t = Kterou část karty na hradě využijete?
prompt-tend-own-gardens-any-order-may = Kterou zahradu využijete dál?
prompt-lantern-rewards-any-order = Která odměna lucerny bude další?
prompt-row-rewards-any-order = Která odměna řady bude další?
prompt-rival-gardener-g =
    .other = Kterou zahradu obsadí protivník?
prompt-rival-room-x =
    .other = Do které místnosti vstoupí protivník?
prompt-step-on-may = Zaplatíte, abyste překročili předěl?

reason-my-home-warrior-over-0 = na panství už nemáte válečníka
reason-my-home-gardener-over-0 = na panství už nemáte zahradníka
reason-my-home-courtier-over-0 = na panství už nemáte dvořana
reason-has-room-me-s-and-admits-s-e-bridge = pole je obsazené nebo nepřijímá tuto barvu
reason-e-die-over-0 = už tam není žádná kostka
reason-g-site-not-none-and-my-gardeners-g-is-0 = tato zahrada není ve hře nebo tam už máte zahradníka
reason-row-uses-r-under-row-limit = tuto řadu jste v{"\u00A0"}tomto tahu už využili
reason-slot-holder-is-none = toto pole je obsazené

state-price-ahead = poplatek na předělu
state-round = kolo
state-stack = žetony vlivu odspodu nahoru
state-turn-order = pořadí průběhu hry
state-die = kostka na mostě
state-inner = kostky uprostřed mostu
state-die-colour = barva vzaté kostky
state-dice = kostky na poli
state-level = hodnota pole
state-domain-die = kostka na desce panství
state-row-uses = využití řady v{"\u00A0"}tomto tahu
state-deck = balíček
state-open-card = karta v{"\u00A0"}místnosti
state-removed = karty mimo hru
state-lord = vyložená karta daimjóa
state-holder = dvořan na kartě daimjóa
state-tile = destička kostky
state-training = destička cvičiště
state-site = most nad zahradou
state-home = figurky na desce panství
state-courtiers = dvořané na hradě
    .logged = dvořané na hradě
state-warriors = válečníci
    .logged = válečníci
state-gardeners = zahradníci
    .logged = zahradníci
state-action-card = karta akce
state-lanterns = karty v{"\u00A0"}oblasti lucerny
state-daimyo-deck = zbylé karty daimjóa
state-plant-deck = zbylé kvetoucí zahrady
state-stone-deck = zbylé zenové zahrady
state-yard-bag = zbylé destičky cvičišť
state-tile-bag = zbylé destičky kostek
state-gift-deck = zbylé karty počátečních zdrojů
state-start-deck = zbylé počáteční karty akcí
state-column-gift = nabízená karta počátečních zdrojů
state-column-action = nabízená počáteční karta akce
state-solo-deck = balíček protivníka
state-revealed = karty protivníka otočené v{"\u00A0"}tomto tahu

## Body

score-in-play = Během hry
score-coins-and-seals = Mince a{"\u00A0"}pečeti
score-goods-left = Zdroje
score-seasons = Průběh roku
score-court = Dvořané
score-army = Válečníci
score-garden-cards = Zahradníci

## Čísla podle počtu hráčů

constant-dice-each = Kostek každé barvy
constant-most-dice-on-space = Kostek na poli herního plánu nejvýše
constant-columns-offered = Počáteční páry v nabídce

## Varianty

variant-ru-edition = Ruské vydání
    .about = Pravidla ruského vydání. Jsou to obvyklá pravidla této knihy.
variant-uk-edition = Ukrajinské vydání
    .about = Pravidla ukrajinského vydání: symbolem panství nesmíte ve stejném tahu znovu využít tutéž řadu a akce zahrady, do které právě vstoupil váš zahradník, je povinná.
variant-cs-edition = České vydání
    .about = Pravidla českého vydání: akce zahrady, do které právě vstoupil váš zahradník, je povinná.
variant-es-edition = Španělské vydání
    .about = Pravidla španělského vydání: odměny řady panství nemusíte přijmout.
variant-first-game = První hra
    .about = Pro první hru: určité destičky kostek se odloží pro studnu.
variant-four-rounds = Čtyři kola
    .about = Domácí pravidlo: hra je o jedno kolo delší.
variant-no-left-lantern = Bez lucerny za levou kostku
    .about = Domácí pravidlo: kostka z levého konce mostu nepřináší odměny lucerny.
variant-seals-7 = Více pečetí
    .about = Domácí pravidlo: můžete mít více pečetí daimjóa.
variant-solo-easy = Sólový mód: snadná obtížnost
    .about = Pro sólový mód: protivník začíná v pořadí průběhu hry za vámi, bez bodů klanu a bez vlivu.
variant-solo-hard = Sólový mód: vysoká obtížnost
    .about = Pro sólový mód: protivník začíná s více body klanu a s větším vlivem.
variant-whole-move-lost = Na předělu všechno, nebo nic
    .about = Přísnější výklad pravidel: žetonu vlivu, který na předělu nezaplatí, propadne celý posun.

## Řádky karet

line-lantern = Lucerna (rub)
line-visible = Vždy viditelné
badge-marked = { SPEC("large_table") }+ hráčů

## Slovníček

glossary-coin = Peníze: doplácí se jimi rozdíl, když je kostka nižší než pole, a platí se jimi audience a zahrady.
glossary-seal = Znamení pánovy přízně. Otevírá předěly, platí se jí části karet pobočníků a lze ji kdykoli směnit.
glossary-food = Zdroj, kterým se platí za zahradníky.
glossary-iron = Zdroj, kterým se platí za válečníky.
glossary-pearl = Zdroj, kterým se platí postup dvořanů.
glossary-point = To, co rozhoduje o vítězství.
glossary-influence = Jak daleko došel váš žeton na stupnici průběhu roku: určuje pořadí hráčů a boduje na konci hry.
glossary-steward = Karta místnosti v patře pobočníků; později může ležet na vašem panství a potom v oblasti lucerny.
glossary-diplomat = Karta místnosti v patře diplomatů, používá se stejně jako karta pobočníků.
glossary-daimyo = Karta nejvyššího patra s odměnami, které čekají na první dvořany.
glossary-decree = Karta, se kterou někteří hráči začínají; jen přidává odměnu lucerny.
glossary-die-tile = Barva určuje, které kostky použijí část vedle ní; u studny leží odměnou nahoru.
glossary-yard = Místo za hradbami, kde cvičí válečníci; na konci hry přinášejí body.
glossary-garden = Karta pod mostem: akce pro zahradníka a body klanu na konci hry.
glossary-lantern-rewards = Odměny na rubech karet ve vaší oblasti lucerny, všechny najednou.
glossary-courtier-action = Vyžádejte si audienci u brány, postupte na hradě, nebo obojí.
glossary-gardener-action = Pošlete zahradníka do zahrady a použijte její akci.
glossary-warrior-action = Pošlete válečníka na cvičiště a použijte jeho destičky.
