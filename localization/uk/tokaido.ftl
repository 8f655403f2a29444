### Токайдо українською.

game-title = Токайдо
player-automa = Нейтральний мандрівник
    .object = нейтрального мандрівника

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
    .genitive =
        { $count ->
            [one] монети
            [few] монет
            [many] монет
           *[other] монети
        }
resource-point =
    { $count ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }

## Види

kind-space =
    { $count ->
        [one] зупинка
        [few] зупинки
        [many] зупинок
       *[other] зупинки
    }
    .plural = зупинки
    .accusative =
        { $count ->
            [one] зупинку
            [few] зупинки
            [many] зупинок
           *[other] зупинки
        }
    .entry = { $station } (зупинка { $number })
    .option = { $name }
kind-station =
    { $count ->
        [one] зупинка
        [few] зупинки
        [many] зупинок
       *[other] зупинки
    }
    .plural = зупинки
    .accusative =
        { $count ->
            [one] зупинку
            [few] зупинки
            [many] зупинок
           *[other] зупинки
        }
    .details =
        { $coins-needed ->
            [0] {""}
           *[other] Потрібно мати { AMOUNT($coins-needed, "coin", case: "accusative") }
        }
kind-traveler =
    { $count ->
        [one] мандрівник
        [few] мандрівники
        [many] мандрівників
       *[other] мандрівника
    }
    .plural = мандрівники
    .accusative =
        { $count ->
            [one] мандрівника
            [few] мандрівників
            [many] мандрівників
           *[other] мандрівника
        }
    .genitive =
        { $count ->
            [one] мандрівника
            [few] мандрівників
            [many] мандрівників
           *[other] мандрівника
        }
    .option = { $name } — { AMOUNT($coins, "coin") } на початку. { $about }
    .details = { AMOUNT($coins, "coin") } на початку
kind-meal =
    { $count ->
        [one] страва
        [few] страви
        [many] страв
       *[other] страви
    }
    .plural = страви
    .accusative =
        { $count ->
            [one] страву
            [few] страви
            [many] страв
           *[other] страви
        }
    .details = Ціна на карті: { AMOUNT($price, "coin") }
kind-souvenir =
    { $count ->
        [one] сувенір
        [few] сувеніри
        [many] сувенірів
       *[other] сувеніра
    }
    .plural = сувеніри
    .option = { $name } — { $ware }, { AMOUNT($price, "coin") }
    .details = { $ware }, { AMOUNT($price, "coin") }
kind-encounter =
    { $count ->
        [one] зустріч
        [few] зустрічі
        [many] зустрічей
       *[other] зустрічі
    }
    .plural = зустрічі
    .option = { $name }: { $effect }
kind-spring =
    { $count ->
        [one] гаряче джерело
        [few] гарячі джерела
        [many] гарячих джерел
       *[other] гарячого джерела
    }
    .plural = гарячі джерела
    .entry = гаряче джерело ({ AMOUNT($points, "point") })
kind-panorama =
    { $count ->
        [one] краєвид
        [few] краєвиди
        [many] краєвидів
       *[other] краєвиду
    }
    .plural = краєвиди
    .details = Частин: { $parts }
kind-achievement =
    { $count ->
        [one] досягнення
        [few] досягнення
        [many] досягнень
       *[other] досягнення
    }
    .plural = досягнення
    .details = { AMOUNT(SPEC("award_points"), "point") }
kind-ware =
    { $count ->
        [one] вид сувенірів
        [few] види сувенірів
        [many] видів сувенірів
       *[other] виду сувенірів
    }
    .plural = види сувенірів
    .genitive =
        { $count ->
            [one] виду сувенірів
            [few] видів сувенірів
            [many] видів сувенірів
           *[other] виду сувенірів
        }

## Дорога

entry-kyoto = Кіото
entry-inn-1 = перший заїзд
entry-inn-2 = другий заїзд
entry-inn-3 = третій заїзд
entry-edo = Едо
entry-inn = заїзд
entry-village = село
entry-farm = ферма
entry-temple = храм
entry-meeting = зустріч
entry-hot-spring = гаряче джерело
entry-panorama-paddy = краєвид рисових полів
entry-panorama-mountain = гірський краєвид
entry-panorama-sea = морський краєвид
entry-paddy = краєвид рисових полів
    .genitive = краєвиду рисових полів
