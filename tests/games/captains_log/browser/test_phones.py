"""Phones at the table in several real browsers: joining, secrets, outages, two devices at once, sending away."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, cast

import httpx
import pytest
from playwright.sync_api import Route, expect
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from companion.core.journal.journal import Began, Said
from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Choose
from companion.core.values.messages import msg
from companion.games.captains_log.hand.mission_cards import goal_of, option, veiled
from companion.games.captains_log.model.ids import MissionId, MissionType
from companion.games.captains_log.model.records import Mission
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.library.shelf import Shelf
from companion.library.texts import LANGUAGES, texts_in
from companion.phones.admission import SIGNS
from companion.store import Store
from companion.ui.phone_screens.bars import FOR_ALL, PAGES
from companion.web.door.reception import DEVICE_COOKIE
from tests.browser.driver import NewScreen, Screen
from tests.browser.fixtures import LEGIBLE
from tests.browser.phones import ANNE, BOB, Heard, Party, back, codes_in, cut_off, gathered, named, says, seated
from tests.browser.pictures import keep, only_for_pictures
from tests.browser.player import Player
from tests.browser.relay import Relay
from tests.browser.running_app import GAME, TABLET, House, asks, shows_question
from tests.games.captains_log.tavern import TO_TAVERN, in_tavern

pytestmark = pytest.mark.slow
FR = texts_in("fr")
ENGINE: Final = """() => performance.getEntriesByType("resource").map(each => new URL(each.name).pathname)
    .filter(path => path.startsWith("/main.dart") || path.startsWith("/canvaskit/")).sort()"""
ENGINE_FILES: Final = 3
"""Of Flutter's build for browsers without WebGL, such as that of the tests."""
SECRET_CARDS: Final = 5
"""A seed of such an evening."""
FONTS: Final = "() => [...document.fonts].map(font => `${font.family}: ${font.status}`)"
"""Those of the page itself; Flutter paints with its own."""


def words(key: str, **values: Any) -> str:
    """A message in French."""
    return FR(msg(key, **values))


@pytest.fixture
def tavern(tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen) -> Party:
    """The table of Anne and Bob, Anne in a tavern."""
    return Party(opened, screen_of, gathered(tmp_path, in_tavern, TO_TAVERN))


def asked(phone: Screen, house: House) -> None:
    """Wait until a phone asks what the table waits for."""
    shows_question(phone, FR, house.evening())


# ---------------------------------------------------------------------- joining


def test_a_phone_joins_by_the_code_on_the_screen_and_comes_back_to_its_seat(tavern: Party) -> None:
    scanned = tavern.switch_on()
    code = scanned.rsplit("/", 1)[-1]
    assert set(code) <= set(SIGNS) and len(code) * 5 >= 128
    phone = tavern.visit(tavern.phone(), scanned)
    assert phone.page.url == f"{tavern.door}/join"
    phone.keep_shot("phones-landing")
    ahead = fetched_ahead(phone)
    assert any("chromium" in path for path in ahead)
    late = _held_poll(phone)
    tavern.ask_for(phone, "Anne")
    phone.page.get_by_role("heading", name=words("door-wait")).wait_for()
    with phone.page.expect_request_finished(lambda request: request.url.endswith("/join/state")):
        late()
    expect(phone.page.get_by_role("heading")).to_have_text(["Vigie", words("door-wait")])
    phone.keep_shot("phones-at-the-door")
    tavern.tablet.keep_shot("phones-request")
    tavern.let_in(phone)
    asked(phone, tavern.house)
    phone.keep_shot("phones-seated")
    assert _engine(phone) == ahead, "nothing that it runs was fetched once more"

    assert phone.page.url == f"{tavern.door}/"
    assert code not in str(_history(phone))
    phone.page.go_back()
    assert code not in phone.page.url and code not in phone.page.content()
    phone.page.goto(f"{tavern.door}/join")
    asked(seated(phone), tavern.house)
    asked(phone.reload(), tavern.house)
    phone.page.close()
    again = Screen(phone.context, phone.base).open()
    asked(again, tavern.house)
    cookies = {cookie["name"]: cookie for cookie in phone.context.cookies()}
    assert all(cookie["httpOnly"] and cookie["sameSite"] == "Lax" for cookie in cookies.values())
    again.tap_id("answer-mission-take")
    again.until(lambda: asks("keep")(tavern.house.evening()))
    (_, entry) = tavern.house.evening().journal.last_personal or (0, None)
    assert isinstance(entry, Began) and entry.source == "phone"


