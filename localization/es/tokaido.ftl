### Tokaido en español.

game-title = Tokaido
player-automa = Viajero neutral
    .object = el viajero neutral

## Recursos

resource-coin =
    { $count ->
        [one] moneda
        [many] de monedas
       *[other] monedas
    }
resource-point =
    { $count ->
        [one] punto
        [many] de puntos
       *[other] puntos
    }

## Clases

kind-space =
    { $count ->
        [one] espacio
        [many] de espacios
       *[other] espacios
    }
    .indefinite = un espacio
    .entry = { $station } (espacio { $number })
    .option = { $name }
kind-station =
    { $count ->
        [one] espacio
        [many] de espacios
       *[other] espacios
    }
    .indefinite = un espacio
    .details =
        { $coins-needed ->
            [0] {""}
           *[other] Necesitas { AMOUNT($coins-needed, "coin") }
        }
kind-traveler =
    { $count ->
        [one] viajero
        [many] de viajeros
       *[other] viajeros
    }
    .indefinite = un viajero
    .option = { $name } – { AMOUNT($coins, "coin") } al empezar. { $about }
    .details = { AMOUNT($coins, "coin") } al empezar
kind-meal =
    { $count ->
        [one] comida
        [many] de comidas
       *[other] comidas
    }
    .indefinite = una comida
    .details = Precio impreso: { AMOUNT($price, "coin") }
kind-souvenir =
    { $count ->
        [one] recuerdo
        [many] de recuerdos
       *[other] recuerdos
    }
    .indefinite = un recuerdo
    .option = { $name } – { $ware }, { AMOUNT($price, "coin") }
    .details = { $ware }, { AMOUNT($price, "coin") }
kind-encounter =
    { $count ->
        [one] encuentro
        [many] de encuentros
       *[other] encuentros
    }
    .indefinite = un encuentro
    .option = { $name }: { $effect }
kind-spring =
    { $count ->
        [one] fuente termal
        [many] de fuentes termales
       *[other] fuentes termales
    }
    .indefinite = una fuente termal
    .entry = fuente termal ({ AMOUNT($points, "point") })
kind-panorama =
    { $count ->
        [one] panorama
        [many] de panoramas
       *[other] panoramas
    }
    .indefinite = un panorama
    .details = Partes: { $parts }
kind-achievement =
    { $count ->
        [one] logro
        [many] de logros
       *[other] logros
    }
    .indefinite = un logro
    .details = { AMOUNT(SPEC("award_points"), "point") }
kind-ware =
    { $count ->
        [one] clase de recuerdos
        [many] de clases de recuerdos
       *[other] clases de recuerdos
    }
    .indefinite = una clase de recuerdos

## El camino

entry-kyoto = Kioto
entry-inn-1 = primera posada
entry-inn-2 = segunda posada
entry-inn-3 = tercera posada
entry-edo = Edo
entry-inn = posada
entry-village = pueblo
entry-farm = granja
entry-temple = templo
entry-meeting = encuentro
entry-hot-spring = fuente termal
entry-panorama-paddy = panorama de arrozales
entry-panorama-mountain = panorama de montaña
entry-panorama-sea = panorama del mar
entry-paddy = panorama de arrozales
entry-mountain = panorama de montaña
entry-sea = panorama del mar

## Recuerdos y comidas

entry-small-object = objetos pequeños
entry-clothing = ropa
entry-art = arte
entry-food-drink = comida y bebida
entry-yunomi = Yunomi
entry-gofu = Gofu
entry-koma = Koma
entry-hashi = Hashi
entry-uchiwa = Uchiwa
entry-washi = Washi
entry-sandogasa = Sandogasa
entry-yukata = Yukata
entry-furoshiki = Furoshiki
entry-geta = Geta
entry-kanzashi = Kanzashi
entry-haori = Haori
entry-netsuke = Netsuke
entry-jubako = Jubako
entry-shikki = Shikki
entry-shamisen = Shamisen
entry-sumie = Sumi-e
entry-ukiyoe = Ukiyo-e
entry-konpeito = Konpeito
entry-manju = Manju
entry-kamaboko = Kamaboko
entry-daifuku = Daifuku
entry-ocha = Ocha
entry-sake = Sake
entry-dango = Dango
entry-nigirimeshi = Nigirimeshi
entry-misoshiru = Misoshiru
entry-tempura = Tempura
entry-yakitori = Yakitori
entry-tofu = Tofu
entry-sushi = Sushi
entry-soba = Soba
entry-unagi = Unagi
entry-fugu = Fugu
entry-donburi = Donburi
entry-udon = Udon
entry-tai-meshi = Tai Meshi
entry-sashimi = Sashimi

## Encuentros

