### El reglamento de Tokaido en español, un mensaje por cada hecho numerado: el hecho 11.3 es `fact-11-3`.
### Qué hechos forman cada capítulo, y en qué orden, lo dice spec/tokaido/book.yaml.
###
### Para quien traduce
###   SPEC("expresión")            un número de las reglas; con `nth: 1`, el primero escrito en un efecto o una fórmula
###   EFFECT("samurai.effect")     un efecto como oración, sin mayúscula ni punto; `mood: "infinitive"` pide el infinitivo
###   AMOUNT(SPEC("x"), "coin")    un número con su sustantivo ("3 monedas")
###   NAME("kyoto")                el nombre de una ciudad, carta, viajero...
### Redacta las frases como pide el español, pero conserva lo que va dentro de SPEC y EFFECT: todos los idiomas
### toman los mismos números. No se escribe ningún número, ni con cifras ni con letras.
### Un texto {""} deja el hecho fuera del libro mientras las reglas sean así.

## Capítulos

chapter-components = Componentes
chapter-setup = Preparación
chapter-movement = Turnos y movimiento
chapter-spaces = Espacios
chapter-village = Pueblo
chapter-farm = Granja
chapter-panoramas = Panoramas
chapter-springs = Fuentes termales
chapter-temple = Templo
chapter-encounters = Encuentros
chapter-inns = Posadas y comidas
chapter-end = Fin del viaje
chapter-temple-bonus = Bonificación del templo
chapter-achievements = Logros
chapter-travelers = Viajeros
chapter-two-players = El viajero neutral
chapter-variants = Variantes

## Sustantivos del reglamento

noun-player =
    { $count ->
        [one] jugador
        [many] de jugadores
       *[other] jugadores
    }
noun-card =
    { $count ->
        [one] carta
        [many] de cartas
       *[other] cartas
    }
noun-part =
    { $count ->
        [one] parte
        [many] de partes
       *[other] partes
    }
noun-copy =
    { $count ->
        [one] copia
        [many] de copias
       *[other] copias
    }
noun-tile =
    { $count ->
        [one] loseta de viajero
        [many] de losetas de viajero
       *[other] losetas de viajero
    }
noun-inn =
    { $count ->
        [one] posada
        [many] de posadas
       *[other] posadas
    }
noun-time =
    { $count ->
        [one] vez
        [many] de veces
       *[other] veces
    }

# La ciudad donde empieza el viaje y la ciudad donde termina.
-start =
    { SPEC("heading") ->
        [-1] { NAME("edo") }
       *[other] { NAME("kyoto") }
    }
-goal =
    { SPEC("heading") ->
        [-1] { NAME("kyoto") }
       *[other] { NAME("edo") }
    }

## 1 Componentes

fact-1-1 = Tokaido es un juego de { SPEC("players.min") } a { AMOUNT(SPEC("players.max"), "player") }.
fact-1-2 =
    La caja contiene el tablero, las monedas y { AMOUNT(SPEC("count t in travelers"), "tile") }. Para cada participante, hasta un
    máximo de { AMOUNT(SPEC("players.max"), "player") }, hay un peón de viajero, un marcador y una ficha de color, todos del
    mismo color.
fact-1-3 =
    Las cartas son: { AMOUNT(SPEC("count s in springs"), "spring") }, { AMOUNT(SPEC("count m in meals"), "meal") },
    { AMOUNT(SPEC("count s in souvenirs"), "souvenir") }, { AMOUNT(SPEC("count e in encounters"), "encounter") },
    { AMOUNT(SPEC("count a in achievements"), "achievement") } y
    { AMOUNT(SPEC("(sum v.parts for v in panoramas) * players.max"), "card") } de panorama.
fact-1-4 =
    El { NAME("paddy") } tiene { AMOUNT(SPEC("paddy.parts"), "part") }; el { NAME("mountain") },
    { AMOUNT(SPEC("mountain.parts"), "part") }, y el { NAME("sea") }, { AMOUNT(SPEC("sea.parts"), "part") }. Cada parte es una
    carta numerada de la que hay { AMOUNT(SPEC("players.max"), "copy") }: suficientes para todos.
