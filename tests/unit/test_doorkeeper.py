"""Devices at the door: codes, seats and the table's word, and that nobody gets round them."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Barrier
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, initialize, invariant, multiple, rule

from companion.core.procedures.game_parts import Seat
from companion.core.questions.kinds import BadAnswer
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.texts import LANGUAGES, texts_in
from companion.phones.admission import (
    ASKING,
    GUESSED,
    GUESSING,
    MOST,
    MOST_FROM_ONE,
    MOST_WAITING,
    SHORT_LENGTH,
    SIGNS,
    Device,
    Doorkeeper,
    Refused,
    SeatTaken,
    Wait,
    WrongCode,
    seats_of,
)
from companion.phones.throttle import ALL, EACH
from companion.store import Saved, Store, StoreFault
from companion.store.tables import DeviceRow, JoinCodeRow
from tests.support.about import ANY

SEATS = (Seat("seat-1", "Anne"), Seat("seat-2", "Bart"), Seat("seat-3", "Hugo"))
ANNE, BART, HUGO = (seat.id for seat in SEATS)


class House:
    """A store with one evening, and its doorkeeper, who can be sent home and come again."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder)
        self.evening = self.begin()
        self.admission = "ask"
        self.now = 1_000_000.0
        self.changes = 0
        self.restart()

    def begin(self) -> str:
        return self.store.begin("skerry", {}, 7, "1").id

    def restart(self) -> None:
        """The server is killed and started again."""
        self.keeper = Doorkeeper(self.store, lambda: self.admission, lambda: self.now, seats=self._seats)
        self.keeper.listeners.append(self._changed)

    def _seats(self, saved: Saved) -> Sequence[Seat]:
        return SEATS

    def _changed(self) -> None:
        self.keeper.devices(self.evening)  # a listener may look: nobody holds the lock any more
        self.changes += 1


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path)
    made.keeper.code(made.evening)
    yield made
    made.store.close()


@pytest.fixture
def keeper(house: House) -> Doorkeeper:
    return house.keeper


def said(refusal: BadAnswer) -> str:
    """What the refusal says in French; both languages must have it."""
    french, _ = (texts_in(lang)(refusal.text) for lang in LANGUAGES)
    return french


def refused(deed: Callable[..., object], *given: Any, kind: type[Refused] = Refused, **named: Any) -> str:
    """What is said when `deed` is refused in just this way."""
    with pytest.raises(kind) as caught:
        deed(*given, **named)
    assert type(caught.value) is kind
    return said(caught.value)


# --- codes


def test_a_code_leads_to_its_evening_and_stays_the_same_until_it_is_renewed(house: House) -> None:
    other = house.begin()
    code, second = house.keeper.code(house.evening), house.keeper.code(other)
    assert house.keeper.enter(code, "a") == house.evening and house.keeper.enter(second, "a") == other
    house.restart()
    assert house.keeper.code(house.evening) == code and house.keeper.enter(code, "a") == house.evening


def test_a_code_may_be_typed_as_people_type(house: House) -> None:
    code = house.keeper.code(house.evening)
    typed = " ".join(code[i : i + 4] for i in range(0, len(code), 4)).upper().replace("0", "O").replace("1", "I")
    assert house.keeper.enter(typed, "a") == house.evening
    assert house.keeper.enter(code.replace("1", "l"), "a") == house.evening


def test_codes_and_tokens_are_long_random_and_fit_into_an_address(house: House) -> None:
    codes = {house.keeper.renew(house.evening) for _ in range(50)}
    tokens = {house.keeper.join(house.evening, "spectator")[1] for _ in range(5)}
    assert len(codes) == 50 and len(tokens) == 5
    assert all(re.fullmatch(f"[{SIGNS}]{{26}}", code) for code in codes), "26 signs of 5 bits: 130 bits"
    assert all(re.fullmatch(r"[\w-]{43}", token) for token in tokens), "32 bytes: 256 bits"