entry-shokunin = Shokunin (artesano)
entry-annaibito-paddy = Annaibito (guía de los arrozales)
entry-annaibito-mountain = Annaibito (guía de la montaña)
entry-annaibito-sea = Annaibito (guía del mar)
entry-samurai = Samurái
entry-kuge = Kuge (noble)
entry-miko = Miko (sacerdote sintoísta)

## Logros

entry-paddy-master = Maestro de los arrozales
entry-mountain-master = Maestro de la montaña
entry-sea-master = Maestro del mar
entry-gourmet = Gastrónomo
entry-bather = Bañista
entry-chatterbox = Parlanchín
entry-collector = Coleccionista

## Viajeros

entry-hiroshige = Hiroshige, el artista
    .about = En cada posada intermedia, antes de la comida: { $halfway }.
entry-chuubei = Chuubei, el mensajero
    .about = En cada posada intermedia, antes de la comida: { $halfway }.
entry-kinko = Kinko, el ronin
    .about = Cada comida cuesta { AMOUNT($meal-price-1, "coin") } menos.
entry-yoshiyasu = Yoshiyasu, el funcionario
    .about =
        { $meets ->
            [one] En un encuentro roba { $meets } carta y quédate una.
            [many] En un encuentro roba { $meets } de cartas y quédate una.
           *[other] En un encuentro roba { $meets } cartas y quédate una.
        }
entry-satsuki = Satsuki, la huérfana
    .about = En cada posada: { $table }.
entry-mitsukuni = Mitsukuni, el anciano
    .about = { AMOUNT($bath-bonus, "point") } más por cada fuente termal y { AMOUNT($award-bonus, "point") } más por cada logro.
entry-sasayakko = Sasayakko, la geisha
    .about = Si compras varios recuerdos en un pueblo, el más barato es gratis.
entry-hirotada = Hirotada, el sacerdote
    .about = En un templo, después de la donación: { $blessing }.
entry-umegae = Umegae, la artista callejera
    .about = En un encuentro, antes de la carta: { $greeting }.
entry-zen-emon = Zen-emon, el mercader
    .about = En un pueblo el recuerdo más caro cuesta solo { AMOUNT($discount-1, "coin") }.

## Reglas como efectos

rule-stay =
    { $mood ->
        [infinitive] descansar en la posada
       *[imperative] descansa en la posada
    }
    .label = posada
rule-spoil-meal =
    { $mood ->
        [infinitive] devolver una comida al fondo del mazo
       *[imperative] devuelve una comida al fondo del mazo
    }
rule-visit-village =
    { $mood ->
        [infinitive] revelar { SPEC("stall_size") } recuerdos y comprar los que quieras
       *[imperative] revela { SPEC("stall_size") } recuerdos y compra los que quieras
    }
    .label = visitar el pueblo
rule-visit-temple =
    { $mood ->
        [infinitive] donar de { SPEC("least_gift") } a { SPEC("most_gift") } monedas al templo
       *[imperative] dona de { SPEC("least_gift") } a { SPEC("most_gift") } monedas al templo
    }
    .label = visitar el templo
rule-meet =
    { $mood ->
        [infinitive] robar una carta de encuentro y aplicar su efecto
       *[imperative] roba una carta de encuentro y aplica su efecto
    }
    .label = encuentro
rule-bathe =
    { $mood ->
        [infinitive] robar una carta de fuente termal y obtener sus puntos
       *[imperative] roba una carta de fuente termal y obtén sus puntos
    }
    .label = fuente termal
rule-paint =
    { $mood ->
        [infinitive] tomar la siguiente parte del { $view } y obtener sus puntos
       *[imperative] toma la siguiente parte del { $view } y obtén sus puntos
    }
    .label = { $view }
rule-paint-any =
    { $mood ->
        [infinitive] tomar la siguiente parte de cualquier panorama sin terminar
       *[imperative] toma la siguiente parte de cualquier panorama sin terminar
    }
    .label = siguiente parte de cualquier panorama
rule-follow-guide =
    { $mood ->
        [infinitive] tomar la siguiente parte del { $view } o, si está completo, de cualquier otro panorama
       *[imperative] toma la siguiente parte del { $view } o, si está completo, de cualquier otro panorama
    }
    .label = siguiente parte del { $view }
rule-donate =
    { $mood ->
        [infinitive] donar al templo { AMOUNT($n, "coin") } del banco
       *[imperative] dona al templo { AMOUNT($n, "coin") } del banco
    }
    .label = del banco al templo: { AMOUNT($n, "coin") }
rule-receive-souvenir =
    { $mood ->
        [infinitive] obtener el recuerdo superior del mazo
       *[imperative] obtén el recuerdo superior del mazo
    }
    .label = un recuerdo del mazo
    .gained = el recuerdo superior del mazo
