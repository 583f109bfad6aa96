"""The front door: its tour runs for every game, and what it exports is there, documented, and cheap to import."""

from __future__ import annotations

import ast
import doctest
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from html.parser import HTMLParser
from itertools import islice
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest

import companion
from companion.core.questions import legal_answers
from companion.core.questions.kinds import Ask, Draw, Form, Pick
from companion.core.questions.legal_answers import Answers, Choices, FormAnswers, NumberRange, answers_to
from companion.host.host import Host
from companion.host.settings import Settings
from companion.paths import PACKAGE
from companion.session.game_session import RENAMED
from companion.store import Store
from tests.begin_types import STUB, written
from tests.unit.skerry import SkerryGame
from tests.unit.test_trial import Lucky

GAMES = companion.game_ids()


def sample(game: str, seed: int = 3, **more: Any) -> companion.GameSession:
    return companion.begin(game, {"edition": "sample"}, seed=seed, **more)


# --- the names


@pytest.mark.parametrize("game", GAMES)
def test_the_tour_runs_for_every_game(game: str) -> None:
    source = (companion.__doc__ or "").replace("companion.game_ids()[0]", repr(game))
    found = doctest.DocTestParser().get_doctest(source, {}, game, "companion/__init__.py", 0)
    results = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(found)
    assert results.attempted > 15 and results.failed == 0


def test_the_examples_of_legal_answers_run() -> None:
    results = doctest.testmod(legal_answers)
    assert results.attempted > 5 and results.failed == 0


def test_everything_that_is_exported_is_there_and_documented() -> None:
    for name in companion.__all__:
        assert getattr(companion, name).__doc__, name
        assert name in dir(companion)
    with pytest.raises(AttributeError, match="treasure"):
        _ = companion.treasure  # type: ignore[attr-defined]


def test_type_checkers_know_the_same_names() -> None:
    """What stands under TYPE_CHECKING and what is fetched at run time are one list."""
    tree = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    (block,) = [node for node in tree.body if isinstance(node, ast.If)]
    imported = {a.asname for node in block.body if isinstance(node, ast.ImportFrom) for a in node.names if a.asname}
    assigned = {ast.unparse(node.targets[0]) for node in block.body if isinstance(node, ast.Assign)}
    assigned |= {ast.unparse(node.target) for node in block.body if isinstance(node, ast.AnnAssign)}
    assert imported | assigned == set(companion.__all__)


def fresh(code: str, **env: str) -> str:
    """What another process prints."""
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=PACKAGE.parent,
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_the_import_fetches_nothing() -> None:
    """No screen, no database, no game and no data model is imported until somebody asks for it."""
    code = "import sys, companion; print(*sorted(name for name in sys.modules if name.split('.')[0] in %r))"
    heavy = ("companion", "flet", "pydantic", "sqlmodel", "sqlalchemy", "yaml", "fluent", "babel")
    assert fresh(code % (heavy,)).split() == ["companion", "companion.version"]


PLAYED = """
import hashlib
import companion

for game in companion.game_ids():
    evening, robot = companion.begin(game, {"edition": "sample"}, seed=11), companion.Robot(seed=4)
    for _ in range(60):
        if not evening.over:
            evening.answer(robot.answer(evening.question))
    print(hashlib.sha256(evening.save().encode() + evening.notebook().encode()).hexdigest())
"""


def test_an_evening_does_not_depend_on_the_order_of_sets() -> None:
    """Another process with other hashes comes to the same journal and the same notebook."""
    outcomes = {fresh(PLAYED, PYTHONHASHSEED=seed) for seed in ("1", "2")}
    assert len(outcomes) == 1 and len(next(iter(outcomes)).split()) == len(GAMES)


# --- beginning


