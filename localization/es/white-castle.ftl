### The White Castle en español.

game-title = The White Castle
player-automa = Clan Tokugawa
    .object = el clan Tokugawa

## Recursos

resource-coin =
    { $count ->
        [one] moneda
        [many] de monedas
       *[other] monedas
    }
resource-seal =
    { $count ->
        [one] sello del Daimio
        [many] de sellos del Daimio
       *[other] sellos del Daimio
    }
resource-food = de alimento
    .name = alimento
resource-iron = de hierro
    .name = hierro
resource-pearl = de nácar
    .name = nácar
resource-point =
    { $count ->
        [one] punto de clan
        [many] de puntos de clan
       *[other] puntos de clan
    }
resource-influence = de influencia
    .name = influencia
    .gain =
        { $mood ->
            [infinitive] { $count ->
                [one] avanzar { $count }{"\u00A0"}espacio en el marcador del paso del tiempo
                [many] avanzar { $count }{"\u00A0"}de espacios en el marcador del paso del tiempo
               *[other] avanzar { $count }{"\u00A0"}espacios en el marcador del paso del tiempo
            }
            [third] { $count ->
                [one] avanza { $count }{"\u00A0"}espacio en el marcador del paso del tiempo
                [many] avanza { $count }{"\u00A0"}de espacios en el marcador del paso del tiempo
               *[other] avanza { $count }{"\u00A0"}espacios en el marcador del paso del tiempo
            }
           *[imperative] { $count ->
                [one] avanza { $count }{"\u00A0"}espacio en el marcador del paso del tiempo
                [many] avanza { $count }{"\u00A0"}de espacios en el marcador del paso del tiempo
               *[other] avanza { $count }{"\u00A0"}espacios en el marcador del paso del tiempo
            }
        }
group-goods =
    { $count ->
        [one] recurso a elección
        [many] de recursos a elección
       *[other] recursos a elección
    }

## Clases

kind-card =
    { $count ->
        [one] carta
        [many] de cartas
       *[other] cartas
    }
    .indefinite = una carta
kind-steward =
    { $count ->
        [one] carta de mayordomo
        [many] de cartas de mayordomos
       *[other] cartas de mayordomos
    }
    .indefinite = una carta de mayordomo
    .entry = carta de mayordomo { $number }
kind-diplomat =
    { $count ->
        [one] carta de diplomático
        [many] de cartas de diplomáticos
       *[other] cartas de diplomáticos
    }
    .indefinite = una carta de diplomático
    .entry = carta de diplomático { $number }
kind-daimyo =
    { $count ->
        [one] carta de favor del Daimio
        [many] de cartas de favor del Daimio
       *[other] cartas de favor del Daimio
    }
    .indefinite = una carta de favor del Daimio
    .entry = carta de favor del Daimio { $number }
kind-starting-action =
    { $count ->
        [one] carta de acción inicial
        [many] de cartas de acción inicial
       *[other] cartas de acción inicial
    }
    .indefinite = una carta de acción inicial
    .entry = carta de acción inicial { $number }
kind-starting-resource =
    { $count ->
        [one] carta de recursos iniciales
        [many] de cartas de recursos iniciales
       *[other] cartas de recursos iniciales
    }
    .indefinite = una carta de recursos iniciales
    .entry = carta de recursos iniciales { $number }
kind-decree =
    { $count ->
        [one] carta de decreto
        [many] de cartas de decreto
       *[other] cartas de decreto
    }
    .indefinite = una carta de decreto
kind-solo-card =
    { $count ->
        [one] carta de solitario
        [many] de cartas de solitario
       *[other] cartas de solitario
    }
    .indefinite = una carta de solitario
    .entry = carta de solitario { $number }
    .details = Puente: { $bridge }, { $position } · Casilla: { $space }
    .does = el rival { CLAUSE($body, mood: "third") }
kind-garden =
    { $count ->
        [one] jardín
        [many] de jardines
       *[other] jardines
    }
    .indefinite = un jardín
