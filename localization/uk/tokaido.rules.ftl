### Правила «Токайдо» українською: одне повідомлення на кожен пронумерований факт (факт 11.3 — `fact-11-3`).
### Числа беруться зі специфікації, жодне не вписано ні цифрою, ні словом.
### Після однолітерних прийменників і сполучників та перед тире стоїть нерозривний пробіл (U+00A0).
### Кіото й Едо не відмінюються; перед ними стоять «в» і «з» після голосного, тож обидва міста звучать однаково добре.

## Розділи

chapter-components = Компоненти
chapter-setup = Приготування до гри
chapter-movement = Ходи та переміщення
chapter-spaces = Зупинки
chapter-village = Село
chapter-farm = Ферма
chapter-panoramas = Краєвиди
chapter-springs = Гарячі джерела
chapter-temple = Храм
chapter-encounters = Зустрічі
chapter-inns = Заїзди та страви
chapter-end = Кінець подорожі
chapter-temple-bonus = Винагорода за пожертви
chapter-achievements = Досягнення
chapter-travelers = Мандрівники
chapter-two-players = Нейтральний мандрівник
chapter-variants = Варіанти

## Іменники правил

noun-player =
    { $count ->
        [one] гравець
        [few] гравці
        [many] гравців
       *[other] гравця
    }
    .accusative =
        { $count ->
            [one] гравця
            [few] гравців
            [many] гравців
           *[other] гравця
        }
    .genitive =
        { $count ->
            [one] гравця
            [few] гравців
            [many] гравців
           *[other] гравця
        }
noun-card =
    { $count ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }
    .accusative =
        { $count ->
            [one] карту
            [few] карти
            [many] карт
           *[other] карти
        }
    .locative =
        { $count ->
            [one] карті
            [few] картах
            [many] картах
           *[other] карти
        }
noun-part =
    { $count ->
        [one] частина
        [few] частини
        [many] частин
       *[other] частини
    }
    .accusative =
        { $count ->
            [one] частину
            [few] частини
            [many] частин
           *[other] частини
        }
noun-copy =
    { $count ->
        [one] примірник
        [few] примірники
        [many] примірників
       *[other] примірника
    }
noun-tile =
    { $count ->
        [one] картка мандрівника
        [few] картки мандрівників
        [many] карток мандрівників
       *[other] картки мандрівника
    }
    .accusative =
        { $count ->
            [one] картку мандрівника
            [few] картки мандрівників
            [many] карток мандрівників
           *[other] картки мандрівника
        }
noun-inn =
    { $count ->
        [one] заїзд
        [few] заїзди
        [many] заїздів
       *[other] заїзду
    }
noun-time =
    { $count ->
        [one] раз
        [few] рази
        [many] разів
       *[other] разу
    }

# Місто, де подорож починається, і місто, де вона закінчується.
-start =
    { SPEC("heading") ->
        [-1] { NAME("edo") }
       *[other] { NAME("kyoto") }
    }
-goal =
    { SPEC("heading") ->
        [-1] { NAME("kyoto") }
       *[other] { NAME("edo") }
    }

## 1 Компоненти

fact-1-1 = Гра розрахована на { SPEC("players.min") }–{ AMOUNT(SPEC("players.max"), "player", case: "accusative") }.
fact-1-2 =
    У коробці ви знайдете ігрове поле, монети та { AMOUNT(SPEC("count t in travelers"), "tile", case: "accusative") }. Є також
    комплекти на { AMOUNT(SPEC("players.max"), "player", case: "accusative") }: у кожному — фігурка, маркер і жетон мандрівника одного кольору.
fact-1-3 =
    У грі є такі карти: { AMOUNT(SPEC("count s in springs"), "spring") }, { AMOUNT(SPEC("count m in meals"), "meal") },
    { AMOUNT(SPEC("count s in souvenirs"), "souvenir") }, { AMOUNT(SPEC("count e in encounters"), "encounter") },
    { AMOUNT(SPEC("count a in achievements"), "achievement") } та ще
    { AMOUNT(SPEC("(sum v.parts for v in panoramas) * players.max"), "card") } краєвидів.
