### Слова рушія. Їх уживає кожна гра й може переписати у своєму файлі.
### $mood — "imperative" (отримайте), "infinitive" (можете отримати), "third" (суперник отримує) або "label"; NOUN і CLAUSE просять іншу форму.

language-name = Українська

## Числа, імена, переліки

amount = { $count }{"\u00A0"}{ $noun }
amount-open = кілька { $noun } ({ $formula })
player-name = Гравець { $number }
    .object = гравця { $number }
value-none = немає
value-true = так
value-false = ні

list-and = { $first } та { $second }
list-and-comma = { $first }, { $second }
list-and-last = { $first } та { $second }
list-or = { $first } або { $second }
list-or-comma = { $first }, { $second }
list-or-last = { $first } або { $second }
list-then = { $first }, потім { $second }
list-then-comma = { $first }, потім { $second }
list-then-last = { $first }, потім { $second }
list-and-compound = { $first }; а також { $second }
list-and-compound-comma = { $first }; { $second }
list-and-compound-last = { $first }; а також { $second }
list-or-compound = або { $first }; або { $second }
list-or-compound-comma = { $first }; або { $second }
list-or-compound-last = { $first }; або { $second }
list-then-compound = { $first }; потім { $second }
list-then-compound-comma = { $first }; потім { $second }
list-then-compound-last = { $first }; потім { $second }

## Ефекти

effect-nothing =
    { $mood ->
        [infinitive] нічого не робити
        [third] нічого не робить
       *[imperative] нічого не робіть
    }
effect-gain =
    { $mood ->
        [infinitive] отримати { NOUN($what, case: "accusative") }
        [third] отримує { NOUN($what, case: "accusative") }
       *[imperative] отримайте { NOUN($what, case: "accusative") }
    }
effect-perform =
    { $mood ->
        [infinitive] виконати { $what }
        [third] виконує { $what }
       *[imperative] виконайте { $what }
    }
effect-pay =
    { $mood ->
        [infinitive] сплатити { NOUN($what, case: "accusative") }
        [third] сплачує { NOUN($what, case: "accusative") }
       *[imperative] сплатіть { NOUN($what, case: "accusative") }
    }
effect-pay-then =
    { $mood ->
        [infinitive] сплатити { NOUN($what, case: "accusative") }, щоб { CLAUSE($then, mood: "infinitive") }
        [third] сплачує { NOUN($what, case: "accusative") }, щоб { CLAUSE($then, mood: "infinitive") }
       *[imperative] сплатіть { NOUN($what, case: "accusative") }, щоб { CLAUSE($then, mood: "infinitive") }
    }
effect-may =
    { $mood ->
        [infinitive] за бажання { CLAUSE($body, mood: "infinitive") }
        [third] може { CLAUSE($body, mood: "infinitive") }
       *[imperative] можете { CLAUSE($body, mood: "infinitive") }
    }
effect-rule =
    { $mood ->
        [infinitive] виконати «{ $name }»
        [third] виконує «{ $name }»
       *[imperative] виконайте «{ $name }»
    }
effect-do =
    { $mood ->
        [infinitive] застосувати ефект картки
        [third] застосовує ефект картки
       *[imperative] застосуйте ефект картки
    }
effect-add =
    { $sign ->
        [less] { $target }: −{ $amount }
       *[more] { $target }: +{ $amount }
    }
effect-move =
    { $mood ->
        [infinitive] перемістити { $amount }: { $source } → { $target }
        [third] переміщує { $amount }: { $source } → { $target }
       *[imperative] перемістіть { $amount }: { $source } → { $target }
    }
effect-draw =
    { $mood ->
        [infinitive] взяти верхню картку ({ $zone })
        [third] бере верхню картку ({ $zone })
       *[imperative] візьміть верхню картку ({ $zone })
    }
effect-take =
    { $mood ->
        [infinitive] взяти { $item } ({ $zone })
        [third] бере { $item } ({ $zone })
       *[imperative] візьміть { $item } ({ $zone })
    }
effect-put =
    { $mood ->
        [infinitive] покласти { $item } ({ $zone })
        [third] кладе { $item } ({ $zone })
       *[imperative] покладіть { $item } ({ $zone })
    }
effect-shuffle =
    { $mood ->
        [infinitive] перетасувати: { $zone }
        [third] тасує: { $zone }
       *[imperative] перетасуйте: { $zone }
    }
effect-roll =
    { $mood ->
        [infinitive] кинути кубик: від { $low } до { $high }
        [third] кидає кубик: від { $low } до { $high }
       *[imperative] киньте кубик: від { $low } до { $high }
    }
effect-let =
    { $mood ->
        [infinitive] запам’ятати значення { $value }
        [third] запам’ятовує значення { $value }
       *[imperative] запам’ятайте значення { $value }
    }
effect-set = { $target }: тепер { $value }
effect-require = умова: { $condition }
effect-choose =
    { $mood ->
        [infinitive] вибрати з { $set }
        [third] вибирає з { $set }
       *[imperative] виберіть із { $set }
    }
