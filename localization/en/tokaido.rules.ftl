### The rulebook of Tokaido in English, one message for each numbered fact: fact 11.3 is `fact-11-3`.
### Which facts stand in which chapter, and in which order, is told by spec/tokaido/book.yaml.
###
### For translators
###   SPEC("expression")           a number of the rules; with `nth: 1` the first number written in an effect or formula
###   EFFECT("samurai.effect")     an effect as a clause, without capital and full stop ("gain 3 points");
###                                `mood: "infinitive"` asks for the infinitive
###   AMOUNT(SPEC("x"), "coin")    a number with its noun ("3 coins"); `case: "accusative"` asks for a case of the noun
###   NAME("kyoto")                the name of a city, card, traveler ...; it takes `case:`, too
### A noun is a resource, a kind (tokaido.ftl) or one of the `noun-` messages below. Its cases are attributes, named as
### in the tokaido.ftl of your language (accusative, genitive ...): add those that your sentences ask for, here and there.
### A term takes a case as an argument: -goal(case: "genitive"), and chooses by $case.
### Word the sentences as your language likes them, but keep what is inside SPEC and EFFECT: every language binds
### the same numbers. No number is typed, neither as a digit nor as a word.
### A text {""} leaves the fact out of the book while the rules are so.

## Chapters

chapter-components = Components
chapter-setup = Setup
chapter-movement = Turns and movement
chapter-spaces = Spaces
chapter-village = Village
chapter-farm = Farm
chapter-panoramas = Panoramas
chapter-springs = Hot springs
chapter-temple = Temple
chapter-encounters = Encounters
chapter-inns = Inns and meals
chapter-end = End of the journey
chapter-temple-bonus = Temple bonus
chapter-achievements = Achievements
chapter-travelers = Travelers
chapter-two-players = The neutral traveler
chapter-variants = Variants

## Nouns of the prose

noun-player =
    { $count ->
        [one] player
       *[other] players
    }
noun-card =
    { $count ->
        [one] card
       *[other] cards
    }
noun-part =
    { $count ->
        [one] part
       *[other] parts
    }
noun-copy =
    { $count ->
        [one] copy
       *[other] copies
    }
noun-tile =
    { $count ->
        [one] traveler tile
       *[other] traveler tiles
    }
noun-inn =
    { $count ->
        [one] inn
       *[other] inns
    }
noun-time =
    { $count ->
        [one] time
       *[other] times
    }

# The city where the journey begins, and the city where it ends.
-start =
    { SPEC("heading") ->
        [-1] { NAME("edo") }
       *[other] { NAME("kyoto") }
    }
-goal =
    { SPEC("heading") ->
        [-1] { NAME("kyoto") }
       *[other] { NAME("edo") }
    }

## 1 Components

fact-1-1 = The game is for { SPEC("players.min") } to { AMOUNT(SPEC("players.max"), "player") }.
fact-1-2 =
    The box holds the board, coins and { AMOUNT(SPEC("count t in travelers"), "tile") }. For each of up to
    { AMOUNT(SPEC("players.max"), "player") } there is a traveler piece, a score marker and a color token of the same color.
fact-1-3 =
    The cards are { AMOUNT(SPEC("count s in springs"), "spring") }, { AMOUNT(SPEC("count m in meals"), "meal") },
    { AMOUNT(SPEC("count s in souvenirs"), "souvenir") }, { AMOUNT(SPEC("count e in encounters"), "encounter") },
    { AMOUNT(SPEC("count a in achievements"), "achievement") } and
    { AMOUNT(SPEC("(sum v.parts for v in panoramas) * players.max"), "card") } for the panoramas.
fact-1-4 =
    A { NAME("paddy") } has { AMOUNT(SPEC("paddy.parts"), "part") }, a { NAME("mountain") }
    { AMOUNT(SPEC("mountain.parts"), "part") } and a { NAME("sea") } { AMOUNT(SPEC("sea.parts"), "part") }. Each part
    is a card with a number, and there are { AMOUNT(SPEC("players.max"), "copy") } of it, enough for everybody.
fact-1-5 =
    Hot springs are worth { SPEC("lowest s.points for s in springs") } or
    { AMOUNT(SPEC("highest s.points for s in springs"), "point") }: the lower value stands on
    { AMOUNT(SPEC("count s in springs where s.points = (lowest t.points for t in springs)"), "card") }, the higher one on
    { AMOUNT(SPEC("count s in springs where s.points = (highest t.points for t in springs)"), "card") }.
