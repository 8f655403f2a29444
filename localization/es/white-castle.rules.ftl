### El reglamento de The White Castle en español: un mensaje por cada hecho numerado que un jugador necesita.
###
### Para quien traduce
### - Aquí no se escribe ningún número del juego, ni con cifras ni con letras; las funciones lo toman de la especificación:
###     SPEC("rounds")                         un número; sirve cualquier expresión del lenguaje
###     SPEC("exchange for coin", nth: 1)      el primer número escrito en una regla o un efecto
###     AMOUNT(SPEC("rounds"), "round")        un número con su sustantivo: 3 rondas
###     EFFECT("outside_left.actions")         un efecto en palabras, sin mayúscula ni punto
###     NAME("yard_5")                         el nombre de algo declarado
### - Cada mensaje conserva los mismos SPEC y EFFECT que el inglés, en el orden que pida el español.
### - Una elección sobre SPEC(...) sigue un interruptor de las reglas. Una rama {""} deja el hecho fuera del libro.
### - Se habla a un solo jugador, de tú.

## Capítulos

chapter-overview = El juego de un vistazo
chapter-components = Componentes
chapter-setup = Preparación del tablero
chapter-player-setup = Preparación de los jugadores
chapter-turn = Tu turno
chapter-castle = Las salas del castillo
chapter-outside = El exterior del castillo y el pozo
chapter-domain = Tu dominio personal
chapter-warriors = Guerreros
chapter-gardeners = Jardineros
chapter-courtiers = Cortesanos
chapter-seals = Sellos del Daimio
chapter-lanterns = Beneficios de lámpara
chapter-influence = La influencia y el paso del tiempo
chapter-round-end = Final de la ronda
chapter-gardens = Los jardines
chapter-scoring = Puntuación final
chapter-solo-setup = Modo solitario: preparación
chapter-solo-turn = Modo solitario: el turno del rival
chapter-solo-actions = Modo solitario: las cartas de solitario
chapter-solo-end = Modo solitario: final de la ronda y puntuación
chapter-variants = Variantes y ediciones
chapter-symbols = Símbolos

## Sustantivos de las reglas; los demás son recursos y clases

noun-player =
    { $count ->
        [one] jugador
        [many] de jugadores
       *[other] jugadores
    }
noun-round =
    { $count ->
        [one] ronda
        [many] de rondas
       *[other] rondas
    }
noun-turn =
    { $count ->
        [one] turno
        [many] de turnos
       *[other] turnos
    }
noun-time =
    { $count ->
        [one] vez
        [many] de veces
       *[other] veces
    }
noun-die =
    { $count ->
        [one] dado
        [many] de dados
       *[other] dados
    }
noun-figure =
    { $count ->
        [one] figura
        [many] de figuras
       *[other] figuras
    }
noun-section =
    { $count ->
        [one] sección
        [many] de secciones
       *[other] secciones
    }

## R1 Componentes y límites

fact-R1-1 = Hay un tablero central para todos. Cada jugador tiene un tablero de dominio personal y una carta de ayuda.
fact-R1-2 = Las cartas son: { AMOUNT(SPEC("count c in starting_actions"), "starting_action") }, { AMOUNT(SPEC("count c in starting_resources"), "starting_resource") }, { AMOUNT(SPEC("count c in decrees"), "decree") }, { AMOUNT(SPEC("count c in stewards"), "steward") }, { AMOUNT(SPEC("count c in diplomats"), "diplomat") }, { AMOUNT(SPEC("count c in daimyos"), "daimyo") }, { AMOUNT(SPEC("count c in plants"), "plant") }, { AMOUNT(SPEC("count c in stones"), "stone") } y { AMOUNT(SPEC("count c in solo_cards"), "solo_card") }.
fact-R1-3 = Hay { AMOUNT(SPEC("count t in yard_tiles"), "yard_tile") }, { AMOUNT(SPEC("count t in die_tiles"), "die_tile") }, un puente por cada color de dado, monedas de distintos valores, sellos del Daimio y, para cada jugador, una ficha de puntos de clan de doble cara.
fact-R1-4 = Cada clan tiene { AMOUNT(SPEC("home.start"), "figure") } de cada tipo (cortesanos, jardineros y guerreros), un contador para cada recurso, una ficha de garza, una ficha de abanico y una ficha de influencia. La ficha de ronda es común.
fact-R1-5 = Hay { AMOUNT(SPEC("(count c in colours) * (players.max + extra_dice)"), "die") } con valores de { SPEC("cast dice", nth: 1) } a { SPEC("die_faces") }: { AMOUNT(SPEC("players.max + extra_dice"), "die") } de cada uno de los colores coral, negro y blanco.
fact-R1-6 = Los clanes son azul, rojo, amarillo y verde. Cada jugador elige uno y toma todo lo de su color.
fact-R1-7 = Puedes tener hasta { AMOUNT(SPEC("food.max"), "food") }, { AMOUNT(SPEC("iron.max"), "iron") } y { AMOUNT(SPEC("pearl.max"), "pearl") }. Lo que obtengas por encima de ese límite se pierde, y nunca puedes pagar más de lo que tienes.
fact-R1-8 = Puedes tener hasta { AMOUNT(SPEC("seal.max"), "seal") }. Los que obtengas por encima de ese límite se pierden.
fact-R1-9 = Puedes tener cualquier cantidad de monedas y cambiarlas cuando quieras por otras de distinto valor.
fact-R1-10 = La reserva de monedas y de sellos del Daimio es ilimitada. Si se agotan las piezas, usa otra cosa en su lugar.