fact-1-5 =
    Las fuentes termales valen { SPEC("lowest s.points for s in springs") } o
    { AMOUNT(SPEC("highest s.points for s in springs"), "point") }. El valor más bajo aparece en
    { AMOUNT(SPEC("count s in springs where s.points = (lowest t.points for t in springs)"), "card") } y el más alto en
    { AMOUNT(SPEC("count s in springs where s.points = (highest t.points for t in springs)"), "card") }.
fact-1-6 =
    Cada carta de comida muestra un plato y su precio, de { SPEC("lowest m.price for m in meals") } a
    { AMOUNT(SPEC("highest m.price for m in meals"), "coin") }. Un mismo plato aparece, como mucho, en
    { AMOUNT(SPEC("highest (count n in meals where n.design = m.design) for m in meals"), "card") }.
    Cualquiera que sea su precio, una comida vale { AMOUNT(SPEC("meal_points"), "point") }.
fact-1-7 =
    Todos los recuerdos son distintos. Hay { AMOUNT(SPEC("count w in wares"), "ware") }:
    { NAME("small_object") } ({ AMOUNT(SPEC("count s in souvenirs where s.ware = small_object"), "card") }),
    { NAME("clothing") } ({ AMOUNT(SPEC("count s in souvenirs where s.ware = clothing"), "card") }),
    { NAME("art") } ({ AMOUNT(SPEC("count s in souvenirs where s.ware = art"), "card") }) y
    { NAME("food_drink") } ({ AMOUNT(SPEC("count s in souvenirs where s.ware = food_drink"), "card") }).
fact-1-8 =
    Los encuentros son:
    { NAME("shokunin") }, { AMOUNT(SPEC("count e in encounters where e.design = shokunin.design"), "card") };
    { NAME("samurai") }, { AMOUNT(SPEC("count e in encounters where e.design = samurai.design"), "card") };
    { NAME("kuge") }, { AMOUNT(SPEC("count e in encounters where e.design = kuge.design"), "card") };
    { NAME("miko") }, { AMOUNT(SPEC("count e in encounters where e.design = miko.design"), "card") };
    { NAME("annaibito_paddy") }, { AMOUNT(SPEC("count e in encounters where e.design = annaibito_paddy.design"), "card") };
    { NAME("annaibito_mountain") }, { AMOUNT(SPEC("count e in encounters where e.design = annaibito_mountain.design"), "card") }, y
    { NAME("annaibito_sea") }, { AMOUNT(SPEC("count e in encounters where e.design = annaibito_sea.design"), "card") }.
fact-1-9 =
    Por el camino puedes ganar { AMOUNT(SPEC("count a in achievements where not a.at_end"), "achievement") } al completar
    panoramas y, al acabar el viaje, { AMOUNT(SPEC("count a in achievements where a.at_end"), "achievement") } por lo que hayas
    reunido. Cada logro vale { AMOUNT(SPEC("award_points"), "point") }.
fact-1-10 =
    El camino del tablero va de { -start } a { -goal } y tiene { AMOUNT(SPEC("count x in spaces"), "space") }:
    { AMOUNT(SPEC("count x in spaces where x.station = inn"), "inn") }, la primera en { -start } y la última en { -goal }, y entre ellas
    { AMOUNT(SPEC("count x in spaces where x.station != inn"), "space") }, de los cuales
    { SPEC("count x in spaces where x.station != inn and x.spots > 1") } son dobles.
fact-1-11 = Puedes tener cualquier cantidad de monedas: si se agotan las del banco, sustitúyelas por cualquier otra cosa.

## 2 Preparación

fact-2-1 = Coloca las cartas de logro boca arriba junto al tablero.
fact-2-2 = Baraja por separado las comidas, los recuerdos, los encuentros y las fuentes termales, y forma con cada grupo un mazo boca abajo.
fact-2-3 = Clasifica las cartas de panorama por panorama y por número, con el número más bajo encima.
fact-2-4 = Deja las monedas al alcance de todos: son el banco.
fact-2-5 =
    Elige un color y toma su peón de viajero, su marcador y su ficha de color. El marcador empieza al principio del recorrido
    de puntos.
fact-2-6 =
    { SPEC("tiles_dealt") ->
        [0] Las losetas de viajero se quedan en la caja.
       *[other]
            Reparte al azar { AMOUNT(SPEC("tiles_dealt"), "tile") } a cada jugador. Quédate una de las tuyas y enséñasela a todos:
            ese es tu viajero. Las demás losetas quedan fuera de la partida.
    }
