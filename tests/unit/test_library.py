"""Data files, the rule index, the owner's shelf, the sample edition, and the evenings that are opened with them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.journal.journal import Said
from companion.core.printed.book_models import PrintedNumbers
from companion.core.procedures.copied_cards import CardValues
from companion.core.questions.kinds import BadAnswer
from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import Msg, msg
from companion.host import host
from companion.host.host import Host
from companion.host.settings import CHOICES, Settings
from companion.library import game_registry
from companion.library.book import load_numbers
from companion.library.rules import load_index, rule_index
from companion.library.sample import load_sample
from companion.library.shelf import Shelf
from companion.library.texts import LANGUAGES, texts_in
from companion.library.yaml_data import BrokenData, load
from companion.paths import rulesdata
from companion.store import Elsewhere, Store
from tests.coverage_of_rules import citations, indexed
from tests.numbers import stubs
from tests.unit.skerry import SkerryGame

HERRING = ("price-tag", "herring")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "data")
    yield opened
    opened.close()


@pytest.fixture
def shelf(store: Store) -> Shelf:
    return Shelf(store, SkerryGame())


# --- data files


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("a: 1\nb: two\n", r"d\.yaml, line 2, field b: .*integer"),
        ("a: 1\n b: 2\n", r"d\.yaml, line 2: not valid YAML"),
        ("- 1\n", r"d\.yaml, line 1, field : "),
    ],
)
def test_a_broken_file_is_named_with_line_and_field(tmp_path: Path, content: str, said: str) -> None:
    path = tmp_path / "d.yaml"
    path.write_text(content)
    with pytest.raises(BrokenData, match=said):
        load(path, dict[str, int])


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BrokenData, match=r"absent\.yaml: cannot be read"):
        load(tmp_path / "absent.yaml", list[int])


RULE = """
- id: SK-A-01
  page: "1"
  scope: S
  title: {en: Nets, fr: Filets}
  text: {en: Cast them., fr: Jette-les.}
  related: [%s]
  rulings: []
"""


def index_folder(tmp_path: Path, related: str) -> Path:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "a.yaml").write_text(RULE % related)
    (tmp_path / "rulings.yaml").write_text("[]")
    (tmp_path / "glossary.yaml").write_text("- {fr: nasse, en: nets}\n")
    return tmp_path


def test_the_rule_index_is_cross_checked_and_knows_the_glossary(tmp_path: Path) -> None:
    index = load_index(index_folder(tmp_path, "SK-A-01"))
    assert index.search("ancres") == [] and "SK-A-01" in index
    assert [[rule.id for rule in index.search(said)] for said in ("nasse", "nasses")] == [["SK-A-01"]] * 2


def test_a_rule_that_points_nowhere_is_named(tmp_path: Path) -> None:
    with pytest.raises(BrokenData, match="SK-A-01: SK-B-09 does not exist"):
        load_index(index_folder(tmp_path, "SK-B-09"))


RULING = """
- id: A-01
  rules: [%s]
  setting: %s
  card: false
  question: {en: "Wet nets?", fr: "Filets mouillés ?"}
  ruling: {en: Dry them., fr: "À sécher."}
  alternatives: %s