@pytest.mark.parametrize("game", GAMES)
def test_own_dice_are_asked_and_known_cards_are_read(game: str) -> None:
    own, robot = sample(game, dice="own"), companion.Robot(seed=1)
    while own.question is not None and own.question.nature not in ("chance", "fact"):
        own.answer(robot.answer(own.question))
    assert own.question is not None and own.question.kind in ("roll", "draw", "choose", "number")
    if all(kind.open for kind in own.game.box().values()):
        return  # a collection is mustered, never asked card by card: tests/unit/test_deck_building.py
    robot, forms = companion.Robot(seed=2), dict[tuple[str, str], Any]()
    asked = companion.begin(game, seed=3)
    while asked.question is not None and not forms:
        if isinstance(asked.question, Form) and asked.question.kept:
            form = (asked.question.schema, asked.question.subject)
            forms[form] = companion.Robot(1).answer(asked.game.form(*form))
        else:
            asked.answer(robot.answer(asked.question))
    ((form, values),) = forms.items()
    assert form in [(schema, subject) for schema, kind in asked.game.box().items() for subject in kind.subjects]
    known = companion.begin(game, seed=3, cards={form[0]: {form[1]: values}})
    robot = companion.Robot(seed=2)
    for _ in asked.journal.live:
        if (question := known.question) is None:
            break
        assert not (isinstance(question, Form) and (question.schema, question.subject) == form)
        known.answer(robot.answer(question))


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_card_names_itself(game: str) -> None:
    schema, kind = next(iter(companion.game(game).box().items()))
    wrong: list[tuple[Mapping[str, Any], str]] = [
        ({"rum": {"1": {}}}, "rum"),
        ({schema: {"no where": {}}}, "no where"),
        ({schema: {next(iter(kind.subjects), "SM-1"): {"rum": 1}}}, "rum"),
    ]
    for cards, named in wrong:
        with pytest.raises(companion.BadAnswer) as error:
            companion.begin(game, cards=cards)
        assert named in companion.say(error.value.text) and error.value.key


def test_wrong_options_games_and_states_are_named() -> None:
    with pytest.raises(companion.BadAnswer):
        companion.begin(GAMES[0], {"mode": "duel"})
    with pytest.raises(companion.BadAnswer, match="chess"):
        companion.begin("chess")
    with pytest.raises(companion.BadState):
        companion.begin(GAMES[0], state={"options": {}, "rum": 1})


@pytest.mark.parametrize("game", GAMES)
def test_the_sample_edition_asks_nothing_that_it_has(game: str) -> None:
    """With the invented cards and virtual dice no printed value and no draw is asked, whatever options say beside."""
    for seed in (1, 2, 3):
        evening, robot = sample(game, seed), companion.Robot(seed)
        for _ in range(80):
            if (question := evening.question) is None:
                break
            assert question.nature not in ("chance", "datum"), question
            assert not question.key.startswith("governors"), question
            evening.answer(robot.answer(question))


# --- legal answers


@pytest.mark.parametrize("game", [*GAMES, None])
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_listed_is_legal_and_what_is_legal_is_in_it(game: str | None, seed: int) -> None:
    evening = companion.begin(SkerryGame() if game is None else game, {}, seed=seed, dice="own")
    robot = companion.Robot(seed)
    for _ in range(150):
        if (question := evening.question) is None:
            break
        legal = evening.legal_answers
        listed = list(islice(legal, 20))
        assert listed and all(question.admits(each) for each in listed), question
        given = robot.answer(question)
        assert (given in legal and {"no": "answer"} not in legal) or isinstance(legal, FormAnswers)
        assert companion.say(legal.takes, "fr") and companion.say(legal.takes, "en") and repr(legal)
        evening.answer(given)


def kinds() -> dict[str, Ask[Any]]:
    """A question of each kind that a little game asks."""
    evening, found = companion.begin(SkerryGame(), {"days": 60}, dice="own"), dict[str, Ask[Any]]()
    robot = companion.Robot(1)
    for _ in range(400):
        if evening.question is None:
            break
        found[evening.question.kind] = evening.question
        evening.answer(robot.answer(evening.question))
    return found


