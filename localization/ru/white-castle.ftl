### «Белый замок» по-русски.

game-title = Белый замок
player-automa = Клан Токугава
    .object = клан Токугава

## Ресурсы

resource-coin =
    { $count ->
        [one] монета
        [few] монеты
        [many] монет
       *[other] монеты
    }
    .accusative =
        { $count ->
            [one] монету
            [few] монеты
            [many] монет
           *[other] монеты
        }
resource-seal =
    { $count ->
        [one] печать
        [few] печати
        [many] печатей
       *[other] печати
    }
    .genitive =
        { $count ->
            [one] печати
            [few] печатей
            [many] печатей
           *[other] печати
        }
resource-food =
    { $count ->
        [one] еда
        [few] еды
        [many] еды
       *[other] еды
    }
    .accusative =
        { $count ->
            [one] еду
            [few] еды
            [many] еды
           *[other] еды
        }
    .genitive =
        { $count ->
            [one] еды
            [few] еды
            [many] еды
           *[other] еды
        }
resource-iron =
    { $count ->
        [one] железо
        [few] железа
        [many] железа
       *[other] железа
    }
    .genitive =
        { $count ->
            [one] железа
            [few] железа
            [many] железа
           *[other] железа
        }
resource-pearl =
    { $count ->
        [one] перламутр
        [few] перламутра
        [many] перламутра
       *[other] перламутра
    }
    .genitive =
        { $count ->
            [one] перламутра
            [few] перламутра
            [many] перламутра
           *[other] перламутра
        }
resource-point =
    { $count ->
        [one] очко клана
        [few] очка клана
        [many] очков клана
       *[other] очка клана
    }
    .genitive =
        { $count ->
            [one] очка клана
            [few] очков клана
            [many] очков клана
           *[other] очка клана
        }
    .instrumental =
        { $count ->
            [0] очков клана
            [one] очком клана
            [few] очками клана
            [many] очками клана
           *[other] очка клана
        }
resource-influence =
    { $count ->
        [one] влияние
        [few] влияния
        [many] влияния
       *[other] влияния
    }
    .gain =
        { $mood ->
            [infinitive] { $count ->
                [one] продвинуть маркер влияния на { $count } деление
                [few] продвинуть маркер влияния на { $count } деления
                [many] продвинуть маркер влияния на { $count } делений
               *[other] продвинуть маркер влияния на { $count } деления
            }
            [third] { $count ->
                [one] продвигает маркер влияния на { $count } деление
                [few] продвигает маркер влияния на { $count } деления
                [many] продвигает маркер влияния на { $count } делений
               *[other] продвигает маркер влияния на { $count } деления
            }
           *[imperative] { $count ->
                [one] продвиньте маркер влияния на { $count } деление
                [few] продвиньте маркер влияния на { $count } деления
                [many] продвиньте маркер влияния на { $count } делений
               *[other] продвиньте маркер влияния на { $count } деления
            }
        }
group-goods =
    { $count ->
        [one] ресурс на свой выбор
        [few] ресурса на свой выбор
        [many] ресурсов на свой выбор
       *[other] ресурса на свой выбор
    }

## Виды

kind-card =
    { $count ->
        [one] карта
        [few] карты
        [many] карт
       *[other] карты
    }
    .plural = карты
    .accusative =
        { $count ->
            [one] карту
            [few] карты
            [many] карт
           *[other] карты
        }
    .genitive =
        { $count ->
            [one] карты
            [few] карт
            [many] карт
           *[other] карты
        }
kind-steward =
    { $count ->
        [one] карта смотрителей
        [few] карты смотрителей
        [many] карт смотрителей
       *[other] карты смотрителей
    }
    .plural = карты смотрителей
    .accusative =
        { $count ->
            [one] карту смотрителей
            [few] карты смотрителей
            [many] карт смотрителей
           *[other] карты смотрителей
        }
    .entry = карта смотрителей { $number }
