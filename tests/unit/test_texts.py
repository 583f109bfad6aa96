"""The translator, and the completeness of the catalogues in both languages."""

from __future__ import annotations

import ast
import logging
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from companion.core.procedures.asking import WORDS, Asking
from companion.core.values.messages import Msg, listing, msg
from companion.library.game_registry import game, game_ids
from companion.library.texts import (
    LANGUAGES,
    TextError,
    Texts,
    best_language,
    catalogue_files,
    de,
    former_texts,
    parse,
    possessive,
    say,
    verb,
)
from companion.paths import PACKAGE

NARROW = "\N{NARROW NO-BREAK SPACE}"
SPACES = f"{NARROW}\N{NO-BREAK SPACE}"

FRENCH = """
nation-spain = Espagne
    .of = d'Espagne
    .the = l'Espagne
ship = le navire { $nation_of }
    .short = navire { $nation }
takes = { $count ->
    [one] Tu prends { $count } doublon
   *[other] Tu prends { $count } doublons
} pour { $what }.
year = { NUMBER($year, useGrouping: 0) }
"""


# --- the translator


@pytest.fixture
def french(tmp_path: Path) -> Texts:
    path = tmp_path / "a.ftl"
    path.write_text(FRENCH, encoding="utf-8")
    return Texts("fr", [path], strict=True)


def test_an_argument_that_is_a_message_brings_its_attributes(french: Texts) -> None:
    spain = msg("nation-spain")
    assert french(msg("ship", nation=spain)) == "le navire d'Espagne"
    assert french(msg("ship.short", nation=spain)) == "navire Espagne"
    assert french(msg("nation-spain.the")) == "l'Espagne"
    nested = msg("takes", count=1, what=msg("ship", nation=spain))
    assert french(nested) == "Tu prends 1 doublon pour le navire d'Espagne."


def test_an_enumeration_brings_the_attributes_of_what_stands_in_it(tmp_path: Path) -> None:
    path = tmp_path / "a.ftl"
    path.write_text(
        "smoke = Fumigènes\n    .the = les Fumigènes\nanne = Anne\ngone = Défausse { $cards_the }.\n", encoding="utf-8"
    )
    texts = Texts("fr", [path], strict=True)
    assert texts(msg("gone", cards=(msg("smoke"), msg("anne")))) == "Défausse les Fumigènes et Anne."


def test_a_name_with_its_article_is_written_small_in_the_middle(tmp_path: Path) -> None:
    path = tmp_path / "a.ftl"
    path.write_text("at = { LE($name) }\nnavy = La Royal Navy\nall = { $names }\n", encoding="utf-8")
    said = {lang: Texts(lang, [path], strict=True) for lang in LANGUAGES}
    path.write_text(path.read_text() + "their-navy = The Royal Navy\n", encoding="utf-8")
    assert (said["fr"](msg("at", name=msg("navy"))), de("La Royal Navy")) == ("la Royal Navy", "de la Royal Navy")
    assert Texts("en", [path], strict=True)(msg("at", name=msg("their-navy"))) == "the Royal Navy"
    assert said["fr"](msg("all", names=(msg("navy"), msg("navy")))) == "La Royal Navy et la Royal Navy"


def test_a_name_that_somebody_typed_keeps_its_article_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a.ftl"
    source = """
        at = { LE($name) }
        of = { DE($name) }
        all = { $names }
        ship = { $name }
        hers = { $ship } d’Anne
        navy = La Royal Navy
        named = Goélette { $name }
    """
    path.write_text("\n".join(map(str.strip, source.splitlines())), encoding="utf-8")
    french, english = (Texts(lang, [path], strict=True) for lang in ("fr", "en"))
    turtle = msg("ship", name="La Tortue")
    both = msg("all", names=(msg("ship", name="Magpie"), turtle))
    assert french(both) == "Magpie et La Tortue"
    assert french(msg("all", names=(turtle, msg("navy"), msg("hers", ship=turtle)))) == (
        "La Tortue, la Royal Navy et La Tortue d’Anne"
    )
    assert french(msg("all", names=(turtle, msg("named", name="Le Havre")))) == "La Tortue et Goélette Le Havre"
    assert [french(msg("at", name=name)) for name in ("La Tortue", turtle, "Le Fou", "Dr Blood")] == [
        "La Tortue",
        "La Tortue",
        "Le Fou",
        "le Dr Blood",
    ]
    assert (french(msg("of", name="La Tortue")), french(msg("of", name=msg("navy")))) == (
        "de La Tortue",
        "de la Royal Navy",
    )
    assert english(msg("all", names=(turtle, msg("ship", name="The Swan")))) == "La Tortue and The Swan"