## R2 Preparación del tablero

fact-R2-1 = Coloca el tablero central en el medio de la mesa.
fact-R2-2 = Con menos de { AMOUNT(SPEC("large_table"), "player") }, también en el modo solitario, devuelve a la caja las cartas de mayordomos y de diplomáticos que llevan una marca en la esquina inferior izquierda: { AMOUNT(SPEC("count c in stewards where c.marked"), "steward") } y { AMOUNT(SPEC("count c in diplomats where c.marked"), "diplomat") }.
fact-R2-3 = Baraja por separado las cartas de mayordomos (ocre) y las de diplomáticos (índigo) y coloca los mazos en sus espacios del tablero. Después coloca una carta boca arriba en cada sala: el piso de los mayordomos tiene { AMOUNT(SPEC("count r in rooms where r.floor = steward_floor"), "room") } y el de los diplomáticos, { AMOUNT(SPEC("count r in rooms where r.floor = diplomat_floor"), "room") }.
fact-R2-4 = Si todas las cartas de las salas muestran la misma acción sobre fondo oscuro, devuélvelas a sus mazos, baraja y repártelas de nuevo.
fact-R2-5 = Baraja las cartas de favor del Daimio (grises), coloca una boca arriba en la sala del Daimio y devuelve las demás a la caja.
fact-R2-6 = Pon las losetas de dado con la cara de color hacia arriba y mézclalas. Toma al azar una loseta de cada color y colócalas, en orden aleatorio, en los espacios de loseta con una marca especial.
fact-R2-7 = Después llena los espacios de loseta numerados. Toma las losetas de una en una y ocupa siempre el espacio libre con el número más bajo.
fact-R2-8 = Si una loseta fuera a ocupar el último espacio libre de una sala y todas sus losetas quedaran del mismo color, colócala en el siguiente espacio libre según la numeración.
fact-R2-9 = Al final, todos los espacios tienen una loseta y ninguna sala muestra un solo color.
fact-R2-10 = Los espacios de loseta con los números más altos pertenecen al pozo: pon allí las losetas con la cara de recurso hacia arriba. Todas las demás muestran su color.
fact-R2-12 = Una loseta desplazada también debe encajar en la sala a la que llega; otra posterior ocupará el espacio que quedó libre. Si una loseta no encaja en ninguna parte, recoge todas las losetas de dado y empieza de nuevo.
fact-R2-13 = Las losetas de dado no se mueven hasta el final de la partida.
fact-R2-14 = Coloca la ficha de ronda en el primer espacio del marcador de rondas.
fact-R2-15 = Deja las monedas, los sellos del Daimio y las fichas de puntos de clan junto al tablero: son la reserva común.
fact-R2-16 = De cada color se usan tantos dados como jugadores haya, más { AMOUNT(SPEC("extra_dice"), "die") }; devuelve los demás a la caja. En el modo solitario, el rival cuenta aquí como un jugador.
fact-R2-17 = Tira todos esos dados y coloca los de cada color en su puente por orden ascendente: el más bajo en el extremo izquierdo, junto a la lámpara; el más alto en el extremo derecho, y los demás entre ellos, en la parte central.
fact-R2-18 = Baraja por separado los jardines de plantas y los jardines de piedras. Debajo de cada puente coloca boca arriba una carta al azar de cada tipo; devuelve las demás a la caja.
fact-R2-19 = Coloca una loseta de entrenamiento al azar en cada espacio de loseta de los campos de entrenamiento, con la cara del color que indica el espacio hacia arriba; devuelve las demás a la caja. Hay un espacio azul y uno amarillo en el { NAME("yard_5") }, uno azul en el { NAME("yard_3") } y uno amarillo en el { NAME("yard_1") }.
fact-R2-20 =
    { SPEC("fixed_well") ->
        [1] Antes de mezclar las losetas de dado, aparta las del pozo: la loseta de nácar con el dado coral en el reverso y la loseta de hierro con el dado negro en el reverso.
       *[other] En tu primera partida puedes apartar ciertas losetas de dado para el pozo antes de mezclar las demás: la loseta de nácar con el dado coral en el reverso y la loseta de hierro con el dado negro en el reverso.
    }

## R3 Preparación de los jugadores

