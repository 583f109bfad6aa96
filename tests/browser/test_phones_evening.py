"""Evenings played on a tablet and two phones, each person answering on the own device."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast

from playwright.sync_api import expect

from companion.core.kit.options import SeatOptions as PirateSeat
from companion.core.questions import Option
from companion.core.text import Msg
from companion.games.blackbeard.sheets.names import counter_face
from companion.games.blackbeard.sheets.options import Options as PirateOptions
from companion.games.captains_log.hand import mission_cards
from companion.games.captains_log.table.ids import MissionType
from companion.games.captains_log.table.options import Options, SeatOptions, Switches
from companion.games.captains_log.table.state import Mission
from companion.library.sample import load_sample
from companion.library.texts import LANGUAGES, texts_in
from companion.store import Store
from companion.table.evening import Evening
from companion.table.host import Host
from companion.table.settings import Settings
from tests.browser.conftest import NewScreen
from tests.browser.crew import Crew, Member, asked
from tests.browser.driver import Screen
from tests.browser.house import SEED, House, asks
from tests.browser.phones import ANNE, BOB, NAMES, Heard, Party, back, cut_off, usual
from tests.browser.relay import Relay
from tests.support.demonstration import demonstration

ENGLISH: Final = {"width": 360, "height": 640, "locale": "en-GB"}
"""Bob's phone: small, and not in the language of the table."""
ROUNDS, CARDS = 3, 10
"""How long the evenings are played."""
MOST: Final = 120
"""Answers that an evening may take."""
A_FLEET: Final = 5
"""Seed of an evening of Barbe Noire in which a Warship is moved early and stays hidden for long."""
FEW: Final = 1.7
"""Taps that an answer takes at most, on the average."""


# ---------------------------------------------------------------------- the evenings


def rivals() -> Mapping[str, Any]:
    """Captain's Log for two, with captains, boarding, fishing and bounties."""
    seats = (SeatOptions(NAMES[ANNE], "green"), SeatOptions(NAMES[BOB], "blue"))
    switches = Switches(captains=True, boarding=True, fishing=True, bounty=True)
    options = Options(mode="competitive", seats=seats, switches=switches, target=20)
    return demonstration("captains_log", options.dump()) | {"tavern": "table"}


def pirates() -> Mapping[str, Any]:
    """Barbe Noire for two."""
    options = PirateOptions(
        mode="competitive", seats=(PirateSeat(NAMES[ANNE], "green"), PirateSeat(NAMES[BOB], "blue"))
    )
    return demonstration("blackbeard", options.dump())


def begun(
    folder: Path,
    game_id: str,
    options: Mapping[str, Any],
    until: Callable[[Evening], bool],
    seed: int = SEED,
    **settings: str,
) -> str:
    """An evening played by its usual answers up to some point; its address. settings: put afterwards."""
    store = Store(folder)
    host = Host(store, Settings(store, language="fr"))
    evening = host.new_evening(game_id, options, seed=seed)
    while not until(evening):
        assert evening.question is not None
        evening.answer(usual(evening.question))
    for name, value in settings.items():
        host.settings.put(name, value)
    store.close()
    return f"/table/{evening.identity}"


def gathered(
    opened: Callable[..., House], screen_of: NewScreen, address: str, far: str, **wishes: Sequence[str]
) -> tuple[Crew, Relay]:
    """Anne with a phone in French and Bob with one in English. far: the seat whose cable can be pulled."""
    ears: dict[Screen, Heard] = {}

    def listening(*given: Any, **options: Any) -> Screen:
        screen = screen_of(*given, **options)
        ears[screen] = Heard(screen.page)
        return screen

    party = Party(opened, listening, address)
    scanned, cable = party.switch_on(), Relay(party.lan_port)
    phones: dict[str, Member] = {}
    kinds: tuple[tuple[str, str, dict[str, Any]], ...] = ((ANNE, "fr", {}), (BOB, "en", ENGLISH))
    for seat, lang, options in kinds:
        phone = party.phone(cable if seat == far else None, **options)
        party.join(scanned, NAMES[seat], phone)
        phones[seat] = Member(phone, ears[phone], lang, wishes.get(NAMES[seat].lower(), ()))
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


