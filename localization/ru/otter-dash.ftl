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
    .plural = бухты
    .accusative =
        { $count ->
            [one] бухту
            [few] бухты
            [many] бухт
           *[other] бухты
        }
    .option = { $name } — при броске не больше { $risk } выдра упускает добычу
entry-calm-bay = тихая бухта
entry-reedy-bay = камышовая бухта
entry-steep-bay = обрывистая бухта

rule-dash-on =
    { $mood ->
        [infinitive] сразу нырнуть в любой бухте
       *[imperative] сразу нырните в любой бухте
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

prompt-dash-on-b = В какой бухте ныряет ваша выдра?
prompt-dive-one-of = Нырнёте ещё раз или всплывёте с добычей?
reason-shoal-b-over-0 = в этой бухте больше нет мидий

state-haul = добыча в лапах
    .logged = добыча в лапах
state-shoal = мидии в бухте
    .logged = мидии в бухте
score-caught = Собрано мидий
variant-wild-water = Бурные воды
    .about = Тихая бухта уже не тихая, а гонка длиннее.
