"""2.33, 13.22, 13.23 Counters of King's Commissioners: what is printed on them, how one comes from the cup and goes
back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from companion.core.events.announcements import Announcement, Fate, Order
from companion.core.events.event import Event
from companion.core.kit.piles import Pile, turn_up
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Field, Form
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.names import Ctx, place_name, player_name, who
from companion.games.blackbeard.model.records import Commissioner, Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.supply.counter_cups import MOST_COMBAT, MOST_SPEED, stat_field, unseen


def commissioner_form(subject: str) -> Form:
    """A King's Commissioner: name, Combat, Speed undamaged (2.33)."""
    name = Field("name", msg("bb-form-name"), "words")
    fields = (name, stat_field("combat", 1, MOST_COMBAT), stat_field("speed", 1, MOST_SPEED))
    text = msg("bb-form-commissioner")
    return Form(key=f"face-{subject}", text=text, rule="BB-2.33", schema="commissioner", subject=subject, fields=fields)


class CommissionerCame(Event[State], formerly=("colour", "player", "where")):
    """A King's Commissioner came from the cup into play (13.22)."""

    kc: Commissioner

    def apply(self, s: State) -> State:
        return replace(s, commissioners=(*s.commissioners, self.kc), made=s.made + 1)

    def line(self, s: State, book: Book) -> Msg | None:
        kc, where = self.kc, place_name(s, book, self.kc.place)
        return msg("bb-ev-kc-came", name=kc.name or "?", combat=kc.combat, speed=kc.speed, where=where)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        kc, drawn, name = self.kc, "ship:ship_of_the_line", self.kc.name or "?"
        colour, where = s.player(kc.owner).colour, place_name(s, book, kc.place)
        effect = msg("bb-told-kc-serves", player=player_name(s, kc.owner), combat=kc.combat, speed=kc.speed)
        return (
            Fate(msg("bb-told-kc-came", name=name), effect, drawn, colour),
            Order(msg("bb-told-kc-placed", name=name, where=where), drawn, colour),
        )


class CommissionerLeft(Event[State], formerly=("name",)):
    """A King's Commissioner was sunk, killed or recalled; it goes back to the cup, repaired and healed (13.23, 17H)."""

    kc: ShipId

    def apply(self, s: State) -> State:
        return replace(s, commissioners=tuple(kc for kc in s.commissioners if kc.id != self.kc))

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("bb-ev-to-cup", name=who(s, book, self.kc))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Order(msg("bb-told-to-cup", name=who(s, book, self.kc)), "ship:ship_of_the_line"),)


def commissioner(t: Ctx, seat: SeatId, where: Place, key: str, rule: str) -> Procedure[ShipId]:
    """BB-13.22: a random King's Commissioner for a player, at a place; returns its id."""
    made = ShipId.numbered("kc", t.now.made + 1)
    printed = tuple(each.id for each in t.book.commissioners)
    cup = Pile(printed, unseen, t.now.options.cups, back=msg("bb-a-counter"))
    free = cup.without(*(kc.counter for kc in t.now.commissioners))
    counter, record = yield from turn_up(
        t, free, commissioner_form, made, key=key, text=msg("bb-q-kc"), by_hand=msg("bb-q-kc-drawn"), rule=rule
    )
    values = dict(record)
    combat, speed = cast(int, values["combat"]), cast(int, values["speed"])
    kc = Commissioner(made, seat, counter, str(values.get("name") or ""), combat, speed, place=where)
    yield from t.happens(CommissionerCame(kc, rule=rule, echo=bool(counter)))
    return made


def recall(t: Ctx, kc: ShipId, rule: str) -> Procedure[None]:
    """BB-13.23: a King's Commissioner goes back to the cup."""
    yield from t.happens(CommissionerLeft(kc, rule=rule))