def mission(evening: Evening, card: str) -> Option:
    """A mission card as its owner reads it."""
    kind, _, number = card.rpartition("-")
    return mission_cards.option(evening.game.book, Mission("mission-0", cast(MissionType, kind), int(number)))


# ---------------------------------------------------------------------- three rounds, ten cards


def test_three_rounds_with_a_secret_mission_and_the_dice_of_the_table(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = begun(tmp_path, "captains_log", rivals(), asks("first"), dice="own")
    crew, cable = gathered(opened, screen_of, address, ANNE, anne=("mission-take",), bob=("fire",))
    anne, bob = crew.phones[ANNE], crew.phones[BOB]
    evening = crew.play(asks("keep"), MOST)
    drawn = [card for _, card in crew.said("draw-")]
    sample = load_sample(evening.game)
    secret = next(card for card in drawn if sample["mission-card", card]["public"] == "secret")
    anne.draft(f"answer-{secret}")
    drops(crew, anne, cable)
    crew.shown(evening)
    crew.answer(evening, lambda member: member.choose(f"answer-{secret}"))
    anne.wishes = ()
    crew.play(lambda _: bool(crew.dice), MOST)
    bob.wishes = ()
    evening = crew.play(lambda evening: evening.state.turn.round > ROUNDS, MOST)
    written(crew)
    assert {given.source for given in crew.given} == {"phone", "tablet"}
    assert crew.dice and drawn == [card for _, card in crew.said("draw-")][: len(drawn)]
    (held,) = [each for each in evening.state.player(ANNE).missions if f"{each.type}-{each.number}" == secret]
    assert mission_cards.veiled(evening.state, held)
    label = mission(evening, secret)
    kept_from((bob, crew.tablet), anne, [label.label, *([label.note] if label.note else [])])
    crew.agree(evening, "", "fame-")
    assert crew.taps <= FEW * len(crew.given), (crew.taps, len(crew.given))
    cable.cut()


def test_ten_cards_with_a_warship_that_one_player_has_looked_at(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = begun(tmp_path, "blackbeard", pirates(), asks("warships-choice"), A_FLEET)
    crew, cable = gathered(opened, screen_of, address, BOB)
    anne, bob = crew.phones[ANNE], crew.phones[BOB]
    first = crew.house.evening()
    assert asked(first)[1] == BOB
    evening = crew.play(lambda evening: asked(evening)[0].key.endswith("-to"), MOST)
    (seen,) = [each for each in evening.state.warships if each.seen_by == (BOB,)]
    place = next(o.id for o in bob.offers().values() if o.id.startswith("answer-") and o.drafts and o.tappable)
    bob.draft(place)
    drops(crew, bob, cable)
    crew.shown(evening)
    crew.answer(evening, lambda member: member.choose(place))

    evening = crew.play(lambda evening: asked(evening) == (evening.question, BOB), MOST)
    crew.answer(evening, here=True)
    evening = crew.play(lambda evening: evening.state.turn.cards >= first.state.turn.cards + CARDS, MOST)
    written(crew)
    assert sum(given.source == "tablet" for given in crew.given) == 1
    (hidden,) = [each for each in evening.state.warships if each.id == seen.id]
    assert not hidden.revealed and hidden.seen_by == (BOB,)
    bob.turn_to("page-me")
    bob.screen.by_id("seen-alone").wait_for(state="attached")
    bob.turn_to("page-table")
    kept_from((anne, crew.tablet), bob, [counter_face(hidden)])
    crew.agree(evening, "ports", "port-")
    assert crew.taps <= FEW * len(crew.given), (crew.taps, len(crew.given))
    cable.cut()