fact-1-6 =
    A meal card shows a dish and its price, from { SPEC("lowest m.price for m in meals") } to
    { AMOUNT(SPEC("highest m.price for m in meals"), "coin") }. The same dish is on up to
    { AMOUNT(SPEC("highest (count n in meals where n.design = m.design) for m in meals"), "card") }.
    Whatever its price, a meal is worth { AMOUNT(SPEC("meal_points"), "point") }.
fact-1-7 =
    All souvenirs are different. There are { AMOUNT(SPEC("count w in wares"), "ware") }:
    { NAME("small_object") } ({ AMOUNT(SPEC("count s in souvenirs where s.ware = small_object"), "card") }),
    { NAME("clothing") } ({ AMOUNT(SPEC("count s in souvenirs where s.ware = clothing"), "card") }),
    { NAME("art") } ({ AMOUNT(SPEC("count s in souvenirs where s.ware = art"), "card") }) and
    { NAME("food_drink") } ({ AMOUNT(SPEC("count s in souvenirs where s.ware = food_drink"), "card") }).
fact-1-8 =
    The encounters are
    { NAME("shokunin") } on { AMOUNT(SPEC("count e in encounters where e.design = shokunin.design"), "card") },
    { NAME("samurai") } on { AMOUNT(SPEC("count e in encounters where e.design = samurai.design"), "card") },
    { NAME("kuge") } on { AMOUNT(SPEC("count e in encounters where e.design = kuge.design"), "card") },
    { NAME("miko") } on { AMOUNT(SPEC("count e in encounters where e.design = miko.design"), "card") },
    { NAME("annaibito_paddy") } on { AMOUNT(SPEC("count e in encounters where e.design = annaibito_paddy.design"), "card") },
    { NAME("annaibito_mountain") } on { AMOUNT(SPEC("count e in encounters where e.design = annaibito_mountain.design"), "card") } and
    { NAME("annaibito_sea") } on { AMOUNT(SPEC("count e in encounters where e.design = annaibito_sea.design"), "card") }.
fact-1-9 =
    On the road you can win { AMOUNT(SPEC("count a in achievements where not a.at_end"), "achievement") } for complete
    panoramas, and after the journey { AMOUNT(SPEC("count a in achievements where a.at_end"), "achievement") } for what you
    have collected. Each is worth { AMOUNT(SPEC("award_points"), "point") }.
fact-1-10 =
    The road on the board leads from { -start } to { -goal }. It has { AMOUNT(SPEC("count x in spaces"), "space") }:
    { AMOUNT(SPEC("count x in spaces where x.station = inn"), "inn") }, of which { -start } is the first and { -goal } the last,
    and { AMOUNT(SPEC("count x in spaces where x.station != inn"), "space") } between them, of which
    { SPEC("count x in spaces where x.station != inn and x.spots > 1") } are double.
fact-1-11 = You may own any number of coins: should the bank run out, use anything else in their place.

## 2 Setup

fact-2-1 = Lay the achievement cards face up beside the board.
fact-2-2 = Shuffle the meals, the souvenirs, the encounters and the hot springs separately, and make a face-down deck of each.
fact-2-3 = Sort the panorama cards by panorama and by number, with the lowest number on top.
fact-2-4 = Put the coins within reach of everybody; they are the bank.
fact-2-5 =
    Choose a color and take its traveler piece, score marker and color token. Put your score marker at the beginning
    of the score track.
fact-2-6 =
    { SPEC("tiles_dealt") ->
        [0] The traveler tiles stay in the box.
       *[other]
            Deal { AMOUNT(SPEC("tiles_dealt"), "tile") } at random to each player. Keep one of yours and show it to
            everybody: this is your traveler. All other tiles are out of the game.
    }
fact-2-7 =
    { SPEC("tiles_dealt") ->
        [0] Take { AMOUNT(SPEC("coins_without_tile"), "coin") } from the bank.
       *[other] Take as many coins from the bank as your traveler tile shows.
    }
fact-2-8 =
    Then mix the traveler pieces and put them in a line at the inn of { -start }, in random order. The first place in
    the line is next to the road, and each further place is farther away from it.
fact-2-9 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] Choose your traveler tile before you know your place in the line.
    }
fact-2-10 = During the journey, the cards that you collect lie face up in front of you, where everybody can see them.

## 3 Turns and movement

