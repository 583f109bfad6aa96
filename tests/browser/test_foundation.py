"""The foundation in a real browser: it survives bugs and outages, and keeps to itself."""

from __future__ import annotations

import gzip
import io
import re
import socket
from collections.abc import Callable
from contextlib import suppress

import httpx
import pytest
from PIL import Image
from playwright.sync_api import expect
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from companion.core.values.messages import msg
from companion.library.texts import texts_in
from companion.ui.look.theme import TOUCH
from companion.ui.widgets import error_boundary
from companion.web.serving import server
from tests.browser.driver import PATIENCE, STILL, NewScreen, Screen
from tests.browser.relay import Relay
from tests.browser.running_app import House
from tests.browser.server import Server

BROKEN = texts_in("fr")(error_boundary.BROKEN_PART)
WRONG = texts_in("fr")(error_boundary.WENT_WRONG)


def test_two_screens_show_the_same_turn(workshop: Server, new_screen: NewScreen) -> None:
    tablet, phone = new_screen(workshop.url).open(), new_screen(workshop.url, width=390, height=844).open()
    before = turn_of(tablet)
    tablet.tap("Suivant")
    for screen in (tablet, phone):
        screen.reads("turn", f"Tour {before + 1}")
    phone.tap("Annuler")
    for screen in (tablet, phone):
        screen.reads("turn", f"Tour {before + 2}")


def test_typed_text_arrives_whole_and_nothing_is_asked_from_another_machine(
    workshop: Server, new_screen: NewScreen
) -> None:
    screen = new_screen(workshop.url).open()
    screen.tap("Suivant")
    screen.type("Nom", "Zoé des Îles")
    screen.reads("hello", "Bonjour Zoé des Îles")
    assert any("/ws" in url for url in screen.requests)
    assert screen.foreign_requests() == []


def test_letters_that_our_fonts_lack_come_from_the_server_of_the_page(workshop: Server, new_screen: NewScreen) -> None:
    screen, answers = new_screen(workshop.url).open(), dict[str, int]()
    screen.page.on("response", lambda answer: answers.update({answer.url: answer.status}))
    for name, font in (("さくら", "notosans[a-z]+"), ("عائشة", "notosansarabic"), ("🦜", "notocoloremoji")):
        with screen.page.expect_response(re.compile(f"/assets/fonts/{font}/")):
            screen.type("Nom", name)
        screen.reads("hello", f"Bonjour {name}")
    letters = {url: status for url, status in answers.items() if "/assets/fonts/noto" in url}
    assert len(letters) >= 3 and set(letters.values()) == {200}
    assert screen.foreign_requests() == []


def test_a_part_that_cannot_be_drawn_and_a_handler_that_fails_leave_the_rest_alive(
    workshop: Server, new_screen: NewScreen
) -> None:
    screen = new_screen(workshop.url).open()
    loads, before = screen.page_loads(), turn_of(screen)
    screen.shows("intact")
    screen.tap("Casser")
    screen.shows(BROKEN)
    screen.tap("Réparer")
    screen.shows("intact")
    screen.hides(BROKEN)

    screen.tap("Échouer")
    screen.shows(WRONG)
    screen.hides(WRONG)  # by itself, after some seconds, which the screen reports
    screen.tap("Suivant")
    screen.reads("turn", f"Tour {before + 1}")
    assert screen.page_loads() == loads, "the connection holds"
    screen.tap("Casser")
    screen.shows(BROKEN)


def turn_of(screen: Screen) -> int:
    return int((screen.by_id("turn").text_content() or "").split()[1])


def test_a_screen_is_usable_again_after_the_connection_was_lost(relay: Relay, new_screen: NewScreen) -> None:
    screen = new_screen(relay.url).open()
    loads = screen.page_loads()
    relay.cut()
    screen.page.wait_for_timeout(1500)
    relay.mend()
    screen.until(lambda: screen.page_loads() > loads)
    screen.awake()
    before = turn_of(screen)
    screen.tap("Suivant")
    screen.reads("turn", f"Tour {before + 1}")
    screen.reads("still", "Immobile")
    screen.tap("Casser")
    screen.shows(BROKEN)


def test_a_hole_in_the_network_that_the_connection_survives_costs_nothing(
    workshop: Server, new_screen: NewScreen
) -> None:
    screen = new_screen(workshop.url).open()
    before, loads = turn_of(screen), screen.page_loads()
    screen.offline()
    screen.page.wait_for_timeout(1500)
    screen.offline(False)
    screen.tap("Suivant")
    screen.reads("turn", f"Tour {before + 1}")
    assert screen.page_loads() == loads


def test_a_connection_that_hangs_in_the_air_gives_way_to_a_new_one(relay: Relay, new_screen: NewScreen) -> None:
    """It is open and nothing comes through, while the server answers whoever asks beside it."""
    screen = new_screen(relay.url).open()
    before, loads = turn_of(screen), screen.page_loads()
    relay.hold()
    screen.until(lambda: screen.page_loads() > loads)
    screen.awake().tap("Suivant")
    screen.reads("turn", f"Tour {before + 1}")


