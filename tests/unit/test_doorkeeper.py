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

from companion.core.questions.kinds import BadAnswer
from companion.core.values.seats import Seat
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
    NotAdmitted,
    SeatTaken,
    Wait,
    WrongCode,
    seats_of,
)
from companion.phones.throttle import ALL, EACH
from companion.store import SavedEvening, Store, StoreFault
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

    def _seats(self, saved: SavedEvening) -> Sequence[Seat]:
        return SEATS

    def _changed(self) -> None:
        self.keeper.devices(self.evening)  # a listener may look: nobody holds the lock any more
        self.changes += 1


@pytest.fixture
def context(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path)
    made.keeper.code(made.evening)
    yield made
    made.store.close()


@pytest.fixture
def keeper(context: House) -> Doorkeeper:
    return context.keeper


def said(refusal: BadAnswer) -> str:
    """What the refusal says in French; both languages must have it."""
    french, _ = (texts_in(lang)(refusal.text) for lang in LANGUAGES)
    return french


def refused(deed: Callable[..., object], *given: Any, kind: type[NotAdmitted] = NotAdmitted, **named: Any) -> str:
    """What is said when `deed` is refused in just this way."""
    with pytest.raises(kind) as caught:
        deed(*given, **named)
    assert type(caught.value) is kind
    return said(caught.value)


# --- codes


def test_a_code_leads_to_its_evening_and_stays_the_same_until_it_is_renewed(context: House) -> None:
    other = context.begin()
    code, second = context.keeper.code(context.evening), context.keeper.code(other)
    assert context.keeper.enter(code, "a") == context.evening and context.keeper.enter(second, "a") == other
    context.restart()
    assert context.keeper.code(context.evening) == code and context.keeper.enter(code, "a") == context.evening


def test_a_code_may_be_typed_as_people_type(context: House) -> None:
    code = context.keeper.code(context.evening)
    typed = " ".join(code[i : i + 4] for i in range(0, len(code), 4)).upper().replace("0", "O").replace("1", "I")
    assert context.keeper.enter(typed, "a") == context.evening
    assert context.keeper.enter(code.replace("1", "l"), "a") == context.evening


def test_codes_and_tokens_are_long_random_and_fit_into_an_address(context: House) -> None:
    codes = {context.keeper.renew(context.evening) for _ in range(50)}
    tokens = {context.keeper.join(context.evening, "spectator")[1] for _ in range(5)}
    assert len(codes) == 50 and len(tokens) == 5
    assert all(re.fullmatch(f"[{SIGNS}]{{26}}", code) for code in codes), "26 signs of 5 bits: 130 bits"
    assert all(re.fullmatch(r"[\w-]{43}", token) for token in tokens), "32 bytes: 256 bits"


def test_a_renewed_code_makes_the_old_one_worthless_and_leaves_devices_alone(context: House) -> None:
    _, token = context.keeper.join(context.evening, "seat", ANNE)
    old = context.keeper.code(context.evening)
    new = context.keeper.renew(context.evening)
    assert new != old and context.keeper.enter(new, "a") == context.evening
    assert "Scanne" in refused(context.keeper.enter, old, "a", kind=WrongCode)
    context.restart()
    refused(context.keeper.enter, old, "a", kind=WrongCode)
    assert context.keeper.enter(new, "a") == context.evening and context.keeper.device(token)


@pytest.mark.parametrize("wrong", ["", "x", "é\ud800", "a" * 100_000, "../../etc/passwd", "\0"])
def test_a_malformed_code_is_a_wrong_one(keeper: Doorkeeper, wrong: str) -> None:
    refused(keeper.enter, wrong, "a", kind=WrongCode)
    assert keeper.device(wrong) is None


def test_an_evening_that_is_not_there_is_refused(context: House) -> None:
    for deed in (context.keeper.code, context.keeper.renew):
        assert "n’existe plus" in refused(deed, "nowhere")
    assert "scanne" in refused(context.keeper.join, "nowhere", "spectator").lower()
    context.store.delete(context.evening)
    assert "n’existe plus" in refused(context.keeper.join, context.evening, "seat", ANNE)
    assert "n’existe plus" in refused(context.keeper.join, context.evening, "spectator")
    assert context.keeper.devices(context.evening) == ()


