### Токайдо по-русски.

game-title = Токайдо
player-automa = Нейтральный путешественник
    .object = нейтрального путешественника

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
    .genitive =
        { $count ->
            [one] монеты
            [few] монет
            [many] монет
           *[other] монеты
        }
    .instrumental =
        { $count ->
            [0] монет
            [one] монетой
            [few] монетами
            [many] монетами
           *[other] монеты
        }
resource-point =
    { $count ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }

## Виды

kind-space =
    { $count ->
        [one] область
        [few] области
        [many] областей
       *[other] области
    }
    .plural = области
    .entry = { $station } (область { $number })
    .option = { $name }
kind-station =
    { $count ->
        [one] область
        [few] области
        [many] областей
       *[other] области
    }
    .plural = области
    .details =
        { $coins-needed ->
            [0] {""}
           *[other] Нужно иметь { AMOUNT($coins-needed, "coin", case: "accusative") }
        }
kind-traveler =
    { $count ->
        [one] путешественник
        [few] путешественника
        [many] путешественников
       *[other] путешественника
    }
    .plural = путешественники
    .accusative =
        { $count ->
            [one] путешественника
            [few] путешественников
            [many] путешественников
           *[other] путешественника
        }
    .option = { $name } — { AMOUNT($coins, "coin") } в начале. { $about }
    .details = { AMOUNT($coins, "coin") } в начале
    .genitive =
        { $count ->
            [one] путешественника
            [few] путешественников
            [many] путешественников
           *[other] путешественника
        }
kind-meal =
    { $count ->
        [one] угощение
        [few] угощения
        [many] угощений
       *[other] угощения
    }
    .plural = угощения
    .details = Цена на карте: { AMOUNT($price, "coin") }
kind-souvenir =
    { $count ->
        [one] сувенир
        [few] сувенира
        [many] сувениров
       *[other] сувенира
    }
    .plural = сувениры
    .option = { $name } — { $ware }, { AMOUNT($price, "coin") }
    .details = { $ware }, { AMOUNT($price, "coin") }
kind-encounter =
    { $count ->
        [one] случайная встреча
        [few] случайные встречи
        [many] случайных встреч
       *[other] случайной встречи
    }
    .plural = случайные встречи
    .accusative =
        { $count ->
            [one] случайную встречу
            [few] случайные встречи
            [many] случайных встреч
           *[other] случайной встречи
        }
    .option = { $name }: { $effect }
kind-spring =
    { $count ->
        [one] горячий источник
        [few] горячих источника
        [many] горячих источников
       *[other] горячего источника
    }
    .plural = горячие источники
    .entry = горячий источник ({ AMOUNT($points, "point") })
kind-panorama =
    { $count ->
        [one] пейзаж
        [few] пейзажа
        [many] пейзажей
       *[other] пейзажа
    }
    .plural = пейзажи
    .details = Частей: { $parts }
kind-achievement =
    { $count ->
        [one] достижение
        [few] достижения
        [many] достижений
       *[other] достижения
    }
    .plural = достижения
    .details = { AMOUNT(SPEC("award_points"), "point") }
kind-ware =
    { $count ->
        [one] вид сувениров
        [few] вида сувениров
        [many] видов сувениров
       *[other] вида сувениров
    }
    .plural = виды сувениров
    .genitive =
        { $count ->
            [one] вида сувениров
            [few] видов сувениров
            [many] видов сувениров
           *[other] вида сувениров
        }

## Дорога

entry-kyoto = Киото
entry-inn-1 = первый постоялый двор
entry-inn-2 = второй постоялый двор
entry-inn-3 = третий постоялый двор
entry-edo = Эдо
entry-inn = постоялый двор
entry-village = деревня
entry-farm = ферма
entry-temple = храм
entry-meeting = случайная встреча
entry-hot-spring = горячий источник
entry-panorama-paddy = пейзаж с рисовыми полями
entry-panorama-mountain = горный пейзаж
entry-panorama-sea = морской пейзаж
entry-paddy = пейзаж с рисовыми полями
    .genitive = пейзажа с рисовыми полями