kind-diplomat =
    { $count ->
        [one] карта дипломатов
        [few] карты дипломатов
        [many] карт дипломатов
       *[other] карты дипломатов
    }
    .plural = карты дипломатов
    .accusative =
        { $count ->
            [one] карту дипломатов
            [few] карты дипломатов
            [many] карт дипломатов
           *[other] карты дипломатов
        }
    .entry = карта дипломатов { $number }
kind-daimyo =
    { $count ->
        [one] карта даймё
        [few] карты даймё
        [many] карт даймё
       *[other] карты даймё
    }
    .plural = карты даймё
    .accusative =
        { $count ->
            [one] карту даймё
            [few] карты даймё
            [many] карт даймё
           *[other] карты даймё
        }
    .entry = карта даймё { $number }
kind-starting-action =
    { $count ->
        [one] карта начального действия
        [few] карты начальных действий
        [many] карт начальных действий
       *[other] карты начального действия
    }
    .plural = карты начальных действий
    .accusative =
        { $count ->
            [one] карту начального действия
            [few] карты начальных действий
            [many] карт начальных действий
           *[other] карты начального действия
        }
    .entry = карта начального действия { $number }
kind-starting-resource =
    { $count ->
        [one] карта начальных ресурсов
        [few] карты начальных ресурсов
        [many] карт начальных ресурсов
       *[other] карты начальных ресурсов
    }
    .plural = карты начальных ресурсов
    .accusative =
        { $count ->
            [one] карту начальных ресурсов
            [few] карты начальных ресурсов
            [many] карт начальных ресурсов
           *[other] карты начальных ресурсов
        }
    .entry = карта начальных ресурсов { $number }
kind-decree =
    { $count ->
        [one] карта указа
        [few] карты указов
        [many] карт указов
       *[other] карты указа
    }
    .plural = карты указов
    .accusative =
        { $count ->
            [one] карту указа
            [few] карты указов
            [many] карт указов
           *[other] карты указа
        }
kind-solo-card =
    { $count ->
        [one] карта одиночной игры
        [few] карты одиночной игры
        [many] карт одиночной игры
       *[other] карты одиночной игры
    }
    .plural = карты одиночной игры
    .accusative =
        { $count ->
            [one] карту одиночной игры
            [few] карты одиночной игры
            [many] карт одиночной игры
           *[other] карты одиночной игры
        }
    .entry = карта одиночной игры { $number }
    .details = Мост: { $bridge }, { $position } · Ячейка: { $space }
    .does = соперник { CLAUSE($body, mood: "third") }
kind-garden =
    { $count ->
        [one] сад
        [few] сада
        [many] садов
       *[other] сада
    }
    .plural = сады
kind-plant =
    { $count ->
        [one] сад цветов
        [few] сада цветов
        [many] садов цветов
       *[other] сада цветов
    }
    .plural = сады цветов
    .entry = сад цветов { $number }
    .option = { $name } — { AMOUNT($points, "point") }: { $effect }
    .details = Стоимость: { AMOUNT($cost, "food") } · { AMOUNT($points, "point") }
kind-stone =
    { $count ->
        [one] сад камней
        [few] сада камней
        [many] садов камней
       *[other] сада камней
    }
    .plural = сады камней
    .entry = сад камней { $number }
    .option = { $name } — { AMOUNT($points, "point") }: { $effect }
    .details = Стоимость: { AMOUNT($cost, "food") } · { AMOUNT($points, "point") }
kind-yard =
    { $count ->
        [one] тренировочная площадка
        [few] тренировочные площадки
        [many] тренировочных площадок
       *[other] тренировочной площадки
    }
    .plural = тренировочные площадки
    .accusative =
        { $count ->
            [one] тренировочную площадку
            [few] тренировочные площадки
            [many] тренировочных площадок
           *[other] тренировочной площадки
        }
    .entry = тренировочная площадка за { AMOUNT($cost, "iron", case: "accusative") }
    .entry-accusative = тренировочную площадку за { AMOUNT($cost, "iron", case: "accusative") }
    .entry-prepositional = тренировочной площадке за { AMOUNT($cost, "iron", case: "accusative") }
    .option = тренировочная площадка
