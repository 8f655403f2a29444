"""Broken inputs that are too large or too odd to be stored. `python tests/bad/generated.py` writes what is expected."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from run import sugoroku

HERE = Path(__file__).resolve().parent
GOLDEN = HERE / "generated"
GAME = """\
game: {id: quay, players: {min: 1, max: 2}, start: play}
resources: {coin: {plural: coins}}
rules: {play: {do: gain 1 coin}}
"""
Make = Callable[[Path], None]


def written(data: bytes | str, name: str = "more.yaml") -> Make:
    """A sound game with one more file of these bytes."""

    def make(folder: Path) -> None:
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data.encode() if isinstance(data, str) else data)

    return make


def rule(text: str) -> Make:
    """A sound game with one more rule."""
    return written("rules:\n  more:\n    do: |\n" + "".join(f"      {line}\n" for line in text.splitlines()))


def alias_bomb(folder: Path) -> None:
    lines = ["constants:", "  a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1]"]
    lines += [f"  a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 30)]
    written("\n".join(lines))(folder)


def folder_for_file(folder: Path) -> None:
    (folder / "more.yaml").mkdir()


def dangling_link(folder: Path) -> None:
    (folder / "more.yaml").symlink_to("nowhere.yaml")


def link_to_itself(folder: Path) -> None:
    (folder / "more.yaml").symlink_to("more.yaml")


def link_outside(folder: Path) -> None:
    (folder / "more.yaml").symlink_to("/etc/hostname")


def named_pipe(folder: Path) -> None:
    os.mkfifo(folder / "more.yaml")


def no_files(folder: Path) -> None:
    (folder / "game.yaml").unlink()


def endless_variants(folder: Path) -> None:
    """A chain of variants that is longer than the stack of the interpreter."""
    (folder / "variants").mkdir()
    for n in range(1200):
        needed = f"v{n + 1}" if n < 1199 else "v0"
        (folder / "variants" / f"v{n}.yaml").write_text(f"variant: {{id: v{n}, needs: [{needed}]}}\nchanges: []\n")


CASES: dict[str, Make] = {
    "alias-bomb": alias_bomb,
    "nested-brackets": written("constants: " + "[" * 200_000),
    "nested-brackets-in-rule": rule("gain " + "(" * 10_000 + "1"),
    "nested-mappings": written("constants: " + "{a: " * 200_000),
    "nested-blocks": rule("\n".join(" " * n + "may:" for n in range(190)) + "\n" + " " * 190 + "gain 1 coin"),
    "ten-megabytes": written("# x\n" * 2_500_000),
    "many-values": written("constants: {a: [" + "1, " * 200_000 + "1]}"),
    "long-rule": rule("gain 1 coin\n" * 3_000),
    "long-line": rule("gain " + "1 + " * 4_000 + "1 coin"),
    "long-sum": rule("gain " + "(1 + " * 29 + "1" + ")" * 29 + " coin; gain " + "1 + " * 4_800 + "1 coin"),
    "many-problems": rule("gain 1 coyn\n" * 1_500),
    "nul-bytes": written(b"constants: {a\x00b: 1}\n"),
    "control-character": written("constants: {a: 1}\n# \x1b[31mred\n"),
    "invisible-line-break": written("constants: {a: 1}\n# one\u2028two\n"),
    "invalid-utf-8": written(b"constants:\n  a: 1 # caf\xe9\n"),
    "utf-16": written(("\ufeff" + "constants: {a: 1}\n").encode("utf-16-le")),
    "byte-order-mark": written(b"\xef\xbb\xbfconstnts: {a: 1}\n"),
    "windows-line-ends": written("constants:\r\n  a: 1\r\nrules:\r\n  go:\r\n    do: |\r\n      gain 1 coyn\r\n"),
    "old-mac-line-ends": written("rules:\r  go:\r    do: |\r      gain 1 coyn\r"),
    "empty-file": written(b""),
    "blank-file": written("\n   \n# nothing here\n"),
    "folder-for-file": folder_for_file,
    "dangling-link": dangling_link,
    "link-to-itself": link_to_itself,
    "link-outside": link_outside,
    "named-pipe": named_pipe,
    "no-files": no_files,
    "endless-variants": endless_variants,
    "empty-variant": written(b"", "variants/more.yaml"),
    "invalid-utf-8-in-scenario": written(b"scenarios:\n  - name: caf\xe9\n", "scenarios/more.yaml"),
    "random-bytes": written(bytes(range(128, 256)) * 9),
    "growing-recording": written(gzip.compress(b" " * 1_900_000 + b"\n") * 2_000, "games.jsonl.gz"),
    "named-pipe-as-recording": lambda folder: os.mkfifo(folder / "games.jsonl"),
    "named-pipe-as-save": lambda folder: os.mkfifo(folder / "saved"),
    "long-quotes-in-recording": written(b'{"a": "' + b'\\"' * 900_000, "games.jsonl"),
    "packed-recording-cut-off": written(gzip.compress(b'{"seed": 1}\n')[:-12], "games.jsonl.gz"),
    "save-of-something-else": written(b"hello", "saved"),
    "save-of-another-game": written(b"sugoroku\x02\x00\x0c\x00harbour/1//1" + bytes(12), "saved"),
    "save-cut-off": written(b"sugoroku\x02\x00\x0c\x00harb", "saved"),
}


def command(case: str) -> list[str]:
    """What finds the mistake: a check, or what reads a recording or a saved game."""
    if "recording" in case:
        return ["replay", case, f"{case}/games.jsonl{'.gz' * (case.startswith(('packed', 'growing')))}"]
    return ["play", case, "--save", f"{case}/saved"] if "save" in case else ["check", case]


# These could hang or fill the memory, so each of them has a process of its own.
RISKS = ("alias", "nested", "ten-", "many-", "long-", "endless", "named", "growing")
DANGEROUS = [case for case in CASES if case.startswith(RISKS)]


@dataclass(frozen=True)
class Outcome:
    """What a child process did."""

    code: int
    output: str
    seconds: float
    megabytes: float


def lay(case: str, home: str) -> None:
    """Write a sound game and what breaks it."""
    folder = Path(home) / case
    folder.mkdir()
    (folder / "game.yaml").write_text(GAME)
    CASES[case](folder)


def harmless() -> dict[str, Outcome]:
    """All other cases, one after the other in this process."""
    found, before = {}, Path.cwd()
    with tempfile.TemporaryDirectory() as home:
        os.chdir(home)
        try:
            for case in sorted(set(CASES) - set(DANGEROUS)):
                lay(case, home)
                start = time.process_time()
                code, output = sugoroku(*command(case))
                found[case] = Outcome(code, output, time.process_time() - start, 0)
        finally:
            os.chdir(before)
    return found


def outcome(case: str) -> Outcome:
    """Run the command of a case in a process of its own, which cannot take the machine down."""
    with tempfile.TemporaryDirectory() as home:
        lay(case, home)
        limits = "import resource as r; r.setrlimit(r.RLIMIT_AS, (2**31, 2**31)); r.setrlimit(r.RLIMIT_CPU, (20, 20)); "
        run = f"{limits}import sys; sys.argv = {['sugoroku', *command(case)]}; from sugoroku.cli import main; main()"
        out = Path(home) / "output"
        with out.open("wb") as stream:
            child = subprocess.Popen([sys.executable, "-c", run], cwd=home, stdout=stream, stderr=subprocess.STDOUT)
            _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        seconds, megabytes = used.ru_utime + used.ru_stime, used.ru_maxrss / 1024
        return Outcome(child.returncode, out.read_text("utf-8"), seconds, megabytes)


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for case, found in {**harmless(), **{case: outcome(case) for case in DANGEROUS}}.items():
        (GOLDEN / f"{case}.txt").write_text(found.output, "utf-8")
        print(f"{case}: exit code {found.code}, {found.seconds:.2f} s, {found.megabytes:.0f} MB")