entry-mountain = горный пейзаж
    .genitive = горного пейзажа
entry-sea = морской пейзаж
    .genitive = морского пейзажа

## Сувениры и угощения

entry-small-object = безделушки
entry-clothing = одежда
entry-art = искусство
entry-food-drink = еда и напитки
entry-yunomi = Юноми
entry-gofu = Гофу
entry-koma = Кома
entry-hashi = Хаси
entry-uchiwa = Утива
entry-washi = Васи
entry-sandogasa = Сандогаса
entry-yukata = Юката
entry-furoshiki = Фуросики
entry-geta = Гэта
entry-kanzashi = Кандзаси
entry-haori = Хаори
entry-netsuke = Нэцкэ
entry-jubako = Дзюбако
entry-shikki = Сикки
entry-shamisen = Сямисэн
entry-sumie = Суми-э
entry-ukiyoe = Укиё-э
entry-konpeito = Компэйто
entry-manju = Мандзю
entry-kamaboko = Камабоко
entry-daifuku = Дайфуку
entry-ocha = Отя
entry-sake = Сакэ
entry-dango = Данго
entry-nigirimeshi = Нигиримэси
entry-misoshiru = Мисосиру
entry-tempura = Тэмпура
entry-yakitori = Якитори
entry-tofu = Тофу
entry-sushi = Суси
entry-soba = Соба
entry-unagi = Унаги
entry-fugu = Фугу
entry-donburi = Домбури
entry-udon = Удон
entry-tai-meshi = Тай-мэси
entry-sashimi = Сасими

## Встречи

entry-shokunin = Сёкунин (странствующий торговец)
entry-annaibito-paddy = Аннайбито (проводник к рисовым полям)
entry-annaibito-mountain = Аннайбито (проводник в горы)
entry-annaibito-sea = Аннайбито (проводник к морю)
entry-samurai = Самурай
entry-kuge = Кугэ (дворянин)
entry-miko = Мико (синтоистский священник)

## Достижения

entry-paddy-master = Знаток рисовых полей
entry-mountain-master = Знаток гор
entry-sea-master = Знаток моря
entry-gourmet = Гурман
entry-bather = Купальщик
entry-chatterbox = Трепло
entry-collector = Коллекционер

## Путешественники

entry-hiroshige = Художник Хиросигэ
    .about = На каждом промежуточном постоялом дворе перед угощением: { $halfway }.
entry-chuubei = Посыльный Тюбэй
    .about = На каждом промежуточном постоялом дворе перед угощением: { $halfway }.
entry-kinko = Ронин Кинко
    .about = Каждое угощение обходится на { AMOUNT($meal-price-1, "coin", case: "accusative") } дешевле.
entry-yoshiyasu = Чиновник Ёсиясу
    .about =
        { $meets ->
            [one] При случайной встрече возьмите { $meets } карту и оставьте себе одну.
            [few] При случайной встрече возьмите { $meets } карты и оставьте себе одну.
            [many] При случайной встрече возьмите { $meets } карт и оставьте себе одну.
           *[other] При случайной встрече возьмите { $meets } карты и оставьте себе одну.
        }
entry-satsuki = Сиротка Сацуки
    .about = На каждом постоялом дворе: { $table }.
entry-mitsukuni = Старец Мицукуни
    .about = Каждый горячий источник приносит на { AMOUNT($bath-bonus, "point", case: "accusative") } больше, каждое достижение — на { AMOUNT($award-bonus, "point", case: "accusative") } больше.
entry-sasayakko = Гейша Сасаякко
    .about = Если в деревне куплено несколько сувениров, самый дешёвый из них достаётся бесплатно.
entry-hirotada = Священник Хиротада
    .about = В храме после своего взноса: { $blessing }.
entry-umegae = Уличная танцовщица Умэгаэ
    .about = При случайной встрече, прежде чем взять карту: { $greeting }.
entry-zen-emon = Торговец Дзэн-эмон
    .about = В деревне самый дорогой сувенир обходится всего в { AMOUNT($discount-1, "coin", case: "accusative") }.