entry-mountain = гірський краєвид
    .genitive = гірського краєвиду
entry-sea = морський краєвид
    .genitive = морського краєвиду

## Сувеніри та страви

entry-small-object = дрібнички
entry-clothing = одяг
entry-art = мистецтво
entry-food-drink = їжа та напої
entry-yunomi = Юномі
entry-gofu = Ґофу
entry-koma = Кома
entry-hashi = Хаші
entry-uchiwa = Учіва
entry-washi = Ваші
entry-sandogasa = Сандоґаса
entry-yukata = Юката
entry-furoshiki = Фурошікі
entry-geta = Ґета
entry-kanzashi = Канзаші
entry-haori = Хаорі
entry-netsuke = Нецуке
entry-jubako = Джюбако
entry-shikki = Шіккі
entry-shamisen = Шямісен
entry-sumie = Сумі-е
entry-ukiyoe = Укійо-е
entry-konpeito = Конпейто
entry-manju = Манджю
entry-kamaboko = Камабоко
entry-daifuku = Дайфуку
entry-ocha = Оча
entry-sake = Саке
entry-dango = Данґо
entry-nigirimeshi = Ніґірімеші
entry-misoshiru = Місошіру
entry-tempura = Темпура
entry-yakitori = Якіторі
entry-tofu = Тофу
entry-sushi = Суші
entry-soba = Соба
entry-unagi = Унаґі
entry-fugu = Фуґу
entry-donburi = Донбурі
entry-udon = Удон
entry-tai-meshi = Тай-меші
entry-sashimi = Сашімі

## Зустрічі

entry-shokunin = Шьокунін (мандрівний торговець)
entry-annaibito-paddy = Аннайбіто (провідник до рисових полів)
entry-annaibito-mountain = Аннайбіто (провідник у гори)
entry-annaibito-sea = Аннайбіто (провідник до моря)
entry-samurai = Самурай
entry-kuge = Куґе (дворянин)
entry-miko = Міко (синтоїстський священник)

## Досягнення

entry-paddy-master = Знавець рисових полів
entry-mountain-master = Знавець гір
entry-sea-master = Знавець моря
entry-gourmet = Гурман
entry-bather = Купальник
entry-chatterbox = Балакун
entry-collector = Колекціонер

## Мандрівники

entry-hiroshige = Художник Хірошіґе
    .about = У кожному проміжному заїзді перед стравою: { $halfway }.
entry-chuubei = Посланець Чюбей
    .about = У кожному проміжному заїзді перед стравою: { $halfway }.
entry-kinko = Ронін Кінко
    .about = Кожна страва коштує на { AMOUNT($meal-price-1, "coin", case: "accusative") } менше.
entry-yoshiyasu = Чиновник Йошіясу
    .about =
        { $meets ->
            [one] Під час зустрічі візьміть { $meets } карту й залиште собі одну.
            [few] Під час зустрічі візьміть { $meets } карти й залиште собі одну.
            [many] Під час зустрічі візьміть { $meets } карт і залиште собі одну.
           *[other] Під час зустрічі візьміть { $meets } карти й залиште собі одну.
        }
entry-satsuki = Сирітка Сацукі
    .about = У кожному заїзді: { $table }.
entry-mitsukuni = Старець Міцукуні
    .about = За кожне гаряче джерело отримуйте на { AMOUNT($bath-bonus, "point", case: "accusative") } більше, за кожне досягнення — на { AMOUNT($award-bonus, "point", case: "accusative") } більше.
entry-sasayakko = Гейша Сасаякко
    .about = Якщо в селі куплено кілька сувенірів, найдешевший із них дістається безкоштовно.
entry-hirotada = Священник Хіротада
    .about = У храмі після власного внеску: { $blessing }.
entry-umegae = Вулична танцівниця Умеґае
    .about = Під час зустрічі, перш ніж узяти карту: { $greeting }.
