"""Random evenings of the tiny game: every law catches what breaks it, and a fault is told as briefly as it can be."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from companion import cli
from companion.core.events.event import Event
from companion.core.kit.agenda import Agenda
from companion.core.kit.game import SHARED
from companion.core.procedures.dice_seeds import COUNTED
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command, Procedure
from companion.core.questions.kinds import Choose, Number, YesNo
from companion.core.rules.verdicts import ALLOWED, Reason, Verdict, refused
from companion.core.values.messages import msg
from companion.library.game_registry import game, game_ids
from companion.library.texts import LANGUAGES, Texts, catalogue_files, texts_in
from companion.simulation import command_line as simulation_command
from companion.simulation.ddmin import Budget, shortest, shortest_of_groups
from companion.simulation.laws import LAWS, Readings
from companion.simulation.replay import BadScript, Script, ScriptDeed, dump_script, load_script
from companion.simulation.simulator import PlayedEvening, Simulation
from companion.simulation.tally import EveningCounts
from tests.support.about import ANY
from tests.unit.skerry import Ctx, Earned, Named, Skerry, SkerryGame, follows, option

EVENINGS = 40


def simulation(game: SkerryGame, *, every: int = 5, strict: bool = False) -> Simulation:
    """Evenings of a variant of the tiny game, which has no words of its own."""
    readings = Readings([Texts("en", [], strict=True)] if strict else [str])
    return Simulation("skerry", every=every, find=lambda _: game, readings=readings)


def first_fault(evenings: Simulation) -> PlayedEvening:
    """The first evening with a broken law."""
    return next(played for played in map(evenings.evening, range(EVENINGS)) if played.fault is not None)


# --- the tiny game keeps the laws


def test_evenings_of_the_tiny_game_break_no_law_and_are_counted() -> None:
    game, tally = SkerryGame(), EveningCounts()
    for played in map(simulation(game, every=1).evening, range(12)):
        assert played.fault is None, played.fault
        assert played.session is not None and played.session.question is None
        tally += played.tally
    assert tally.evenings == 12 and tally.endings == {"DayBroke SK-DAY-02": 12}
    assert set(tally.events) == set(game.events.types) - {kind.__name__ for kind in SHARED}
    assert set(tally.procedures) == set(game.procedures)
    assert {"SK-FIX-01", "SK-TRD-02"} <= set(tally.refused) and tally.rules > {"SK-FSH-01", "SK-TRD-03"}
    assert tally.questions["catch"] and tally.answers == sum(tally.questions.values()) > 100
    never = EveningCounts(events=tally.events - Counter(Named=10**6))
    spoken = [str(line) for line in never.lines(game, None)]
    assert any("Named" in line for line in spoken) and len(spoken) > 4


class Halting(SkerryGame):
    """While a boat has no wind yet, nothing follows."""

    agenda = Agenda(lambda s, book: None if s.name and not s.wind else follows(s, book))

    def __init__(self) -> None:
        super().__init__()
        self.procedures = {**self.procedures, "christen": self.christen}

    def christen(self, t: Ctx) -> Procedure[None]:
        yield from t.happens(Named("Nina", ""), Named("Nina", "west"))


def test_what_ends_an_evening_is_not_mistaken_for_a_moment_at_which_nothing_followed() -> None:
    tally = EveningCounts()
    for played in map(simulation(Halting()).evening, range(EVENINGS)):
        tally += played.tally
    assert tally.endings == {"DayBroke SK-DAY-02": EVENINGS} and tally.events["Named"] > EVENINGS


def test_the_same_seed_is_the_same_evening_and_its_plan_plays_it_again() -> None:
    evenings = simulation(SkerryGame())
    one, again = evenings.evening(3), evenings.evening(3)
    assert one.plan == again.plan and one.plan.deeds
    assert load_script(dump_script(one.plan)) == one.plan
    replayed = evenings.replay(one.plan)
    assert replayed.fault is None and replayed.plan == one.plan
    assert one.session is not None and replayed.session is not None
    assert replayed.session.question is None and replayed.session.origin.options == one.session.origin.options


def test_an_evening_that_does_not_end_is_left() -> None:
    played = Simulation("skerry", most=7, find=lambda _: SkerryGame(), readings=Readings([str])).evening(0)
    assert played.fault is None and played.tally.answers == 7 and not played.tally.endings


# --- every law catches what breaks it


class Crashing(SkerryGame):
    """Cannot christen a boat in which fish was sold."""

    def __init__(self) -> None:
        super().__init__()
        self.procedures = {**self.procedures, "christen": self.christen}

    def christen(self, t: Ctx) -> Procedure[None]:
        yield from SkerryGame().procedures["christen"](t)
        _ = 1 // (0 if t.now.price else 1)


class Minting(SkerryGame):
    """Says of a catch that it brought one coin less than it did."""

    def supplied(self, before: Skerry, event: Event[Skerry], after: Skerry) -> Mapping[str, int]:
        return {"coin": event.gold - (event.rule == "SK-FSH-03")} if isinstance(event, Earned) else {}


class Sinking(SkerryGame):
    """Counts one plank less than it has."""

    def pieces(self, state: Skerry) -> Any:
        return {"plank": {"hull": state.hull - 4, "sea": 4 - state.hull}}


class Boasting(SkerryGame):
    """Shows an answer as the likely one that it does not take."""

    def __init__(self) -> None:
        super().__init__()
        self.procedures = {**self.procedures, "christen": self.christen}

    def christen(self, t: Ctx) -> Procedure[None]:
        yield from t.ask(Number(key="age", text=msg("skerry-name"), rule="SK-NAM-01", hi=9, default=10))


class Trapping(SkerryGame):
    """Asks for planks where there are none."""

    def __init__(self) -> None:
        super().__init__()
        self.procedures = {**self.procedures, "christen": self.christen}

    def christen(self, t: Ctx) -> Procedure[None]:
        shut = Verdict((Reason("SK-TRD-02", msg("skerry-shut")),))
        yield from t.ask(
            Choose(key="where", text=msg("skerry-where"), rule="SK-TRD-02", options=(option("west", shut),))
        )


@dataclass(frozen=True, kw_only=True)
class Lax(Choose):
    """Refuses an option and takes it all the same."""

    def verdict_on(self, value: str) -> Verdict:
        return ALLOWED


class Yielding(SkerryGame):
    """Asks where to trade, and does not mean it."""

    def __init__(self) -> None:
        super().__init__()
        self.procedures = {**self.procedures, "trade": self.trade}

    def trade(self, t: Ctx) -> Procedure[None]:
        west = option("west", SkerryGame().next(t.now).options[2].verdict)  # type: ignore[union-attr]
        options = (option("north"), replace(west, id="west"))
        yield from t.ask(Lax(key="where", text=msg("skerry-where"), rule="SK-TRD-02", options=options))


SPENT = count()


class Fickle(Event[Skerry]):
    """Does something else each time."""

    def apply(self, s: Skerry) -> Skerry:
        return replace(s, name=f"{next(SPENT)}")


class Moody(SkerryGame):
    """Its nights change the boat's name, each time they are told."""

    def __init__(self) -> None:
        super().__init__()
        self.procedures = {**self.procedures, "rest": self.rest}

    def rest(self, t: Ctx) -> Procedure[None]:
        yield from SkerryGame().procedures["rest"](t)
        yield from t.happens(Fickle(rule="SK-DAY-01"))