fact-3-1 = There are no rounds: the next turn always belongs to the traveler who is farthest behind, that is, farthest from { -goal }.
fact-3-2 =
    When several travelers share an inn or a double space, the one farther from the road arrived later. This traveler
    counts as farther behind and moves first.
fact-3-3 = So the traveler at the end of the line, farthest from the road, is the first to leave { -start }.
fact-3-4 =
    On your turn, move your traveler forward along the road, toward { -goal }, to a free space of your choice. You may
    pass as many spaces as you like, free or occupied.
fact-3-5 = You must move, and you may never move backward.
fact-3-6 = You may not pass an inn: every traveler stops at every inn.
fact-3-7 = Carry out the effect of the space at once.
fact-3-8 = Then the traveler who is now farthest behind moves. If this is still yours, you take another turn.
fact-3-9 =
    You may not stop on a space that is full, nor on a space of a panorama that you have completed. To stop in a village you
    need at least { AMOUNT(SPEC("village.coins_needed"), "coin") }, to stop at a temple at least
    { AMOUNT(SPEC("temple.coins_needed"), "coin") }. The next inn is always open to you, so you can always move.
fact-3-10 = Whenever you gain points, move your score marker forward at once.

## 4 Spaces

fact-4-1 = A single space has room for { AMOUNT(SPEC("lowest x.spots for x in spaces"), "traveler") }.
fact-4-2 =
    A double space has a spot on the road and another one beside the road. The first to arrive must take the spot on the
    road, the next takes the spot beside it.
fact-4-3 =
    The spots beside the road are used only in a game with at least
    { AMOUNT(SPEC("lowest n for n in players.min to players.max where usable_spots[n] > 1"), "player") }. With fewer players
    they stay empty, and a double space works like a single one. The neutral traveler does not count as a player here.
fact-4-5 = An inn has room for all travelers.

## 5 Village

fact-5-1 = In a village, reveal the top { AMOUNT(SPEC("stall_size"), "souvenir") } of the deck.
fact-5-2 =
    Buy as many of them as you like and can pay for, or none. Each costs its printed price, from
    { SPEC("lowest s.price for s in souvenirs") } to { AMOUNT(SPEC("highest s.price for s in souvenirs"), "coin") }.
fact-5-3 = Put the souvenirs that you do not buy face down under the deck, in random order.
fact-5-4 =
    Arrange your souvenirs in sets. A set holds up to { AMOUNT(SPEC("count w in wares"), "ware") }, and no kind more than once.
fact-5-5 =
    The souvenirs of a set score { SPEC("set_points[0]") }, { SPEC("set_points[1]") }, { SPEC("set_points[2]") } and
    { AMOUNT(SPEC("set_points[3]"), "point") }, in the order in which they join it. A new souvenir always joins your oldest
    set that lacks its kind; if there is none, it begins a new set. The order of souvenirs that you buy together does
    not change their total.
fact-5-7 =
    You may stop in a village only if you have at least { AMOUNT(SPEC("village.coins_needed"), "coin") }, but you need not
    spend anything.
fact-5-8 = If the deck has too few souvenirs, reveal those that are left, if any.

## 6 Farm

fact-6-1 = On a farm, { EFFECT("farm.effect") }. Coins that you gain come from the bank.

## 7 Panoramas

fact-7-1 =
    On a panorama space, take your next card of that panorama: the lowest number if you have none of it yet, otherwise
    the number that follows your last one.
fact-7-2 = Each panorama card scores as many points as its number, as soon as you take it.
fact-7-3 = You can build each of the panoramas only once.
fact-7-4 =
    If you are the first to complete a panorama, take its achievement and score { AMOUNT(SPEC("award_points"), "point") } at
    once. Travelers who complete it later do not get this achievement.
fact-7-5 = When you have completed a panorama, you may no longer stop on its spaces.
fact-7-6 =
    Panorama cards count in the same way wherever you get them, on a space or through another effect: they score, they
    can complete a panorama, and they can win its achievement.

## 8 Hot springs

fact-8-1 =
    At a hot spring, draw a hot spring card, keep it and score its points:
    { SPEC("lowest s.points for s in springs") } or { SPEC("highest s.points for s in springs") }.

## 9 Temple

fact-9-1 =
    At a temple, donate { SPEC("least_gift") } to { AMOUNT(SPEC("most_gift"), "coin") } of your own. Put them on the part of
    the temple that shows your color.
