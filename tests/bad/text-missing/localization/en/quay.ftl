resource-coin =
    { $count ->
        [one] coin
       *[other] coins
    }