## Правила как эффекты

rule-stay =
    { $mood ->
        [infinitive] остановиться на постоялом дворе
       *[imperative] остановитесь на постоялом дворе
    }
    .label = постоялый двор
rule-spoil-meal =
    { $mood ->
        [infinitive] убрать под колоду { AMOUNT(SPEC("neutral_meals"), "meal", case: "accusative") }
       *[imperative] уберите под колоду { AMOUNT(SPEC("neutral_meals"), "meal", case: "accusative") }
    }
rule-visit-village =
    { $mood ->
        [infinitive] открыть { AMOUNT(SPEC("stall_size"), "souvenir", case: "accusative") } и купить любые из них
       *[imperative] откройте { AMOUNT(SPEC("stall_size"), "souvenir", case: "accusative") } и купите любые из них
    }
    .label = посетить деревню
rule-visit-temple =
    { $mood ->
        [infinitive] пожертвовать храму от { SPEC("least_gift") } до { AMOUNT(SPEC("most_gift"), "coin", case: "genitive") }
       *[imperative] пожертвуйте храму от { SPEC("least_gift") } до { AMOUNT(SPEC("most_gift"), "coin", case: "genitive") }
    }
    .label = посетить храм
rule-meet =
    { $mood ->
        [infinitive] взять карту случайной встречи и применить её эффект
       *[imperative] возьмите карту случайной встречи и примените её эффект
    }
    .label = случайная встреча
rule-bathe =
    { $mood ->
        [infinitive] взять карту горячего источника и получить её очки
       *[imperative] возьмите карту горячего источника и получите её очки
    }
    .label = горячий источник
rule-paint =
    { $mood ->
        [infinitive] взять следующую часть { NOUN($view, case: "genitive") } и получить её очки
       *[imperative] возьмите следующую часть { NOUN($view, case: "genitive") } и получите её очки
    }
    .label = { $view }
rule-paint-any =
    { $mood ->
        [infinitive] взять следующую часть любого незавершённого пейзажа
       *[imperative] возьмите следующую часть любого незавершённого пейзажа
    }
    .label = следующая часть любого пейзажа
rule-follow-guide =
    { $mood ->
        [infinitive] взять следующую часть { NOUN($view, case: "genitive") }, а если он завершён — любого другого пейзажа
       *[imperative] возьмите следующую часть { NOUN($view, case: "genitive") }, а если он завершён — любого другого пейзажа
    }
    .label = следующая часть { NOUN($view, case: "genitive") }
rule-donate =
    { $mood ->
        [infinitive] пожертвовать храму { AMOUNT($n, "coin", case: "accusative") } из банка
       *[imperative] пожертвуйте храму { AMOUNT($n, "coin", case: "accusative") } из банка
    }
    .label = храму из банка: { AMOUNT($n, "coin") }
rule-receive-souvenir =
    { $mood ->
        [infinitive] получить верхний сувенир колоды
       *[imperative] получите верхний сувенир колоды
    }
    .label = сувенир из колоды
    .gained = верхний сувенир колоды
rule-buy-meal =
    { $mood ->
        [infinitive] купить угощение
       *[imperative] купите угощение
    }
    .label = купить угощение
rule-eat-free =
    { $mood ->
        [infinitive] бесплатно взять вытянутое угощение
       *[imperative] бесплатно возьмите вытянутое угощение
    }
    .label = бесплатно взять вытянутое угощение
rule-taste =
    { SPEC("treat_from_deck") ->
        [1] { rule-taste-deck }
       *[0] { rule-taste-menu }
    }
rule-taste-menu =
    { $mood ->
        [infinitive] при желании бесплатно взять случайное из доступных угощений
       *[imperative] можете бесплатно взять случайное из доступных угощений
    }
rule-taste-deck =
    { $mood ->
        [infinitive] при желании бесплатно взять верхнее угощение колоды
       *[imperative] можете бесплатно взять верхнее угощение колоды
    }
rule-accept-treat =
    { $mood ->
        [infinitive] бесплатно взять угощение из колоды
       *[imperative] бесплатно возьмите угощение из колоды
    }
    .label = бесплатно взять угощение из колоды