fact-2-7 =
    { SPEC("tiles_dealt") ->
        [0] Toma { AMOUNT(SPEC("coins_without_tile"), "coin") } del banco.
       *[other] Toma del banco tantas monedas como indique tu loseta de viajero.
    }
fact-2-8 =
    Después, mezcla los peones de viajero y colócalos en fila en la posada de { -start }, en orden aleatorio. El primer puesto de la fila
    está junto al camino, y cada puesto siguiente queda más lejos de él.
fact-2-9 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other] Elige tu loseta de viajero antes de saber qué puesto te toca en la fila.
    }
fact-2-10 = Durante el viaje, las cartas que reúnas quedan boca arriba delante de ti, a la vista de todos.

## 3 Turnos y movimiento

fact-3-1 = No hay rondas: el turno es siempre del viajero que va más atrasado, es decir, del que está más lejos de { -goal }.
fact-3-2 =
    Cuando varios viajeros comparten una posada o un espacio doble, el más alejado del camino es el que llegó después. Ese viajero se
    considera más atrasado y mueve primero.
fact-3-3 = Por eso, el primero en salir de { -start } es el viajero del final de la fila, el más alejado del camino.
fact-3-4 =
    En tu turno, avanza con tu viajero por el camino, en dirección a { -goal }, hasta un espacio libre de tu elección. Puedes pasar de
    largo tantos espacios como quieras, libres u ocupados.
fact-3-5 = Estás obligado a mover y nunca puedes retroceder.
fact-3-6 = No puedes pasar de largo una posada: todos los viajeros se detienen en todas las posadas.
fact-3-7 = Aplica de inmediato el efecto del espacio.
fact-3-8 = A continuación mueve el viajero que ahora va más atrasado. Si sigue siendo el tuyo, juegas otro turno.
fact-3-9 =
    No puedes detenerte en un espacio completo ni en un espacio de un panorama que ya hayas terminado. Para detenerte en un pueblo
    necesitas al menos { AMOUNT(SPEC("village.coins_needed"), "coin") }, y en un templo, al menos
    { AMOUNT(SPEC("temple.coins_needed"), "coin") }. La siguiente posada siempre te admite, así que siempre puedes mover.
fact-3-10 = Siempre que obtengas puntos, avanza tu marcador en el acto.

## 4 Espacios

fact-4-1 = En un espacio simple cabe { AMOUNT(SPEC("lowest x.spots for x in spaces"), "traveler") }.
fact-4-2 =
    Un espacio doble tiene una plaza en el camino y otra al lado. El primero en llegar debe ocupar la plaza del camino; el
    siguiente ocupa la de al lado.
fact-4-3 =
    Las plazas al lado del camino solo se usan en partidas de al menos
    { AMOUNT(SPEC("lowest n for n in players.min to players.max where usable_spots[n] > 1"), "player") }. Con menos jugadores quedan
    vacías y los espacios dobles funcionan como simples. A estos efectos, el viajero neutral no cuenta como jugador.
fact-4-5 = En una posada caben todos los viajeros.

## 5 Pueblo

fact-5-1 = En un pueblo, revela { AMOUNT(SPEC("stall_size"), "souvenir") } de la parte superior del mazo.
fact-5-2 =
    Compra tantos como quieras y puedas pagar, o ninguno. Cada uno cuesta el precio impreso, de
    { SPEC("lowest s.price for s in souvenirs") } a { AMOUNT(SPEC("highest s.price for s in souvenirs"), "coin") }.
fact-5-3 = Devuelve los recuerdos que no compres, boca abajo y en orden aleatorio, al fondo del mazo.
fact-5-4 =
    Ordena tus recuerdos en series. Una serie puede tener hasta { AMOUNT(SPEC("count w in wares"), "ware") }, sin repetir ninguna.
fact-5-5 =
    Los recuerdos de una serie dan { SPEC("set_points[0]") }, { SPEC("set_points[1]") }, { SPEC("set_points[2]") } y
    { AMOUNT(SPEC("set_points[3]"), "point") }, según el orden en que se incorporan. Cada recuerdo nuevo se añade a tu serie más
    antigua a la que le falte su clase; si no hay ninguna, empieza una serie nueva. El orden de los recuerdos que compras a la
    vez no cambia su total.