# --- wrong codes are slowed down


WRONG = "wrong-as-long-ones-are"


def miss(context: House, origin: str, times: int) -> None:
    for _ in range(times):
        refused(context.keeper.enter, WRONG, origin, kind=WrongCode)


def test_during_a_wait_the_right_code_is_refused_too(context: House) -> None:
    code = context.keeper.code(context.evening)
    miss(context, "rascal", EACH.free + 1)
    for tried in (WRONG, code):
        with pytest.raises(Wait) as caught:
            context.keeper.enter(tried, "rascal")
        assert caught.value.seconds == EACH.first and "2 secondes" in said(caught.value)
    assert context.keeper.enter(code, "somebody else") == context.evening
    context.now += EACH.first
    assert context.keeper.enter(code, "rascal") == context.evening
    for _ in range(4):
        miss(context, "rascal", 1)
        context.now += EACH.longest
    context.now -= EACH.longest - 1
    with pytest.raises(Wait) as caught:
        context.keeper.enter(code, "rascal")
    assert "minute" not in said(caught.value) and caught.value.seconds == EACH.first * 2**4 - 1


def test_a_long_wait_is_told_in_minutes(context: House) -> None:
    for _ in range(EACH.free + 10):
        miss(context, "rascal", 1)
        context.now += EACH.longest
    miss(context, "rascal", 1)
    assert "5 minutes" in refused(context.keeper.enter, WRONG, "rascal", kind=Wait)


def test_many_addresses_do_not_help(context: House) -> None:
    for number in range(ALL.free + 1):
        miss(context, f"fe80::{number:x}", 1)
    refused(context.keeper.enter, WRONG, "fe80::ffff", kind=Wait)


def test_six_signs_open_the_same_evening_until_the_code_is_renewed(context: House) -> None:
    other = context.begin()
    short = context.keeper.short(context.evening)
    assert re.fullmatch(f"[{SIGNS}]{{6}}", short) and short != context.keeper.short(other)
    assert short not in context.keeper.code(context.evening), "who reads six signs knows nothing of the others"
    typed = f"{short[:3]} {short[3:]}".upper()
    assert context.keeper.enter(typed, "a") == context.evening
    context.restart()
    assert context.keeper.enter(short, "a") == context.evening
    context.keeper.renew(context.evening)
    refused(context.keeper.enter, short, "a", kind=WrongCode)
    context.keeper.close(other)
    assert "Scanne" in refused(context.keeper.enter, "zzzzzz", "b", kind=WrongCode)


def test_six_signs_cannot_be_guessed_in_an_evening(context: House) -> None:
    """Of many addresses together, all evening long: some hundreds of tries among a thousand million."""
    tried, until = 0, context.now + 4 * 3600
    while context.now < until:
        try:
            context.keeper.enter("zzzzzz", f"10.0.{tried // 250}.{tried % 250}")
        except Wait as wait:
            context.now += wait.seconds
        except WrongCode:
            tried += 1
    assert GUESSED.free < tried < 300 and len(SIGNS) ** SHORT_LENGTH > 3_000_000 * tried


def test_who_types_wrong_ones_is_held_up_and_nobody_who_scans(context: House) -> None:
    code, short = context.keeper.code(context.evening), context.keeper.short(context.evening)
    for _ in range(GUESSING.free + 1):
        refused(context.keeper.enter, "zzzzzz", "rascal", kind=WrongCode)
    refused(context.keeper.enter, short, "rascal", kind=Wait)
    assert context.keeper.enter(code, "rascal") == context.evening
    context.now += GUESSING.first
    assert context.keeper.enter(short, "rascal") == context.evening


def test_who_is_in_is_never_slowed(context: House) -> None:
    device, token = context.keeper.join(context.evening, "seat", ANNE, origin="home")
    context.keeper.admit(device.id)
    miss(context, "home", EACH.free + 1)
    refused(context.keeper.enter, WRONG, "home", kind=Wait)
    found = context.keeper.device(token)
    assert found is not None and found.admitted


