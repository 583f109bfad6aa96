"""An evening that is over, on screen: finished and with its result, its last page, and the way back by undo."""

from __future__ import annotations

import flet as ft
import pytest

from companion.core.values.messages import msg
from companion.host.statistics import KeptLine, score_of, seated
from companion.journal_views.chronicle import Chronicle, by_round
from companion.library.game_registry import game
from companion.library.texts import texts_in
from companion.store import SavedEvening
from companion.ui.context.app_context import AppContext
from companion.web.phone_wiring import party
from tests.support.about import OTHER, about
from tests.support.golden import ENDED, counts, each_ended, kept, together
from tests.ui.fakeclient import at
from tests.ui.prepared_evening import Sitting

FR = texts_in("fr")
SIZES = ((1280, 800), (390, 844))
each_ended_at_a_size = pytest.mark.parametrize(
    ("game_id", "recording", "size"),
    [(game_id, name, SIZES[number % len(SIZES)]) for number, (game_id, name) in enumerate(ENDED)],
    ids=[name for _, name in ENDED],
)
"""The sizes take turns."""


def lines(saved: SavedEvening) -> tuple[KeptLine, ...]:
    return score_of(saved)


@each_ended_at_a_size
async def test_home_shows_how_the_last_evening_came_out_and_leads_to_its_last_page(
    context: AppContext, game_id: str, recording: str, size: tuple[int, int]
) -> None:
    begun, last_answer = kept(context.host.store, game_id, recording, ended=False)
    context.host.resume(begun.id).answer(last_answer)
    winner = lines(context.host.store.evening(begun.id))[0].name.fr
    async with at(context, "/", size) as screen:
        assert "home-ended" in screen.names() and "home-continue" not in screen.names()
        assert any(winner in text and FR(msg("ui-result", names=())).strip() in text for text in screen.texts())
        await screen.tap("home-ended")
        await screen.read()
        await screen.until(lambda: "outcome" in screen.names())
        assert party(context, begun.id) is None, "nobody joins an evening that is over"
        await screen.tap("undo")
        await screen.until(lambda: "accept-doubt" in screen.names() or "outcome" not in screen.names())
        if "accept-doubt" in screen.names():  # a secret has been seen since, and the table knows it
            await screen.tap("accept-doubt")
        await screen.until(lambda: "outcome" not in screen.names())
        assert party(context, begun.id) is not None
        await screen.tap("ways")
        await screen.tap("home")
        await screen.until(lambda: "home-continue" in screen.names())
        assert "home-ended" not in screen.names()


async def test_whoever_has_a_phone_sees_the_last_page_when_the_evening_ends(context: AppContext) -> None:
    game_id, recording = together()
    begun, last_answer = kept(context.host.store, game_id, recording, ended=False)
    sitting = Sitting(context, f"/table/{begun.id}")
    first, second, *_ = (seat.id for seat in game(game_id).seats(sitting.evening.state))
    phones = [sitting.phone(sitting.device(seat)) for seat in (first, second)]
    async with phones[0] as one, phones[1] as other:
        for phone in (one, other):
            assert "outcome" not in phone.names()
        sitting.evening.answer(last_answer)
        for phone in (one, other):
            await phone.settle()
            await phone.read()
            assert "outcome" in phone.names()


@each_ended
async def test_the_list_shows_the_result_of_an_evening_that_ended_before(
    context: AppContext, game_id: str, recording: str
) -> None:
    begun, _ = kept(context.host.store, game_id, recording, ended=True)
    goes_on, _ = kept(context.host.store, game_id, recording, ended=False)
    async with at(context, "/evenings") as screen:
        told = screen.texts()
        assert told.count(FR(msg("ui-evening-finished"))) == told.count(FR(msg("ui-evening-open"))) == 1
        assert len([text for text in told if text.startswith(", ".join(seated(begun.options)))]) >= 2, "who sat there"
        for line in lines(context.host.store.evening(begun.id)):
            assert FR(msg("share-rank", place=line.place, name=line.name.fr)) in told
            assert FR(msg("core-said-number", n=line.points)) in told
        assert FR(msg("ui-evening-look")) in told and FR(msg("ui-evening-take-up")) in told
        await screen.tap(f"open-{begun.id}")
        await screen.until(lambda: "outcome" in screen.names())
    async with at(context, f"/table/{goes_on.id}") as screen:
        assert "outcome" not in screen.names()


