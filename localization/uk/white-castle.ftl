### «Білий замок» українською.

game-title = Білий замок
player-automa = Клан Токуґава
    .object = клан Токуґава

## Ресурси

resource-coin =
    { $count ->
        [one] монета
        [few] монети
        [many] монет
       *[other] монети
    }
    .accusative =
        { $count ->
            [one] монету
            [few] монети
            [many] монет
           *[other] монети
        }
resource-seal =
    { $count ->
        [one] печатка даймьо
        [few] печатки даймьо
        [many] печаток даймьо
       *[other] печатки даймьо
    }
    .accusative =
        { $count ->
            [one] печатку даймьо
            [few] печатки даймьо
            [many] печаток даймьо
           *[other] печатки даймьо
        }
resource-food =
    { $count ->
        [one] їжа
        [few] їжі
        [many] їжі
       *[other] їжі
    }
    .accusative =
        { $count ->
            [one] їжу
            [few] їжі
            [many] їжі
           *[other] їжі
        }
resource-iron =
    { $count ->
        [one] залізо
        [few] заліза
        [many] заліза
       *[other] заліза
    }
resource-pearl =
    { $count ->
        [one] перламутр
        [few] перламутру
        [many] перламутру
       *[other] перламутру
    }
resource-point =
    { $count ->
        [one] очко клану
        [few] очки клану
        [many] очок клану
       *[other] очка клану
    }
resource-influence =
    { $count ->
        [one] вплив
        [few] впливу
        [many] впливу
       *[other] впливу
    }
    .gain =
        { $mood ->
            [infinitive] { $count ->
                [one] перемістити маркер впливу на { $count } ділянку
                [few] перемістити маркер впливу на { $count } ділянки
                [many] перемістити маркер впливу на { $count } ділянок
               *[other] перемістити маркер впливу на { $count } ділянки
            }
            [third] { $count ->
                [one] переміщує маркер впливу на { $count } ділянку
                [few] переміщує маркер впливу на { $count } ділянки
                [many] переміщує маркер впливу на { $count } ділянок
               *[other] переміщує маркер впливу на { $count } ділянки
            }
           *[imperative] { $count ->
                [one] перемістіть маркер впливу на { $count } ділянку
                [few] перемістіть маркер впливу на { $count } ділянки
                [many] перемістіть маркер впливу на { $count } ділянок
               *[other] перемістіть маркер впливу на { $count } ділянки
            }
        }
group-goods =
    { $count ->
        [one] ресурс на ваш вибір
        [few] ресурси на ваш вибір
        [many] ресурсів на ваш вибір
       *[other] ресурсу на ваш вибір
    }

## Види

kind-card =
    { $count ->
        [one] картка
        [few] картки
        [many] карток
       *[other] картки
    }
    .plural = картки
    .accusative =
        { $count ->
            [one] картку
            [few] картки
            [many] карток
           *[other] картки
        }
kind-steward =
    { $count ->
        [one] картка розпорядника
        [few] картки розпорядника
        [many] карток розпорядника
       *[other] картки розпорядника
    }
    .plural = картки розпорядника
    .accusative =
        { $count ->
            [one] картку розпорядника
            [few] картки розпорядника
            [many] карток розпорядника
           *[other] картки розпорядника
        }
    .entry = картка розпорядника { $number }
kind-diplomat =
    { $count ->
        [one] картка дипломата
        [few] картки дипломата
        [many] карток дипломата
       *[other] картки дипломата
    }
    .plural = картки дипломата
    .accusative =
        { $count ->
            [one] картку дипломата
            [few] картки дипломата
            [many] карток дипломата
           *[other] картки дипломата
        }
    .entry = картка дипломата { $number }
kind-daimyo =
    { $count ->
        [one] картка даймьо
        [few] картки даймьо
        [many] карток даймьо
       *[other] картки даймьо
    }
    .plural = картки даймьо
    .accusative =
        { $count ->
            [one] картку даймьо
            [few] картки даймьо
            [many] карток даймьо
           *[other] картки даймьо
        }
    .entry = картка даймьо { $number }
