game-title = Quay
resource-coin =
    { $count ->
        [one] coin
       *[other] coins
    }
game-title = The Quay
