### Otter Dash in English.

game-title = Otter Dash

resource-mussel =
    { $count ->
        [one] mussel
       *[other] mussels
    }
kind-bay =
    { $count ->
        [one] bay
       *[other] bays
    }
    .indefinite = a bay
    .option = { $name } – a roll up to { $risk } upsets the otter
entry-calm-bay = calm bay
entry-reedy-bay = reedy bay
entry-steep-bay = steep bay

rule-dash-on =
    { $mood ->
        [infinitive] dive at once in any bay
       *[imperative] dive at once in any bay
    }
    .label = dive again at once
rule-dive =
    { $mood ->
        [infinitive] dive once more
       *[imperative] dive once more
    }
    .label = dive once more
rule-surface =
    { $mood ->
        [infinitive] surface with all the otter holds
       *[imperative] surface with all the otter holds
    }
    .label = surface

prompt-dash-on-b = Which bay does your otter dive in?
prompt-dive-one-of = Dive once more, or surface with the haul?
reason-shoal-b-over-0 = there are no mussels left in this bay

state-haul = haul
    .logged = haul
state-shoal = mussels in the bay
    .logged = mussels in the bay
score-caught = Mussels caught
variant-wild-water = Wild water
    .about = The calm bay is calm no more, and the race is longer.