def test_a_renewed_code_makes_the_old_one_worthless_and_leaves_devices_alone(house: House) -> None:
    _, token = house.keeper.join(house.evening, "seat", ANNE)
    old = house.keeper.code(house.evening)
    new = house.keeper.renew(house.evening)
    assert new != old and house.keeper.enter(new, "a") == house.evening
    assert "Scanne" in refused(house.keeper.enter, old, "a", kind=WrongCode)
    house.restart()
    refused(house.keeper.enter, old, "a", kind=WrongCode)
    assert house.keeper.enter(new, "a") == house.evening and house.keeper.device(token)


@pytest.mark.parametrize("wrong", ["", "x", "é\ud800", "a" * 100_000, "../../etc/passwd", "\0"])
def test_a_malformed_code_is_a_wrong_one(keeper: Doorkeeper, wrong: str) -> None:
    refused(keeper.enter, wrong, "a", kind=WrongCode)
    assert keeper.device(wrong) is None


def test_an_evening_that_is_not_there_is_refused(house: House) -> None:
    for deed in (house.keeper.code, house.keeper.renew):
        assert "n’existe plus" in refused(deed, "nowhere")
    assert "scanne" in refused(house.keeper.join, "nowhere", "spectator").lower()
    house.store.delete(house.evening)
    assert "n’existe plus" in refused(house.keeper.join, house.evening, "seat", ANNE)
    assert "n’existe plus" in refused(house.keeper.join, house.evening, "spectator")
    assert house.keeper.devices(house.evening) == ()


# --- wrong codes are slowed down


WRONG = "wrong-as-long-ones-are"


def miss(house: House, origin: str, times: int) -> None:
    for _ in range(times):
        refused(house.keeper.enter, WRONG, origin, kind=WrongCode)


def test_during_a_wait_the_right_code_is_refused_too(house: House) -> None:
    code = house.keeper.code(house.evening)
    miss(house, "rascal", EACH.free + 1)
    for tried in (WRONG, code):
        with pytest.raises(Wait) as caught:
            house.keeper.enter(tried, "rascal")
        assert caught.value.seconds == EACH.first and "2 secondes" in said(caught.value)
    assert house.keeper.enter(code, "somebody else") == house.evening
    house.now += EACH.first
    assert house.keeper.enter(code, "rascal") == house.evening
    for _ in range(4):
        miss(house, "rascal", 1)
        house.now += EACH.longest
    house.now -= EACH.longest - 1
    with pytest.raises(Wait) as caught:
        house.keeper.enter(code, "rascal")
    assert "minute" not in said(caught.value) and caught.value.seconds == EACH.first * 2**4 - 1


def test_a_long_wait_is_told_in_minutes(house: House) -> None:
    for _ in range(EACH.free + 10):
        miss(house, "rascal", 1)
        house.now += EACH.longest
    miss(house, "rascal", 1)
    assert "5 minutes" in refused(house.keeper.enter, WRONG, "rascal", kind=Wait)


def test_many_addresses_do_not_help(house: House) -> None:
    for number in range(ALL.free + 1):
        miss(house, f"fe80::{number:x}", 1)
    refused(house.keeper.enter, WRONG, "fe80::ffff", kind=Wait)


def test_six_signs_open_the_same_evening_until_the_code_is_renewed(house: House) -> None:
    other = house.begin()
    short = house.keeper.short(house.evening)
    assert re.fullmatch(f"[{SIGNS}]{{6}}", short) and short != house.keeper.short(other)
    assert short not in house.keeper.code(house.evening), "who reads six signs knows nothing of the others"
    typed = f"{short[:3]} {short[3:]}".upper()
    assert house.keeper.enter(typed, "a") == house.evening
    house.restart()
    assert house.keeper.enter(short, "a") == house.evening
    house.keeper.renew(house.evening)
    refused(house.keeper.enter, short, "a", kind=WrongCode)
    house.keeper.close(other)
    assert "Scanne" in refused(house.keeper.enter, "zzzzzz", "b", kind=WrongCode)