def test_messages_in_a_tuple_become_an_enumeration(french: Texts) -> None:
    names = listing([msg("nation-spain"), msg("nation-spain.of"), msg("nation-spain.the")])
    assert french(msg("takes", count=2, what=names)) == "Tu prends 2 doublons pour Espagne, d'Espagne et l'Espagne."
    assert Texts("en", []).listing(["A", "B", "C"]) == "A, B and C"
    assert french.listing([]) == ""


def test_what_holds_an_enumeration_itself_is_parted_by_semicolons(french: Texts) -> None:
    fleets = ["Bart : Magpie et Heron", "Anne : Swallow"]
    assert french.listing(fleets) == f"Bart : Magpie et Heron{NARROW}; Anne : Swallow"
    assert Texts("en", []).listing(["tiles 22 and 23", "that of calm sea"]) == "tiles 22 and 23; that of calm sea"
    assert french.listing(["les tuiles 22 et 23"]) == "les tuiles 22 et 23"
    assert french.listing(["Anne", "Anne Bonny & Mary Read"]) == "Anne et Anne Bonny & Mary Read", "that is one name"


def test_numbers_are_grouped_as_the_language_wants(french: Texts) -> None:
    assert french(msg("takes", count=6000, what="x")) == f"Tu prends 6{NARROW}000 doublons pour x."
    assert french(msg("year", year=1718)) == "1718"
    assert french(msg("year", year=-5)) == "−5"
    assert french(msg("takes", count=1, what="7-9 le 2026-11-20")).endswith("7-9 le 2026-11-20.")


@pytest.mark.parametrize(
    ("name", "said"), [("Anne", "d’Anne"), ("Élodie", "d’Élodie"), ("Hugo", "d’Hugo"), ("Yves", "d’Yves")]
)
def test_french_de_is_elided_as_it_is_spoken(name: str, said: str) -> None:
    assert de(name) == said
    assert (de("Bart"), de("Yann"), de("HMS Hood")) == ("de Bart", "de Yann", "de HMS Hood")
    assert (de("II"), de("Ivo")) == ("de II", "d’Ivo"), "a number is spoken as one"
    assert (de("Dr Peter Blood"), de("Le Sieur de Lusan")) == ("du Dr Peter Blood", "du Sieur de Lusan")


def test_days_and_moments_are_written_as_the_reader_does(tmp_path: Path) -> None:
    path = tmp_path / "a.ftl"
    path.write_text("on = { DAY($day) }\nat = { MOMENT($moment) }\n", encoding="utf-8")
    said = {lang: Texts(lang, [path], strict=True) for lang in LANGUAGES}
    assert {lang: texts(msg("on", day="2026-11-20")) for lang, texts in said.items()} == {
        "fr": "20 nov. 2026",
        "en": "20 Nov 2026",
    }
    here = {lang: texts(msg("at", moment="2026-11-20T21:04:00")) for lang, texts in said.items()}
    assert here == {"fr": "20 nov. 2026 à 21:04", "en": "20 Nov 2026 at 21:04"}
    assert said["fr"](msg("at", moment="once upon a time")) == "once upon a time"


@pytest.mark.parametrize(("name", "said"), [("Anne", "Anne’s"), ("James", "James’s"), ("Pirates", "the Pirates’")])
def test_english_owners_have_their_apostrophe(name: str, said: str) -> None:
    assert possessive(name) == said


def test_a_verb_goes_with_whoever_a_name_names() -> None:
    for two in ("Anne Bonny & Mary Read", "Anne et Mary", "Anne and Mary"):
        assert verb(two, "tire", "tirent") == "tirent"
    for one in ("Anne", "Étienne", "Andrew"):
        assert verb(one, "tire", "tirent") == "tire"


@pytest.mark.parametrize("wrong", [msg("absent"), msg("ship.absent"), msg("ship"), msg("ship", nation=msg("absent"))])
def test_what_is_missing_is_an_error_when_strict(french: Texts, wrong: Msg) -> None:
    with pytest.raises(TextError):
        french(wrong)


def test_what_is_missing_is_shown_and_logged_once_at_the_table(caplog: pytest.LogCaptureFixture) -> None:
    texts = Texts("fr", [], strict=False)
    with caplog.at_level(logging.WARNING):
        assert [texts(msg("absent")), texts(msg("absent"))] == ["⟦absent⟧", "⟦absent⟧"]
    assert [record.getMessage() for record in caplog.records] == ["no message absent in fr"]