kind-starting-action =
    { $count ->
        [one] картка стартової дії
        [few] картки стартової дії
        [many] карток стартової дії
       *[other] картки стартової дії
    }
    .plural = картки стартової дії
    .accusative =
        { $count ->
            [one] картку стартової дії
            [few] картки стартової дії
            [many] карток стартової дії
           *[other] картки стартової дії
        }
    .entry = картка стартової дії { $number }
kind-starting-resource =
    { $count ->
        [one] картка стартових ресурсів
        [few] картки стартових ресурсів
        [many] карток стартових ресурсів
       *[other] картки стартових ресурсів
    }
    .plural = картки стартових ресурсів
    .accusative =
        { $count ->
            [one] картку стартових ресурсів
            [few] картки стартових ресурсів
            [many] карток стартових ресурсів
           *[other] картки стартових ресурсів
        }
    .entry = картка стартових ресурсів { $number }
kind-decree =
    { $count ->
        [one] картка указу
        [few] картки указу
        [many] карток указу
       *[other] картки указу
    }
    .plural = картки указу
    .accusative =
        { $count ->
            [one] картку указу
            [few] картки указу
            [many] карток указу
           *[other] картки указу
        }
kind-solo-card =
    { $count ->
        [one] картка одиночного режиму
        [few] картки одиночного режиму
        [many] карток одиночного режиму
       *[other] картки одиночного режиму
    }
    .plural = картки одиночного режиму
    .accusative =
        { $count ->
            [one] картку одиночного режиму
            [few] картки одиночного режиму
            [many] карток одиночного режиму
           *[other] картки одиночного режиму
        }
    .entry = картка одиночного режиму { $number }
    .details = Міст: { $bridge }, { $position } · Ділянка: { $space }
    .does = суперник { CLAUSE($body, mood: "third") }
kind-garden =
    { $count ->
        [one] сад
        [few] сади
        [many] садів
       *[other] саду
    }
    .plural = сади
kind-plant =
    { $count ->
        [one] сад рослин
        [few] сади рослин
        [many] садів рослин
       *[other] саду рослин
    }
    .plural = сади рослин
    .entry = сад рослин { $number }
    .option = { $name } — { AMOUNT($points, "point") }: { $effect }
    .details = Вартість: { AMOUNT($cost, "food") } · { AMOUNT($points, "point") }
kind-stone =
    { $count ->
        [one] сад каменів
        [few] сади каменів
        [many] садів каменів
       *[other] саду каменів
    }
    .plural = сади каменів
    .entry = сад каменів { $number }
    .option = { $name } — { AMOUNT($points, "point") }: { $effect }
    .details = Вартість: { AMOUNT($cost, "food") } · { AMOUNT($points, "point") }
kind-yard =
    { $count ->
        [one] тренувальний майданчик
        [few] тренувальні майданчики
        [many] тренувальних майданчиків
       *[other] тренувального майданчика
    }
    .plural = тренувальні майданчики
    .entry = тренувальний майданчик за { AMOUNT($cost, "iron", case: "accusative") }
    .entry-locative = тренувальному майданчику за { AMOUNT($cost, "iron", case: "accusative") }
    .option = тренувальний майданчик
kind-yard-tile =
    { $count ->
        [one] плитка майданчика
        [few] плитки майданчиків
        [many] плиток майданчиків
       *[other] плитки майданчика
    }
    .plural = плитки майданчиків
    .accusative =
        { $count ->
            [one] плитку майданчика
            [few] плитки майданчиків
            [many] плиток майданчиків
           *[other] плитки майданчика
        }
    .entry = плитка майданчика { $number }
kind-yard-slot =
    { $count ->
        [one] плитка майданчика
        [few] плитки майданчиків
        [many] плиток майданчиків
       *[other] плитки майданчика
    }
    .plural = плитки майданчиків
    .accusative =
        { $count ->
            [one] плитку майданчика
            [few] плитки майданчиків
            [many] плиток майданчиків
           *[other] плитки майданчика
        }
    .entry = { $face } плитка: { $yard }