class Forgetful(SkerryGame):
    """Asks something else whenever it is asked again."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = count()
        self.procedures = {**self.procedures, "fish": self.fish}

    def fish(self, t: Ctx) -> Procedure[None]:
        key = f"again-{next(self.asked)}"
        yield from t.ask(YesNo(key=key, text=msg("skerry-again"), rule="SK-FSH-03"))


class Drifting(SkerryGame):
    """Its menu tells how often it was shown."""

    def __init__(self) -> None:
        super().__init__()
        self.shown = count()

    def next(self, state: Skerry) -> Command | Menu | None:
        following = super().next(state)
        if not isinstance(following, Menu):
            return following
        return replace(following, note=msg("skerry-menu", n=next(self.shown)))


class Listed(Event[Skerry]):
    """Holds something that comes back from disk as something else."""

    names: Any = None

    def apply(self, s: Skerry) -> Skerry:
        return s


class Scribbling(SkerryGame):
    """Writes down what cannot be read back."""

    def __init__(self) -> None:
        super().__init__()
        self.procedures = {**self.procedures, "rest": self.rest}

    def rest(self, t: Ctx) -> Procedure[None]:
        yield from SkerryGame().procedures["rest"](t)
        yield from t.happens(Listed(("Nina", "Ann"), rule="SK-DAY-01"))


class Disputed(SkerryGame):
    """Its judge of a night's rest says something else than its menu."""

    def __init__(self) -> None:
        super().__init__()
        self.judges = {"rest": lambda state, book: refused("SK-DAY-01", msg("skerry-title"))}


