### Las palabras del motor. Las usa cada juego, que puede redactarlas de nuevo en su archivo.
### $mood es "imperative" (obtén), "infinitive" (puedes obtener), "third" (el rival obtiene) o "label"; NOUN y CLAUSE piden otra forma.

language-name = Español

## Números, nombres, listas

amount = { $count }{"\u00A0"}{ $noun }
amount-open = { $noun } ({ $formula })
player-name = Jugador { $number }
    .object = el jugador { $number }
value-none = nada
value-true = sí
value-false = no

list-and =
    { STARTS($second, "i hi í hí") ->
        [yes] { $first } e { $second }
       *[no] { $first } y { $second }
    }
list-and-comma = { $first }, { $second }
list-and-last =
    { STARTS($second, "i hi í hí") ->
        [yes] { $first } e { $second }
       *[no] { $first } y { $second }
    }
list-or =
    { STARTS($second, "o ho ó hó 8 11") ->
        [yes] { $first } u { $second }
       *[no] { $first } o { $second }
    }
list-or-comma = { $first }, { $second }
list-or-last =
    { STARTS($second, "o ho ó hó 8 11") ->
        [yes] { $first } u { $second }
       *[no] { $first } o { $second }
    }
list-then = { $first } y después { $second }
list-then-comma = { $first }, { $second }
list-then-last = { $first } y después { $second }
list-and-compound = { $first }; y además { $second }
list-and-compound-comma = { $first }; { $second }
list-and-compound-last = { $first }; y además { $second }
list-or-compound = o bien { $first }; o bien { $second }
list-or-compound-comma = { $first }; o bien { $second }
list-or-compound-last = { $first }; o bien { $second }
list-then-compound = { $first }; después { $second }
list-then-compound-comma = { $first }; después { $second }
list-then-compound-last = { $first }; después { $second }

## Efectos

effect-nothing =
    { $mood ->
        [infinitive] no hacer nada
        [third] no hace nada
       *[imperative] no hagas nada
    }
effect-gain =
    { $mood ->
        [infinitive] obtener { $what }
        [third] obtiene { $what }
       *[imperative] obtén { $what }
    }
effect-perform =
    { $mood ->
        [infinitive] realizar { $what }
        [third] realiza { $what }
       *[imperative] realiza { $what }
    }
effect-pay =
    { $mood ->
        [infinitive] pagar { $what }
        [third] paga { $what }
       *[imperative] paga { $what }
    }
effect-pay-then =
    { $mood ->
        [infinitive] pagar { $what } para { CLAUSE($then, mood: "infinitive") }
        [third] paga { $what } para { CLAUSE($then, mood: "infinitive") }
       *[imperative] paga { $what } para { CLAUSE($then, mood: "infinitive") }
    }
effect-may =
    { $mood ->
        [infinitive] poder { CLAUSE($body, mood: "infinitive") }
        [third] puede { CLAUSE($body, mood: "infinitive") }
       *[imperative] puedes { CLAUSE($body, mood: "infinitive") }
    }
effect-rule =
    { $mood ->
        [infinitive] realizar «{ $name }»
        [third] realiza «{ $name }»
       *[imperative] realiza «{ $name }»
    }
effect-do =
    { $mood ->
        [infinitive] aplicar el efecto de la carta
        [third] aplica el efecto de la carta
       *[imperative] aplica el efecto de la carta
    }
effect-add =
    { $sign ->
        [less] { $target }: −{ $amount }
       *[more] { $target }: +{ $amount }
    }
effect-move =
    { $mood ->
        [infinitive] mover { $amount }: { $source } → { $target }
        [third] mueve { $amount }: { $source } → { $target }
       *[imperative] mueve { $amount }: { $source } → { $target }
    }
effect-draw =
    { $mood ->
        [infinitive] robar la carta superior ({ $zone })
        [third] roba la carta superior ({ $zone })
       *[imperative] roba la carta superior ({ $zone })
    }
effect-take =
    { $mood ->
        [infinitive] tomar { $item } ({ $zone })
        [third] toma { $item } ({ $zone })
       *[imperative] toma { $item } ({ $zone })
    }
effect-put =
    { $mood ->
        [infinitive] colocar { $item } ({ $zone })
        [third] coloca { $item } ({ $zone })
       *[imperative] coloca { $item } ({ $zone })
    }
effect-shuffle =
    { $mood ->
        [infinitive] barajar: { $zone }
        [third] baraja: { $zone }
       *[imperative] baraja: { $zone }
    }
effect-roll =
    { $mood ->
        [infinitive] tirar el dado: de { $low } a { $high }
        [third] tira el dado: de { $low } a { $high }
       *[imperative] tira el dado: de { $low } a { $high }
    }
effect-let =
    { $mood ->
        [infinitive] recordar el valor { $value }
        [third] recuerda el valor { $value }
       *[imperative] recuerda el valor { $value }
    }
