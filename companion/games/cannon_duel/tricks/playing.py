"""CD-ADV-05, -06: Dirty Tricks are played: in phase 1, when one has fired, when one is fired at.

What a card does in numbers the app carries out; what else is written there it asks of the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from companion.core.events.announcements import Announcement, Fate, Order, Result
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.copied_cards import known
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Choose, Option
from companion.core.rules.verdicts import ALLOWED, Verdict, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.actions import arrange, turn_actions
from companion.games.cannon_duel.actions.patch import restore
from companion.games.cannon_duel.cards.advanced import (
    TRICK,
    Window,
    card_does,
    card_option,
    card_title,
    card_words,
    costs_action,
    number,
    stands_for_aim,
    subjects,
    trick_form,
    window,
    zones_named,
)
from companion.games.cannon_duel.hands import deck, discards
from companion.games.cannon_duel.model import turn_events
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import UNKNOWN, SeatId, ZoneId, layer_of
from companion.games.cannon_duel.model.names import MARKERS, Ctx, markers, q, zone_name
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship import losses

RULE: Final = "CD-ADV-05"
NOTHING: Final = "nothing"
"""The answer of somebody who plays no card."""
PICTURE: Final = f"token:{TRICK}"


class TrickPlayed(Event[State], formerly=("title", "does", "more", "name")):
    """CD-ADV-05: a Dirty Trick was played and is out of the game."""

    seat: SeatId
    card: str

    def apply(self, s: State) -> State:
        tricks = s.player(self.seat).less_trick(self.card)
        return replace(s.with_player(self.seat, tricks=tricks), tricks_gone=(*s.tricks_gone, self.card))

    def line(self, s: State, book: Book) -> Msg:
        return msg("cd-ev-trick", name=s.name_of(self.seat), card=card_title(s, TRICK, self.card))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        title = msg("cd-fate-trick", name=s.name_of(self.seat), card=card_title(s, TRICK, self.card))
        fate = Fate(title, card_does(s, TRICK, self.card), PICTURE)
        if card_words(s, TRICK, self.card) is None:
            return (fate,)
        return (fate, Order(msg("cd-order-trick"), PICTURE))  # the app may not carry out what the words say

    @property
    def reveals(self) -> bool:
        return True


def may_be(s: State, book: Book, when: Window) -> tuple[str, ...]:
    """The Dirty Tricks of a moment that may be in somebody's hand, as far as everybody knows: those not played yet, and
    of cards that nobody has copied all."""
    left = (card for card in subjects(TRICK, book) if card not in s.tricks_gone)
    return tuple(card for card in left if s.card(TRICK, card) is None or window(s, card) == when)


def verdict(s: State, book: Book, seat: SeatId, card: str) -> Verdict:
    """CD-TURN-05: whether a captain may play a Dirty Trick now. card: "" for one on paper, whichever will do."""
    player = s.player(seat)
    found = turn_actions.in_phase(s, seat)
    if card and card not in player.tricks and UNKNOWN not in player.tricks:
        return found & refused(RULE, msg("cd-trick-not-held"))
    if card:
        fits = s.card(TRICK, card) is None or window(s, card) == "action"
        return found & require(fits, RULE, msg("cd-trick-later")) & affordable(s, book, seat, card)
    named = may_be(s, book, "action") if UNKNOWN in player.tricks else ()
    if not named:
        return found & refused(RULE, msg("cd-trick-no-such"))
    verdicts = [affordable(s, book, seat, each) for each in named]
    return found & replace(next((each for each in verdicts if each.allowed), verdicts[0]), sums=())


def affordable(s: State, book: Book, seat: SeatId, card: str) -> Verdict:
    """Whether actions and hand allow a Dirty Trick in phase 1: what costs an action must leave room for Aim
    (CD-TURN-02), and the last that may stand in for Aim is not spent on anything else where no card is left (A-19).
    Of a card that nobody has copied nobody knows."""
    if s.card(TRICK, card) is None:
        return ALLOWED
    player = s.player(seat)
    left = deck.size(s, book, seat) + len(player.discards)
    drawn = min(number(s, TRICK, card, "draw"), left)
    if not costs_action(s, card):
        last = not s.turn.aimed and s.turn.taken + 1 >= book.numbers.actions
        held = len(player.hand) + drawn
        if not last or held or stands_for_aim(s, card):
            return ALLOWED
        stays = turn_actions.stands_in(replace(s, tricks_gone=(*s.tricks_gone, card)), book, player.less_trick(card))
        return require(stays, "CD-TURN-04", msg("cd-keep-a-card"))
    return turn_actions.may_act(s, book, seat, spends=-drawn, aims=stands_for_aim(s, card))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """CD-TURN-05: the Dirty Tricks that whoever is on turn may play in phase 1; of cards on paper one offer for all."""
    player = s.player(s.turn.seat)
    named = may_be(s, book, "action")
    if UNKNOWN in player.tricks and named:
        label = msg("cd-trick-play", n=len(player.tricks))
        option = Option("trick", label, None, PICTURE, verdict(s, book, player.id, ""), arrange.FREE)
        yield Offer(option, command("play-trick", seat=player.id, card=""))
    for card in player.tricks:
        if card != UNKNOWN and window(s, card) == "action":
            option = replace(card_option(s, TRICK, card), id=f"trick-{card}", verdict=verdict(s, book, player.id, card))
            group = turn_actions.GROUP if costs_action(s, card) else arrange.FREE
            yield Offer(replace(option, group=group), command("play-trick", seat=player.id, card=card))


def play_trick(t: Ctx, seat: SeatId, card: str) -> Procedure[None]:
    """CD-ADV-05, -06: a Dirty Trick of phase 1. card: "" for one of those on paper, which its player names."""
    card = card or (yield from _named(t, seat, "action", "trick"))
    yield from _carried_out(t, seat, card, "trick")
    if t.now.outcome is not None:
        return
    stands = stands_for_aim(t.now, card)
    if costs_action(t.now, card):
        yield from turn_events.acted(t, "CD-ADV-06", aimed=stands)
    elif stands:
        yield from turn_events.turn(t, "CD-ADV-06", aimed=True)


def in_window(t: Ctx, seat: SeatId, when: Window, key: str, *, stands: Result | None = None) -> Procedure[int]:
    """Dirty Tricks that a captain plays when a cannon has fired; returns what they add to the damage, or take off it.

    when: "fire" for whoever fired, "dodge" for whoever is fired at.  stands: the shot so far.  key: of the questions,
    which this run asks once.
    """
    changed, played = 0, 0
    while t.now.outcome is None and may_play(t.now, t.book, seat, when):
        played += 1
        at = f"{key}-{played}"
        told = yield from t.ask(_question(t, seat, when, at, stands))
        if told == NOTHING:
            break
        changed += yield from play(t, seat, told, when, at)
    return changed


def may_play(s: State, book: Book, seat: SeatId, when: Window) -> bool:
    """Whether whoever holds any Dirty Trick may have one of this moment: nobody learns from a question what is held."""
    return bool(s.player(seat).tricks and may_be(s, book, when))


def held(s: State, book: Book, seat: SeatId, when: Window) -> tuple[Option, ...]:
    """The Dirty Tricks of a moment in a captain's hand; one for all of those on paper, as long as one may be there."""
    player = s.player(seat)
    if UNKNOWN in player.tricks and may_be(s, book, when):
        return (Option(_id(UNKNOWN), msg("cd-trick-play", n=len(player.tricks)), None, PICTURE),)
    own = (card for card in player.tricks if card != UNKNOWN and window(s, card) == when)
    return tuple(replace(card_option(s, TRICK, card), id=_id(card)) for card in own)