fact-R3-1 = Toma un tablero de dominio personal. Coloca tus cortesanos, jardineros y guerreros en sus líneas, un contador al principio de cada marcador de recursos y tu ficha de abanico junto al marcador de puntos de clan.
fact-R3-2 = Apila en orden aleatorio las fichas de influencia de todos los jugadores sobre el dibujo de una garza a la izquierda del marcador del paso del tiempo.
fact-R3-3 = Coloca las fichas de garza en el marcador de orden de turno según el orden de esa pila: el jugador de la ficha superior es el primero y el de la ficha inferior, el último.
fact-R3-4 = Forma parejas de cartas iniciales: una carta de recursos iniciales al azar, boca arriba, y debajo de ella una carta de acción inicial al azar, también boca arriba. Se ofrecen { AMOUNT(SPEC("columns_offered[2]"), "column") } para { AMOUNT(SPEC("2"), "player") }, { AMOUNT(SPEC("columns_offered[3]"), "column") } para { AMOUNT(SPEC("3"), "player") } y { AMOUNT(SPEC("columns_offered[4]"), "column") } para { AMOUNT(SPEC("4"), "player") }.
fact-R3-5 = En orden inverso de turno, del último jugador al primero, cada uno toma una pareja de cartas iniciales.
fact-R3-6 = Coloca tu carta de acción inicial en el espacio de carta a la derecha de tu tablero de dominio personal. Ahora es tu carta de acción.
fact-R3-7 = Obtén todo lo que muestra tu carta de recursos iniciales. Después dale la vuelta y colócala en la zona de lámpara, debajo de tu tablero de dominio personal, donde cuenta su reverso.
fact-R3-8 = Si tu carta de recursos iniciales muestra un decreto, toma también esa carta de decreto y colócala en tu zona de lámpara. Los símbolos de ambas cartas deben quedar visibles.
fact-R3-9 = Si tu carta de recursos iniciales te da recursos a elección, elígelos en el acto, antes de que el siguiente jugador tome una pareja.

## R4 Desarrollo de la partida

fact-R4-1 = La partida dura { AMOUNT(SPEC("rounds"), "round") }. En cada ronda juegas { AMOUNT(SPEC("turns_each_round"), "turn") }, de uno en uno y en orden de turno; empieza el jugador cuya ficha de garza está en lo alto del marcador de orden de turno.
fact-R4-2 = En tu turno, toma un dado de un puente, colócalo en una casilla de dado y realiza las acciones de esa casilla.
fact-R4-3 = La ronda termina cuando cada jugador ha colocado { AMOUNT(SPEC("turns_each_round"), "die") }. En los puentes quedan entonces { AMOUNT(SPEC("(count c in colours) * (players.max + extra_dice) - players.max * turns_each_round"), "die") }.
fact-R4-4 = Tras { AMOUNT(SPEC("rounds"), "round") }, una vez fijado el nuevo orden de turno, la partida termina con la puntuación final.
fact-R4-5 = Un abanico rojo te da puntos de clan en el acto: avanza tu ficha de abanico en el marcador de puntos de clan. Un abanico dorado solo cuenta en la puntuación final.
fact-R4-6 = El marcador de puntos de clan llega hasta { SPEC("point_track") }. Cuando tu ficha de abanico pase del final, toma una ficha de puntos de clan por la cara «+{ SPEC("point_track") }» y empieza otra vez el recorrido; cuando vuelva a pasar del final, dale la vuelta a la ficha: «+{ SPEC("point_track * 2") }».
fact-R4-7 = Gana el jugador con más puntos de clan.

## R5 El turno: el dado

fact-R5-1 = Toma el dado del extremo izquierdo o del extremo derecho de cualquier puente. Los dados de la parte central no se pueden tomar.
fact-R5-2 = Si hay dados en la parte central de ese puente, el más cercano al extremo vacío se desliza hasta ocuparlo; si no, el extremo queda vacío. Los valores de los dados no cambian.
fact-R5-3 = Coloca el dado en una casilla de dado del tablero central o de tu propio tablero de dominio personal. Siempre cubre un valor: el impreso o el del dado que ya esté allí.
fact-R5-4 = Si tu dado es mayor que el valor que cubre, obtén la diferencia en monedas. Si es menor, paga la diferencia en monedas. Si son iguales, no ocurre nada.
fact-R5-5 = Si no puedes pagar la diferencia, no puedes colocar el dado en esa casilla.
fact-R5-6 = En una casilla de dado del tablero central cabe como máximo lo siguiente: { AMOUNT(SPEC("most_dice_on_space[1]"), "die") } en el modo solitario, { AMOUNT(SPEC("most_dice_on_space[2]"), "die") } con { AMOUNT(SPEC("2"), "player") }, { AMOUNT(SPEC("most_dice_on_space[3]"), "die") } con { AMOUNT(SPEC("3"), "player") } y { AMOUNT(SPEC("most_dice_on_space[4]"), "die") } con { AMOUNT(SPEC("4"), "player") }. Donde cabe otro dado, se apila sobre el que ya está. En una casilla de un tablero de dominio personal cabe un solo dado; en el pozo cabe cualquier cantidad.
fact-R5-7 =
    { SPEC("left_lantern") ->
        [0] Un dado del extremo izquierdo de un puente no te da nada más que uno del extremo derecho.
       *[other] Si has tomado el dado del extremo izquierdo de un puente, obtén ahora tus beneficios de lámpara: después de las monedas de la diferencia y antes de las acciones de la casilla.
    }
fact-R5-8 = Después realiza las acciones de la casilla, en el orden que quieras.
fact-R5-9 =
    { SPEC("garden_may") ->
        [0] Las acciones de una casilla, una carta, una loseta o un jardín son opcionales: puedes renunciar a ellas. La única excepción es la acción de un jardín en el que tu jardinero acaba de entrar.
       *[other] Las acciones de una casilla, una carta, una loseta o un jardín son opcionales: puedes renunciar a ellas.
    }