def test_six_signs_cannot_be_guessed_in_an_evening(house: House) -> None:
    """Of many addresses together, all evening long: some hundreds of tries among a thousand million."""
    tried, until = 0, house.now + 4 * 3600
    while house.now < until:
        try:
            house.keeper.enter("zzzzzz", f"10.0.{tried // 250}.{tried % 250}")
        except Wait as wait:
            house.now += wait.seconds
        except WrongCode:
            tried += 1
    assert GUESSED.free < tried < 300 and len(SIGNS) ** SHORT_LENGTH > 3_000_000 * tried


def test_who_types_wrong_ones_is_held_up_and_nobody_who_scans(house: House) -> None:
    code, short = house.keeper.code(house.evening), house.keeper.short(house.evening)
    for _ in range(GUESSING.free + 1):
        refused(house.keeper.enter, "zzzzzz", "rascal", kind=WrongCode)
    refused(house.keeper.enter, short, "rascal", kind=Wait)
    assert house.keeper.enter(code, "rascal") == house.evening
    house.now += GUESSING.first
    assert house.keeper.enter(short, "rascal") == house.evening


def test_who_is_in_is_never_slowed(house: House) -> None:
    device, token = house.keeper.join(house.evening, "seat", ANNE, origin="home")
    house.keeper.admit(device.id)
    miss(house, "home", EACH.free + 1)
    refused(house.keeper.enter, WRONG, "home", kind=Wait)
    found = house.keeper.device(token)
    assert found is not None and found.admitted


# --- asking and being let in


def test_a_device_waits_for_the_tablet_and_is_then_known_by_its_token(house: House) -> None:
    device, token = house.keeper.join(house.evening, "seat", ANNE, "en")
    assert (device.evening, device.role, device.seat, device.language) == (house.evening, "seat", ANNE, "en")
    assert not device.admitted and device.joined == "1970-01-12T13:46:40.000000+00:00"
    assert house.keeper.device(token) == house.keeper.known(device.id) == device
    house.keeper.admit(device.id)
    admitted = house.keeper.device(token)
    assert admitted is not None and admitted.admitted and house.keeper.holder(house.evening, ANNE) == admitted
    rival, _ = house.keeper.claim(house.evening, ANNE)
    house.keeper.admit(device.id)
    assert house.keeper.devices(house.evening) == (admitted, rival), "a late second tap changes nothing"


def test_with_free_admission_all_but_a_second_tablet_come_in_at_once(house: House) -> None:
    house.admission = "free"
    assert house.keeper.join(house.evening, "seat", ANNE)[0].admitted
    assert house.keeper.join(house.evening, "spectator")[0].admitted
    assert not house.keeper.join(house.evening, "tablet")[0].admitted
    assert not house.keeper.claim(house.evening, ANNE)[0].admitted
    assert not house.keeper.claim(house.evening, BART)[0].admitted, "to claim is to ask the table"


def test_only_a_seat_of_the_table_can_be_had_and_others_have_none(house: House) -> None:
    for seat in ("", "seat-9", "Anne", "seat-1 "):
        assert "place n’existe pas" in refused(house.keeper.join, house.evening, "seat", seat)
        refused(house.keeper.claim, house.evening, seat)
    device, _ = house.keeper.join(house.evening, "spectator", ANNE)
    assert device.seat == "" and house.keeper.holder(house.evening, ANNE) is None
    role: Any = "admiral"
    refused(house.keeper.join, house.evening, role)
    refused(house.keeper.join, house.evening, "spectator", language="klingon")


