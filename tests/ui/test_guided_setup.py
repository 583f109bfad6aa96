"""The set-up is led: the box counted, step by step, ticks that stay, and one tap for those who know it all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import flet as ft
import pytest

from companion.core.events.announcement_events import StepBegun, laid_out
from companion.core.events.announcements import EACH, Order, Piece, SetupStep, gathered
from companion.core.events.event import Happened
from companion.core.journal.journal import Began, Journal
from companion.core.procedures.copied_cards import CardValues
from companion.core.procedures.procedure import command
from companion.core.values.messages import msg
from companion.journal_views.announcements import AnnouncementEntry, announcements_after, is_set_up, set_up
from companion.library.game_registry import game
from companion.library.texts import texts_in
from companion.ui.announcements.card_frame import ShownOn as On
from companion.ui.announcements.guided_setup import GuideContext, GuidedSetup, SetupCopying, pages_of
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK
from companion.ui.look.theme import Look, LookContext
from companion.ui.questions.sheet.printed_parts import NO_COPIES, Copies, PrintedContext, PrintedInfo
from companion.ui.questions.sheet.sheet_context import BarButton
from companion.ui.runtime.live import Live
from companion.ui.screen_session.checklist import Checklist
from tests.support.about import ANY
from tests.ui.fakeclient import FakeClient

COIN = Piece(msg("ui-number"), 2, "token:coin")
CUBE = Piece(msg("ui-number"), 5, "cube:any")


def said(text: str) -> Any:
    return msg("core-said", text=text)


def row(n: int, step: int, text: str, *pieces: Piece, seat: str = "") -> AnnouncementEntry:
    chapter = SetupStep(f"s{step}", said(f"Étape {step}"), step, 2)
    return AnnouncementEntry(
        n, Order(said(text), seat=seat, pieces=pieces), "CL-SET-01", heading=chapter.title, step=chapter
    )


TOLD = (
    row(0, 1, "Pose la carte", COIN),
    row(1, 1, "Pose les cubes", CUBE, COIN),
    row(2, 2, "Anne prend son plateau", seat="seat-1"),
    row(3, 2, "Chacun prend une carte", COIN, seat=EACH),
)


def shown(
    ticks: Checklist,
    gone: list[str],
    told: Sequence[AnnouncementEntry] = TOLD,
    seat: str = "",
    compact: bool = False,
    copying: SetupCopying | None = None,
    copies: Copies = NO_COPIES,
) -> Any:
    on = On(compact, lambda rule: None, lambda seat: "Anne" if seat == "seat-1" else "")
    finish = BarButton("Tout est en place", lambda: gone.append("on"), "told-on")
    setting = GuideContext(ticks, on, tuple(told), seat, finish=finish, copying=copying)

    def drawn() -> ft.Control:
        return PrintedContext(PrintedInfo(copies=copies), lambda: GuidedSetup(setting, False))

    def main(page: ft.Page) -> None:
        page.render(lambda: Lang("fr", lambda: LookContext(Look(DARK), drawn)))

    return FakeClient(main)


def ticked(screen: FakeClient) -> list[bool]:
    found = [part for part in screen.find(ft.Semantics) if (part.identifier or "").startswith("led-tick-")]
    return [bool(part.selected) for part in found]


def test_the_box_counts_the_pieces_of_all_steps() -> None:
    assert gathered([COIN, CUBE, COIN]) == (replace(COIN, n=4), CUBE)
    box, first, second = pages_of(TOLD)
    assert [row.n for row in box.rows if isinstance(row, Piece)] == [6, 5]
    assert (len(first.rows), len(second.rows)) == (2, 2)
    assert first.where == msg("led-step", n=1, of=2)


@pytest.mark.parametrize("compact", [False, True])
async def test_one_is_led_from_page_to_page_and_a_tap_skips_it_all(compact: bool) -> None:
    ticks, gone = Checklist(), list[str]()
    async with shown(ticks, gone, compact=compact) as screen:
        assert texts_in("fr")(msg("led-box")) in screen.texts() and ticked(screen) == [False, False]
        await screen.tap("led-done")
        assert "Étape 1" in screen.texts() and ticked(screen) == [False, False]
        await screen.tap("led-tick-0")
        assert ticked(screen) == [True, False]
        await screen.tap("led-tick-0")
        assert ticked(screen) == [False, False], "a tick can be taken away"
        await screen.tap("led-tick-1")
        await screen.tap("led-tick-0")
        assert "Étape 2" in screen.texts(), "the next step comes by itself"
        await screen.tap("led-step-1")
        assert ticked(screen) == [True, True]
        await screen.tap("told-on")
        assert gone == ["on"]


async def test_ticks_stay_for_whoever_comes_back_and_everybody_ticks_the_own_part() -> None:
    ticks = Checklist()
    async with shown(ticks, []) as screen:
        await screen.tap("led-done")
        await screen.tap("led-tick-1")
    async with shown(ticks, []) as screen:
        assert "Étape 1" in screen.texts() and ticked(screen) == [False, True]
    own = [each for each in TOLD if each.telling.seat]
    for seat in ("seat-1", "seat-2"):
        async with shown(ticks, [], own, seat, compact=True) as phone:
            await phone.tap("led-step-1")
            assert ticked(phone)[1] is False, "nobody ticks for others what everybody does"
            await phone.tap("led-tick-1")


async def test_what_is_laid_out_can_be_copied_there_until_somebody_has() -> None:
    played, sent = game(ANY), list[object]()
    spot = next((schema, kind.subjects[0]) for schema, kind in played.box().items() if not kind.open)
    (name, value), shelf, live = counted_value(*spot), dict[tuple[str, str], CardValues](), Live()
    ship = replace(TOLD[2], telling=replace(TOLD[2].telling, prints=(spot,)))  # type: ignore[type-var]
    copies = replace(NO_COPIES, known=lambda *of: shelf.get(of), shelf=live)
    copying = SetupCopying(played, sent.append)
    async with shown(Checklist(), [], [TOLD[0], ship], copying=copying, copies=copies) as screen:
        await screen.tap("led-step-2")
        await screen.tap("led-copy-0")
        assert sent == [(spot,)] and ticked(screen) == [False], "copying ticks nothing off"
        shelf[spot] = {name: value}
        live.changed()
        await screen.settle()
        assert "led-copy-0" not in screen.names()
    async with shown(Checklist(), [], [ship]) as screen:
        assert "led-copy-0" not in screen.names(), "of invented cards nothing is copied"


def counted_value(schema: str, subject: str) -> tuple[str, int | str]:
    """A value of a component that somebody may have read."""
    line = next(each for each in game(ANY).form(schema, subject).fields if each.when is None)
    return line.name, line.options[0].id if line.options else line.lo


def test_a_phone_hears_of_the_set_up_what_its_own_hands_do() -> None:
    journal = Journal()
    journal.append(Began(command("set-up"), "app", "1", said("Mise en place")))
    journal.append(Happened(StepBegun("map", said("La carte"), 1, 2)))
    for seat in ("", "seat-1", "seat-2", EACH):
        journal.append(Happened(laid_out("CL-SET-01", said(seat or "table"), COIN, seat=seat)))
    told = announcements_after(journal)
    assert all(map(is_set_up, told)) and [each.step.id for each in told if each.step] == ["map"] * 4
    assert [each.telling.seat for each in set_up(journal, "seat-1")] == ["seat-1", EACH]
    assert [each.telling.seat for each in set_up(journal)] == ["", "seat-1", "seat-2", EACH]