"""
WAYS = "[{id: dry, label: {en: Dry, fr: Secs}}, {id: wet, label: {en: Wet, fr: Mouillés}}]"
NO_SETTING = r"rulings\.yaml, A-01: a setting has alternatives, and nothing else has"


@pytest.mark.parametrize(
    ("rulings", "ruling", "said"),
    [
        ("A-02", ("SK-A-01", "false", "[]"), "SK-A-01: A-02 does not exist"),
        ("A-01", ("SK-B-09", "false", "[]"), r"rulings\.yaml, A-01: SK-B-09 does not exist"),
        ("A-01", ("SK-A-01", "true", "[]"), NO_SETTING),
        ("A-01", ("SK-A-01", "false", WAYS), NO_SETTING),
    ],
)
def test_rules_and_rulings_point_at_each_other_or_are_named(
    tmp_path: Path, rulings: str, ruling: tuple[str, str, str], said: str
) -> None:
    folder = index_folder(tmp_path, "")
    (folder / "rules" / "a.yaml").write_text(RULE.replace("rulings: []", f"rulings: [{rulings}]") % "")
    (folder / "rulings.yaml").write_text(RULING % ruling, encoding="utf-8")
    with pytest.raises(BrokenData, match=said):
        load_index(folder)


def test_a_rule_that_stands_twice_is_named(tmp_path: Path) -> None:
    folder = index_folder(tmp_path, "")
    (folder / "rules" / "b.yaml").write_text(RULE % "")
    with pytest.raises(BrokenData, match=r"b\.yaml: SK-A-01 stands twice"):
        load_index(folder)


@pytest.mark.parametrize("game_id", indexed())
def test_the_printed_data_of_every_game_load_and_name_existing_rules(game_id: str) -> None:
    folder, index = rulesdata(game_id), rule_index(game_id)
    book = game_registry.game(game_id).book
    numbers = load_numbers(folder)
    assert vars(book.numbers) == {name: number.value for name, number in numbers.items()}
    assert {name: number.rule for name, number in numbers.items() if number.rule not in index} == {}
    named = {(path.name, rule) for path in folder.glob("*.yaml") for rule in citations(path.read_text("utf-8"))}
    assert sorted((file, rule) for file, rule in named if rule not in index) == []


# --- the owner's shelf


def test_a_component_is_copied_once_and_read_by_its_form(shelf: Shelf) -> None:
    assert shelf.get(*HERRING) is None
    shelf.put(*HERRING, {"price": 4, "ports": ["north"]})
    shelf.put(*HERRING, {"price": 5})
    assert shelf.get(*HERRING) == {"price": 5, "ports": None}
    assert [(card.subject, card.origin) for card in shelf.all()] == [("herring", "owner")]
    shelf.delete(*HERRING)
    assert shelf.all() == []


def test_type_checkers_know_the_numbers_of_every_game() -> None:
    told = dict(stubs())
    assert len(told) == len(game_registry.game_ids())
    stale = [stub for stub, text in told.items() if not stub.exists() or stub.read_text(encoding="utf-8") != text]
    assert not stale, "python -m tests.numbers"


def test_printed_numbers_do_not_change_and_name_what_is_not_there() -> None:
    numbers = PrintedNumbers({"masts": 3})
    with pytest.raises(AttributeError, match="masts"):
        setattr(numbers, "masts", 4)  # noqa: B010 as who ignores the type checker
    with pytest.raises(AttributeError, match="sails"):
        numbers.but(sails=1)
    assert (vars(numbers.but(masts=2)), repr(numbers)) == ({"masts": 2}, "PrintedNumbers(masts=3)")


@pytest.mark.parametrize("values", [{"price": 99}, {"price": None}, {"weight": 1}, {"price": 4, "ports": ["east"]}])
def test_a_value_that_the_form_does_not_admit_is_refused(shelf: Shelf, values: dict[str, Any]) -> None:
    with pytest.raises(BadAnswer):
        shelf.put(*HERRING, values)
    with pytest.raises(BadAnswer, match="The game has no"):
        shelf.put("price-tag", "cod", {"price": 4})
    assert shelf.all() == []


def test_a_game_may_be_called_as_the_owners_box_says(store: Store) -> None:
    class Boxed(SkerryGame):
        def titled(self, copied: Callable[[str, str], CardValues | None]) -> Msg:
            price = (copied(*HERRING) or {}).get("price")
            return self.title if price is None else msg("core-said-number", n=price)

    assert Shelf(store, SkerryGame()).title() == Shelf(store, Boxed()).title() == SkerryGame.title
    Shelf(store, Boxed()).put(*HERRING, {"price": 4})
    assert Shelf(store, Boxed()).title() == msg("core-said-number", n=4)
    assert Shelf(store, SkerryGame()).title() == SkerryGame.title


def test_a_library_goes_to_another_tablet_and_back(shelf: Shelf, tmp_path: Path) -> None:
    shelf.put(*HERRING, {"price": 4, "ports": ["north", "south"]})
    text = shelf.export_text()
    other_store = Store(tmp_path / "other")
    other = Shelf(other_store, SkerryGame())
    first, second = (other.take(other.opened(text).cards) for _ in range(2))
    assert (first.new, first.changed, first.same) == (1, 0, 0)
    assert (second.new, second.changed, second.same) == (0, 0, 1)
    assert other.get(*HERRING) == shelf.get(*HERRING) and other.export_text() == text
    shelf.put(*HERRING, {"price": 6})
    third = other.take(other.opened(shelf.export_text()).cards)
    assert (third.new, third.changed, third.same) == (0, 1, 0)
    other_store.close()


def tampered(text: str, **changes: Any) -> str:
    """A library file with other values, and the checksum that belongs to them unless one is given."""
    raw = json.loads(text) | changes
    return json.dumps({name: value for name, value in raw.items() if value is not ...})


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"format": "csv"}, "format"),
        ({"game": "chess"}, "chess"),
        ({"version": 3}, "plus récente"),
        ({"cards": ...}, "cards"),
        ({"cards": 3}, "cards"),
        ({"cards": [{"schema": "price-tag", "subject": "herring"}]}, "cards.0.record"),
        ({"colour": "red"}, "colour"),
        ({"cards": []}, "somme de contrôle"),
        ({"sha256": "0"}, "somme de contrôle"),
    ],
)
def test_a_file_that_is_not_right_is_refused_with_the_field(shelf: Shelf, changes: dict[str, Any], said: str) -> None:
    shelf.put(*HERRING, {"price": 4})
    text = shelf.export_text()
    with pytest.raises(BadFile) as caught:
        shelf.opened(tampered(text, **changes))
    if said != "chess":  # the tiny game's title has no words of its own
        assert said in texts_in("fr")(caught.value.text)
    assert shelf.get(*HERRING) == {"price": 4, "ports": None}


def test_a_file_with_one_bad_card_is_refused_as_a_whole(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.library.shelf._digest", lambda cards: "whatever")
    good = {"schema": "price-tag", "subject": "herring", "record": {"price": 4}}
    bad = {"schema": "price-tag", "subject": "cod", "record": {"price": 4}}
    head = {"format": "vigie-library", "version": 1, "game": "skerry", "sha256": "whatever"}
    with pytest.raises(BadFile) as caught:
        shelf.opened(json.dumps({**head, "cards": [good, bad]}))
    assert all("cod" in texts_in(lang)(caught.value.text) for lang in LANGUAGES)
    assert shelf.all() == []


def test_what_is_not_json_is_told_with_its_line(shelf: Shelf) -> None:
    with pytest.raises(BadFile, match="This is not JSON"):
        shelf.opened("{\n oops")


def test_a_card_that_no_longer_fits_its_form_is_found(shelf: Shelf, store: Store) -> None:
    shelf.put(*HERRING, {"price": 4})
    assert shelf.check() == []
    (card,) = store.cards("skerry")
    card.record["weight"] = 3
    store.put_cards("skerry", [card])
    (flaw,) = shelf.check()
    assert flaw.subject == "herring" and flaw.text.key == "core-bad-form"


# --- the sample edition


def test_sample_cards_are_checked_against_their_forms(tmp_path: Path) -> None:
    (tmp_path / "price-tag.yaml").write_text("herring: {price: 2}\n")
    assert load_sample(SkerryGame(), tmp_path) == {HERRING: {"price": 2, "ports": None}}
    (tmp_path / "price-tag.yaml").write_text("herring: {price: 200}\n")
    with pytest.raises(BrokenData, match=r"price-tag\.yaml, herring: core-bad-field"):
        load_sample(SkerryGame(), tmp_path)


@pytest.mark.parametrize("game_id", game_registry.game_ids())
def test_every_game_opens_with_its_sample_edition_and_an_id_that_names_its_folders(game_id: str) -> None:
    game = game_registry.game(game_id)
    assert game.id == game_id and load_sample(game)


@pytest.mark.parametrize("game_id", game_registry.game_ids())
def test_what_a_card_shows_before_anybody_copies_it_may_be_kept(game_id: str) -> None:
    known = game_registry.game(game_id)
    for schema, subject in load_sample(known):
        for line in known.form(schema, subject).fields:
            assert line.start is None or line.read(line.start) == line.start, (schema, subject, line.name)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadAnswer, match="There is no game"):
        game_registry.game("chess")


# --- the host


@pytest.fixture
def house(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Host:
    """A house where the tiny game is played."""
    game = SkerryGame()
    (tmp_path / "price-tag.yaml").write_text("herring: {price: 2}\n")
    monkeypatch.setattr(host, "game_ids", lambda: ("skerry",))
    monkeypatch.setattr(host, "game", lambda game_id: {"skerry": game}[game_id])
    monkeypatch.setattr(host, "load_sample", lambda game: load_sample(game, tmp_path))
    return Host(store, Settings(store))


def price_source(evening: Any) -> tuple[str, int]:
    said = next(e for e in evening.journal.entries if isinstance(e, Said) and e.key == "price")
    return said.source, dict(said.value)["price"]


def test_what_a_person_copies_goes_to_the_shelf_and_answers_the_next_evening(house: Host) -> None:
    first = house.new_evening("skerry", {"days": 2}, seed=1)
    for answer in ("trade", 1, "south", {"price": 7}):
        first.answer(answer)
    assert house.shelf("skerry").get(*HERRING) == {"price": 7, "ports": None}
    second = house.new_evening("skerry", {"days": 2}, seed=1)
    for answer in ("trade", 1, "south"):
        second.answer(answer)
    assert (price_source(first), price_source(second)) == (("tablet", 7), ("library", 7))


def test_a_demonstration_reads_the_sample_alone_and_teaches_the_shelf_nothing(house: Host) -> None:
    house.shelf("skerry").put(*HERRING, {"price": 7})
    demo = house.new_evening("skerry", {"days": 2, "edition": "sample"}, seed=1)
    for answer in ("trade", 1, "south"):
        demo.answer(answer)
    assert price_source(demo) == ("sample", 2)
    demo.actions.revise(next(n for n, e in demo.journal.live if isinstance(e, Said) and e.key == "price"), {"price": 9})
    assert house.shelf("skerry").get(*HERRING) == {"price": 7, "ports": None}


def test_an_evening_is_taken_up_where_it_was_left_and_every_screen_gets_the_same(house: Host, store: Store) -> None:
    evening = house.new_evening("skerry", {"days": 2}, seed=1)
    evening.answer("fish")
    assert house.resume(evening.origin.identity) is evening
    again = Host(store, house.settings).resume(evening.origin.identity)
    assert again is not evening
    assert (again.state, again.question) == (evening.state, evening.question)
    assert again.question is not None and again.question.key == "again"


def test_the_last_evening_is_the_one_played_last_and_not_finished(house: Host) -> None:
    assert house.evenings().to_go_on is None and house.evenings().options("skerry") is None
    first = house.new_evening("skerry", {"days": 2}, seed=1)
    second = house.new_evening("skerry", {"days": 3}, seed=1)
    demo = house.new_evening("skerry", {"edition": "sample"}, seed=1)
    first.answer("rest")
    last = house.evenings().to_go_on
    assert last is not None and last.id == first.origin.identity
    assert (house.evenings().options("skerry") or {})["days"] == 3
    first.answer("rest")
    assert first.question is None
    house.delete(demo.origin.identity)
    last = house.evenings().to_go_on
    assert last is not None and last.id == second.origin.identity
    assert len(house.evenings()) == 2 and house.resume(first.origin.identity) is first
    with pytest.raises(Elsewhere):
        house.resume(demo.origin.identity)


def test_wrong_options_begin_nothing(house: Host) -> None:
    with pytest.raises(BadAnswer, match="rum"):
        house.new_evening("skerry", {"rum": 1})
    assert house.evenings() == ()


def test_each_evening_begins_with_a_backup_and_new_dice(house: Host, store: Store) -> None:
    one, two = house.new_evening("skerry", {}), house.new_evening("skerry", {})
    assert one.origin.seed != two.origin.seed
    newest = Store.last_good_backup(store.folder)
    assert newest is not None and len(list(newest.parent.iterdir())) == 2


def test_the_dice_mode_is_a_setting_that_holds_at_once(house: Host) -> None:
    house.settings.put("dice", "own")
    evening = house.new_evening("skerry", {}, seed=1)
    evening.answer("fish")
    assert evening.question is not None and evening.question.key == "catch"
    evening.answer([1, 2])
    house.settings.put("dice", "virtual")
    evening.answer(True)
    assert evening.question is not None and evening.question.key == "menu"


def test_settings_have_defaults_are_remembered_and_admit_only_their_choices(store: Store) -> None:
    settings = Settings(store, language="en")
    assert settings.all() == {name: choices[0] for name, choices in CHOICES.items()} | {"language": "en"}
    settings.put("zoom", "1.5")
    for name, value in (("zoom", "9"), ("rum", "yes")):
        with pytest.raises(BadAnswer):
            settings.put(name, value)
    store.put_setting("theme", "plaid")
    again = Settings(store)
    assert (again["zoom"], again["theme"], again["language"]) == ("1.5", "system", "fr")


def test_what_a_browser_speaks_is_a_setting_until_somebody_chooses(store: Store) -> None:
    settings = Settings(store)
    settings.suggest("language", "en")
    assert (settings["language"], Settings(store)["language"]) == ("en", "en")
    settings.suggest("language", "fr")
    assert settings["language"] == "en", "the first one who came stays"
    settings.put("theme", "light")
    settings.suggest("theme", "dark")
    assert Settings(store)["theme"] == "light"
    with pytest.raises(BadAnswer):
        settings.suggest("sound", "loud")