fact-R5-10 = Un número negro junto a un símbolo indica cuánto obtienes; un símbolo sin número cuenta una vez. Un número rojo indica cuánto pagas para obtener lo que sigue a la flecha.
fact-R5-11 = No puedes realizar una acción si no puedes pagar su coste.
fact-R5-12 =
    { SPEC("well.value") ->
        [1] Siempre puedes colocar tu dado: el pozo admite cualquier dado, y colocarlo allí nunca cuesta monedas.
       *[other] {""}
    }

## R6 Las salas del castillo

fact-R6-1 = Cada sala del piso de los mayordomos y del piso de los diplomáticos tiene una casilla de dado. Los valores impresos, de izquierda a derecha, son { SPEC("steward_left.value") }, { SPEC("steward_centre.value") } y { SPEC("steward_right.value") } en el piso de los mayordomos, y { SPEC("diplomat_left.value") } y { SPEC("diplomat_right.value") } en el de los diplomáticos.
fact-R6-2 = La carta de una sala tiene una sección junto a cada loseta de dado de la sala: { AMOUNT(SPEC("count t in tile_spaces where t.space = steward_left"), "section") } en una carta de mayordomo y { AMOUNT(SPEC("count t in tile_spaces where t.space = diplomat_left"), "section") } en una carta de diplomático.
fact-R6-3 = Cuando colocas un dado en una sala, puedes aplicar, en cualquier orden, todas las secciones que estén junto a una loseta del color de tu dado. Si varias losetas de la sala son de ese color, puedes aplicar las secciones de todas ellas.
fact-R6-4 = No puedes colocar un dado en una sala donde ninguna loseta de dado sea de su color.
fact-R6-5 = Una carta de mayordomo tiene una sección de fondo oscuro, en la que pagas sellos del Daimio para realizar la acción de un miembro del clan, y secciones de fondo claro, que son ganancias. En una carta de diplomático, la sección de fondo oscuro es la acción de un miembro del clan, sin coste, y la de fondo claro es una ganancia.

## R7 El exterior del castillo y el pozo

fact-R7-1 = En el exterior del castillo hay una casilla de dado a la izquierda, con el valor impreso { SPEC("outside_left.value") }, y otra a la derecha, con el valor impreso { SPEC("outside_right.value") }. Ambas admiten dados de cualquier color. En la de la izquierda, { EFFECT("outside_left.actions") }; en la de la derecha, { EFFECT("outside_right.actions") }.
fact-R7-2 = El pozo admite dados de cualquier color. Su valor es siempre { SPEC("well.value") }, sean cuales sean los dados que haya allí.
fact-R7-3 = En el pozo puede haber cualquier cantidad de dados, sea cual sea el número de jugadores. Colócalos uno al lado de otro: no se cubren.
fact-R7-4 = Cuando colocas un dado en el pozo, obtén en monedas su valor menos { SPEC("well.value") }, y además { AMOUNT(SPEC("well rewards", nth: 1), "seal") } y la recompensa de cada loseta de dado que haya allí.

## R8 Tu dominio personal

fact-R8-1 = Tu tablero de dominio personal tiene una casilla de dado en cada línea: para un dado coral en la de los cortesanos, arriba; para un dado negro en la de los jardineros, en el centro, y para un dado blanco en la de los guerreros, abajo. Sus valores impresos, de arriba abajo, son { SPEC("domain_courtier.value") }, { SPEC("domain_gardener.value") } y { SPEC("domain_warrior.value") }. En cada casilla cabe un solo dado, que debe ser de ese color.
fact-R8-2 =
    { SPEC("row_rewards_may") ->
        [1] Para aplicar una línea, obtén primero, si quieres, sus recompensas descubiertas: la del extremo izquierdo, que nunca está cubierta, y todas aquellas cuya figura ha salido de la línea. Después puedes aplicar la sección de tu carta de acción que corresponde a esa línea.
       *[other] Para aplicar una línea, obtén primero todas sus recompensas descubiertas: la del extremo izquierdo, que nunca está cubierta, y todas aquellas cuya figura ha salido de la línea. Después puedes aplicar la sección de tu carta de acción que corresponde a esa línea.
    }
fact-R8-3 = Las recompensas de las líneas son recursos, sellos del Daimio, monedas y beneficios de lámpara.
fact-R8-4 = Una carta de acción inicial tiene la misma acción para todas las líneas.
fact-R8-5 = Una carta de diplomático tiene menos secciones que líneas tu dominio personal, así que una de ellas vale para más de una línea.
fact-R8-6 = Toma siempre la figura situada más a la izquierda de una línea. Así, las recompensas de la línea se descubren de izquierda a derecha.

## R9 Las acciones de los miembros del clan