def fetched_ahead(phone: Screen) -> list[str]:
    """What a phone fetches of Flutter while its owner chooses, once it has all of it."""
    phone.until(lambda: len(_engine(phone)) == ENGINE_FILES)
    return _engine(phone)


def _engine(phone: Screen) -> list[str]:
    """Paths of Flutter's program and engine that a page has fetched, each as often as it was."""
    return cast(list[str], phone.page.evaluate(ENGINE))


def _held_poll(phone: Screen) -> Callable[[], None]:
    """Hold back what the page at the door is told next of its standing; returns what lets it through."""
    held: list[Callable[[], None]] = []

    def hold(route: Route) -> None:
        answer = route.fetch()
        held.append(lambda: route.fulfill(response=answer))

    phone.page.route("**/join/state", hold, times=1)
    phone.until(lambda: held)
    return held[0]


def _history(phone: Screen) -> Any:
    """Every address to which the tab can go back."""
    return phone.context.new_cdp_session(phone.page).send("Page.getNavigationHistory")


def test_two_phones_want_one_seat(tavern: Party) -> None:
    scanned = tavern.switch_on()
    first, second = tavern.phone(), tavern.phone()
    # over plain http from another machine a browser has no such thing for a page, which then needs a heavier engine
    second.page.add_init_script("delete window.ImageDecoder")
    for phone in (first, second):
        tavern.visit(phone, scanned)
    ahead = fetched_ahead(second)
    assert not any("chromium" in path for path in ahead)
    offered = second.page.locator("#card button", has_text="Anne")
    tavern.ask_for(first, "Anne")
    tavern.requests().wait_for(state="attached")
    expect(offered).to_contain_text(words("door-taken"))
    tavern.let_in(first)
    asked(first, tavern.house)

    offered.tap()
    second.page.get_by_text(words("door-claim-note", name="Anne")).wait_for()
    second.keep_shot("phones-claim")
    second.page.get_by_role("button", name=words("door-claim-do")).tap()
    says(tavern.tablet, words("ui-request-claim", name="Anne"))
    tavern.tablet.keep_shot("phones-claim-tablet")
    asked(first, tavern.house)
    tavern.let_in(second)
    asked(second, tavern.house)
    assert _engine(second) == ahead
    first.page.wait_for_url("**/join")
    first.page.get_by_text(words("door-unseated")).wait_for()
    first.keep_shot("phones-gone")


# ---------------------------------------------------------------------- secrets


def mission_of(card: str) -> Mission:
    """A mission by its place in the library."""
    kind, _, number = card.rpartition("-")
    return Mission(MissionId("mission-1"), cast(MissionType, kind), int(number))


def told_of(card: str) -> set[str]:
    """All by which one could recognise a mission card: its name and goal in both languages, its ids."""
    book = game(GAME).book
    shown, goal = option(book, mission_of(card)), goal_of(book, mission_of(card))
    assert goal is not None and shown.note is not None
    return {card, goal.id} | {t(text) for t in map(texts_in, LANGUAGES) for text in (shown.label, shown.note)}


def heard_of(told: Iterable[str], text: str) -> list[str]:
    """What of it stands in a text."""
    return sorted(each for each in told if each.casefold() in text.casefold())


def bodies(folder: Path) -> str:
    """Everything that a browser got by HTTP, as its archive has it."""
    assert len(list(folder.iterdir())) > 10
    return "\n".join(file.read_bytes().decode("utf-8", "ignore") for file in sorted(folder.iterdir()))


@pytest.fixture
def whispering(tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen) -> Party:
    """The same, where the three cards that Anne is dealt are such as stay secret in her hand."""
    return Party(opened, screen_of, gathered(tmp_path, in_tavern, TO_TAVERN, seed=SECRET_CARDS))


