"""Lowers a whole program to the text of one LLVM module."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from sugoroku import ir
from sugoroku.machine import CALL_DEPTH
from sugoroku.native_lanes import WIDEST
from sugoroku.native_pieces import pieces_text
from sugoroku.native_playing import playing_text
from sugoroku.native_runtime import runtime_text
from sugoroku.native_statements import DirectProcedure
from sugoroku.native_text import REPORT, STATE, FunctionText
from sugoroku.native_values import Values
from sugoroku.wellformed import DEPTH

# The writers of text call themselves a few times for each level of a statement or an expression.
sys.setrecursionlimit(max(sys.getrecursionlimit(), 20 * DEPTH))

_VALUE_EXIT = [
    "unwind:",
    "  %failure = load i32, ptr %code",
    "  %result = insertvalue {i32, i32} zeroinitializer, i32 %failure, 1",
    "  ret {i32, i32} %result",
]
_MEMORY = f"ptr noalias {STATE}, ptr noalias {REPORT}"


def llvm_text(program: ir.Program, optimised: bool = True) -> str:
    """The module of a program: tables, functions, procedures, and the functions that a machine calls.

    The text that is to be optimised looks at candidates side by side; the other one is quicker to compile.
    """
    parts = [
        _block(f"table_{number}", [*table.values, *table.values[:1] * WIDEST])
        for number, table in enumerate(program.tables.values())
    ]
    procedures = list(program.procedures.values())
    parts.append(_block("parameters", (procedure.parameters for procedure in procedures)))
    parts.append(_block("locals", (procedure.locals for procedure in procedures)))
    parts.append(_block("locals_around", _locals_around(program)))
    parts += _functions(program)
    arities = {function.parameters for function in program.functions.values()}
    parts += [_apply(program, arity) for arity in range(max(arities | _called_arities(program), default=0) + 1)]
    parts += [DirectProcedure(program, procedure).text() for procedure in procedures if not procedure.suspends]
    parts += [*pieces_text(program, optimised), _evaluate(program), runtime_text(), playing_text(program)]
    return "\n".join(parts)


def _block(name: str, values: Iterable[int]) -> str:
    cells = list(values)
    content = ", ".join(f"i32 {value}" for value in cells)
    return f"@{name} = internal unnamed_addr constant [{len(cells)} x i32] [{content}]"


def _locals_around(program: ir.Program) -> list[int]:
    """For each statement, the number of locals of its procedure."""
    found: list[int] = []
    for node in program.nodes:
        parent = node.parent
        found.append(parent.locals if isinstance(parent, ir.Procedure) else found[parent.id] if parent else 0)
    return found


def _called_arities(program: ir.Program) -> set[int]:
    """With how many arguments functions are called by number, also where no function takes so many."""
    found: set[int] = set()
    pending: list[object] = [function.body for function in program.functions.values()]
    for node in program.nodes:
        pending.append(node)
        if isinstance(node, ir.Choose):
            pending += [*node.options, *node.interrupts]
    while pending:
        item = pending.pop()
        if isinstance(item, ir.CallFunction) and not isinstance(item.function, str):
            found.add(len(item.arguments))
        pending.extend(ir.expressions(item))
    return found


def _functions(program: ir.Program) -> list[str]:
    """All functions; of equal ones, as conditions of cards often are, only the first is compiled."""
    texts, first = [], dict[tuple[int, ir.Expr], int]()
    for function in program.functions.values():
        same = first.setdefault((function.parameters, function.body), function.id)
        if same == function.id:
            texts.append(_function(program, function))
        else:
            kinds = ", ".join(["ptr", "ptr", "i32", *["i32"] * function.parameters])
            texts.append(f"@function_{function.id} = internal alias {{i32, i32}} ({kinds}), ptr @function_{same}")
    return texts


def _function(program: ir.Program, function: ir.Function) -> str:
    text = Values(program, depth="%depth")
    temps = {slot: text.variable(f"%p{slot}") for slot in range(function.parameters)}
    found = text.value(function.body, temps)
    result = text.compute(f"insertvalue {{i32, i32}} zeroinitializer, i32 {found}, 0")
    text.emit(f"ret {{i32, i32}} {result}")
    parameters = "".join(f", i32 %p{slot}" for slot in range(function.parameters))
    head = f"define internal {{i32, i32}} @function_{function.id}({_MEMORY}, i32 %depth{parameters}) nounwind"
    return text.finish(head, _VALUE_EXIT)


def _apply(program: ir.Program, arity: int) -> str:
    """The function that calls a function with so many parameters by its number, and a table of these functions."""
    text = FunctionText()
    functions = list(program.functions.values())
    fitting = [f"ptr @function_{f.id}" if f.parameters == arity else "ptr null" for f in functions]
    table = f"@takes_{arity} = internal unnamed_addr constant [{len(functions)} x ptr] [{', '.join(fitting)}]"
    text.require(text.compare("ult", "%number", len(functions)), ir.FAULT_INDEX)
    target = text.pointer(f"takes_{arity}", "%number")
    text.require(text.compute(f"icmp ne ptr {target}, null"), ir.FAULT_INDEX)
    text.require(text.compare("sle", "%depth", CALL_DEPTH), ir.FAULT_STACK)
    text.charge("1")
    passed = "".join(f", i32 %p{slot}" for slot in range(arity))
    called = f"{target}(ptr {STATE}, ptr {REPORT}, i32 %depth{passed})"
    text.emit(f"ret {{i32, i32}} {text.compute(f'call {{i32, i32}} {called}')}")
    head = f"define internal {{i32, i32}} @apply_{arity}({_MEMORY}, i32 %depth, i32 %number{passed}) nounwind"
    return "\n".join([table, text.finish(head, _VALUE_EXIT)])


def _evaluate(program: ir.Program) -> str:
    """The function that computes a function of the program for a caller outside."""
    text = FunctionText()
    functions = list(program.functions.values())
    text.emit(f"store i64 1, ptr {REPORT}")
    text.require(text.compare("ult", "%number", len(functions)), ir.FAULT_INDEX)
    arities = sorted({function.parameters for function in functions})
    for arity in arities:
        # Each table holds the functions of one arity, so that at most one of them knows the number.
        found, other = text.label(), text.label()
        target = text.pointer(f"takes_{arity}", "%number")
        text.branch(text.compute(f"icmp ne ptr {target}, null"), found, other)
        text.place(found)
        arguments = [f", i32 {text.load(text.at('%arguments', str(slot)))}" for slot in range(arity)]
        called = f"{target}(ptr {STATE}, ptr {REPORT}, i32 1{''.join(arguments)})"
        result = text.compute(f"call {{i32, i32}} {called}")
        text.store(text.compute(f"extractvalue {{i32, i32}} {result}, 0"), "%result")
        text.emit(f"ret i32 {text.compute(f'extractvalue {{i32, i32}} {result}, 1')}")
        text.place(other)
    text.goto("unwind")
    parameters = f"{_MEMORY}, i32 %number, ptr noalias %arguments, ptr noalias %result"
    head = f"define i32 @sugoroku_evaluate({parameters}) nounwind"
    return text.finish(head, ["unwind:", f"  ret i32 {ir.FAULT_INDEX}"])