fact-R9-1 = Acción de guerrero: elige un campo de entrenamiento, paga su coste en hierro y lleva allí el guerrero situado más a la izquierda de tu dominio personal. En un campo de entrenamiento cabe cualquier número de guerreros de todos los clanes.
fact-R9-2 = Después puedes aplicar, en cualquier orden, las losetas de entrenamiento de ese campo.
fact-R9-3 = El { NAME("yard_5") } tiene { AMOUNT(SPEC("count s in yard_slots where s.yard = yard_5"), "yard_slot") } y el multiplicador { SPEC("yard_5.multiplier") }; el { NAME("yard_3") }, { AMOUNT(SPEC("count s in yard_slots where s.yard = yard_3"), "yard_slot") } y el multiplicador { SPEC("yard_3.multiplier") }, y el { NAME("yard_1") }, { AMOUNT(SPEC("count s in yard_slots where s.yard = yard_1"), "yard_slot") } y el multiplicador { SPEC("yard_1.multiplier") }. El multiplicador cuenta en la puntuación final.
fact-R9-4 = Acción de jardinero: elige un jardín en el que aún no tengas ningún jardinero, paga su coste en alimento y lleva allí el jardinero situado más a la izquierda de tu dominio personal. En un jardín caben jardineros de todos los clanes, pero solo uno tuyo.
fact-R9-5 =
    { SPEC("garden_may") ->
        [0] Después realiza una vez la acción de ese jardín, salvo que tenga un coste que no puedas pagar.
       *[other] Después puedes realizar una vez la acción de ese jardín, que puede tener su propio coste.
    }
fact-R9-6 = Acción de cortesano: solicita audiencia, realiza una ascensión social o haz ambas cosas en cualquier orden, cada una como máximo una vez. El cortesano que asciende puede ser el que acaba de obtener audiencia o cualquier otro.
fact-R9-7 = Para solicitar audiencia, paga { AMOUNT(SPEC("audience_cost"), "coin") } y lleva el cortesano situado más a la izquierda de tu dominio personal a la puerta del castillo. En la puerta cabe cualquier número de cortesanos.
fact-R9-8 = Para realizar una ascensión social, elige uno de tus cortesanos que esté en la puerta del castillo o en una sala. Súbelo { AMOUNT(SPEC("1"), "floor") } por { AMOUNT(SPEC("climb_cost[1]"), "pearl") } o { AMOUNT(SPEC("2"), "floor") } por { AMOUNT(SPEC("climb_cost[2]"), "pearl") }.
fact-R9-9 = El ascenso lleva de la puerta del castillo a cualquier sala del piso de los mayordomos, de allí a cualquier sala del piso de los diplomáticos y de allí a la sala del Daimio. Un cortesano que sube { AMOUNT(SPEC("2"), "floor") } pasa directamente de la puerta a cualquier sala del piso de los diplomáticos, o del piso de los mayordomos a la sala del Daimio.
fact-R9-10 = Una ascensión social es un único movimiento de un único cortesano, de { AMOUNT(SPEC("most_floors"), "floor") } como máximo. Solo cuenta el lugar donde termina; un piso por el que se pasa no da nada.
fact-R9-11 = En una sala cabe cualquier número de cortesanos.
fact-R9-12 = Cuando tu cortesano termina su ascensión en una sala del piso de los mayordomos o de los diplomáticos, sigue estos pasos por orden. Primero dale la vuelta a tu carta de acción y añádela a tu zona de lámpara, con todos los símbolos a la vista. A continuación coloca la carta de la sala en el espacio de carta de tu tablero de dominio personal: es tu nueva carta de acción. Entonces puedes aplicar una sección suya de fondo claro. Por último, repón la carta de la sala con el mazo de ese piso.
fact-R9-13 = Si ese mazo está vacío, la carta se queda en la sala y tú conservas tu carta de acción; aun así, puedes aplicar una sección de fondo claro de la carta de la sala.
fact-R9-14 = Cuando tu cortesano termina su ascensión en la sala del Daimio, obtén primero tus beneficios de lámpara. Después colócalo en un espacio libre de la carta de favor del Daimio y obtén la recompensa de ese espacio. Si no hay ninguno libre, el cortesano simplemente se queda en la sala.
fact-R9-15 = La carta de favor del Daimio tiene { AMOUNT(SPEC("count s in daimyo_slots"), "daimyo_slot") }. En cada uno cabe un solo cortesano, que permanece allí hasta el final de la partida.

## R10 Sellos del Daimio

fact-R10-2 = Con sellos del Daimio cruzas los puntos de control del marcador del paso del tiempo y pagas las secciones de fondo oscuro de las cartas de mayordomos.
fact-R10-3 = En cualquier momento, y tantas veces como quieras, puedes cambiar { AMOUNT(SPEC("exchange for goods", nth: 1), "seal") } por { AMOUNT(SPEC("exchange for goods", nth: 2), "goods") }, o { AMOUNT(SPEC("exchange for coin", nth: 1), "seal") } por { AMOUNT(SPEC("exchange for coin", nth: 2), "coin") }. Nunca puedes cambiar nada por sellos del Daimio.

## R11 Beneficios de lámpara