entry-zen-emon = Торговець Дзен-емон
    .about = У селі найдорожчий сувенір коштує лише { AMOUNT($discount-1, "coin", case: "accusative") }.

## Правила як ефекти

rule-stay =
    { $mood ->
        [infinitive] зупинитися в заїзді
       *[imperative] зупиніться в заїзді
    }
    .label = заїзд
rule-spoil-meal =
    { $mood ->
        [infinitive] навмання прибрати страву під колоду
       *[imperative] навмання приберіть страву під колоду
    }
    .label = страва під колоду
rule-visit-village =
    { $mood ->
        [infinitive] відкрити { AMOUNT(SPEC("stall_size"), "souvenir", case: "accusative") } та купити будь-які з них
       *[imperative] відкрийте { AMOUNT(SPEC("stall_size"), "souvenir", case: "accusative") } та купіть будь-які з них
    }
    .label = відвідати село
rule-visit-temple =
    { $mood ->
        [infinitive] пожертвувати храму від { SPEC("least_gift") } до { AMOUNT(SPEC("most_gift"), "coin", case: "genitive") }
       *[imperative] пожертвуйте храму від { SPEC("least_gift") } до { AMOUNT(SPEC("most_gift"), "coin", case: "genitive") }
    }
    .label = відвідати храм
rule-meet =
    { $mood ->
        [infinitive] взяти карту зустрічі та застосувати її ефект
       *[imperative] візьміть карту зустрічі та застосуйте її ефект
    }
    .label = зустріч
rule-bathe =
    { $mood ->
        [infinitive] взяти карту гарячого джерела й отримати її очки
       *[imperative] візьміть карту гарячого джерела й отримайте її очки
    }
    .label = гаряче джерело
rule-paint =
    { $mood ->
        [infinitive] взяти наступну частину { NOUN($view, case: "genitive") } та отримати її очки
       *[imperative] візьміть наступну частину { NOUN($view, case: "genitive") } та отримайте її очки
    }
    .label = { $view }
rule-paint-any =
    { $mood ->
        [infinitive] взяти наступну частину будь-якого незавершеного краєвиду
       *[imperative] візьміть наступну частину будь-якого незавершеного краєвиду
    }
    .label = наступна частина будь-якого краєвиду
rule-follow-guide =
    { $mood ->
        [infinitive] взяти наступну частину { NOUN($view, case: "genitive") }, а якщо він завершений — будь-якого іншого краєвиду
       *[imperative] візьміть наступну частину { NOUN($view, case: "genitive") }, а якщо він завершений — будь-якого іншого краєвиду
    }
    .label = наступна частина { NOUN($view, case: "genitive") }
rule-donate =
    { $mood ->
        [infinitive] пожертвувати храму { AMOUNT($n, "coin", case: "accusative") } коштом банку
       *[imperative] пожертвуйте храму { AMOUNT($n, "coin", case: "accusative") } коштом банку
    }
    .label = храму коштом банку: { AMOUNT($n, "coin") }
rule-receive-souvenir =
    { $mood ->
        [infinitive] отримати верхній сувенір колоди
       *[imperative] отримайте верхній сувенір колоди
    }
    .label = сувенір із колоди
    .gained = верхній сувенір колоди
rule-buy-meal =
    { $mood ->
        [infinitive] купити страву
       *[imperative] купіть страву
    }
    .label = купити страву
rule-eat-free =
    { $mood ->
        [infinitive] безкоштовно взяти витягнуту страву
       *[imperative] безкоштовно візьміть витягнуту страву
    }
    .label = витягнута страва безкоштовно
rule-taste =
    { SPEC("treat_from_deck") ->
        [1] { rule-taste-deck }
       *[0] { rule-taste-menu }
    }
    .label = безкоштовна страва
rule-taste-menu =
    { $mood ->
        [infinitive] за бажання безкоштовно взяти випадкову з доступних страв
       *[imperative] можете безкоштовно взяти випадкову з доступних страв
    }
rule-taste-deck =
    { $mood ->
        [infinitive] за бажання безкоштовно взяти верхню страву колоди
       *[imperative] можете безкоштовно взяти верхню страву колоди
    }
