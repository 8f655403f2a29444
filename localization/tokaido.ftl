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