kind-yard-tile =
    { $count ->
        [one] жетон площадки
        [few] жетона площадок
        [many] жетонов площадок
       *[other] жетона площадки
    }
    .plural = жетоны площадок
    .entry = жетон площадки { $number }
kind-yard-slot =
    { $count ->
        [one] жетон площадки
        [few] жетона площадок
        [many] жетонов площадок
       *[other] жетона площадки
    }
    .plural = жетоны площадок
    .entry = { $face } жетон: { $yard }
kind-die-tile =
    { $count ->
        [one] жетон кубика
        [few] жетона кубиков
        [many] жетонов кубиков
       *[other] жетона кубика
    }
    .plural = жетоны кубиков
    .entry = { $colour } жетон кубика
    .option = { $name }: { $reward }
kind-space =
    { $count ->
        [one] ячейка для кубиков
        [few] ячейки для кубиков
        [many] ячеек для кубиков
       *[other] ячейки для кубиков
    }
    .plural = ячейки для кубиков
    .accusative =
        { $count ->
            [one] ячейку для кубиков
            [few] ячейки для кубиков
            [many] ячеек для кубиков
           *[other] ячейки для кубиков
        }
kind-room =
    { $count ->
        [one] комната
        [few] комнаты
        [many] комнат
       *[other] комнаты
    }
    .plural = комнаты
    .accusative =
        { $count ->
            [one] комнату
            [few] комнаты
            [many] комнат
           *[other] комнаты
        }
kind-open-space =
    { $count ->
        [one] ячейка для кубиков
        [few] ячейки для кубиков
        [many] ячеек для кубиков
       *[other] ячейки для кубиков
    }
    .plural = ячейки для кубиков
    .accusative =
        { $count ->
            [one] ячейку для кубиков
            [few] ячейки для кубиков
            [many] ячеек для кубиков
           *[other] ячейки для кубиков
        }
    .details = Значение: { $value }
kind-domain-space =
    { $count ->
        [one] ячейка для кубиков
        [few] ячейки для кубиков
        [many] ячеек для кубиков
       *[other] ячейки для кубиков
    }
    .plural = ячейки для кубиков
    .accusative =
        { $count ->
            [one] ячейку для кубиков
            [few] ячейки для кубиков
            [many] ячеек для кубиков
           *[other] ячейки для кубиков
        }
kind-tile-space =
    { $count ->
        [one] жетон кубика
        [few] жетона кубиков
        [many] жетонов кубиков
       *[other] жетона кубика
    }
    .plural = жетоны кубиков
    .entry = { $space }, { $row }
kind-floor =
    { $count ->
        [one] этаж
        [few] этажа
        [many] этажей
       *[other] этажа
    }
    .plural = этажи
kind-row =
    { $count ->
        [one] ряд
        [few] ряда
        [many] рядов
       *[other] ряда
    }
    .plural = ряды
    .details = Кубик: { $colour } · Фигурки: { NOUN($member, case: "plural") }
kind-member =
    { $count ->
        [one] представитель клана
        [few] представителя клана
        [many] представителей клана
       *[other] представителя клана
    }
    .plural = представители клана
    .accusative =
        { $count ->
            [one] представителя клана
            [few] представителей клана
            [many] представителей клана
           *[other] представителя клана
        }
kind-bridge-end =
    { $count ->
        [one] кубик
        [few] кубика
        [many] кубиков
       *[other] кубика
    }
    .option = кубик со значением { $die }, { $name }
kind-column =
    { $count ->
        [one] пара начальных карт
        [few] пары начальных карт
        [many] пар начальных карт
       *[other] пары начальных карт
    }
    .plural = пары начальных карт
    .accusative =
        { $count ->
            [one] пару начальных карт
            [few] пары начальных карт
            [many] пар начальных карт
           *[other] пары начальных карт
        }
    .entry = пара начальных карт { $number }
kind-bed =
    { $count ->
        [one] сад
        [few] сада
        [many] садов
       *[other] сада
    }
    .plural = сады
