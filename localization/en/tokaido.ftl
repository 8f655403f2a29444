### Tokaido in English.

game-title = Tokaido
player-automa = Neutral traveler
    .object = the neutral traveler

## Resources

resource-coin =
    { $count ->
        [one] coin
       *[other] coins
    }
resource-point =
    { $count ->
        [one] point
       *[other] points
    }

## Kinds

kind-space =
    { $count ->
        [one] space
       *[other] spaces
    }
    .indefinite = a space
    .entry = { $station } (space { $number })
    .option = { $name }
kind-station =
    { $count ->
        [one] space
       *[other] spaces
    }
    .indefinite = a space
    .details =
        { $coins-needed ->
            [0] {""}
           *[other] You need { AMOUNT($coins-needed, "coin") }
        }
kind-traveler =
    { $count ->
        [one] traveler
       *[other] travelers
    }
    .indefinite = a traveler
    .option = { $name } – { AMOUNT($coins, "coin") } at the start. { $about }
    .details = { AMOUNT($coins, "coin") } at the start
kind-meal =
    { $count ->
        [one] meal
       *[other] meals
    }
    .indefinite = a meal
    .details = Printed price: { AMOUNT($price, "coin") }
kind-souvenir =
    { $count ->
        [one] souvenir
       *[other] souvenirs
    }
    .indefinite = a souvenir
    .option = { $name } – { $ware }, { AMOUNT($price, "coin") }
    .details = { $ware }, { AMOUNT($price, "coin") }
kind-encounter =
    { $count ->
        [one] encounter
       *[other] encounters
    }
    .indefinite = an encounter
    .option = { $name }: { $effect }
kind-spring =
    { $count ->
        [one] hot spring
       *[other] hot springs
    }
    .indefinite = a hot spring
    .entry = hot spring ({ AMOUNT($points, "point") })
kind-panorama =
    { $count ->
        [one] panorama
       *[other] panoramas
    }
    .indefinite = a panorama
    .details = Parts: { $parts }
kind-achievement =
    { $count ->
        [one] achievement
       *[other] achievements
    }
    .indefinite = an achievement
    .details = { AMOUNT(SPEC("award_points"), "point") }
kind-ware =
    { $count ->
        [one] kind of souvenir
       *[other] kinds of souvenirs
    }
    .indefinite = a kind of souvenir

## The road

entry-kyoto = Kyoto
entry-inn-1 = first inn
entry-inn-2 = second inn
entry-inn-3 = third inn
entry-edo = Edo
entry-inn = inn
entry-village = village
entry-farm = farm
entry-temple = temple
entry-meeting = encounter
entry-hot-spring = hot spring
entry-panorama-paddy = paddy panorama
entry-panorama-mountain = mountain panorama
entry-panorama-sea = sea panorama
entry-paddy = paddy panorama
entry-mountain = mountain panorama
entry-sea = sea panorama

## Souvenirs and meals

entry-small-object = small objects
entry-clothing = clothing
entry-art = art
entry-food-drink = food and drink
entry-yunomi = Yunomi
entry-gofu = Gofu
entry-koma = Koma
entry-hashi = Hashi
entry-uchiwa = Uchiwa
entry-washi = Washi
entry-sandogasa = Sandogasa
entry-yukata = Yukata
entry-furoshiki = Furoshiki
entry-geta = Geta
entry-kanzashi = Kanzashi
entry-haori = Haori
entry-netsuke = Netsuke
entry-jubako = Jubako
entry-shikki = Shikki
entry-shamisen = Shamisen
entry-sumie = Sumi-e
entry-ukiyoe = Ukiyo-e
entry-konpeito = Konpeito
entry-manju = Manju
entry-kamaboko = Kamaboko
entry-daifuku = Daifuku
entry-ocha = Ocha
entry-sake = Sake
entry-dango = Dango
entry-nigirimeshi = Nigirimeshi
entry-misoshiru = Misoshiru
entry-tempura = Tempura
entry-yakitori = Yakitori
entry-tofu = Tofu
entry-sushi = Sushi
entry-soba = Soba
entry-unagi = Unagi
entry-fugu = Fugu
entry-donburi = Donburi
entry-udon = Udon
entry-tai-meshi = Tai Meshi
entry-sashimi = Sashimi

## Encounters

entry-shokunin = Shokunin (travelling merchant)
entry-annaibito-paddy = Annaibito (guide to the paddies)
entry-annaibito-mountain = Annaibito (guide to the mountains)
entry-annaibito-sea = Annaibito (guide to the sea)
entry-samurai = Samurai
entry-kuge = Kuge (noble)
entry-miko = Miko (Shinto priest)

## Achievements

entry-paddy-master = Paddy master
entry-mountain-master = Mountain master
entry-sea-master = Sea master
entry-gourmet = Gourmet
entry-bather = Bather
entry-chatterbox = Chatterbox
entry-collector = Collector

## Travelers

entry-hiroshige = Hiroshige the artist
    .about = At every inn on the way, before the meal: { $halfway }.
entry-chuubei = Chuubei the messenger
    .about = At every inn on the way, before the meal: { $halfway }.
entry-kinko = Kinko the ronin
    .about = Every meal costs { AMOUNT($meal-price-1, "coin") } less.
entry-yoshiyasu = Yoshiyasu the functionary
    .about = At an encounter: draw { $meets } cards and keep one.
entry-satsuki = Satsuki the orphan
    .about = At every inn: { $table }.
