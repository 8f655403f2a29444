### «Видрячі перегони» українською.

game-title = Видрячі перегони

resource-mussel =
    { $count ->
        [one] мідія
        [few] мідії
        [many] мідій
       *[other] мідії
    }
    .accusative =
        { $count ->
            [one] мідію
            [few] мідії
            [many] мідій
           *[other] мідії
        }
kind-bay =
    { $count ->
        [one] бухта
        [few] бухти
        [many] бухт
       *[other] бухти
    }
    .accusative =
        { $count ->
            [one] бухту
            [few] бухти
            [many] бухт
           *[other] бухти
        }
    .option = { $name } — кидок не більше ніж { $risk } сполохає видру
entry-calm-bay = тиха бухта
entry-reedy-bay = очеретяна бухта
entry-steep-bay = крута бухта

rule-dash-on =
    { $mood ->
        [infinitive] одразу пірнути в{"\u00A0"}будь-якій бухті
       *[imperative] одразу пірніть у{"\u00A0"}будь-якій бухті
    }
    .label = одразу пірнути знову
rule-dive =
    { $mood ->
        [infinitive] пірнути ще раз
       *[imperative] пірніть ще раз
    }
    .label = пірнути ще раз
rule-surface =
    { $mood ->
        [infinitive] виринути з{"\u00A0"}усією здобиччю
       *[imperative] вириньте з{"\u00A0"}усією здобиччю
    }
    .label = виринути

prompt-dash-on-b = У{"\u00A0"}якій бухті пірнає ваша видра?
prompt-dive-one-of = Пірнете ще раз чи виринете зі здобиччю?
reason-shoal-b-over-0 = у{"\u00A0"}цій бухті більше немає мідій

state-haul = здобич у{"\u00A0"}лапах
state-shoal = мідії в{"\u00A0"}бухті
score-caught = Спіймано мідій
variant-wild-water = Бурхлива вода
    .about = Тиха бухта вже не тиха, а{"\u00A0"}перегони довші.
