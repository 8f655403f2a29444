"""Data flows one way: a stage imports the stages before it, never after it."""

from __future__ import annotations

import ast
import itertools
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "interpreter" / "sugoroku"


def imports(path: Path) -> set[str]:
    """The modules of the package that a module imports, when it is loaded or later inside a function."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: set[str] = set()
    pending: list[ast.AST] = [tree]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        pending.extend(ast.iter_child_nodes(node))
        if isinstance(node, ast.ImportFrom):
            if node.level:
                found |= {node.module} if node.module else {alias.name for alias in node.names}
            elif node.module and node.module.startswith("sugoroku"):
                rest = node.module.removeprefix("sugoroku").removeprefix(".")
                found |= {rest} if rest else {alias.name for alias in node.names}
    return found


def graph() -> dict[str, set[str]]:
    names = {path.stem: path for path in PACKAGE.glob("*.py") if path.stem not in ("__init__", "__main__")}
    return {name: imports(path) & set(names) for name, path in names.items()}


def test_no_stage_imports_a_later_one() -> None:
    edges = graph()
    order: list[str] = []
    while len(order) < len(edges):
        ready = sorted(name for name in edges if name not in order and edges[name] <= set(order))
        left = {name: sorted(edges[name] - set(order)) for name in edges if name not in order}
        assert ready, f"these modules import each other in a circle: {left}"
        order += ready
    reading = ["nodes", "loader", "schema", "parser", "spec", "declarations"]
    stages = [*reading, "compiled", "compiler", "reference", "game"]
    assert [name for name in order if name in stages] == sorted(stages, key=order.index)
    for earlier, later in itertools.pairwise(stages):
        assert not reaches(edges, earlier, later), f"{earlier} depends on {later}"


def reaches(edges: dict[str, set[str]], start: str, goal: str) -> bool:
    seen, pending = set[str](), [start]
    while pending:
        name = pending.pop()
        if name == goal and name != start:
            return True
        if name not in seen:
            seen.add(name)
            pending.extend(edges[name])
    return False


def test_an_import_inside_a_function_counts(tmp_path: Path) -> None:
    module = tmp_path / "late.py"
    module.write_text("def later():\n    from .game import load\n    return load\n")
    assert imports(module) == {"game"}


def test_the_package_itself_is_light() -> None:
    import subprocess
    import sys

    code = (
        "import sys, sugoroku; print(len([m for m in sys.modules if m.split('.')[0] in ('numpy', 'lark', 'llvmlite')]))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"
