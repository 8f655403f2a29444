"""Random specs: a Hypothesis strategy that writes whole small games as YAML which the checker accepts."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache

from hypothesis import strategies as st

COLOURS = ("red", "blue", "white")
RESOURCES = ("coins", "iron", "clay")


# Strategies are made once: a spec draws hundreds of times, and shrinking writes thousands of specs.


@cache
def one_of(choices: tuple[str, ...]) -> st.SearchStrategy[str]:
    return st.sampled_from(choices)


@cache
def between(low: int, high: int) -> st.SearchStrategy[int]:
    return st.integers(low, high)


@dataclass(frozen=True)
class Scope:
    """The names that a text may use: numbers, cards and colours; and how deep it may still nest."""

    depth: int = 2
    numbers: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    # Rules that may be called from here, which keeps rules from calling each other in a circle.
    rules: tuple[str, ...] = ()
    effects: bool = False
    me: bool = True
    # Whether something is paid already: payments add up, and iron and clay have a low maximum.
    paid: bool = False

    def deeper(self, **names: tuple[str, ...]) -> Scope:
        changed = {name: getattr(self, name) + given for name, given in names.items()}
        return Scope(**{**self.__dict__, **changed, "depth": self.depth - 1})

    def paying(self) -> Scope:
        return Scope(**{**self.__dict__, "paid": True})


@dataclass
class Writer:
    """Writes one spec; simple choices come first, so that examples shrink towards them."""

    draw: st.DrawFn
    hook: bool
    counted: int = 0
    lines: list[str] = field(default_factory=list)

    def pick(self, *choices: str) -> str:
        return self.draw(one_of(choices))

    def number(self, low: int, high: int) -> int:
        return self.draw(between(low, high))

    def fresh(self) -> str:
        self.counted += 1
        return f"v{self.counted}"

    # expressions

    def amount(self, scope: Scope) -> str:
        """A number."""
        kinds = ["literal", "literal", "constant", "round"]
        kinds += ["stock", "stock", "mark", "spot", "zone"] if scope.me else ["deck"]
        kinds += ["name", "name"] if scope.numbers else []
        kinds += ["cost", "fare", "fare"] if scope.cards else []
        if scope.depth > 0:
            kinds += ["sum", "difference", "product", "quotient", "least", "count", "total", "highest", "list"]
            kinds += ["value"] if scope.me else []
        inner = scope.deeper()
        match self.pick(*kinds):
            case "constant":
                return self.pick("limit", "player_count", "seats", "iron.max")
            case "round":
                return "round"
            case "stock":
                return f"my {self.pick(*RESOURCES)}"
            case "mark":
                return "my marks"
            case "spot":
                return f"my spots[{self.colour(scope)}]"
            case "zone":
                return self.pick("deck.size", "my hand.size", "dice.size")
            case "deck":
                return "deck.size"
            case "name":
                return self.pick(*scope.numbers)
            case "cost":
                return f"{self.pick(*scope.cards)}.{self.pick('cost', 'number')}"
            case "fare":
                return f"{self.pick(*scope.cards)}.fare({self.amount(inner)})"
            case "sum":
                return f"({self.amount(inner)} + {self.amount(inner)})"
            case "difference":
                return f"({self.amount(inner)} - {self.amount(inner)})"
            case "product":
                return f"({self.amount(inner)} * {self.number(0, 3)})"
            case "quotient":
                return f"({self.amount(inner)} {self.pick('/', '%')} {self.number(1, 4)})"
            case "least":
                return f"{self.pick('min', 'max')}({self.amount(inner)}, {self.amount(inner)})"
            case "count":
                name, among, inside = self.element(inner)
                return f"(count {name} in {among} where {self.condition(inside)})"
            case "total":
                name, among, inside = self.element(inner)
                return f"(sum {self.amount(inside)} for {name} in {among})"
            case "highest":
                name, among, inside = self.element(inner)
                return f"({self.pick('highest', 'lowest')} {self.amount(inside)} for {name} in {among})"
            case "list":
                return f"levels[{self.small(inner)}]"
            case "value":
                return self.pick("strength(me)", "wealth")
        return str(self.number(0, 3))

    def small(self, scope: Scope) -> str:
        """A number from 0 to 2, by construction."""
        return f"{self.amount(scope)} % 3" if self.number(0, 2) else str(self.number(0, 2))

    def colour(self, scope: Scope) -> str:
        kinds = ["literal"] + (["name"] if scope.colours else []) + (["tint"] if scope.cards else [])
        match self.pick(*kinds):
            case "name":
                return self.pick(*scope.colours)
            case "tint":
                return f"{self.pick(*scope.cards)}.tint"
        return self.pick(*COLOURS)

    def element(self, scope: Scope) -> tuple[str, str, Scope]:
        """A name for the elements of a set, the set, and the scope that knows the name."""
        name = self.fresh()
        kinds = ["colours", "numbers", "list", "cards"] + (["hand", "dice"] if scope.me else [])
        match self.pick(*kinds):
            case "numbers":
                return name, f"1 to {self.number(1, 3)}", scope.deeper(numbers=(name,))
            case "list":
                return name, f"[{', '.join(COLOURS[: self.number(1, 3)])}]", scope.deeper(colours=(name,))
            case "cards":
                return name, "cards", scope.deeper(cards=(name,))
            case "hand":
                return name, "my hand", scope.deeper(cards=(name,))
            case "dice":
                return name, "dice", scope.deeper(numbers=(name,))
        return name, "colours", scope.deeper(colours=(name,))

    def condition(self, scope: Scope) -> str:
        kinds = ["compare", "compare", "compare", "truth"]
        kinds += ["tint"] if scope.colours or scope.cards else []
        kinds += ["member"] if scope.cards and scope.me else []
        kinds += ["lead", "human"] if scope.me else []
        kinds += ["not", "both", "either", "any", "all", "any", "all"] if scope.depth > 0 else []
        inner = scope.deeper()
        match self.pick(*kinds):
            case "truth":
                return "done"
            case "tint":
                return f"{self.colour(scope)} {self.pick('=', '!=')} {self.colour(scope)}"
            case "member":
                return f"{self.pick(*scope.cards)} in my hand"
            case "lead":
                return f"lead {self.pick('=', '!=')} me"
            case "human":
                return "me.human"
            case "not":
                return f"not ({self.condition(inner)})"
            case "both":
                return f"({self.condition(inner)} and {self.condition(inner)})"
            case "either":
                return f"({self.condition(inner)} or {self.condition(inner)})"
            case "any":
                name, among, inside = self.element(inner)
                return f"(any {name} in {among} where {self.condition(inside)})"
            case "all":
                name, among, inside = self.element(inner)
                return f"(all {name} in {among} where {self.condition(inside)})"
        left, right = self.amount(inner), self.amount(inner)
        # A comparison of literals that does not hold is an error.
        if not re.search("[a-z]", re.sub("min|max", "", left + right)):
            right = "round"
        return f"{left} {self.pick('>', '>=', '=', '<', '<=', '!=')} {right}"

    # effects: one line

    def price(self, scope: Scope) -> str:
        # A price above every maximum, or below 0, is an error, so computed prices have limits.
        computed = f"max(min({self.amount(scope.deeper())}, 2), 0)" if not self.number(0, 3) else str(self.number(1, 2))
        return f"{computed} {self.pick(*RESOURCES) if not scope.paid else 'coins'}"

    def effect(self, scope: Scope) -> str:
        """An effect on one line."""
        kinds = ["gain", "gain", "goods", "add", "nothing"]
        kinds += ["fame"] if self.hook else []
        kinds += ["call"] if scope.rules else []
        if scope.depth > 0:
            kinds += ["pay", "pay", "or", "or", "and", "may", "sequence", "move", "roll", "paid"]
        inner = scope.deeper()
        match self.pick(*kinds):
            case "goods":
                return f"gain {self.number(1, 2)} goods"
            case "add":
                return f"{self.pick('add {} to', 'subtract {} from').format(self.number(1, 2))} my marks"
            case "nothing":
                return "nothing"
            case "fame":
                return f"gain {self.number(1, 2)} fame"
            case "call":
                return self.call(scope)
            case "pay":
                return f"pay {self.price(scope)} -> {self.effect(inner.paying())}"
            case "paid":
                return f"may (pay {self.price(scope)}, {self.price(scope.paying())}; {self.effect(inner.paying())})"
            case "or":
                return f"({self.effect(inner)} or {self.effect(inner)})"
            case "and":
                return f"({self.effect(inner)} and {self.effect(inner)})"
            case "may":
                return f"may ({self.effect(inner)})"
            case "sequence":
                return f"({self.effect(inner)}; {self.effect(inner)})"
            case "move":
                first, second = self.colour(scope), self.colour(scope)
                return f"may move {self.number(1, 2)} from my spots[{first}] to my spots[{second}]"
            case "roll":
                return f"(roll {(name := self.fresh())} from 0 to {self.number(1, 3)}; gain {name} coins)"
        return f"gain {self.number(1, 3)} {self.pick(*RESOURCES)}"

    def call(self, scope: Scope) -> str:
        rule = self.pick(*scope.rules)
        return f"{rule}({self.amount(scope.deeper())})"

    # statements: blocks

    def block(self, scope: Scope, most: int = 3) -> list[str]:
        """Lines of a block; a name that a line gives holds for the lines after it."""
        found: list[str] = []
        for _ in range(self.number(1, most)):
            lines, scope = self.statement(scope)
            found += lines
        return found

    def statement(self, scope: Scope) -> tuple[list[str], Scope]:
        """One statement, and the scope of what follows it."""
        kinds = ["effect", "effect", "set", "let", "roll"]
        if scope.depth > 0:
            kinds += ["choose", "choose", "choose", "one", "order", "order", "each", "may", "if", "for", "repeat", "as"]
            kinds += ["draw", "play", "while"]
        kinds += ["do"] if scope.effects and scope.cards else []
        match self.pick(*kinds):
            case "set":
                return [self.assignment(scope)], scope
            case "let":
                name = self.fresh()
                return [f"let {name} = {self.amount(scope)}"], self.named(scope, numbers=(name,))
            case "roll":
                name = self.fresh()
                low = self.number(0, 2)
                return [f"roll {name} from {low} to {low + self.number(0, 3)}"], self.named(scope, numbers=(name,))
            case "choose":
                return self.choose(scope)
            case "do":
                return [f"do {self.pick(*scope.cards)}.{self.pick('effect', f'side[{self.colour(scope)}]')}"], scope
            case "draw":
                name = self.fresh()
                inside = scope.deeper(cards=(name,))
                back = f"put {name} {self.pick('on', 'under')} deck"
                lines = [f"draw {name} from deck", *self.block(inside, 1), back]
                return ["if deck.size > 0:", *indented(lines)], scope
            case "play":
                name = self.fresh()
                lines = [f"choose {name} from my hand", f"take {name} from my hand", f"put {name} under deck"]
                done = [f"do {name}.effect"] if scope.effects else []
                return ["if my hand.size > 0:", *indented([*lines, *done])], scope
            case "effect":
                return [self.effect(scope)], scope
        return self.compound(scope), scope

    def named(self, scope: Scope, **names: tuple[str, ...]) -> Scope:
        return Scope(**{**scope.deeper(**names).__dict__, "depth": scope.depth})

    def assignment(self, scope: Scope) -> str:
        match self.pick("round", "mark", "lead", "done", "top", "shuffle"):
            case "mark":
                return f"set my marks to {self.small(scope.deeper())}"
            case "lead":
                return "set lead to me"
            case "done":
                return f"set done to {self.pick('true', 'false')}"
            case "top":
                return f"set top[{self.colour(scope)}] to {self.pick('none', 'deck.top', *scope.cards)}"
            case "shuffle":
                return f"shuffle {self.pick('deck', 'my hand', 'dice')}"
        return f"set round to {self.small(scope.deeper())}"

    def choose(self, scope: Scope) -> tuple[list[str], Scope]:
        name, among, inside = self.element(scope)
        where = f" where {self.condition(inside.deeper())}" if self.number(0, 1) else ""
        paying = f", paying {self.price(inside)}" if self.number(0, 1) else ""
        by = " by lead" if not self.number(0, 5) else ""
        after = Scope(**{**inside.__dict__, "depth": scope.depth, "paid": scope.paid or bool(paying)})
        return [f"choose {name} from {among}{where}{paying}{by}"], after

    def compound(self, scope: Scope) -> list[str]:
        inner = scope.deeper()
        match self.pick("one", "order", "each", "may", "if", "for", "repeat", "as", "while"):
            case "one":
                head = self.pick("choose one:", "choose one:", "choose one by lead:")
                return [head, *indented([self.effect(inner) for _ in range(self.number(2, 3))])]
            case "order":
                head = self.pick("in any order:", "in any order, may:")
                return [head, *indented([self.effect(inner) for _ in range(self.number(2, 3))])]
            case "each":
                name = self.fresh()
                among = self.pick("colours", "cards")
                inside = scope.deeper(**{among: (name,)})
                where = f" where {self.condition(inside.deeper())}" if self.number(0, 1) or among == "cards" else ""
                head = f"in any order,{self.pick('', ' may,')} for each {name} in {among}{where}:"
                return [head, *indented([self.effect(inside)])]
            case "may":
                return ["may:", *indented([f"require {self.condition(inner)}", *self.block(inner, 2)])]
            case "if":
                other = ["else:", *indented(self.block(inner, 1))] if self.number(0, 1) else []
                return [f"if {self.condition(inner)}:", *indented(self.block(inner, 2)), *other]
            case "for":
                name, among, inside = self.element(scope)
                where = f" where {self.condition(inside.deeper())}" if self.number(0, 1) else ""
                return [f"for each {name} in {among}{where}:", *indented(self.block(inside, 1))]
            case "repeat":
                return [f"repeat {self.small(inner)} times:", *indented(self.block(inner, 1))]
            case "as":
                return [f"as {self.pick('lead', 'players[0]')}:", *indented(self.block(inner, 2))]
        noun = self.pick(*RESOURCES)
        return [f"while my {noun} > 2:", *indented([f"pay 1 {noun}", *self.block(inner.paying(), 1)])]


def indented(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def folded(lines: list[str], depth: int) -> str:
    """Lines as a YAML block."""
    return "|\n" + "\n".join(" " * depth + line for line in lines)


@st.composite
def specs(draw: st.DrawFn) -> tuple[str, str]:
    """The text of a game and that of a variant of it."""
    writer = Writer(draw, hook=draw(st.booleans()))
    plain = Scope(depth=1, me=False)
    effects = Scope(depth=2, rules=("second", "third"))
    turn = Scope(depth=3, rules=("first", "second", "third"), effects=True)
    cards = [f"card_{letter}" for letter in "abcd"[: writer.number(3, 4)]]
    entries = []
    for name in cards:
        copies = writer.number(1, 2)
        sides = "[" + ", ".join(f'"{writer.effect(effects)}"' for _ in COLOURS) + "]"
        fare = f', fare: "{writer.amount(Scope(depth=1, numbers=("n",)))}"' if writer.number(0, 1) else ""
        entries.append(
            f"      - {{id: {name}, cost: {writer.number(0, 3)}, tint: {writer.pick(*COLOURS)}, copies: {copies}, "
            f'effect: "{writer.effect(effects)}", side: {sides}{fare}}}'
        )
    rules = {
        # Every turn asks at least once.
        "turn": ["choose one:", *indented([writer.effect(turn), writer.effect(turn)]), *writer.block(turn, 4)],
        "first": writer.block(Scope(depth=2, numbers=("n",), rules=("second", "third"), effects=True)),
        "second": writer.block(Scope(depth=2, numbers=("n",), rules=("third",))),
        "third": writer.block(Scope(depth=1, numbers=("n",)), 2),
    }
    if writer.hook:
        rules["advance"] = ["add n to my marks", "if n > 1: gain 1 coins"]
    goods = writer.pick("iron, clay", "iron", "iron, clay, coin")
    parts = [
        "game: {id: random, version: 1, players: {min: 2, max: 3, seats: {2: 3}}, start: play}",
        f"constants: {{limit: {writer.number(0, 4)}, levels: [0, {writer.number(1, 3)}, 2]}}",
        "resources:",
        f"  coin: {{plural: coins, start: {writer.number(0, 3)}}}",
        f"  iron: {{max: {writer.number(2, 5)}, start: {writer.number(0, 2)}}}",
        "  clay: {max: 3}",
        *(["  fame: {gain: advance}"] if writer.hook else []),
        f"groups: {{goods: [{goods}]}}",
        "kinds:",
        "  colour: [red, blue, white]",
        "  card:",
        "    fields:",
        "      cost: number",
        "      tint: colour",
        "      effect: effect",
        "      side: {type: effect, per: colour}",
        "      fare: {type: formula, with: {n: number}, default: n}",
        "    entries:",
        *entries,
        "state:",
        "  round: {max: 9}",
        "  done: {type: truth}",
        "  lead: {type: player}",
        "  marks: {per: player, max: 9}",
        "  spots: {per: [player, colour], max: 5, start: 1}",
        "  top: {per: colour, type: card}",
        "  deck: {zone: card, seen: nobody}",
        "  hand: {per: player, zone: card, size: 6, seen: owner}",
        "  dice: {zone: number, size: 4, max: 6}",
        "values:",
        f'  strength: {{with: {{p: player}}, is: "p.marks + p.coins + {writer.amount(plain)}"}}',
        f'  wealth: {{is: "my coins + {writer.amount(plain)}"}}',
    ]
    if writer.number(0, 1):
        gain = writer.pick("gain 1 goods", "gain 1 iron", "gain 2 clay")
        # A coin for a coin would be an exchange without end.
        lowest = 2 if "coin" in goods and "goods" in gain else 1
        parts += ["anytime:", f"  exchange: pay {writer.number(lowest, 2)} coins -> {gain}"]
    start = [
        "set lead to players[0]",
        "for each c in cards: put c on deck",
        "shuffle deck",
        "for each p in players:",
        "  repeat 1 times:",
        "    draw c from deck",
        "    put c on p.hand",
        "for each n in 1 to 3:",
        "  roll face from 1 to 6",
        "  put face on dice",
        f"repeat {writer.number(2, 3)} times:",
        "  for each p in players where p.human:",
        "    as p: turn",
        "first(1)",
        "second(2)",
        "third(0)",
        *(["gain 1 fame"] if writer.hook else []),
    ]
    parts += ["rules:", f"  play:\n    do: {folded(start, 6)}"]
    for name, lines in rules.items():
        given = "" if name == "turn" else "    with: {n: number}\n"
        parts.append(f"  {name}:\n{given}    do: {folded(lines, 6)}")
    parts += [
        f'scoring: [{{id: riches, is: "my coins + my marks + {writer.amount(Scope(depth=1))}"}}]',
        f'ranking: [total, "{writer.amount(Scope(depth=1))}"]',
    ]
    variant = [
        "variant: {id: other, needs: []}",
        "changes:",
        f"  - {{set: constants.limit, to: {writer.number(0, 5)}}}",
        f'  - {{set: kinds.card.entries.{cards[0]}.effect, to: "{writer.effect(effects)}"}}',
        f"  - {{set: rules.third.do, to: {quoted(writer.block(Scope(depth=1, numbers=('n',)), 2))}}}",
        *([f"  - {{remove: kinds.card.entries.{cards[-1]}}}"] if len(cards) > 3 else []),
    ]
    return "\n".join(parts) + "\n", "\n".join(variant) + "\n"


def quoted(lines: list[str]) -> str:
    """Lines as a YAML text in quotes."""
    return '"' + "\\n".join(lines) + '\\n"'
