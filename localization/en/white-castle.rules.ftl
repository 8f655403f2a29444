### The rulebook of The White Castle in English: one message for each numbered fact that a player needs.
###
### For translators
### - No number of the game is written here, neither as a digit nor as a word. The functions take it from the spec:
###     SPEC("rounds")                         a number; any expression of the language is allowed
###     SPEC("exchange for coin", nth: 1)      the first number written in a rule or an effect
###     AMOUNT(SPEC("rounds"), "round")        a number with its noun: 3 rounds
###     EFFECT("outside_left.actions")         an effect in words, without capital and full stop
###     NAME("yard_5")                         the name of anything declared
### - AMOUNT and NAME take a case, as in AMOUNT(SPEC("rounds"), "round", case: "accusative"). The names of the cases are
###   those that the nouns of your language have as attributes (accusative, genitive, instrumental ...; English and Spanish
###   have only indefinite). A noun without that attribute answers with its plain form. EFFECT takes mood: "infinitive".
### - Each message keeps its bindings: the same SPEC, NAME and EFFECT as in English, in the order that your language wants.
###   Only `case` and `mood` are yours. The plural forms stand in the nouns, so a sentence needs none.
### - A choice on SPEC(...) follows a switch of the rules; a truth is 1 or 0. Keep its branches. An empty branch {""}
###   leaves the fact out of the book.
### - The sentences are our own and speak to one player. Translate the meaning, not the words.

## Chapters

chapter-overview = The game at a glance
chapter-components = Components
chapter-setup = Setting up the board
chapter-player-setup = Setting up the players
chapter-turn = Your turn
chapter-castle = The rooms of the castle
chapter-outside = Outside the walls and the well
chapter-domain = Your domain
chapter-warriors = Warriors
chapter-gardeners = Gardeners
chapter-courtiers = Courtiers
chapter-seals = Daimyo seals
chapter-lanterns = Lantern rewards
chapter-influence = Influence and the passage of time
chapter-round-end = End of a round
chapter-gardens = The gardens step
chapter-scoring = Final scoring
chapter-solo-setup = Solo mode: setup
chapter-solo-turn = Solo mode: a turn of the rival
chapter-solo-actions = Solo mode: the solo cards
chapter-solo-end = Solo mode: end of a round and scoring
chapter-variants = Variants and editions
chapter-symbols = Symbols

## Nouns of the rules; the others are resources and kinds

noun-player =
    { $count ->
        [one] player
       *[other] players
    }
noun-round =
    { $count ->
        [one] round
       *[other] rounds
    }
noun-turn =
    { $count ->
        [one] turn
       *[other] turns
    }
noun-time =
    { $count ->
        [one] time
       *[other] times
    }
noun-die =
    { $count ->
        [one] die
       *[other] dice
    }
noun-figure =
    { $count ->
        [one] figure
       *[other] figures
    }
noun-section =
    { $count ->
        [one] section
       *[other] sections
    }

## R1 Components and limits

fact-R1-1 = There is a main board for all players. Each player has a domain board and a player aid.
fact-R1-2 = The cards are { AMOUNT(SPEC("count c in starting_actions"), "starting_action") }, { AMOUNT(SPEC("count c in starting_resources"), "starting_resource") }, { AMOUNT(SPEC("count c in decrees"), "decree") }, { AMOUNT(SPEC("count c in stewards"), "steward") }, { AMOUNT(SPEC("count c in diplomats"), "diplomat") }, { AMOUNT(SPEC("count c in daimyos"), "daimyo") }, { AMOUNT(SPEC("count c in plants"), "plant") }, { AMOUNT(SPEC("count c in stones"), "stone") } and { AMOUNT(SPEC("count c in solo_cards"), "solo_card") }.
fact-R1-3 = There are { AMOUNT(SPEC("count t in yard_tiles"), "yard_tile") }, { AMOUNT(SPEC("count t in die_tiles"), "die_tile") }, a bridge for each colour of dice, coins of different values, Daimyo seals and, for each player, a double-sided clan point tile.
fact-R1-4 = Each clan has { AMOUNT(SPEC("home.start"), "figure") } of each kind (courtiers, gardeners and warriors), a cube for each resource, a heron, a fan and an influence marker. The round marker serves all players.
fact-R1-5 = There are { AMOUNT(SPEC("(count c in colours) * (players.max + extra_dice)"), "die") } with values from { SPEC("cast dice", nth: 1) } to { SPEC("die_faces") }: { AMOUNT(SPEC("players.max + extra_dice"), "die") } in each of the colours coral, black and white.
fact-R1-6 = The clans are blue, red, yellow and green. Each player chooses one and takes everything of its colour.
fact-R1-7 = You can hold up to { AMOUNT(SPEC("food.max"), "food") }, { AMOUNT(SPEC("iron.max"), "iron") } and { AMOUNT(SPEC("pearl.max"), "pearl") }. What you gain beyond that is lost, and you can never pay more than you have.
fact-R1-8 = You can hold up to { AMOUNT(SPEC("seal.max"), "seal") }. Any that you gain beyond that are lost.
fact-R1-9 = You can hold any number of coins. You may change coins for coins of other values whenever you like.
fact-R1-10 = The supply of coins and Daimyo seals is unlimited. If the pieces run out, use a substitute.