# --- asking and being let in


def test_a_device_waits_for_the_tablet_and_is_then_known_by_its_token(context: House) -> None:
    device, token = context.keeper.join(context.evening, "seat", ANNE, "en")
    assert (device.evening, device.role, device.seat, device.language) == (context.evening, "seat", ANNE, "en")
    assert not device.admitted and device.joined == "1970-01-12T13:46:40.000000+00:00"
    assert context.keeper.device(token) == context.keeper.known(device.id) == device
    context.keeper.admit(device.id)
    admitted = context.keeper.device(token)
    assert admitted is not None and admitted.admitted and context.keeper.holder(context.evening, ANNE) == admitted
    rival, _ = context.keeper.claim(context.evening, ANNE)
    context.keeper.admit(device.id)
    assert context.keeper.devices(context.evening) == (admitted, rival), "a late second tap changes nothing"


def test_with_free_admission_all_but_a_second_tablet_come_in_at_once(context: House) -> None:
    context.admission = "free"
    assert context.keeper.join(context.evening, "seat", ANNE)[0].admitted
    assert context.keeper.join(context.evening, "spectator")[0].admitted
    assert not context.keeper.join(context.evening, "tablet")[0].admitted
    assert not context.keeper.claim(context.evening, ANNE)[0].admitted
    assert not context.keeper.claim(context.evening, BART)[0].admitted, "to claim is to ask the table"


def test_only_a_seat_of_the_table_can_be_had_and_others_have_none(context: House) -> None:
    for seat in ("", "seat-9", "Anne", "seat-1 "):
        assert "place n’existe pas" in refused(context.keeper.join, context.evening, "seat", seat)
        refused(context.keeper.claim, context.evening, seat)
    device, _ = context.keeper.join(context.evening, "spectator", ANNE)
    assert device.seat == "" and context.keeper.holder(context.evening, ANNE) is None
    role: Any = "admiral"
    refused(context.keeper.join, context.evening, role)
    refused(context.keeper.join, context.evening, "spectator", language="klingon")


def test_a_taken_seat_is_refused_naming_whose_it_is_and_what_to_do(context: House) -> None:
    device, _ = context.keeper.join(context.evening, "seat", ANNE)
    asked = refused(context.keeper.join, context.evening, "seat", ANNE, kind=SeatTaken)
    assert "d’Anne" in asked and "vient de demander" in asked
    context.keeper.admit(device.id)
    held = refused(context.keeper.join, context.evening, "seat", ANNE, kind=SeatTaken)
    assert "d’Anne" in held and "tablette" in held and held != asked
    context.keeper.dismiss(device.id)
    assert context.keeper.join(context.evening, "seat", ANNE)[0].seat == ANNE


def test_the_same_seat_of_another_evening_is_another_seat(context: House) -> None:
    other = context.begin()
    context.keeper.code(other)
    first, _ = context.keeper.join(context.evening, "seat", ANNE)
    second, _ = context.keeper.join(other, "seat", ANNE)
    context.keeper.admit(first.id)
    context.keeper.admit(second.id)
    assert [len(context.keeper.devices(evening)) for evening in (context.evening, other)] == [1, 1]


def test_admitting_a_claim_sends_the_old_device_and_other_claims_away(context: House) -> None:
    old, old_token = context.keeper.join(context.evening, "seat", ANNE)
    context.keeper.admit(old.id)
    rival, rival_token = context.keeper.claim(context.evening, ANNE)
    new, new_token = context.keeper.claim(context.evening, ANNE)
    bart, bart_token = context.keeper.join(context.evening, "seat", BART)
    holder = context.keeper.holder(context.evening, ANNE)
    assert holder is not None and holder.id == old.id, "it keeps the seat until the table has spoken"
    context.keeper.admit(new.id)
    holder = context.keeper.holder(context.evening, ANNE)
    assert holder is not None and holder.id == new.id and context.keeper.device(new_token) == holder
    assert context.keeper.device(old_token) is None and context.keeper.device(rival_token) is None
    assert context.keeper.device(bart_token) == bart
    assert "scanne" in refused(context.keeper.admit, rival.id)
    context.restart()
    assert [device.id for device in context.keeper.devices(context.evening)] == [new.id, bart.id]


