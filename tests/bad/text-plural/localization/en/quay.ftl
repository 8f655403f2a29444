game-title = Quay
resource-coin =
    { $count ->
        [one] coin
        [few] coins
       *[other] coins
    }