async def test_an_older_evening_that_goes_on_stays_in_reach(context: AppContext) -> None:
    game_id, recording = OTHER, about(OTHER, "evenings").ENDED[0]
    older, _ = kept(context.host.store, game_id, recording, ended=False)
    kept(context.host.store, game_id, recording, ended=True)
    async with at(context, "/") as screen:
        found = [each.identifier for each in screen.find(ft.Semantics) if (each.identifier or "").startswith("home-")]
        assert found[:4] == ["home-new", "home-ended", "home-continue", "home-demo"]
        await screen.tap("home-continue")
        await screen.until(lambda: context.session(older.id).watchers)


@each_ended
def test_a_moment_marks_what_changed_in_it_from_wherever_one_comes(
    context: AppContext, game_id: str, recording: str
) -> None:
    begun, _ = kept(context.host.store, game_id, recording, ended=True)
    table = context.session(begun.id)
    stops = Chronicle.of(table.view.journal).stops
    past = table.at(stops[0])
    past.turn_to(stops[-1])
    jumped = past.before
    past.turn_to(stops[-2])
    stood = past.view.state
    past.turn_to(stops[-1])
    assert past.before == jumped == stood
    assert table.at(stops[-1]).before == stood, "also where one begins"


@each_ended_at_a_size
async def test_an_evening_that_ended_is_walked_through_again(
    context: AppContext, game_id: str, recording: str, size: tuple[int, int]
) -> None:
    begun, _ = kept(context.host.store, game_id, recording, ended=True)
    table = context.host.resume(begun.id)
    before = len(table.journal.entries)
    chronicle = Chronicle.of(table.journal)
    async with at(context, f"/table/{begun.id}", size) as screen:
        await screen.until(lambda: "after-relive" in screen.names())
        await screen.tap("after-relive")
        await screen.until(lambda: "past-round" in screen.names())
        assert FR(msg("ui-past-place", n=1, of=len(chronicle.stops))) in screen.texts()
        await screen.tap("past-after")
        await screen.until(lambda: FR(msg("ui-past-place", n=2, of=len(chronicle.stops))) in screen.texts())
        last = len(chronicle.rounds) - 1
        await screen.tap(f"past-round-{last}")
        place = msg("ui-past-place", n=chronicle.rounds[last].at + 1, of=len(chronicle.stops))
        await screen.until(lambda: FR(place) in screen.texts())
        title = FR(chronicle.title(last)).rstrip(".")
        assert title in screen.texts()
        await screen.tap("past-close")
        await screen.until(lambda: "outcome" in screen.names())
    assert len(table.journal.entries) == before, "what is past is past"


async def test_another_evening_begins_with_the_same_people(context: AppContext) -> None:
    game_id, recording = OTHER, about(OTHER, "evenings").ENDED[0]
    begun, _ = kept(context.host.store, game_id, recording, ended=True)
    async with at(context, f"/table/{begun.id}") as screen:
        await screen.until(lambda: "after-again" in screen.names())
        await screen.tap("after-again")
        await screen.until(lambda: "after-again" not in screen.names() and screen.names() & {"question", "told"})
    newest = context.host.evenings()[0]
    assert newest.id != begun.id and newest.finished is None
    assert newest.options == begun.options | {"seats": newest.options["seats"]}
    assert [seat["name"] for seat in newest.options["seats"]] == [seat["name"] for seat in begun.options["seats"]]