kind-plant =
    { $count ->
        [one] jardín de plantas
        [many] de jardines de plantas
       *[other] jardines de plantas
    }
    .indefinite = un jardín de plantas
    .entry = jardín de plantas { $number }
    .option = { $name } – { AMOUNT($points, "point") }: { $effect }
    .details = Coste: { AMOUNT($cost, "food") } · { AMOUNT($points, "point") }
kind-stone =
    { $count ->
        [one] jardín de piedras
        [many] de jardines de piedras
       *[other] jardines de piedras
    }
    .indefinite = un jardín de piedras
    .entry = jardín de piedras { $number }
    .option = { $name } – { AMOUNT($points, "point") }: { $effect }
    .details = Coste: { AMOUNT($cost, "food") } · { AMOUNT($points, "point") }
kind-yard =
    { $count ->
        [one] campo de entrenamiento
        [many] de campos de entrenamiento
       *[other] campos de entrenamiento
    }
    .indefinite = un campo de entrenamiento
    .entry = campo de entrenamiento de { $cost }{"\u00A0"}de hierro
    .option = campo de entrenamiento
kind-yard-tile =
    { $count ->
        [one] loseta de entrenamiento
        [many] de losetas de entrenamiento
       *[other] losetas de entrenamiento
    }
    .indefinite = una loseta de entrenamiento
    .entry = loseta de entrenamiento { $number }
kind-yard-slot =
    { $count ->
        [one] loseta de entrenamiento
        [many] de losetas de entrenamiento
       *[other] losetas de entrenamiento
    }
    .indefinite = una loseta de entrenamiento
    .entry = loseta { $face }: { $yard }
kind-die-tile =
    { $count ->
        [one] loseta de dado
        [many] de losetas de dado
       *[other] losetas de dado
    }
    .indefinite = una loseta de dado
    .entry = loseta de dado { NOUN($colour, case: "feminine") }
    .option = { $name }: { $reward }
kind-space =
    { $count ->
        [one] casilla de dado
        [many] de casillas de dado
       *[other] casillas de dado
    }
    .indefinite = una casilla de dado
kind-room =
    { $count ->
        [one] sala
        [many] de salas
       *[other] salas
    }
    .indefinite = una sala
kind-open-space =
    { $count ->
        [one] casilla de dado
        [many] de casillas de dado
       *[other] casillas de dado
    }
    .indefinite = una casilla de dado
    .details = Valor: { $value }
kind-domain-space =
    { $count ->
        [one] casilla de dado
        [many] de casillas de dado
       *[other] casillas de dado
    }
    .indefinite = una casilla de dado
kind-tile-space =
    { $count ->
        [one] loseta de dado
        [many] de losetas de dado
       *[other] losetas de dado
    }
    .indefinite = una loseta de dado
    .entry = { $space }, { $row }
kind-floor =
    { $count ->
        [one] piso
        [many] de pisos
       *[other] pisos
    }
    .indefinite = un piso
kind-row =
    { $count ->
        [one] línea
        [many] de líneas
       *[other] líneas
    }
    .indefinite = una línea
    .details = Dado: { $colour } · Figuras: { $member }
kind-member =
    { $count ->
        [one] miembro del clan
        [many] de miembros del clan
       *[other] miembros del clan
    }
    .indefinite = un miembro del clan
kind-bridge-end =
    { $count ->
        [one] dado
        [many] de dados
       *[other] dados
    }
    .indefinite = un dado
    .option = dado de valor { $die }, { $name }
kind-column =
    { $count ->
        [one] pareja de cartas iniciales
        [many] de parejas de cartas iniciales
       *[other] parejas de cartas iniciales
    }
    .indefinite = una pareja de cartas iniciales
    .entry = pareja de cartas iniciales { $number }
kind-bed =
    { $count ->
        [one] jardín
        [many] de jardines
       *[other] jardines
    }
    .indefinite = un jardín
kind-stand =
    { $count ->
        [one] lugar de figura
        [many] de lugares de figura
       *[other] lugares de figura
    }
    .indefinite = un lugar de figura
    .entry = lugar de figura { $number }