fact-9-2 = Each coin that you donate scores { AMOUNT(SPEC("points_per_gift"), "point") } at once.
fact-9-3 =
    You may stop at a temple only if you have at least { AMOUNT(SPEC("temple.coins_needed"), "coin") }, and you must donate
    at least { AMOUNT(SPEC("least_gift"), "coin") }.
fact-9-4 = All coins donated in your color count for the temple bonus after the journey, even those that come from the bank.

## 10 Encounters

fact-10-1 = On an encounter space, draw the top card of the encounter deck, show it, carry out its effect and keep the card.
fact-10-2 =
    { NAME("shokunin") }: { EFFECT("shokunin.effect") }. It costs you nothing and scores as if you had bought it.
fact-10-3 =
    Annaibito, the guides: each of them leads to one panorama. Take your next card of that panorama, or the lowest number
    if you have not begun it.
fact-10-4 = If you have already completed the panorama of your guide, you may begin or continue another one of your choice.
fact-10-5 = You may decline this choice. If all your panoramas are complete, the guide has no effect.
fact-10-6 = { NAME("samurai") }: { EFFECT("samurai.effect") }.
fact-10-7 = { NAME("kuge") }: { EFFECT("kuge.effect") }.
fact-10-8 =
    { NAME("miko") }: { EFFECT("miko.effect") }. This counts as a gift of your own and scores
    { AMOUNT(SPEC("points_per_gift"), "point") } for each coin.
fact-G7 = If the souvenir deck is empty, { NAME("shokunin") } brings you nothing.

## 11 Inns and meals

fact-11-1 =
    There are { AMOUNT(SPEC("count x in spaces where x.station = inn and x != kyoto and x != edo"), "inn") } on the way from
    { -start } to { -goal }, and { -goal } itself is the last inn. Every traveler must stop at each of them.
fact-11-2 = At an inn, the travelers line up in the order of their arrival: the first next to the road, each later one behind the others.
fact-11-3 =
    { SPEC("extra_meals") ->
        [0]
            If you are the first to arrive, draw the menu: a meal for each traveler in the game. Look at these cards
            in secret.
       *[other]
            If you are the first to arrive, draw the menu: a meal for each traveler in the game and
            { AMOUNT(SPEC("extra_meals"), "meal") } more. Look at these cards in secret.
    }
fact-11-4 =
    You may buy a meal from the menu at its price. Lay it face up in front of you and score
    { AMOUNT(SPEC("meal_points"), "point") } at once. The rest of the menu stays face down beside the board.
fact-11-5 = Travelers who arrive later look at what is left of the menu and may buy a meal from it in the same way.
fact-11-6 = You can have only a single meal at each inn, and you need not buy any.
fact-11-7 =
    { SPEC("same_meal_limit") ->
        [1] You may not eat a dish that you have already eaten on this journey.
       *[other] You may eat the same dish at most { AMOUNT(SPEC("same_meal_limit"), "time") } on this journey.
    }
fact-11-8 = Nobody leaves an inn before all travelers have arrived there.
fact-11-9 =
    When all travelers are there and have had the chance to buy a meal, put the rest of the menu under the meal deck, in
    random order.
fact-11-10 = Then the traveler who arrived last, farthest from the road, leaves first.
fact-11-11 = There is no meal in { -start }: you can eat at the inns on the way and in { -goal }.

## 12 End of the journey

fact-12-1 = The game ends when the last traveler has reached { -goal } and has had the chance to buy a meal.
fact-12-2 =
    Then award the achievements { NAME("gourmet") }, { NAME("bather") }, { NAME("chatterbox") } and { NAME("collector") },
    and score the temple bonus.
fact-12-3 = The player with the most points wins. In a tie, the tied player with more achievements is ahead.
fact-12-4 = Players who have the same number of achievements as well share the place.
fact-12-5 =
    { SPEC("points_per_coin") ->
        [0] Coins that you have left are worth nothing.
       *[other] Each coin that you have left is worth { AMOUNT(SPEC("points_per_coin"), "point") }.
    }
fact-12-6 =
    Souvenirs, panoramas, meals and hot springs have been scored on the way and are not scored again. If you are in
    doubt, count them once more from the cards in front of you.

## 13 Temple bonus

fact-13-1 =
    Rank the travelers by the coins that they have donated. The highest place scores { AMOUNT(SPEC("temple_bonus[0]"), "point") }, the
    next places score { SPEC("temple_bonus[1]") }, { SPEC("temple_bonus[2]") } and
    { AMOUNT(SPEC("temple_bonus[3]"), "point") }.