fact-1-4 =
    Щоб скласти { NAME("paddy") }, потрібно зібрати { AMOUNT(SPEC("paddy.parts"), "part", case: "accusative") }, { NAME("mountain") } —
    { AMOUNT(SPEC("mountain.parts"), "part", case: "accusative") }, { NAME("sea") } — { AMOUNT(SPEC("sea.parts"), "part", case: "accusative") }.
    Кожна частина — це карта з номером, і в грі є { AMOUNT(SPEC("players.max"), "copy") } такої карти, тож вистачить усім.
fact-1-5 =
    Гаряче джерело приносить { SPEC("lowest s.points for s in springs") } або
    { AMOUNT(SPEC("highest s.points for s in springs"), "point", case: "accusative") }: менше число стоїть на
    { AMOUNT(SPEC("count s in springs where s.points = (lowest t.points for t in springs)"), "card", case: "locative") }, більше — на
    { AMOUNT(SPEC("count s in springs where s.points = (highest t.points for t in springs)"), "card", case: "locative") }.
fact-1-6 =
    На карті страви зображено саму страву та вказано її ціну: від { SPEC("lowest m.price for m in meals") } до
    { AMOUNT(SPEC("highest m.price for m in meals"), "coin", case: "genitive") }. Та сама страва трапляється щонайбільше на
    { AMOUNT(SPEC("highest (count n in meals where n.design = m.design) for m in meals"), "card", case: "locative") }.
    Хоч би скільки коштувала страва, вона приносить { AMOUNT(SPEC("meal_points"), "point", case: "accusative") }.
fact-1-7 =
    Усі сувеніри різні. Є { AMOUNT(SPEC("count w in wares"), "ware") }:
    { NAME("small_object") } ({ AMOUNT(SPEC("count s in souvenirs where s.ware = small_object"), "card") }),
    { NAME("clothing") } ({ AMOUNT(SPEC("count s in souvenirs where s.ware = clothing"), "card") }),
    { NAME("art") } ({ AMOUNT(SPEC("count s in souvenirs where s.ware = art"), "card") }), а також
    { NAME("food_drink") } ({ AMOUNT(SPEC("count s in souvenirs where s.ware = food_drink"), "card") }).
fact-1-8 =
    Зустріти можна таких людей:
    { NAME("shokunin") } — { AMOUNT(SPEC("count e in encounters where e.design = shokunin.design"), "card") },
    { NAME("samurai") } — { AMOUNT(SPEC("count e in encounters where e.design = samurai.design"), "card") },
    { NAME("kuge") } — { AMOUNT(SPEC("count e in encounters where e.design = kuge.design"), "card") },
    { NAME("miko") } — { AMOUNT(SPEC("count e in encounters where e.design = miko.design"), "card") },
    { NAME("annaibito_paddy") } — { AMOUNT(SPEC("count e in encounters where e.design = annaibito_paddy.design"), "card") },
    { NAME("annaibito_mountain") } — { AMOUNT(SPEC("count e in encounters where e.design = annaibito_mountain.design"), "card") },
    { NAME("annaibito_sea") } — { AMOUNT(SPEC("count e in encounters where e.design = annaibito_sea.design"), "card") }.
fact-1-9 =
    Дорогою можна здобути { AMOUNT(SPEC("count a in achievements where not a.at_end"), "achievement", case: "accusative") } за завершені
    краєвиди, а після подорожі — { AMOUNT(SPEC("count a in achievements where a.at_end"), "achievement", case: "accusative") } за все, що ви
    зібрали. Кожне приносить { AMOUNT(SPEC("award_points"), "point", case: "accusative") }.
fact-1-10 =
    Дорога на полі веде з { -start } до { -goal }. На ній { AMOUNT(SPEC("count x in spaces"), "space") }:
    { AMOUNT(SPEC("count x in spaces where x.station = inn"), "inn") } (перший — { -start }, останній — { -goal }) та
    { AMOUNT(SPEC("count x in spaces where x.station != inn"), "space") } між ними, серед яких подвійних —
    { SPEC("count x in spaces where x.station != inn and x.spots > 1") }.