kind-daimyo-slot =
    { $count ->
        [one] espacio de la carta del Daimio
        [many] de espacios de la carta del Daimio
       *[other] espacios de la carta del Daimio
    }
    .indefinite = un espacio de la carta del Daimio
kind-colour =
    { $count ->
        [one] color
        [many] de colores
       *[other] colores
    }
    .indefinite = un color
kind-tone =
    { $count ->
        [one] fondo
        [many] de fondos
       *[other] fondos
    }
    .indefinite = un fondo
kind-face =
    { $count ->
        [one] cara
        [many] de caras
       *[other] caras
    }
    .indefinite = una cara
kind-position =
    { $count ->
        [one] lugar
        [many] de lugares
       *[other] lugares
    }
    .indefinite = un lugar

## Colores, figuras, lugares

entry-coral = coral
    .feminine = coral
entry-black = negro
    .feminine = negra
entry-white = blanco
    .feminine = blanca
entry-dark = fondo oscuro
entry-light = fondo claro
entry-blue = azul
entry-yellow = amarilla
entry-courtier = cortesano
entry-gardener = jardinero
entry-warrior = guerrero
entry-left = izquierda
entry-centre = centro
entry-right = derecha
entry-coral-left = extremo izquierdo del puente coral
entry-black-left = extremo izquierdo del puente negro
entry-white-left = extremo izquierdo del puente blanco
entry-coral-right = extremo derecho del puente coral
entry-black-right = extremo derecho del puente negro
entry-white-right = extremo derecho del puente blanco
entry-gate = puerta del castillo
entry-steward-floor = piso de los mayordomos
entry-diplomat-floor = piso de los diplomáticos
entry-daimyo-room = sala del Daimio
entry-steward-left = sala izquierda de los mayordomos
entry-steward-centre = sala central de los mayordomos
entry-steward-right = sala derecha de los mayordomos
entry-diplomat-left = sala izquierda de los diplomáticos
entry-diplomat-right = sala derecha de los diplomáticos
entry-outside-left = exterior del castillo, izquierda
entry-outside-right = exterior del castillo, derecha
entry-well = pozo
entry-domain-courtier = línea de cortesanos de tu dominio
entry-domain-gardener = línea de jardineros de tu dominio
entry-domain-warrior = línea de guerreros de tu dominio
entry-top = línea superior
entry-middle = línea central
entry-bottom = línea inferior
entry-numbered-11 = pozo, primera loseta
entry-numbered-12 = pozo, segunda loseta
entry-plant-bed = jardín de plantas
entry-stone-bed = jardín de piedras
entry-slot-left = espacio izquierdo
entry-slot-middle = espacio central
entry-slot-right = espacio derecho
entry-decree-coin = decreto de moneda
entry-decree-seal = decreto de sello
entry-decree-vp = decreto de punto de clan

## Reglas como efectos

rule-courtier-action =
    { $mood ->
        [infinitive] realizar una acción de cortesano
       *[imperative] realiza una acción de cortesano
    }
    .label = acción de cortesano
    .performed = una acción de cortesano
rule-gardener-action =
    { $mood ->
        [infinitive] realizar una acción de jardinero
       *[imperative] realiza una acción de jardinero
    }
    .label = acción de jardinero
    .performed = una acción de jardinero
rule-warrior-action =
    { $mood ->
        [infinitive] realizar una acción de guerrero
       *[imperative] realiza una acción de guerrero
    }
    .label = acción de guerrero
    .performed = una acción de guerrero
rule-domain-action =
    { $mood ->
        [infinitive] realizar una acción de dominio personal
       *[imperative] realiza una acción de dominio personal
    }
    .label = acción de dominio personal
    .performed = una acción de dominio personal
rule-audience =
    { $mood ->
        [infinitive] solicitar audiencia
       *[imperative] solicita audiencia
    }
    .label = solicitar audiencia
rule-climb =
    { $mood ->
        [infinitive] realizar una ascensión social
       *[imperative] realiza una ascensión social
    }
    .label = ascensión social
