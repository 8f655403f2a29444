### Слова движка. Их использует каждая игра и может переписать в своём файле.
### $mood — "imperative" (получите), "infinitive" (можете получить), "third" (соперник получает) или "label"; NOUN и CLAUSE просят другую форму.

language-name = Русский

## Числа, имена, перечни

amount = { $count }{"\u00A0"}{ $noun }
amount-open = несколько { $noun } ({ $formula })
player-name = Игрок { $number }
    .object = игрока { $number }
value-none = нет
value-true = да
value-false = нет

list-and = { $first } и { $second }
list-and-comma = { $first }, { $second }
list-and-last = { $first } и { $second }
list-or = { $first } или { $second }
list-or-comma = { $first }, { $second }
list-or-last = { $first } или { $second }
list-then = { $first }, затем { $second }
list-then-comma = { $first }, затем { $second }
list-then-last = { $first }, затем { $second }
list-and-compound = { $first }; а также { $second }
list-and-compound-comma = { $first }; { $second }
list-and-compound-last = { $first }; а также { $second }
list-or-compound = либо { $first }; либо { $second }
list-or-compound-comma = { $first }; либо { $second }
list-or-compound-last = { $first }; либо { $second }
list-then-compound = { $first }; затем { $second }
list-then-compound-comma = { $first }; затем { $second }
list-then-compound-last = { $first }; затем { $second }

## Эффекты

effect-nothing =
    { $mood ->
        [infinitive] ничего не делать
        [third] ничего не делает
       *[imperative] ничего не делайте
    }
effect-gain =
    { $mood ->
        [infinitive] получить { NOUN($what, case: "accusative") }
        [third] получает { NOUN($what, case: "accusative") }
       *[imperative] получите { NOUN($what, case: "accusative") }
    }
effect-perform =
    { $mood ->
        [infinitive] выполнить { $what }
        [third] выполняет { $what }
       *[imperative] выполните { $what }
    }
effect-pay =
    { $mood ->
        [infinitive] потратить { NOUN($what, case: "accusative") }
        [third] тратит { NOUN($what, case: "accusative") }
       *[imperative] потратьте { NOUN($what, case: "accusative") }
    }
effect-pay-then =
    { $mood ->
        [infinitive] потратить { NOUN($what, case: "accusative") }, чтобы { CLAUSE($then, mood: "infinitive") }
        [third] тратит { NOUN($what, case: "accusative") }, чтобы { CLAUSE($then, mood: "infinitive") }
       *[imperative] потратьте { NOUN($what, case: "accusative") }, чтобы { CLAUSE($then, mood: "infinitive") }
    }
effect-may =
    { $mood ->
        [infinitive] при желании { CLAUSE($body, mood: "infinitive") }
        [third] может { CLAUSE($body, mood: "infinitive") }
       *[imperative] можете { CLAUSE($body, mood: "infinitive") }
    }
effect-rule =
    { $mood ->
        [infinitive] выполнить «{ $name }»
        [third] выполняет «{ $name }»
       *[imperative] выполните «{ $name }»
    }
effect-do =
    { $mood ->
        [infinitive] применить эффект карты
        [third] применяет эффект карты
       *[imperative] примените эффект карты
    }
effect-add =
    { $sign ->
        [less] { $target }: −{ $amount }
       *[more] { $target }: +{ $amount }
    }
effect-move =
    { $mood ->
        [infinitive] переместить { $amount }: { $source } → { $target }
        [third] перемещает { $amount }: { $source } → { $target }
       *[imperative] переместите { $amount }: { $source } → { $target }
    }
effect-draw =
    { $mood ->
        [infinitive] взять верхнюю карту ({ $zone })
        [third] берёт верхнюю карту ({ $zone })
       *[imperative] возьмите верхнюю карту ({ $zone })
    }
effect-take =
    { $mood ->
        [infinitive] взять { $item } ({ $zone })
        [third] берёт { $item } ({ $zone })
       *[imperative] возьмите { $item } ({ $zone })
    }
effect-put =
    { $mood ->
        [infinitive] положить { $item } ({ $zone })
        [third] кладёт { $item } ({ $zone })
       *[imperative] положите { $item } ({ $zone })
    }
effect-shuffle =
    { $mood ->
        [infinitive] перемешать: { $zone }
        [third] перемешивает: { $zone }
       *[imperative] перемешайте: { $zone }
    }
effect-roll =
    { $mood ->
        [infinitive] бросить кубик: от { $low } до { $high }
        [third] бросает кубик: от { $low } до { $high }
       *[imperative] бросьте кубик: от { $low } до { $high }
    }
effect-let =
    { $mood ->
        [infinitive] запомнить значение { $value }
        [third] запоминает значение { $value }
       *[imperative] запомните значение { $value }
    }
effect-set = { $target }: теперь { $value }
effect-require = условие: { $condition }
effect-choose =
    { $mood ->
        [infinitive] выбрать из { $set }
        [third] выбирает из { $set }
       *[imperative] выберите из { $set }
    }