rule-buy-meal =
    { $mood ->
        [infinitive] comprar una comida
       *[imperative] compra una comida
    }
rule-eat-free =
    { $mood ->
        [infinitive] tomar gratis la comida robada
       *[imperative] toma gratis la comida robada
    }
rule-taste =
    { SPEC("treat_from_deck") ->
        [1] { rule-taste-deck }
       *[0] { rule-taste-menu }
    }
rule-taste-menu =
    { $mood ->
        [infinitive] poder tomar gratis una comida al azar de las disponibles
       *[imperative] puedes tomar gratis una comida al azar de las disponibles
    }
rule-taste-deck =
    { $mood ->
        [infinitive] poder tomar gratis la comida superior del mazo
       *[imperative] puedes tomar gratis la comida superior del mazo
    }
rule-accept-treat =
    { $mood ->
        [infinitive] tomar gratis la comida del mazo
       *[imperative] toma gratis la comida del mazo
    }

## Decisiones

prompt-deal-tiles-kept = ¿Qué viajero serás?
prompt-travel-destination = ¿Adónde vas ahora?
    .other = ¿Adónde va ahora el viajero neutral?
prompt-buy-meal-dish = ¿Qué comida compras?
prompt-visit-temple-gift = ¿Cuánto donas al templo?
prompt-meet-stranger = ¿Con qué encuentro te quedas?
prompt-paint-any-picture = ¿Qué panorama continúas?
prompt-visit-village-any-order-may = ¿Qué recuerdos compras? Detente cuando tengas bastantes

reason-edible-me-dish = ya has probado esta comida
reason-edible-me-m = ya has probado esta comida
reason-has-room-destination-and-may-stop-me-destination-station = no hay sitio allí o no puedes detenerte allí
reason-price-with-me-pick-at-most-my-coins = no te alcanzan las monedas para este recuerdo
reason-unfinished-me-picture = este panorama está completo

state-donated = donaciones
    .logged = donaciones
state-halt = ubicación
state-spot = puesto en la fila
state-mover = último en mover
state-tile = viajero
state-bag = recuerdos
state-eaten = comidas
state-met = encuentros
state-bathed = fuentes termales
state-views = partes del panorama
state-won = logro
state-fed = comidas en esta posada
state-tile-deck = viajeros sin repartir
state-dealt = viajeros para elegir
state-queue = aún sin puesto en la salida
state-stall = recuerdos en venta
state-basket = recuerdos elegidos
state-drawn = encuentros robados
state-menu = oferta de comidas
state-treat = comida gratuita
state-souvenir-deck = mazo de recuerdos
state-meal-deck = mazo de comidas
state-encounter-deck = mazo de encuentros
state-spring-deck = mazo de fuentes termales

## Números según el número de jugadores

constant-usable-spots = Plazas utilizables de un espacio doble
constant-menu-size = Comidas en la oferta de una posada

## Puntuación

score-journey = Durante el viaje
score-offerings = Templo
score-purse = Monedas restantes

## Variantes

variant-gastronomy = Gastronomía
    .about = La oferta de cada posada tiene solo tantas comidas como viajeros hay.
variant-initiatory = Viaje iniciático
    .about = Para la primera partida: sin losetas de viajero, y todos empiezan con { AMOUNT(SPEC("coins_without_tile"), "coin") }.
variant-neutral-needs-coins = El viajero neutral necesita monedas
    .about = El viajero neutral no tiene monedas y no puede detenerse donde hacen falta: en los pueblos y en los templos.
variant-preparations = Preparativos
    .about = Tu puesto en la fila de salida modifica tus monedas iniciales: quien sale más tarde tiene más.
variant-return-journey = Viaje de vuelta
    .about = El viaje empieza en { NAME("edo") } y termina en { NAME("kyoto") }.
variant-same-dish-twice = La misma comida dos veces
    .about = Durante el viaje puedes repetir cada plato una segunda vez.
variant-satsuki-deck = Satsuki roba del mazo
    .about = La comida gratuita de Satsuki sale del mazo de comidas y no de las comidas disponibles.

## Líneas de las cartas

line-neutral = Viajero neutral

## Glosario

glossary-coin = Dinero para recuerdos, comidas y donaciones al templo.
glossary-point = Lo que decide el viaje.
glossary-traveler = El personaje con el que juegas, con una habilidad propia.
glossary-meal = Plato que compras en una posada; puntúa al momento.
glossary-souvenir = Objeto de un pueblo; cuantos más tipos tengas, más puntúa el siguiente.
glossary-panorama = Cuadro de varias partes que reúnes por el camino.
glossary-encounter = Alguien a quien conoces en el camino; la carta dice qué te da.
glossary-spring = Un baño que da puntos al momento.
glossary-achievement = Carta por ser el primero o tener más; da puntos y desempata.