effect-set = { $target }: ahora { $value }
effect-require = condición: { $condition }
effect-choose =
    { $mood ->
        [infinitive] elegir de { $set }
        [third] elige de { $set }
       *[imperative] elige de { $set }
    }
effect-any-order = por cada elemento de { $set }, en cualquier orden: { $body }
effect-if = si { $condition }: { $body }
effect-while = mientras { $condition }: { $body }
effect-for-each = por cada elemento de { $set }: { $body }
effect-repeat =
    { $times ->
        [one] { $times } vez: { $body }
        [many] { $times } de veces: { $body }
       *[other] { $times } veces: { $body }
    }
effect-as = { $player }: { $body }

label-nothing = nada
label-gain = +{ $what }
label-pay = −{ $what }
label-pay-then = { $what } → { $then }
label-may = { $body } (opcional)

## Decisiones

prompt-choose = Elige { NOUN($what, case: "indefinite") }
prompt-choose-number = Elige un número
prompt-choose-any = Elige
prompt-gain = ¿Qué tomas como { $what }?
prompt-may = ¿Quieres { CLAUSE($body, mood: "infinitive") }?
prompt-one-of = Elige una opción
prompt-any-order = ¿Qué sigue?
prompt-any-order-may = ¿Qué sigue? Puedes parar en cualquier momento
prompt-for-other = { $prompt } (por { NOUN($acting, case: "object") })

option-yes = Sí: { $body }
option-no = No
option-stop = Parar
option-pass = Pasar
option-priced = { $name } ({ $price })
option-effect = { $name }: { $body }

## Por qué no

reason-pay = hace falta: { $what }; tienes: { $have }
reason-pay-any = hace falta: { $need }; tienes: { $have }
reason-move = hace falta: { $need }; hay: { $have }
reason-empty = no queda nada: { $zone }
reason-empty-any = no queda nada
reason-done = ya lo has hecho
reason-full = no puedes tener más de { $most }
reason-nothing = no hay nada que elegir
reason-condition = las reglas no lo permiten ahora

## El registro y la puntuación

event-gain = { $player } obtiene { $what }
event-pay = { $player } paga { $what }
event-change = { $player } – { $what }: { $change }
event-place = { $what } ({ $place })
event-choose = { $player } elige: { $option }
score-total = Total
score-place = Puesto

## Jugar en el terminal; ?, undo y quit se escriben tal cual

play-answer = { $low }–{ $high }, ?, state, undo, quit
play-wrong = No hay tal respuesta: escribe un número del { $low } al { $high }, ? (qué no se puede y por qué), state (la mesa), undo (deshacer) o quit (salir)
play-kept = Guardado en { $file }; la misma orden continúa la partida
play-stopped = Partida interrumpida
play-no-undo = No hay nada que deshacer
play-all-offered = Aquí no hay ninguna otra posibilidad
standings-seat = asiento
standings-mean = media
standings-deviation = ±
standings-low = mín.
standings-high = máx.
standings-wins = victorias
simulate-playing = jugando
simulate-head = { $game }, jugadores: { $players }; partidas con elecciones al azar: { $games }, semillas de { $first } a { $last }
simulate-head-variants = { $game } ({ $variants }), jugadores: { $players }; partidas con elecciones al azar: { $games }, semillas de { $first } a { $last }
simulate-rest = decisiones por partida: { $decisions } de media, { $most } como máximo; suma de control { $digest }
games-row = jugadores: { $low }–{ $high }
games-languages = idiomas: { $listed }

## El libro de referencia

book-title = Guía de reglas
book-contents = Índice
book-search = Buscar
book-components = Componentes
book-cards = Cartas y efectos
book-scoring = Puntuación
book-setup = Preparación
book-variants = Variantes
book-symbols = Símbolos
book-glossary = Glosario
book-players = Jugadores: { $low }–{ $high }
book-players-one = Jugadores: { $low }
book-component = Componente
book-count = Cantidad
book-players-head = Número de jugadores
book-category = Hoja de puntuación
book-symbol = Símbolo
book-meaning = Significado
book-term = Término
book-see = Véase
book-hits = Resultados: { $count }
book-nothing-found = Sin resultados
book-clause = Qué hay detrás de esta regla
book-link = Copiar el enlace a esta regla
book-copied = Enlace copiado
book-theme = Claro u oscuro
book-top = Volver arriba
book-old = Antes
book-new = Ahora
book-added = Nuevo
book-removed = Eliminado
book-changes = Qué cambia
book-no-changes = Ninguna regla ni ninguna carta dice otra cosa.
book-unworded = Estas reglas funcionan de otro modo, aunque su texto no cambia:
book-made-with = Elaborado a partir de la descripción del juego con sugoroku. La redacción es nuestra; no contiene textos ni ilustraciones de la editorial.
book-applied = Con estas variantes
book-group-edition = Ediciones
book-group-official = Variantes oficiales
book-group-difficulty = Dificultad
book-group-reading = Otras lecturas de las reglas
book-group-house = Reglas de la casa
book-alphabet = abcdefghijklmnñopqrstuvwxyz
