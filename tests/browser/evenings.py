"""Evenings that are played on a tablet and two phones, each person answering on the own device."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import expect

from companion.core.values.messages import Msg
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.texts import LANGUAGES, texts_in
from companion.session.game_session import GameSession
from companion.store import Store
from tests.browser.driver import NewScreen, Screen
from tests.browser.phones import ANNE, BOB, NAMES, Heard, Party, back, cut_off, usual
from tests.browser.relay import Relay
from tests.browser.running_app import SEED, House
from tests.browser.table_with_phones import Crew, Member

ENGLISH: Final = {"width": 360, "height": 640, "locale": "en-GB"}
"""Bob's phone: small, and not in the language of the table."""
Device = tuple[str, str, Mapping[str, Any]]
"""A phone at the table: whose by name, the language it speaks, what else is said of its screen."""
PHONES: Final[Mapping[str, Device]] = {ANNE: (NAMES[ANNE], "fr", {}), BOB: (NAMES[BOB], "en", ENGLISH)}
MOST: Final = 120
"""Answers that an evening may take."""
FEW: Final = 1.7
"""Taps that an answer takes at most, on the average."""


def begun(
    folder: Path,
    game_id: str,
    options: Mapping[str, Any],
    until: Callable[[GameSession], bool],
    seed: int = SEED,
    answers: Mapping[str, Callable[[Any], Any]] | None = None,
    **settings: str,
) -> str:
    """An evening played up to some point; its address.

    answers: by key of the question, else the usual one.  settings: put afterwards.
    """
    store = Store(folder)
    host = Host(store, Settings(store, language="fr"))
    evening = host.new_evening(game_id, options, seed=seed)
    while not until(evening):
        assert evening.question is not None
        given: Callable[[Any], Any] = (answers or {}).get(evening.question.key, usual)
        evening.answer(given(evening.question))
    for name, value in settings.items():
        host.settings.put(name, value)
    store.close()
    return f"/table/{evening.origin.identity}"


def gathered(
    opened: Callable[..., House],
    screen_of: NewScreen,
    address: str,
    far: str,
    devices: Mapping[str, Device] = PHONES,
    **wishes: Sequence[str],
) -> tuple[Crew, Relay]:
    """People with phones, by their seats; else Anne with one in French and Bob with one in English.

    far: the seat whose cable can be pulled.
    """
    ears: dict[Screen, Heard] = {}

    def listening(*given: Any, **options: Any) -> Screen:
        screen = screen_of(*given, **options)
        ears[screen] = Heard(screen.page)
        return screen

    party = Party(opened, listening, address)
    scanned, cable = party.switch_on(), Relay(party.lan_port)
    phones: dict[str, Member] = {}
    for seat, (name, lang, options) in devices.items():
        phone = party.phone(cable if seat == far else None, **options)
        party.join(scanned, name, phone)
        phones[seat] = Member(phone, ears[phone], lang, wishes.get(name.lower(), ()))
    return Crew(party.house, Member(party.tablet, ears[party.tablet], "fr"), phones), cable


# ---------------------------------------------------------------------- what is looked at


def drops(crew: Crew, member: Member, cable: Relay) -> None:
    """Pull the cable of a phone, and plug it in again; it comes back by itself."""
    waits = crew.tablet.screen.by_id("waiting")
    cable.cut()
    expect(cut_off(member.screen)).to_be_visible()
    expect(waits).to_have_count(0)
    cable.mend()
    back(member.screen)


def written(crew: Crew) -> None:
    """The journal holds every answer once, in its order, with the device on which it was given, and the dice."""
    assert crew.journal() == crew.given
    thrown = {key for key, _ in crew.dice}
    assert [(key, value) for key, value in crew.said() if key in thrown] == crew.dice


def kept_from(others: Sequence[Member], owner: Member, texts: Sequence[Msg]) -> None:
    """The owner's device was told these words, the others' in no language."""
    own = owner.heard.text()
    assert [words for words in map(owner.t, texts) if words not in own] == []
    for other in others:
        told = other.heard.text()
        assert [words for lang in LANGUAGES for words in map(texts_in(lang), texts) if words in told] == []