rule-castle-section =
    { $mood ->
        [infinitive] aplicar cualquier sección de una carta del castillo
       *[imperative] aplica cualquier sección de una carta del castillo
    }
    .label = cualquier sección del castillo
rule-tile-section =
    { $mood ->
        [infinitive] aplicar una sección del castillo junto a una loseta de dado { NOUN($c, case: "feminine") }
       *[imperative] aplica una sección del castillo junto a una loseta de dado { NOUN($c, case: "feminine") }
    }
    .label = sección junto a una loseta { NOUN($c, case: "feminine") }
rule-light-section =
    { $mood ->
        [infinitive] aplicar una sección del castillo de fondo claro
       *[imperative] aplica una sección del castillo de fondo claro
    }
    .label = sección de fondo claro
rule-well-rewards =
    { $mood ->
        [infinitive] obtener las recompensas del pozo
       *[imperative] obtén las recompensas del pozo
    }
    .label = acción del pozo
    .gained = las recompensas del pozo
rule-lantern-rewards =
    { $mood ->
        [infinitive] obtener los beneficios de lámpara
       *[imperative] obtén los beneficios de lámpara
    }
    .label = beneficios de lámpara
    .gained = los beneficios de lámpara
rule-visit-room =
    { $mood ->
        [infinitive] aplicar las secciones de la sala junto a losetas del color del dado
       *[imperative] aplica las secciones de la sala junto a losetas del color del dado
    }
    .label = secciones de la sala
rule-domain-row =
    { $mood ->
        [infinitive] obtener las recompensas de la { $r } y aplicar en ella la acción de tu carta
       *[imperative] obtén las recompensas de la { $r } y aplica en ella la acción de tu carta
    }
    .label = { $r } de tu dominio
rule-row-rewards =
    { $mood ->
        [infinitive] obtener las recompensas de la línea
       *[imperative] obtén las recompensas de la línea
    }
    .label = recompensas de la línea
rule-read-light-part =
    { $mood ->
        [infinitive] aplicar una sección de la carta de fondo claro
       *[imperative] aplica una sección de la carta de fondo claro
    }
    .label = sección de fondo claro
rule-step-free =
    { $mood ->
        [infinitive] cruzar el punto de control
       *[imperative] cruza el punto de control
    }
    .label = cruzar el punto de control
rule-rival-gardener =
    { $mood ->
        [third]
            { $b-id ->
                [plant_bed] coloca un jardinero en un jardín de plantas
                [stone_bed] coloca un jardinero en un jardín de piedras
               *[none] coloca un jardinero en cualquier jardín
            }
       *[imperative]
            { $b-id ->
                [plant_bed] el rival coloca un jardinero en un jardín de plantas
                [stone_bed] el rival coloca un jardinero en un jardín de piedras
               *[none] el rival coloca un jardinero en cualquier jardín
            }
    }
rule-rival-warrior =
    { $mood ->
        [third] coloca un guerrero en el { $y }
       *[imperative] el rival coloca un guerrero en el { $y }
    }
rule-rival-audience =
    { $mood ->
        [third] coloca un cortesano en la puerta del castillo
       *[imperative] el rival coloca un cortesano en la puerta del castillo
    }
rule-rival-climb =
    { $mood ->
        [third]
            { $n ->
                [one] sube un cortesano { $n }{"\u00A0"}piso
                [many] sube un cortesano { $n }{"\u00A0"}de pisos
               *[other] sube un cortesano { $n }{"\u00A0"}pisos
            }
       *[imperative]
            { $n ->
                [one] el rival sube un cortesano { $n }{"\u00A0"}piso
                [many] el rival sube un cortesano { $n }{"\u00A0"}de pisos
               *[other] el rival sube un cortesano { $n }{"\u00A0"}pisos
            }
    }

field-effect =
    { $mood ->
        [infinitive] aplicar el efecto del jardín
       *[imperative] aplica el efecto del jardín
    }
field-part-effect =
    { $mood ->
        [infinitive] aplicar la acción de tu carta en esta línea
       *[imperative] aplica la acción de tu carta en esta línea
    }

## Decisiones

