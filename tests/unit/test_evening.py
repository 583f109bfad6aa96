"""The engine: asking, answering, undo, revision and correction, on a tiny made-up game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from companion.core.events.event import Happened
from companion.core.journal.journal import Amended, Began, Ended, Entry, Redone, Said, TakenBack, dump_entry, load_entry
from companion.core.kit.game import SHARED, AnyGame
from companion.core.procedures.dice_seeds import COUNTED
from companion.core.procedures.procedure import Procedure, command
from companion.core.questions.kinds import BadAnswer, Draw, Form, Number, Option, Pick
from companion.core.questions.question_base import Refused
from companion.core.values.messages import msg
from companion.session import engine
from companion.session.auto_answers import Answerer, QuestionPlace, from_library, virtual_dice
from companion.session.engine import Stale
from companion.session.game_session import GameSession
from tests.unit.skerry import Ctx, Earned, HullSet, Skerry, SkerryGame, begun, option, price_form

PRICE = {"price": 4, "ports": ["north"]}


def evening(
    game: AnyGame | None = None, *, virtual: bool = False, answerers: Sequence[Answerer] = (), **more: Any
) -> GameSession:
    dice = (virtual_dice(7, lambda: "virtual"),) if virtual else ()
    return GameSession(game or SkerryGame(), {"days": 3}, seed=7, answerers=(*dice, *answerers), **more)


def say(table: GameSession, *answers: Any) -> None:
    for answer in answers:
        table.answer(answer)


def key(table: GameSession) -> str | None:
    return table.question.key if table.question else None


def state_bytes(table: GameSession) -> bytes:
    return json.dumps([table.game.dump(table.state), key(table)]).encode()


def kinds(table: GameSession) -> list[str]:
    return [type(entry).__name__ for entry in table.journal.entries]


def number_of(table: GameSession, question: str) -> int:
    return next(n for n, e in table.journal.live if isinstance(e, Said) and e.key == question)


class Disk:
    """A log that keeps what it is given, as JSON; `broken` makes it refuse."""

    def __init__(self) -> None:
        self.rows: list[str] = []
        self.broken = False

    def append(self, start: int, entries: Sequence[Entry]) -> None:
        assert start == len(self.rows)
        if self.broken:
            raise OSError("no room")
        self.rows += [json.dumps(dump_entry(entry, SkerryGame().events)) for entry in entries]

    def read(self, game: AnyGame | None = None) -> list[Entry]:
        return [load_entry(json.loads(row), (game or SkerryGame()).events) for row in self.rows]


# --- asking and answering


def test_a_procedure_asks_and_its_answers_make_events() -> None:
    table = evening()
    assert key(table) == "menu"
    say(table, "fish", [3, 4], False)
    assert table.state == begun(gold=7) and key(table) == "menu"
    assert kinds(table) == ["Began", "Said", "Happened", "Said", "Ended"]


def test_what_begins_by_itself_needs_no_tap_and_the_evening_ends() -> None:
    table = evening()
    say(table, "rest", "rest", "rest")
    assert table.state.day == 4 and table.question is None
    assert [e.source for e in table.journal.entries if isinstance(e, Began)] == ["tablet", "auto"] * 3
    with pytest.raises(BadAnswer, match="The game is over"):
        table.answer("rest")


def test_a_single_legal_answer_is_recorded_as_forced() -> None:
    table = evening()
    say(table, "trade", 2, "south", PRICE)
    assert table.state.gold == 8
    toll = table.journal.entries[number_of(table, "toll")]
    assert isinstance(toll, Said) and (toll.value, toll.source) == (0, "forced")


@pytest.mark.parametrize("wrong", [[3], [3, 7], [3, True], "3 4", None])
def test_an_answer_that_is_not_legal_changes_nothing(wrong: Any) -> None:
    table = evening()
    table.answer("fish")
    before = list(table.journal.entries)
    with pytest.raises(BadAnswer):
        table.answer(wrong)
    assert table.journal.entries == before and key(table) == "catch"


def test_a_refused_option_answers_with_its_reason() -> None:
    table = evening()
    with pytest.raises(BadAnswer, match="skerry-whole"):
        table.answer("repair")
    say(table, "trade", 1)
    with pytest.raises(BadAnswer, match="skerry-shut"):
        table.answer("west")


def test_a_stale_answer_is_refused() -> None:
    table = evening()
    table.answer("fish", serial=table.now.serial)
    serial = table.now.serial
    table.answer([1, 2], serial=serial)
    before = list(table.journal.entries)
    with pytest.raises(Stale):
        table.answer(True, serial=serial)
    with pytest.raises(Stale):
        table.actions.roll_for_me(serial=serial)
    assert table.journal.entries == before


def test_the_table_may_overrule_the_menu_and_the_journal_says_so() -> None:
    table = evening()
    with pytest.raises(Refused) as refusal:
        table.actions.do(command("repair"))
    assert refusal.value.rules == ("SK-FIX-01",) and table.journal.entries == []
    table.actions.do(command("repair"), overruling=True)
    assert table.state.hull == 5 and key(table) == "menu"  # no gap: nothing to pick, and no one is bothered
    began = table.journal.entries[0]
    assert isinstance(began, Began) and began.overruling
    table.answer("fish")
    with pytest.raises(BadAnswer, match="Answer the question on screen first"):
        table.actions.do(command("rest"), overruling=True)


def test_listeners_hear_of_every_change_and_of_nothing_else() -> None:
    table, heard = evening(), []
    table.writer.listeners.append(lambda: heard.append(key(table)))
    say(table, "fish", [1, 2])
    table.previews.glimpse(True)
    with pytest.raises(BadAnswer):
        table.answer("perhaps")
    table.undo()
    table.redo()
    assert heard == ["catch", "again", "catch", "again"]


def test_what_begins_by_itself_and_changes_nothing_is_a_fault_and_not_an_endless_loop() -> None:
    class Stuck(SkerryGame):
        def __init__(self) -> None:
            super().__init__()
            self.procedures = {**self.procedures, "dawn": nothing}

    def nothing(t: Ctx) -> Procedure[None]:
        yield from t.happens()

    table = evening(Stuck())
    with pytest.raises(RuntimeError, match="dawn"):
        table.answer("rest")
    assert key(table) == "menu" and not table.journal.entries


def test_a_question_without_a_legal_answer_is_a_fault_where_it_is_asked() -> None:
    with pytest.raises(ValueError, match="core-nothing-to-choose"):
        Number(key="n", text=msg("skerry-fish"), rule="", lo=1, hi=0)
    with pytest.raises(ValueError, match="core-nothing-to-choose"):
        Pick(key="p", text=msg("skerry-fish"), rule="", lo=2, options=(option("one"),))


# --- dice and library


def test_virtual_dice_are_the_same_for_the_same_seed_and_never_rolled_again() -> None:
    one, two = evening(virtual=True), evening(virtual=True)
    say(one, "fish", True)
    say(two, "fish", True)
    assert one.state == two.state and one.state.gold > 0
    rolled = [e.value for e in one.journal.entries if isinstance(e, Said) and e.source == "dice"]
    one.undo()
    say(one, True)
    again = [e.value for _, e in one.journal.live if isinstance(e, Said) and e.source == "dice"]
    assert again == rolled
    one.actions.undo_to(0)
    say(one, "fish", True)
    assert [e.value for _, e in one.journal.live if isinstance(e, Said) and e.source == "dice"] == rolled


def test_the_app_rolls_on_request_when_people_use_their_own_dice() -> None:
    table = evening()
    table.answer("fish")
    table.actions.roll_for_me()
    assert 2 <= table.state.gold <= 12 and key(table) == "again"
    table.undo()
    assert key(table) == "catch"


@pytest.mark.parametrize("mode", ["virtual", "own", "ask"])
def test_the_app_deals_what_lies_face_down_whoever_rolls_the_dice(mode: str) -> None:
    dealer = virtual_dice(7, lambda: mode)
    cards = tuple(Option(str(place), msg("skerry-fish")) for place in range(1, 40))
    hidden = Draw(key="card", text=msg("skerry-fish"), rule="", options=cards, unseen=True)
    place = QuestionPlace(begun="1")
    dealt = dealer(hidden, place)
    assert dealt is not None and dealt.source == "dice" and hidden.admits(dealt.value)
    assert dealer(hidden, place) == dealt, "the same place of the same evening"
    assert len({answered.value for n in range(20) if (answered := dealer(hidden, QuestionPlace(begun=str(n))))}) > 10
    open_ = replace(hidden, unseen=False)
    assert (dealer(open_, place) is not None) == (mode == "virtual")


def test_what_a_person_copies_is_learnt_once_it_is_safe_and_the_library_answers_next_time() -> None:
    learnt: list[tuple[Form, Any]] = []
    table = evening(learn=lambda form, record: learnt.append((form, record)))
    say(table, "trade", 1, "south", PRICE)
    assert [(form.subject, dict(record)) for form, record in learnt] == [("herring", {"price": 4, "ports": ("north",)})]
    told: list[tuple[Form, Any]] = []
    library = from_library(lambda schema, subject: (dict(learnt[0][1]), "library"))
    again = evening(answerers=[library], learn=lambda form, record: told.append((form, record)))
    say(again, "trade", 1, "south")
    assert again.state.gold == 4 and not told


def test_a_copied_card_that_no_longer_fits_its_form_is_asked_again() -> None:
    table = evening(answerers=[from_library(lambda schema, subject: ({"weight": 3}, "library"))])
    say(table, "trade", 1, "south")
    assert table.question == price_form()


# --- the journal


def entries_of_every_kind() -> list[Entry]:
    disk = Disk()
    table = evening(log=disk)
    say(table, "fish", [2, 2], False, "repair", ["gap-1"], "christen", "gale", "Nina")
    table.correct("gold", 9, "miscounted", msg("skerry-corrected"))
    table.undo()
    table.redo()
    say(table, "trade", 1, "north", PRICE, 1)
    table.actions.revise(number_of(table, "fish"), 2)
    table.actions.do(command("rest"), source="phone")
    table.actions.do(command("dawn"), source="phone", overruling=True, label=msg("skerry-dawn"))
    return table.journal.entries


def test_every_kind_of_entry_survives_the_journal() -> None:
    book, shared = SkerryGame().events, {kind.__name__ for kind in SHARED}
    entries = entries_of_every_kind()
    assert {type(entry) for entry in entries} == {Began, Said, Happened, Amended, Ended, TakenBack, Redone}
    assert {type(e.event).__name__ for e in entries if isinstance(e, Happened | Amended)} == set(book.types) - shared
    raw = [json.dumps(dump_entry(entry, book)) for entry in entries]
    loaded = [load_entry(json.loads(line), book) for line in raw]
    assert [json.dumps(dump_entry(entry, book)) for entry in loaded] == raw
    assert [e for e in loaded if not isinstance(e, Said)] == [e for e in entries if not isinstance(e, Said)]
    assert [(e.key, e.told, e.caption) for e in loaded if isinstance(e, Said)] == [
        (e.key, e.told, e.caption) for e in entries if isinstance(e, Said)
    ]


def test_an_unknown_entry_is_refused() -> None:
    with pytest.raises(ValueError, match="whistled"):
        load_entry({"k": "whistled"}, SkerryGame().events)


def test_an_evening_cut_anywhere_comes_back_to_the_same_question() -> None:
    disk = Disk()
    table = evening(log=disk, virtual=True)
    seen = {len(disk.rows): state_bytes(table)}
    table.writer.listeners.append(lambda: seen.update({len(disk.rows): state_bytes(table)}))
    say(table, "fish", True, "trade", 2, "north", PRICE)
    table.correct("gold", 50, "", msg("skerry-corrected"))
    say(table, 1, "rest")
    table.undo()
    table.undo()
    say(table, 0, "rest", "rest", "rest")
    entries = disk.read()
    for length, expected in seen.items():
        again = evening(virtual=True, entries=entries[:length])
        assert state_bytes(again) == expected
        assert len(again.journal.entries) == length, "taking up an evening must not write"


def test_a_fault_while_writing_leaves_everything_as_it_was() -> None:
    disk = Disk()
    table = evening(log=disk)
    say(table, "fish", [1, 2])
    before = state_bytes(table)
    disk.broken = True
    correct = partial(table.correct, "gold", 1, "", msg("skerry-corrected"))
    for deed in (partial(table.answer, True), table.undo, correct):
        with pytest.raises(OSError, match="no room"):
            deed()
        assert state_bytes(table) == before
    disk.broken = False
    table.answer(False)
    assert table.state.gold == 3 and len(disk.rows) == len(table.journal.entries)


def test_what_could_not_be_written_does_not_come_back_by_undo() -> None:
    disk = Disk()
    table = evening(log=disk)
    disk.broken = True
    with pytest.raises(OSError, match="no room"):
        table.answer("rest")  # the night, and the next day by itself
    disk.broken = False
    for gold in (1, 2, 3, 4):  # as many entries as the night would have had
        table.correct("gold", gold, "", msg("skerry-corrected"))
    table.undo()
    assert (table.state.gold, table.state.day, table.state.night) == (3, 1, False)


# --- undo and redo


def test_undo_to_the_beginning_and_redo_of_everything_gives_the_same_bytes() -> None:
    table = evening(virtual=True)
    start = state_bytes(table)
    say(table, "fish", False, "trade", 3, "south", PRICE, "rest", "christen", "Nina", "rest")
    table.correct("gold", 20, "", msg("skerry-corrected"))
    steps = [state_bytes(table)]
    while table.now.undo_caption is not None:
        table.undo()
        steps.append(state_bytes(table))
    assert steps[-1] == start and len(steps) == 12
    with pytest.raises(BadAnswer, match="nothing to undo"):
        table.undo()
    for expected in reversed(steps[:-1]):
        table.redo()
        assert state_bytes(table) == expected
    with pytest.raises(BadAnswer, match="nothing to redo"):
        table.redo()


def test_undo_says_what_it_takes_back_and_stops_at_what_a_person_did() -> None:
    table = evening(virtual=True)
    say(table, "fish", False, "rest")
    assert table.now.undo_caption == msg("skerry-rest")
    table.undo()
    assert table.state.day == 1 and table.now.redo_caption == msg("skerry-rest")
    assert table.now.undo_caption == msg("skerry-again")
    table.undo()
    assert key(table) == "again" and table.state.gold > 0


def test_a_new_answer_ends_the_possibility_of_redo_and_the_old_values_are_offered_again() -> None:
    table = evening()
    say(table, "fish", [5, 6], True, [4])
    table.actions.undo_to(number_of(table, "catch"))
    assert table.now.taken_back_value("catch") == (5, 6)
    say(table, [1, 2])
    assert table.now.redo_caption is None
    assert table.now.taken_back_value("again") is True
    say(table, True)
    assert table.now.taken_back_value("more") == (4,)
    say(table, [3], "fish")
    assert table.now.taken_back_value("catch") is None, "another cast of the nets has nothing to do with it"


def test_only_the_latest_questions_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "REMEMBERED", 3)
    table = evening()
    say(table, "fish", [3, 4], False, "fish", [3, 4], False)
    answered = [number for number, entry in table.journal.live if isinstance(entry, Began | Said)]
    assert len(answered) == 6
    assert [number for number in answered if table.history.asked(number) is not None] == answered[-3:]


def test_undo_to_refuses_what_no_person_said() -> None:
    table = evening(virtual=True)
    say(table, "fish", False)
    with pytest.raises(BadAnswer):
        table.actions.undo_to(number_of(table, "catch"))
    with pytest.raises(BadAnswer):
        table.actions.undo_to(99)


# --- corrections by hand


def test_a_correction_in_an_open_procedure_counts_and_can_be_taken_back() -> None:
    table = evening()
    say(table, "fish", [1, 2])
    table.correct("gold", 100, "found in the bilge", msg("skerry-corrected"))
    assert table.state.gold == 100 and key(table) == "again"
    say(table, True, [5])
    assert table.state.gold == 105
    table.undo()
    table.undo()
    assert (table.state.gold, key(table)) == (100, "again")
    assert table.now.undo_caption == msg("skerry-corrected")
    table.undo()
    assert (table.state.gold, key(table)) == (3, "again")
    table.redo()
    assert table.state.gold == 100


def test_a_wrong_correction_names_what_is_wrong() -> None:
    table = evening()
    with pytest.raises(BadAnswer, match="No tracked value is called"):
        table.correct("rum", 1, "", msg("skerry-corrected"))
    with pytest.raises(BadAnswer, match="core-bad-field"):
        table.correct("gold", -1, "", msg("skerry-corrected"))
    assert not table.journal.entries


# --- revising an earlier answer


def test_revise_keeps_later_answers_as_long_as_they_fit() -> None:
    table = evening()
    say(table, "trade", 1, "north", PRICE, 1)
    assert table.state.gold == 3
    table.actions.revise(number_of(table, "fish"), 3)
    assert table.state.gold == 11 and key(table) == "menu"
    kept = [e.key for _, e in table.journal.live if isinstance(e, Said) and e.source == "kept"]
    assert kept == ["where", "price", "toll"]


def test_revise_asks_anew_where_a_later_answer_no_longer_fits() -> None:
    table = evening()
    say(table, "trade", 1, "north", PRICE, 1)
    table.actions.revise(number_of(table, "where"), "south")
    assert table.state.gold == 4, "the toll of the south is forced: 1 no longer fits, 0 is the only answer"
    table = evening()
    say(table, "fish", [1, 2], True, [6])
    table.actions.revise(number_of(table, "again"), False)
    assert table.state.gold == 3 and key(table) == "menu"
    table.actions.revise(number_of(table, "again"), True)
    assert key(table) == "more" and table.now.taken_back_value("more") is None


def test_revise_keeps_the_corrections_made_later_in_their_place() -> None:
    table = evening()
    say(table, "fish", [1, 2])
    table.correct("gold", 50, "", msg("skerry-corrected"))
    table.correct("gold", 56, "", msg("skerry-corrected"))
    say(table, True, [4])
    assert table.state.gold == 60
    table.actions.revise(number_of(table, "catch"), [2, 2])
    amended = [e.event.value for _, e in table.journal.live if isinstance(e, Amended)]
    assert amended == [50, 56]
    assert (table.state.gold, table.state.hull, key(table)) == (60, 4, "menu")
    assert state_bytes(evening(entries=table.journal.entries)) == state_bytes(table)


def test_revise_refuses_what_lies_behind_a_later_deed() -> None:
    table = evening()
    say(table, "fish", [1, 2], False, "christen")
    with pytest.raises(BadAnswer, match="nothing to undo"):
        table.actions.revise(number_of(table, "catch"), [3, 3])
    with pytest.raises(BadAnswer, match="nothing to undo"):
        table.actions.revise(0, "rest")
    with pytest.raises(BadAnswer, match="nothing to undo"):
        table.actions.revise(999, "rest")


def test_a_revision_that_is_not_legal_changes_nothing() -> None:
    table = evening()
    say(table, "trade", 1, "north", PRICE, 1)
    before = list(table.journal.entries)
    with pytest.raises(BadAnswer):
        table.actions.revise(number_of(table, "fish"), 9)
    assert table.journal.entries == before and table.state.gold == 3


def test_a_revised_card_is_learnt_too() -> None:
    learnt: list[Any] = []
    table = evening(learn=lambda form, record: learnt.append(dict(record)["price"]))
    say(table, "trade", 1, "south", PRICE)
    table.actions.revise(number_of(table, "price"), {"price": 5})
    assert learnt == [4, 5] and table.state.gold == 5


# --- what would follow


def test_a_glimpse_tells_what_follows_and_changes_nothing() -> None:
    table = evening()
    first = table.previews.glimpse("fish")
    assert first is not None and first.happened == () and first.question is not None and first.question.key == "catch"
    assert table.previews.glimpse("repair") is None and table.previews.glimpse("nonsense") is None
    say(table, "fish")
    table.correct("gold", 10, "", msg("skerry-corrected"))
    torn = table.previews.glimpse([2, 2])
    assert torn is not None
    assert [each.event for each in torn.happened] == [
        Earned(4, rule="SK-FSH-01"),
        HullSet(4, (msg("skerry-torn"),), rule="SK-FSH-02"),
    ]
    assert table.previews.glimpse([9, 9]) is None
    assert (table.state.gold, key(table), len(table.journal.entries)) == (10, "catch", 2)


def test_a_glimpse_looks_through_forced_answers_but_never_at_the_dice() -> None:
    table = evening(virtual=True)
    say(table, "trade", 1)
    table.answer("south")
    ahead = table.previews.glimpse(PRICE)
    assert ahead is not None and ahead.question is None and ahead.happened[-1].event == Earned(4, rule="SK-TRD-01")
    say(table, PRICE)
    nets = table.previews.glimpse("fish")
    assert nets is not None and nets.question is not None and nets.question.key == "catch"


# --- saves of older rules


def test_an_open_procedure_whose_rules_have_changed_starts_anew_with_its_answers_offered() -> None:
    disk = Disk()
    table = evening(log=disk)
    say(table, "fish", [1, 2], False, "trade", 2, "north", PRICE)
    game = SkerryGame(changed=True)
    again = evening(game, entries=disk.read(game), log=disk)
    assert again.state.gold == 3, "what was finished is never judged again"
    assert key(again) == "fish" and again.now.taken_back_value("fish") == 2
    assert again.now.redo_caption is None
    began = again.journal.live[-1][1]
    assert isinstance(began, Began) and began.version == "3"
    say(again, 2, True)
    assert again.state.gold == 5
    assert state_bytes(evening(game, entries=disk.read(game))) == state_bytes(again)


@pytest.mark.parametrize("wind", ["breeze", "gale"])
def test_what_somebody_drew_at_the_table_is_not_drawn_otherwise_by_the_app(wind: str) -> None:
    game = SkerryGame()
    game.version = COUNTED
    table = evening(game)
    say(table, "christen", wind)
    table.undo()
    table.undo()
    again = evening(game, virtual=True, entries=table.journal.entries)
    again.answer("christen")
    assert key(again) == "name" and again.now.taken_back_value("wind") == wind
    assert next(entry.value for _, entry in again.journal.live if isinstance(entry, Said)) == wind


def test_what_was_allowed_when_it_was_said_stands_although_the_rules_refuse_it_now() -> None:
    table = evening()
    say(table, "trade", 2)
    table.answer("west", overruling=True)
    older = [replace(entry, overruling=False) if isinstance(entry, Said) else entry for entry in table.journal.entries]
    again = evening(entries=older)
    assert key(again) == "price" and len(again.journal.entries) == len(older)
    say(again, PRICE)
    assert again.state.gold == 8


def test_taking_back_into_a_chapter_whose_rules_have_changed_starts_it_anew() -> None:
    disk = Disk()
    table = evening(log=disk)
    say(table, "trade", 1, "north", PRICE, 0)
    game = SkerryGame(changed=True)
    again = evening(game, entries=disk.read(game), log=disk)
    assert again.state.gold == 4 and key(again) == "menu"
    again.undo()
    assert (again.state.gold, key(again)) == (0, "fish")


def test_a_procedure_that_no_longer_exists_is_left_and_the_menu_returns() -> None:
    disk = Disk()
    say(evening(log=disk), "trade", 2)
    game = SkerryGame()
    game.procedures = {name: steps for name, steps in game.procedures.items() if name != "trade"}
    again = evening(game, entries=disk.read(game), log=disk)
    assert key(again) == "menu" and again.state == begun()


def test_an_evening_that_was_over_goes_on_when_the_rules_say_so_today() -> None:
    disk = Disk()
    say(evening(log=disk), "rest", "rest", "rest")

    class Longer(SkerryGame):
        def next(self, state: Skerry) -> Any:
            return command("christen") if state.day == 4 and not state.name else super().next(state)

    game = Longer()
    again = evening(game, entries=disk.read(game))
    assert key(again) == "wind"


def test_an_older_event_is_lifted_to_its_present_form() -> None:
    from companion.core.events.event import EventBook

    book = EventBook([Earned], {("Earned", 1): lambda old: {"rule": old["rule"], "gold": old["coins"]}})
    assert book.load({"is": "Earned", "v": 1, "rule": "SK-FSH-01", "coins": 3}) == Earned(3, rule="SK-FSH-01")
    assert book.dump(Earned(3))["v"] == 2
    with pytest.raises(KeyError, match="Sunk"):
        book.load({"is": "Sunk"})