fact-1-11 = Монет ви можете мати скільки завгодно: якщо в банку їх забракне, замініть їх будь-чим.

## 2 Приготування до гри

fact-2-1 = Розкладіть карти досягнень горілиць біля ігрового поля.
fact-2-2 = Перетасуйте окремо страви, сувеніри, зустрічі та гарячі джерела й покладіть кожну колоду долілиць.
fact-2-3 = Розберіть карти краєвидів за краєвидами та складіть за номерами так, щоб найменший номер був зверху.
fact-2-4 = Монети покладіть так, щоб усі могли до них дотягнутися: це банк.
fact-2-5 = Виберіть колір і візьміть фігурку, маркер і жетон мандрівника цього кольору. Маркер поставте на початок шкали очок подорожі.
fact-2-6 =
    { SPEC("tiles_dealt") ->
        [0] Картки мандрівників лишіть у коробці.
       *[other] Кожен гравець навмання отримує { AMOUNT(SPEC("tiles_dealt"), "tile", case: "accusative") }. Одну залиште собі й покажіть усім: це ваш мандрівник. Решту карток поверніть до коробки.
    }
fact-2-7 =
    { SPEC("tiles_dealt") ->
        [0] Візьміть із банку { AMOUNT(SPEC("coins_without_tile"), "coin", case: "accusative") }.
       *[other] Візьміть із банку стільки монет, скільки вказано на вашій картці мандрівника.
    }
fact-2-8 =
    Потім перемішайте фігурки мандрівників і в заїзді { -start } вишикуйте їх чергою у випадковому порядку. Перше місце
    в черзі — біля дороги, кожне наступне — далі від неї.
fact-2-9 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] Картку мандрівника виберіть до того, як дізнаєтеся своє місце в черзі.
    }
fact-2-10 = Карти, зібрані під час подорожі, лежать перед вами горілиць: їх бачать усі.

## 3 Ходи та переміщення

fact-3-1 = Раундів у грі немає: наступний хід завжди робить мандрівник, який позаду всіх, тобто найдалі від { -goal }.
fact-3-2 =
    Коли в заїзді чи на подвійній зупинці стоїть кілька мандрівників, той, хто далі від дороги, прибув пізніше. Вважається,
    що він позаду, тож він і ходить першим.
fact-3-3 = Тому з { -start } першим вирушає останній у черзі — той, хто стоїть найдалі від дороги.
fact-3-4 =
    У свій хід перемістіть мандрівника дорогою вперед, у бік { -goal }, на будь-яку вільну зупинку. Минути можна скільки
    завгодно зупинок, вільних і зайнятих.
fact-3-5 = Ви мусите рушити вперед: стояти на місці чи повертатися не можна.
fact-3-6 = Минати заїзд не можна: кожен мандрівник зупиняється в кожному заїзді.
fact-3-7 = Одразу застосуйте ефект зупинки.
fact-3-8 = Потім ходить мандрівник, який тепер позаду всіх. Якщо це знову ваш, ходіть іще раз.
fact-3-9 =
    Не можна зупинятися там, де вже немає місця, і на зупинках краєвиду, який ви завершили. Щоб зупинитися в селі, потрібно мати
    щонайменше { AMOUNT(SPEC("village.coins_needed"), "coin", case: "accusative") }, у храмі — щонайменше
    { AMOUNT(SPEC("temple.coins_needed"), "coin", case: "accusative") }. Наступний заїзд завжди відкритий для вас, тож вам завжди є куди піти.
fact-3-10 = Отримавши очки, одразу пересуньте свій маркер на шкалі вперед.

## 4 Зупинки

fact-4-1 = На одинарній зупинці є місце для { AMOUNT(SPEC("lowest x.spots for x in spaces"), "traveler", case: "genitive") }.
fact-4-2 =
    На подвійній зупинці є місце на дорозі та місце збоку від дороги. Хто прибуває першим, мусить стати на дорозі; наступний
    стає збоку.
