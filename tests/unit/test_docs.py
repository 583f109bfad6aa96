"""The documents are true, short, linked with each other, and say nothing twice; their examples are run."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import tomllib
from collections import Counter, defaultdict
from datetime import date, datetime
from functools import cache
from typing import Any, Final
from urllib.parse import unquote

import pytest

import companion
from companion import cli
from companion.library.game_registry import game, game_ids
from companion.library.texts import LANGUAGES, say, texts_in
from companion.paths import PACKAGE, assets
from companion.referee import referee
from companion.sharing.parcels import Setting, is_newer, pack, unpack
from companion.sharing.qr_lines import Collector
from tests.saves.saved_evenings import versions

ROOT: Final = PACKAGE.parent
README, CHANGES, PYTHON, REFEREE = "README.md", "CHANGELOG.md", "docs/python.md", "docs/referee.md"
MOST: Final = {
    README: 6_000,
    CHANGES: 6_000,
    "CONTRIBUTING.md": 4_000,
    "docs/play.md": 8_000,
    "docs/jouer.md": 8_000,
    PYTHON: 7_000,
    REFEREE: 7_000,
    "docs/architecture.md": 9_000,
    "docs/rules.md": 4_000,
}
"""Bytes of each document that is written by hand, at most."""
LINES_OF_LIMITS: Final = 50
DOCUMENTS: Final = tuple(
    path.relative_to(ROOT).as_posix()
    for path in (*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md")), PACKAGE / "games" / "README.md")
)
BY_HAND: Final = tuple(document for document in DOCUMENTS if document != "docs/quality.md")
"""All but the page of figures, which a command makes."""
EXAMPLES: Final = tuple(sorted((ROOT / "docs" / "examples").glob("*.json")))
LONG: Final = 8
"""Words of a sentence that may stand in one place only."""
RULE: Final = re.compile(r"\b[A-Z]{2,3}-[A-Z0-9.-]*[0-9][A-Z]?\b")


@cache
def text_of(document: str) -> str:
    """A document of the repository."""
    return (ROOT / document).read_text(encoding="utf-8")


def chapters(document: str) -> dict[str, str]:
    """The chapters of a document by their titles."""
    return dict(re.findall(r"(?ms)^## ([^\n]+)\n(.*?)(?=^## |\Z)", text_of(document)))


def blocks(text: str, language: str) -> list[str]:
    """The blocks of code in a text."""
    return re.findall(rf"(?ms)^```{language}\n(.*?)^```", text)


def prose(text: str) -> str:
    """A text without its blocks of code."""
    return re.sub(r"(?ms)^```.*?^```\n", "", text)


# ---------------------------------------------------------------------- sizes, links, sentences


@pytest.mark.parametrize(("document", "most"), MOST.items())
def test_a_document_is_no_longer_than_its_readers_have_patience(document: str, most: int) -> None:
    assert len(text_of(document).encode()) <= most


def test_every_limit_is_one_line_and_says_whether_it_stays() -> None:
    lines = text_of("docs/limits.md").splitlines()
    assert len(lines) <= LINES_OF_LIMITS
    told = [line for line in lines if line and not line.startswith("#")][1:]
    assert len(told) > 20 and [line for line in told if not line.startswith(("- By design: ", "- Open: "))] == []


def anchors(document: str) -> set[str]:
    """Where links into a document may lead: its headings, as GitHub names them."""
    headings = re.findall(r"(?m)^#+ (.+)$", prose(text_of(document)))
    plain = [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]
    seen: Counter[str] = Counter()
    found = set()
    for each in plain:
        found.add(f"{each}-{seen[each]}" if seen[each] else each)
        seen[each] += 1
    return found


def links(document: str) -> list[str]:
    """Where a document leads within the repository."""
    found = re.findall(r"\]\(([^)\s]+)\)", prose(text_of(document)))
    return [unquote(each) for each in found if not re.match(r"\w+:", each)]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_leads_somewhere(document: str) -> None:
    for link in links(document):
        path, _, anchor = link.partition("#")
        target = ((ROOT / document).parent / path).resolve() if path else ROOT / document
        assert target.is_relative_to(ROOT) and target.exists(), link
        assert not anchor or anchor in anchors(target.relative_to(ROOT).as_posix()), link


def test_the_readme_leads_to_every_document_and_every_picture_is_shown() -> None:
    reached, ahead, shown = {README}, [README], set()
    while ahead:
        document = ahead.pop()
        for link in links(document):
            target = ((ROOT / document).parent / link.partition("#")[0]).resolve()
            name = target.relative_to(ROOT).as_posix()
            shown.add(name)
            if name in DOCUMENTS and name not in reached:
                reached.add(name)
                ahead.append(name)
    assert reached == set(DOCUMENTS)
    pictures = {path.relative_to(ROOT).as_posix() for path in (ROOT / "assets" / "screenshots").iterdir()}
    assert pictures <= shown


def sentences(text: str) -> list[str]:
    """The longer sentences and cells of a document, without marks, links and blocks of code."""
    plain = re.sub(r"<!--.*?-->", "", prose(text))
    plain = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", plain)
    paragraphs = re.split(r"\n\s*\n|\n(?=[-#|]|\d+\. )|\|", plain)
    found = []
    for paragraph in paragraphs:
        for sentence in re.split(r"(?<=[.!?])\s", " ".join(paragraph.split())):
            words = re.findall(r"\w[\w’'-]*", sentence.lower())
            if len(words) > LONG:
                found.append(" ".join(words))
    return found


def test_no_sentence_stands_in_two_places() -> None:
    places: defaultdict[str, list[str]] = defaultdict(list)
    for document in BY_HAND:
        for sentence in sentences(text_of(document)):
            places[sentence].append(document)
    assert len(places) > 300
    assert {sentence: found for sentence, found in places.items() if len(found) > 1} == {}


def test_a_sentence_that_is_said_again_would_be_found() -> None:
    said = "- The *wind* turns at dawn, and [nobody](x.md) in the harbour\n  has seen it come. Yes.\n"
    (first,) = sentences(said)
    assert sentences("| a |  The wind turns at dawn, and nobody in the harbour has seen it come. | b |") == [first]


# ---------------------------------------------------------------------- the front page


def test_the_first_screen_says_what_it_is_shows_it_and_gives_two_commands() -> None:
    head, _, rest = text_of(README).partition("\n## ")
    assert head.index("![") < head.index("<!-- start-command -->") < head.index("<!-- test-command -->")
    start, test = (re.search(rf"(?s)<!-- {name}-command -->\n```sh\n(.*?)\n```", head) for name in ("start", "test"))
    assert start is not None and start[1].endswith("&& .venv/bin/companion")
    assert test is not None and test[1].endswith("&& .venv-test/bin/python -m tests")
    assert len(head.splitlines()) < 30
    assert "command -->" not in rest


def test_every_game_has_a_line_on_the_front_page() -> None:
    lines = [line for line in text_of(README).splitlines() if line.startswith("| ")]
    for game_id in game_ids():
        title = say(game(game_id).title, "en").replace("’", "'").removesuffix(".")
        assert sum(title.lower() in line.replace("’", "'").lower() for line in lines) >= 1, title


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = re.findall(r"(?m)^\| (.+?) \|", chapters(README)["Dependencies"])
    told = {name for line in named for name in re.findall(r"[\w.-]+", line)}
    wanted = [*project["dependencies"], *project["optional-dependencies"]["test"]]
    assert {re.split(r"[<>=; ]", each)[0] for each in wanted} - told == set()


# ---------------------------------------------------------------------- the evening's two guides


@pytest.mark.parametrize(("document", "lang"), [("docs/play.md", "en"), ("docs/jouer.md", "fr")])
def test_words_in_bold_stand_on_the_screen(document: str, lang: str) -> None:
    """Exactly so, as the whole of a button, a title or a setting."""
    files = sorted((assets() / "locales" / lang).rglob("*.ftl"))
    said = {
        line.partition(" = ")[2].strip() or line.strip()
        for file in files
        for line in file.read_text(encoding="utf-8").replace("’", "'").splitlines()
    }
    bold = re.findall(r"\*\*(.+?)\*\*", text_of(document).partition("## ")[2].replace("’", "'").replace("\n", " "))
    assert len(bold) > 40
    assert [each for each in bold if each not in said] == []


# ---------------------------------------------------------------------- from Python


def test_the_examples_from_python_run() -> None:
    source = "\n".join(blocks(text_of(PYTHON), "python"))
    found = doctest.DocTestParser().get_doctest(source, {}, PYTHON, PYTHON, 0)
    results = doctest.DocTestRunner().run(found)
    assert results.attempted > 15 and results.failed == 0
    for game_id in game_ids():
        assert f'companion.begin("{game_id}"' in source, f"{game_id} has no example"


def test_every_command_of_the_command_line_is_listed() -> None:
    (listed,) = blocks(chapters(PYTHON)["The command line"], "text")
    for command in cli.COMMANDS:
        assert f"companion {command}" in listed or f"companion [{command}]" in listed, command
    assert "--ask [GAME]" in listed and "--schema" in listed


@pytest.mark.parametrize("command", sorted(cli.COMMANDS))
def test_every_option_that_is_listed_exists(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    (listed,) = blocks(chapters(PYTHON)["The command line"], "text")
    (lines,) = re.findall(rf"(?ms)^companion \[?{command}\]?(.*?)(?=^companion|\Z)", listed)
    with pytest.raises(SystemExit) as end:
        cli.main([command, "--help"])
    told = capsys.readouterr().out
    assert end.value.code == 0 and [each for each in re.findall(r"--[\w-]+", lines) if each not in told] == []


# ---------------------------------------------------------------------- the referee


def shown() -> list[tuple[str, str]]:
    """Each scenario that the guide shows or links, with the words about it."""
    text = text_of(REFEREE)
    found = []
    for scenario in blocks(text, "json"):
        found.append((scenario, text.split(scenario)[1].split("```")[1].split("\n\n")[1]))
    for path in EXAMPLES:
        (row,) = [line for line in text.splitlines() if f"(examples/{path.name})" in line]
        found.append((path.read_text(encoding="utf-8"), row))
    return found


SCENARIOS: Final = shown()


def test_every_game_has_a_scenario_from_its_beginning_or_its_midst_and_a_state_by_hand() -> None:
    raw = [json.loads(scenario) for scenario, _ in SCENARIOS]
    assert {each["game"] for each in raw if "state" in each} == set(game_ids())
    assert {each["game"] for each in raw} == set(game_ids())
    assert all(any(kind in step for kind in ("do", "may")) for each in raw for step in each["commands"][-1:])


@pytest.mark.parametrize(("scenario", "words"), SCENARIOS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scenario_does_what_the_words_about_it_say(scenario: str, words: str, lang: str) -> None:
    """Every rule that they name stands in the report."""
    raw = json.loads(scenario)
    report = referee.play(raw, texts_in(lang))
    assert len(report.steps) == len(raw["commands"]) and report.stopped is None
    told = json.dumps(report.model_dump(mode="json"), ensure_ascii=False)
    named = RULE.findall(words)
    assert named and [rule for rule in named if f'"{rule}"' not in told] == []


def test_the_steps_that_are_listed_are_those_of_the_schema() -> None:
    steps: list[dict[str, Any]] = [
        json.loads(step.replace("…", "").replace('"do": ,', '"do": "x",'))
        for step in re.findall(r"(?m)^\| `(\{.*?\})` \|", text_of(REFEREE))
    ]
    assert len(steps) == 6
    for step in steps:
        referee.Scenario.model_validate({"game": "x", "commands": [step]})


# ---------------------------------------------------------------------- versions


def milestones() -> dict[str, date]:
    """The versions of the changelog with their days, the newest first."""
    found = re.findall(r"(?m)^## (\d+\.\d+\.\d+) \((\d+ \w+ \d{4})\)", text_of(CHANGES))
    return {version: datetime.strptime(day, "%d %B %Y").date() for version, day in found}


def test_package_changelog_and_saves_say_the_same_version() -> None:
    told = milestones()
    numbers = [tuple(map(int, version.split("."))) for version in told]
    assert len(told) >= 5 and numbers == sorted(numbers, reverse=True)
    newest = next(iter(told))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == companion.__version__ == newest
    assert {name.partition("-")[0] for name in versions()} <= set(told)


def test_every_tag_is_a_milestone_of_that_day() -> None:
    """Where there are tags: a copy of the files alone has none."""
    form = "--format=%(refname:short) %(*committerdate:short)"
    command = ["git", "-c", "safe.directory=*", "tag", "--list", "v*", form]
    here = (ROOT / ".git").exists()
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout if here else ""
    tags = dict(line.removeprefix("v").split() for line in listed.splitlines())
    assert tags.items() <= {version: day.isoformat() for version, day in milestones().items()}.items()


def test_what_the_first_version_shared_is_still_read() -> None:
    for game_id in game_ids():
        parcel = Setting(vigie="0.1.0", game=game_id, version="1", body={"edition": "sample"})
        whole = Collector().add(pack(parcel))[-1].whole
        assert whole is not None and unpack(whole) == parcel
    assert not is_newer("0.1.0")