fact-13-2 = A traveler who has donated nothing gets no bonus.
fact-13-3 = Travelers with the same total share a place, and each of them scores all its points.
fact-13-4 = No place is left out after a tie: the next lower total takes the next place.
fact-13-5 =
    Travelers below these places who have donated something score { AMOUNT(SPEC("temple_bonus[4]"), "point") } each.

## 14 Achievements

fact-14-1 =
    { NAME("paddy_master") }, { NAME("mountain_master") } and { NAME("sea_master") } are won on the road, by the first to
    complete the panorama. Nobody else can get them.
fact-14-2 =
    { NAME("gourmet") } goes to the traveler with the highest total of the prices printed on the meals. The printed price
    counts, even if you have paid less.
fact-14-3 = { NAME("bather") } goes to the traveler with the most hot spring cards.
fact-14-4 = { NAME("chatterbox") } goes to the traveler with the most encounter cards. Only cards that you have kept count.
fact-14-5 = { NAME("collector") } goes to the traveler with the most souvenirs. Souvenirs that you have received as a gift count as well.
fact-14-6 =
    Each of these achievements is worth { AMOUNT(SPEC("award_points"), "point") }. In a tie, all tied travelers score them, and
    the achievement counts for each of them when a tie for victory is broken. If nobody has at least
    { SPEC("award_least") } of what it counts, an achievement is not awarded.

## 15 Travelers

fact-15-13 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            Each traveler has a tile with starting coins and an ability. Every tile exists only once, so all players are
            different travelers.
    }
fact-15-1 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("hiroshige") } starts with { AMOUNT(SPEC("hiroshige.coins"), "coin") }. At each inn on the way, but not in
            { -goal }, before the meal: { EFFECT("hiroshige.halfway") }. It scores as usual; if all your panoramas are
            complete, you get nothing.
    }
fact-15-2 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("chuubei") } starts with { AMOUNT(SPEC("chuubei.coins"), "coin") }. At each inn on the way, but not in
            { -goal }, before the meal: { EFFECT("chuubei.halfway") }. Keep the card; it counts for { NAME("chatterbox") }.
    }
fact-15-3 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("kinko") } starts with { AMOUNT(SPEC("kinko.coins"), "coin") }. Every meal costs you
            { AMOUNT(SPEC("kinko.meal_price", nth: 1), "coin") } less, so a cheap meal can even be free.
    }
fact-15-4 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("yoshiyasu") } starts with { AMOUNT(SPEC("yoshiyasu.coins"), "coin") }. At every encounter, draw
            { AMOUNT(SPEC("yoshiyasu.meets"), "card") }, keep and use one of them, and put the rest under the deck without
            showing it.
    }
fact-15-5 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("satsuki") } starts with { AMOUNT(SPEC("satsuki.coins"), "coin") }. At each inn, also in { -goal }, before you
            buy a meal: { EFFECT("satsuki.table") }. If you eat it, you buy no meal there; if you refuse it, you may buy a
            meal as usual.
    }
fact-15-6 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { SPEC("treat_from_deck") ->
                [1]
                    This free meal comes from the top of the meal deck and is not part of the menu. If you refuse it, it goes
                    under the deck.
               *[other]
                    { SPEC("refused_meal_stays") ->
                        [0] This free meal is drawn at random from the menu. If you refuse it, it goes under the meal deck.
                       *[other]
                            This free meal is drawn at random from the menu. If you refuse it, it stays on the menu, and you may
                            still buy it.
                    }
            }
    }
fact-15-7 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            You may not accept the free meal if you may not eat its dish again.
    }
fact-15-8 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("mitsukuni") } starts with { AMOUNT(SPEC("mitsukuni.coins"), "coin") }. You score
            { AMOUNT(SPEC("mitsukuni.bath_bonus"), "point") } more for each hot spring card and
            { AMOUNT(SPEC("mitsukuni.award_bonus"), "point") } more for each achievement, on the road and after the journey.
    }
fact-15-9 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("sasayakko") } starts with { AMOUNT(SPEC("sasayakko.coins"), "coin") }. When you buy several souvenirs in the
            same village, the cheapest of them is free, but you must own enough coins to pay the full price of all of them.
    }
fact-15-10 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("hirotada") } starts with { AMOUNT(SPEC("hirotada.coins"), "coin") }. At every temple, after your own gift:
            { EFFECT("hirotada.blessing") }. This counts and scores like your own gift, but does not replace it.
    }