## R2 Setup of the board

fact-R2-1 = Put the main board in the middle of the table.
fact-R2-2 = With fewer than { AMOUNT(SPEC("large_table"), "player") }, solo mode included, return the steward and diplomat cards with a mark in their lower left corner to the box: { AMOUNT(SPEC("count c in stewards where c.marked"), "steward") } and { AMOUNT(SPEC("count c in diplomats where c.marked"), "diplomat") }.
fact-R2-3 = Shuffle the steward cards (ochre) and the diplomat cards (indigo) separately and put the decks on their spaces of the board. Then deal a card face up to each room: the steward floor has { AMOUNT(SPEC("count r in rooms where r.floor = steward_floor"), "room") }, the diplomat floor has { AMOUNT(SPEC("count r in rooms where r.floor = diplomat_floor"), "room") }.
fact-R2-4 = If all the cards in the rooms show the same action on a dark background, shuffle them back into their decks and deal again.
fact-R2-5 = Shuffle the daimyo cards (grey), put one of them face up in the daimyo room and return the others to the box.
fact-R2-6 = Turn the die tiles colour side up and mix them. Draw a random tile of each colour and put these tiles in random order on the specially marked tile spaces.
fact-R2-7 = Then fill the numbered tile spaces. Draw the tiles one by one and always use the free space with the lowest number.
fact-R2-8 = If a tile would fill the last free tile space of a room and leave all tiles of that room in the same colour, put it on the free space with the next number instead.
fact-R2-9 = In the end every tile space holds a tile, and no room shows only a single colour.
fact-R2-10 = The tile spaces with the highest numbers belong to the well: turn the tiles there resource side up. All other tiles stay colour side up.
fact-R2-12 = A tile that had to move on must also fit the room that it reaches; a later tile fills the space that was skipped. If a tile fits nowhere, take up all die tiles and lay them anew.
fact-R2-13 = The die tiles stay where they are until the end of the game.
fact-R2-14 = Put the round marker on the first space of the round track.
fact-R2-15 = Put the coins, the Daimyo seals and the clan point tiles beside the board as the common supply.
fact-R2-16 = Of each colour, use as many dice as there are players, plus { AMOUNT(SPEC("extra_dice"), "die") }; return the others to the box. In solo mode the rival counts as a player here.
fact-R2-17 = Roll all these dice. Lay the dice of each colour on their bridge in ascending order: the lowest die on the left end, beside the lantern, the highest on the right end, and the others between them in the centre.
fact-R2-18 = Shuffle the plant gardens and the stone gardens separately. Below each bridge put a random card of each kind face up; return the others to the box.
fact-R2-19 = Put a random yard tile on each tile slot of the training yards, with the side up whose colour the slot shows; return the others to the box. There is a blue and a yellow slot in the { NAME("yard_5") }, a blue one in the { NAME("yard_3") } and a yellow one in the { NAME("yard_1") }.
fact-R2-20 =
    { SPEC("fixed_well") ->
        [1] Before you mix the die tiles, set aside those for the well: the mother-of-pearl tile with the coral die on its back and the iron tile with the black die on its back.
       *[other] In your first game you may set aside certain die tiles for the well before you mix the others: the mother-of-pearl tile with the coral die on its back and the iron tile with the black die on its back.
    }

