"""Set-up: boards, officers, cannons, first load, first targets, first hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from companion.core.events.announcement_events import StepBegun
from companion.core.events.announcements import Order
from companion.core.events.event import Happened
from companion.core.procedures.procedure import Procedure, Run, command
from companion.core.questions.kinds import Choose, Draw, Form
from companion.games.cannon_duel.actions import patch
from companion.games.cannon_duel.agenda import AGENDA
from companion.games.cannon_duel.aiming import targeting
from companion.games.cannon_duel.cards import board, target_cards
from companion.games.cannon_duel.cards.advanced import REPUTATION, TRICK
from companion.games.cannon_duel.corrections import CORRECTIONS
from companion.games.cannon_duel.forms import dealt
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import DECKS, HULLS, ZONES, SeatId, ZoneId
from companion.games.cannon_duel.model.names import Ctx
from companion.games.cannon_duel.model.options import Options
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship import losses, uncovering
from companion.games.cannon_duel.turn import setup
from tests.games.cannon_duel.rules import scene
from tests.games.cannon_duel.rules.scene import ANNE, BART, BOOK
from tests.support.scripted import announcements
from tests.support.setup_counts import taken

SEATS = (ANNE, BART)


def printed() -> dict[str, Any]:
    """What is copied of a board: that of the duels of other tests."""
    record: dict[str, Any] = {}
    for zone in ZONES:
        record[f"{zone}-spaces"], record[f"{zone}-aims"] = scene.SPACES[zone]
        for penalty in board.penalties_of(zone):
            record[f"{zone}-{penalty}"] = scene.GUARDS[zone].count(penalty)
        if zone in DECKS:
            record[f"{zone}-ropes"] = scene.ROPES[zone]
    return record


def begun(**options: Any) -> State:
    """The table before the first question."""
    return setup.first_state(Options(edition="sample", **options), BOOK)


def opened(s: State, step: str) -> Run[State, Book]:
    """A step of the set-up at its first question."""
    run: Run[State, Book] = Run(setup.COMMANDS[step], command(step), s, BOOK)
    run.start()
    return run


def done(s: State, step: str, answers: Mapping[str, Any]) -> tuple[State, list[Happened]]:
    """A step of the set-up with these answers by key; what is not among them is drawn, or the form of a board."""
    run: Run[State, Book] = Run(setup.COMMANDS[step], command(step), s, BOOK)
    happened = run.start()
    left = dict(answers)
    while run.question is not None:
        asked = run.question
        value: Any
        if asked.key in left:
            value = asked.read(left.pop(asked.key))
        elif isinstance(asked, Draw):
            value = asked.read(asked.options[0].id)
        elif isinstance(asked, Form) and asked.schema == board.SCHEMA:
            value = asked.read(printed())
        else:
            only = asked.only()
            assert only is not None, asked.key
            value = only[0]
        happened += run.answer(value, asked.key)
    assert not left
    return run.state, happened


def orders(happened: Iterable[Happened]) -> list[str]:
    """What hands are told to do, by the keys of the words."""
    return [told.text.key for told in announcements(happened) if isinstance(told, Order)]


def boards(**options: Any) -> State:
    """With both boards filled."""
    return done(begun(**options), "set-up-boards", {})[0]


PLACED = {
    "place-captain-seat-1": "deck-bow",
    "place-captain-seat-2": "deck-centre",
    "place-mate-seat-1": "deck-bow",
    "place-mate-seat-2": "deck-stern",
}
NOTHING_COPIED: Mapping[str, Any] = {"board-blue": {}, "board-red": {}}
MOUNTED = {"mount-seat-1": "18-pounder/long-nine", "mount-seat-2": "carronade/18-pounder"}


@pytest.mark.rule("CD-SETUP-01", "CD-SETUP-03", "CD-SETUP-04")
def test_both_boards_are_copied_once_and_filled() -> None:
    run = opened(begun(), "set-up-boards")
    box = run.question
    assert isinstance(box, Form) and not box.needed
    run.answer(box.read({}))
    first = run.question
    assert isinstance(first, Form) and (first.subject, first.needed) == ("blue", False)
    run.answer(first.read(printed()))
    second = run.question
    assert isinstance(second, Form) and (second.subject, second.needed) == ("red", False)
    s, happened = done(begun(), "set-up-boards", {})
    for seat in SEATS:
        zones = s.player(seat).zones
        assert [zone.id for zone in zones] == list(ZONES)
        assert all(zone.markers == zone.spaces for zone in zones)
        assert [zone.id for zone in zones if zone.disaster == "hidden"] == list(HULLS)
    assert orders(happened)[:3] == ["cd-order-take", "cd-order-take", "cd-order-setup-boards"]
    assert not {"cd-order-setup-decks", "cd-order-setup-bag"} & set(orders(happened))
    assert s.turn.steps == setup.STEPS[1:]


@pytest.mark.rule("CD-SETUP-03")
@pytest.mark.parametrize("seats", [SEATS, SEATS[:1]])
def test_officers_are_placed_before_a_board_is_read_that_nobody_has_copied(seats: tuple[SeatId, ...]) -> None:
    alone = {"mode": "partner", "seats": Options().seats[:1]} if len(seats) == 1 else {}
    s, _ = done(begun(**alone), "set-up-boards", NOTHING_COPIED)
    assert not s.player(ANNE).zones
    run = opened(s, "place-officers")
    for officer in ("captain", "mate"):
        assert [asked.key for asked in run.questions] == [f"place-{officer}-{seat}" for seat in seats]
        for seat in seats:
            run.answer("deck-bow", f"place-{officer}-{seat}")
    first = run.question
    assert isinstance(first, Form) and (first.subject, first.needed, first.default) == ("blue", True, None)
    run.answer(first.read(printed()))
    second = run.question
    assert isinstance(second, Form) and second.subject == "red"
    assert dict(second.default or ())["hull-centre-spaces"] == 4
    run.answer(second.read(printed()))
    while (asked := run.question) is not None:  # the app's own, which are placed by what is printed
        run.answer("deck-stern", asked.key)
    assert run.state.player(ANNE).zone("deck-bow").officers == ("captain", "mate")
    assert all(zone.free == 0 for player in run.state.players for zone in player.zones)


@pytest.mark.rule("CD-SETUP-03")
def test_who_placed_an_officer_where_the_board_has_no_room_places_it_anew() -> None:
    s, _ = done(begun(), "set-up-boards", NOTHING_COPIED)
    run = opened(s, "place-officers")
    for key, deck in PLACED.items():
        run.answer(deck, key)
    narrow = printed() | {"deck-bow-spaces": 1}
    for _ in SEATS:
        asked = run.question
        assert isinstance(asked, Form)
        run.answer(asked.read(narrow))
    again = run.question
    assert isinstance(again, Choose) and again.key == "place-mate-seat-1-anew"
    assert list(scene.options(again)) == ["deck-centre", "deck-stern"]
    run.answer("deck-stern", again.key)
    assert run.question is None and run.state.player(ANNE).zone("deck-stern").officers == ("mate",)


@pytest.mark.rule("CD-SETUP-03")
def test_of_a_board_that_is_half_copied_only_the_rest_is_read() -> None:
    half = printed() | {"hull-bow-spaces": None, "deck-bow-ropes": None}
    s, _ = done(begun(), "set-up-boards", {"board-blue": half, "board-red": half})
    run = opened(s, "place-officers")
    for key, deck in PLACED.items():
        run.answer(deck, key)
    asked = run.question
    assert isinstance(asked, Form) and [line.name for line in asked.fields] == ["hull-bow-spaces"]


@pytest.mark.rule("CD-EFF-06", "CD-PATCH-02")
def test_what_markers_cover_is_read_once_they_leave_and_of_the_second_ship_as_of_the_first() -> None:
    """Penalties and ropes, each once, whichever way a marker goes."""
    at_once = {name: value for name, value in printed().items() if name in board.AT_ONCE}
    s, _ = done(begun(), "set-up-boards", {"board-blue": at_once, "board-red": at_once})
    assert s.player(ANNE).zone("deck-centre").guard == ()

    def loses(t: Ctx, seat: SeatId, zone: ZoneId) -> Procedure[None]:
        yield from losses.from_zone(t, seat, zone, 1, "CD-FIRE-S6", "hit", seat)

    def asked_when(s: State, seat: SeatId, zone: ZoneId) -> tuple[Form | None, Run[State, Book]]:
        run: Run[State, Book] = Run(loses, command("loses", seat=seat, zone=zone), s, BOOK)
        run.start()
        assert run.question is None or isinstance(run.question, Form)
        return run.question, run

    form, run = asked_when(s, ANNE, "sails-bow")
    assert form is not None and form.default is None
    names = ["sails-bow-sail", "deck-bow-ropes", "deck-centre-ropes", "deck-stern-ropes"]
    assert sorted(line.name for line in form.fields) == sorted(names)
    run.answer(form.read({name: printed()[name] for name in names}), form.key)
    read = run.state
    assert read.player(ANNE).zone("sails-bow").guard == scene.GUARDS["sails-bow"]
    assert read.player(ANNE).zone("deck-bow").ropes == scene.ROPES["deck-bow"]
    assert asked_when(read, ANNE, "sails-bow")[0] is None and asked_when(read, ANNE, "hull-bow")[0] is None
    twin, _ = asked_when(read, BART, "sails-bow")
    assert twin is not None and dict(twin.default or ()) == {name: printed()[name] for name in names}
    whole = done(begun(), "set-up-boards", {})[0]
    assert asked_when(whole, ANNE, "sails-bow")[0] is None


@pytest.mark.rule("CD-EFF-06")
def test_what_a_marker_covered_that_is_taken_off_by_hand_is_read_before_anybody_goes_on() -> None:
    """Nothing is asked as long as all markers lie there."""
    at_once = {name: value for name, value in printed().items() if name in board.AT_ONCE}
    s, _ = done(begun(), "set-up-boards", {"board-blue": at_once, "board-red": at_once})
    s = s.with_turn(number=1, seat=ANNE, phase="actions", steps=())
    assert uncovering.COMMANDS.keys() == {"read-boards"} and list(uncovering.unread(s)) == []
    s = CORRECTIONS.correct(s, BOOK, f"players.{BART}.zones.sails-bow.markers", 0, "").apply(s)
    assert AGENDA.follows(s, BOOK) == command("read-boards") and s.player(BART).zone("sails-bow").bare == ()
    run: Run[State, Book] = Run(uncovering.read_boards, command("read-boards"), s, BOOK)
    run.start()
    form = run.question
    assert isinstance(form, Form) and "sails-bow-sail" in [line.name for line in form.fields]
    run.answer(form.read({line.name: printed()[line.name] for line in form.fields}), form.key)
    assert run.question is None and run.state.player(BART).zone("sails-bow").bare == scene.GUARDS["sails-bow"]
    assert list(uncovering.unread(run.state)) == []


@pytest.mark.rule("CD-PATCH-02")
def test_a_sailor_leaves_a_deck_whose_penalties_have_been_read() -> None:
    at_once = {name: value for name, value in printed().items() if name in board.AT_ONCE}
    s, _ = done(begun(), "set-up-boards", {"board-blue": at_once, "board-red": at_once})
    s = s.with_zone(ANNE, "deck-centre", markers=1)

    def goes(t: Ctx) -> Procedure[None]:
        yield from patch.make(t, ANNE, next(each for each in patch.moves(t.now, ANNE) if each.origin == "deck-bow"))

    run: Run[State, Book] = Run(goes, command("goes"), s, BOOK)
    run.start()
    read = run.question
    assert isinstance(read, Form) and tuple(line.name for line in read.fields) == board.matters("deck-bow")


@pytest.mark.rule("CD-SETUP-02", "CD-COMP-01", "CD-COMP-03", "CD-COMP-05", "CD-COMP-06", "CD-COMP-07")
def test_what_comes_out_of_the_box_is_counted() -> None:
    _, happened = done(begun(hands="table", targets="table", bag="table"), "set-up-boards", {})
    both, own = taken(happened), taken(happened, SEATS[0])
    assert (own["aim-card"], own["tile"], own["captain"], own["gunner"]) == (42, 6, 1, 1)
    assert (both["tile"], both["disaster"], both["ball"], both["chain"], both["grape"]) == (12, 6, 5, 5, 5)
    assert (both["plank"], both["sail"], both["sailor"], both["target-card"]) == (28, 12, 24, 30)


@pytest.mark.rule("CD-SETUP-09", "CD-COMP-04")
@pytest.mark.parametrize("reputations", [False, True])
@pytest.mark.parametrize("tricks", [False, True])
def test_advanced_cards_come_out_of_the_box_where_they_are_played_with(reputations: bool, tricks: bool) -> None:
    _, happened = done(begun(reputations=reputations, dirty_tricks=tricks), "set-up-boards", {})
    out = taken(happened)
    assert (out.get("reputation", 0), out.get("trick", 0)) == (9 * reputations, 24 * tricks)


@pytest.mark.rule("CD-SETUP-01", "CD-SETUP-03", "CD-SETUP-06", "CD-SETUP-07", "CD-SETUP-08")
def test_five_steps_of_the_set_up_are_done_by_hands_and_counted() -> None:
    mounted, _ = done(boards(), "mount-cannons", MOUNTED)
    load = {"load-seat-1": "ball-ball/ball", "load-seat-2": "ball-ball/chain-chain"}
    aim = {f"aim-{seat}-zone": "hull-centre" for seat in SEATS}
    told = [
        *done(begun(), "set-up-boards", {})[1],
        *done(boards(), "place-officers", PLACED)[1],
        *done(boards(), "mount-cannons", MOUNTED)[1],
        *done(mounted, "load-cannons", load)[1],
        *done(scene.duel().with_turn(steps=setup.STEPS[5:]), "take-aim", aim)[1],
    ]
    steps = [(each.id, each.n, each.of) for each in (at.event for at in told) if isinstance(each, StepBegun)]
    assert steps == [(part, n, 5) for n, part in enumerate(("boards", "officers", "cannons", "load", "aim"), 1)]


@pytest.mark.rule("CD-SETUP-02", "CD-SETUP-04", "CD-SETUP-05")
def test_hands_are_told_to_shuffle_only_what_lies_on_the_real_table() -> None:
    _, happened = done(begun(hands="table", targets="table", bag="table"), "set-up-boards", {})
    assert orders(happened)[3:] == [
        "cd-order-setup-decks",
        "cd-order-setup-disasters",
        "cd-order-setup-targets",
        "cd-order-setup-bag",
        "cd-order-reserve",
    ]


@pytest.mark.rule("CD-SETUP-03", "CD-COMP-08")
def test_officers_take_the_places_of_sailors_together_or_apart() -> None:
    s, _ = done(boards(), "place-officers", PLACED)
    anne, bart = s.player(ANNE), s.player(BART)
    assert (anne.zone("deck-bow").officers, anne.zone("deck-bow").markers) == (("captain", "mate"), 2)
    assert (bart.zone("deck-centre").officers, bart.zone("deck-stern").officers) == (("captain",), ("mate",))
    assert all(zone.free == 0 for player in s.players for zone in player.zones)


@pytest.mark.rule("CD-SETUP-03")
def test_no_officer_is_placed_on_a_deck_without_a_space() -> None:
    s = boards().with_zone(ANNE, "deck-bow", spaces=0, markers=0)
    question = opened(s, "place-officers").asks("place-captain-seat-1")
    assert list(scene.options(question)) == ["deck-centre", "deck-stern"]


@pytest.mark.rule("CD-SETUP-06", "CD-COMP-03")
def test_cannons_are_chosen_in_secret_and_revealed_together() -> None:
    run = opened(boards(), "mount-cannons")
    assert [(asked.key, asked.who, asked.secret) for asked in run.questions] == [
        ("mount-seat-1", ANNE, True),
        ("mount-seat-2", BART, True),
    ]
    question = run.question
    assert isinstance(question, Choose) and len(question.options) == 9
    assert run.answer("long-nine/long-nine", "mount-seat-1") == [] and run.state.player(ANNE).cannons == ()
    s, _ = done(boards(), "mount-cannons", MOUNTED)
    mounted = {seat: [(each.mount, each.gun) for each in s.player(seat).cannons] for seat in SEATS}
    assert mounted[ANNE] == [("bow", "18-pounder"), ("stern", "long-nine")]
    assert mounted[BART] == [("bow", "carronade"), ("stern", "18-pounder")]


@pytest.mark.rule("CD-SETUP-06", "CD-CANNON-04")
def test_only_the_library_is_asked_for_the_tiles_of_mounted_cannons() -> None:
    run = opened(boards(), "mount-cannons")
    run.answer("carronade/carronade", "mount-seat-1")
    run.answer("carronade/carronade", "mount-seat-2")
    question = run.question
    assert isinstance(question, Form) and (question.subject, question.needed) == ("carronade", False)
    run.answer(question.read({"good": ["w"], "weak": []}))
    assert run.done and run.state.card("cannon-tile", "carronade") is not None


@pytest.mark.rule("CD-SETUP-07", "CD-CANNON-01", "CD-CANNON-02", "CD-CANNON-03")
def test_each_ship_draws_as_many_projectiles_as_its_cannons_hold() -> None:
    s, _ = done(boards(), "mount-cannons", MOUNTED)
    run = opened(s, "load-cannons")
    for shot in ("ball", "ball", "chain"):
        question = run.question
        assert isinstance(question, Draw) and question.who == ANNE
        run.answer(question.read(shot))
    load = run.question
    assert load is not None and load.key == "load-seat-1"
    s, _ = done(s, "load-cannons", {"load-seat-1": "ball-ball/ball", "load-seat-2": "ball-ball/chain-chain"})
    assert [len(s.player(seat).loaded) for seat in SEATS] == [3, 4]
    assert dict(s.loaded) == {"ball": 5, "chain": 2}


@pytest.mark.rule("CD-SETUP-08", "CD-TARGET-01")
def test_whoever_begins_targets_first() -> None:
    s, _ = done(scene.duel().with_turn(number=0, phase="setup", steps=setup.STEPS[4:]), "who-begins", {"first": BART})
    assert (s.turn.seat, s.turn.steps[0]) == (BART, "take-aim")
    bare = s.with_player(ANNE, active="", crosshair="", targets=()).with_player(BART, active="", targets=())
    run = opened(bare, "take-aim")
    assert run.question is not None and (run.question.key, run.question.who) == ("aim-seat-2-zone", BART)
    s, _ = done(
        bare,
        "take-aim",
        {"aim-seat-2-zone": targeting.OTHER, "aim-seat-2-zone-other": "sails-centre", "aim-seat-1-zone": "hull-centre"},
    )
    bart, anne = s.player(BART), s.player(ANNE)
    assert (bart.active, bart.crosshair, len(bart.targets)) == ("stern", "sails-centre", 3)
    assert (anne.active, anne.crosshair, len(anne.targets)) == ("bow", "hull-centre", 2)


@pytest.mark.rule("CD-SETUP-09", "CD-SETUP-10", "A-26")
def test_optional_cards_come_before_the_first_hand() -> None:
    assert setup.STEPS.index("advanced-cards") == setup.STEPS.index("take-aim") + 1
    assert setup.STEPS.index("start-hands") == setup.STEPS.index("advanced-cards") + 1
    s, happened = done(scene.duel().with_turn(phase="setup", steps=setup.STEPS[6:]), "advanced-cards", {})
    assert (s.turn.steps, len(happened)) == (("start-hands",), 1)


@pytest.mark.rule("CD-SETUP-10", "CD-TURN-01")
def test_both_draw_four_cards_and_the_first_turn_begins() -> None:
    s = scene.duel().with_turn(number=0, seat=BART, phase="setup", steps=("start-hands",))
    s, _ = done(s, "start-hands", {})
    assert [len(s.player(seat).hand) for seat in SEATS] == [4, 4]
    assert (s.turn.number, s.turn.seat, s.turn.phase, s.turn.steps) == (1, BART, "actions", ())


@pytest.mark.rule("CD-SETUP-01")
def test_the_ship_that_the_app_plays_takes_the_other_colour() -> None:
    s = begun(mode="partner", seats=Options().seats[:1])
    assert [(player.id, player.name, player.colour) for player in s.players] == [
        (ANNE, "Anne", "blue"),
        (BART, setup.PARTNER, "red"),
    ]


@pytest.mark.rule("CD-COMP-07")
def test_boards_copied_with_more_spaces_than_the_box_has_markers_are_to_be_looked_at_again() -> None:
    misread = {**dict(printed()), "sails-bow-spaces": 9}
    run = opened(begun(), "set-up-boards")
    happened: list[Happened] = []
    while (asked := run.question) is not None:
        assert isinstance(asked, Form)
        happened += run.answer(asked.read(misread if asked.schema == board.SCHEMA else {}))
    told = [each.text for each in announcements(happened) if isinstance(each, Order)][-1]
    assert (told.key, dict(told.args)["held"]) == ("cd-order-setup-spaces", BOOK.numbers.sails)


BOX = {target_cards.SCHEMA: 30, REPUTATION: 9, TRICK: 24}
"""How many cards of each kind have to be known before the app deals them."""


@pytest.mark.rule("CD-COMP-02", "CD-COMP-04")
@pytest.mark.parametrize("lacking", ["", *BOX])
@pytest.mark.parametrize("reputations", [False, True])
@pytest.mark.parametrize("tricks", [False, True])
def test_a_pile_is_dealt_by_the_app_where_it_knows_every_card(lacking: str, reputations: bool, tricks: bool) -> None:
    """Of cards that are not played none need be known."""
    known: dict[tuple[str, str], dict[str, object]] = {
        (schema, str(n)): {} for schema, most in BOX.items() for n in range(most - (schema == lacking))
    }
    options = dealt(Options(reputations=reputations, dirty_tricks=tricks), BOOK, known)
    drawn = (lacking == REPUTATION and reputations) or (lacking == TRICK and tricks)
    assert (options.targets, options.advanced) == (
        "table" if lacking == target_cards.SCHEMA else "app",
        "table" if drawn else "app",
    )
