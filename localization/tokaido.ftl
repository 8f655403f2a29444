### Symbols of Tokaido, the same in all languages.

resource-coin = ◎
resource-point = ★
rule-paint = ▤ { $view }
rule-paint-any = ▤
rule-follow-guide = ▤ { $view }
rule-donate = ⛩ { $n }
rule-receive-souvenir = ❖
rule-meet = ☻
rule-bathe = ♨
entry-paddy = 稲
entry-mountain = 山
entry-sea = 海
entry-temple = ⛩

## The numbers on cards

kind-traveler =
    .coins = { $coins }{"\u2009"}◎
kind-souvenir =
    .price = { $price }{"\u2009"}◎
kind-meal =
    .price = { $price }{"\u2009"}◎
    .points = { SPEC("meal_points") }{"\u2009"}★
kind-spring =
    .points = { $points }{"\u2009"}★
kind-achievement =
    .points = { SPEC("award_points") }{"\u2009"}★
