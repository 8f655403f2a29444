### The White Castle in English.

game-title = The White Castle
player-automa = Tokugawa clan
    .object = the Tokugawa clan

## Resources

resource-coin =
    { $count ->
        [one] coin
       *[other] coins
    }
resource-seal =
    { $count ->
        [one] Daimyo seal
       *[other] Daimyo seals
    }
resource-food = food
resource-iron = iron
resource-pearl = mother-of-pearl
resource-point =
    { $count ->
        [one] clan point
       *[other] clan points
    }
resource-influence = influence
    .gain =
        { $mood ->
            [third] { $count ->
                [one] advances { $count }{"\u00A0"}space on the influence track
               *[other] advances { $count }{"\u00A0"}spaces on the influence track
            }
           *[imperative] { $count ->
                [one] advance { $count }{"\u00A0"}space on the influence track
               *[other] advance { $count }{"\u00A0"}spaces on the influence track
            }
        }
group-goods =
    { $count ->
        [one] resource of your choice
       *[other] resources of your choice
    }

## Kinds

kind-card =
    { $count ->
        [one] card
       *[other] cards
    }
    .indefinite = a card
kind-steward =
    { $count ->
        [one] steward card
       *[other] steward cards
    }
    .indefinite = a steward card
    .entry = steward card { $number }
kind-diplomat =
    { $count ->
        [one] diplomat card
       *[other] diplomat cards
    }
    .indefinite = a diplomat card
    .entry = diplomat card { $number }
kind-daimyo =
    { $count ->
        [one] daimyo card
       *[other] daimyo cards
    }
    .indefinite = a daimyo card
    .entry = daimyo card { $number }
kind-starting-action =
    { $count ->
        [one] starting action card
       *[other] starting action cards
    }
    .indefinite = a starting action card
    .entry = starting action card { $number }
kind-starting-resource =
    { $count ->
        [one] starting resource card
       *[other] starting resource cards
    }
    .indefinite = a starting resource card
    .entry = starting resource card { $number }
kind-decree =
    { $count ->
        [one] decree card
       *[other] decree cards
    }
    .indefinite = a decree card
kind-solo-card =
    { $count ->
        [one] solo card
       *[other] solo cards
    }
    .indefinite = a solo card
    .entry = solo card { $number }
    .details = Bridge: { $bridge }, { $position } · Space: { $space }
    .does = the rival { CLAUSE($body, mood: "third") }
kind-garden =
    { $count ->
        [one] garden
       *[other] gardens
    }
    .indefinite = a garden
kind-plant =
    { $count ->
        [one] plant garden
       *[other] plant gardens
    }
    .indefinite = a plant garden
    .entry = plant garden { $number }
    .option = { $name } – { AMOUNT($points, "point") }: { $effect }
    .details = Cost: { AMOUNT($cost, "food") } · { AMOUNT($points, "point") }
kind-stone =
    { $count ->
        [one] stone garden
       *[other] stone gardens
    }
    .indefinite = a stone garden
    .entry = stone garden { $number }
    .option = { $name } – { AMOUNT($points, "point") }: { $effect }
    .details = Cost: { AMOUNT($cost, "food") } · { AMOUNT($points, "point") }
kind-yard =
    { $count ->
        [one] training yard
       *[other] training yards
    }
    .indefinite = a training yard
    .entry = training yard for { AMOUNT($cost, "iron") }
    .option = training yard
kind-yard-tile =
    { $count ->
        [one] yard tile
       *[other] yard tiles
    }
    .indefinite = a yard tile
    .entry = yard tile { $number }
kind-yard-slot =
    { $count ->
        [one] yard tile
       *[other] yard tiles
    }
    .indefinite = a yard tile
    .entry = { $face } tile: { $yard }
kind-die-tile =
    { $count ->
        [one] die tile
       *[other] die tiles
    }
    .indefinite = a die tile
    .entry = { $colour } die tile
    .option = { $name }: { $reward }
kind-space =
    { $count ->
        [one] die space
       *[other] die spaces
    }
    .indefinite = a die space
kind-room =
    { $count ->
        [one] room
       *[other] rooms
    }
    .indefinite = a room
