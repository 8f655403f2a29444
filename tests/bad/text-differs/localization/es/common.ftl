yes = Sí
