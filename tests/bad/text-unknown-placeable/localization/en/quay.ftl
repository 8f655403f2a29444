game-title = Quay
resource-coin =
    { $count ->
        [one] { $colour } coin
       *[other] coins
    }