def test_a_change_made_during_the_outage_is_shown_after_it(
    workshop: Server, relay: Relay, new_screen: NewScreen
) -> None:
    away, present = new_screen(relay.url).open(), new_screen(workshop.url).open()
    loads = away.page_loads()
    relay.cut()
    before = turn_of(present)
    present.tap("Suivant")
    present.reads("turn", f"Tour {before + 1}")
    relay.mend()
    away.until(lambda: away.page_loads() > loads)
    away.awake().reads("turn", f"Tour {before + 1}")


def test_the_splash_is_painted_by_the_first_page_alone(workshop: Server, new_screen: NewScreen) -> None:
    screen = new_screen(workshop.url, java_script_enabled=False)
    screen.page.goto(workshop.url)
    splash = screen.page.locator("#splash")
    expect(splash).to_have_css("background-color", "rgb(13, 43, 62)")
    expect(screen.page.locator("body")).to_have_css("background-color", "rgb(13, 43, 62)")
    expect(splash.locator("svg")).to_be_visible()
    assert screen.page.locator("html").get_attribute("lang") == "fr"
    assert screen.page.title() == "Vigie"


def test_every_button_is_big_enough_for_a_thumb(workshop: Server, new_screen: NewScreen) -> None:
    """In the dark, in the light, and at twice the size."""
    screen = new_screen(workshop.url)
    for path in ("/", "/clair", "/grand"):
        screen.open(path)
        screen.keep_shot(f"workshop{path.replace('/', '-')}")
        for name in ("Suivant", "Casser", "Échouer", "Simple", "Annuler"):
            button = screen.page.get_by_role("button", name=name).or_(screen.page.get_by_label(name)).first
            button.evaluate(STILL)
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= TOUCH, (path, name)


# --- the server, without a browser


def test_headers_keep_other_sites_out(workshop: Server) -> None:
    for path in ("/", "/main.dart.wasm", "/health", "/missing.js"):
        headers = httpx.get(workshop.url + path, headers={"origin": "http://evil.example"}).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert f"ws://127.0.0.1:{workshop.port}" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-cache"
        assert "access-control-allow-origin" not in headers


def test_big_files_travel_compressed_and_only_once(workshop: Server) -> None:
    with httpx.Client(base_url=workshop.url) as client, client.stream("GET", "/main.dart.wasm") as answer:
        packed = b"".join(answer.iter_raw())
        etag = answer.headers["etag"]
    assert answer.headers["content-encoding"] == "gzip"
    assert len(packed) < 4_000_000 < 8_000_000 < len(gzip.decompress(packed))
    again = httpx.get(f"{workshop.url}/main.dart.wasm", headers={"if-none-match": etag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_websocket_of_a_foreign_page_is_refused(workshop: Server) -> None:
    address = f"ws://127.0.0.1:{workshop.port}/ws"
    with pytest.raises(InvalidStatus, match="403"):
        connect(address, origin=Origin("http://evil.example"))
    with connect(address, origin=Origin(workshop.url)) as sock:
        assert sock.response is not None
        assert sock.response.status_code == 101


def test_an_oversized_message_closes_its_connection_and_no_other(workshop: Server, new_screen: NewScreen) -> None:
    screen = new_screen(workshop.url).open()
    with connect(f"ws://127.0.0.1:{workshop.port}/ws") as sock:
        with suppress(ConnectionClosedError):  # before all of it was sent
            sock.send(b"\0" * (server.LARGEST_AT_HOME + 1))
        with pytest.raises(ConnectionClosedError) as closed:
            sock.recv(timeout=PATIENCE / 1000)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    screen.tap("Casser")
    screen.shows(BROKEN)


def test_a_busy_port_is_said_and_the_next_one_taken(workshop: Server) -> None:
    second = Server("tests.browser.failing_app", str(workshop.port), port=workshop.port + 1)
    try:
        assert httpx.get(f"{second.url}/health").json()["ok"]
    finally:
        second.stop()
    with socket.socket() as probe, pytest.raises(ConnectionRefusedError):
        probe.connect(("127.0.0.1", second.port))
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+", second.url)


@pytest.mark.parametrize(("locale", "lang", "scheme"), [("en-GB", "en", "light"), ("fr-CA", "fr", "dark")])
def test_a_first_start_speaks_the_language_of_the_browser_and_wears_the_theme_of_the_device(
    opened: Callable[..., House], new_screen: NewScreen, locale: str, lang: str, scheme: str
) -> None:
    house = opened("--lan", "127.0.0.1")
    screen = new_screen(house.server.url, locale=locale, color_scheme=scheme).open()
    screen.shows(texts_in(lang)(msg("ui-motto")))
    assert house.setting("language") == lang
    otherwise = "light" if scheme == "dark" else "dark"
    other = new_screen(house.server.url, locale="fr-FR" if lang == "en" else "en-US", color_scheme=otherwise).open()
    other.shows(texts_in(lang)(msg("ui-motto")))
    shade = {name: brightness(each) for name, each in ((scheme, screen), (otherwise, other))}
    assert shade["dark"] < 100 < shade["light"]


def brightness(screen: Screen) -> float:
    """Of a corner of the page, from 0 for black to 255 for white."""
    corner = screen.page.screenshot(clip={"x": 2, "y": 2, "width": 1, "height": 1})
    return float(sum(Image.open(io.BytesIO(corner)).convert("RGB").getpixel((0, 0))) / 3)  # type: ignore[arg-type]