kind-die-tile =
    { $count ->
        [one] плитка кубика
        [few] плитки кубиків
        [many] плиток кубиків
       *[other] плитки кубика
    }
    .plural = плитки кубиків
    .accusative =
        { $count ->
            [one] плитку кубика
            [few] плитки кубиків
            [many] плиток кубиків
           *[other] плитки кубика
        }
    .entry = { NOUN($colour, case: "feminine") } плитка кубика
    .option = { $name }: { $reward }
kind-space =
    { $count ->
        [one] ділянка для кубика
        [few] ділянки для кубиків
        [many] ділянок для кубиків
       *[other] ділянки для кубика
    }
    .plural = ділянки для кубиків
    .accusative =
        { $count ->
            [one] ділянку для кубика
            [few] ділянки для кубиків
            [many] ділянок для кубиків
           *[other] ділянки для кубика
        }
kind-room =
    { $count ->
        [one] кімната
        [few] кімнати
        [many] кімнат
       *[other] кімнати
    }
    .plural = кімнати
    .accusative =
        { $count ->
            [one] кімнату
            [few] кімнати
            [many] кімнат
           *[other] кімнати
        }
kind-open-space =
    { $count ->
        [one] ділянка для кубика
        [few] ділянки для кубиків
        [many] ділянок для кубиків
       *[other] ділянки для кубика
    }
    .plural = ділянки для кубиків
    .accusative =
        { $count ->
            [one] ділянку для кубика
            [few] ділянки для кубиків
            [many] ділянок для кубиків
           *[other] ділянки для кубика
        }
    .details = Значення: { $value }
kind-domain-space =
    { $count ->
        [one] ділянка для кубика
        [few] ділянки для кубиків
        [many] ділянок для кубиків
       *[other] ділянки для кубика
    }
    .plural = ділянки для кубиків
    .accusative =
        { $count ->
            [one] ділянку для кубика
            [few] ділянки для кубиків
            [many] ділянок для кубиків
           *[other] ділянки для кубика
        }
kind-tile-space =
    { $count ->
        [one] плитка кубика
        [few] плитки кубиків
        [many] плиток кубиків
       *[other] плитки кубика
    }
    .plural = плитки кубиків
    .accusative =
        { $count ->
            [one] плитку кубика
            [few] плитки кубиків
            [many] плиток кубиків
           *[other] плитки кубика
        }
    .entry = { $space }, { $row }
kind-floor =
    { $count ->
        [one] поверх
        [few] поверхи
        [many] поверхів
       *[other] поверху
    }
    .plural = поверхи
kind-row =
    { $count ->
        [one] лінія
        [few] лінії
        [many] ліній
       *[other] лінії
    }
    .plural = лінії
    .accusative =
        { $count ->
            [one] лінію
            [few] лінії
            [many] ліній
           *[other] лінії
        }
    .details = Кубик: { $colour } · Фігурки: { NOUN($member, case: "plural") }
kind-member =
    { $count ->
        [one] член клану
        [few] члени клану
        [many] членів клану
       *[other] члена клану
    }
    .plural = члени клану
    .accusative =
        { $count ->
            [one] члена клану
            [few] членів клану
            [many] членів клану
           *[other] члена клану
        }
kind-bridge-end =
    { $count ->
        [one] кубик
        [few] кубики
        [many] кубиків
       *[other] кубика
    }
    .plural = кубики
    .option = кубик зі значенням { $die }, { $name }
kind-column =
    { $count ->
        [one] пара початкових карток
        [few] пари початкових карток
        [many] пар початкових карток
       *[other] пари початкових карток
    }
    .plural = пари початкових карток
    .accusative =
        { $count ->
            [one] пару початкових карток
            [few] пари початкових карток
            [many] пар початкових карток
           *[other] пари початкових карток
        }
    .entry = пара початкових карток { $number }
kind-bed =
    { $count ->
        [one] сад
        [few] сади
        [many] садів
       *[other] саду
    }
    .plural = сади
kind-stand =
    { $count ->
        [one] місце фігурки
        [few] місця фігурок
        [many] місць фігурок
       *[other] місця фігурки
    }
    .plural = місця фігурок
    .entry = місце фігурки { $number }