effect-any-order = для каждого из { $set } в любом порядке: { $body }
effect-if = если { $condition }: { $body }
effect-while = пока { $condition }: { $body }
effect-for-each = для каждого из { $set }: { $body }
effect-repeat =
    { $times ->
        [one] { $times } раз: { $body }
        [few] { $times } раза: { $body }
        [many] { $times } раз: { $body }
       *[other] { $times } раза: { $body }
    }
effect-as = { $player }: { $body }

label-nothing = ничего
label-gain = +{ $what }
label-pay = −{ $what }
label-pay-then = { $what } → { $then }
label-may = { $body } (по желанию)

## Решения

prompt-choose = Выберите { NOUN($what, case: "accusative") }
prompt-choose-number = Выберите число
prompt-choose-any = Сделайте выбор
prompt-gain = { $what }: что вы берёте?
prompt-may = Хотите { CLAUSE($body, mood: "infinitive") }?
prompt-one-of = Что вы выбираете?
prompt-any-order = Что дальше?
prompt-any-order-may = Что дальше? Остановиться можно в любой момент.
prompt-for-other = { $prompt } (за { NOUN($acting, case: "object") })

option-yes = Да: { $body }
option-no = Нет
option-stop = Закончить
option-pass = Пропустить
option-priced = { $name } ({ $price })
option-effect = { $name }: { $body }

## Почему нельзя

reason-pay = нужно: { $what }, у вас: { $have }
reason-pay-any = нужно: { $need }, у вас: { $have }
reason-move = нужно: { $need }, есть: { $have }
reason-empty = пусто: { $zone }
reason-empty-any = больше ничего не осталось
reason-done = это уже сделано
reason-full = больше { $most } иметь нельзя
reason-nothing = выбирать не из чего
reason-condition = сейчас правила этого не позволяют

## Журнал и таблица очков

event-gain = { $player } получает { NOUN($what, case: "accusative") }
event-pay = { $player } тратит { NOUN($what, case: "accusative") }
event-change = { $player } — { $what }: { $change }
event-place = { $what } ({ $place })
event-choose = { $player } выбирает: { $option }
score-total = Итого
score-place = Место

## Игра в терминале; ?, undo и quit вводятся как есть

play-answer = { $low }–{ $high }, ?, state, undo, quit
play-wrong = Такого ответа нет: введите число от { $low } до { $high }, ? (что недоступно и почему), state (что на столе), undo (вернуть ход) или quit (выйти)
play-kept = Сохранено в { $file }; та же команда продолжит партию
play-stopped = Партия прервана
play-no-undo = Возвращать нечего
play-all-offered = Других возможностей здесь нет
standings-seat = место
standings-mean = среднее
standings-deviation = ±
standings-low = мин.
standings-high = макс.
standings-wins = победы
simulate-playing = идёт игра
simulate-head = { $game }, игроков: { $players }; партий со случайным выбором: { $games }, начальные числа от { $first } до { $last }
simulate-head-variants = { $game } ({ $variants }), игроков: { $players }; партий со случайным выбором: { $games }, начальные числа от { $first } до { $last }
simulate-rest = решений за партию: в среднем { $decisions }, не больше { $most }; контрольная сумма { $digest }
games-row = игроков: { $low }–{ $high }
games-languages = языки: { $listed }

## Справочник

book-title = Справочник по правилам
book-contents = Содержание
book-search = Поиск
book-components = Компоненты
book-cards = Карты и эффекты
book-scoring = Подсчёт очков
book-setup = Подготовка
book-variants = Варианты правил
book-symbols = Символы
book-glossary = Глоссарий
book-players = Игроков: { $low }–{ $high }
book-players-one = Игроков: { $low }
book-component = Компонент
book-count = Количество
book-players-head = Число игроков
book-category = Таблица подсчёта
book-symbol = Символ
book-meaning = Значение
book-term = Термин
book-see = См.
book-hits = Найдено: { $count }
book-nothing-found = Ничего не найдено
book-clause = Что стоит за этим правилом
book-link = Скопировать ссылку на правило
book-copied = Ссылка скопирована
book-theme = Светлая или тёмная тема
book-top = Наверх
book-old = Было
book-new = Стало
book-added = Добавлено
book-removed = Убрано
book-changes = Что меняется
book-no-changes = Тексты правил и карт не меняются.
book-unworded = Эти правила работают иначе, хотя их текст прежний:
book-made-with = Составлено по описанию игры программой sugoroku. Формулировки наши, без текстов и иллюстраций издателя.
book-applied = С вариантами
book-group-edition = Издания
book-group-official = Официальные варианты
book-group-difficulty = Сложность
book-group-reading = Другие прочтения правил
book-group-house = Домашние правила
book-alphabet = абвгдеёжзийклмнопрстуфхцчшщъыьэюя
