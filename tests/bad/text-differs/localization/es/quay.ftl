game-title = Quay
resource-coin =
    { $count ->
        [one] moneda
       *[other] monedas
    }