class Counting(SkerryGame):
    """Its dice belong to the number of procedures begun."""

    version = COUNTED


PLANTED: tuple[tuple[str, SkerryGame], ...] = (
    ("crash", Crashing()),
    ("pieces", Minting()),
    ("pieces", Sinking()),
    ("offered", Boasting()),
    ("offered", Trapping()),
    ("refused", Yielding()),
    ("fold", Moody()),
    ("resumed", Forgetful()),
    ("resumed", Drifting()),
    ("written", Scribbling()),
    ("judged", Disputed()),
    ("luck", Counting()),
)


@pytest.mark.parametrize(("law", "game"), PLANTED, ids=lambda value: getattr(value, "id", "") and type(value).__name__)
def test_a_planted_fault_breaks_its_law(law: str, game: SkerryGame) -> None:
    fault = first_fault(simulation(game)).fault
    assert fault is not None and fault.law == law and law in fault.mark


def test_a_message_without_words_breaks_a_law() -> None:
    fault = first_fault(simulation(SkerryGame(), strict=True)).fault
    assert fault is not None and fault.law == "words" and "skerry-" in str(fault.text)


def test_an_undo_that_leads_elsewhere_breaks_a_law() -> None:
    fault = first_fault(simulation(Drifting(), every=10**6)).fault
    assert fault is not None and fault.law == "undone"


def test_every_law_has_a_sentence_and_is_tried_here() -> None:
    tried = {law for law, _ in PLANTED} | {"words", "undone", "put"}  # the last one where people are asked together
    assert tried == set(LAWS)
    assert all(texts_in(lang)(msg(f"sim-law-{law}")) for lang in LANGUAGES for law in LAWS)


# --- the shortest evening


def test_a_fault_is_told_as_the_shortest_evening_that_shows_it() -> None:
    """Fish must be sold once, with the price copied, and a boat christened; options do not matter."""
    evenings = simulation(Crashing())
    played = first_fault(evenings)
    shortened = evenings.shortened(played)
    assert played.fault is not None and shortened.fault is not None
    assert shortened.fault.mark == played.fault.mark and shortened.plan.options == {}
    rolled = ("wind", "toll")  # by virtual dice, or forced by where the fish was sold
    asked = [deed.key for deed in shortened.plan.deeds if deed.key not in rolled]
    assert asked == ["menu", "fish", "where", "price", "menu", "name"]
    again = evenings.replay(shortened.plan)
    assert again.fault is not None and again.fault.mark == played.fault.mark


@pytest.mark.parametrize(
    "game", [Minting(), Boasting(), Yielding(), Forgetful(), Scribbling()], ids=lambda g: type(g).__name__
)
def test_whatever_law_is_broken_the_shortest_evening_still_breaks_it(game: SkerryGame) -> None:
    evenings = simulation(game)
    played = first_fault(evenings)
    shortened = evenings.shortened(played)
    assert shortened.fault is not None and played.fault is not None and shortened.fault.mark == played.fault.mark
    assert len(shortened.plan.deeds) <= min(4, len(played.plan.deeds))