fact-5-7 =
    Solo puedes detenerte en un pueblo si tienes al menos { AMOUNT(SPEC("village.coins_needed"), "coin") }, pero no estás
    obligado a gastar nada.
fact-5-8 = Si en el mazo no quedan suficientes recuerdos, revela los que haya, si los hay.

## 6 Granja

fact-6-1 = En una granja, { EFFECT("farm.effect") }. Las monedas que obtienes salen del banco.

## 7 Panoramas

fact-7-1 =
    En un espacio de panorama, toma tu siguiente carta de ese panorama: la de número más bajo si aún no tienes ninguna o, si no, la
    que sigue a la última que tengas.
fact-7-2 = En cuanto tomas una carta de panorama, obtienes tantos puntos como su número.
fact-7-3 = Solo puedes completar cada panorama una vez.
fact-7-4 =
    Si eres el primero en completar un panorama, toma su logro y obtén en el acto { AMOUNT(SPEC("award_points"), "point") }. Quienes
    lo completen después no reciben ese logro.
fact-7-5 = Cuando has completado un panorama, ya no puedes detenerte en sus espacios.
fact-7-6 =
    Las cartas de panorama cuentan igual vengan de donde vengan, de un espacio o de otro efecto: dan puntos, pueden completar un
    panorama y pueden darte su logro.

## 8 Fuentes termales

fact-8-1 =
    En una fuente termal, roba una carta de fuente termal, quédatela y obtén sus puntos:
    { SPEC("lowest s.points for s in springs") } o { SPEC("highest s.points for s in springs") }.

## 9 Templo

fact-9-1 =
    En un templo, dona de { SPEC("least_gift") } a { AMOUNT(SPEC("most_gift"), "coin") } de las tuyas. Colócalas en la parte del templo que
    muestra tu color.
fact-9-2 = Cada moneda que donas te da en el acto { AMOUNT(SPEC("points_per_gift"), "point") }.
fact-9-3 =
    Solo puedes detenerte en un templo si tienes al menos { AMOUNT(SPEC("temple.coins_needed"), "coin") }, y la donación mínima es
    de { AMOUNT(SPEC("least_gift"), "coin") }.
fact-9-4 = Al acabar el viaje, todas las monedas donadas en tu color cuentan para la bonificación del templo, también las que salieron del banco.

## 10 Encuentros

fact-10-1 = En un espacio de encuentro, roba la carta superior del mazo de encuentros, enséñala, aplica su efecto y quédatela.
fact-10-2 =
    { NAME("shokunin") }: { EFFECT("shokunin.effect") }. No te cuesta nada y puntúa como si lo hubieras comprado.
fact-10-3 =
    Annaibito, los guías: cada uno lleva a un panorama. Toma tu siguiente carta de ese panorama, o la de número más bajo si no lo
    has empezado.
fact-10-4 = Si ya has completado el panorama de tu guía, puedes empezar o continuar otro de tu elección.
fact-10-5 = Puedes renunciar a esta elección. Si todos tus panoramas están completos, el guía no tiene efecto.
fact-10-6 = { NAME("samurai") }: { EFFECT("samurai.effect") }.
fact-10-7 = { NAME("kuge") }: { EFFECT("kuge.effect") }.
fact-10-8 =
    { NAME("miko") }: { EFFECT("miko.effect") }. Cuenta como una donación tuya y cada moneda te da
    { AMOUNT(SPEC("points_per_gift"), "point") }.
fact-G7 = Si el mazo de recuerdos está vacío, no obtienes nada de { NAME("shokunin") }.

## 11 Posadas y comidas

fact-11-1 =
    En el viaje de { -start } a { -goal } hay { AMOUNT(SPEC("count x in spaces where x.station = inn and x != kyoto and x != edo"), "inn") } por el
    camino, y la propia { -goal } es la última posada. Todos los viajeros deben detenerse en cada una de ellas.
fact-11-2 = En una posada, los viajeros se colocan en fila por orden de llegada: el primero, junto al camino; los siguientes, detrás.
fact-11-3 =
    { SPEC("extra_meals") ->
        [0]
            Si eres el primero en llegar, roba la oferta de la posada: una comida por cada viajero de la partida. Mira estas
            cartas en secreto.
       *[other]
            Si eres el primero en llegar, roba la oferta de la posada: una comida por cada viajero de la partida y
            { AMOUNT(SPEC("extra_meals"), "meal") } más. Mira estas cartas en secreto.
    }