fact-R11-1 = Para obtener tus beneficios de lámpara, obtén lo que muestra cada carta de tu zona de lámpara, en el orden que quieras.
fact-R11-2 = Al principio, en tu zona de lámpara está tu carta de recursos iniciales, junto con una carta de decreto si la mostraba.
fact-R11-3 = Una carta de tu zona de lámpara da lo que muestra: una carta de recursos iniciales da un recurso; una carta de acción inicial, influencia; una carta de mayordomo, monedas; una carta de diplomático, puntos de clan, y una carta de decreto, monedas, sellos del Daimio o puntos de clan. Cada carta de acción que sustituyes se une a ellas.
fact-R11-4 =
    { SPEC("left_lantern") ->
        [0] Obtienes tus beneficios de lámpara por un símbolo de lámpara en una carta, en una línea de tu dominio personal o en un espacio de la carta de favor del Daimio, y siempre que un cortesano tuyo llega a la sala del Daimio.
       *[other] Obtienes tus beneficios de lámpara por un dado del extremo izquierdo de un puente, por un símbolo de lámpara en una carta, en una línea de tu dominio personal o en un espacio de la carta de favor del Daimio, y siempre que un cortesano tuyo llega a la sala del Daimio.
    }

## R12 Influencia

fact-R12-1 = Cuando obtienes influencia, avanza tu ficha de influencia ese número de espacios. Si termina en un espacio con otras fichas, colócala encima de ellas.
fact-R12-2 = Los puntos de control dividen el marcador del paso del tiempo en estaciones. Cada vez que tu ficha cruza uno, pagas por ello: { AMOUNT(SPEC("toll[checkpoint(1)]"), "seal") } en el primero, { AMOUNT(SPEC("toll[checkpoint(2)]"), "seal") } en el segundo y { AMOUNT(SPEC("toll[checkpoint(3)]"), "seal") } en el tercero.
fact-R12-3 =
    { SPEC("part_of_a_move") ->
        [0] Si no puedes o no quieres pagar en un punto de control, tu ficha no se mueve en absoluto.
       *[other] Si no puedes o no quieres pagar en un punto de control, tu ficha se detiene en el último espacio antes de él y el resto del movimiento se pierde.
    }
fact-R12-4 = El primer punto de control está antes del espacio { SPEC("checkpoint(1)") }; el segundo, antes del espacio { SPEC("checkpoint(2)") }, y el tercero, antes del espacio { SPEC("checkpoint(3)") }. El último espacio del recorrido es el { SPEC("influence.max") }.
fact-R12-5 = Lo que obtengas más allá del último espacio se pierde. Una ficha que no se mueve conserva su lugar en la pila.
fact-R12-6 = En un mismo movimiento puedes cruzar varios puntos de control si pagas por cada uno.
fact-R12-7 = En la puntuación final, tu influencia vale puntos de clan.

## R13 Final de la ronda

fact-R13-1 = Primero, el nuevo orden de turno: coloca las fichas de garza en el orden de las fichas de influencia. Va primero el jugador cuya ficha está más avanzada; entre varias fichas de un mismo espacio, va antes la de más arriba.
fact-R13-2 = Cuando se hayan jugado { AMOUNT(SPEC("rounds"), "round") }, detente aquí y pasa a la puntuación final.
fact-R13-3 = A continuación, los jardines: los jardineros pueden trabajar en los jardines situados debajo de puentes en los que aún quedan dados.
fact-R13-4 = Por último, la preparación de la siguiente ronda: recoge todos los dados, los colocados y los sobrantes, tíralos y colócalos otra vez en sus puentes por orden ascendente. Avanza la ficha de ronda al siguiente espacio.

## R14 Los jardines al final de la ronda

fact-R14-1 = En el nuevo orden de turno, cada jugador termina con todos sus jardines antes de que empiece el siguiente.
fact-R14-2 = Un jardín solo puede usarse si en el puente situado encima queda todavía un dado, en cualquier posición.
fact-R14-3 = Por cada uno de esos jardines en el que tengas un jardinero, puedes realizar su acción una vez; el orden lo decides tú.
fact-R14-4 = Si la acción de un jardín tiene un coste, lo pagas como de costumbre.

## R15 Puntuación final

fact-R15-1 = Empieza por los puntos de clan que has reunido durante la partida.
fact-R15-2 = Suma tus monedas y tus sellos del Daimio, divide la suma entre { SPEC("money_per_point") } y redondea hacia abajo: obtienes ese número de puntos de clan.
fact-R15-3 = Por cada recurso obtienes { AMOUNT(SPEC("goods_points[first n in 0 to food.max where goods_points[n] > 0]"), "point") } si tienes al menos { SPEC("first n in 0 to food.max where goods_points[n] > 0") }, pero { AMOUNT(SPEC("goods_points[food.max]"), "point") } si tienes al menos { SPEC("first n in 0 to food.max where goods_points[n] = goods_points[food.max]") }.
fact-R15-4 = Tu ficha de influencia da { AMOUNT(SPEC("season_points[0]"), "point") } en la primera estación, { AMOUNT(SPEC("season_points[checkpoint(1)]"), "point") } en la segunda y { AMOUNT(SPEC("season_points[checkpoint(2)]"), "point") } en la tercera. En la última estación da { AMOUNT(SPEC("season_points[checkpoint(3)]"), "point") } en el primer espacio y { AMOUNT(SPEC("season_points[influence.max] - season_points[influence.max - 1]"), "point") } más en cada espacio siguiente, hasta { AMOUNT(SPEC("season_points[influence.max]"), "point") } en el último. Si hay varias fichas en un espacio, todas puntúan por completo.
fact-R15-5 = Cada uno de tus cortesanos da { AMOUNT(SPEC("gate.points"), "point") } en la puerta del castillo, { AMOUNT(SPEC("steward_floor.points"), "point") } en el piso de los mayordomos, { AMOUNT(SPEC("diplomat_floor.points"), "point") } en el piso de los diplomáticos y { AMOUNT(SPEC("daimyo_room.points"), "point") } en la sala del Daimio, ocupe o no un espacio de la carta.
fact-R15-6 = Cada uno de tus guerreros da el multiplicador de su campo de entrenamiento por el número de cortesanos que tienes dentro del castillo. Los cortesanos de la puerta no cuentan.
fact-R15-7 = Cada uno de tus jardineros da los puntos de clan de su jardín.
fact-R15-8 = En caso de empate, gana quien vaya antes en el orden de turno final.