def test_legal_answers_know_their_limits() -> None:
    asked = kinds()
    assert set(asked) == {"menu", "number", "choose", "pick", "roll", "draw", "form", "yes-no", "words"}
    number = answers_to(asked["number"])
    assert isinstance(number, NumberRange) and list(number) == list(number.range) and len(number) == len(number.range)
    assert list(answers_to(asked["yes-no"])) == [True, False]
    assert list(answers_to(asked["draw"])) == ["breeze", "gale"]
    assert [1, 7] not in answers_to(asked["roll"]) and next(iter(answers_to(asked["roll"])))[0] == 1
    where = answers_to(asked["choose"])
    assert isinstance(where, Choices) and "west" not in where and "west" in where.refused
    assert where["west"].refusals[0].rule == "SK-TRD-02" and len(where) == 2
    with pytest.raises(KeyError):
        _ = where["moon"]
    picked = asked["pick"]
    assert isinstance(picked, Pick) and len(list(answers_to(picked))) == 2 ** len(picked.options)
    form = answers_to(asked["form"])
    assert isinstance(form, FormAnswers) and list(form["price"]) == list(range(1, 10)) and None not in form["price"]
    assert None in form["ports"] and ["north"] in form["ports"] and ["moon"] not in form["ports"]
    assert {"price": 4} in form and {"price": 40} not in form


def test_there_is_nothing_to_answer_when_the_evening_is_over() -> None:
    evening = companion.begin(SkerryGame(), {"days": 1})
    evening.answer("rest")
    assert evening.over and evening.question is None and evening.score == ()
    with pytest.raises(companion.BadAnswer):
        _ = evening.legal_answers
    evening.answer_defaults()


def test_every_kind_of_answers_is_one() -> None:
    assert all(isinstance(answers_to(question), Answers) for question in kinds().values())


# --- answers ahead


def test_answers_may_be_given_ahead_quiet_ones_too() -> None:
    evening = companion.begin(Lucky(), seed=7)
    evening.answer("fish", {"charms": ["charm"]})
    assert evening.state.gold == sum(evening.journal.live[2][1].value) + 1  # type: ignore[union-attr]
    evening.undo()
    assert evening.question is not None and evening.question.kind == "menu", "one undo takes back all of it"
    evening.answer("trade", {"fish": "2", "where": "south", "price": {"price": 4}})
    assert evening.state.gold == 8


@pytest.mark.parametrize(
    ("ahead", "key", "told"),
    [
        ({"fish": 9}, "fish", "It takes a whole number from 1 to 3"),
        ({"fish": 1, "where": "west"}, "where", "one of north, south"),
        ({"cod": 1}, "cod", "the open question is “fish” (number), which takes a whole number from 1 to 3"),
        ({"fish": 1, "where": "south", "price": {"price": 1}, "toll": 1}, "toll", "“toll” was 0"),
    ],
)
def test_a_wrong_answer_ahead_is_told_with_its_key_and_changes_nothing(ahead: Any, key: str, told: str) -> None:
    evening = companion.begin(SkerryGame(), seed=7)
    before = evening.save()
    with pytest.raises(companion.BadAnswer) as error:
        evening.answer("trade", ahead)
    text = error.value.text
    assert error.value.key == key and told in companion.say(_worded(text))
    assert evening.save() == before and evening.question is not None and evening.question.kind == "menu"


def _worded(text: companion.Msg) -> companion.Msg:
    """The message without the words of the little game, which has none."""
    args = ((name, companion.Msg("core-no") if str(v).startswith("skerry") else v) for name, v in text.args)
    return companion.Msg(text.key, tuple(args))


def test_the_table_has_the_last_word_ahead_too() -> None:
    evening = companion.begin(SkerryGame(), seed=7)
    evening.answer("trade", {"fish": 2, "where": "west", "price": {"price": 4}}, overruling=True)
    assert evening.state.gold == 8
    again = companion.begin(SkerryGame(), seed=7)
    with pytest.raises(companion.BadAnswer):
        again.answer("trade", {"fish": 2, "where": "west", "price": {"price": 4}})


# --- May I?


def test_may_i_has_the_verdict_the_odds_and_what_follows_and_nothing_happens() -> None:
    evening = companion.begin(SkerryGame(), seed=7)
    before = evening.save()
    plan = evening.preview("trade", {"fish": 2, "where": "west", "price": {"price": 4}})
    assert [reason.rule for reason in plan.verdict.refusals] == ["SK-TRD-02"]
    assert [line.key for line in plan.if_overruled] == ["skerry-earned"] and plan.question is None
    assert plan.consequences == () and not plan.doable
    repair = evening.preview("repair")
    assert not repair.verdict.allowed and repair.verdict.sums[0].total == 0
    assert evening.preview("fish").question is not None
    assert evening.save() == before
    with pytest.raises(companion.Refused, match="SK-TRD-02"):
        plan.do()
    assert evening.save() == before
    plan.do(overruling=True)
    assert evening.state.gold == 8