def test_a_taken_seat_is_refused_naming_whose_it_is_and_what_to_do(house: House) -> None:
    device, _ = house.keeper.join(house.evening, "seat", ANNE)
    asked = refused(house.keeper.join, house.evening, "seat", ANNE, kind=SeatTaken)
    assert "d’Anne" in asked and "vient de demander" in asked
    house.keeper.admit(device.id)
    held = refused(house.keeper.join, house.evening, "seat", ANNE, kind=SeatTaken)
    assert "d’Anne" in held and "tablette" in held and held != asked
    house.keeper.dismiss(device.id)
    assert house.keeper.join(house.evening, "seat", ANNE)[0].seat == ANNE


def test_the_same_seat_of_another_evening_is_another_seat(house: House) -> None:
    other = house.begin()
    house.keeper.code(other)
    first, _ = house.keeper.join(house.evening, "seat", ANNE)
    second, _ = house.keeper.join(other, "seat", ANNE)
    house.keeper.admit(first.id)
    house.keeper.admit(second.id)
    assert [len(house.keeper.devices(evening)) for evening in (house.evening, other)] == [1, 1]


def test_admitting_a_claim_sends_the_old_device_and_other_claims_away(house: House) -> None:
    old, old_token = house.keeper.join(house.evening, "seat", ANNE)
    house.keeper.admit(old.id)
    rival, rival_token = house.keeper.claim(house.evening, ANNE)
    new, new_token = house.keeper.claim(house.evening, ANNE)
    bart, bart_token = house.keeper.join(house.evening, "seat", BART)
    holder = house.keeper.holder(house.evening, ANNE)
    assert holder is not None and holder.id == old.id, "it keeps the seat until the table has spoken"
    house.keeper.admit(new.id)
    holder = house.keeper.holder(house.evening, ANNE)
    assert holder is not None and holder.id == new.id and house.keeper.device(new_token) == holder
    assert house.keeper.device(old_token) is None and house.keeper.device(rival_token) is None
    assert house.keeper.device(bart_token) == bart
    assert "scanne" in refused(house.keeper.admit, rival.id)
    house.restart()
    assert [device.id for device in house.keeper.devices(house.evening)] == [new.id, bart.id]


def test_two_spectators_do_not_send_each_other_away(house: House) -> None:
    one, two = (house.keeper.join(house.evening, "spectator")[0] for _ in range(2))
    house.keeper.admit(one.id)
    house.keeper.admit(two.id)
    assert all(device.admitted for device in house.keeper.devices(house.evening))


def test_two_joins_at_the_same_moment_give_one_seat_to_one(house: House) -> None:
    house.admission = "free"
    for round_ in range(10):
        seat = SEATS[round_ % 3].id
        start = Barrier(6)

        def ask(_: int, start: Barrier = start, seat: str = seat) -> Device | None:
            start.wait()
            try:
                return house.keeper.join(house.evening, "seat", seat)[0]
            except SeatTaken:
                return None

        with ThreadPoolExecutor(6) as crowd:
            winners = [device for device in crowd.map(ask, range(6)) if device is not None]
        assert len(winners) == 1 and house.keeper.holder(house.evening, seat) == winners[0]
        house.keeper.dismiss(winners[0].id)


def test_two_claims_admitted_at_the_same_moment_leave_one(house: House) -> None:
    for _ in range(10):
        claims = [house.keeper.claim(house.evening, ANNE)[0].id for _ in range(4)]
        start = Barrier(4)

        def admit(device_id: str, start: Barrier = start) -> bool:
            start.wait()
            try:
                house.keeper.admit(device_id)
            except Refused:
                return False
            return True

        with ThreadPoolExecutor(4) as hands:
            let_in = list(hands.map(admit, claims))
        (left,) = house.keeper.devices(house.evening)
        assert let_in.count(True) == 1 and left.admitted and left.id == claims[let_in.index(True)]
        house.keeper.dismiss(left.id)


# --- being sent away