fact-4-3 =
    Місця збоку від дороги використовують лише за участі щонайменше
    { AMOUNT(SPEC("lowest n for n in players.min to players.max where usable_spots[n] > 1"), "player", case: "genitive") }. Якщо гравців
    менше, ці місця лишаються порожніми, а подвійна зупинка діє як одинарна. Нейтрального мандрівника тут гравцем не вважають.
fact-4-5 = У заїзді вистачає місця всім мандрівникам.

## 5 Село

fact-5-1 = У селі відкрийте { AMOUNT(SPEC("stall_size"), "souvenir", case: "accusative") } зверху колоди.
fact-5-2 =
    Купіть будь-які з них, на які вистачить монет, або не купуйте жодного. Кожен коштує стільки, скільки на ньому вказано: від
    { SPEC("lowest s.price for s in souvenirs") } до { AMOUNT(SPEC("highest s.price for s in souvenirs"), "coin", case: "genitive") }.
fact-5-3 = Некуплені сувеніри покладіть у випадковому порядку долілиць під колоду.
fact-5-4 =
    Складайте сувеніри в набори. У наборі може бути до { AMOUNT(SPEC("count w in wares"), "ware", case: "genitive") }, і кожен вид —
    лише раз.
fact-5-5 =
    Сувеніри набору приносять { SPEC("set_points[0]") }, { SPEC("set_points[1]") }, { SPEC("set_points[2]") } та
    { AMOUNT(SPEC("set_points[3]"), "point", case: "accusative") } — у тому порядку, в якому ви їх до нього додаєте. Новий сувенір завжди йде до
    найдавнішого набору, де ще немає сувеніра цього виду; якщо такого набору немає, він починає новий. Порядок сувенірів,
    куплених разом, не впливає на суму їхніх очок.
fact-5-7 =
    Зупинитися в селі можна, лише якщо у вас є щонайменше { AMOUNT(SPEC("village.coins_needed"), "coin") }, але купувати щось не
    обов’язково.
fact-5-8 = Коли сувенірів у колоді замало, відкрийте лише ті, що лишилися, якщо вони ще є.

## 6 Ферма

fact-6-1 = На фермі { EFFECT("farm.effect") }. Монети, які ви отримуєте, беріть із банку.

## 7 Краєвиди

fact-7-1 =
    На зупинці краєвиду візьміть наступну карту цього краєвиду: з найменшим номером, якщо у вас ще немає жодної, а інакше — з номером,
    що йде за номером вашої останньої карти.
fact-7-2 = Щойно ви берете карту краєвиду, вона приносить стільки очок, який на ній номер.
fact-7-3 = Кожен краєвид можна скласти лише раз.
fact-7-4 =
    Хто першим завершує краєвид, бере відповідне досягнення й одразу отримує { AMOUNT(SPEC("award_points"), "point", case: "accusative") }. Хто
    завершить цей краєвид згодом, досягнення вже не отримає.
fact-7-5 = Завершивши краєвид, ви більше не можете зупинятися на його зупинках.
fact-7-6 =
    Карти краєвидів діють однаково, хоч би де ви їх узяли — на зупинці чи завдяки іншому ефекту: вони приносять очки, ними можна
    завершити краєвид і здобути його досягнення.

## 8 Гарячі джерела

fact-8-1 =
    Біля гарячого джерела візьміть карту гарячого джерела, залиште її собі й отримайте її очки:
    { SPEC("lowest s.points for s in springs") } або { SPEC("highest s.points for s in springs") }.

## 9 Храм

fact-9-1 =
    У храмі пожертвуйте від { SPEC("least_gift") } до { AMOUNT(SPEC("most_gift"), "coin", case: "genitive") } зі своїх статків. Покладіть їх на
    частину храму вашого кольору.
fact-9-2 = Кожна пожертвувана монета одразу приносить { AMOUNT(SPEC("points_per_gift"), "point", case: "accusative") }.
fact-9-3 =
    Зупинитися в храмі можна, лише якщо у вас є щонайменше { AMOUNT(SPEC("temple.coins_needed"), "coin") }, а пожертвувати потрібно
    щонайменше { AMOUNT(SPEC("least_gift"), "coin", case: "accusative") }.
