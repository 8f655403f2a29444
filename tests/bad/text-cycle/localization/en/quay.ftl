game-title = { -one }
resource-coin =
    { $count ->
        [one] coin
       *[other] coins
    }
-one = { -two }
-two = { -one }