kind-stand =
    { $count ->
        [one] место фигурки
        [few] места фигурок
        [many] мест фигурок
       *[other] места фигурки
    }
    .plural = места фигурок
    .entry = место фигурки { $number }
kind-daimyo-slot =
    { $count ->
        [one] ячейка карты даймё
        [few] ячейки карты даймё
        [many] ячеек карты даймё
       *[other] ячейки карты даймё
    }
    .plural = ячейки карты даймё
    .accusative =
        { $count ->
            [one] ячейку карты даймё
            [few] ячейки карты даймё
            [many] ячеек карты даймё
           *[other] ячейки карты даймё
        }
kind-colour =
    { $count ->
        [one] цвет
        [few] цвета
        [many] цветов
       *[other] цвета
    }
kind-tone =
    { $count ->
        [one] фон
        [few] фона
        [many] фонов
       *[other] фона
    }
kind-face =
    { $count ->
        [one] сторона
        [few] стороны
        [many] сторон
       *[other] стороны
    }
    .accusative =
        { $count ->
            [one] сторону
            [few] стороны
            [many] сторон
           *[other] стороны
        }
kind-position =
    { $count ->
        [one] место
        [few] места
        [many] мест
       *[other] места
    }

## Цвета, фигурки, места

entry-coral = коралловый
    .instrumental = коралловым
entry-black = чёрный
    .instrumental = чёрным
entry-white = белый
    .instrumental = белым
entry-dark = тёмный фон
entry-light = светлый фон
entry-blue = синий
entry-yellow = жёлтый
entry-courtier = придворный
    .plural = придворные
entry-gardener = садовник
    .plural = садовники
entry-warrior = воин
    .plural = воины
entry-left = слева
entry-centre = в центре
entry-right = справа
entry-coral-left = левый край кораллового моста
entry-black-left = левый край чёрного моста
entry-white-left = левый край белого моста
entry-coral-right = правый край кораллового моста
entry-black-right = правый край чёрного моста
entry-white-right = правый край белого моста
entry-gate = ворота
entry-steward-floor = этаж смотрителей
entry-diplomat-floor = этаж дипломатов
entry-daimyo-room = комната даймё
entry-steward-left = левая комната смотрителей
entry-steward-centre = средняя комната смотрителей
entry-steward-right = правая комната смотрителей
entry-diplomat-left = левая комната дипломатов
entry-diplomat-right = правая комната дипломатов
entry-outside-left = окрестности слева
entry-outside-right = окрестности справа
entry-well = колодец
entry-domain-courtier = ряд придворных на планшете клана
entry-domain-gardener = ряд садовников на планшете клана
entry-domain-warrior = ряд воинов на планшете клана
entry-top = верхний ряд
    .genitive = верхнего ряда
entry-middle = средний ряд
    .genitive = среднего ряда
entry-bottom = нижний ряд
    .genitive = нижнего ряда
entry-numbered-11 = колодец, первый жетон
entry-numbered-12 = колодец, второй жетон
entry-plant-bed = сад цветов
entry-stone-bed = сад камней
entry-slot-left = левая ячейка
entry-slot-middle = средняя ячейка
entry-slot-right = правая ячейка
entry-decree-coin = указ о монете
entry-decree-seal = указ о печати
entry-decree-vp = указ об очке клана

## Правила как эффекты

rule-courtier-action =
    { $mood ->
        [infinitive] выполнить действие придворного
       *[imperative] выполните действие придворного
    }
    .label = действие придворного
    .performed = действие придворного
rule-gardener-action =
    { $mood ->
        [infinitive] выполнить действие садовника
       *[imperative] выполните действие садовника
    }
    .label = действие садовника
    .performed = действие садовника
rule-warrior-action =
    { $mood ->
        [infinitive] выполнить действие воина
       *[imperative] выполните действие воина
    }
    .label = действие воина
    .performed = действие воина
rule-domain-action =
    { $mood ->
        [infinitive] выполнить действие с планшета
       *[imperative] выполните действие с планшета
    }
    .label = действие с планшета
    .performed = действие с планшета