## R3 Setup of the players

fact-R3-1 = Take a domain board. Put your courtiers, gardeners and warriors on their rows, a cube at the beginning of each resource track, and your fan beside the clan point track.
fact-R3-2 = Stack the influence markers of all players in random order on the picture of a heron to the left of the influence track.
fact-R3-3 = Put the herons on the turn order track in the order of this stack: the player of the top marker is first, the player of the bottom marker is last.
fact-R3-4 = Lay out starting pairs, each of a random starting resource card face up and a random starting action card face up below it: { AMOUNT(SPEC("columns_offered[2]"), "column") } for { AMOUNT(SPEC("2"), "player") }, { AMOUNT(SPEC("columns_offered[3]"), "column") } for { AMOUNT(SPEC("3"), "player") }, { AMOUNT(SPEC("columns_offered[4]"), "column") } for { AMOUNT(SPEC("4"), "player") }.
fact-R3-5 = In reverse turn order, from the last player to the first, each player takes a starting pair.
fact-R3-6 = Put your starting action card into the card slot at the right of your domain board. It is now your action card.
fact-R3-7 = Gain everything that your starting resource card shows. Then turn the card over and put it into the lantern area below your domain board, where its back counts.
fact-R3-8 = If your starting resource card shows a decree, take that decree card too and put it into your lantern area. The symbols of both cards must stay visible.
fact-R3-9 = If your starting resource card gives you resources of your choice, choose them at once, before the next player takes a pair.

## R4 Flow of the game

fact-R4-1 = The game lasts { AMOUNT(SPEC("rounds"), "round") }. In each round you take { AMOUNT(SPEC("turns_each_round"), "turn") }, one at a time and in turn order; the player whose heron is at the top of the turn order track begins.
fact-R4-2 = On your turn, take a die from a bridge, place it on a die space, and use the actions of that space.
fact-R4-3 = The round ends when every player has placed { AMOUNT(SPEC("turns_each_round"), "die") }. Then { AMOUNT(SPEC("(count c in colours) * (players.max + extra_dice) - players.max * turns_each_round"), "die") } are left on the bridges.
fact-R4-4 = After { AMOUNT(SPEC("rounds"), "round") }, once the new turn order is set, the game ends with the final scoring.
fact-R4-5 = A red fan gives you clan points at once: move your fan forward on the clan point track. A gold fan counts only in the final scoring.
fact-R4-6 = The clan point track ends at { SPEC("point_track") }. When your fan passes the end, take a clan point tile with its side “+{ SPEC("point_track") }” up and start the track again; when it passes the end once more, turn the tile to “+{ SPEC("point_track * 2") }”.
fact-R4-7 = The player with the most clan points wins.

## R5 A turn: the die

fact-R5-1 = Take the die at the left end or at the right end of any bridge. You cannot take dice from the centre.
fact-R5-2 = If there are dice in the centre of that bridge, the one nearest to the empty end slides into its place; otherwise the end stays empty. The values of the dice do not change.
fact-R5-3 = Place the die on a die space of the main board or of your own domain board. It always covers a value: the printed one, or that of the die already lying there.
fact-R5-4 = If your die is higher than the value it covers, gain the difference in coins. If it is lower, pay the difference in coins. If both are equal, nothing happens.
fact-R5-5 = If you cannot pay the difference, you cannot place the die on that space.
fact-R5-6 = A die space of the main board holds at most { AMOUNT(SPEC("most_dice_on_space[1]"), "die") } in solo mode, { AMOUNT(SPEC("most_dice_on_space[2]"), "die") } with { AMOUNT(SPEC("2"), "player") }, { AMOUNT(SPEC("most_dice_on_space[3]"), "die") } with { AMOUNT(SPEC("3"), "player") } and { AMOUNT(SPEC("most_dice_on_space[4]"), "die") } with { AMOUNT(SPEC("4"), "player") }. Where there is room for another die, it goes on top of the one already there. A space of a domain board holds only a single die; the well holds any number of dice.
fact-R5-7 =
    { SPEC("left_lantern") ->
        [0] A die from the left end of a bridge gives you nothing more than one from the right end.
       *[other] If you took the die from the left end of a bridge, gain your lantern rewards now: after the coins for the difference and before the actions of the space.
    }
