game-title = Quay in 3 days
resource-coin =
    { $count ->
        [one] coin
       *[other] coins
    }
