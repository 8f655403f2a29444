"""Files that a user names: written whole, through links and into pipes; only ordinary ones are read, at once."""

from __future__ import annotations

import os
import stat
import threading
from pathlib import Path

import pytest

from sugoroku import native_cache
from sugoroku.errors import GameError, SpecError
from sugoroku.files import output, read, require_writable, write


def code_of(path: Path, limit: int = 10) -> str:
    with pytest.raises(SpecError) as refused:
        read(path, limit)
    return refused.value.problems[0].code


def test_only_ordinary_files_are_read_and_only_small_ones(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"0123456789")
    (tmp_path / "link").symlink_to("file")
    (tmp_path / "loop").symlink_to("loop")
    os.mkfifo(tmp_path / "pipe")
    assert read(tmp_path / "link", 10) == b"0123456789"
    assert code_of(tmp_path / "link", 9) == "file-size"
    assert code_of(tmp_path / "pipe") == "file-special"
    assert code_of(tmp_path) == "file-folder"
    assert code_of(tmp_path / "nothing") == "file-missing"
    assert code_of(tmp_path / "loop") == "file-unreadable"
    assert code_of(Path("a\0b")) == "file-unreadable"


def test_a_new_file_is_as_readable_as_any_other(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        write({tmp_path / "new": b"new"})
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o644


def test_a_file_keeps_its_mode_and_is_replaced_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(0o640)
    with pytest.raises(KeyError), output(path) as file:
        file.write(b"half of the ne")
        raise KeyError
    assert path.read_bytes() == b"old"
    with path.open("rb") as reader:
        write({path: b"new"})
        assert reader.read() == b"old"
    assert (path.read_bytes(), stat.S_IMODE(path.stat().st_mode)) == (b"new", 0o640)
    assert os.listdir(tmp_path) == ["file"]


def test_a_link_stays_and_its_file_is_written(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    for name in ("there", "new"):
        (tmp_path / f"to-{name}").symlink_to(f"inner/{name}")
    (tmp_path / "inner" / "there").write_bytes(b"old")
    for name in ("there", "new"):
        write({tmp_path / f"to-{name}": b"written"})
        assert (tmp_path / f"to-{name}").is_symlink()
        assert (tmp_path / "inner" / name).read_bytes() == b"written"


def test_a_pipe_stays_a_pipe_and_is_written_to(tmp_path: Path) -> None:
    pipe, heard = tmp_path / "pipe", list[bytes]()
    os.mkfifo(pipe)
    listener = threading.Thread(target=lambda: heard.append(pipe.read_bytes()), daemon=True)
    listener.start()
    require_writable(pipe)
    write({pipe: b"told"})
    listener.join(20)
    assert heard == [b"told"] and pipe.is_fifo() and os.listdir(tmp_path) == ["pipe"]


def test_when_one_of_several_files_cannot_be_written_none_is(tmp_path: Path) -> None:
    (tmp_path / "two").mkdir()
    with pytest.raises(GameError, match="two cannot be written: it is a folder"):
        write({tmp_path / "one": b"1", tmp_path / "two": b"2"})
    assert os.listdir(tmp_path) == ["two"]


@pytest.mark.parametrize(
    ("name", "said"), [("", "folder"), ("no/such/file", "no such folder"), ("loop", "cannot be written"),
                       ("x" * 300, "cannot be written"), ("file/inside", "cannot be written")]
)  # fmt: skip
def test_a_place_that_cannot_be_written_is_told_before_the_work(tmp_path: Path, name: str, said: str) -> None:
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "file").write_bytes(b"old")
    with pytest.raises(GameError, match=said):
        require_writable(tmp_path / name)


def test_a_protected_file_and_a_protected_folder_are_told_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"old")
    # Who may do everything is asked as if he might not.
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    for name in ("file", "new"):
        with pytest.raises(GameError, match=f"{name} cannot be written: "):
            require_writable(tmp_path / name)


def test_a_pipe_among_the_kept_programs_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUGOROKU_CACHE", str(tmp_path))
    tmp_path.chmod(0o700)
    native_cache.save("one", b"code")
    os.mkfifo(tmp_path / "two.object")
    assert (native_cache.load("one"), native_cache.load("two")) == (b"code", None)