fact-15-11 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("umegae") } starts with { AMOUNT(SPEC("umegae.coins"), "coin") }. At every encounter, before you draw the
            card: { EFFECT("umegae.greeting") }.
    }
fact-15-12 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("zen_emon") } starts with { AMOUNT(SPEC("zen_emon.coins"), "coin") }. In every village, the dearest of the
            souvenirs that you buy costs you only { AMOUNT(SPEC("zen_emon.discount", nth: 1), "coin") }.
    }

## 16 The neutral traveler

fact-16-1 =
    In a game with { AMOUNT(SPEC("players.min"), "player") }, a neutral traveler of a color that nobody plays joins the
    journey. Its piece takes a random place in the line at { -start }, like the others.
fact-16-2 = The neutral traveler moves like the others, whenever it is farthest behind.
fact-16-3 = It is moved by the player whose traveler is closest to { -goal }.
fact-16-4 = Where it stops, nothing happens, except at temples and inns.
fact-16-5 =
    At a temple, donate { AMOUNT(SPEC("neutral_gift"), "coin") } from the bank in its color. The neutral traveler takes its
    place in the ranking for the temple bonus and can push you down, but it never scores.
fact-16-6 =
    At an inn, the neutral traveler counts as a traveler when the menu is drawn. When it arrives, the player who moved it
    puts { AMOUNT(SPEC("neutral_meals"), "meal") } from the menu, drawn at random, face down under the meal deck.
fact-16-7 = The neutral traveler occupies its space like any other traveler and may not stop on a full space.
fact-16-8 = All other rules stay the same.
fact-G2 =
    { SPEC("neutral_coins") ->
        [0] It has no coins, so it may not stop in villages and at temples.
       *[other] It needs no coins to stop in a village or at a temple.
    }
fact-G3 = It has no panorama cards, so it may stop on any panorama space.
fact-G4 =
    { SPEC("ahead_in_inn") ->
        [-1] If the travelers of the players stand at the same inn, the one farther from the road is ahead, and its player moves the neutral traveler.
       *[other] If the travelers of the players stand at the same inn, the one nearer to the road is ahead, and its player moves the neutral traveler.
    }
fact-G6 =
    { SPEC("neutral_opens_menu") ->
        [0] If the neutral traveler is the first to arrive at an inn, there is no menu yet, and nothing is discarded. The first player to arrive draws it.
       *[other] If the neutral traveler is the first to arrive at an inn, the player who moved it draws the menu and then discards from it.
    }

## 17 Variants

fact-17-6 = You may combine variants with each other, and play all of them with any number of players.
fact-17-1 =
    { variant-initiatory }: made for a first game. There are no traveler tiles, and everybody starts with
    { AMOUNT(SPEC("coins_without_tile"), "coin") }.
fact-17-2 =
    { variant-return-journey }: the journey begins in { NAME("edo") } and ends in { NAME("kyoto") }. The road is read in the
    opposite direction; all other rules stay the same.
fact-G10 =
    On this journey, { NAME("kyoto") } is the last inn and serves meals, and { NAME("edo") } serves none. Abilities for the
    inns on the way work at the inns between the cities, as before.
fact-17-3 =
    { variant-gastronomy }: the menu of an inn has no extra meals, only a meal for each traveler in the game.
fact-G5 =
    { SPEC("neutral_share") ->
        [0] {""}
       *[other] With { AMOUNT(SPEC("players.min"), "player") }, the neutral traveler counts here as well.
    }
fact-17-4 =
    { SPEC("count n in 0 to players.max - 1 where coins_by_spot[n] != 0") ->
        [0]
            { variant-preparations }: your place in the line at the start changes your starting coins. The nearer to the road
            you stand, the later you leave and the more coins you have.
       *[other]
            { variant-preparations }: your place in the line at the start changes your starting coins. Counted from the road,
            the places change them by { SPEC("coins_by_spot[0]", sign: "always") }, { SPEC("coins_by_spot[1]", sign: "always") },
            { SPEC("coins_by_spot[2]", sign: "always") }, { SPEC("coins_by_spot[3]", sign: "always") } and { SPEC("coins_by_spot[4]", sign: "always") }.
    }
fact-G9 =
    With { AMOUNT(SPEC("players.min"), "player") }, the neutral traveler takes a place in this line, but no coins.