effect-any-order = для кожного з { $set } у будь-якому порядку: { $body }
effect-if = якщо { $condition }: { $body }
effect-while = доки { $condition }: { $body }
effect-for-each = для кожного з { $set }: { $body }
effect-repeat =
    { $times ->
        [one] { $times } раз: { $body }
        [few] { $times } рази: { $body }
        [many] { $times } разів: { $body }
       *[other] { $times } разу: { $body }
    }
effect-as = { $player }: { $body }

label-nothing = нічого
label-gain = +{ $what }
label-pay = −{ $what }
label-pay-then = { $what } → { $then }
label-may = { $body } (за бажання)

## Рішення

prompt-choose = Виберіть { NOUN($what, case: "accusative") }
prompt-choose-number = Виберіть число
prompt-choose-any = Зробіть вибір
prompt-gain = { $what }: що ви берете?
prompt-may = Бажаєте { CLAUSE($body, mood: "infinitive") }?
prompt-one-of = Що ви вибираєте?
prompt-any-order = Що далі?
prompt-any-order-may = Що далі? Зупинитися можна будь-коли.
prompt-for-other = { $prompt } (за { NOUN($acting, case: "object") })

option-yes = Так — { $body }
option-no = Ні
option-stop = Закінчити
option-pass = Пропустити
option-priced = { $name } ({ $price })
option-effect = { $name }: { $body }

## Чому не можна

reason-pay = потрібно { NOUN($what, case: "accusative") }, у вас { $have }
reason-pay-any = потрібно { $need }, у вас { $have }
reason-move = потрібно { $need }, є { $have }
reason-empty = порожньо: { $zone }
reason-empty-any = більше нічого не лишилося
reason-done = це вже зроблено
reason-full = більше ніж { $most } мати не можна
reason-nothing = немає з чого вибирати
reason-condition = зараз правила цього не дозволяють

## Журнал і таблиця очок

event-gain = { $player } отримує { NOUN($what, case: "accusative") }
event-pay = { $player } сплачує { NOUN($what, case: "accusative") }
event-change = { $player } — { $what }: { $change }
event-place = { $what } ({ $place })
event-choose = { $player } вибирає: { $option }
score-total = Разом
score-place = Місце

## Гра в терміналі; ?, undo і quit вводять як є

play-answer = { $low }–{ $high }, ?, state, undo, quit
play-wrong = Такої відповіді немає: введіть число від { $low } до { $high }, ? (що недоступне й чому), state (що на столі), undo (повернути хід) або quit (вийти)
play-kept = Збережено в { $file }; та сама команда продовжить партію
play-stopped = Партію перервано
play-no-undo = Повертати нічого
play-all-offered = Інших можливостей тут немає
standings-seat = гравець
standings-mean = середнє
standings-deviation = ±
standings-low = мін.
standings-high = макс.
standings-wins = перемоги
simulate-playing = триває гра
simulate-head = { $game }, гравців: { $players }; партій із випадковим вибором: { $games }, початкові числа від { $first } до { $last }
simulate-head-variants = { $game } ({ $variants }), гравців: { $players }; партій із випадковим вибором: { $games }, початкові числа від { $first } до { $last }
simulate-rest = рішень за партію: у середньому { $decisions }, щонайбільше { $most }; контрольна сума { $digest }
games-row = гравців: { $low }–{ $high }
games-languages = мови: { $listed }

## Довідник

book-title = Довідник із правил
book-contents = Зміст
book-search = Пошук
book-components = Компоненти
book-cards = Картки та ефекти
book-scoring = Підрахунок очок
book-setup = Приготування до гри
book-variants = Варіанти правил
book-symbols = Символи
book-glossary = Глосарій
book-players = Гравців: { $low }–{ $high }
book-players-one = Гравців: { $low }
book-component = Компонент
book-count = Кількість
book-players-head = Кількість гравців
book-category = Таблиця підрахунку
book-symbol = Символ
book-meaning = Значення
book-term = Термін
book-see = Див.
book-hits = Знайдено: { $count }
book-nothing-found = Нічого не знайдено
book-clause = Що стоїть за цим правилом
book-link = Скопіювати посилання на правило
book-copied = Посилання скопійовано
book-theme = Світла або темна тема
book-top = Нагору
book-old = Було
book-new = Стало
book-added = Додано
book-removed = Вилучено
book-changes = Що змінюється
book-no-changes = Тексти правил і компонентів не змінюються.
book-unworded = Ці правила діють інакше, хоча їхній текст той самий:
book-made-with = Укладено за описом гри програмою sugoroku. Формулювання наші, без текстів та ілюстрацій видавця.
book-applied = З варіантами
book-group-edition = Видання
book-group-official = Офіційні варіанти
book-group-difficulty = Складність
book-group-reading = Інші прочитання правил
book-group-house = Домашні правила
book-alphabet = абвгґдеєжзиіїйклмнопрстуфхцчшщьюя