def test_what_is_not_offered_cannot_be_tried() -> None:
    evening = companion.begin(SkerryGame(), seed=7)
    for choice, ahead in (("dance", {}), ("trade", {"cod": 1}), ("trade", {"fish": 99})):
        with pytest.raises(companion.BadAnswer):
            evening.preview(choice, ahead)


# --- corrections, saving and loading


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_evening_goes_on_where_it_was_left(game: str, tmp_path: Path) -> None:
    evening, robot = sample(game, 5), companion.Robot(9)
    for step in range(45):
        if evening.question is None:
            break
        if step % 9 == 0:
            again = companion.load(evening.save())
            assert again.save() == evening.save()
            assert (again.state, again.question, again.events) == (evening.state, evening.question, evening.events)
        evening.answer(robot.answer(evening.question))
    file = tmp_path / "evening.json"
    assert evening.save(file) == file.read_text(encoding="utf-8")
    again = companion.load(file)
    for table in (evening, again):
        table.undo()
        table.answer_defaults()
    assert again.save() == evening.save() and again.notebook("fr") == evening.notebook("fr")


@pytest.mark.parametrize("game", GAMES)
def test_cards_dice_and_the_state_it_began_from_are_saved_too(game: str) -> None:
    played = companion.game(game)
    schema, kind = next(iter(played.box().items()))
    subject = kind.subjects[0]
    cards = {schema: {subject: companion.Robot(1).answer(played.form(schema, subject))}}
    state = played.dump(sample(game).state)  # without what is said beside it
    state["cards"] = [card for card in state["cards"] if (card["schema"], card["subject"]) != (schema, subject)]
    evening = companion.begin(game, dice="own", cards=cards, state=state)
    line = next(each for each in evening.actions.correctable if each.field.kind == "number")
    evening.correct(line.path, line.field.hi)
    again = companion.load(evening.save())
    assert (again.origin.dice, again.origin.cards, again.state) == ("own", cards, evening.state)
    assert next(each.value for each in again.actions.correctable if each.path == line.path) == line.field.hi


BROKEN: list[tuple[str, Any]] = [
    ("format", "vigie-library"),
    ("version", 9),
    ("version", 10**30),
    ("game", "chess"),
    ("options", {"mode": "duel"}),
    ("dice", "loaded"),
    ("cards", {"rum": {"1": {}}}),
    ("first", {"rum": 1}),
    ("journal", [{"k": "rum"}]),
    ("journal", [{"k": "happened", "ev": {"is": "Nothing"}}]),
    ("journal", [{"k": "redone"}]),
    ("journal", 7),
    ("rum", 1),
]


@pytest.mark.parametrize(("field", "value"), BROKEN)
def test_a_text_that_is_no_evening_is_refused_in_words(field: str, value: Any) -> None:
    raw = json.loads(sample(GAMES[0]).save()) | {field: value}
    with pytest.raises(companion.BadFile) as error:
        companion.load(json.dumps(raw))
    assert companion.say(error.value.text, "fr")


@pytest.mark.parametrize("text", ["", "[]", "nothing", "[" * 200_000])
def test_what_is_no_json_is_refused_in_words(text: str) -> None:
    with pytest.raises(companion.BadFile):
        companion.load(text)


def test_tracked_values_are_listed_and_set() -> None:
    evening = sample(GAMES[0])
    evening.answer_defaults()
    for line in evening.actions.correctable[:30]:
        evening.correct(line.path, companion.Robot(line.path).fill(line.field), "seen on the board")
    assert "seen on the board" in evening.notebook()
    with pytest.raises(companion.BadAnswer) as error:
        evening.correct(evening.actions.correctable[0].path + "x", 1)
    assert evening.actions.correctable[0].path in companion.say(error.value.text)


# --- what is refused, told to a program