def test_a_secret_mission_never_leaves_for_another_device(whispering: Party, tmp_path: Path) -> None:
    tavern = whispering
    told_tablet = Heard(tavern.tablet.page)
    tavern.tablet.reload()
    scanned, phones, heard = tavern.switch_on(), {}, {}
    for name, lang in (("Anne", "fr"), ("Bob", "fr"), (texts_in("en")(msg("door-watch")), "en")):
        archive: dict[str, Any] = {"record_har_path": tmp_path / name / "all.har", "record_har_content": "attach"}
        phone = tavern.phone(locale=lang, **archive)
        phones[name], heard[name] = phone, Heard(phone.page)
        tavern.join(scanned, name, phone)
    anne, bob, watcher = phones.values()

    anne.tap_id("answer-mission-take")
    anne.reads("question", words("cl-q-mission-keep"))
    question = tavern.house.evening().question
    assert isinstance(question, Choose) and question.secret
    kept = named("transport")(question)
    secrets = told_of(kept)
    tick(anne, kept)
    anne.keep_shot("phones-secret-anne")
    says(bob, words("ui-phone-secret"))
    bob.keep_shot("phones-secret-bob")
    watcher.keep_shot("phones-secret-watcher")
    tavern.tablet.reads("question", words("ui-peek-phone", name="Anne"))
    tavern.tablet.keep_shot("phones-secret-tablet")
    anne.tap_id("answer-main")
    anne.until(lambda: asks("turn")(tavern.house.evening()))
    asked(anne, tavern.house)
    (held,) = tavern.house.evening().state.player(ANNE).missions
    assert veiled(tavern.house.evening().state, held)
    anne.tap_id("page-me")
    anne.by_id("mission-1").wait_for(state="attached")
    anne.keep_shot("phones-mission-anne")

    for phone in (bob, watcher):
        for page in (page for page, _ in PAGES if phone is bob or page in FOR_ALL):
            phone.tap_id(f"page-{page}")
            expect(phone.by_id(f"page-{page}")).to_have_attribute("aria-current", "true")
    for tab in ("captains", "log", "table"):
        tavern.tablet.tap_id(f"tab-{tab}")
        expect(tavern.tablet.by_id(f"tab-{tab}")).to_have_attribute("aria-current", "true")
    anne.tap_id("page-table")
    asked(anne, tavern.house)
    anne.page.mouse.move(200, 300)
    anne.page.mouse.wheel(0, 1000)
    anne.tap_id("answer-mission-drop")
    anne.until(lambda: not tavern.house.evening().state.player(ANNE).missions)
    assert heard_of(secrets, told_tablet.text()) == []

    for key in ("turn", "keep"):
        shows_question(tavern.tablet, FR, tavern.house.evening())
        tavern.tablet.tap_id("undo")
        tavern.tablet.tap_id("accept-doubt")
        tavern.tablet.until(lambda key=key: asks(key)(tavern.house.evening()))  # type: ignore[misc]
    asked(anne, tavern.house)
    tick(anne, kept)
    anne.offline()
    anne.tap_id("answer-main")
    tavern.tablet.by_id("peek-hold").tap(force=True)
    tick(tavern.tablet, kept)
    tavern.tablet.tap_id("answer-main")
    tavern.tablet.until(lambda: asks("turn")(tavern.house.evening()))
    anne.offline(False)
    late = words("ui-overtaken-at-table", what=msg("core-nothing")).split("«")[0].strip()
    says(anne, late)
    anne.keep_shot("phones-late-anne")
    for phone in phones.values():
        phone.context.close()
    for name, other in heard.items():
        found = heard_of({*secrets, late}, other.text() + bodies(tmp_path / name))
        assert (found == []) is (name != "Anne"), (name, found)
    shown = option(game(GAME).book, mission_of(kept))
    assert shown.note is not None
    assert {FR(shown.label), FR(shown.note)} <= set(heard_of(secrets, heard["Anne"].text()))
    assert late not in told_tablet.text()
    assert [entry.source for entry in tavern.house.entries(Said) if entry.key == "keep"] == ["tablet"]


# ---------------------------------------------------------------------- outages


def both_choosing(tmp_path: Path) -> str:
    """The evening of Anne and Bob, who are to choose their captains, both at the same time; its address."""
    return gathered(tmp_path, lambda evening: len(evening.questions) > 1, {}, switches={"captains": True})