entry-mitsukuni = Mitsukuni the old man
    .about = { AMOUNT($bath-bonus, "point") } more for every hot spring, { AMOUNT($award-bonus, "point") } more for every achievement.
entry-sasayakko = Sasayakko the geisha
    .about = When several souvenirs are bought in a village, the cheapest of them is free.
entry-hirotada = Hirotada the priest
    .about = At a temple, after the gift: { $blessing }.
entry-umegae = Umegae the street entertainer
    .about = At an encounter, before the card: { $greeting }.
entry-zen-emon = Zen-emon the merchant
    .about = In a village the dearest souvenir costs only { AMOUNT($discount-1, "coin") }.

## Rules as effects

rule-stay = rest at the inn
    .label = rest at the inn
rule-spoil-meal = put one meal of the inn back under its deck
rule-visit-village = look at { SPEC("stall_size") } souvenirs and buy as many as you like
    .label = visit the village
rule-visit-temple = donate { SPEC("least_gift") } to { SPEC("most_gift") } coins to the temple
    .label = visit the temple
rule-meet = draw an encounter card and use its effect
    .label = encounter
rule-bathe = draw a hot spring card and gain its points
    .label = bathe
rule-paint = take the next part of the { $view } and gain its points
    .label = { $view }
rule-paint-any = take the next part of any unfinished panorama
    .label = next part of any panorama
rule-follow-guide = take the next part of the { $view } or, if it is complete, of any other panorama
    .label = next part of the { $view }
rule-donate = donate { AMOUNT($n, "coin") } from the bank to the temple
    .label = gift of { AMOUNT($n, "coin") } from the bank
rule-receive-souvenir = take the top souvenir of the deck
    .label = a souvenir from the deck
    .gained = the top souvenir of the deck
rule-buy-meal = buy a meal
rule-eat-free = eat the meal drawn from the menu for free
rule-taste =
    { SPEC("treat_from_deck") ->
        [1] { rule-taste-deck }
       *[0] { rule-taste-menu }
    }
rule-taste-menu = you may eat a random meal of the menu for free
rule-taste-deck = you may eat the top meal of the deck for free
rule-accept-treat = eat the meal drawn from the deck for free

## Decisions

prompt-deal-tiles-kept = Which traveler will you be?
prompt-travel-destination = Where does the journey go next?
    .other = Where does the neutral traveler go next?
prompt-buy-meal-dish = Which meal do you buy?
prompt-visit-temple-gift = How much do you donate to the temple?
prompt-meet-stranger = Which encounter do you keep?
prompt-paint-any-picture = Which panorama do you continue?
prompt-visit-village-any-order-may = Which souvenirs do you buy? Stop when you have enough

reason-edible-me-dish = you have eaten this meal before
reason-edible-me-m = you have eaten this meal before
reason-has-room-destination-and-may-stop-me-destination-station = no room there, or you may not stop there
reason-price-with-me-pick-at-most-my-coins = not enough coins for this souvenir as well
reason-unfinished-me-picture = this panorama is complete

state-donated = donations
    .logged = donations
state-halt = where the traveler is
state-spot = place in the line
state-mover = last to move
state-tile = traveler
state-bag = souvenirs
state-eaten = meals
state-met = encounters
state-bathed = hot springs
state-views = parts of the panorama
state-won = achievement
state-fed = meals at this inn
state-tile-deck = travelers not dealt
state-dealt = travelers to choose from
state-queue = still to be placed at the start
state-stall = souvenirs on offer
state-basket = souvenirs being bought
state-drawn = encounters drawn
state-menu = meals on offer
state-treat = free meal
state-souvenir-deck = deck of souvenirs
state-meal-deck = deck of meals
state-encounter-deck = deck of encounters
state-spring-deck = deck of hot springs

## Numbers by number of players

constant-usable-spots = Usable spots on a double space
constant-menu-size = Meals on the menu of an inn

## Scores

score-journey = On the journey
score-offerings = Temple
score-purse = Coins left

## Variants

variant-gastronomy = Gastronomy
    .about = The menu of every inn has only as many meals as there are travelers.
variant-initiatory = Initiatory journey
    .about = For a first game: no traveler tiles, and everybody starts with { AMOUNT(SPEC("coins_without_tile"), "coin") }.
variant-neutral-needs-coins = The neutral traveler needs coins
    .about = The neutral traveler has no coins and may not stop where coins are needed, in villages and at temples.
variant-preparations = Preparations
    .about = Your place in the line at the start changes your starting coins: those who leave later have more.
variant-return-journey = Return journey
    .about = The journey begins in { NAME("edo") } and ends in { NAME("kyoto") }.
variant-same-dish-twice = The same dish twice
    .about = You may eat each dish a second time on your journey.
variant-satsuki-deck = Satsuki draws from the deck
    .about = The free meal of { NAME("satsuki") } comes from the meal deck, not from the menu.

## Lines of cards

line-neutral = Neutral traveler

## Glossary

glossary-coin = Money for souvenirs, meals and gifts to the temple.
glossary-point = What decides the journey.
glossary-traveler = The person whom you play, with an ability of their own.
glossary-meal = A dish that you buy at an inn; it scores at once.
glossary-souvenir = A thing from a village; the more kinds you own, the more each next one scores.
glossary-panorama = A picture in several parts that you collect on the way.
glossary-encounter = Somebody whom you meet on the road; the card tells what they give you.
glossary-spring = A bath that is worth points at once.
glossary-achievement = A card for being first or having most; it is worth points and breaks ties.
