"""CD-TARGET: the gunner beside a cannon, the crosshair on a zone, and as many Target cards as it takes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from companion.core.events.announcements import Announcement, Change, Order
from companion.core.events.event import Event
from companion.core.kit.piles import Pile, draw, stocked
from companion.core.procedures.copied_cards import known
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Choose, Figure, Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.aiming import reading
from companion.games.cannon_duel.battery.loading import load_named
from companion.games.cannon_duel.cards import target_cards
from companion.games.cannon_duel.hands.deck import in_app
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import MOUNTS, ZONES, Mount, SeatId, ZoneId, layer_of
from companion.games.cannon_duel.model.names import MARKERS, Ctx, cannon_name, gun_name, mount_name, q, zone_name
from companion.games.cannon_duel.model.records import Cannon, Player, Target, Zone
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.zones import silenced

Paper = Literal["", "aim", "targets", "both"]
"""Which of the cards of a targeting lie on the real table: none, the Aim cards, the Target cards, or both."""
OTHER: Final = "other-cannon"
"""The answer of somebody who points the other cannon."""
TARGET: Final = "token:target"
"""The picture of a Target card."""


class GunnerPlaced(Event[State], formerly=("name", "gun")):
    """CD-TARGET-01: a gunner stands beside a cannon, which is active now."""

    seat: SeatId
    mount: Mount

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, active=self.mount)

    def line(self, s: State, book: Book) -> Msg:
        return self._said("cd-ev-gunner", s)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Order(self._said("cd-order-gunner", s), f"cannon:{self.mount}", seat=self.seat),)

    def _said(self, key: str, s: State) -> Msg:
        player = s.player(self.seat)
        gun = player.cannon(self.mount).gun
        return msg(key, name=player.name, gun=gun_name(gun), mount=mount_name(self.mount))


class CrosshairPlaced(Event[State], formerly=("name", "colour", "victim")):
    """CD-TARGET-02: a crosshair lies on a zone of the other ship. stays: it lay there already."""

    seat: SeatId
    zone: ZoneId
    stays: bool = False

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, crosshair=self.zone)

    def line(self, s: State, book: Book) -> Msg:
        return msg(
            "cd-ev-crosshair", name=s.name_of(self.seat), zone=zone_name(self.zone), victim=s.other(self.seat).name
        )

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        if self.stays:
            return ()
        text = msg(
            "cd-order-crosshair", name=s.name_of(self.seat), zone=zone_name(self.zone), victim=s.other(self.seat).name
        )
        return (Order(text, f"zone:{self.zone}", s.player(self.seat).colour, self.seat),)


class TargetsShuffled(Event[State]):
    """A-12: the discarded Target cards are the new pack."""

    def apply(self, s: State) -> State:
        return replace(s, targets_gone=())

    def line(self, s: State, book: Book) -> Msg:
        return msg("cd-ev-targets-shuffled")


class TargetsLaid(Event[State], formerly=("name", "before")):
    """CD-TARGET-03, -04: Target cards lie in front of a captain. cards: by id, "" for each that people turn up."""

    seat: SeatId
    cards: tuple[str, ...]

    def apply(self, s: State) -> State:
        laid = tuple(Target(f"target-{s.targets_dealt + n}", card) for n, card in enumerate(self.cards, 1))
        dealt = s.with_player(self.seat, targets=(*s.player(self.seat).targets, *laid))
        return replace(dealt, targets_dealt=s.targets_dealt + len(laid))

    def line(self, s: State, book: Book) -> Msg:
        player = s.player(self.seat)  # some lie there already of a pack that was used up
        return msg("cd-ev-targets", name=player.name, n=len(player.targets) + len(self.cards))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        player, n = s.player(self.seat), len(self.cards)
        if "" not in self.cards:
            before = len(player.targets)
            return (Change(msg("cd-told-targets", name=player.name), TARGET, before, before + n),)
        note = msg("cd-order-targets-note")
        return (Order(msg("cd-order-targets", name=player.name, n=n), TARGET, seat=self.seat, note=note),)

    @property
    def reveals(self) -> bool:
        return True


class TargetsCleared(Event[State], formerly=("name",)):
    """CD-FIRE-S7, CD-TURN-03: a captain's Target cards are discarded with the Aim cards beside them."""

    seat: SeatId
    paper: Paper = ""

    def apply(self, s: State) -> State:
        player = s.player(self.seat)
        aimed = tuple(aim.card for _, _, aim in player.aimed)
        gone = tuple(target.card for target in player.targets if target.card)
        cleared = s.with_player(self.seat, targets=(), discards=(*player.discards, *aimed))
        return replace(cleared, targets_gone=(*s.targets_gone, *gone))

    def line(self, s: State, book: Book) -> Msg:
        return msg("cd-ev-cleared", name=s.name_of(self.seat))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        if not self.paper:
            return ()
        return (Order(msg(f"cd-order-clear-{self.paper}", name=s.name_of(self.seat)), TARGET, seat=self.seat),)