fact-R5-8 = Then use the actions of the space, in any order you like.
fact-R5-9 =
    { SPEC("garden_may") ->
        [0] An action of a space, a card, a tile or a garden is an offer: you may decline it. The only exception is the action of a garden that your gardener has just entered.
       *[other] An action of a space, a card, a tile or a garden is an offer: you may decline it.
    }
fact-R5-10 = A black number beside a symbol tells how many you gain; a symbol without a number counts once. A red number tells how many you pay to get what follows the arrow.
fact-R5-11 = You cannot use an action if you cannot pay its cost.
fact-R5-12 =
    { SPEC("well.value") ->
        [1] You can always place your die: the well takes every die, and to place one there never costs coins.
       *[other] {""}
    }

## R6 The rooms of the castle

fact-R6-1 = Each room of the steward floor and of the diplomat floor has a die space. The printed values, from left to right, are { SPEC("steward_left.value") }, { SPEC("steward_centre.value") } and { SPEC("steward_right.value") } on the steward floor, { SPEC("diplomat_left.value") } and { SPEC("diplomat_right.value") } on the diplomat floor.
fact-R6-2 = The card of a room has a section beside each die tile of the room: { AMOUNT(SPEC("count t in tile_spaces where t.space = steward_left"), "section") } on a steward card, { AMOUNT(SPEC("count t in tile_spaces where t.space = diplomat_left"), "section") } on a diplomat card.
fact-R6-3 = When you place a die in a room, you may use every section beside a die tile of the colour of your die, in any order. If several tiles of the room have that colour, you may use the sections beside all of them.
fact-R6-4 = You cannot place a die in a room where no die tile has its colour.
fact-R6-5 = A steward card has a section with a dark background, in which you pay Daimyo seals to perform the action of a clan member, and sections with a light background, which are gains. On a diplomat card the section with the dark background is the action of a clan member at no cost, and the one with the light background is a gain.

## R7 Outside the walls, and the well

fact-R7-1 = Outside the walls there is a die space on the left with the printed value { SPEC("outside_left.value") } and a die space on the right with the printed value { SPEC("outside_right.value") }. Both take dice of any colour. On the left { EFFECT("outside_left.actions") }, on the right { EFFECT("outside_right.actions") }.
fact-R7-2 = The well takes dice of any colour. Its value is always { SPEC("well.value") }, whatever dice lie there.
fact-R7-3 = Any number of dice may lie at the well, with any number of players. Put them side by side; they do not cover each other.
fact-R7-4 = When you place a die at the well, gain its value minus { SPEC("well.value") } in coins, then { AMOUNT(SPEC("well rewards", nth: 1), "seal") } and the reward of each die tile there.

## R8 Your domain

fact-R8-1 = Your domain board has a die space in each row: for a coral die in the row of the courtiers at the top, for a black die in the row of the gardeners in the middle, for a white die in the row of the warriors at the bottom. Their printed values, from top to bottom, are { SPEC("domain_courtier.value") }, { SPEC("domain_gardener.value") } and { SPEC("domain_warrior.value") }. Each space takes only a single die, which must have that colour.
fact-R8-2 =
    { SPEC("row_rewards_may") ->
        [1] To use a row, first gain its uncovered rewards if you like: the one at the far left, which is never covered, and each one whose figure has left the row. Then you may use the section of your action card that lies in this row.
       *[other] To use a row, first gain all its uncovered rewards: the one at the far left, which is never covered, and each one whose figure has left the row. Then you may use the section of your action card that lies in this row.
    }
fact-R8-3 = The rewards of the rows are resources, Daimyo seals, coins and lantern rewards.
fact-R8-4 = A starting action card has one and the same action for all rows.
fact-R8-5 = A diplomat card has fewer sections than your domain has rows, so one of its sections serves more than one row.
fact-R8-6 = Always take the leftmost figure from a row. In this way the rewards of the row are uncovered from left to right.

## R9 Actions of the clan members

