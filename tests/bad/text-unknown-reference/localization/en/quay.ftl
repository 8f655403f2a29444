game-title = { -place }
resource-coin =
    { $count ->
        [one] coin
       *[other] coins
    }
