### La carrera de las nutrias en español.

game-title = La carrera de las nutrias

resource-mussel =
    { $count ->
        [one] mejillón
        [many] mejillones
       *[other] mejillones
    }
kind-bay =
    { $count ->
        [one] bahía
        [many] bahías
       *[other] bahías
    }
    .indefinite = una bahía
    .option = { $name } – una tirada de hasta { $risk } asusta a la nutria
entry-calm-bay = bahía tranquila
entry-reedy-bay = bahía de los juncos
entry-steep-bay = bahía escarpada

rule-dash-on =
    { $mood ->
        [infinitive] bucear enseguida en cualquier bahía
       *[imperative] bucea enseguida en cualquier bahía
    }
    .label = bucear otra vez enseguida
rule-dive =
    { $mood ->
        [infinitive] bucear una vez más
       *[imperative] bucea una vez más
    }
    .label = bucear una vez más
rule-surface =
    { $mood ->
        [infinitive] salir a la superficie con todo lo que lleva la nutria
       *[imperative] sal a la superficie con todo lo que lleva la nutria
    }
    .label = salir a la superficie

prompt-dash-on-b = ¿En qué bahía bucea tu nutria?
prompt-dive-one-of = ¿Buceas una vez más o sales con la captura?
reason-shoal-b-over-0 = en esta bahía ya no quedan mejillones

state-haul = captura en las patas
    .logged = captura en las patas
state-shoal = mejillones en la bahía
    .logged = mejillones en la bahía
score-caught = Mejillones capturados
variant-wild-water = Aguas bravas
    .about = La bahía tranquila deja de serlo y la carrera es más larga.