rule-audience =
    { $mood ->
        [infinitive] запросить аудиенцию
       *[imperative] запросите аудиенцию
    }
    .label = запрос аудиенции
rule-climb =
    { $mood ->
        [infinitive] продвинуть придворного (рост влияния)
       *[imperative] продвиньте придворного (рост влияния)
    }
    .label = рост влияния
rule-castle-section =
    { $mood ->
        [infinitive] применить любую секцию карты в замке
       *[imperative] примените любую секцию карты в замке
    }
    .label = любая секция карты в замке
rule-tile-section =
    { $mood ->
        [infinitive] применить секцию карты рядом с { NOUN($c, case: "instrumental") } жетоном кубика в замке
       *[imperative] примените секцию карты рядом с { NOUN($c, case: "instrumental") } жетоном кубика в замке
    }
    .label = секция рядом с { NOUN($c, case: "instrumental") } жетоном
rule-light-section =
    { $mood ->
        [infinitive] применить секцию карты на светлом фоне в замке
       *[imperative] примените секцию карты на светлом фоне в замке
    }
    .label = секция на светлом фоне
rule-well-rewards =
    { $mood ->
        [infinitive] получить награды колодца
       *[imperative] получите награды колодца
    }
    .label = награды колодца
    .gained = награды колодца
rule-lantern-rewards =
    { $mood ->
        [infinitive] получить фонарные награды
       *[imperative] получите фонарные награды
    }
    .label = фонарные награды
    .gained = фонарные награды
rule-visit-room =
    { $mood ->
        [infinitive] применить секции комнаты рядом с жетонами цвета кубика
       *[imperative] примените секции комнаты рядом с жетонами цвета кубика
    }
    .label = секции комнаты
rule-domain-row =
    { $mood ->
        [infinitive] получить награды { NOUN($r, case: "genitive") } и применить действие своей карты в нём
       *[imperative] получите награды { NOUN($r, case: "genitive") } и примените действие своей карты в нём
    }
    .label = { $r } планшета
rule-row-rewards =
    { $mood ->
        [infinitive] получить награды ряда
       *[imperative] получите награды ряда
    }
    .label = награды ряда
rule-read-light-part =
    { $mood ->
        [infinitive] применить секцию карты на светлом фоне
       *[imperative] примените секцию карты на светлом фоне
    }
    .label = секция на светлом фоне
rule-step-free =
    { $mood ->
        [infinitive] пересечь границу
       *[imperative] пересеките границу
    }
    .label = пересечь границу
rule-rival-gardener =
    { $mood ->
        [third]
            { $b-id ->
                [plant_bed] помещает садовника в сад цветов
                [stone_bed] помещает садовника в сад камней
               *[none] помещает садовника в любой сад
            }
       *[imperative]
            { $b-id ->
                [plant_bed] соперник помещает садовника в сад цветов
                [stone_bed] соперник помещает садовника в сад камней
               *[none] соперник помещает садовника в любой сад
            }
    }
rule-rival-warrior =
    { $mood ->
        [third] помещает воина на { NOUN($y, case: "accusative") }
       *[imperative] соперник помещает воина на { NOUN($y, case: "accusative") }
    }
rule-rival-audience =
    { $mood ->
        [third] помещает придворного к воротам
       *[imperative] соперник помещает придворного к воротам
    }
rule-rival-climb =
    { $mood ->
        [third]
            { $n ->
                [one] продвигает придворного на { $n } этаж
                [few] продвигает придворного на { $n } этажа
                [many] продвигает придворного на { $n } этажей
               *[other] продвигает придворного на { $n } этажа
            }
       *[imperative]
            { $n ->
                [one] соперник продвигает придворного на { $n } этаж
                [few] соперник продвигает придворного на { $n } этажа
                [many] соперник продвигает придворного на { $n } этажей
               *[other] соперник продвигает придворного на { $n } этажа
            }
    }