fact-9-4 = Коли після подорожі нараховують винагороду за пожертви, рахують усі монети вашого кольору в храмі, навіть узяті з банку.

## 10 Зустрічі

fact-10-1 = На зупинці зустрічі візьміть верхню карту колоди зустрічей, покажіть її всім, застосуйте її ефект і залиште карту собі.
fact-10-2 =
    { NAME("shokunin") }: { EFFECT("shokunin.effect") }. Сувенір нічого вам не коштує й приносить очки так, ніби ви його купили.
fact-10-3 =
    Аннайбіто, провідники: кожен веде до свого краєвиду. Візьміть наступну карту цього краєвиду або карту з найменшим
    номером, якщо ви його ще не почали.
fact-10-4 = Якщо краєвид вашого провідника вже завершено, можете почати або продовжити інший на свій вибір.
fact-10-5 = Від цього вибору можна відмовитися. Якщо всі ваші краєвиди завершено, провідник нічого не дає.
fact-10-6 = { NAME("samurai") }: { EFFECT("samurai.effect") }.
fact-10-7 = { NAME("kuge") }: { EFFECT("kuge.effect") }.
fact-10-8 =
    { NAME("miko") }: { EFFECT("miko.effect") }. Це вважається вашою власною пожертвою та приносить
    { AMOUNT(SPEC("points_per_gift"), "point", case: "accusative") } за кожну монету.
fact-G7 = Якщо колода сувенірів порожня, { NAME("shokunin") } нічого вам не дає.

## 11 Заїзди та страви

fact-11-1 =
    На шляху з { -start } до { -goal } є { AMOUNT(SPEC("count x in spaces where x.station = inn and x != kyoto and x != edo"), "inn") },
    а останній заїзд — у самому { -goal }. Кожен мандрівник мусить зупинитися в кожному з них.
fact-11-2 = У заїзді мандрівники стають у чергу в порядку прибуття: перший — біля дороги, кожен наступний — за тими, хто вже прибув.
fact-11-3 =
    { SPEC("extra_meals") ->
        [0] Хто прибуває першим, бере з колоди доступні страви — по страві на кожного мандрівника в грі — й потай їх переглядає.
       *[other] Хто прибуває першим, бере з колоди доступні страви — по страві на кожного мандрівника в грі та ще { AMOUNT(SPEC("extra_meals"), "meal", case: "accusative") } — й потай їх переглядає.
    }
fact-11-4 =
    Можете купити будь-яку з доступних страв за її ціну. Покладіть її перед собою горілиць і одразу отримайте
    { AMOUNT(SPEC("meal_points"), "point", case: "accusative") }. Решта доступних страв лежить долілиць біля поля.
fact-11-5 = Мандрівники, які прибувають пізніше, дивляться, що лишилося, і так само можуть купити страву.
fact-11-6 = У кожному заїзді можна поїсти лише раз, і купувати страву не обов’язково.
fact-11-7 =
    { SPEC("same_meal_limit") ->
        [1] Не можна їсти страву, яку ви вже куштували в цій подорожі.
       *[other] Ту саму страву в цій подорожі можна їсти щонайбільше { AMOUNT(SPEC("same_meal_limit"), "time", case: "accusative") }.
    }
fact-11-8 = Ніхто не покидає заїзду, доки до нього не прибудуть усі мандрівники.
fact-11-9 =
    Коли всі мандрівники вже в заїзді й мали змогу купити страву, покладіть решту доступних страв у випадковому порядку
    під колоду страв.
fact-11-10 = Потім першим вирушає мандрівник, який прибув останнім і стоїть найдалі від дороги.
fact-11-11 = Там, де подорож починається, в { -start }, страв немає: поїсти можна в проміжних заїздах та в { -goal }.

## 12 Кінець подорожі

fact-12-1 = Гра закінчується, коли останній мандрівник прибув до { -goal } та мав змогу купити страву.
fact-12-2 =
    Тоді присудіть досягнення «{ NAME("gourmet") }», «{ NAME("bather") }», «{ NAME("chatterbox") }» і «{ NAME("collector") }» та
    нарахуйте винагороду за пожертви.