kind-open-space =
    { $count ->
        [one] die space
       *[other] die spaces
    }
    .indefinite = a die space
    .details = Value: { $value }
kind-domain-space =
    { $count ->
        [one] die space
       *[other] die spaces
    }
    .indefinite = a die space
kind-tile-space =
    { $count ->
        [one] die tile
       *[other] die tiles
    }
    .indefinite = a die tile
    .entry = { $space }, { $row }
kind-floor =
    { $count ->
        [one] floor
       *[other] floors
    }
    .indefinite = a floor
kind-row =
    { $count ->
        [one] row
       *[other] rows
    }
    .indefinite = a row
    .details = Die: { $colour } · Figures: { $member }
kind-member =
    { $count ->
        [one] clan member
       *[other] clan members
    }
    .indefinite = a clan member
kind-bridge-end =
    { $count ->
        [one] die
       *[other] dice
    }
    .indefinite = a die
    .option = the { $die } at the { $name }
kind-column =
    { $count ->
        [one] starting pair
       *[other] starting pairs
    }
    .indefinite = a starting pair
    .entry = starting pair { $number }
kind-bed =
    { $count ->
        [one] garden
       *[other] gardens
    }
    .indefinite = a garden
kind-stand =
    { $count ->
        [one] figure space
       *[other] figure spaces
    }
    .indefinite = a figure space
    .entry = figure space { $number }
kind-daimyo-slot =
    { $count ->
        [one] daimyo slot
       *[other] daimyo slots
    }
    .indefinite = a daimyo slot
kind-colour =
    { $count ->
        [one] colour
       *[other] colours
    }
    .indefinite = a colour
kind-tone =
    { $count ->
        [one] background
       *[other] backgrounds
    }
    .indefinite = a background
kind-face =
    { $count ->
        [one] side
       *[other] sides
    }
    .indefinite = a side
kind-position =
    { $count ->
        [one] place
       *[other] places
    }
    .indefinite = a place

## Colours, figures, places

entry-coral = coral
entry-black = black
entry-white = white
entry-dark = dark background
entry-light = light background
entry-blue = blue
entry-yellow = yellow
entry-courtier = courtier
entry-gardener = gardener
entry-warrior = warrior
entry-left = left
entry-centre = centre
entry-right = right
entry-coral-left = left end of the coral bridge
entry-black-left = left end of the black bridge
entry-white-left = left end of the white bridge
entry-coral-right = right end of the coral bridge
entry-black-right = right end of the black bridge
entry-white-right = right end of the white bridge
entry-gate = gate
entry-steward-floor = steward floor
entry-diplomat-floor = diplomat floor
entry-daimyo-room = daimyo room
entry-steward-left = left steward room
entry-steward-centre = central steward room
entry-steward-right = right steward room
entry-diplomat-left = left diplomat room
entry-diplomat-right = right diplomat room
entry-outside-left = outside the walls, left
entry-outside-right = outside the walls, right
entry-well = well
entry-domain-courtier = courtier row of your domain
entry-domain-gardener = gardener row of your domain
entry-domain-warrior = warrior row of your domain
entry-top = top row
entry-middle = middle row
entry-bottom = bottom row
entry-numbered-11 = well, first tile
entry-numbered-12 = well, second tile
entry-plant-bed = plant garden
entry-stone-bed = stone garden
entry-slot-left = left slot
entry-slot-middle = middle slot
entry-slot-right = right slot
entry-decree-coin = coin decree
entry-decree-seal = seal decree
entry-decree-vp = clan point decree

## Rules as effects

rule-courtier-action = perform a courtier action
    .label = courtier action
    .performed = a courtier action
rule-gardener-action = perform a gardener action
    .label = gardener action
    .performed = a gardener action
rule-warrior-action = perform a warrior action
    .label = warrior action
    .performed = a warrior action
rule-domain-action = perform a domain action
    .label = domain action
    .performed = a domain action
rule-audience = request an audience
    .label = request an audience
rule-climb = make a social climb
    .label = social climb
rule-castle-section = use any section of a castle card
    .label = any section of the castle
rule-tile-section = use a castle section beside a { $c } die tile
    .label = castle section beside a { $c } tile
rule-light-section = use a castle section with a light background
    .label = castle section with a light background