field-effect =
    { $mood ->
        [infinitive] применить действие сада
       *[imperative] примените действие сада
    }
    .label = действие сада
field-part-effect =
    { $mood ->
        [infinitive] применить действие своей карты в этом ряду
       *[imperative] примените действие своей карты в этом ряду
    }
    .label = действие своей карты в этом ряду

## Решения

prompt-gain = Какой ресурс вы берёте?
prompt-turn-e = Какой кубик вы берёте?
prompt-place-die-s = Куда вы помещаете кубик?
prompt-pick-column-c = Какую пару начальных карт вы берёте?
prompt-visit-room-any-order-may = Какую секцию вы применяете дальше?
prompt-warrior-action-y = На какую тренировочную площадку идёт воин?
prompt-warrior-action-any-order-may = Какой жетон площадки вы применяете дальше?
prompt-gardener-action-g = В какой сад идёт садовник?
prompt-climb-f = Откуда вы продвигаете придворного?
prompt-climb-goal = Куда поднимается придворный?
prompt-enter-floor-x = В какую комнату входит придворный?
prompt-read-light-part-r = Какую секцию карты вы применяете?
prompt-meet-daimyo-slot = Какую ячейку карты даймё вы занимаете?
prompt-domain-action-r = Какой ряд планшета вы применяете?
prompt-castle-section-t = Какую секцию в замке вы применяете?
prompt-tile-section-t = Какую секцию в замке вы применяете?
prompt-light-section-t = Какую секцию в замке вы применяете?
prompt-tend-own-gardens-any-order-may = Какой сад вы применяете дальше?
prompt-lantern-rewards-any-order = Какая фонарная награда следующая?
prompt-row-rewards-any-order = Какая награда ряда следующая?
prompt-rival-gardener-g =
    .other = Какой сад занимает соперник?
prompt-rival-room-x =
    .other = В какую комнату входит соперник?
prompt-step-on-may = Заплатить, чтобы пересечь границу?

reason-my-home-warrior-over-0 = на планшете не осталось воинов
reason-my-home-gardener-over-0 = на планшете не осталось садовников
reason-my-home-courtier-over-0 = на планшете не осталось придворных
reason-has-room-me-s-and-admits-s-e-bridge = ячейка занята или не подходит по цвету
reason-e-die-over-0 = здесь не осталось кубиков
reason-g-site-not-none-and-my-gardeners-g-is-0 = этого сада нет в игре или ваш садовник уже там
reason-row-uses-r-under-row-limit = этот ряд уже применён в этом ходу
reason-slot-holder-is-none = эта ячейка занята

state-price-ahead = плата на границе
state-round = раунд
state-stack = маркеры влияния снизу вверх
state-turn-order = очерёдность хода
state-die = кубик на мосту
state-inner = кубики в середине моста
state-die-colour = цвет взятого кубика
state-dice = кубики в ячейке
state-level = значение ячейки
state-domain-die = кубик на планшете
state-row-uses = ряд применён за ход
state-deck = колода
state-open-card = карта в комнате
state-removed = карты вне игры
state-lord = открытая карта даймё
state-holder = придворный на карте даймё
state-tile = жетон кубика
state-training = жетон площадки
state-site = мост над садом
state-home = фигурки на планшете
state-courtiers = придворные в замке
    .logged = придворные в замке
state-warriors = воины
    .logged = воины
state-gardeners = садовники
    .logged = садовники
state-action-card = карта действий
state-lanterns = карты под планшетом
state-daimyo-deck = оставшиеся карты даймё
state-plant-deck = оставшиеся сады цветов
state-stone-deck = оставшиеся сады камней
state-yard-bag = оставшиеся жетоны площадок
state-tile-bag = оставшиеся жетоны кубиков
state-gift-deck = оставшиеся карты начальных ресурсов
state-start-deck = оставшиеся карты начальных действий
state-column-gift = предлагаемая карта начальных ресурсов
state-column-action = предлагаемая карта начального действия
state-solo-deck = колода одиночной игры
state-revealed = перевёрнутые за ход карты одиночной игры