kind-daimyo-slot =
    { $count ->
        [one] комірка картки даймьо
        [few] комірки картки даймьо
        [many] комірок картки даймьо
       *[other] комірки картки даймьо
    }
    .plural = комірки картки даймьо
    .accusative =
        { $count ->
            [one] комірку картки даймьо
            [few] комірки картки даймьо
            [many] комірок картки даймьо
           *[other] комірки картки даймьо
        }
kind-colour =
    { $count ->
        [one] колір
        [few] кольори
        [many] кольорів
       *[other] кольору
    }
    .plural = кольори
kind-tone =
    { $count ->
        [one] варіант тла
        [few] варіанти тла
        [many] варіантів тла
       *[other] варіанта тла
    }
    .plural = варіанти тла
kind-face =
    { $count ->
        [one] сторона
        [few] сторони
        [many] сторін
       *[other] сторони
    }
    .plural = сторони
    .accusative =
        { $count ->
            [one] сторону
            [few] сторони
            [many] сторін
           *[other] сторони
        }
kind-position =
    { $count ->
        [one] місце
        [few] місця
        [many] місць
       *[other] місця
    }
    .plural = місця

## Кольори, фігурки, місця

entry-coral = кораловий
    .feminine = коралова
    .genitive-feminine = коралової
entry-black = чорний
    .feminine = чорна
    .genitive-feminine = чорної
entry-white = білий
    .feminine = біла
    .genitive-feminine = білої
entry-dark = темне тло
entry-light = світле тло
entry-blue = блакитна
entry-yellow = жовта
entry-courtier = придворний
    .plural = придворні
entry-gardener = садівник
    .plural = садівники
entry-warrior = воїн
    .plural = воїни
entry-left = ліворуч
entry-centre = по центру
entry-right = праворуч
entry-coral-left = лівий кінець коралового мосту
entry-black-left = лівий кінець чорного мосту
entry-white-left = лівий кінець білого мосту
entry-coral-right = правий кінець коралового мосту
entry-black-right = правий кінець чорного мосту
entry-white-right = правий кінець білого мосту
entry-gate = ворота
entry-steward-floor = поверх розпорядників
entry-diplomat-floor = поверх дипломатів
entry-daimyo-room = кімната даймьо
entry-steward-left = ліва кімната розпорядників
entry-steward-centre = середня кімната розпорядників
entry-steward-right = права кімната розпорядників
entry-diplomat-left = ліва кімната дипломатів
entry-diplomat-right = права кімната дипломатів
entry-outside-left = поза стінами ліворуч
entry-outside-right = поза стінами праворуч
entry-well = колодязь
entry-domain-courtier = лінія придворних у володіннях
entry-domain-gardener = лінія садівників у володіннях
entry-domain-warrior = лінія воїнів у володіннях
entry-top = верхня лінія
    .genitive = верхньої лінії
entry-middle = середня лінія
    .genitive = середньої лінії
entry-bottom = нижня лінія
    .genitive = нижньої лінії
entry-numbered-11 = колодязь, перша плитка
entry-numbered-12 = колодязь, друга плитка
entry-plant-bed = сад рослин
entry-stone-bed = сад каменів
entry-slot-left = ліва комірка
entry-slot-middle = середня комірка
entry-slot-right = права комірка
entry-decree-coin = указ про монету
entry-decree-seal = указ про печатку
entry-decree-vp = указ про очко клану

## Правила як ефекти

rule-courtier-action =
    { $mood ->
        [infinitive] виконати дію придворного
       *[imperative] виконайте дію придворного
    }
    .label = дія придворного
    .performed = дію придворного
rule-gardener-action =
    { $mood ->
        [infinitive] виконати дію садівника
       *[imperative] виконайте дію садівника
    }
    .label = дія садівника
    .performed = дію садівника
rule-warrior-action =
    { $mood ->
        [infinitive] виконати дію воїна
       *[imperative] виконайте дію воїна
    }
    .label = дія воїна
    .performed = дію воїна
rule-domain-action =
    { $mood ->
        [infinitive] виконати дію особистих володінь
       *[imperative] виконайте дію особистих володінь
    }
    .label = дія особистих володінь
    .performed = дію особистих володінь
