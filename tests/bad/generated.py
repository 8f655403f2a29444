"""Broken inputs that are too large or too odd to be stored. `python tests/bad/generated.py` writes what is expected."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
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
        path.parent.mkdir(exist_ok=True, parents=True)
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


def texts(data: bytes | str) -> Make:
    """A folder of texts with these bytes in the place of a game."""

    def make(folder: Path) -> None:
        no_files(folder)
        written(data, "en/common.ftl")(folder)

    return make


def texts_link_outside(folder: Path) -> None:
    texts("")(folder)
    (folder / "en" / "common.ftl").unlink()
    (folder / "en" / "common.ftl").symlink_to("/etc/hostname")


def named_pipe_for_texts(folder: Path) -> None:
    texts("")(folder)
    (folder / "en" / "common.ftl").unlink()
    os.mkfifo(folder / "en" / "common.ftl")


def pipe_for_inventory(folder: Path) -> None:
    (folder / "trace").mkdir()
    os.mkfifo(folder / "trace" / "inventory.yaml")


def no_files(folder: Path) -> None:
    (folder / "game.yaml").unlink()


def forbidden(name: str, data: str = "") -> Make:
    """A sound game with one more file or folder that nobody may read."""

    def make(folder: Path) -> None:
        path = folder / name
        if data:
            written(data, name)(folder)
        else:
            path.mkdir(parents=True, exist_ok=True)
        path.chmod(0)

    return make


def endless_variants(folder: Path) -> None:
    """A chain of variants that is longer than the stack of the interpreter."""
    (folder / "variants").mkdir()
    for n in range(1200):
        needed = f"v{n + 1}" if n < 1199 else "v0"
        (folder / "variants" / f"v{n}.yaml").write_text(f"variant: {{id: v{n}, needs: [{needed}]}}\nchanges: []\n")


def entangled_variants(folder: Path) -> None:
    """Variants that all need each other: there are more circles than anybody could list."""
    (folder / "variants").mkdir()
    names = [f"v{n}" for n in range(200)]
    for name in names:
        needed = ", ".join(each for each in names if each != name)
        (folder / "variants" / f"{name}.yaml").write_text(f"variant: {{id: {name}, needs: [{needed}]}}\nchanges: []\n")


def many_files(name: str, text: str, count: int) -> Make:
    """A sound game with many more files of the same text; {} in it is the number of the file."""

    def make(folder: Path) -> None:
        for n in range(count):
            written(text.replace("{}", str(n)), name.replace("{}", str(n)))(folder)

    return make


def many_combinations(folder: Path) -> None:
    """A game that is not small, in so many variants that checking each of them would take minutes."""
    line = "      if my coins > 1: gain 1 coin\n"
    written("rules:\n" + "".join(f"  r{n}:\n    do: |\n{line * 99}" for n in range(40)))(folder)
    many_files("variants/v{}.yaml", "variant: {id: v{}}\nchanges: []\n", 180)(folder)


VARIANT = "variant: {id: v{}}\nchanges:\n"
CASES: dict[str, Make] = {
    "alias-bomb": alias_bomb,
    "nested-brackets": written("constants: " + "[" * 200_000),
    "nested-brackets-in-rule": rule("gain " + "(" * 10_000 + "1"),
    "nested-mappings": written("constants: " + "{a: " * 100_000),
    "nested-blocks": rule("\n".join(" " * n + "may:" for n in range(190)) + "\n" + " " * 190 + "gain 1 coin"),
    "ten-megabytes": written("# x\n" * 2_500_000),
    "many-values": written("constants: {a: [" + "1, " * 120_000 + "1]}"),
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
    "endless-circles": entangled_variants,
    "other-ending": written("rules: [\n", "more.yml"),
    "capital-ending": written("rules: [\n", "MORE.YAML"),
    "folder-of-its-own": written("rules: [\n", "cards/more.yaml"),
    "misspelt-folder": written("scenarios: [\n", "scenario/more.yaml"),
    "folder-too-deep": written("variant: [\n", "variants/deep/more.yaml"),
    "misspelt-inventory": written("numbered: [\n", "trace/inventoy.yaml"),
    "file-for-variants": written("x", "variants"),
    "file-for-scenarios": written("x", "scenarios"),
    "pipe-for-inventory": pipe_for_inventory,
    "empty-variant": written(b"", "variants/more.yaml"),
    "invalid-utf-8-in-scenario": written(b"scenarios:\n  - name: caf\xe9\n", "scenarios/more.yaml"),
    "texts-link-outside": texts_link_outside,
    "texts-nul-bytes": texts(b"yes = Yes\nno = N\x00o\n"),
    "texts-turned-around": texts("# \u202eesrever\nno = No\n"),
    "texts-nested": texts("yes = " + "{ " * 30 + "1" + " }" * 30 + "\n"),
    "many-messages": texts("".join(f"a{n} = x\n" for n in range(60_000))),
    "many-pieces-of-junk": texts("=\n" * 100_000),
    "named-pipe-for-texts": named_pipe_for_texts,
    "turned-around": written("constants: {a: 1}\n# \u202eesrever\n"),
    "many-changes": many_files("variants/v{}.yaml", VARIANT + "  - {set: constants.days, to: 4}\n" * 19_000, 12),
    "many-small-changes": many_files("variants/v{}.yaml", VARIANT + "  - {remove: a}\n" * 1_500, 12),
    "many-scenarios": many_files(
        "scenarios/s{}.yaml", "scenarios:\n" + "  - {name: x, do: play, then: [my coins = 1, my coins]}\n" * 8_000, 4
    ),
    "many-small-scenarios": many_files("scenarios/s{}.yaml", "scenarios:\n" + "  - {name: x}\n" * 20_000, 4),
    "many-cards": many_files(
        "cards{}.yaml",
        "kinds:\n  card{}:\n    fields: {e: effect}\n    entries:\n" + "".join(
            f"      - {{id: c{{}}_{n}, e: pay 1 coin -> gain 2 coins}}\n" for n in range(9_000)), 4),
    "many-small-cards": many_files("cards{}.yaml", "kinds:\n  card{}: [" + ", ".join(["a"] * 20_000) + "]\n", 4),
    "many-long-rules": written(
        "rules:\n" + "".join(f"  r{n}:\n    do: |\n" + "      if my coins > 1: gain 1 coin\n" * 60 for n in range(300))
    ),
    "many-combinations": many_combinations,
    "many-exchanges": written("anytime:\n" + "".join(f"  a{n}: pay 1 coin -> gain 1 coin\n" for n in range(400))),
    "random-bytes": written(bytes(range(128, 256)) * 9),
    "unreadable-file": forbidden("more.yaml", "constants: {a: 1}\n"),
    "unreadable-file-by-name": forbidden("more.yaml", "constants: {a: 1}\n"),
    "unreadable-variant": forbidden("variants/more.yaml", "variant: {id: more}\nchanges: []\n"),
    "unreadable-scenario": forbidden("scenarios/more.yaml", "scenarios: []\n"),
    "unreadable-facts": forbidden("trace/inventory.yaml", "numbered: {R: 3}\n"),
    "unreadable-folder": forbidden("."),
    "unreadable-folder-of-variants": forbidden("variants"),
    "unreadable-folder-of-facts": forbidden("trace"),
    "growing-recording": written(gzip.compress(b" " * 1_900_000 + b"\n") * 2_000, "games.jsonl.gz"),
    "named-pipe-as-recording": lambda folder: os.mkfifo(folder / "games.jsonl"),
    "named-pipe-as-save": lambda folder: os.mkfifo(folder / "saved"),
    "long-quotes-in-recording": written(b'{"a": "' + b'\\"' * 900_000, "games.jsonl"),
    "packed-recording-cut-off": written(gzip.compress(b'{"seed": 1}\n')[:-12], "games.jsonl.gz"),
    "save-of-something-else": written(b"hello", "saved"),
    "save-of-another-game": written(b"sugoroku\x03\x00\x0c\x00harbour/1//1" + bytes(24), "saved"),
    "save-cut-off": written(b"sugoroku\x03\x00\x0c\x00harb", "saved"),
}


def command(case: str) -> list[str]:
    """What finds the mistake: a check, or what reads a recording or a saved game."""
    if "recording" in case:
        return ["replay", case, f"{case}/games.jsonl{'.gz' * (case.startswith(('packed', 'growing')))}"]
    if "save" in case:
        return ["play", case, "--save", f"{case}/saved"]
    return ["check", f"{case}/more.yaml" if case.endswith("by-name") else case]


# These could hang or fill the memory, so each of them has a process of its own.
RISKS = ("alias", "nested", "ten-", "many-", "long-", "endless", "named", "growing")
DANGEROUS = [case for case in CASES if case.startswith(RISKS)]
# These need a user who has no right to read everything.
FORBIDDEN = [case for case in CASES if case.startswith("unreadable")]
ODD = sorted(set(CASES) - set(DANGEROUS) - set(FORBIDDEN))
NOBODY = 65534


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


def checked(cases: list[str], home: str) -> dict[str, Outcome]:
    """Look at cases that are laid out, one after the other in this process."""
    found, before = dict[str, Outcome](), Path.cwd()
    os.chdir(home)
    try:
        for case in cases:
            start = time.process_time()
            code, output = sugoroku(*command(case))
            found[case] = Outcome(code, output, time.process_time() - start, 0)
    finally:
        os.chdir(before)
    return found


def harmless() -> dict[str, Outcome]:
    """The cases that are odd and nothing worse."""
    with tempfile.TemporaryDirectory() as home:
        for case in ODD:
            lay(case, home)
        return checked(ODD, home)


def powerless() -> dict[str, Outcome]:
    """The cases about permissions, in a process of its own that gives up the rights of root if it has them."""
    with tempfile.TemporaryDirectory() as home:
        for case in ["empty-file", *FORBIDDEN]:
            lay(case, home)
        run = f"import generated; generated.check_powerless({home!r})"
        done = subprocess.run([sys.executable, "-c", run], cwd=HERE, capture_output=True, text=True, timeout=120)
        for case in FORBIDDEN:
            (Path(home) / case).chmod(0o700)
            for path in (Path(home) / case).iterdir():
                path.chmod(0o700)
    assert done.returncode == 0, done.stderr
    return {case: Outcome(**found) for case, found in json.loads(done.stdout).items()}


def check_powerless(home: str) -> None:
    """Print what the cases about permissions give, for somebody who may not even be allowed to read this project."""
    if os.geteuid() == 0:
        # Everything is loaded while it may be read; root finds no fault with the cases themselves.
        shutil.copytree(HERE.parents[1] / "schemas", Path(home) / "schemas")
        os.environ["SUGOROKU_HOME"] = home
        checked(["empty-file", *FORBIDDEN], home)
        for path in (Path(home), *Path(home).rglob("*")):
            os.chown(path, NOBODY, NOBODY)
        os.chdir(home)
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    print(json.dumps({case: asdict(found) for case, found in checked(FORBIDDEN, home).items()}))


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
    for case, found in {**harmless(), **powerless(), **{case: outcome(case) for case in DANGEROUS}}.items():
        (GOLDEN / f"{case}.txt").write_text(found.output, "utf-8")
        print(f"{case}: exit code {found.code}, {found.seconds:.2f} s, {found.megabytes:.0f} MB")
