"""Something is wrong: the button is on every page and beside every fault, and what it leads to always writes a file."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion.bug_reports import bug_report
from companion.core.values.messages import msg
from companion.library.texts import texts_in
from companion.ui.address import Address, address_of, route_to
from companion.ui.context.app_context import AppContext
from companion.ui.context.bug_report_dialog import Reporter
from companion.ui.games import screens_of
from companion.ui.runtime import caught_errors
from companion.ui.widgets import error_boundary
from tests.support.about import ANY
from tests.ui.fakeclient import FakeClient, at
from tests.ui.test_foundation import Workshop

FR = texts_in("fr")
SIZES = pytest.mark.parametrize("size", [(1280, 800), (390, 844)])


@pytest.mark.parametrize("fault", ["casser", "échouer"])
async def test_a_fault_offers_to_say_that_something_is_wrong(fault: str) -> None:
    told: list[str] = []

    def main(page: ft.Page) -> None:
        error_boundary.when_wrong(page, lambda: told.append("told"))
        page.render(Workshop)

    async with FakeClient(main) as screen:
        await screen.tap(fault)
        if fault == "casser":
            await screen.tap("broken-part-report")
        else:
            (bar,) = screen.find(ft.SnackBar)
            assert bar.action == FR(error_boundary.SOMETHING_WRONG)
            await screen.fire(bar, "action")
    assert told == ["told"]
    assert caught_errors.latest()[0].kind == "ZeroDivisionError"


@SIZES
async def test_without_any_evening_the_report_says_what_else_there_is(
    context: AppContext, size: tuple[int, int]
) -> None:
    async with at(context, "/", size) as screen:
        await screen.tap("home-wrong")
        await screen.until(lambda: "trouble-save" in screen.names())
        assert "trouble-with" not in screen.names() and "something-wrong" not in screen.names()
        await screen.tap("trouble-save")
        await screen.until(lambda: "trouble-saved" in screen.names())
        assert FR(msg("trouble-kept-nothing")) in screen.texts()
        await screen.tap("trouble-back")
        await screen.until(lambda: "home-wrong" in screen.names())


@SIZES
async def test_the_table_writes_its_evening_and_keeps_its_question(context: AppContext, size: tuple[int, int]) -> None:
    evening = context.begin(ANY, screens_of(ANY).demo())
    async with at(context, f"/table/{evening}", size) as screen:
        await screen.tap("ways")
        await screen.tap("way-trouble")
        await screen.type(FR(msg("trouble-words")), "C’est faux.")
        await screen.tap("trouble-with")
        assert FR(msg("trouble-with-note")) in screen.texts()
        await screen.tap("trouble-save")
        await screen.until(lambda: "trouble-saved" in screen.names())
        assert FR(msg("trouble-kept-whole")) in screen.texts()
        await screen.tap("back-to-question")
        assert "trouble-save" not in screen.names()


async def test_from_a_page_about_an_evening_that_one_is_written(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = (context.begin(ANY, screens_of(ANY).demo()) for _ in range(2))
    seen: list[Any] = []

    def written(evening: Any, around: Any, **_: Any) -> Any:
        seen.append((evening.origin.identity, around.page))
        return NONE

    monkeypatch.setattr("companion.bug_reports.bug_report.written", written)
    for about in (first, second):
        async with at(context, f"/share/{about}") as screen:
            await screen.tap("something-wrong")
            await screen.until(lambda screen=screen: "trouble-save" in screen.names())
            await screen.tap("trouble-save")
            await screen.until(lambda screen=screen: "trouble-saved" in screen.names())
    assert seen == [(first, f"share/{first}"), (second, f"share/{second}")]


NONE = bug_report.written(None, bug_report.Circumstances())


def test_an_evening_that_cannot_be_written_is_left_out_and_the_report_says_why(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = context.session(context.begin(ANY, screens_of(ANY).demo()))

    def fail(_file: object, *_: object) -> None:
        raise LookupError("a fault of ours")

    monkeypatch.setattr("companion.session.opening.taken_up", fail)
    report = context.reporter(session).report("table", "", True)
    assert (report.kept, report.evening, report.faults[0].kind) == ("nothing", None, "LookupError")


def test_who_watches_has_no_secrets_to_add_and_a_phone_adds_its_own_alone(context: AppContext) -> None:
    session = context.session(context.begin(ANY, screens_of(ANY).demo()))
    assert not Reporter(None, None, {}).has_secrets
    tablet = context.reporter(session)
    assert tablet.has_secrets and not tablet.of_seat
    context.doorkeeper.code(session.id)
    device, _ = context.doorkeeper.join(session.id, "seat", "seat-1")
    context.doorkeeper.admit(device.id)
    phone = context.reporter(context.seat_session(context.doorkeeper.devices(session.id)[0]))
    assert phone.of_seat and phone.has_secrets
    assert phone.report("phone", "", True).eyes == "seat-1"
    assert phone.report("phone", "", False).eyes == "table"
    context.doorkeeper.dismiss(device.id)
    assert not phone.has_secrets and phone.report("phone", "", True).eyes == "table"


def test_the_page_of_somebody_to_whom_something_is_wrong_has_an_address() -> None:
    for route in ("/", "/table/ab12", "/library/x"):
        place = Address("wrong", route.strip("/"))
        assert address_of(route_to(place)) == place and route_to(address_of(route)) == route