def test_two_spectators_do_not_send_each_other_away(context: House) -> None:
    one, two = (context.keeper.join(context.evening, "spectator")[0] for _ in range(2))
    context.keeper.admit(one.id)
    context.keeper.admit(two.id)
    assert all(device.admitted for device in context.keeper.devices(context.evening))


def test_two_joins_at_the_same_moment_give_one_seat_to_one(context: House) -> None:
    context.admission = "free"
    for round_ in range(10):
        seat = SEATS[round_ % 3].id
        start = Barrier(6)

        def ask(_: int, start: Barrier = start, seat: str = seat) -> Device | None:
            start.wait()
            try:
                return context.keeper.join(context.evening, "seat", seat)[0]
            except SeatTaken:
                return None

        with ThreadPoolExecutor(6) as crowd:
            winners = [device for device in crowd.map(ask, range(6)) if device is not None]
        assert len(winners) == 1 and context.keeper.holder(context.evening, seat) == winners[0]
        context.keeper.dismiss(winners[0].id)


def test_two_claims_admitted_at_the_same_moment_leave_one(context: House) -> None:
    for _ in range(10):
        claims = [context.keeper.claim(context.evening, ANNE)[0].id for _ in range(4)]
        start = Barrier(4)

        def admit(device_id: str, start: Barrier = start) -> bool:
            start.wait()
            try:
                context.keeper.admit(device_id)
            except NotAdmitted:
                return False
            return True

        with ThreadPoolExecutor(4) as hands:
            let_in = list(hands.map(admit, claims))
        (left,) = context.keeper.devices(context.evening)
        assert let_in.count(True) == 1 and left.admitted and left.id == claims[let_in.index(True)]
        context.keeper.dismiss(left.id)


# --- being sent away


def test_a_token_is_worthless_after_dismissal_also_after_a_restart(context: House) -> None:
    device, token = context.keeper.join(context.evening, "seat", ANNE)
    context.keeper.admit(device.id)
    context.keeper.dismiss(device.id)
    context.keeper.dismiss(device.id)
    assert context.keeper.device(token) is None and context.keeper.known(device.id) is None
    assert "scanne" in refused(context.keeper.prefer, device.id, theme="dark")
    context.restart()
    assert context.keeper.device(token) is None and context.keeper.devices(context.evening) == ()


def test_a_deleted_evening_takes_code_and_devices_along(context: House) -> None:
    host = Host(context.store, Settings(context.store))
    host.closing.append(context.keeper.close)
    other = context.begin()
    context.keeper.code(other)
    kept, _ = context.keeper.join(other, "seat", ANNE)
    code = context.keeper.code(context.evening)
    _, token = context.keeper.join(context.evening, "seat", ANNE)
    host.delete(context.evening)
    for _ in range(2):
        refused(context.keeper.enter, code, "a", kind=WrongCode)
        assert context.keeper.device(token) is None and context.keeper.devices(context.evening) == ()
        refused(context.keeper.join, context.evening, "seat", BART)
        refused(context.keeper.claim, context.evening, ANNE)
        assert context.keeper.devices(other) == (kept,)
        context.restart()


def test_what_the_store_refuses_changes_nothing(context: House, monkeypatch: pytest.MonkeyPatch) -> None:
    device, token = context.keeper.join(context.evening, "seat", ANNE)
    code = context.keeper.code(context.evening)
    changes = context.changes
    monkeypatch.setattr("companion.store.database.PATIENCE", 0.05)
    context.store.close()
    with closing(sqlite3.connect(context.store.path, isolation_level=None)) as other:
        other.execute("PRAGMA busy_timeout = 0")
        other.execute("BEGIN IMMEDIATE")
        with context.store._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA busy_timeout = 50")
        for deed in (
            lambda: context.keeper.admit(device.id),
            lambda: context.keeper.dismiss(device.id),
            lambda: context.keeper.renew(context.evening),
            lambda: context.keeper.close(context.evening),
            lambda: context.keeper.join(context.evening, "spectator"),
        ):
            with pytest.raises(StoreFault):
                deed()
        other.execute("ROLLBACK")
    assert context.keeper.device(token) == device and context.keeper.code(context.evening) == code
    assert context.keeper.devices(context.evening) == (device,) and context.changes == changes
    context.keeper.admit(device.id)
    assert context.changes == changes + 1


