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
    .plural = бухти
    .option = { $name } — якщо випаде не більше ніж { $risk }, видра впустить здобич
entry-calm-bay = тиха бухта
entry-reedy-bay = очеретяна бухта
entry-steep-bay = урвиста бухта

rule-dash-on =
    { $mood ->
        [infinitive] одразу пірнути в будь-якій бухті
       *[imperative] одразу пірніть у будь-якій бухті
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
        [infinitive] виринути з усією здобиччю
       *[imperative] вириньте з усією здобиччю
    }
    .label = виринути

prompt-dash-on-b = У якій бухті пірнає ваша видра?
prompt-dive-one-of = Пірнете ще раз чи виринете зі здобиччю?
reason-shoal-b-over-0 = у цій бухті більше немає мідій

state-haul = здобич у лапах
    .logged = здобич у лапах
state-shoal = мідії в бухті
    .logged = мідії в бухті
score-caught = Зібрано мідій
variant-wild-water = Бурхливі води
    .about = Тиха бухта вже не тиха, а перегони довші.
