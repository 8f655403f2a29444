### Symbols of The White Castle, the same in all languages.

resource-coin = ◎
resource-seal = 印
resource-food = 米
resource-iron = 鉄
resource-pearl = 貝
resource-point = ★
resource-influence = ▲
group-goods = ◈
rule-courtier-action = ♜
rule-gardener-action = ❀
rule-warrior-action = ⚔
rule-domain-action = ⌂
rule-castle-section = ▣
rule-tile-section = ▣({ $c })
rule-light-section = ▣☼
rule-well-rewards = 井
rule-lantern-rewards = 灯
entry-coral = ◆
entry-black = ■
entry-white = □

## The numbers on cards

kind-garden =
    .cost = −{ $cost }{"\u2009"}米
    .points = { $points }{"\u2009"}★
kind-die-tile =
    .side = { $colour }
