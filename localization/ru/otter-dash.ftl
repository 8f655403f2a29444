### «Гонки выдр» по-русски.

game-title = Гонки выдр

resource-mussel =
    { $count ->
        [one] мидия
        [few] мидии
        [many] мидий
       *[other] мидии
    }
    .accusative =
        { $count ->
            [one] мидию
            [few] мидии
            [many] мидий
           *[other] мидии
        }
kind-bay =
    { $count ->
        [one] бухта
        [few] бухты
        [many] бухт
       *[other] бухты
    }
    .accusative =
        { $count ->
            [one] бухту
            [few] бухты
            [many] бухт
           *[other] бухты
        }
    .option = { $name } — бросок не больше { $risk } спугнёт выдру
entry-calm-bay = тихая бухта
entry-reedy-bay = камышовая бухта
entry-steep-bay = крутая бухта

rule-dash-on =
    { $mood ->
        [infinitive] сразу нырнуть в{"\u00A0"}любой бухте
       *[imperative] сразу нырните в{"\u00A0"}любой бухте
    }
    .label = сразу нырнуть снова
rule-dive =
    { $mood ->
        [infinitive] нырнуть ещё раз
       *[imperative] нырните ещё раз
    }
    .label = нырнуть ещё раз
rule-surface =
    { $mood ->
        [infinitive] всплыть со всей добычей
       *[imperative] всплывите со всей добычей
    }
    .label = всплыть

prompt-dash-on-b = В{"\u00A0"}какой бухте ныряет ваша выдра?
prompt-dive-one-of = Нырнёте ещё раз или всплывёте с{"\u00A0"}добычей?
reason-shoal-b-over-0 = в{"\u00A0"}этой бухте больше нет мидий

state-haul = добыча в{"\u00A0"}лапах
state-shoal = мидии в{"\u00A0"}бухте
score-caught = Поймано мидий
variant-wild-water = Бурная вода
    .about = Тихая бухта уже не тихая, а{"\u00A0"}гонка длиннее.
