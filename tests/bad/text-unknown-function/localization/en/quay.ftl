game-title = Quay { SPEX("days") }
resource-coin =
    { $count ->
        [one] coin
       *[other] coins
    }