fact-12-3 = Перемагає гравець, який має найбільше очок. У разі нічиєї вище той, у кого більше досягнень.
fact-12-4 = Якщо й досягнень порівну, гравці ділять місце.
fact-12-5 =
    { SPEC("points_per_coin") ->
        [0] Монети, що лишилися, нічого не варті.
       *[other] Кожна монета, що лишилася, приносить { AMOUNT(SPEC("points_per_coin"), "point", case: "accusative") }.
    }
fact-12-6 =
    Очки за сувеніри, краєвиди, страви та гарячі джерела ви вже отримали в дорозі, і вдруге їх не нараховують. Якщо маєте
    сумнів, порахуйте їх іще раз за картами, що лежать перед вами.

## 13 Винагорода за пожертви

fact-13-1 =
    Розподіліть місця між мандрівниками за кількістю пожертвуваних монет. Найвище місце приносить
    { AMOUNT(SPEC("temple_bonus[0]"), "point", case: "accusative") }, наступні — { SPEC("temple_bonus[1]") },
    { SPEC("temple_bonus[2]") } та { AMOUNT(SPEC("temple_bonus[3]"), "point", case: "accusative") }.
fact-13-2 = Хто нічого не пожертвував, винагороди не отримує.
fact-13-3 = Мандрівники, які пожертвували порівну, ділять місце, і кожен отримує всі його очки.
fact-13-4 = Після нічиєї жодного місця не пропускають: наступна за розміром пожертва посідає наступне місце.
fact-13-5 =
    Кожен мандрівник, який опинився нижче цих місць, але щось пожертвував, отримує
    { AMOUNT(SPEC("temple_bonus[4]"), "point", case: "accusative") }.

## 14 Досягнення

fact-14-1 =
    «{ NAME("paddy_master") }», «{ NAME("mountain_master") }» і «{ NAME("sea_master") }» здобувають у дорозі: їх бере той, хто першим
    завершить відповідний краєвид. Більше нікому вони не дістануться.
fact-14-2 =
    «{ NAME("gourmet") }» дістається мандрівникові з найбільшою сумою цін на картах страв. Рахують ціну, вказану на карті,
    навіть якщо сплачено менше.
fact-14-3 = «{ NAME("bather") }» дістається мандрівникові, який має найбільше карт гарячих джерел.
fact-14-4 = «{ NAME("chatterbox") }» дістається мандрівникові, який має найбільше карт зустрічей. Рахують лише ті карти, які він залишив собі.
fact-14-5 = «{ NAME("collector") }» дістається мандрівникові, який має найбільше сувенірів. Подаровані сувеніри теж рахують.
fact-14-6 =
    Кожне з цих досягнень приносить { AMOUNT(SPEC("award_points"), "point", case: "accusative") }. У разі нічиєї ці очки отримують усі, хто має
    однаковий найкращий результат, і кожному з них досягнення зараховують, коли переможця визначають за досягненнями. Якщо навіть найкращий
    результат менший за { SPEC("award_least") }, досягнення не присуджують.

## 15 Мандрівники

fact-15-13 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] Кожен мандрівник має картку, на якій указано його початкові монети та вміння. Однакових карток немає, тож усі гравці — різні мандрівники.
    }
fact-15-1 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("hiroshige") } має на початку { AMOUNT(SPEC("hiroshige.coins"), "coin", case: "accusative") }. У кожному проміжному заїзді, але не в { -goal }, перед стравою { EFFECT("hiroshige.halfway") }. Очки отримайте як звичайно; якщо всі ваші краєвиди завершено, ви не отримуєте нічого.
    }
fact-15-2 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("chuubei") } має на початку { AMOUNT(SPEC("chuubei.coins"), "coin", case: "accusative") }. У кожному проміжному заїзді, але не в { -goal }, перед стравою { EFFECT("chuubei.halfway") }. Карту залиште собі: її рахують для досягнення «{ NAME("chatterbox") }».
    }
