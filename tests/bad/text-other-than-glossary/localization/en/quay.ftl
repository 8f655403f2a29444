game-title = Quay
resource-coin =
    { $count ->
        [one] coin
       *[other] coins
    }
