### The words of the engine. Every game uses them and may word them anew in its own file.
### $mood is "imperative" (gain 3), "infinitive" (you may gain 3), "third" (the rival gains 3) or "label"; CLAUSE and NOUN ask for another form.

language-name = English

## Numbers, names and lists

amount = { $count }{"\u00A0"}{ $noun }
amount-open = { $noun } ({ $formula })
player-name = Player { $number }
    .object = Player { $number }
value-none = none
value-true = yes
value-false = no

list-and = { $first } and { $second }
list-and-comma = { $first }, { $second }
list-and-last = { $first } and { $second }
list-or = { $first } or { $second }
list-or-comma = { $first }, { $second }
list-or-last = { $first } or { $second }
list-then = { $first }, then { $second }
list-then-comma = { $first }, then { $second }
list-then-last = { $first }, then { $second }
list-and-compound = { $first }; and also { $second }
list-and-compound-comma = { $first }; { $second }
list-and-compound-last = { $first }; and also { $second }
list-or-compound = either { $first }; or { $second }
list-or-compound-comma = { $first }; or { $second }
list-or-compound-last = { $first }; or { $second }
list-then-compound = { $first }; then { $second }
list-then-compound-comma = { $first }; then { $second }
list-then-compound-last = { $first }; then { $second }

## Effects

effect-nothing =
    { $mood ->
        [third] does nothing
       *[imperative] do nothing
    }
effect-gain =
    { $mood ->
        [third] gains { $what }
       *[imperative] gain { $what }
    }
effect-perform =
    { $mood ->
        [third] performs { $what }
       *[imperative] perform { $what }
    }
effect-pay =
    { $mood ->
        [third] pays { $what }
       *[imperative] pay { $what }
    }
effect-pay-then =
    { $mood ->
        [third] pays { $what } to { CLAUSE($then, mood: "infinitive") }
       *[imperative] pay { $what } to { $then }
    }
effect-may =
    { $mood ->
        [infinitive] have the right to { CLAUSE($body, mood: "infinitive") }
        [third] may { CLAUSE($body, mood: "infinitive") }
       *[imperative] you may { CLAUSE($body, mood: "infinitive") }
    }
effect-rule =
    { $mood ->
        [third] performs “{ $name }”
       *[imperative] perform “{ $name }”
    }
effect-do =
    { $mood ->
        [third] uses the effect of the card
       *[imperative] use the effect of the card
    }
effect-add =
    { $mood ->
        [third]
            { $sign ->
                [less] lowers { $target } by { $amount }
               *[more] raises { $target } by { $amount }
            }
       *[imperative]
            { $sign ->
                [less] lower { $target } by { $amount }
               *[more] raise { $target } by { $amount }
            }
    }
effect-move =
    { $mood ->
        [third] moves { $amount } from { $source } to { $target }
       *[imperative] move { $amount } from { $source } to { $target }
    }
effect-draw =
    { $mood ->
        [third] draws from { $zone }
       *[imperative] draw from { $zone }
    }
effect-take =
    { $mood ->
        [third] takes { $item } from { $zone }
       *[imperative] take { $item } from { $zone }
    }
effect-put =
    { $mood ->
        [third] puts { $item } into { $zone }
       *[imperative] put { $item } into { $zone }
    }
effect-shuffle =
    { $mood ->
        [third] shuffles { $zone }
       *[imperative] shuffle { $zone }
    }
effect-roll =
    { $mood ->
        [third] rolls a number from { $low } to { $high }
       *[imperative] roll a number from { $low } to { $high }
    }
effect-let =
    { $mood ->
        [third] notes the value { $value }
       *[imperative] note the value { $value }
    }
effect-set =
    { $mood ->
        [third] sets { $target } to { $value }
       *[imperative] set { $target } to { $value }
    }
effect-require =
    { $mood ->
        [third] makes sure that { $condition }
       *[imperative] make sure that { $condition }
    }
effect-choose =
    { $mood ->
        [third] chooses from { $set }
       *[imperative] choose from { $set }
    }