fact-15-3 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("kinko") } має на початку { AMOUNT(SPEC("kinko.coins"), "coin", case: "accusative") }. Кожна страва коштує вам на { AMOUNT(SPEC("kinko.meal_price", nth: 1), "coin", case: "accusative") } менше, тож дешева страва може бути й безкоштовною.
    }
fact-15-4 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("yoshiyasu") } має на початку { AMOUNT(SPEC("yoshiyasu.coins"), "coin", case: "accusative") }. Під час кожної зустрічі візьміть { AMOUNT(SPEC("yoshiyasu.meets"), "card", case: "accusative") }, одну залиште собі й застосуйте, а решту, не показуючи, покладіть під колоду.
    }
fact-15-5 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("satsuki") } має на початку { AMOUNT(SPEC("satsuki.coins"), "coin", case: "accusative") }. У кожному заїзді, зокрема в { -goal }, перед купівлею страви { EFFECT("satsuki.table") }. Якщо ви її взяли, іншої страви тут не купуєте; якщо відмовилися, можете купити страву як звичайно.
    }
fact-15-6 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { SPEC("treat_from_deck") ->
                [1] Цю безкоштовну страву беруть зверху колоди страв, а не з доступних. Якщо ви від неї відмовилися, покладіть її під колоду.
               *[other]
                    { SPEC("refused_meal_stays") ->
                        [0] Цю безкоштовну страву навмання витягують із доступних. Якщо ви від неї відмовилися, покладіть її під колоду.
                       *[other] Цю безкоштовну страву навмання витягують із доступних. Якщо ви від неї відмовилися, вона лишається серед доступних, і її ще можна купити.
                    }
            }
    }
fact-15-7 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] Безкоштовну страву не можна прийняти, якщо вам більше не можна її їсти.
    }
fact-15-8 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("mitsukuni") } має на початку { AMOUNT(SPEC("mitsukuni.coins"), "coin", case: "accusative") }. За кожну карту гарячого джерела ви отримуєте на { AMOUNT(SPEC("mitsukuni.bath_bonus"), "point", case: "accusative") } більше, а за кожне досягнення — на { AMOUNT(SPEC("mitsukuni.award_bonus"), "point", case: "accusative") } більше, і в дорозі, і після подорожі.
    }
fact-15-9 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("sasayakko") } має на початку { AMOUNT(SPEC("sasayakko.coins"), "coin", case: "accusative") }. Якщо ви купуєте в селі кілька сувенірів, найдешевший із них дістається вам безкоштовно, але ваших монет має вистачати на повну ціну всіх.
    }
fact-15-10 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("hirotada") } має на початку { AMOUNT(SPEC("hirotada.coins"), "coin", case: "accusative") }. У кожному храмі, зробивши власний внесок, { EFFECT("hirotada.blessing") }. Ця пожертва рахується та приносить очки нарівні з вашою, але не заміняє її.
    }
fact-15-11 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("umegae") } має на початку { AMOUNT(SPEC("umegae.coins"), "coin", case: "accusative") }. Під час кожної зустрічі, перш ніж узяти карту, { EFFECT("umegae.greeting") }.
    }
fact-15-12 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] { NAME("zen_emon") } має на початку { AMOUNT(SPEC("zen_emon.coins"), "coin", case: "accusative") }. У кожному селі найдорожчий із куплених сувенірів коштує вам лише { AMOUNT(SPEC("zen_emon.discount", nth: 1), "coin", case: "accusative") }.
    }

## 16 Нейтральний мандрівник

fact-16-1 =
    У грі на { AMOUNT(SPEC("players.min"), "player", case: "accusative") } до подорожі долучається нейтральний мандрівник кольору, якого ніхто
    не вибрав. Його фігурка займає випадкове місце в черзі в { -start }, як і решта.
fact-16-2 = Нейтральний мандрівник ходить за тим самим правилом, що й інші: коли він позаду всіх.
fact-16-3 = Ним ходить гравець, чий мандрівник найближче до { -goal }.
fact-16-4 = Там, де він зупиняється, нічого не відбувається; винятки — храми та заїзди.
fact-16-5 =
    У храмі покладіть із банку на частину його кольору { AMOUNT(SPEC("neutral_gift"), "coin", case: "accusative") }. Нейтральний
    мандрівник посідає своє місце серед жертводавців і може потіснити вас, але сам очок ніколи не отримує.