fact-R9-1 = Warrior action: choose a training yard, pay its cost in iron and move the leftmost warrior of your domain there. A training yard holds any number of warriors of all clans.
fact-R9-2 = Then you may use the yard tiles of that training yard, in any order.
fact-R9-3 = The { NAME("yard_5") } has { AMOUNT(SPEC("count s in yard_slots where s.yard = yard_5"), "yard_slot") } and the multiplier { SPEC("yard_5.multiplier") }, the { NAME("yard_3") } has { AMOUNT(SPEC("count s in yard_slots where s.yard = yard_3"), "yard_slot") } and the multiplier { SPEC("yard_3.multiplier") }, the { NAME("yard_1") } has { AMOUNT(SPEC("count s in yard_slots where s.yard = yard_1"), "yard_slot") } and the multiplier { SPEC("yard_1.multiplier") }. The multiplier counts in the final scoring.
fact-R9-4 = Gardener action: choose a garden in which you have no gardener yet, pay its cost in food and move the leftmost gardener of your domain there. A garden holds gardeners of any number of clans, but only a single one of yours.
fact-R9-5 =
    { SPEC("garden_may") ->
        [0] Then use the action of that garden once, unless it has a cost that you cannot pay.
       *[other] Then you may use the action of that garden once. This action can have a cost of its own.
    }
fact-R9-6 = Courtier action: request an audience, make a social climb, or do both in any order, each of them at most once. The courtier that climbs may be the one that has just been granted its audience or any other one.
fact-R9-7 = To request an audience, pay { AMOUNT(SPEC("audience_cost"), "coin") } and move the leftmost courtier of your domain to the gate. The gate holds any number of courtiers.
fact-R9-8 = To make a social climb, choose one of your courtiers at the gate or in a room. Move it { AMOUNT(SPEC("1"), "floor") } up for { AMOUNT(SPEC("climb_cost[1]"), "pearl") }, or { AMOUNT(SPEC("2"), "floor") } up for { AMOUNT(SPEC("climb_cost[2]"), "pearl") }.
fact-R9-9 = The way up leads from the gate to any room of the steward floor, from there to any room of the diplomat floor, and from there to the daimyo room. A courtier that moves { AMOUNT(SPEC("2"), "floor") } up goes straight from the gate to any room of the diplomat floor, or from the steward floor to the daimyo room.
fact-R9-10 = A social climb is a single move of a single courtier, at most { AMOUNT(SPEC("most_floors"), "floor") } up. Only the place where the move ends counts; a floor passed on the way gives nothing.
fact-R9-11 = A room holds any number of courtiers.
fact-R9-12 = When your courtier ends its climb in a room of the steward floor or the diplomat floor, go through these steps in order. First turn your action card over and add it to your lantern area, with all symbols there visible. Then put the card of the room into the card slot of your domain board; it is your new action card. Then you may use a section of it with a light background. Finally refill the room from the deck of that floor.
fact-R9-13 = If that deck is empty, the card stays in the room and you keep your action card; you may still use a section with a light background of the card in the room.
fact-R9-14 = When your courtier ends its climb in the daimyo room, first gain your lantern rewards. Then put the courtier on a free slot of the daimyo card and gain the reward of that slot. If no slot is free, the courtier simply stays in the room.
fact-R9-15 = The daimyo card has { AMOUNT(SPEC("count s in daimyo_slots"), "daimyo_slot") }. Each of them takes a single courtier, which stays there until the end of the game.

## R10 Daimyo seals

fact-R10-2 = With Daimyo seals you cross the checkpoints of the influence track and pay for the sections of steward cards with a dark background.
fact-R10-3 = At any moment, and as often as you like, you may exchange { AMOUNT(SPEC("exchange for goods", nth: 1), "seal") } for { AMOUNT(SPEC("exchange for goods", nth: 2), "goods") }, or { AMOUNT(SPEC("exchange for coin", nth: 1), "seal") } for { AMOUNT(SPEC("exchange for coin", nth: 2), "coin") }. You can never exchange anything for Daimyo seals.

## R11 Lantern rewards