rule-well-rewards = gain the rewards of the well
    .label = well
    .gained = the rewards of the well
rule-lantern-rewards = gain the lantern rewards
    .label = lantern rewards
    .gained = the lantern rewards
rule-visit-room = use the sections of the room beside tiles of the colour of the die
    .label = sections of the room
rule-domain-row = gain the rewards of the { $r } and use the action of your card in it
    .label = { $r } of your domain
rule-row-rewards = gain the rewards of the row
    .label = rewards of the row
rule-read-light-part = use a section of the card with a light background
    .label = section with a light background
rule-step-free = cross the checkpoint
    .label = cross the checkpoint
rule-rival-gardener =
    { $mood ->
        [third]
            { $b-id ->
                [plant_bed] places a gardener in a plant garden
                [stone_bed] places a gardener in a stone garden
               *[none] places a gardener in any garden
            }
       *[imperative]
            { $b-id ->
                [plant_bed] the rival places a gardener in a plant garden
                [stone_bed] the rival places a gardener in a stone garden
               *[none] the rival places a gardener in any garden
            }
    }
rule-rival-warrior =
    { $mood ->
        [third] places a warrior in the { $y }
       *[imperative] the rival places a warrior in the { $y }
    }
rule-rival-audience =
    { $mood ->
        [third] places a courtier at the gate
       *[imperative] the rival places a courtier at the gate
    }
rule-rival-climb =
    { $mood ->
        [third]
            { $n ->
                [one] moves a courtier { $n }{"\u00A0"}floor up
               *[other] moves a courtier { $n }{"\u00A0"}floors up
            }
       *[imperative]
            { $n ->
                [one] the rival moves a courtier { $n }{"\u00A0"}floor up
               *[other] the rival moves a courtier { $n }{"\u00A0"}floors up
            }
    }

field-effect = use the effect of the garden
field-part-effect = use the action of your card in this row

## Decisions

prompt-turn-e = Which die do you take?
prompt-place-die-s = Where do you place the die?
prompt-pick-column-c = Which starting pair do you take?
prompt-visit-room-any-order-may = Which section do you use next?
prompt-warrior-action-y = Which training yard does the warrior enter?
prompt-warrior-action-any-order-may = Which yard tile do you use next?
prompt-gardener-action-g = Which garden does the gardener enter?
prompt-climb-f = Which courtier climbs? From:
prompt-climb-goal = How high does the courtier climb?
prompt-enter-floor-x = Which room does the courtier enter?
prompt-read-light-part-r = Which section of the card do you use?
prompt-meet-daimyo-slot = Which slot of the daimyo card do you take?
prompt-domain-action-r = Which row of your domain do you use?
prompt-castle-section-t = Which section of the castle do you use?
prompt-tile-section-t = Which section of the castle do you use?
prompt-light-section-t = Which section of the castle do you use?
prompt-tend-own-gardens-any-order-may = Which garden do you use next?
prompt-lantern-rewards-any-order = Which lantern reward comes next?
prompt-row-rewards-any-order = Which reward of the row comes next?
prompt-rival-gardener-g =
    .other = Which garden does the rival take?
prompt-rival-room-x =
    .other = Which room does the rival enter?
prompt-step-on-may = Do you pay to cross the checkpoint?

reason-my-home-warrior-over-0 = you have no warrior left in your domain
reason-my-home-gardener-over-0 = you have no gardener left in your domain
reason-my-home-courtier-over-0 = you have no courtier left in your domain
reason-has-room-me-s-and-admits-s-e-bridge = the space is full or does not take this colour
reason-e-die-over-0 = there is no die left there
reason-g-site-not-none-and-my-gardeners-g-is-0 = this garden is not in play, or you have a gardener there
reason-row-uses-r-under-row-limit = this row has been used in this turn
reason-slot-holder-is-none = this slot is taken

state-price-ahead = toll of the checkpoint
state-round = round
state-stack = influence markers, bottom to top
state-turn-order = turn order
state-die = die on the bridge
state-inner = dice in the middle of the bridge
state-die-colour = colour of the die that was taken
state-dice = dice on the space
state-level = value of the space
state-domain-die = die in the domain
state-row-uses = uses of the row in this turn
state-deck = deck
state-open-card = card in the room
state-removed = cards out of the game
state-lord = daimyo card in play
state-holder = courtier on the daimyo card
state-tile = die tile
state-training = tile of the yard
state-site = bridge above the garden
state-home = figures in the domain
state-courtiers = courtiers in the castle
    .logged = courtiers in the castle