def pack(s: State, book: Book) -> Pile[str]:
    """The Target cards that the app may deal, face down: those neither discarded nor in front of anybody."""
    lying = [target.card for player in s.players for target in player.targets]
    left = tuple(card for card in target_cards.subjects(book) if card not in s.targets_gone and card not in lying)
    return Pile(left, _card_option, back=msg("cd-target-back"))


def _card_option(card: str) -> Option:
    return Option(card, msg("cd-target-back"), picture=TARGET)


def aim_at(
    t: Ctx, seat: SeatId, rule: str, key: str, *, barred: Mapping[str, str] = MappingProxyType({}), sheet: str = ""
) -> Procedure[None]:
    """CD-TARGET-01 to -04: gunner, crosshair, Target cards. The old Target cards are gone by then (`clear`).

    The zone is asked for the cannon that is likely to fire; the other one is a tap away, whether it can fire or not
    (A-36).  barred: by mount, the zone at which its cannon may not aim (A-01).  key: of the questions, which this run
    asks once.  sheet: on which the zone is asked, "" for a page of its own.
    """
    before = t.now.player(seat)
    mount = likely_mount(t.now, t.book, seat)
    told = yield from t.ask(
        _zone_question(t.now, t.book, seat, rule, f"{key}-zone", mount, barred.get(mount, ""), sheet=sheet)
    )
    if told == OTHER:
        mount = other_mount(mount)
        told = yield from t.ask(
            _zone_question(t.now, t.book, seat, rule, f"{key}-zone-other", mount, barred.get(mount, ""), last=True)
        )
    zone = first_of(each for each in ZONES if each == told)
    if mount != before.active:
        yield from t.happens(GunnerPlaced(seat, mount, rule="CD-TARGET-01"))
    victim = t.now.other(seat)
    placed = CrosshairPlaced(seat, zone, zone == before.crosshair)
    yield from t.happens(replace(placed, rule="CD-TARGET-02"))
    cards: tuple[str, ...] = ()
    number = t.now.targets_dealt
    for n in range(1, victim.zone(zone).aims + 1):
        if cards and not pack(t.now, t.book).without(*cards):  # the pack is used up with them
            yield from t.happens(TargetsLaid(seat, cards, rule="CD-TARGET-03"))
            cards = ()
        card = yield from _turned_up(t, cards, f"{key}-target-{n}")
        if card is not None:
            cards = (*cards, card)
    if cards or t.now.targets_dealt == number:
        yield from t.happens(TargetsLaid(seat, cards, rule="CD-TARGET-03"))


def clear(t: Ctx, seat: SeatId, rule: str) -> Procedure[None]:
    """The Target cards of a captain are discarded with the Aim cards beside them; nothing where none lie there."""
    player = t.now.player(seat)
    if player.targets:
        laid = any(not target.card for target in player.targets)
        aimed = bool(player.aimed) and not in_app(t.now, seat)
        paper: Paper = "both" if laid and aimed else "targets" if laid else "aim" if aimed else ""
        yield from t.happens(TargetsCleared(seat, paper, rule=rule))


def likely_mount(s: State, book: Book, seat: SeatId) -> Mount:
    """The cannon that the gunner is likely to point: one that may take anything from some zone, of those one that can
    fire as it is loaded, of equals the active one."""
    player = s.player(seat)
    first = player.active or MOUNTS[0]

    def able(mount: Mount) -> tuple[bool, bool]:
        armed = bool(player.cannon(mount).loaded) and not silenced(player, mount)
        return any(reading.in_reach(s, book, seat, mount, zone) for zone in ZONES), armed

    return max((first, other_mount(first)), key=able)