@pytest.fixture
def choosing(tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen) -> Party:
    """Their table."""
    return Party(opened, screen_of, both_choosing(tmp_path), "--phones")


@pytest.fixture
def fragile(tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen) -> Party:
    """Their table, with a server that a test may kill."""
    return Party(opened, screen_of, both_choosing(tmp_path), "--phones", own=True)


def test_whoever_was_cut_off_comes_back_by_themselves_to_what_is_asked(fragile: Party) -> None:
    fragile.turn_to_phones()
    scanned = fragile.scanned()
    fragile.back_to_table()
    relay = Relay(fragile.lan_port)
    anne = fragile.join(scanned, "Anne", fragile.phone(relay))
    bob = fragile.join(scanned, "Bob")
    annes = fragile.house.evening().now.put_to(ANNE)
    assert isinstance(annes, Choose)
    first = next(each.id for each in annes.options if each.verdict.allowed)
    Player(anne).read()
    tick(anne, first)

    anne.offline()
    expect(cut_off(anne)).to_have_text(words("door-lost"))
    anne.keep_shot("phones-lost")
    anne.offline(False)
    back(anne)

    relay.cut()
    expect(cut_off(anne)).to_have_text(words("door-lost"))
    bobs = choose_last(bob, fragile, BOB)
    relay.mend()
    back(anne)
    Player(anne).read()
    anne.reads("question", FR(annes.text))
    tick(anne, first)

    before = fragile.house.table()
    fragile.house.server.kill()
    for screen in (fragile.tablet, anne, bob):
        expect(cut_off(screen)).to_have_text(words("door-lost"))
        assert screen.page.evaluate(FONTS) == ["Vigie: loaded"]
    fragile.tablet.keep_shot("phones-lost-tablet")
    fragile.restart()
    back(fragile.tablet, anne, bob)
    assert fragile.house.table() == before
    says(bob, words("ui-phone-waiting", name="Anne"))
    Player(fragile.tablet).read()
    for screen in (fragile.tablet, anne):
        screen.reads("question", FR(annes.text))
    chosen = choose_last(anne, fragile, ANNE)
    fragile.tablet.until(lambda: at_menus(fragile.house))
    captains = {player.id: player.captains for player in fragile.house.evening().state.players}
    assert captains == {ANNE: (chosen,), BOB: (bobs,)}
    ours = (f"captain-{ANNE}", f"captain-{BOB}")
    given = [(entry.who, entry.source) for entry in fragile.house.entries(Said) if entry.key in ours]
    assert given == [(BOB, "phone"), (ANNE, "phone")]
    relay.cut()


# ---------------------------------------------------------------------- several devices, one truth


def at_menus(house: House) -> bool:
    """Whether all have chosen, and only menus are open."""
    return all(isinstance(question, Menu) for question in house.evening().questions)


def choose_last(phone: Screen, party: Party, seat: str) -> str:
    """Choose the last of what a seat may choose on its phone; returns what that is once it is written down."""
    question = party.house.evening().now.put_to(seat)
    assert isinstance(question, Choose)
    chosen = [each.id for each in question.options if each.verdict.allowed][-1]
    Player(phone).read()
    phone.reads("question", FR(question.text))
    tick(phone, chosen)
    phone.tap_id("answer-main")
    phone.until(lambda: party.house.evening().now.put_to(seat) != question)
    return chosen


def tick(screen: Screen, answer: str) -> None:
    """Choose an answer without confirming it."""
    screen.tap_id(f"answer-{answer}")
    expect(screen.by_id(f"answer-{answer}")).to_have_attribute("aria-current", "true")