fact-11-4 =
    Puedes comprar por su precio una de las comidas disponibles. Colócala boca arriba delante de ti y obtén en el acto
    { AMOUNT(SPEC("meal_points"), "point") }. Las demás se quedan boca abajo junto al tablero.
fact-11-5 = Quienes llegan después miran las comidas que quedan y pueden comprar una del mismo modo.
fact-11-6 = En cada posada puedes tomar una sola comida, y no estás obligado a comprar ninguna.
fact-11-7 =
    { SPEC("same_meal_limit") ->
        [1] No puedes tomar un plato que ya hayas probado en este viaje.
       *[other] En este viaje puedes tomar el mismo plato { AMOUNT(SPEC("same_meal_limit"), "time") } como máximo.
    }
fact-11-8 = Nadie sale de una posada hasta que hayan llegado todos los viajeros.
fact-11-9 =
    Cuando todos los viajeros hayan llegado y hayan tenido ocasión de comprar, devuelve las comidas que sobren al fondo del mazo, en
    orden aleatorio.
fact-11-10 = Después sale primero el viajero que llegó el último, el más alejado del camino.
fact-11-11 = En { -start } no se come: puedes comer en las posadas intermedias y en { -goal }.

## 12 Fin del viaje

fact-12-1 = La partida termina cuando el último viajero ha llegado a { -goal } y ha tenido ocasión de comprar una comida.
fact-12-2 =
    Entonces se conceden los logros { NAME("gourmet") }, { NAME("bather") }, { NAME("chatterbox") } y { NAME("collector") }, y se
    puntúa la bonificación del templo.
fact-12-3 = Gana quien tenga más puntos. En caso de empate, queda por delante quien tenga más logros.
fact-12-4 = Quienes también empaten en número de logros comparten el puesto.
fact-12-5 =
    { SPEC("points_per_coin") ->
        [0] Las monedas que te sobren no valen nada.
       *[other] Cada moneda que te sobre vale { AMOUNT(SPEC("points_per_coin"), "point") }.
    }
fact-12-6 =
    Los recuerdos, los panoramas, las comidas y las fuentes termales ya han puntuado por el camino y no vuelven a puntuar. En caso de
    duda, recuéntalos con las cartas que cada jugador tiene delante.

## 13 Bonificación del templo

fact-13-1 =
    Ordena a los viajeros por las monedas donadas. El primer puesto obtiene { AMOUNT(SPEC("temple_bonus[0]"), "point") }; los
    siguientes, { SPEC("temple_bonus[1]") }, { SPEC("temple_bonus[2]") } y
    { AMOUNT(SPEC("temple_bonus[3]"), "point") }.
fact-13-2 = Un viajero que no ha donado nada no recibe bonificación.
fact-13-3 = Los viajeros con el mismo total comparten puesto y cada uno obtiene todos sus puntos.
fact-13-4 = Tras un empate no se salta ningún puesto: el siguiente total más bajo ocupa el puesto siguiente.
fact-13-5 =
    Los viajeros que queden por debajo de estos puestos y hayan donado algo obtienen { AMOUNT(SPEC("temple_bonus[4]"), "point") } cada
    uno.

## 14 Logros

fact-14-1 =
    { NAME("paddy_master") }, { NAME("mountain_master") } y { NAME("sea_master") } se ganan por el camino: son para el primero que
    completa el panorama y para nadie más.
fact-14-2 =
    { NAME("gourmet") } es para el viajero con la mayor suma de precios impresos en sus comidas. Cuenta el precio impreso, aunque hayas
    pagado menos.
fact-14-3 = { NAME("bather") } es para el viajero con más cartas de fuente termal.
fact-14-4 = { NAME("chatterbox") } es para el viajero con más cartas de encuentro. Solo cuentan las cartas que te has quedado.
fact-14-5 = { NAME("collector") } es para el viajero con más recuerdos. También cuentan los recibidos como regalo.
fact-14-6 =
    Cada uno de estos logros vale { AMOUNT(SPEC("award_points"), "point") }. En caso de empate, todos los empatados obtienen los puntos, y el
    logro cuenta para cada uno de ellos al deshacer un empate por la victoria. Si nadie tiene al menos
    { SPEC("award_least") } de lo que cuenta, el logro no se concede.