def test_leaving_out_finds_the_few_items_that_matter() -> None:
    tries: list[Sequence[int]] = []

    def holds(items: Sequence[int]) -> Sequence[int] | None:
        tries.append(items)
        return items if {3, 17, 18} <= set(items) else None

    assert list(shortest(range(64), holds, Budget(1000))) == [3, 17, 18]
    assert len(tries) < 120
    assert shortest([], holds, Budget(9)) == []


def test_whole_groups_are_left_out_first() -> None:
    groups = [[i, i + 100] for i in range(50)]
    tries = count()

    def holds(items: Sequence[int]) -> Sequence[int] | None:
        next(tries)
        return items if {7, 130} <= set(items) else None

    assert list(shortest_of_groups(groups, holds, Budget(1000))) == [7, 130]
    assert next(tries) < 60


def test_a_spent_budget_gives_what_was_reached() -> None:
    found = shortest(range(64), lambda items: items if 3 in items else None, Budget(4))
    assert 3 in found and 1 < len(found) < 64


# --- plans in files


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seed": "x"}, "seed"),
        ({"deeds": [["jump", "", None]]}, "deeds"),
        ({"dice": "loaded"}, "dice"),
        ({"game": 3}, "game"),
    ],
)
def test_a_plan_that_cannot_be_played_names_the_field(change: Mapping[str, Any], field: str) -> None:
    plan = dump_script(Script("skerry", {}, 1, "own", (ScriptDeed("begin", "menu", "rest"),)))
    with pytest.raises(BadScript) as caught:
        load_script(plan | dict(change))
    assert field in str(caught.value)


def test_deeds_that_do_not_fit_are_passed_over() -> None:
    evenings = simulation(SkerryGame())
    deeds = (
        ScriptDeed("begin", "menu", "rest"),
        ScriptDeed("answer", "catch", [1, 2]),
        ScriptDeed("redo"),
        ScriptDeed("begin", "menu", "rest"),
    )
    played = evenings.replay(Script("skerry", {"days": 2}, 1, "own", deeds))
    assert played.fault is None and [deed.value for deed in played.plan.deeds] == ["rest", "rest"]


def test_what_no_rule_foresees_can_be_replayed_too() -> None:
    evenings = simulation(SkerryGame())
    deeds = (
        ScriptDeed("begin", "menu", "rest"),
        ScriptDeed("overrule", "menu", "repair"),
        ScriptDeed("correct", "gold", 7),
        ScriptDeed("begin", "menu", "trade"),
        ScriptDeed("answer", "fish", 2),
        ScriptDeed("revise", "fish", 3),
        ScriptDeed("answer", "where", "south"),
        ScriptDeed("undo"),
        ScriptDeed("redo"),
        ScriptDeed("answer", "price", {"price": 4, "ports": None}),
        ScriptDeed("try", "table", [["menu", "fish"], ["catch", [6, 6]]]),
    )
    played = evenings.replay(Script("skerry", {}, 1, "own", deeds))
    assert played.fault is None and played.plan.deeds == deeds
    assert played.session is not None and played.session.state.gold == 7 + 3 * 4