# --- too many


def test_an_evening_has_room_for_so_many_devices(context: House) -> None:
    context.admission = "free"
    for _ in range(MOST):
        last, _ = context.keeper.join(context.evening, "spectator")
    assert str(MOST) in refused(context.keeper.join, context.evening, "spectator")
    refused(context.keeper.claim, context.evening, ANNE)
    context.keeper.dismiss(last.id)
    context.keeper.join(context.evening, "spectator")


def test_nobody_floods_the_tablet_with_requests(context: House) -> None:
    for _ in range(MOST_FROM_ONE):
        context.keeper.join(context.evening, "spectator", origin="rascal")
    assert "plusieurs fois" in refused(context.keeper.join, context.evening, "seat", ANNE, origin="rascal")
    refused(context.keeper.claim, context.evening, ANNE, origin="rascal")
    for number in range(MOST_WAITING - MOST_FROM_ONE):
        device, _ = context.keeper.join(context.evening, "spectator", origin=f"phone {number}")
    assert "attendent" in refused(context.keeper.join, context.evening, "seat", ANNE, origin="anne")
    context.keeper.admit(device.id)
    context.keeper.join(context.evening, "seat", ANNE, origin="anne")


@pytest.mark.parametrize(("refused_by_table", "times"), [(True, ASKING.free // 2 + 1), (False, ASKING.free + 1)])
def test_who_asks_again_and_again_must_wait_the_sooner_if_refused(
    context: House, refused_by_table: bool, times: int
) -> None:
    for _ in range(times):
        device, _ = context.keeper.join(context.evening, "seat", ANNE, origin="rascal")
        context.keeper.dismiss(device.id, refused=refused_by_table)
    for deed in (context.keeper.join, context.keeper.claim):
        asked = (context.evening, "seat", ANNE) if deed == context.keeper.join else (context.evening, ANNE)
        assert "demandes" in refused(deed, *asked, origin="rascal", kind=Wait)
    device, _ = context.keeper.join(context.evening, "seat", ANNE, origin="anne")
    context.keeper.admit(device.id)
    context.now += 30
    assert context.keeper.join(context.evening, "seat", BART, origin="rascal")


# --- connections, preferences, listeners


def test_a_device_is_online_as_long_as_one_of_its_tabs_is(context: House) -> None:
    keeper = context.keeper
    device, _ = keeper.join(context.evening, "seat", ANNE)
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


def test_a_device_has_its_own_language_theme_and_size(context: House) -> None:
    device, token = context.keeper.join(context.evening, "seat", ANNE)
    context.keeper.prefer(device.id, language="en", zoom="1.25")
    context.keeper.prefer(device.id, theme="light", zoom="")
    context.restart()
    found = context.keeper.device(token)
    assert found is not None and (found.language, found.theme, found.zoom) == ("en", "light", "")
    refused(context.keeper.prefer, device.id, language="xx")
    refused(context.keeper.prefer, device.id, theme="<script>")
    refused(context.keeper.prefer, device.id, zoom="1.25", seat=BART)
    assert context.keeper.device(token) == found


def test_listeners_hear_of_each_change_without_the_lock_and_one_that_fails_stops_nobody(
    context: House, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> None:
        raise RuntimeError("no screen")

    context.keeper.listeners.insert(0, broken)
    before = context.changes
    device, token = context.keeper.join(context.evening, "seat", ANNE)
    deeds: list[Callable[[], object]] = [
        lambda: context.keeper.admit(device.id),
        lambda: context.keeper.arrived(device.id),
        lambda: context.keeper.left(device.id),
        lambda: context.keeper.prefer(device.id, theme="dark"),
        lambda: context.keeper.renew(context.evening),
        lambda: context.keeper.dismiss(device.id),
        lambda: context.keeper.close(context.evening),
    ]
    for deed in deeds:
        deed()
    assert context.changes == before + 1 + len(deeds)
    refused(context.keeper.enter, WRONG, "a", kind=WrongCode)
    refused(context.keeper.admit, device.id)
    assert context.changes == before + 1 + len(deeds)
    assert "no screen" in caplog.text and token not in caplog.text


# --- secrets


def test_neither_disk_nor_words_nor_reprs_tell_a_token_or_a_wrong_code(context: House) -> None:
    device, token = context.keeper.join(context.evening, "seat", ANNE)
    code = context.keeper.code(context.evening)
    context.store.close()
    for file in context.store.folder.iterdir():
        assert not file.is_file() or token.encode() not in file.read_bytes()
    ((_, fingerprint),) = context.store.guests.devices()
    with pytest.raises(WrongCode) as wrong:
        context.keeper.enter(f"{code}x", "a")
    row = DeviceRow(fingerprint=fingerprint, **_fields(device))
    told = [repr(device), repr(context.keeper), str(wrong.value), repr(wrong.value), repr(row), str(row)]
    told += [repr(JoinCodeRow(evening_id=context.evening, code=code)), repr(vars(context.keeper)["_misses"])]
    assert not [words for words in told for secret in (token, code, fingerprint) if secret in words]
    assert context.keeper.device(fingerprint) is None, "what is on disk opens nothing"


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
        self.context = House(Path(self.folder.name))
        self.owners: dict[str, str] = {}
        """Device by token, as long as it is worth anything."""
        self.code = ""

    def teardown(self) -> None:
        self.context.store.close()
        self.folder.cleanup()

    @initialize(target=codes)
    def open(self) -> str:
        self.code = self.context.keeper.code(self.context.evening)
        return self.code

    @rule(target=tokens, seat=st.sampled_from([ANNE, BART]), free=st.booleans())
    def join(self, seat: str, free: bool) -> Any:
        self.context.admission = "free" if free else "ask"
        taken = self.context.keeper.holder(self.context.evening, seat) is not None
        try:
            device, token = self.context.keeper.join(self.context.evening, "seat", seat)
        except SeatTaken:
            assert self.code and taken
            return multiple()
        except NotAdmitted:
            assert not self.code or self.crowded()
            return multiple()
        assert self.code and not taken and device.admitted == free
        self.owners[token] = device.id
        return token

    @rule(target=tokens, seat=st.sampled_from([ANNE, BART]))
    def claim(self, seat: str) -> Any:
        try:
            device, token = self.context.keeper.claim(self.context.evening, seat)
        except NotAdmitted:
            assert not self.code or self.crowded()
            return multiple()
        assert self.code and not device.admitted
        self.owners[token] = device.id
        return token

    def crowded(self) -> bool:
        waiting = [d for d in self.context.keeper.devices(self.context.evening) if not d.admitted]
        return len(waiting) >= MOST_WAITING

    @rule(token=tokens)
    def admit(self, token: str) -> None:
        device = self.context.keeper.device(token)
        if device is None:
            return
        before = self.context.keeper.devices(self.context.evening)
        self.context.keeper.admit(device.id)
        if device.admitted:
            assert self.context.keeper.devices(self.context.evening) == before
            return
        here = {d.id for d in self.context.keeper.devices(self.context.evening) if d.seat == device.seat}
        assert here == {device.id}
        alive = {d.id for d in self.context.keeper.devices(self.context.evening)}
        self.owners = {kept: owner for kept, owner in self.owners.items() if owner in alive}

    @rule(token=consumes(tokens))
    def dismiss(self, token: str) -> None:
        self.context.keeper.dismiss(self.owners.pop(token, "gone"))
        assert self.context.keeper.device(token) is None

    @rule(target=codes, old=consumes(codes))
    def renew(self, old: str) -> str:
        self.code = self.context.keeper.renew(self.context.evening)
        assert self.code != old
        self.worthless(old)
        return self.code

    @rule(code=codes)
    def enter(self, code: str) -> None:
        if code == self.code:
            assert self.context.keeper.enter(code, "phone") == self.context.evening
        else:
            self.worthless(code)

    @rule()
    def close(self) -> None:
        self.context.keeper.close(self.context.evening)
        self.code = ""
        self.owners = {}

    @rule(target=codes)
    def open_again(self) -> str:
        self.code = self.context.keeper.code(self.context.evening)
        return self.code

    @rule()
    def restart(self) -> None:
        self.context.restart()

    def worthless(self, code: str) -> None:
        refused(self.context.keeper.enter, code, "phone", kind=WrongCode)
        self.context.now += 10_000

    @rule(token=tokens)
    def come_back(self, token: str) -> None:
        """A token opens as long as its device was not sent away, and never again."""
        device = self.context.keeper.device(token)
        assert (device.id if device else None) == self.owners.get(token)

    @invariant()
    def one_device_at_most_has_a_seat(self) -> None:
        devices = self.context.keeper.devices(self.context.evening)
        for seat in (ANNE, BART):
            admitted = [device for device in devices if device.seat == seat and device.admitted]
            assert len(admitted) <= 1
            assert not admitted or self.context.keeper.holder(self.context.evening, seat) == admitted[0]
        assert {device.id for device in devices} == set(self.owners.values())


TestDoor = Door.TestCase
TestDoor.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)


# --- the table goes on to another evening


def seated(context: House, seat: str) -> Device:
    device, _ = context.keeper.join(context.evening, "seat", seat)
    context.keeper.admit(device.id)
    return device


def place(context: House, device: Device) -> tuple[str, str, str]:
    """Where a device is now."""
    now = context.keeper.known(device.id)
    assert now is not None and now.admitted
    return now.evening, now.role, now.seat


def test_who_is_in_comes_along_to_the_next_evening_and_keeps_the_seat(context: House) -> None:
    anne, bart = seated(context, ANNE), seated(context, BART)
    watcher, _ = context.keeper.join(context.evening, "spectator")
    context.keeper.admit(watcher.id)
    waiting, _ = context.keeper.join(context.evening, "seat", HUGO)
    other = context.begin()
    context.keeper.follow(context.evening, other)
    assert place(context, anne) == (other, "seat", ANNE) and place(context, bart) == (other, "seat", BART)
    assert place(context, watcher) == (other, "spectator", "")
    assert context.keeper.devices(context.evening) == (context.keeper.known(waiting.id),), "whoever waits, waits on"
    context.restart()
    assert place(context, anne) == (other, "seat", ANNE)


def test_who_finds_no_seat_watches_and_has_the_old_one_again_when_the_table_comes_back(tmp_path: Path) -> None:
    people = {"": SEATS}
    context = House(tmp_path)
    context.keeper = Doorkeeper(context.store, seats=lambda saved: people.get(saved.id, SEATS))
    context.keeper.code(context.evening)
    anne, bart = seated(context, ANNE), seated(context, BART)
    other = context.begin()
    people[other] = (Seat("seat-1", "Zoé"), Seat("seat-2", "anne"))
    context.keeper.follow(context.evening, other)
    assert place(context, anne) == (other, "seat", "seat-2"), "by name, not by place"
    assert place(context, bart) == (other, "spectator", "")
    context.keeper.follow(other, context.evening)
    assert place(context, anne) == (context.evening, "seat", ANNE) and place(context, bart) == (
        context.evening,
        "seat",
        BART,
    )


def test_a_seat_that_somebody_has_is_not_taken_by_who_comes_along(context: House) -> None:
    anne, other = seated(context, ANNE), context.begin()
    context.keeper.code(other)
    there, _ = context.keeper.join(other, "seat", ANNE)
    context.keeper.admit(there.id)
    context.keeper.follow(context.evening, other)
    assert place(context, there) == (other, "seat", ANNE) and place(context, anne) == (other, "spectator", "")