## 15 Viajeros

fact-15-13 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            Cada viajero tiene una loseta con sus monedas iniciales y una habilidad. Cada loseta es única, así que no hay dos jugadores
            con el mismo viajero.
    }
fact-15-1 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("hiroshige") }, empieza con { AMOUNT(SPEC("hiroshige.coins"), "coin") }. En cada posada intermedia, pero no en
            { -goal }, antes de la comida: { EFFECT("hiroshige.halfway") }. Puntúa como de costumbre; si todos tus panoramas están
            completos, no recibes nada.
    }
fact-15-2 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("chuubei") }, empieza con { AMOUNT(SPEC("chuubei.coins"), "coin") }. En cada posada intermedia, pero no en
            { -goal }, antes de la comida: { EFFECT("chuubei.halfway") }. Quédate la carta: cuenta para { NAME("chatterbox") }.
    }
fact-15-3 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("kinko") }, empieza con { AMOUNT(SPEC("kinko.coins"), "coin") }. Cada comida te cuesta
            { AMOUNT(SPEC("kinko.meal_price", nth: 1), "coin") } menos, de modo que una comida barata puede salirte gratis.
    }
fact-15-4 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("yoshiyasu") }, empieza con { AMOUNT(SPEC("yoshiyasu.coins"), "coin") }. En cada encuentro, roba
            { AMOUNT(SPEC("yoshiyasu.meets"), "card") }, quédate una y aplícala, y devuelve el resto al fondo del mazo sin
            enseñarlo.
    }
fact-15-5 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("satsuki") }, empieza con { AMOUNT(SPEC("satsuki.coins"), "coin") }. En cada posada, también en { -goal }, antes de
            comprar una comida: { EFFECT("satsuki.table") }. Si la aceptas, no compras ninguna en esa posada; si la rechazas, puedes
            comprar una como de costumbre.
    }
fact-15-6 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { SPEC("treat_from_deck") ->
                [1]
                    Esta comida gratuita es la superior del mazo de comidas y no forma parte de la oferta de la posada. Si la
                    rechazas, va al fondo del mazo.
               *[other]
                    { SPEC("refused_meal_stays") ->
                        [0] Esta comida gratuita se elige al azar entre las comidas disponibles. Si la rechazas, va al fondo del mazo.
                       *[other]
                            Esta comida gratuita se elige al azar entre las comidas disponibles. Si la rechazas, sigue disponible y
                            aún puedes comprarla.
                    }
            }
    }
fact-15-7 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            No puedes aceptar la comida gratuita si no te está permitido repetir ese plato.
    }
fact-15-8 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("mitsukuni") }, empieza con { AMOUNT(SPEC("mitsukuni.coins"), "coin") }. Obtienes
            { AMOUNT(SPEC("mitsukuni.bath_bonus"), "point") } más por cada carta de fuente termal y
            { AMOUNT(SPEC("mitsukuni.award_bonus"), "point") } más por cada logro, tanto por el camino como al acabar el viaje.
    }
fact-15-9 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("sasayakko") }, empieza con { AMOUNT(SPEC("sasayakko.coins"), "coin") }. Cuando compras varios recuerdos en un mismo
            pueblo, el más barato es gratis, pero debes tener monedas suficientes para pagar el precio íntegro de todos.
    }
fact-15-10 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("hirotada") }, empieza con { AMOUNT(SPEC("hirotada.coins"), "coin") }. En cada templo, después de tu propia donación:
            { EFFECT("hirotada.blessing") }. Cuenta y puntúa como una donación tuya, pero no la sustituye.
    }
fact-15-11 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("umegae") }, empieza con { AMOUNT(SPEC("umegae.coins"), "coin") }. En cada encuentro, antes de robar la carta:
            { EFFECT("umegae.greeting") }.
    }
fact-15-12 =
    { SPEC("tiles_dealt") ->
        [0] {""}
       *[other]
            { NAME("zen_emon") }, empieza con { AMOUNT(SPEC("zen_emon.coins"), "coin") }. En cada pueblo, el más caro de los recuerdos que
            compras te cuesta solo { AMOUNT(SPEC("zen_emon.discount", nth: 1), "coin") }.
    }

## 16 El viajero neutral