fact-16-6 =
    У заїзді нейтрального мандрівника теж рахують, коли беруть із колоди доступні страви. Коли він прибуває, гравець, який ним
    ходив, навмання витягує з доступних { AMOUNT(SPEC("neutral_meals"), "meal", case: "accusative") } та кладе долілиць під колоду страв.
fact-16-7 = Нейтральний мандрівник займає місце на зупинці, як і будь-який інший, і не може зупинятися там, де місця немає.
fact-16-8 = Усі інші правила діють без змін.
fact-G2 =
    { SPEC("neutral_coins") ->
        [0] Він не має монет, тож не може зупинятися в селах і храмах.
       *[other] Щоб зупинитися в селі чи храмі, монети йому не потрібні.
    }
fact-G3 = Карт краєвидів він не має, тож може зупинятися на будь-якій зупинці краєвиду.
fact-G4 =
    { SPEC("ahead_in_inn") ->
        [-1] Якщо мандрівники гравців стоять в одному заїзді, попереду той, хто далі від дороги, і нейтральним мандрівником ходить його гравець.
       *[other] Якщо мандрівники гравців стоять в одному заїзді, попереду той, хто ближче до дороги, і нейтральним мандрівником ходить його гравець.
    }
fact-G6 =
    { SPEC("neutral_opens_menu") ->
        [0] Якщо нейтральний мандрівник прибув до заїзду першим, доступних страв іще немає і скидати нічого. Їх візьме з колоди перший гравець, який прибуде.
       *[other] Якщо нейтральний мандрівник прибув до заїзду першим, гравець, який ним ходив, бере з колоди доступні страви, а потім скидає, як завжди.
    }

## 17 Варіанти

fact-17-6 = Варіанти можна поєднувати між собою й використовувати за будь-якої кількості гравців.
fact-17-1 =
    { variant-initiatory }: для першої гри. Карток мандрівників немає, і кожен має на початку
    { AMOUNT(SPEC("coins_without_tile"), "coin", case: "accusative") }.
fact-17-2 =
    { variant-return-journey }: подорож починається в { NAME("edo") } й закінчується в { NAME("kyoto") }. Дорогою рухаються у зворотному
    напрямку; усі інші правила діють без змін.
fact-G10 =
    У цій подорожі { NAME("kyoto") } — останній заїзд, і страви там є, а в { NAME("edo") } їх немає. Уміння, що стосуються
    проміжних заїздів, діють у заїздах між містами, як і раніше.
fact-17-3 = { variant-gastronomy }: додаткових страв у заїздах немає, лише по страві на кожного мандрівника в грі.
fact-G5 =
    { SPEC("neutral_share") ->
        [0] {""}
       *[other] У грі на { AMOUNT(SPEC("players.min"), "player", case: "accusative") } тут рахують і нейтрального мандрівника.
    }
fact-17-4 =
    { SPEC("count n in 0 to players.max - 1 where coins_by_spot[n] != 0") ->
        [0] { variant-preparations }: місце в черзі на старті змінює кількість ваших початкових монет. Що ближче до дороги ви стоїте, то пізніше вирушаєте й то більше монет маєте.
       *[other] { variant-preparations }: місце в черзі на старті змінює кількість ваших початкових монет. Ось ці зміни за місцями, рахуючи від дороги: { SPEC("coins_by_spot[0]", sign: "always") }, { SPEC("coins_by_spot[1]", sign: "always") }, { SPEC("coins_by_spot[2]", sign: "always") }, { SPEC("coins_by_spot[3]", sign: "always") } та { SPEC("coins_by_spot[4]", sign: "always") }.
    }
fact-G9 =
    У грі на { AMOUNT(SPEC("players.min"), "player", case: "accusative") } нейтральний мандрівник теж займає місце в цій черзі, але монет не
    отримує.
