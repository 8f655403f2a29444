"""Effects as lines of symbols, the same in all languages."""

from __future__ import annotations

from collections.abc import Callable

from . import syntax as s
from .figures import Figures
from .fluent import Language, identifier
from .nodes import Scalar
from .nouns import Phrase
from .spec import Entry, Spec
from .telling import Known

Names = dict[str, Known]
Short = Callable[[s.Statement, Scalar | None, Names], str]


class Icons:
    """Draws effects with the symbols of a game; what has no symbol is drawn by its short label."""

    def __init__(self, spec: Spec, symbols: Language, figures: Figures, short: Short) -> None:
        self.spec, self.symbols, self.figures, self.short = spec, symbols, figures, short

    def line(self, tree: s.Statement, scalar: Scalar | None, names: Names) -> str:
        """The symbols of an effect."""
        match tree:
            case s.Nothing():
                return "–"
            case s.Gain(amount=amount, noun=noun):
                return self.amount(amount, noun.text, names) or self.short(tree, scalar, names)
            case s.Pay(prices=prices, then=then):
                drawn = [self.amount(price.amount, price.noun.text, names) for price in prices]
                if None in drawn:
                    return self.short(tree, scalar, names)
                cost = "−" + " −".join(str(each) for each in drawn)
                return cost if then is None else f"{cost} → {self.line(then, scalar, names)}"
            case s.Both(items=items):
                return " + ".join(self.inside(item, scalar, names) for item in items)
            case s.Sequence(items=items):
                return ", ".join(self.inside(item, scalar, names) for item in items)
            case s.OneOf(items=items):
                return " / ".join(self.inside(item, scalar, names) for item in items)
            case s.May(body=body):
                return f"[{self.line(body, scalar, names)}]"
            case s.CallRule(rule=rule, arguments=arguments):
                parameters = self.spec.rules[rule].parameters if rule in self.spec.rules else ()
                values = {identifier(name): self.argument(given, names)
                          for (name, _), given in zip(parameters, arguments, strict=False)}
                return self.symbols.format(identifier("rule", rule), "", values) or self.short(tree, scalar, names)
        return self.short(tree, scalar, names)

    def inside(self, tree: s.Statement, scalar: Scalar | None, names: Names) -> str:
        text = self.line(tree, scalar, names)
        return f"({text})" if isinstance(tree, s.Both | s.Sequence | s.OneOf) else text

    def amount(self, amount: s.Expression, noun: str, names: Names) -> str | None:
        symbol = self.noun(noun)
        count = self.figures.value(amount, names)
        return f"{count}\u2009{symbol}" if symbol is not None and isinstance(count, int) else None

    def noun(self, noun: str) -> str | None:
        """The symbol of a resource or of a group of resources."""
        name = self.spec.plurals.get(noun, noun)
        return self.symbols.format(identifier("group" if name in self.spec.groups else "resource", name))

    def rule(self, name: str) -> str | None:
        """The symbol of a rule without parameters."""
        return self.symbols.format(identifier("rule", name))

    def entry(self, entry: Entry) -> str | None:
        """The symbol of an entry."""
        return self.symbols.format(identifier("entry", entry.id))

    def printed(self, entry: Entry, fields: dict[str, object]) -> list[str]:
        """What the symbols say about an entry beside its effects: the attributes of the nearest kind that has some."""
        named = {identifier(name): self.named(self.spec.entries[value.text])
                 for name in self.spec.fields_named(entry.kind)
                 if isinstance(value := self.figures.field(entry, name), Scalar) and value.text in self.spec.entries}
        values = fields | named
        kind = entry.kind
        while kind:
            id = identifier("kind", kind)
            if attributes := self.symbols.attributes(id):
                return [text for name in attributes if (text := self.symbols.format(id, name, values))]
            kind = self.spec.kinds[kind].parent
        return []

    def named(self, entry: Entry) -> Phrase:
        """An entry as a symbol, or by its id."""
        return Phrase(lambda _: self.entry(entry) or entry.id)

    def argument(self, tree: s.Expression, names: Names) -> object:
        known = self.figures.value(tree, names)
        if isinstance(known, Entry):
            return self.named(known)
        return known if known is not None else "none" if tree == s.Name("none") else "?"