def play(t: Ctx, seat: SeatId, told: str, when: Window, key: str) -> Procedure[int]:
    """One of those `held` is carried out; returns what it adds to the damage, or takes off it."""
    card = next((each for each in t.now.player(seat).tricks if each != UNKNOWN and _id(each) == told), "")
    card = card or (yield from _named(t, seat, when, key))
    yield from _carried_out(t, seat, card, key)
    return number(t.now, TRICK, card, "damage")


def _id(card: str) -> str:
    return f"trick-{card}"


def _question(t: Ctx, seat: SeatId, when: Window, key: str, stands: Result | None) -> Choose:
    player = t.now.player(seat)
    return q.choose(
        key,
        (Option(NOTHING, msg("cd-trick-none"), picture="icon:check"), *held(t.now, t.book, seat, when)),
        who=seat,
        rule=RULE,
        words={"name": player.name},
        text=f"trick-{when}",
        default=NOTHING,
        secret=UNKNOWN not in player.tricks,
        forced=False,
        stands=stands,
    )


def _named(t: Ctx, seat: SeatId, when: Window, key: str) -> Procedure[str]:
    """Which card on paper is played; one that nobody knows is copied now."""
    cards = may_be(t.now, t.book, when)
    options = tuple(card_option(t.now, TRICK, card) for card in cards)
    if when == "action":
        judged = zip(options, cards, strict=True)
        options = tuple(replace(option, verdict=verdict(t.now, t.book, seat, card)) for option, card in judged)
    card = yield from t.choose("card", options, under=key, who=seat, rule=RULE, text="trick-named", nature="fact")
    yield from known(t, trick_form(card))
    return card


def _carried_out(t: Ctx, seat: SeatId, card: str, key: str) -> Procedure[None]:
    """A card is read aloud, and its numbers happen one after the other; nothing more once the duel is over."""
    other = t.now.other(seat).id
    yield from t.happens(TrickPlayed(seat, card, rule=RULE))
    if n := number(t.now, TRICK, card, "draw"):
        yield from deck.give(t, seat, n, RULE, f"{key}-draw")
    if n := number(t.now, TRICK, card, "discard"):
        yield from discards.at_random(t, other, n, RULE, f"{key}-lost")
    if zones := zones_named(t.now, card, "hits"):
        n = number(t.now, TRICK, card, "hit-markers")
        yield from losses.from_zones(t, other, zones, n, RULE, f"{key}-hit", other)
    if (zones := zones_named(t.now, card, "mends")) and t.now.outcome is None:
        yield from _mended(t, seat, zones, number(t.now, TRICK, card, "mended-markers"), key)


def _mended(t: Ctx, seat: SeatId, zones: Sequence[ZoneId], n: int, key: str) -> Procedure[None]:
    """So many markers come back into some of these zones, which their owner chooses, as far as there is room."""
    for i in range(1, n + 1):
        damaged = tuple(zone for zone in t.now.player(seat).zones if zone.id in zones and zone.free)
        if not damaged:
            return
        options = tuple(
            Option(zone.id, zone_name(zone.id), markers(zone.id, zone.strength), f"zone:{zone.id}") for zone in damaged
        )
        what = msg(f"cd-markers-{MARKERS[layer_of(damaged[0].id)]}", n=1)
        zone = yield from t.choose("mend", options, under=key, at=i, who=seat, rule=RULE, words={"what": what})
        yield from restore(t, seat, zone, 1, RULE)


COMMANDS: dict[str, ProcedureFunction] = {"play-trick": play_trick}
JUDGES: Final[dict[str, Judge]] = {"play-trick": verdict}
