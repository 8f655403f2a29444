### Vydří závod česky.

game-title = Vydří závod

resource-mussel =
    { $count ->
        [one] slávka
        [few] slávky
        [many] slávky
       *[other] slávek
    }
    .accusative =
        { $count ->
            [one] slávku
            [few] slávky
            [many] slávky
           *[other] slávek
        }
kind-bay =
    { $count ->
        [one] zátoka
        [few] zátoky
        [many] zátoky
       *[other] zátok
    }
    .plural = zátoky
    .accusative =
        { $count ->
            [one] zátoku
            [few] zátoky
            [many] zátoky
           *[other] zátok
        }
    .option = { $name } – hod nejvýše { $risk } vydru vyplaší
entry-calm-bay = klidná zátoka
entry-reedy-bay = rákosová zátoka
entry-steep-bay = strmá zátoka

rule-dash-on =
    { $mood ->
        [infinitive] hned ponořit vydru v{"\u00A0"}libovolné zátoce
       *[imperative] hned ponořte vydru v{"\u00A0"}libovolné zátoce
    }
    .label = hned se znovu potopit
rule-dive =
    { $mood ->
        [infinitive] se potopit ještě jednou
       *[imperative] potopte se ještě jednou
    }
    .label = potopit se ještě jednou
rule-surface =
    { $mood ->
        [infinitive] se vynořit se vším, co vydra drží
       *[imperative] vynořte se se vším, co vydra drží
    }
    .label = vynořit se

prompt-dash-on-b = Ve které zátoce se vaše vydra potopí?
prompt-dive-one-of = Potopíte se ještě jednou, nebo se vynoříte s{"\u00A0"}úlovkem?
reason-shoal-b-over-0 = v{"\u00A0"}této zátoce už žádné slávky nejsou

state-haul = úlovek v{"\u00A0"}tlapkách
    .logged = úlovek v{"\u00A0"}tlapkách
state-shoal = slávky v{"\u00A0"}zátoce
    .logged = slávky v{"\u00A0"}zátoce
score-caught = Ulovené slávky
variant-wild-water = Divoká voda
    .about = Klidná zátoka už není klidná a{"\u00A0"}závod je delší.