@pytest.mark.long
def test_two_who_choose_at_the_same_time_do_not_see_each_other_choose(choosing: Party) -> None:
    choosing.turn_to_phones()
    scanned = choosing.scanned()
    choosing.back_to_table()
    phone = choosing.phone()
    told = Heard(phone.page)
    anne = choosing.join(scanned, "Anne", phone)
    bob = choosing.join(scanned, "Bob")
    for seat in (ANNE, BOB):
        expect(choosing.tablet.by_id(f"waiting-{seat}")).to_be_visible()
    choosing.tablet.keep_shot("phones-together-tablet")
    chosen = choose_last(bob, choosing, BOB)
    name = next(captain.name for captain in game(GAME).book.captains if captain.id == chosen)
    bob.by_id("answered").wait_for(state="attached")
    bob.keep_shot("phones-answered")
    expect(choosing.tablet.by_id(f"waiting-{BOB}")).to_have_count(0)
    Player(anne).read()
    # who was dealt which captains is no secret; which one Bob keeps is, as long as Anne has not chosen
    kept = next(entry for entry in choosing.house.entries(Said) if entry.key == f"captain-{BOB}")
    choice = FR(msg("notebook-said", question=kept.caption, answer=kept.told))
    closed = FR(msg("notebook-said", question=kept.caption, answer=msg("core-said-secret")))
    anne.tap_id("page-log")
    anne.until(lambda: heard_of([closed], told.text()))
    anne.tap_id("page-table")
    anne.reads("question", words("cl-q-captain-kept", name="Anne"))
    arrival = words("cl-ev-captain", name=name)
    assert heard_of([choice, closed, arrival], told.text()) == [closed]
    choose_last(anne, choosing, ANNE)
    anne.tap_id("page-log")
    anne.until(lambda: heard_of([choice, arrival], told.text()) == sorted([choice, arrival]))


def test_two_devices_answer_the_same_question_at_the_same_moment(tavern: Party) -> None:
    scanned = tavern.switch_on()
    anne = tavern.join(scanned, "Anne")
    begun = len(tavern.house.entries(Began))

    anne.offline()
    anne.tap_id("answer-main")
    tavern.tablet.tap_id("answer-mission-take")
    tavern.tablet.until(lambda: asks("keep")(tavern.house.evening()))
    anne.offline(False)
    says(anne, words("ui-overtaken-at-table", what=msg("cl-offer-mission-take")))
    anne.keep_shot("phones-overtaken")
    asked(anne, tavern.house)
    assert len(tavern.house.entries(Began)) == begun + 1

    card = tavern.house.evening().question.options[0].id  # type: ignore[union-attr]
    tavern.tablet.by_id("peek-hold").tap(force=True)
    tick(tavern.tablet, card)
    tavern.tablet.offline()
    tavern.tablet.tap_id("answer-main")
    other = tavern.house.evening().question.options[1].id  # type: ignore[union-attr]
    tick(anne, other)
    anne.tap_id("answer-main")
    anne.until(lambda: asks("turn")(tavern.house.evening()))
    tavern.tablet.offline(False)
    says(tavern.tablet, words("ui-overtaken-by-phone", what=msg("core-nothing")).split("«")[0].strip())
    tavern.tablet.keep_shot("phones-overtaken-tablet")
    kept = [(entry.value, entry.source) for entry in tavern.house.entries(Said) if entry.key == "keep"]
    assert kept == [(other, "phone")]


# ---------------------------------------------------------------------- the door


def headed(phone: Screen, key: str) -> None:
    """Wait until the page at the door has this headline."""
    phone.page.get_by_role("heading", name=words(f"door-{key}"), exact=True).wait_for()


