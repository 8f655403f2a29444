"""A compiled game: the program that the machines run, with the tables that explain it to people."""

from __future__ import annotations

from dataclasses import dataclass

from . import ir
from .nodes import Scalar
from .scope import Origin
from .spec import Entry, Rule, Spec, Type


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a decision is about, and who acts. kind: choose, gain, one of, may, any order, any order may."""

    kind: str
    name: str
    type: Type
    origin: Origin
    me: ir.Expr


@dataclass(frozen=True, slots=True)
class Label:
    """What an option stands for. kind: element (of `type`), line, yes, no, stop, anytime."""

    kind: str
    type: Type
    origin: Origin


@dataclass(frozen=True, slots=True)
class Compiled:
    """A game for a number of players, ready to run."""

    spec: Spec
    players: int
    program: ir.Program
    prompts: list[Prompt]
    labels: list[Label]
    origins: list[Origin]
    chances: list[str]
    categories: list[str]
    seen: dict[str, str]
    # By procedure and local: the type of the name, and who acts where it is given.
    names: dict[str, dict[int, tuple[Type, ir.Expr]]]
    unused: tuple[Rule, ...]
    # What is written on entries, by the names of their procedures.
    effects: dict[str, tuple[Scalar, Entry | None]]