## Решения

prompt-deal-tiles-kept = Кем вы отправитесь в путь?
prompt-travel-destination = Куда вы идёте?
    .other = Куда идёт нейтральный путешественник?
prompt-buy-meal-dish = Какое угощение вы покупаете?
prompt-visit-temple-gift = Сколько вы жертвуете храму?
prompt-meet-stranger = Какую встречу вы оставляете себе?
prompt-paint-any-picture = Какой пейзаж вы продолжаете?
prompt-visit-village-any-order-may = Какой сувенир вы покупаете? Закончить можно в любой момент.

reason-edible-me-dish = это блюдо вам больше нельзя пробовать
reason-edible-me-m = это блюдо вам больше нельзя пробовать
reason-has-room-destination-and-may-stop-me-destination-station = там нет места или вам нельзя там останавливаться
reason-price-with-me-pick-at-most-my-coins = на этот сувенир не хватает монет
reason-unfinished-me-picture = этот пейзаж уже завершён

state-donated = пожертвования
    .logged = пожертвования
state-halt = местонахождение
state-spot = место в ряду
state-mover = последний ход
state-tile = путешественник
state-bag = сувениры
state-eaten = угощения
state-met = случайные встречи
state-bathed = горячие источники
state-views = части пейзажа
state-won = достижение
state-fed = угощения на этом постоялом дворе
state-tile-deck = нерозданные путешественники
state-dealt = путешественники на выбор
state-queue = ещё не на старте
state-stall = предлагаемые сувениры
state-basket = выбранные сувениры
state-drawn = взятые карты случайных встреч
state-menu = доступные угощения
state-treat = бесплатное угощение
state-souvenir-deck = колода сувениров
state-meal-deck = колода угощений
state-encounter-deck = колода случайных встреч
state-spring-deck = колода горячих источников

## Числа по числу игроков

constant-usable-spots = Доступные места в двойной области
constant-menu-size = Доступных угощений на постоялом дворе

## Очки

score-journey = В пути
score-offerings = Храм
score-purse = Оставшиеся монеты

## Варианты

variant-gastronomy = Кулинария
    .about = На каждом постоялом дворе доступно ровно столько угощений, сколько путешественников в игре.
variant-initiatory = Вводное путешествие
    .about = Для первой партии: карточки путешественников не используются, и каждый начинает с { AMOUNT(SPEC("coins_without_tile"), "coin", case: "instrumental") }.
variant-neutral-needs-coins = Нейтральному путешественнику нужны монеты
    .about = У нейтрального путешественника нет монет, и он не может останавливаться там, где они нужны: в деревнях и храмах.
variant-preparations = Сборы
    .about = Начальный капитал зависит от места в ряду на старте: кто отправляется в путь позже, у того монет больше.
variant-return-journey = Обратный путь
    .about = Путешествие начинается в { NAME("edo") } и заканчивается в { NAME("kyoto") }.
variant-same-dish-twice = Одно блюдо дважды
    .about = Каждое блюдо можно попробовать за путешествие ещё раз.
variant-satsuki-deck = Сацуки берёт из колоды
    .about = { NAME("satsuki") } берёт бесплатное угощение из колоды, а не из доступных.

## Строки карт

line-neutral = Нейтральный путешественник

## Глоссарий

glossary-coin = Деньги на сувениры, угощения и пожертвования храму.
glossary-point = Побеждает тот, кто наберёт больше всего таких очков.
glossary-traveler = Персонаж, которым вы играете; у каждого своя способность.
glossary-meal = Карта с блюдом, которую покупают на постоялом дворе; сразу приносит очки.
glossary-souvenir = Вещь из деревни; чем больше у вас разных видов, тем больше очков за следующий.
glossary-panorama = Картина из нескольких частей, которую вы собираете в пути.
glossary-encounter = Тот, кого вы встречаете в пути; карта говорит, что он вам даёт.
glossary-spring = Карта купания; сразу приносит очки.
glossary-achievement = Карта за первенство; приносит очки и решает исход ничьей.
