"""The command line on terminals of other letters, and what it says of a port or a file that cannot be."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion import cli
from companion.cli_streams import plain
from companion.library.texts import LANGUAGES
from tests.support.about import ANY

ENCODINGS = ("cp1252", "ascii", "cp850", "latin-1", "utf-16")


@pytest.mark.parametrize(
    ("said", "arrives"), [("−5\u202f%, « d’Anne »…", '-5 %, " d\'Anne "...'), ("Été → 🏴", "Ete -> ?")]
)
def test_what_a_letter_set_lacks_is_said_with_what_it_has(said: str, arrives: str) -> None:
    assert plain(said) == arrives


def told(encoding: str, *arguments: str, given: bytes | None = None) -> subprocess.CompletedProcess[bytes]:
    env = {**os.environ, "PYTHONIOENCODING": encoding}
    return subprocess.run([sys.executable, "-m", "companion", *arguments], env=env, input=given, capture_output=True)


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_the_doctor_speaks_on_every_terminal(encoding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for lang in LANGUAGES:
        written = {name: io.BytesIO() for name in ("stdout", "stderr")}
        terminal = {name: io.TextIOWrapper(each, encoding, write_through=True) for name, each in written.items()}
        with monkeypatch.context() as patch:
            for name, stream in terminal.items():
                patch.setattr(sys, name, stream)
            code = cli.main(["doctor", "--lang", lang, "--data", str(tmp_path)])
        words = written["stdout"].getvalue().decode(encoding)
        assert code in (cli.NOT_IN_ORDER, 0) and words.startswith("ok ") and not written["stderr"].getvalue()


def test_the_referee_reads_and_writes_json_whatever_the_terminal_is() -> None:
    scenario = json.dumps({"game": ANY, "bogus’": 1}, ensure_ascii=False)
    came = told("ascii", "referee", "--lang", "fr", given=scenario.encode())
    assert came.returncode == cli.BAD_INPUT and "bogus'" in came.stderr.decode("ascii")
    schema = told("ascii", "referee", "--schema")
    assert json.loads(schema.stdout)["input"]


@pytest.mark.parametrize("port", ["99999", "80a", "²", "1.5"])
@pytest.mark.parametrize("option", ["--port", "--lan-port"])
def test_a_port_that_cannot_be_is_refused_with_what_can(
    port: str, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["serve", "--lang", "fr", f"{option}={port}"])
    assert end.value.code == cli.BAD_INPUT
    assert f"un port est un nombre de 0 à 65535, pas «\u202f{port}\u202f»" in capsys.readouterr().err


def test_a_file_in_other_letters_says_how_to_save_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "scenario.json"
    path.write_bytes('{"game": "x"}'.encode("utf-16"))
    assert cli.main(["referee", "--lang", "fr", str(path)]) == cli.BAD_INPUT
    assert f"{path} n’est pas un texte en UTF-8." in capsys.readouterr().err


def test_a_name_that_stands_twice_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "scenario.json"
    path.write_text(f'{{"game": "{ANY}", "seed": 1, "seed": 2, "commands": []}}', encoding="utf-8")
    assert cli.main(["referee", "--lang", "en", str(path)]) == cli.BAD_INPUT
    assert "“seed” stands there twice" in capsys.readouterr().err
