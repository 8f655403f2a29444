game-title = Quay
resource-coin =
    { $count ->
        [one] coin
       *[other] coins
    }
resource coin = coins