rule-accept-treat =
    { $mood ->
        [infinitive] безкоштовно взяти страву з колоди
       *[imperative] безкоштовно візьміть страву з колоди
    }
    .label = страва з колоди безкоштовно

## Рішення

prompt-deal-tiles-kept = Ким ви вирушите в дорогу?
prompt-travel-destination = Куди ви йдете?
    .other = Куди йде нейтральний мандрівник?
prompt-buy-meal-dish = Яку страву ви купуєте?
prompt-visit-temple-gift = Скільки ви жертвуєте храму?
prompt-meet-stranger = Яку зустріч ви залишаєте собі?
prompt-paint-any-picture = Який краєвид ви продовжуєте?
prompt-visit-village-any-order-may = Які сувеніри ви купуєте? Коли досить, закінчіть.

reason-edible-me-dish = таку страву ви вже куштували
reason-edible-me-m = таку страву ви вже куштували
reason-has-room-destination-and-may-stop-me-destination-station = там немає місця або вам не можна там зупинятися
reason-price-with-me-pick-at-most-my-coins = на цей сувенір бракує монет
reason-unfinished-me-picture = цей краєвид уже завершено

state-donated = пожертви
    .logged = пожертви
state-halt = місце перебування
state-spot = місце в черзі
state-mover = останній хід
state-tile = мандрівник
state-bag = сувеніри
state-eaten = страви
state-met = зустрічі
state-bathed = гарячі джерела
state-views = частини краєвиду
state-won = досягнення
state-fed = страви в цьому заїзді
state-tile-deck = нероздані мандрівники
state-dealt = мандрівники на вибір
state-queue = ще не на старті
state-stall = пропоновані сувеніри
state-basket = вибрані сувеніри
state-drawn = взяті карти зустрічей
state-menu = доступні страви
state-treat = безкоштовна страва
state-souvenir-deck = колода сувенірів
state-meal-deck = колода страв
state-encounter-deck = колода зустрічей
state-spring-deck = колода гарячих джерел

## Числа за кількістю гравців

constant-usable-spots = Доступні місця на подвійній зупинці
constant-menu-size = Доступних страв у заїзді

## Очки

score-journey = У дорозі
score-offerings = Храм
score-purse = Решта монет

## Варіанти

variant-gastronomy = Кулінарія
    .about = У кожному заїзді доступних страв рівно стільки, скільки мандрівників.
variant-initiatory = Ознайомча подорож
    .about = Для першої гри: карток мандрівників немає, і кожен має на початку { AMOUNT(SPEC("coins_without_tile"), "coin", case: "accusative") }.
variant-neutral-needs-coins = Нейтральному мандрівникові потрібні монети
    .about = Нейтральний мандрівник не має монет і не може зупинятися там, де вони потрібні: у селах і храмах.
variant-preparations = Збори в дорогу
    .about = Місце в черзі на старті змінює кількість початкових монет: хто вирушає пізніше, має більше.
variant-return-journey = Зворотний шлях
    .about = Подорож починається в { NAME("edo") } й закінчується в { NAME("kyoto") }.
variant-same-dish-twice = Та сама страва двічі
    .about = Кожну страву за подорож можна скуштувати вдруге.
variant-satsuki-deck = Сацукі бере з колоди
    .about = { NAME("satsuki") } отримує безкоштовну страву з колоди, а не з доступних страв.

## Рядки карт

line-neutral = Нейтральний мандрівник

## Глосарій

glossary-coin = Гроші на сувеніри, страви та пожертви храму.
glossary-point = Те, що вирішує мандрівку.
glossary-traveler = Той, ким ви граєте, зі своєю особливою здібністю.
glossary-meal = Страва, куплена в заїзді; одразу приносить очки.
glossary-souvenir = Річ із села; що більше у вас різних видів, то більше очок за наступний.
glossary-panorama = Картина з кількох частин, яку ви збираєте дорогою.
glossary-encounter = Той, кого ви зустрічаєте в дорозі; карта каже, що він вам дає.
glossary-spring = Купання, яке одразу приносить очки.
glossary-achievement = Карта за першість або найбільшу колекцію; дає очки й вирішує нічию.