def test_wrong_and_old_codes_open_nothing_and_whoever_is_sent_away_is_out(tavern: Party) -> None:
    scanned = tavern.switch_on()
    guest = tavern.visit(tavern.phone(), f"{tavern.door}/join/wrong-as-long-ones-are")
    headed(guest, "wrong")
    guest.keep_shot("phones-wrong")
    with httpx.Client(base_url=tavern.door) as stranger:
        answers = [stranger.get(f"/join/{scanned[-9:]}{n}").status_code for n in range(6)]
        assert answers[:4] == [403] * 4 and answers[-1] == 429
        stranger.cookies.set(DEVICE_COOKIE, "forged")
        assert stranger.get("/").headers["location"] == "/join"
    tavern.visit(guest, scanned)
    headed(guest, "slow")
    guest.keep_shot("phones-slow")
    headed(guest, "choose")
    anne = tavern.join(scanned, "Anne", guest)
    assert scanned.rsplit("/", 1)[-1] not in str([entry["url"] for entry in _history(anne)["entries"]])
    token = next(cookie["value"] for cookie in anne.context.cookies() if cookie["name"] == DEVICE_COOKIE)

    tavern.turn_to_phones()
    tavern.tablet.tap_id("phones-renew")
    tavern.tablet.until(lambda: tavern.scanned("phones-renewed") != scanned)
    renewed = tavern.scanned("phones-renewed")
    other = tavern.visit(tavern.phone(), scanned)
    headed(other, "wrong")
    assert other.page.url == f"{tavern.door}/join", "a code that opens nothing does not stay in the address either"
    asked(anne, tavern.house)

    tavern.tablet.page.locator("[flt-semantics-identifier^='dismiss-']").tap()
    anne.page.wait_for_url("**/join")
    headed(anne, "gone")
    assert httpx.get(f"{tavern.door}/", headers={"cookie": f"{DEVICE_COOKIE}={token}"}).headers["location"] == "/join"
    address, cookie = f"{tavern.door.replace('http', 'ws')}/ws", f"{DEVICE_COOKIE}={token}"
    with pytest.raises(InvalidStatus, match="403"):
        connect(address, additional_headers={"cookie": cookie})

    tavern.join(renewed, "Anne", anne)
    tavern.tablet.tap_id("phones-off")
    expect(cut_off(anne)).to_have_text(words("door-lost"))
    tavern.tablet.reads("phones-state", words("ui-phones-closed"))
    tavern.tablet.keep_shot("phones-closed")
    with pytest.raises(ConnectionRefusedError), socket.create_connection(("127.0.0.1", tavern.lan_port)):
        pass
    tavern.tablet.tap_id("phones-on")
    back(anne)
    asked(anne, tavern.house)


# ---------------------------------------------------------------------- sharing


def test_a_card_travels_to_another_vigie_by_the_camera_of_a_phone(
    tavern: Party, tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    schema = next(iter(game(GAME).box()))  # the first of the page, in sight
    subject, record = next((card[1], kept) for card, kept in load_sample(game(GAME)).items() if card[0] == schema)
    theirs = Store(tmp_path / "theirs")
    Shelf(theirs, game(GAME)).put(schema, subject, record)
    copied = Shelf(theirs, game(GAME)).get(schema, subject)
    theirs.close()
    other = opened(folder=tmp_path / "theirs")
    owner = screen_of(other.server.url, device_scale_factor=LEGIBLE, **TABLET).open(f"/library/{GAME}")
    owner.tap_id(f"share-{schema}")
    owner.by_id("share-code").wait_for(state="attached")

    anne = tavern.join(tavern.switch_on(), "Anne")
    anne.page.goto(f"{tavern.door}/share")
    said, sent = anne.page.locator("#said"), set[str]()

    def photographed() -> bool:
        """Anne takes a photo of the code that is just shown, if she has none of it yet; whether it was the last one."""
        photo = owner.screenshot("phones-shared")
        new = set(codes_in(photo)) - sent
        if new:
            sent.update(new)
            anne.page.locator("#photo").set_input_files(photo)
            expect(said).to_have_text(re.compile(f"{len(sent)} sur|{words('share-on-tablet')}"))
        return words("share-on-tablet") in (said.text_content() or "")

    owner.until(photographed)
    anne.keep_shot("phones-photographed")
    delivery = tavern.tablet.page.locator("[flt-semantics-identifier^='accept-delivery-']")
    delivery.wait_for(state="attached")
    tavern.tablet.keep_shot("phones-delivery")
    delivery.tap(force=True)
    ours = Store(tmp_path)
    tavern.tablet.until(lambda: Shelf(ours, game(GAME)).get(schema, subject) == copied)
    ours.close()


@only_for_pictures
def test_pictures_of_phones_for_the_readme(tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen) -> None:
    party = Party(opened, screen_of, gathered(tmp_path, asks("turn"), TO_TAVERN))
    phone = party.visit(party.phone(), party.switch_on())
    party.turn_to_phones()
    keep(party.tablet, "phones")
    party.back_to_table()
    party.ask_for(phone, "Anne")
    Player(party.let_in(phone)).read()
    keep(phone, "phone-seat")