state-warriors = warriors
    .logged = warriors
state-gardeners = gardeners
    .logged = gardeners
state-action-card = action card
state-lanterns = cards in the lantern area
state-daimyo-deck = daimyo cards left
state-plant-deck = plant gardens left
state-stone-deck = stone gardens left
state-yard-bag = yard tiles left
state-tile-bag = die tiles left
state-gift-deck = starting resource cards left
state-start-deck = starting action cards left
state-column-gift = starting resource card on offer
state-column-action = starting action card on offer
state-solo-deck = deck of solo cards
state-revealed = solo cards turned over in this turn

## Scores

score-in-play = During the game
score-coins-and-seals = Coins and seals
score-goods-left = Resources
score-seasons = Passage of time
score-court = Courtiers
score-army = Warriors
score-garden-cards = Gardeners

## Numbers by players

constant-dice-each = Dice of each colour
constant-most-dice-on-space = Dice on a space of the main board, at most
constant-columns-offered = Starting pairs on offer

## Variants

variant-ru-edition = Russian edition
    .about = The rules of the Russian edition. They are the usual rules of this book.
variant-uk-edition = Ukrainian edition
    .about = The rules of the Ukrainian edition: with the domain symbol you cannot use a row of your domain again in the same turn, and the action of a garden that your gardener has just entered is not optional.
variant-cs-edition = Czech edition
    .about = The rules of the Czech edition: the action of a garden that your gardener has just entered is not optional.
variant-es-edition = Spanish edition
    .about = The rules of the Spanish edition: you may decline the rewards of a row of your domain.
variant-first-game = First game
    .about = For your first game: certain die tiles are set aside for the well.
variant-four-rounds = Four rounds
    .about = House rule: the game is longer by an additional round.
variant-no-left-lantern = No lantern for the left die
    .about = House rule: a die from the left end of a bridge gives no lantern rewards.
variant-seals-7 = More seals
    .about = House rule: you can hold more Daimyo seals.
variant-solo-easy = Solo: easy
    .about = For the solo mode: the rival begins behind you in turn order, without clan points and without influence.
variant-solo-hard = Solo: hard
    .about = For the solo mode: the rival begins with more clan points and more influence.
variant-whole-move-lost = All or nothing at a checkpoint
    .about = A stricter reading of the rules: an influence marker that does not pay at a checkpoint loses its whole move.

## Lines of cards

line-lantern = Lantern (back)
line-visible = Always visible
badge-marked = { SPEC("large_table") }+ players

## Glossary

glossary-coin = Money: it makes up the difference when your die is lower than the space, and pays for audiences and gardens.
glossary-seal = A token of the lord's favour. It opens checkpoints, pays for sections of steward cards and can be exchanged at any time.
glossary-food = A resource, paid for gardeners.
glossary-iron = A resource, paid for warriors.
glossary-pearl = A resource, paid for courtiers who climb.
glossary-point = What decides the game.
glossary-influence = How far your marker has come in the passage of time: it decides the turn order and scores at the end.
glossary-steward = A card of a room on the steward floor; later it may lie in your domain and then in your lantern area.
glossary-diplomat = A card of a room on the diplomat floor, used like a steward card.
glossary-daimyo = The card of the top floor with the favours that await the first courtiers there.
glossary-decree = A card that some players begin with; it only adds a lantern reward.
glossary-die-tile = Its colour says which dice use the section beside it; at the well its other side shows a reward.
glossary-yard = A place outside the castle where warriors train and score at the end.
glossary-garden = A card below a bridge: an action for your gardener, and clan points at the end.
glossary-lantern-rewards = The rewards on the backs of the cards in your lantern area, all at once.
glossary-courtier-action = Request an audience at the gate, climb in the castle, or both.
glossary-gardener-action = Send a gardener to a garden and use its action.
glossary-warrior-action = Send a warrior to a training yard and use its tiles.