# --- the command line


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output, complaints."""
    try:
        code = cli.main([*arguments, "--lang", "en"])
    except SystemExit as left:
        code = int(left.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def test_clean_evenings_are_counted_and_leave_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "simulate", ANY, "--evenings", "2", "--most", "4", "--seed", "5", "--counts")
    assert (code, err) == (0, "")
    assert out.startswith(f"2 games of {texts_in('en')(game(ANY).title)}")
    assert "No fault." in out and "Rules cited" in out
    counts = json.loads(out[out.index("{") : out.rindex("}") + 1])
    assert counts["evenings"] == 2 and counts["answers"] == 8 and set(counts["procedures"].values()) & {2}


def test_a_fault_is_told_saved_and_leaves_with_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "fault.json"
    evenings = simulation(Crashing())
    texts = Texts("en", [path for path in catalogue_files("en") if path.stem == "simulate"], strict=False)
    code = simulation_command.simulate(evenings, EVENINGS, 0, 1, texts, counts=False, save=file)
    out, _ = capsys.readouterr()
    assert code == 1 and "1 fault." in out and "ZeroDivisionError" in out
    plan = load_script(json.loads(file.read_text(encoding="utf-8")))
    assert json.dumps(dump_script(plan), ensure_ascii=False) in out
    again = evenings.replay(plan)
    assert again.fault is not None and again.fault.law == "crash"


def test_a_run_that_was_stopped_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    def told(*arguments: str) -> dict[str, object]:
        code, out, err = run(capsys, "simulate", ANY, "--most", "4", "--counts", *arguments)
        assert (code, err) == (0, "")
        counts: dict[str, object] = json.loads(out[out.index("{") : out.rindex("}") + 1])
        return counts

    file = str(tmp_path / "season.json")
    half = told("--evenings", "2", "--keep", file)
    whole = told("--evenings", "5", "--keep", file)
    assert (half["evenings"], whole["evenings"]) == (2, 5) and whole == told("--evenings", "5")
    code, _, err = run(capsys, "simulate", ANY, "--most", "9", "--keep", file)
    assert code == 2 and "most" in err
    (tmp_path / "season.json").write_text("{}", encoding="utf-8")
    assert run(capsys, "simulate", ANY, "--most", "4", "--keep", file)[0] == 2


@pytest.mark.parametrize("game_id", game_ids())
def test_a_run_goes_on_only_with_what_its_tables_had_agreed(
    game_id: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, short = tmp_path / "season.json", ("simulate", game_id, "--most", "2", "--evenings", "1")
    agreed = ("--option", "edition=sample", "--keep", str(file))
    assert run(capsys, *short, *agreed)[0] == 0
    assert json.loads(file.read_text(encoding="utf-8"))["agreed"] == {"edition": "sample"}
    assert run(capsys, *short, *agreed)[0] == 0
    for others in ((), ("--option", "edition=owner")):
        code, _, err = run(capsys, *short, *others, "--keep", str(file))
        assert code == 2 and "edition=sample" in err


def test_a_fault_found_before_is_told_when_a_run_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    texts = Texts("en", [path for path in catalogue_files("en") if path.stem == "simulate"], strict=False)
    for _ in range(2):  # the second time nothing is left to play
        code = simulation_command.simulate(
            simulation(Crashing()), EVENINGS, 0, 1, texts, counts=False, save=None, keep=tmp_path / "season.json"
        )
        out, _ = capsys.readouterr()
        assert code == 1 and "1 fault." in out and "ZeroDivisionError" in out


def test_an_evening_from_a_file_is_played_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    played = Simulation(ANY, most=3).evening(2)
    file.write_text(json.dumps(dump_script(played.plan)), encoding="utf-8")
    code, out, _ = run(capsys, "simulate", "--replay", str(file))
    assert code == 0 and "without a fault" in out


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ("[", "JSON"),
        ("{}", "game"),
        ('{"game": "chess", "options": {}, "seed": 1}', "chess"),
        (json.dumps({"game": ANY, "options": {"mode": "duel"}, "seed": 1}), "mode"),
        (json.dumps({"game": ANY, "options": {}, "seed": 1, "deeds": [["fly"]]}), "deeds"),
    ],
)
def test_a_file_that_is_no_evening_leaves_with_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, wrong: str, named: str
) -> None:
    file = tmp_path / "evening.json"
    file.write_text(wrong, encoding="utf-8")
    code, out, err = run(capsys, "simulate", "--replay", str(file))
    assert (code, out) == (2, "") and named in err and err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("chess",),
        ("--evenings", "0"),
        ("--evenings", "many"),
        ("--jobs", "-1"),
        ("--most", "0"),
        ("--seed", "x"),
        ("--fast",),
    ],
)
def test_bad_arguments_leave_with_2_and_one_message(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    code, out, err = run(capsys, "simulate", *arguments)
    assert (code, out) == (2, "") and arguments[0].lstrip("-") in err and err.count("\n") == 1