effect-any-order = for each of { $set } in any order: { $body }
effect-if = if { $condition }: { $body }
effect-while = as long as { $condition }: { $body }
effect-for-each = for each of { $set }: { $body }
effect-repeat =
    { $times ->
        [one] { $times } time: { $body }
       *[other] { $times } times: { $body }
    }
effect-as = { $player }: { $body }

label-nothing = nothing
label-gain = +{ $what }
label-pay = −{ $what }
label-pay-then = { $what } → { $then }
label-may = { $body } (optional)

## Decisions

prompt-choose = Choose { NOUN($what, case: "indefinite") }
prompt-choose-number = Choose a number
prompt-choose-any = Choose
prompt-gain = What do you take as { $what }?
prompt-may = Do you want to { CLAUSE($body, mood: "infinitive") }?
prompt-one-of = Choose one
prompt-any-order = What comes next?
prompt-any-order-may = What comes next? You may stop at any time
prompt-for-other = { $prompt } (for { NOUN($acting, case: "object") })

option-yes = Yes: { $body }
option-no = No
option-stop = Stop
option-pass = Pass
option-priced = { $name } ({ $price })
option-effect = { $name }: { $body }

## Why not

reason-pay = { $what } needed, you have { $have }
reason-pay-any = { $need } needed, you have { $have }
reason-move = { $need } needed, there are { $have }
reason-empty = nothing left: { $zone }
reason-empty-any = nothing left to draw
reason-done = you have done this already
reason-full = you cannot hold more than { $most }
reason-nothing = there is nothing to choose from
reason-condition = the rules do not allow it now

## The log and the score sheet

event-gain = { $player } gains { $what }
event-pay = { $player } pays { $what }
event-change = { $player } – { $what }: { $change }
event-place = { $what } ({ $place })
event-choose = { $player } chooses: { $option }
score-total = Total
score-place = Place

## Playing in the terminal; ?, undo and quit are typed as they are

play-answer = { $low }–{ $high }, ?, state, undo, quit
play-wrong = No such answer: a number from { $low } to { $high }, ? (what is not offered, and why), state (the table), undo or quit
play-kept = Kept in { $file }; the same command goes on with it
play-stopped = The game has been stopped
play-no-undo = There is nothing to take back
play-all-offered = Nothing else is possible here
standings-seat = seat
standings-mean = mean
standings-deviation = ±
standings-low = low
standings-high = high
standings-wins = wins
simulate-playing = playing
simulate-head = { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $games } games by random choice, seeds { $first } to { $last }
simulate-head-variants = { $game } with { $variants }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $games } games by random choice, seeds { $first } to { $last }
simulate-rest = { $decisions } decisions a game, at most { $most }; digest { $digest }
games-row = { $low }-{ $high } players
games-languages = languages: { $listed }

## The book

book-title = Rules reference
book-contents = Contents
book-search = Search
book-components = Components
book-cards = Cards and effects
book-scoring = Scoring
book-setup = Setup
book-variants = Variants
book-symbols = Symbols
book-glossary = Glossary
book-players = Players: { $low }–{ $high }
book-players-one = Players: { $low }
book-component = Component
book-count = Pieces
book-players-head = Number of players
book-category = Score sheet
book-symbol = Symbol
book-meaning = Meaning
book-term = Term
book-see = See
book-hits = Hits: { $count }
book-nothing-found = Nothing found
book-clause = Behind this rule
book-link = Copy the link to this rule
book-copied = Link copied
book-theme = Light or dark
book-top = Back to the top
book-old = Before
book-new = Now
book-added = New
book-removed = Removed
book-changes = What changes
book-no-changes = No rule and no card reads otherwise.
book-unworded = These rules work otherwise; their words stay the same:
book-made-with = Made from the spec of the game with sugoroku. The wording is ours; there is no text or art of the publisher in it.
book-applied = With these variants
book-group-edition = Editions
book-group-official = Official variants
book-group-difficulty = Difficulty
book-group-reading = Other readings of the rules
book-group-house = House rules
book-alphabet = abcdefghijklmnopqrstuvwxyz