fact-16-1 =
    En una partida de { AMOUNT(SPEC("players.min"), "player") } se une al viaje un viajero neutral de un color que nadie use. Su peón ocupa un
    puesto al azar en la fila de { -start }, como los demás.
fact-16-2 = El viajero neutral mueve como los demás: cuando va más atrasado.
fact-16-3 = Lo mueve el jugador cuyo viajero esté más cerca de { -goal }.
fact-16-4 = Donde se detiene no ocurre nada, salvo en los templos y en las posadas.
fact-16-5 =
    En un templo, dona { AMOUNT(SPEC("neutral_gift"), "coin") } del banco en su color. El viajero neutral ocupa su puesto en la
    clasificación del templo y puede relegarte, pero nunca obtiene puntos.
fact-16-6 =
    En una posada, el viajero neutral cuenta como un viajero más al robar la oferta. Cuando llega, el jugador que lo ha movido devuelve
    { AMOUNT(SPEC("neutral_meals"), "meal") } al azar de las disponibles, boca abajo, al fondo del mazo de comidas.
fact-16-7 = El viajero neutral ocupa su espacio como cualquier otro viajero y no puede detenerse en un espacio completo.
fact-16-8 = Las demás reglas no cambian.
fact-G2 =
    { SPEC("neutral_coins") ->
        [0] No tiene monedas, así que no puede detenerse en los pueblos ni en los templos.
       *[other] No necesita monedas para detenerse en un pueblo o en un templo.
    }
fact-G3 = No tiene cartas de panorama, así que puede detenerse en cualquier espacio de panorama.
fact-G4 =
    { SPEC("ahead_in_inn") ->
        [-1] Si los viajeros de los jugadores están en la misma posada, va por delante el más alejado del camino, y su jugador mueve al viajero neutral.
       *[other] Si los viajeros de los jugadores están en la misma posada, va por delante el más cercano al camino, y su jugador mueve al viajero neutral.
    }
fact-G6 =
    { SPEC("neutral_opens_menu") ->
        [0] Si el viajero neutral es el primero en llegar a una posada, todavía no hay oferta y no se descarta nada. La roba el primer jugador que llegue.
       *[other] Si el viajero neutral es el primero en llegar a una posada, el jugador que lo ha movido roba la oferta y después hace el descarte.
    }

## 17 Variantes

fact-17-6 = Puedes combinar las variantes entre sí y jugar todas ellas con cualquier número de jugadores.
fact-17-1 =
    { variant-initiatory }: pensado para la primera partida. No hay losetas de viajero y todos empiezan con
    { AMOUNT(SPEC("coins_without_tile"), "coin") }.
fact-17-2 =
    { variant-return-journey }: el viaje empieza en { NAME("edo") } y termina en { NAME("kyoto") }. El camino se recorre en sentido
    contrario; las demás reglas no cambian.
fact-G10 =
    En este viaje, { NAME("kyoto") } es la última posada y en ella se come, mientras que en { NAME("edo") } no. Las habilidades de las posadas
    intermedias funcionan, como siempre, en las posadas que hay entre las dos ciudades.
fact-17-3 =
    { variant-gastronomy }: la oferta de una posada no tiene comidas adicionales, solo una comida por cada viajero de la partida.
fact-G5 =
    { SPEC("neutral_share") ->
        [0] {""}
       *[other] Con { AMOUNT(SPEC("players.min"), "player") }, el viajero neutral también cuenta aquí.
    }
fact-17-4 =
    { SPEC("count n in 0 to players.max - 1 where coins_by_spot[n] != 0") ->
        [0]
            { variant-preparations }: tu puesto en la fila de salida modifica tus monedas iniciales. Cuanto más cerca del camino estés, más
            tarde sales y más monedas tienes.
       *[other]
            { variant-preparations }: tu puesto en la fila de salida modifica tus monedas iniciales. Contando desde el camino, los puestos
            las modifican en { SPEC("coins_by_spot[0]", sign: "always") }, { SPEC("coins_by_spot[1]", sign: "always") },
            { SPEC("coins_by_spot[2]", sign: "always") }, { SPEC("coins_by_spot[3]", sign: "always") } y { SPEC("coins_by_spot[4]", sign: "always") }.
    }
fact-G9 =
    Con { AMOUNT(SPEC("players.min"), "player") }, el viajero neutral ocupa un puesto en esta fila, pero no recibe monedas.