fact-R11-1 = To gain your lantern rewards, gain what every card in your lantern area shows, in any order you like.
fact-R11-2 = At the beginning your starting resource card lies in your lantern area, together with a decree card if it showed one.
fact-R11-3 = A card in your lantern area gives what it shows: a starting resource card gives a resource, a starting action card influence, a steward card coins, a diplomat card clan points, a decree card coins, Daimyo seals or clan points. Every action card that you replace joins them.
fact-R11-4 =
    { SPEC("left_lantern") ->
        [0] You gain your lantern rewards for a lantern symbol on a card, in a row of your domain or on a slot of the daimyo card, and whenever your courtier arrives in the daimyo room.
       *[other] You gain your lantern rewards for a die from the left end of a bridge, for a lantern symbol on a card, in a row of your domain or on a slot of the daimyo card, and whenever your courtier arrives in the daimyo room.
    }

## R12 Influence

fact-R12-1 = When you gain influence, move your influence marker forward that many spaces. If it ends on a space with other markers, put it on top of them.
fact-R12-2 = Checkpoints divide the influence track into seasons. Each time your marker crosses a checkpoint, you pay for it: { AMOUNT(SPEC("toll[checkpoint(1)]"), "seal") } at the first, { AMOUNT(SPEC("toll[checkpoint(2)]"), "seal") } at the second, { AMOUNT(SPEC("toll[checkpoint(3)]"), "seal") } at the third.
fact-R12-3 =
    { SPEC("part_of_a_move") ->
        [0] If you cannot or do not want to pay at a checkpoint, your marker does not move at all.
       *[other] If you cannot or do not want to pay at a checkpoint, your marker stops on the last space before it, and the rest of the move is lost.
    }
fact-R12-4 = The first checkpoint lies before space { SPEC("checkpoint(1)") }, the second before space { SPEC("checkpoint(2)") }, the third before space { SPEC("checkpoint(3)") }. The last space of the track is space { SPEC("influence.max") }.
fact-R12-5 = What you gain beyond the last space is lost. A marker that does not move keeps its place in its stack.
fact-R12-6 = In a single move you may cross several checkpoints if you pay for each of them.
fact-R12-7 = In the final scoring your influence is worth clan points.

## R13 End of a round

fact-R13-1 = First, the new turn order: put the herons in the order of the influence markers. The player whose marker is furthest along is first; of several markers on a space, the upper one comes first.
fact-R13-2 = When { AMOUNT(SPEC("rounds"), "round") } have been played, stop here and go on to the final scoring.
fact-R13-3 = Next, the gardens step: gardeners may work in the gardens below the bridges that still hold dice.
fact-R13-4 = Finally, prepare the next round: take up all dice, those placed and those left over, roll them and lay them on their bridges in ascending order again. Move the round marker to the next space.

## R14 The gardens at the end of a round

fact-R14-1 = In the new turn order, each player finishes with all of their gardens before the next player begins.
fact-R14-2 = A garden can be used only if there is still a die on the bridge above it, in any position.
fact-R14-3 = For each such garden in which you have a gardener, you may use its action once; the order is up to you.
fact-R14-4 = If the action of a garden has a cost, you pay it as usual.

## R15 Final scoring

fact-R15-1 = Begin with the clan points that you have collected during the game.
fact-R15-2 = Add up your coins and Daimyo seals, divide the sum by { SPEC("money_per_point") } and round down: you score that many clan points.
fact-R15-3 = For each resource you score { AMOUNT(SPEC("goods_points[first n in 0 to food.max where goods_points[n] > 0]"), "point") } if you have at least { SPEC("first n in 0 to food.max where goods_points[n] > 0") } of it, but { AMOUNT(SPEC("goods_points[food.max]"), "point") } if you have at least { SPEC("first n in 0 to food.max where goods_points[n] = goods_points[food.max]") } of it.
fact-R15-4 = Your influence marker scores { AMOUNT(SPEC("season_points[0]"), "point") } in the first season, { AMOUNT(SPEC("season_points[checkpoint(1)]"), "point") } in the second and { AMOUNT(SPEC("season_points[checkpoint(2)]"), "point") } in the third. In the last season it scores { AMOUNT(SPEC("season_points[checkpoint(3)]"), "point") } on the first space and { AMOUNT(SPEC("season_points[influence.max] - season_points[influence.max - 1]"), "point") } more on each further space, up to { AMOUNT(SPEC("season_points[influence.max]"), "point") } on the last one. Several markers on a space all score in full.
fact-R15-5 = Each of your courtiers scores { AMOUNT(SPEC("gate.points"), "point") } at the gate, { AMOUNT(SPEC("steward_floor.points"), "point") } on the steward floor, { AMOUNT(SPEC("diplomat_floor.points"), "point") } on the diplomat floor and { AMOUNT(SPEC("daimyo_room.points"), "point") } in the daimyo room, with or without a slot.
fact-R15-6 = Each of your warriors scores the multiplier of its training yard times the number of your courtiers inside the castle. Courtiers at the gate do not count for this.
fact-R15-7 = Each of your gardeners scores the clan points of its garden.
fact-R15-8 = If players are tied, the one who is ahead in the final turn order wins.