prompt-turn-e = ¿Qué dado tomas?
prompt-place-die-s = ¿Dónde colocas el dado?
prompt-pick-column-c = ¿Qué pareja de cartas iniciales tomas?
prompt-visit-room-any-order-may = ¿Qué sección aplicas ahora?
prompt-warrior-action-y = ¿A qué campo de entrenamiento va el guerrero?
prompt-warrior-action-any-order-may = ¿Qué loseta de entrenamiento aplicas ahora?
prompt-gardener-action-g = ¿A qué jardín va el jardinero?
prompt-climb-f = ¿Qué cortesano asciende? Desde:
prompt-climb-goal = ¿Hasta dónde asciende el cortesano?
prompt-enter-floor-x = ¿En qué sala entra el cortesano?
prompt-read-light-part-r = ¿Qué sección de la carta aplicas?
prompt-meet-daimyo-slot = ¿Qué espacio de la carta del Daimio ocupas?
prompt-domain-action-r = ¿Qué línea de tu dominio aplicas?
prompt-castle-section-t = ¿Qué sección del castillo aplicas?
prompt-tile-section-t = ¿Qué sección del castillo aplicas?
prompt-light-section-t = ¿Qué sección del castillo aplicas?
prompt-tend-own-gardens-any-order-may = ¿Qué jardín aplicas ahora?
prompt-lantern-rewards-any-order = ¿Qué beneficio de lámpara sigue?
prompt-row-rewards-any-order = ¿Qué recompensa de la línea sigue?
prompt-rival-gardener-g =
    .other = ¿Qué jardín ocupa el rival?
prompt-rival-room-x =
    .other = ¿En qué sala entra el rival?
prompt-step-on-may = ¿Pagas para cruzar el punto de control?

reason-my-home-warrior-over-0 = no te quedan guerreros en el dominio
reason-my-home-gardener-over-0 = no te quedan jardineros en el dominio
reason-my-home-courtier-over-0 = no te quedan cortesanos en el dominio
reason-has-room-me-s-and-admits-s-e-bridge = la casilla está ocupada o no admite este color
reason-e-die-over-0 = ya no queda ningún dado ahí
reason-g-site-not-none-and-my-gardeners-g-is-0 = este jardín no está en juego o ya tienes un jardinero en él
reason-row-uses-r-under-row-limit = ya has usado esta línea en este turno
reason-slot-holder-is-none = este espacio está ocupado

state-price-ahead = coste del punto de control
state-round = ronda
state-stack = fichas de influencia, de abajo arriba
state-turn-order = orden de turno
state-die = dado en el puente
state-inner = dados en el centro del puente
state-die-colour = color del dado tomado
state-dice = dados en la casilla
state-level = valor de la casilla
state-domain-die = dado en el dominio personal
state-row-uses = usos de la línea en este turno
state-deck = mazo
state-open-card = carta de la sala
state-removed = cartas fuera del juego
state-lord = carta de favor del Daimio en juego
state-holder = cortesano en la carta de favor del Daimio
state-tile = loseta de dado
state-training = loseta de entrenamiento
state-site = puente sobre el jardín
state-home = figuras en el dominio personal
state-courtiers = cortesanos en el castillo
    .logged = cortesanos en el castillo
state-warriors = guerreros
    .logged = guerreros
state-gardeners = jardineros
    .logged = jardineros
state-action-card = carta de acción
state-lanterns = cartas de la zona de lámpara
state-daimyo-deck = cartas de favor del Daimio restantes
state-plant-deck = jardines de plantas restantes
state-stone-deck = jardines de piedras restantes
state-yard-bag = losetas de entrenamiento restantes
state-tile-bag = losetas de dado restantes
state-gift-deck = cartas de recursos iniciales restantes
state-start-deck = cartas de acción inicial restantes
state-column-gift = carta de recursos iniciales disponible
state-column-action = carta de acción inicial disponible
state-solo-deck = mazo del solitario
state-revealed = cartas de solitario reveladas en este turno

## Puntuación