rule-audience =
    { $mood ->
        [infinitive] просити авдієнції
       *[imperative] просіть авдієнції
    }
    .label = просити авдієнції
rule-climb =
    { $mood ->
        [infinitive] скористатися соціальною драбиною
       *[imperative] скористайтеся соціальною драбиною
    }
    .label = соціальна драбина
rule-castle-section =
    { $mood ->
        [infinitive] застосувати будь-яку секцію картки в замку
       *[imperative] застосуйте будь-яку секцію картки в замку
    }
    .label = будь-яка секція картки в замку
rule-tile-section =
    { $mood ->
        [infinitive] застосувати секцію картки біля { NOUN($c, case: "genitive-feminine") } плитки кубика в замку
       *[imperative] застосуйте секцію картки біля { NOUN($c, case: "genitive-feminine") } плитки кубика в замку
    }
    .label = секція біля { NOUN($c, case: "genitive-feminine") } плитки
rule-light-section =
    { $mood ->
        [infinitive] застосувати секцію картки на світлому тлі в замку
       *[imperative] застосуйте секцію картки на світлому тлі в замку
    }
    .label = секція на світлому тлі
rule-well-rewards =
    { $mood ->
        [infinitive] отримати нагороди колодязя
       *[imperative] отримайте нагороди колодязя
    }
    .label = дія колодязя
    .gained = нагороди колодязя
rule-lantern-rewards =
    { $mood ->
        [infinitive] отримати нагороди ліхтаря
       *[imperative] отримайте нагороди ліхтаря
    }
    .label = нагороди ліхтаря
    .gained = нагороди ліхтаря
rule-visit-room =
    { $mood ->
        [infinitive] застосувати секції кімнати біля плиток кольору кубика
       *[imperative] застосуйте секції кімнати біля плиток кольору кубика
    }
    .label = секції кімнати
rule-domain-row =
    { $mood ->
        [infinitive] отримати нагороди { NOUN($r, case: "genitive") } та застосувати дію своєї картки в ній
       *[imperative] отримайте нагороди { NOUN($r, case: "genitive") } та застосуйте дію своєї картки в ній
    }
    .label = { $r } володінь
rule-row-rewards =
    { $mood ->
        [infinitive] отримати нагороди лінії
       *[imperative] отримайте нагороди лінії
    }
    .label = нагороди лінії
rule-read-light-part =
    { $mood ->
        [infinitive] застосувати секцію картки на світлому тлі
       *[imperative] застосуйте секцію картки на світлому тлі
    }
    .label = секція на світлому тлі
rule-step-free =
    { $mood ->
        [infinitive] перейти контрольну точку
       *[imperative] перейдіть контрольну точку
    }
    .label = перейти контрольну точку
rule-rival-gardener =
    { $mood ->
        [third]
            { $b-id ->
                [plant_bed] розташовує садівника в саду рослин
                [stone_bed] розташовує садівника в саду каменів
               *[none] розташовує садівника в будь-якому саду
            }
       *[imperative]
            { $b-id ->
                [plant_bed] суперник розташовує садівника в саду рослин
                [stone_bed] суперник розташовує садівника в саду каменів
               *[none] суперник розташовує садівника в будь-якому саду
            }
    }
rule-rival-warrior =
    { $mood ->
        [third] розташовує воїна на { NOUN($y, case: "locative") }
       *[imperative] суперник розташовує воїна на { NOUN($y, case: "locative") }
    }
rule-rival-audience =
    { $mood ->
        [third] розташовує придворного біля воріт
       *[imperative] суперник розташовує придворного біля воріт
    }
rule-rival-climb =
    { $mood ->
        [third]
            { $n ->
                [one] переміщує придворного на { $n } поверх угору
                [few] переміщує придворного на { $n } поверхи вгору
                [many] переміщує придворного на { $n } поверхів угору
               *[other] переміщує придворного на { $n } поверху вгору
            }
       *[imperative]
            { $n ->
                [one] суперник переміщує придворного на { $n } поверх угору
                [few] суперник переміщує придворного на { $n } поверхи вгору
                [many] суперник переміщує придворного на { $n } поверхів угору
               *[other] суперник переміщує придворного на { $n } поверху вгору
            }
    }