## R16 Solo mode: setup

fact-R16-1 = In solo mode you play against the Tokugawa clan, your rival. Set up the game for { AMOUNT(SPEC("2"), "player") } with the following changes.
fact-R16-2 = Lay out only { AMOUNT(SPEC("columns_offered[1]"), "column") }, a random starting resource card and a random starting action card, and take it.
fact-R16-3 = The rival begins with { AMOUNT(SPEC("rival_points"), "point") }, its heron on position { SPEC("rival_place") } of the turn order track and its influence marker on space { SPEC("rival_influence") } of the influence track. The variants offer other difficulties.
fact-R16-4 = Your heron takes the remaining position of the turn order track.
fact-R16-5 = The rival has no domain board and no starting cards. Keep only its figures at hand, and a place for its coins.
fact-R16-6 = Shuffle the { AMOUNT(SPEC("count c in solo_cards"), "solo_card") } and put them on the table as a deck with the bridge side up.
fact-R16-7 = If both influence markers begin on the same space, the marker of the player who is first in turn order lies on top.

## R17 Solo mode: a turn of the rival

fact-R17-1 = Your own turns follow the usual rules.
fact-R17-2 = The rival never pays for anything.
fact-R17-3 = The rival does not use the actions of die spaces, tiles, gardens and castle cards, neither when it places a die or a figure nor when it moves a courtier up. It carries out only the actions of its solo cards.
fact-R17-4 = The rival gains no resources, only coins, clan points and influence.
fact-R17-5 = The rival may place a die in a room where no die tile has its colour.
fact-R17-6 = At the beginning of its turn, turn over the top card of the solo deck and lay it beside the deck. Further cards turned over in this turn go to the right of it.
fact-R17-7 = Look at the card that is now on top of the deck: the upper part of its bridge side shows a bridge and a position on it. If a die lies there, the rival takes it, and the other dice slide as usual. If not, turn this card over too and look at the next one.
fact-R17-8 = The rival places the die on the space shown in the lower part of that same card. If that space is occupied, it places the die at the well instead.
fact-R17-9 = If the die is higher than the value it covers, the rival gains the difference in coins; if it is lower, the rival pays nothing. At the well it gains the coins, but neither the Daimyo seals nor the rewards of the die tiles.
fact-R17-10 = Then the rival carries out the actions of the last { AMOUNT(SPEC("rival_memory"), "solo_card") } turned over in this turn, the older card first, and on each card the upper action first. If fewer cards were turned over, it carries out the actions of those; cards turned over earlier are ignored.
fact-R17-11 = For each action that cannot be carried out, the rival gains as many clan points as the number of the current round instead.
fact-R17-12 = Finally, turn the cards back and put them under the deck, in the order in which they were turned over.
fact-R17-13 = A die from the left end of a bridge gives the rival no lantern rewards.
fact-R17-14 = Whenever the rival has a choice between equals – several gardens, or the rooms of a floor – you decide.

## R18 Solo mode: the symbols of the solo cards