@pytest.mark.parametrize("size", SIZES)
async def test_the_result_is_shown_as_a_picture_and_in_words(context: AppContext, size: tuple[int, int]) -> None:
    game_id, recording = OTHER, about(OTHER, "evenings").ENDED[0]
    begun, _ = kept(context.host.store, game_id, recording, ended=True)
    async with at(context, f"/table/{begun.id}", size) as screen:
        await screen.until(lambda: "after-send" in screen.names())
        await screen.tap("after-send")
        await screen.until(lambda: "send-shown" in screen.names())
        assert {"send-picture", "send-text", "send-table", "send-data", "send-codes"} <= screen.names()
        winner = lines(context.host.store.evening(begun.id))[0].name.fr
        assert any(
            winner in text and text.startswith(FR(context.host.shelf(game_id).title())) for text in screen.texts()
        )
        await screen.tap("send-back")
        await screen.until(lambda: "outcome" in screen.names())


async def test_records_lie_behind_the_list_of_evenings(context: AppContext) -> None:
    async with at(context, "/evenings") as screen:
        await screen.tap("records")
        await screen.until(lambda: FR(msg("ui-records-none")) in screen.texts())
        await screen.tap("home")
        await screen.until(lambda: "records" in screen.names())


@pytest.mark.parametrize("size", SIZES)
async def test_the_notebook_is_searched_and_turned_over(context: AppContext, size: tuple[int, int]) -> None:
    game_id, recording = OTHER, about(OTHER, "evenings").ENDED[0]
    begun, _ = kept(context.host.store, game_id, recording, ended=True)
    pages = by_round(context.host.resume(begun.id).journal)
    newest, oldest = (FR(page.title).rstrip(".") for page in (pages[0], pages[-1]))
    async with at(context, f"/table/{begun.id}", size) as screen:
        await screen.until(lambda: "tab-log" in screen.names())
        await screen.tap("tab-log")
        await screen.until(lambda: newest in screen.texts())
        assert oldest not in screen.texts(), "far below"
        await screen.tap("log-order")
        await screen.until(lambda: oldest in screen.texts())
        await screen.tap("log-set")
        await screen.until(lambda: FR(msg("ui-log-nothing")) in screen.texts())
        await screen.tap("log-set")
        await screen.tap("relive")
        await screen.until(lambda: "past-round" in screen.names())


async def test_a_name_is_put_right_in_the_records_and_two_people_become_one(context: AppContext) -> None:
    game_id, recording = OTHER, about(OTHER, "evenings").ENDED[0]
    first, _ = kept(context.host.store, game_id, recording, ended=True)
    second, _ = kept(context.host.store, game_id, recording, ended=True)
    name = seated(first.options)[0]
    context.host.evenings()
    for saved in (first, second):
        counts(context.host.store, saved)
    context.call(second.id, name, "Annne")
    async with at(context, "/records") as screen:
        await screen.tap("names")
        await screen.until(lambda: "name-0" in screen.names())
        people = [FR(msg("core-said", text=each)) for each in sorted(("Annne", name), key=str.casefold)]
        await screen.tap(f"name-{people.index('Annne')}")
        await screen.type(FR(msg("ui-names-field")), name)
        joined = FR(msg("ui-names-join", now="Annne", new=name))
        await screen.until(lambda: joined in screen.texts())
        await screen.tap("name-put")
        await screen.until(lambda: FR(msg("ui-names-joined", name="Annne", new=name)) in screen.texts())
    assert seated(context.host.store.evening(second.id).options)[0] == name


async def test_a_name_is_put_right_at_the_table_and_the_way_of_the_others_is_told(context: AppContext) -> None:
    game_id, recording = together()
    begun, _ = kept(context.host.store, game_id, recording, ended=False)
    one, other, *_ = seated(begun.options)
    async with at(context, f"/table/{begun.id}") as screen:
        await screen.read()
        await screen.tap("ways")
        await screen.tap("way-people")
        await screen.until(lambda: FR(msg(f"{game(game_id).prefix}-left")) in screen.texts())
        await screen.tap("name-0")
        await screen.type(FR(msg("ui-names-field")), other)
        await screen.tap("name-put")
        await screen.until(lambda: FR(msg("ui-names-both", name=one, other=other)) in screen.texts())
        await screen.type(FR(msg("ui-names-field")), "Zoé")
        await screen.tap("name-put")
        await screen.until(lambda: FR(msg("ui-names-done", name=one, new="Zoé")) in screen.texts())
    assert seated(context.host.store.evening(begun.id).options)[:2] == ("Zoé", other)