def test_a_token_is_worthless_after_dismissal_also_after_a_restart(house: House) -> None:
    device, token = house.keeper.join(house.evening, "seat", ANNE)
    house.keeper.admit(device.id)
    house.keeper.dismiss(device.id)
    house.keeper.dismiss(device.id)
    assert house.keeper.device(token) is None and house.keeper.known(device.id) is None
    assert "scanne" in refused(house.keeper.prefer, device.id, theme="dark")
    house.restart()
    assert house.keeper.device(token) is None and house.keeper.devices(house.evening) == ()


def test_a_deleted_evening_takes_code_and_devices_along(house: House) -> None:
    host = Host(house.store, Settings(house.store))
    host.closing.append(house.keeper.close)
    other = house.begin()
    house.keeper.code(other)
    kept, _ = house.keeper.join(other, "seat", ANNE)
    code = house.keeper.code(house.evening)
    _, token = house.keeper.join(house.evening, "seat", ANNE)
    host.delete(house.evening)
    for _ in range(2):
        refused(house.keeper.enter, code, "a", kind=WrongCode)
        assert house.keeper.device(token) is None and house.keeper.devices(house.evening) == ()
        refused(house.keeper.join, house.evening, "seat", BART)
        refused(house.keeper.claim, house.evening, ANNE)
        assert house.keeper.devices(other) == (kept,)
        house.restart()


def test_what_the_store_refuses_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    device, token = house.keeper.join(house.evening, "seat", ANNE)
    code = house.keeper.code(house.evening)
    changes = house.changes
    monkeypatch.setattr("companion.store.database.PATIENCE", 0.05)
    house.store.close()
    with closing(sqlite3.connect(house.store.path, isolation_level=None)) as other:
        other.execute("PRAGMA busy_timeout = 0")
        other.execute("BEGIN IMMEDIATE")
        with house.store._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA busy_timeout = 50")
        for deed in (
            lambda: house.keeper.admit(device.id),
            lambda: house.keeper.dismiss(device.id),
            lambda: house.keeper.renew(house.evening),
            lambda: house.keeper.close(house.evening),
            lambda: house.keeper.join(house.evening, "spectator"),
        ):
            with pytest.raises(StoreFault):
                deed()
        other.execute("ROLLBACK")
    assert house.keeper.device(token) == device and house.keeper.code(house.evening) == code
    assert house.keeper.devices(house.evening) == (device,) and house.changes == changes
    house.keeper.admit(device.id)
    assert house.changes == changes + 1


# --- too many


def test_an_evening_has_room_for_so_many_devices(house: House) -> None:
    house.admission = "free"
    for _ in range(MOST):
        last, _ = house.keeper.join(house.evening, "spectator")
    assert str(MOST) in refused(house.keeper.join, house.evening, "spectator")
    refused(house.keeper.claim, house.evening, ANNE)
    house.keeper.dismiss(last.id)
    house.keeper.join(house.evening, "spectator")


def test_nobody_floods_the_tablet_with_requests(house: House) -> None:
    for _ in range(MOST_FROM_ONE):
        house.keeper.join(house.evening, "spectator", origin="rascal")
    assert "plusieurs fois" in refused(house.keeper.join, house.evening, "seat", ANNE, origin="rascal")
    refused(house.keeper.claim, house.evening, ANNE, origin="rascal")
    for number in range(MOST_WAITING - MOST_FROM_ONE):
        device, _ = house.keeper.join(house.evening, "spectator", origin=f"phone {number}")
    assert "attendent" in refused(house.keeper.join, house.evening, "seat", ANNE, origin="anne")
    house.keeper.admit(device.id)
    house.keeper.join(house.evening, "seat", ANNE, origin="anne")