score-in-play = Durante la partida
score-coins-and-seals = Monedas y sellos
score-goods-left = Recursos
score-seasons = Paso del tiempo
score-court = Cortesanos
score-army = Guerreros
score-garden-cards = Jardineros

## Números por cantidad de jugadores

constant-dice-each = Dados de cada color
constant-most-dice-on-space = Dados como máximo en una casilla del tablero central
constant-columns-offered = Parejas de cartas iniciales a elegir

## Variantes

variant-ru-edition = Edición rusa
    .about = Las reglas de la edición rusa, que son las habituales de este libro.
variant-uk-edition = Edición ucraniana
    .about = Las reglas de la edición ucraniana: con el símbolo de dominio personal no puedes volver a usar una línea en el mismo turno, y la acción de un jardín en el que tu jardinero acaba de entrar no es opcional.
variant-cs-edition = Edición checa
    .about = Las reglas de la edición checa: la acción de un jardín en el que tu jardinero acaba de entrar no es opcional.
variant-es-edition = Edición española
    .about = Las reglas de la edición española: puedes renunciar a las recompensas de una línea de tu dominio personal.
variant-first-game = Primera partida
    .about = Para la primera partida: se apartan ciertas losetas de dado para el pozo.
variant-four-rounds = Cuatro rondas
    .about = Regla de la casa: la partida se alarga con una ronda adicional.
variant-no-left-lantern = Sin lámpara por el dado izquierdo
    .about = Regla de la casa: un dado del extremo izquierdo de un puente no da beneficios de lámpara.
variant-seals-7 = Más sellos
    .about = Regla de la casa: puedes tener más sellos del Daimio.
variant-solo-easy = Solitario: fácil
    .about = Para el modo solitario: el rival empieza detrás de ti en el orden de turno, sin puntos de clan y sin influencia.
variant-solo-hard = Solitario: difícil
    .about = Para el modo solitario: el rival empieza con más puntos de clan y más influencia.
variant-whole-move-lost = Todo o nada en un punto de control
    .about = Una lectura más estricta de las reglas: una ficha de influencia que no paga en un punto de control pierde todo su movimiento.

## Líneas de las cartas

line-lantern = Lámpara (reverso)
line-visible = Siempre visible
badge-marked = { SPEC("large_table") }+ jugadores

## Glosario

glossary-coin = Dinero: cubre la diferencia cuando tu dado es menor que la casilla y paga audiencias y jardines.
glossary-seal = Muestra del favor del señor. Abre los puntos de control, paga secciones de las cartas de mayordomo y puede cambiarse en cualquier momento.
glossary-food = Recurso con el que se pagan los jardineros.
glossary-iron = Recurso con el que se pagan los guerreros.
glossary-pearl = Recurso con el que se paga el ascenso de los cortesanos.
glossary-point = Lo que decide la partida.
glossary-influence = Cuánto ha avanzado tu ficha en el paso del tiempo: decide el orden de turno y puntúa al final.
glossary-steward = Carta de una sala del piso de los mayordomos; más tarde puede estar en tu dominio y después en tu zona de lámpara.
glossary-diplomat = Carta de una sala del piso de los diplomáticos; se usa como una carta de mayordomo.
glossary-daimyo = Carta del piso más alto con las recompensas que esperan a los primeros cortesanos.
glossary-decree = Carta con la que empiezan algunos jugadores; solo añade un beneficio de lámpara.
glossary-die-tile = Su color indica qué dados usan la sección contigua; en el pozo muestra una recompensa por el otro lado.
glossary-yard = Lugar fuera del castillo donde se entrenan los guerreros, que puntúan al final.
glossary-garden = Carta bajo un puente: una acción para tu jardinero y puntos de clan al final.
glossary-lantern-rewards = Las recompensas de los reversos de las cartas de tu zona de lámpara, todas a la vez.
glossary-courtier-action = Solicita una audiencia en la puerta, asciende en el castillo o haz ambas cosas.
glossary-gardener-action = Envía un jardinero a un jardín y usa su acción.
glossary-warrior-action = Envía un guerrero a un campo de entrenamiento y usa sus losetas.