field-effect =
    { $mood ->
        [infinitive] виконати дію саду
       *[imperative] виконайте дію саду
    }
    .label = дія саду
field-part-effect =
    { $mood ->
        [infinitive] застосувати дію своєї картки в цій лінії
       *[imperative] застосуйте дію своєї картки в цій лінії
    }
    .label = дія своєї картки в цій лінії

## Рішення

prompt-turn-e = Який кубик ви берете?
prompt-place-die-s = Де ви розташовуєте кубик?
prompt-pick-column-c = Яку пару початкових карток ви берете?
prompt-visit-room-any-order-may = Яку секцію ви застосовуєте далі?
prompt-warrior-action-y = На який тренувальний майданчик іде воїн?
prompt-warrior-action-any-order-may = Яку плитку майданчика ви застосовуєте далі?
prompt-gardener-action-g = До якого саду йде садівник?
prompt-climb-f = Звідки піднімається придворний?
prompt-climb-goal = Як високо піднімається придворний?
prompt-enter-floor-x = До якої кімнати входить придворний?
prompt-read-light-part-r = Яку секцію картки ви застосовуєте?
prompt-meet-daimyo-slot = Яку комірку картки даймьо ви займаєте?
prompt-domain-action-r = Яку лінію володінь ви застосовуєте?
prompt-castle-section-t = Яку секцію в замку ви застосовуєте?
prompt-tile-section-t = Яку секцію в замку ви застосовуєте?
prompt-light-section-t = Яку секцію в замку ви застосовуєте?
prompt-tend-own-gardens-any-order-may = Дію якого саду ви виконуєте далі?
prompt-lantern-rewards-any-order = Яка нагорода ліхтаря наступна?
prompt-row-rewards-any-order = Яка нагорода лінії наступна?
prompt-rival-gardener-g =
    .other = Який сад займає суперник?
prompt-rival-room-x =
    .other = До якої кімнати входить суперник?
prompt-step-on-may = Сплатити, щоб перейти контрольну точку?

reason-my-home-warrior-over-0 = у володіннях не лишилося воїнів
reason-my-home-gardener-over-0 = у володіннях не лишилося садівників
reason-my-home-courtier-over-0 = у володіннях не лишилося придворних
reason-has-room-me-s-and-admits-s-e-bridge = ділянка зайнята або не підходить за кольором
reason-e-die-over-0 = тут не лишилося кубиків
reason-g-site-not-none-and-my-gardeners-g-is-0 = цього саду немає у грі або ваш садівник уже там
reason-row-uses-r-under-row-limit = цю лінію вже застосовано в цей хід
reason-slot-holder-is-none = ця комірка зайнята

state-price-ahead = плата на контрольній точці
state-round = раунд
state-stack = маркери впливу знизу догори
state-turn-order = порядок ходів
state-die = кубик на мосту
state-inner = кубики посередині мосту
state-die-colour = колір узятого кубика
state-dice = кубики на ділянці
state-level = значення ділянки
state-domain-die = кубик на планшеті
state-row-uses = лінію застосовано за хід
state-deck = колода
state-open-card = картка в кімнаті
state-removed = картки поза грою
state-lord = відкрита картка даймьо
state-holder = придворний на картці даймьо
state-tile = плитка кубика
state-training = плитка майданчика
state-site = міст над садом
state-home = фігурки на планшеті
state-courtiers = придворні в замку
    .logged = придворні в замку
state-warriors = воїни
    .logged = воїни
state-gardeners = садівники
    .logged = садівники
state-action-card = картка дії
state-lanterns = картки в зоні ліхтаря
state-daimyo-deck = решта карток даймьо
state-plant-deck = решта садів рослин
state-stone-deck = решта садів каменів
state-yard-bag = решта плиток майданчиків
state-tile-bag = решта плиток кубиків
state-gift-deck = решта карток стартових ресурсів
state-start-deck = решта карток стартових дій
state-column-gift = пропонована картка стартових ресурсів
state-column-action = пропонована картка стартової дії
state-solo-deck = колода одиночного режиму
state-revealed = перевернуті за хід картки одиночного режиму