## R16 Modo solitario: preparación

fact-R16-1 = En el modo solitario juegas contra el clan Tokugawa, tu rival. Prepara una partida para { AMOUNT(SPEC("2"), "player") } con los cambios siguientes.
fact-R16-2 = Forma solo { AMOUNT(SPEC("columns_offered[1]"), "column") }, con una carta de recursos iniciales y una carta de acción inicial al azar, y tómala.
fact-R16-3 = El rival empieza con { AMOUNT(SPEC("rival_points"), "point") }, con su ficha de garza en la posición { SPEC("rival_place") } del marcador de orden de turno y con su ficha de influencia en el espacio { SPEC("rival_influence") } del marcador del paso del tiempo. Las variantes ofrecen otras dificultades.
fact-R16-4 = Tu ficha de garza ocupa la otra posición del marcador de orden de turno.
fact-R16-5 = El rival no tiene tablero de dominio personal ni cartas iniciales. Ten a mano solo sus figuras y un lugar para sus monedas.
fact-R16-6 = Baraja el mazo del solitario ({ AMOUNT(SPEC("count c in solo_cards"), "solo_card") }) y colócalo en la mesa con la cara del puente hacia arriba.
fact-R16-7 = Si las dos fichas de influencia empiezan en el mismo espacio, queda encima la de quien vaya antes en el orden de turno.

## R17 Modo solitario: el turno del rival

fact-R17-1 = Tus propios turnos siguen las reglas habituales.
fact-R17-2 = El rival nunca paga nada.
fact-R17-3 = El rival no realiza las acciones de las casillas de dado, de las losetas, de los jardines ni de las cartas del castillo, ni al colocar un dado o una figura ni al subir un cortesano. Solo realiza las acciones de sus cartas de solitario.
fact-R17-4 = El rival no obtiene recursos, solo monedas, puntos de clan e influencia.
fact-R17-5 = El rival puede colocar un dado en una sala donde ninguna loseta de dado sea de su color.
fact-R17-6 = Al principio de su turno, dale la vuelta a la carta superior del mazo del solitario y colócala junto al mazo. Las demás cartas que se revelen en este turno van a su derecha.
fact-R17-7 = Mira la carta que ha quedado encima del mazo: la parte superior de su cara del puente muestra un puente y una posición en él. Si allí hay un dado, el rival lo toma y los demás dados se deslizan como de costumbre. Si no, dale también la vuelta a esa carta y mira la siguiente.
fact-R17-8 = El rival coloca el dado en la casilla que muestra la parte inferior de esa misma carta. Si está ocupada, lo coloca en el pozo.
fact-R17-9 = Si el dado es mayor que el valor que cubre, el rival obtiene la diferencia en monedas; si es menor, no paga nada. En el pozo obtiene las monedas, pero ni los sellos del Daimio ni las recompensas de las losetas de dado.
fact-R17-10 = Después, el rival realiza las acciones de las últimas cartas reveladas en este turno, hasta { AMOUNT(SPEC("rival_memory"), "solo_card") }: primero las de la carta más antigua y, en cada carta, primero la acción superior. Si se han revelado menos, realiza las de esas; las cartas reveladas antes se ignoran.
fact-R17-11 = Por cada acción que no se puede realizar, el rival obtiene en su lugar tantos puntos de clan como el número de la ronda en curso.
fact-R17-12 = Por último, vuelve a girar las cartas y colócalas debajo del mazo, en el orden en que se revelaron.
fact-R17-13 = Un dado del extremo izquierdo de un puente no da al rival beneficios de lámpara.
fact-R17-14 = Siempre que el rival tenga que elegir entre opciones iguales —varios jardines o las salas de un piso—, decides tú.

## R18 Modo solitario: los símbolos de las cartas

fact-R18-1 = Jardinero: el rival coloca un jardinero en el jardín del tipo indicado que valga menos puntos de clan y en el que aún no tenga ninguno. Si se muestran los dos tipos, se comparan todos los jardines.
fact-R18-2 = Guerrero: el rival coloca un guerrero en el campo de entrenamiento con el coste en hierro indicado.
fact-R18-3 = Cortesano en la puerta: el rival coloca un cortesano en la puerta del castillo.
fact-R18-4 = Cortesano que asciende: el rival sube su cortesano más bajo tantos pisos como se indique. Si llega a una sala del piso de los mayordomos o de los diplomáticos, retira de la partida la carta de esa sala y reponla; si el mazo está vacío, la carta se queda. En la sala del Daimio, el cortesano ocupa el espacio libre más a la izquierda de la carta de favor del Daimio, si lo hay.
fact-R18-5 = Abanico rojo o monedas: el rival obtiene tantos puntos de clan o monedas como se indique.
fact-R18-6 = Influencia: la ficha de influencia del rival avanza tantos espacios como se indique. Los puntos de control no le cuestan nada.
fact-R18-7 = La acción de una figura no se puede realizar si al rival no le queda ninguna de ese tipo, si ya tiene un jardinero en todos los jardines posibles o si no tiene ningún cortesano por debajo de la sala del Daimio. Un cortesano que fuera a subir más allá de la sala del Daimio se detiene en ella, y la acción cuenta como realizada.