def other_mount(mount: Mount) -> Mount:
    """Where the other cannon of a ship stands."""
    return MOUNTS[1 - MOUNTS.index(mount)]


def _zone_question(
    s: State,
    book: Book,
    seat: SeatId,
    rule: str,
    key: str,
    mount: Mount,
    barred: str,
    *,
    last: bool = False,
    sheet: str = "",
) -> Choose[str]:
    """At which zone a cannon is pointed. last: the other cannon was meant, and this is that one.

    sheet: on which it is asked; where the crosshair may stay, few move it.
    """
    player, victim = s.player(seat), s.other(seat)
    zones = [_zone_option(victim, zone, require(zone != barred, rule, msg("cd-same-zone"))) for zone in ZONES]
    other = player.cannon(other_mount(mount))
    instead = Option(
        OTHER,
        msg("cd-gunner-other"),
        msg("cd-gunner-state", cannon=cannon_name(other), state=_state_of(player, other)),
        f"gun:{other.gun}",
    )
    cannon = player.cannon(mount)
    likely = _likely_zone(s, book, seat, mount, barred)
    kept = likely == player.crosshair and mount == player.active
    asked = msg("cd-q-crosshair", name=player.name, victim=victim.name)
    return q.choose(
        "crosshair",
        tuple(zones) if last else (instead, *zones),
        key=key,
        who=seat,
        rule=rule,
        text=asked,
        note=msg("cd-gunner-state", cannon=cannon_name(cannon), state=_state_of(player, cannon)),
        default=likely,
        stays=msg("cd-crosshair-stays", zone=zone_name(likely)) if kept else None,
        about=(mount,),
        short=msg("cd-q-crosshair-short", name=player.name) if sheet else asked,
        sheet=sheet,
        seldom=kept,
    )


def _zone_option(victim: Player, zone: ZoneId, verdict: Verdict) -> Option[str]:
    """A zone to aim at, with what is left of it and how many Target cards it takes."""
    marker = f"marker:{MARKERS[layer_of(zone)]}"
    left = _figure("cd-figure-left", victim.zone(zone).strength, marker)
    aims = _figure("cd-figure-targets", victim.zone(zone).aims, TARGET)
    return Option(zone, zone_name(zone), picture=f"zone:{zone}", verdict=verdict, figures=(left, aims))


def _state_of(player: Player, cannon: Cannon) -> Msg:
    """What lies in a cannon, or that it may not fire."""
    return msg("cd-cannon-silent") if silenced(player, cannon.mount) else load_named(cannon.loaded)


def _likely_zone(s: State, book: Book, seat: SeatId, mount: Mount, barred: str) -> ZoneId:
    """Where most is hit if every Target card takes off one, of zones of which the cannon may take anything; where the
    crosshair lies already, as long as anything is hit so."""
    old, victim = s.player(seat).crosshair, s.other(seat)

    def promise(zone: Zone) -> tuple[bool, int]:
        return reading.at_best(s, book, seat, mount, zone.id) > 0, zone.strength - zone.aims

    if old and old != barred and min(promise(victim.zone(old))) > 0:
        return old
    return max((victim.zone(zone) for zone in ZONES if zone != barred), key=promise).id


def _figure(label: str, n: int, picture: str) -> Figure:
    return Figure(msg(label), msg("core-said-number", n=n), picture)


def _turned_up(t: Ctx, turned: tuple[str, ...], key: str) -> Procedure[str | None]:
    """The next Target card: dealt by the app, "" where people turn it up; None where there is none left at all."""
    if t.now.options.targets == "table":
        return ""
    pile = yield from stocked(t, lambda s, book: pack(s, book).without(*turned), TargetsShuffled(rule="CD-TARGET-03"))
    if not pile:
        return None
    card = yield from draw(t, pile, key=key, text=msg("cd-q-target"), rule="CD-TARGET-03")
    yield from known(t, target_cards.form(card))
    return card