def test_an_entry_that_is_not_fluent_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "a.ftl"
    path.write_text("good = Bon\n\nnot fluent at all\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"a\.ftl:3: "):
        parse(path)


@pytest.mark.parametrize(
    ("preferred", "lang"), [(["fr-CH", "en"], "fr"), (["de", "en_US"], "en"), (["de"], "en"), ([], "en")]
)
def test_the_readers_first_language_that_we_speak(preferred: list[str], lang: str) -> None:
    assert best_language(preferred) == lang


# --- the catalogues


class _Reading(Visitor):
    """The variables, references and words of one pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.generic_visit(node)


@cache
def catalogue(lang: str) -> dict[str, _Reading]:
    """Every message, attribute (`id.attribute`) and term (`-id`) of a language."""
    readings: dict[str, _Reading] = {}
    for path in catalogue_files(lang):
        for entry in parse(path).body:
            if isinstance(entry, (ftl.Message, ftl.Term)):
                name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
                patterns = {name: entry.value} | {f"{name}.{part.id.name}": part.value for part in entry.attributes}
                for key, pattern in patterns.items():
                    if pattern is not None:
                        readings[key] = _Reading()
                        readings[key].visit(pattern)
    return readings


@cache
def attribute_names() -> frozenset[str]:
    return frozenset(key.split(".")[1] for lang in LANGUAGES for key in catalogue(lang) if "." in key)


def base_variables(reading: _Reading) -> set[str]:
    """What the code must pass: `$nation_of` asks for `nation` alone."""
    bases = set()
    for name in reading.variables:
        stem, _, tail = name.rpartition("_")
        bases.add(stem if stem and tail in attribute_names() else name)
    return bases


def messages(lang: str) -> set[str]:
    return {key for key in catalogue(lang) if "." not in key and not key.startswith("-")}


def test_both_languages_have_the_same_messages() -> None:
    assert messages("fr") == messages("en")


def test_what_saved_evenings_call_otherwise_is_told_in_todays_words() -> None:
    former = former_texts()
    assert "cove-q-send" in former
    assert former.keys() & messages("en") == set(), "a name that has a message again leads nowhere else"
    families = {old: today for old, today in former.items() if old.endswith("*")}
    assert {today for old, today in former.items() if old not in families} - messages("en") == set()
    for old, today in families.items():
        assert today.endswith("*") and [key for key in messages("en") if key.startswith(old[:-1])] == []
        assert any(key.startswith(today[:-1]) for key in messages("en"))
    assert say(msg("cove-title"), "fr") == say(msg("pc-title"), "fr")
    once, today = (msg(key, name="Anne") for key in ("cove-q-send", "cove-q-sent"))
    assert [say(once, lang) for lang in LANGUAGES] == [say(today, lang) for lang in LANGUAGES]


def test_no_source_says_what_only_saved_evenings_say() -> None:
    """Every message would be found all the same, and nobody would notice."""
    families = "|".join(old.removesuffix("*") for old in former_texts() if old.endswith("*"))
    said = re.compile(rf'[mM]sg\(f?"(?:{families})')
    sources = {path: path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    assert families and [path.name for path, source in sources.items() if said.search(source)] == []


def test_both_languages_ask_for_the_same_arguments() -> None:
    differing = {
        key: (base_variables(catalogue("fr")[key]), base_variables(catalogue("en")[key]))
        for key in sorted(messages("fr") & messages("en"))
        if base_variables(catalogue("fr")[key]) != base_variables(catalogue("en")[key])
    }
    assert not differing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_said_twice_or_says_nothing(lang: str) -> None:
    entries = [entry for path in catalogue_files(lang) for entry in parse(path).body]
    count = Counter(type(e).__name__ + e.id.name for e in entries if isinstance(e, (ftl.Message, ftl.Term)))
    assert [name for name, times in count.items() if times > 1] == []
    assert [
        key
        for key, reading in catalogue(lang).items()
        if not (reading.words or reading.references or reading.variables)
    ] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_references_lead_somewhere(lang: str) -> None:
    known = catalogue(lang)
    lost = {key: reading.references - known.keys() for key, reading in known.items()}
    assert {key: names for key, names in lost.items() if names} == {}


def test_french_punctuation_stands_after_a_narrow_space() -> None:
    """No plain space before ? ! : ; and », none after «, and never nothing at all."""
    wrong = re.compile(rf" [?!:;»]|« |[^\W\d_][?!;](?!\w)|[^\W\d_]:(?=\s|$)|[^{SPACES}]»|«[^{SPACES}]")
    found = {key: words for key, reading in catalogue("fr").items() for words in reading.words if wrong.search(words)}
    assert not found


# --- the keys that the code names


@dataclass(frozen=True)
class Call:
    """`msg("key", name=...)` in the package, or a text of a question that is asked by its name; `names` is None when
    the arguments are not spelled out."""

    place: str
    key: str
    names: frozenset[str] | None


@cache
def literal_calls() -> list[Call]:
    """Each `msg(...)` or `Msg(...)` of the package whose key is given literally."""
    calls = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(tree_of(path)):
            match node:
                case ast.Call(func=ast.Name("msg" | "Msg" as maker), args=[ast.Constant(str(key)), *_]):
                    names = [keyword.arg for keyword in node.keywords]
                    spelled = maker == "msg" and None not in names
                    place = f"{path.relative_to(PACKAGE.parent)}:{node.lineno}"
                    calls.append(Call(place, key, frozenset(filter(None, names)) if spelled else None))
                case ast.Call(func=ast.Attribute(asker, kind), args=[name, *_]) if kind in KINDS and asks(path, asker):
                    calls += by_convention(path, node, name)
                case ast.Call(func=ast.Name("choose_if_any"), args=[asker, name, *_]) if asks(path, asker):
                    calls += by_convention(path, node, name)
    return calls


GAMES = PACKAGE / "games"
KINDS = [name for name in vars(Asking) if not name.startswith("_")]


@cache
def prefix(game_id: str) -> str:
    """With what the texts of a game begin."""
    return str(game(game_id).book.q.game)


def asks(path: Path, asker: ast.expr) -> bool:
    """Whether it makes the questions of a game: `q`, or a context that asks them."""
    return GAMES in path.parents and ast.unparse(asker).rpartition(".")[2] in ("t", "q")


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def last_assigned(path: Path, name: str, line: int) -> ast.expr | None:
    """What a name stands for on a line, where it was given a value of its own before."""
    found: list[tuple[int, ast.expr | None]] = []
    for node in ast.walk(tree_of(path)):
        match node:
            case ast.Assign([ast.Name(id)], value) | ast.AnnAssign(ast.Name(id), _, value) if id == name:
                found.append((node.lineno, value))
            case ast.Assign([ast.Tuple(targets)], _) if name in map(ast.unparse, targets):
                found.append((node.lineno, None))
            case ast.arg(arg) if arg == name:
                found.append((node.lineno, None))
    return max(((at, value) for at, value in found if at < line), key=lambda each: each[0], default=(0, None))[1]


def by_convention(path: Path, node: ast.Call, called: ast.expr) -> Iterator[Call]:
    """The messages of a question that is asked by name, as far as they are spelled out."""
    given = {keyword.arg: keyword.value for keyword in node.keywords}
    match given.get("text", called):
        case ast.Constant(str(name)):
            names = [name]
        case ast.IfExp(_, ast.Constant(str(name)), ast.Constant(str(other))):
            names = [name, other]
        case _:
            return
    there = given.get("words")
    if isinstance(there, ast.Name):
        there = last_assigned(path, there.id, node.lineno)
    match there:
        case None:
            words = None if "words" in given else frozenset[str]()
        case ast.Dict(keys) if all(isinstance(key, ast.Constant) for key in keys):
            words = frozenset(str(key.value) for key in keys if isinstance(key, ast.Constant))
        case _:
            words = None
    if words is not None and "who" in given and not ast.unparse(node.func).startswith("q."):
        words |= {"name"}
    said = ["", *(f"-{each}" for each in WORDS if ast.unparse(given.get(each, ast.Constant(None))) == "True")]
    begins = f"{prefix(path.relative_to(GAMES).parts[0])}-q"
    place = f"{path.relative_to(PACKAGE.parent)}:{node.lineno}"
    yield from (Call(place, f"{begins}-{name}{end}", words) for name in names for end in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_code_names_exists(lang: str) -> None:
    assert "foundation-serving" in {call.key for call in literal_calls()}
    assert {call.key: call.place for call in literal_calls() if call.key not in catalogue(lang)} == {}


@cache
def owners() -> dict[str, str]:
    """The game in whose catalogue each message stands, "" for those that all games share."""
    return {
        entry.id.name: "" if path.parent.name == lang else path.parent.name
        for lang in LANGUAGES
        for path in catalogue_files(lang)
        for entry in parse(path).body
        if isinstance(entry, ftl.Message)
    }


def test_no_game_speaks_with_the_words_of_another_and_shared_code_with_those_of_none() -> None:
    assert set(game_ids()) <= set(owners().values()) - {""}
    wrong = {}
    for call in literal_calls():
        owner = owners().get(call.key.partition(".")[0], "")
        folders = Path(call.place.partition(":")[0]).with_suffix("").parts
        if owner and owner not in folders:
            wrong[call.place] = call.key
    assert wrong == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_gets_the_arguments_that_it_asks_for(lang: str) -> None:
    lacking = {}
    for call in literal_calls():
        if call.names is not None and call.key in catalogue(lang):
            wanted = catalogue(lang)[call.key].variables
            missing = {name for name in wanted if not {name, name.rpartition("_")[0]} & call.names}
            if missing:
                lacking[call.place] = (call.key, missing)
    assert lacking == {}