## R19 Modo solitario: final de la ronda y puntuación

fact-R19-1 = Tras el nuevo orden de turno de cada ronda, incluida la última, el rival entrega sus monedas. Obtiene tantos puntos de clan como el número de la ronda recién jugada por cada { AMOUNT(SPEC("rival_coin_rate[0]"), "coin") } si va primero en el orden de turno, o por cada { AMOUNT(SPEC("rival_coin_rate[1]"), "coin") } si va segundo. Conserva las monedas que sobren.
fact-R19-2 = En los jardines, el rival obtiene tantos puntos de clan como el número de la ronda recién jugada por cada uno de sus jardineros en un jardín cuyo puente aún tenga algún dado. No realiza las acciones de los jardines.
fact-R19-3 = Después baraja el mazo del solitario para la siguiente ronda.
fact-R19-4 = En la puntuación final, el rival puntúa su influencia, sus cortesanos, sus guerreros y sus jardineros como un jugador, pero nada por monedas, sellos del Daimio y recursos.
fact-R19-5 = Gana el total más alto. En caso de empate, gana quien vaya antes en el orden de turno.

## R20 Símbolos

fact-R20-1 = Lámpara: obtén tus beneficios de lámpara.
fact-R20-2 = Abanico rojo: obtén en el acto tantos puntos de clan como se indique.
fact-R20-3 = Influencia: avanza tu ficha de influencia tantos espacios como se indique.
fact-R20-4 = Alimento: obtén tanto alimento como se indique.
fact-R20-5 = Hierro: obtén tanto hierro como se indique.
fact-R20-6 = Nácar: obtén tanto nácar como se indique.
fact-R20-7 = Recurso a elección: obtén tantos recursos como se indique, iguales o distintos, los que quieras.
fact-R20-8 = Sello del Daimio: obtén tantos sellos del Daimio como se indique.
fact-R20-9 = Moneda: obtén tantas monedas como se indique.
fact-R20-10 = Moneda con número rojo: paga tantas monedas como se indique para obtener lo que sigue a la flecha.
fact-R20-11 = Cortesano: realiza una acción de cortesano.
fact-R20-12 = Guerrero: realiza una acción de guerrero.
fact-R20-13 = Jardinero: realiza una acción de jardinero.
fact-R20-14 = Pozo: obtén { AMOUNT(SPEC("well rewards", nth: 1), "seal") } y las recompensas de las losetas de dado del pozo, pero ninguna moneda.
fact-R20-15 =
    { SPEC("row_limit") ->
        [99] Dominio personal: aplica una línea de tu dominio personal como si hubieras colocado un dado en ella.
        [1] Dominio personal: aplica una línea de tu dominio personal como si hubieras colocado un dado en ella. No puedes elegir una línea que ya hayas usado en este turno, con un dado o con este símbolo. Los jardines cuentan como un turno aparte.
       *[other] Dominio personal: aplica una línea de tu dominio personal como si hubieras colocado un dado en ella. Solo puedes elegir una línea mientras no la hayas usado { AMOUNT(SPEC("row_limit"), "time") } en este turno, con un dado o con este símbolo. Los jardines cuentan como un turno aparte.
    }
fact-R20-16 = Castillo, cualquier loseta: aplica una sección junto a cualquier loseta de dado del castillo.
fact-R20-17 = Castillo, loseta coral: aplica una sección junto a una loseta de dado coral del castillo.
fact-R20-18 = Castillo, loseta negra: aplica una sección junto a una loseta de dado negra del castillo.
fact-R20-19 = Castillo, loseta blanca: aplica una sección junto a una loseta de dado blanca del castillo.
fact-R20-20 = Castillo, fondo claro: aplica una sección de fondo claro de cualquier carta de una sala del castillo.
fact-R20-21 = Sello del Daimio con número rojo: paga tantos sellos del Daimio como se indique para obtener lo que sigue a la flecha.
fact-R20-23 = Con los símbolos del pozo, del dominio personal y del castillo no se coloca ningún dado. No obtienes ni pagas monedas por una diferencia, y no importan los colores ni los dados ya colocados.
fact-R20-24 = Los símbolos del castillo se refieren solo a las cartas de las salas del piso de los mayordomos y del piso de los diplomáticos, no a la carta de favor del Daimio, al pozo ni a las cartas de los jugadores.
fact-R20-25 = Una sección que aplicas mediante un símbolo del castillo conserva su propio coste.
fact-R20-26 = Una acción puede llevar a otra, y esta a la siguiente, sin límite, siempre que puedas pagar los costes.