WRONG: list[tuple[str, Callable[[str], object], type[Exception], str]] = [
    ("options", lambda game: companion.begin(game, 3), companion.BadAnswer, "must be an object"),  # type: ignore[arg-type]
    ("option", lambda game: companion.begin(game, {"bogus": 1}), companion.BadAnswer, "bogus: there is no such field"),
    ("dice", lambda game: sample(game, dice="Own"), companion.BadAnswer, "dice: possible values: virtual, own"),
    ("ruling", lambda game: sample_with(game, "A-999"), companion.BadAnswer, "A-999: it cannot be set"),
    ("state", lambda game: companion.begin(game, state=3), companion.BadState, "must be an object"),
    ("file", lambda game: companion.load("{"), companion.BadFile, "This is not JSON: line 1"),
    ("answer", lambda game: sample(game).answer("dance"), companion.BadAnswer, ""),
    ("seat", lambda game: sample(game).preview("x", seat="nobody"), companion.BadAnswer, "“nobody” is not a seat here"),
    ("player", lambda game: sample(game).state.player("nobody"), LookupError, "“nobody” is not a seat here"),
    ("path", lambda game: sample(game).correct("bogus", 1), companion.BadAnswer, "bogus"),
    ("card", lambda game: sample(game).game.form("bogus", "1"), companion.BadAnswer, "bogus"),
]


def sample_with(game: str, ruling: str) -> companion.GameSession:
    return companion.begin(game, {"edition": "sample", "rulings": {ruling: "x"}})


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_reads_as_english_in_a_traceback(game: str) -> None:
    for name, deed, kind, said in WRONG:
        with pytest.raises(kind) as error:
            deed(game)
        text = str(error.value)
        assert said in text and " " in text, name
        assert not any(part in text for part in ("core-", "Msg(", "⟦")), name
        assert repr(error.value) == f"{type(error.value).__name__}({text!r})"
        assert getattr(error.value, "rules", ()) == (), name


def test_whoever_has_asked_for_nothing_yet_is_refused_in_english_too() -> None:
    """No words are read before they are needed; then they are there."""
    code = "import companion\ntry: companion.%s('chess')\nexcept companion.BadAnswer as error: print(error)"
    for deed in ("game", "rules", "begin"):
        assert fresh(code % deed).startswith("There is no game “chess”")


@pytest.mark.parametrize("game", GAMES)
def test_a_state_with_which_the_rules_cannot_begin_is_refused_as_a_state(game: str) -> None:
    """Every LookupError of the rules, and whatever else they run into, is told as what it is: of a state made up."""

    class Failing(companion.game(game).__class__):  # type: ignore[misc]
        def next(self, state: Any) -> Any:
            raise LookupError("no such ship")

    failing = Failing(companion.game(game).book)
    with pytest.raises(companion.BadState, match="LookupError: no such ship"):
        companion.begin(failing, state=sample(game).state)
    raw: Any = failing.dump(sample(game).state)
    raw["options"]["rulings"] = {"ZZ": "x"}
    with pytest.raises(companion.BadState, match=r"rulings\.ZZ: it cannot be set"):
        companion.begin(game, state=raw)


def test_a_rule_is_found_by_its_id() -> None:
    for game in GAMES:
        rules = companion.rules(game)
        first = next(iter(rules.rules))
        assert rules[first].id == first
        with pytest.raises(KeyError):
            rules["XX-1"]


@pytest.mark.parametrize("game", GAMES)
def test_options_that_may_not_be_chosen_are_told_of_every_question(game: str) -> None:
    evening, robot = sample(game), companion.Robot(seed=1)
    for _ in range(80):
        if evening.question is None:
            break
        offered = {option.id: option.verdict for option in getattr(evening.question, "options", ())}
        refused = {option: verdict for option, verdict in offered.items() if not verdict.allowed}
        assert evening.legal_answers.refused == refused
        evening.answer(robot.answer(evening.question))


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_on_alone_with_the_same_dice(game: str) -> None:
    evening, robot = sample(game), companion.Robot(seed=1)
    for _ in range(25):
        evening.answer(robot.answer(evening.question))
    copy, stood = evening.copy(), evening.save()
    assert (copy.save(), copy.question, copy.state) == (stood, evening.question, evening.state)
    one, other = companion.Robot(seed=2), companion.Robot(seed=2)
    for _ in range(25):
        if not copy.over:
            copy.answer(one.answer(copy.question))
    assert evening.save() == stood, "what the copy does, the evening does not"
    for _ in range(25):
        if not evening.over:
            evening.answer(other.answer(evening.question))
    assert evening.save() == copy.save()
    copy.undo()
    assert evening.save() != copy.save()


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_says_what_it_is(game: str) -> None:
    evening = sample(game)
    assert evening.question is not None
    shown = repr(evening)
    assert shown.startswith(
        f"<GameSession {game}: 0 answered, asks {evening.question.key} ({evening.question.kind} for "
    )
    evening.answer(companion.Robot(seed=1).answer(evening.question))
    assert f"{game}: 1 answered" in repr(evening)