## Очки

score-in-play = Під час гри
score-coins-and-seals = Монети та печатки
score-goods-left = Ресурси
score-seasons = Плин часу
score-court = Придворні
score-army = Воїни
score-garden-cards = Садівники

## Числа за кількістю гравців

constant-dice-each = Кубиків кожного кольору
constant-most-dice-on-space = Кубиків на ділянці головного поля, щонайбільше
constant-columns-offered = Пар початкових карток на вибір

## Варіанти

variant-ru-edition = Російське видання
    .about = Правила російського видання. Вони збігаються зі звичайними правилами цього довідника.
variant-uk-edition = Українське видання
    .about = Правила українського видання: символом володінь не можна застосувати ту саму лінію вдруге за хід, а від дії саду, до якого щойно ввійшов ваш садівник, не можна відмовитися.
variant-cs-edition = Чеське видання
    .about = Правила чеського видання: від дії саду, до якого щойно ввійшов ваш садівник, не можна відмовитися.
variant-es-edition = Іспанське видання
    .about = Правила іспанського видання: від нагород лінії володінь можна відмовитися.
variant-first-game = Перша гра
    .about = Для першої гри: певні плитки кубиків відкладають для колодязя.
variant-four-rounds = Чотири раунди
    .about = Домашнє правило: гра триває на раунд довше.
variant-no-left-lantern = Без ліхтаря за лівий кубик
    .about = Домашнє правило: кубик із лівого кінця мосту не дає нагород ліхтаря.
variant-seals-7 = Більше печаток
    .about = Домашнє правило: можна мати більше печаток даймьо.
variant-solo-easy = Одиночний режим: легкий
    .about = Для одиночного режиму: суперник починає після вас у порядку ходів, без очок клану та без впливу.
variant-solo-hard = Одиночний режим: складний
    .about = Для одиночного режиму: суперник має на початку більше очок клану та більше впливу.
variant-whole-move-lost = На контрольній точці все або нічого
    .about = Суворіше прочитання правил: якщо на контрольній точці не сплачено, маркер впливу не рухається зовсім.

## Рядки карт

line-lantern = Ліхтар (зворот)
line-visible = Видно завжди
badge-marked = Гравців: { SPEC("large_table") }+

## Глосарій

glossary-coin = Гроші: ними доплачують, коли кубик нижчий за ділянку, платять за авдієнції та сади.
glossary-seal = Знак ласки правителя. Відкриває контрольні точки, оплачує секції карток розпорядників, обмінюється будь-коли.
glossary-food = Ресурс, яким платять за садівників.
glossary-iron = Ресурс, яким платять за воїнів.
glossary-pearl = Ресурс, яким платять за підйом придворних.
glossary-point = Те, що вирішує гру.
glossary-influence = Як далеко просунувся ваш маркер на треку плину часу: від цього залежать порядок ходів і очки наприкінці гри.
glossary-steward = Картка кімнати на поверсі розпорядників; згодом вона може лежати у ваших володіннях, а потім у зоні ліхтаря.
glossary-diplomat = Картка кімнати на поверсі дипломатів, використовується так само, як картка розпорядника.
glossary-daimyo = Картка найвищого поверху з нагородами, що чекають на перших придворних.
glossary-decree = Картка, з якою починають деякі гравці; вона лише додає нагороду ліхтаря.
glossary-die-tile = Колір показує, які кубики дають секцію поруч; біля колодязя плитка лежить нагородою догори.
glossary-yard = Місце поза стінами, де тренуються воїни; наприкінці гри вони приносять очки.
glossary-garden = Картка під мостом: дія для садівника та очки клану наприкінці гри.
glossary-lantern-rewards = Нагороди на зворотах карток у вашій зоні ліхтаря, усі одразу.
glossary-courtier-action = Попросіть авдієнції біля воріт, підніміться в замку або зробіть і те, і те.
glossary-gardener-action = Відправте садівника до саду й виконайте дію саду.
glossary-warrior-action = Відправте воїна на тренувальний майданчик і використайте його плитки.