## Очки

score-in-play = В ходе игры
score-coins-and-seals = Монеты и печати
score-goods-left = Ресурсы
score-seasons = Шкала влияния
score-court = Придворные
score-army = Воины
score-garden-cards = Садовники

## Числа по количеству игроков

constant-dice-each = Кубиков каждого цвета
constant-most-dice-on-space = Кубиков в ячейке игрового поля, не более
constant-columns-offered = Пар начальных карт на выбор

## Варианты

variant-ru-edition = Русское издание
    .about = Правила русского издания. Это и есть обычные правила этой книги.
variant-uk-edition = Украинское издание
    .about = Правила украинского издания: символ планшета не позволяет применить один и тот же ряд ещё раз за ход, а действие сада, куда только что пришёл садовник, обязательно.
variant-cs-edition = Чешское издание
    .about = Правила чешского издания: действие сада, куда только что пришёл садовник, обязательно.
variant-es-edition = Испанское издание
    .about = Правила испанского издания: от наград ряда на планшете можно отказаться.
variant-first-game = Первая партия
    .about = Для первой партии: определённые жетоны кубиков откладываются для колодца.
variant-four-rounds = Четыре раунда
    .about = Домашнее правило: в игре есть дополнительный раунд.
variant-no-left-lantern = Без фонаря за левый кубик
    .about = Домашнее правило: кубик с левого края моста не приносит фонарных наград.
variant-seals-7 = Больше печатей
    .about = Домашнее правило: печатей может быть больше.
variant-solo-easy = Одиночная игра: просто
    .about = Для одиночной игры: соперник ходит после вас и начинает без очков клана и без влияния.
variant-solo-hard = Одиночная игра: сложно
    .about = Для одиночной игры: соперник начинает с большим числом очков клана и с большим влиянием.
variant-whole-move-lost = На границе всё или ничего
    .about = Более строгое прочтение правил: маркер влияния, не заплативший на границе, теряет всё перемещение.

## Строки карт

line-lantern = Фонарь (оборот)
line-visible = Видно всегда
badge-marked = от { AMOUNT(SPEC("large_table"), "player", case: "genitive") }

## Глоссарий

glossary-coin = Деньги: ими доплачивают, когда значение кубика меньше закрытого, платят за аудиенции и за действия садов.
glossary-seal = Знак милости правителя: открывает границы на шкале влияния, оплачивает секции карт смотрителей, а в любой момент обменивается на ресурсы и монеты.
glossary-food = Ресурс, которым платят за садовников.
glossary-iron = Ресурс, которым платят за воинов.
glossary-pearl = Ресурс, которым платят за подъём придворных.
glossary-point = Побеждает тот, кто наберёт больше всего таких очков.
glossary-influence = Насколько далеко ушёл ваш маркер по шкале: от этого зависят очерёдность хода и очки в конце игры.
glossary-steward = Карта комнаты на этаже смотрителей; позже она может стать вашей картой действий, а затем лечь под планшет, к символу фонаря.
glossary-diplomat = Карта комнаты на этаже дипломатов, используется так же, как карта смотрителей.
glossary-daimyo = Карта комнаты даймё с наградами для придворных, которые доберутся туда первыми.
glossary-decree = Карта, с которой начинают некоторые игроки; она лишь добавляет фонарную награду.
glossary-die-tile = Цвет показывает, какие кубики позволяют применить секцию рядом с жетоном; у колодца жетон лежит наградой вверх.
glossary-yard = Место за стенами, где тренируются воины; в конце игры они приносят очки.
glossary-garden = Карта под мостом: действие для садовника и очки клана в конце игры.
glossary-lantern-rewards = Награды на оборотах карт под вашим планшетом у символа фонаря, все сразу.
glossary-courtier-action = Запросите аудиенцию у ворот, поднимитесь в замке или сделайте и то и другое.
glossary-gardener-action = Отправьте садовника в сад и примените действие сада.
glossary-warrior-action = Отправьте воина на тренировочную площадку и примените её жетоны.