fact-R18-1 = Gardener: the rival puts a gardener into the garden of the kind shown that is worth the fewest clan points and has no gardener of the rival yet. If both kinds are shown, all gardens are compared.
fact-R18-2 = Warrior: the rival puts a warrior into the training yard with the iron cost shown.
fact-R18-3 = Courtier at the gate: the rival puts a courtier at the gate.
fact-R18-4 = Courtier up: the rival moves its lowest courtier up by the number of floors shown. If it comes to a room of the steward floor or the diplomat floor, remove the card of that room from the game and refill the room; if the deck is empty, the card stays. In the daimyo room the courtier takes the leftmost free slot of the daimyo card, if there is one.
fact-R18-5 = Red fan or coins: the rival gains as many clan points or coins as shown.
fact-R18-6 = Influence: the rival's influence marker moves forward as many spaces as shown. Checkpoints cost the rival nothing.
fact-R18-7 = An action of a figure cannot be carried out if the rival has no such figure left, if every garden in question already has a gardener of the rival, or if it has no courtier below the daimyo room. A courtier that would climb beyond the daimyo room stops there, and the action counts as carried out.

## R19 Solo mode: end of a round and scoring

fact-R19-1 = After the new turn order of every round, the last one included, the rival hands in its coins. It gains as many clan points as the number of the round just played for every { AMOUNT(SPEC("rival_coin_rate[0]"), "coin") } if it is first in turn order, or for every { AMOUNT(SPEC("rival_coin_rate[1]"), "coin") } if it is second. It keeps the coins left over.
fact-R19-2 = In the gardens step the rival gains as many clan points as the number of the round just played for each of its gardeners in a garden whose bridge still holds a die. It does not use the actions of the gardens.
fact-R19-3 = Then shuffle the solo deck for the next round.
fact-R19-4 = In the final scoring the rival scores its influence, courtiers, warriors and gardeners like a player, but nothing for coins, Daimyo seals and resources.
fact-R19-5 = The higher total wins. In a tie, the one who is ahead in turn order wins.

## R20 Symbols

fact-R20-1 = Lantern: gain your lantern rewards.
fact-R20-2 = Red fan: gain as many clan points as shown, at once.
fact-R20-3 = Influence: move your influence marker forward as many spaces as shown.
fact-R20-4 = Food: gain as much food as shown.
fact-R20-5 = Iron: gain as much iron as shown.
fact-R20-6 = Mother-of-pearl: gain as much mother-of-pearl as shown.
fact-R20-7 = Any resource: gain as many resources as shown, alike or different, as you like.
fact-R20-8 = Daimyo seal: gain as many Daimyo seals as shown.
fact-R20-9 = Coin: gain as many coins as shown.
fact-R20-10 = Coin with a red number: pay as many coins as shown to get what follows the arrow.
fact-R20-11 = Courtier: perform a courtier action.
fact-R20-12 = Warrior: perform a warrior action.
fact-R20-13 = Gardener: perform a gardener action.
fact-R20-14 = Well: gain { AMOUNT(SPEC("well rewards", nth: 1), "seal") } and the rewards of the die tiles at the well, but no coins.
fact-R20-15 =
    { SPEC("row_limit") ->
        [99] Domain: use a row of your domain as if you had placed a die there.
        [1] Domain: use a row of your domain as if you had placed a die there. You cannot choose a row that you have already used in this turn, with a die or with this symbol. The gardens step counts as a turn of its own.
       *[other] Domain: use a row of your domain as if you had placed a die there. You can choose a row only until you have used it { AMOUNT(SPEC("row_limit"), "time") } in this turn, with a die or with this symbol. The gardens step counts as a turn of its own.
    }
fact-R20-16 = Castle, any tile: use a section beside any die tile in the castle.
fact-R20-17 = Castle, coral tile: use a section beside a coral die tile in the castle.
fact-R20-18 = Castle, black tile: use a section beside a black die tile in the castle.
fact-R20-19 = Castle, white tile: use a section beside a white die tile in the castle.
fact-R20-20 = Castle, light background: use a section with a light background of any card in a room of the castle.
fact-R20-21 = Daimyo seal with a red number: pay as many Daimyo seals as shown to get what follows the arrow.
fact-R20-23 = The symbols for the well, the domain and the castle place no die. You neither gain nor pay coins for a difference, and neither colours nor dice already placed stand in the way.
fact-R20-24 = The symbols for the castle speak only of the cards in the rooms of the steward floor and the diplomat floor, not of the daimyo card, the well or the cards of the players.
fact-R20-25 = A section that you use through a symbol for the castle keeps its own cost.
fact-R20-26 = An action may lead to another one, and that one to the next, without limit, as long as you can pay the costs.