@pytest.mark.parametrize(("refused_by_table", "times"), [(True, ASKING.free // 2 + 1), (False, ASKING.free + 1)])
def test_who_asks_again_and_again_must_wait_the_sooner_if_refused(
    house: House, refused_by_table: bool, times: int
) -> None:
    for _ in range(times):
        device, _ = house.keeper.join(house.evening, "seat", ANNE, origin="rascal")
        house.keeper.dismiss(device.id, refused=refused_by_table)
    for deed in (house.keeper.join, house.keeper.claim):
        asked = (house.evening, "seat", ANNE) if deed == house.keeper.join else (house.evening, ANNE)
        assert "demandes" in refused(deed, *asked, origin="rascal", kind=Wait)
    device, _ = house.keeper.join(house.evening, "seat", ANNE, origin="anne")
    house.keeper.admit(device.id)
    house.now += 30
    assert house.keeper.join(house.evening, "seat", BART, origin="rascal")


# --- connections, preferences, listeners


def test_a_device_is_online_as_long_as_one_of_its_tabs_is(house: House) -> None:
    keeper = house.keeper
    device, _ = keeper.join(house.evening, "seat", ANNE)
    seen = []
    for deed in (keeper.arrived, keeper.arrived, keeper.left, keeper.left, keeper.left, keeper.arrived):
        deed(device.id)
        seen.append(keeper.online(device.id))
    assert seen == [True, True, True, False, False, True]
    keeper.dismiss(device.id)
    assert not keeper.online(device.id)
    keeper.left(device.id)
    keeper.arrived(device.id)
    assert not keeper.online(device.id), "who was sent away does not come back by a connection"
    assert not keeper.online("nobody")


def test_a_device_has_its_own_language_theme_and_size(house: House) -> None:
    device, token = house.keeper.join(house.evening, "seat", ANNE)
    house.keeper.prefer(device.id, language="en", zoom="1.25")
    house.keeper.prefer(device.id, theme="light", zoom="")
    house.restart()
    found = house.keeper.device(token)
    assert found is not None and (found.language, found.theme, found.zoom) == ("en", "light", "")
    refused(house.keeper.prefer, device.id, language="xx")
    refused(house.keeper.prefer, device.id, theme="<script>")
    refused(house.keeper.prefer, device.id, zoom="1.25", seat=BART)
    assert house.keeper.device(token) == found


def test_listeners_hear_of_each_change_without_the_lock_and_one_that_fails_stops_nobody(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> None:
        raise RuntimeError("no screen")

    house.keeper.listeners.insert(0, broken)
    before = house.changes
    device, token = house.keeper.join(house.evening, "seat", ANNE)
    deeds: list[Callable[[], object]] = [
        lambda: house.keeper.admit(device.id),
        lambda: house.keeper.arrived(device.id),
        lambda: house.keeper.left(device.id),
        lambda: house.keeper.prefer(device.id, theme="dark"),
        lambda: house.keeper.renew(house.evening),
        lambda: house.keeper.dismiss(device.id),
        lambda: house.keeper.close(house.evening),
    ]
    for deed in deeds:
        deed()
    assert house.changes == before + 1 + len(deeds)
    refused(house.keeper.enter, WRONG, "a", kind=WrongCode)
    refused(house.keeper.admit, device.id)
    assert house.changes == before + 1 + len(deeds)
    assert "no screen" in caplog.text and token not in caplog.text


# --- secrets


def test_neither_disk_nor_words_nor_reprs_tell_a_token_or_a_wrong_code(house: House) -> None:
    device, token = house.keeper.join(house.evening, "seat", ANNE)
    code = house.keeper.code(house.evening)
    house.store.close()
    for file in house.store.folder.iterdir():
        assert not file.is_file() or token.encode() not in file.read_bytes()
    ((_, fingerprint),) = house.store.guests.devices()
    with pytest.raises(WrongCode) as wrong:
        house.keeper.enter(f"{code}x", "a")
    row = DeviceRow(fingerprint=fingerprint, **_fields(device))
    told = [repr(device), repr(house.keeper), str(wrong.value), repr(wrong.value), repr(row), str(row)]
    told += [repr(JoinCodeRow(evening_id=house.evening, code=code)), repr(vars(house.keeper)["_misses"])]
    assert not [words for words in told for secret in (token, code, fingerprint) if secret in words]
    assert house.keeper.device(fingerprint) is None, "what is on disk opens nothing"


def _fields(device: Device) -> dict[str, Any]:
    values = {name: getattr(device, name) for name in Device.__slots__ if name != "evening"}
    return values | {"evening_id": device.evening}


def test_the_seats_are_those_of_the_game(tmp_path: Path) -> None:
    store = Store(tmp_path)
    host = Host(store, Settings(store))
    options = {"seats": [{"name": "Anne", "colour": "green"}], "edition": "sample"}
    evening = host.new_evening(ANY, options, seed=3)
    keeper = Doorkeeper(store)
    keeper.code(evening.origin.identity)
    (seat,) = seats_of(store.evening(evening.origin.identity))
    assert seat.name == "Anne" and keeper.join(evening.origin.identity, "seat", seat.id)[0].seat == seat.id
    store.close()


# --- everything in any order


class Door(RuleBasedStateMachine):
    """Joins, claims, refusals, renewals, restarts in any order, against a simple account of who may be where."""

    tokens = Bundle("tokens")
    codes = Bundle("codes")

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.house = House(Path(self.folder.name))
        self.owners: dict[str, str] = {}
        """Device by token, as long as it is worth anything."""
        self.code = ""

    def teardown(self) -> None:
        self.house.store.close()
        self.folder.cleanup()

    @initialize(target=codes)
    def open(self) -> str:
        self.code = self.house.keeper.code(self.house.evening)
        return self.code

    @rule(target=tokens, seat=st.sampled_from([ANNE, BART]), free=st.booleans())
    def join(self, seat: str, free: bool) -> Any:
        self.house.admission = "free" if free else "ask"
        taken = self.house.keeper.holder(self.house.evening, seat) is not None
        try:
            device, token = self.house.keeper.join(self.house.evening, "seat", seat)
        except SeatTaken:
            assert self.code and taken
            return multiple()
        except Refused:
            assert not self.code or self.crowded()
            return multiple()
        assert self.code and not taken and device.admitted == free
        self.owners[token] = device.id
        return token

    @rule(target=tokens, seat=st.sampled_from([ANNE, BART]))
    def claim(self, seat: str) -> Any:
        try:
            device, token = self.house.keeper.claim(self.house.evening, seat)
        except Refused:
            assert not self.code or self.crowded()
            return multiple()
        assert self.code and not device.admitted
        self.owners[token] = device.id
        return token

    def crowded(self) -> bool:
        waiting = [d for d in self.house.keeper.devices(self.house.evening) if not d.admitted]
        return len(waiting) >= MOST_WAITING

    @rule(token=tokens)
    def admit(self, token: str) -> None:
        device = self.house.keeper.device(token)
        if device is None:
            return
        before = self.house.keeper.devices(self.house.evening)
        self.house.keeper.admit(device.id)
        if device.admitted:
            assert self.house.keeper.devices(self.house.evening) == before
            return
        here = {d.id for d in self.house.keeper.devices(self.house.evening) if d.seat == device.seat}
        assert here == {device.id}
        alive = {d.id for d in self.house.keeper.devices(self.house.evening)}
        self.owners = {kept: owner for kept, owner in self.owners.items() if owner in alive}

    @rule(token=consumes(tokens))
    def dismiss(self, token: str) -> None:
        self.house.keeper.dismiss(self.owners.pop(token, "gone"))
        assert self.house.keeper.device(token) is None

    @rule(target=codes, old=consumes(codes))
    def renew(self, old: str) -> str:
        self.code = self.house.keeper.renew(self.house.evening)
        assert self.code != old
        self.worthless(old)
        return self.code

    @rule(code=codes)
    def enter(self, code: str) -> None:
        if code == self.code:
            assert self.house.keeper.enter(code, "phone") == self.house.evening
        else:
            self.worthless(code)

    @rule()
    def close(self) -> None:
        self.house.keeper.close(self.house.evening)
        self.code = ""
        self.owners = {}

    @rule(target=codes)
    def open_again(self) -> str:
        self.code = self.house.keeper.code(self.house.evening)
        return self.code

    @rule()
    def restart(self) -> None:
        self.house.restart()

    def worthless(self, code: str) -> None:
        refused(self.house.keeper.enter, code, "phone", kind=WrongCode)
        self.house.now += 10_000

    @rule(token=tokens)
    def come_back(self, token: str) -> None:
        """A token opens as long as its device was not sent away, and never again."""
        device = self.house.keeper.device(token)
        assert (device.id if device else None) == self.owners.get(token)

    @invariant()
    def one_device_at_most_has_a_seat(self) -> None:
        devices = self.house.keeper.devices(self.house.evening)
        for seat in (ANNE, BART):
            admitted = [device for device in devices if device.seat == seat and device.admitted]
            assert len(admitted) <= 1
            assert not admitted or self.house.keeper.holder(self.house.evening, seat) == admitted[0]
        assert {device.id for device in devices} == set(self.owners.values())


TestDoor = Door.TestCase
TestDoor.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)


# --- the table goes on to another evening


def seated(house: House, seat: str) -> Device:
    device, _ = house.keeper.join(house.evening, "seat", seat)
    house.keeper.admit(device.id)
    return device


def place(house: House, device: Device) -> tuple[str, str, str]:
    """Where a device is now."""
    now = house.keeper.known(device.id)
    assert now is not None and now.admitted
    return now.evening, now.role, now.seat


def test_who_is_in_comes_along_to_the_next_evening_and_keeps_the_seat(house: House) -> None:
    anne, bart = seated(house, ANNE), seated(house, BART)
    watcher, _ = house.keeper.join(house.evening, "spectator")
    house.keeper.admit(watcher.id)
    waiting, _ = house.keeper.join(house.evening, "seat", HUGO)
    other = house.begin()
    house.keeper.follow(house.evening, other)
    assert place(house, anne) == (other, "seat", ANNE) and place(house, bart) == (other, "seat", BART)
    assert place(house, watcher) == (other, "spectator", "")
    assert house.keeper.devices(house.evening) == (house.keeper.known(waiting.id),), "whoever waits, waits on"
    house.restart()
    assert place(house, anne) == (other, "seat", ANNE)


def test_who_finds_no_seat_watches_and_has_the_old_one_again_when_the_table_comes_back(tmp_path: Path) -> None:
    people = {"": SEATS}
    house = House(tmp_path)
    house.keeper = Doorkeeper(house.store, seats=lambda saved: people.get(saved.id, SEATS))
    house.keeper.code(house.evening)
    anne, bart = seated(house, ANNE), seated(house, BART)
    other = house.begin()
    people[other] = (Seat("seat-1", "Zoé"), Seat("seat-2", "anne"))
    house.keeper.follow(house.evening, other)
    assert place(house, anne) == (other, "seat", "seat-2"), "by name, not by place"
    assert place(house, bart) == (other, "spectator", "")
    house.keeper.follow(other, house.evening)
    assert place(house, anne) == (house.evening, "seat", ANNE) and place(house, bart) == (house.evening, "seat", BART)


def test_a_seat_that_somebody_has_is_not_taken_by_who_comes_along(house: House) -> None:
    anne, other = seated(house, ANNE), house.begin()
    house.keeper.code(other)
    there, _ = house.keeper.join(other, "seat", ANNE)
    house.keeper.admit(there.id)
    house.keeper.follow(house.evening, other)
    assert place(house, there) == (other, "seat", ANNE) and place(house, anne) == (other, "spectator", "")