@pytest.mark.parametrize("game", GAMES)
def test_a_notebook_shows_the_table_and_nothing_of_it_is_markup(game: str) -> None:
    """People may call themselves what they want."""
    evening = sample(game)
    evening.answer_defaults()
    found: list[str] = []
    for shown in (evening._repr_html_(), sample(game)._repr_html_()):
        reader = HTMLParser()
        reader.handle_starttag = lambda tag, attrs: found.append(tag)  # type: ignore[method-assign]
        reader.feed(shown)
        assert "⟦" not in shown and "<div>" in shown and shown.endswith("</div>")
    assert set(found) <= {"div", "b", "p", "code", "small", "table", "tr", "td", "br", "ul", "li"}
    (first, *_), seats = companion.game(game).seats(evening.state), evening.origin.options.get("seats")
    if isinstance(seats, list):
        named = companion.begin(game, {**evening.origin.options, "seats": [{**seats[0], "name": "<i>&"}, *seats[1:]]})
        assert "&lt;i&gt;&amp;" in named._repr_html_() and "<i>" not in named._repr_html_()
    assert first.name in evening._repr_html_()


MOST = 25
"""Public names of a session: what a program needs. The rest is with its parts."""


def test_the_front_door_is_small() -> None:
    evening = companion.begin(SkerryGame(), seed=1)
    public = [name for name in dir(evening) if not name.startswith("_")]
    assert len(public) <= MOST, public


def test_names_of_the_version_before_still_lead_there() -> None:
    evening = companion.begin(SkerryGame(), seed=1)
    for old, new in RENAMED.items():
        with pytest.warns(DeprecationWarning, match=f"'{old}' is now '{new}'"):
            found = getattr(evening, old)
        assert found == attrgetter(new)(evening)
        assert not hasattr(type(evening), old)
    with pytest.warns(DeprecationWarning, match="GameSession"):
        assert companion.Evening is companion.GameSession
    with pytest.raises(AttributeError, match="rum"):
        _ = evening.rum  # type: ignore[attr-defined]


def test_type_checkers_know_the_state_of_each_game() -> None:
    assert STUB.read_text(encoding="utf-8") == written(), "python -m tests.begin_types"


# --- draws


@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_face_down_is_told_by_its_name(game: str) -> None:
    """With dice of one's own nothing is dealt behind one's back; the card is named, or the place where it lies."""
    evening, robot = sample(game, seed=2, dice="own"), companion.Robot(seed=1)
    for _ in range(120):
        if evening.question is None or (isinstance(evening.question, Draw) and evening.question.unseen):
            break
        evening.answer(robot.answer(evening.question))
    if not isinstance(evening.question, Draw):
        assert not evening.game.box() or game == GAMES[0], "only of cards that the owner has copied is anything dealt"
        return
    things = evening.question.things
    assert things is not None
    there = things()
    for name in {there[0], there[-1]}:
        by_name, by_place = evening.copy(), evening.copy()
        by_name.answer({"card": name})
        by_place.answer(str(there.index(name) + 1))
        assert by_name.save() == by_place.save()
        if not name.isdecimal():
            plain = evening.copy()
            plain.answer(name)
            assert plain.save() == by_name.save()
    with pytest.raises(companion.BadAnswer, match="does not lie there") as error:
        evening.answer("nothing-like-it")
    assert there[0] in str(error.value)


def test_a_screen_cannot_name_what_lies_face_down(tmp_path: Path) -> None:
    """Whoever is told that a card does not lie there knows that somebody holds it."""
    store = Store(tmp_path)
    try:
        evening = Host(store, Settings(store)).new_evening(GAMES[-1], {"edition": "sample"})
        plan = evening.preview(next(iter(evening.legal_answers)))
        assert not evening.actions.names_draws and not plan.aside.actions.names_draws
    finally:
        store.close()
