"""A player for recorded evenings, with plausible wishes: every seat of the table is played by it.

It sells what it has, mends what is broken, takes prizes, attacks weak ports and retires when it is rich enough; where
its ships go it reads off the imagined map.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Ask, Choose, Form, Number, Pick
from companion.games.blackbeard.crown import commissioners
from companion.games.blackbeard.map import places
from companion.games.blackbeard.model import current_values
from companion.games.blackbeard.model.records import Pirate, Place
from companion.games.blackbeard.prizes import plunder
from companion.hexmap.hexes import Hex, distance
from tests.games.blackbeard.transcripts.chart import printed
from tests.games.blackbeard.transcripts.navigator import HUNTED, PURSE, Navigator
from tests.games.blackbeard.transcripts.tempers import Temper

Speaker = Callable[[Any, Any], Any]
"""Answers a question of some keys, or returns what it does not admit, so that the likely answer is taken."""


class Corsair(Navigator):
    """Plays every seat of an evening. tempers: of the players, seat by seat."""

    def answer(self, question: Ask[Any]) -> Any:
        """A wish from the menu, what the map says, else the likely answer."""
        self.chart.follow(self.s)
        if isinstance(question, Menu):
            return self._wish(question)
        spoken = next((speak for pattern, speak in self.SPOKEN if re.fullmatch(pattern, question.key)), None)
        value = spoken(self, question) if spoken else None
        if value is not None and question.admits(value):
            return value
        return question.default if question.default is not None else super().answer(question)

    # ------------------------------------------------------------------ the menu

    def _wish(self, menu: Menu) -> str:
        legal = [option.id for option in menu.options if option.verdict.allowed]
        wishes = self._in_turn() if menu.key == "turn" else self._between()
        return next((wish for wish in wishes if wish in legal), menu.main or legal[0])

    def _between(self) -> Iterator[str]:
        """What takes no operation, before the next card is turned."""
        for one in self.s.active:
            yield f"deposit-{one.id}"
            for two in self.s.active:
                if one.ally == two.id and self.chance.random() < 0.06:
                    yield f"part-{one.id}-{two.id}"
                if one.holds and two.worth > sum(one.holds) and self.chance.random() < 0.5:
                    yield f"trade-{one.id}-{two.id}"
                if self.temper(one.owner).friend and self.temper(two.owner).friend and not (one.ally or two.ally):
                    yield f"ally-{one.id}-{two.id}"

    def _in_turn(self) -> Iterator[str]:
        """Operations that the player with the dice would like, the most urgent first."""
        seat = self.s.turn.holder
        temper, own = self.temper(seat), self.s.pirates_of(seat)
        yield from self._between()
        for pirate in own:
            if pirate.taken and self.promising(pirate, pirate.taken, sacking=True):
                yield f"sack-{pirate.id}"
        for kc in self.s.commissioners_of(seat):
            yield f"kc-attack-{kc.id}"
        if self.chance.random() < temper.crown:
            yield from self._for_the_crown(seat)
        for pirate in sorted(own, key=lambda each: (each.debauched, -each.notoriety)):
            yield from self._with(pirate, temper)
        if len(own) < temper.fleet:
            yield "activate"
        yield from (f"move-{pirate.id}" for pirate in sorted(own, key=lambda each: self.chance.random()))
        yield from self._for_the_crown(seat)
        yield from (f"rest-{pirate.id}" for pirate in own)
        yield "activate"

    def _for_the_crown(self, seat: str) -> Iterator[str]:
        for kc in self.s.commissioners_of(seat):
            if current_values.ails(self.s, kc.id):
                yield f"recover-{kc.id}"
            if kc.damage:
                yield f"refit-{kc.id}"
            yield f"kc-move-{kc.id}"
        if commissioners.most_notorious(self.s, seat) >= 20:
            yield f"petition-{seat}"

    def _with(self, pirate: Pirate, temper: Temper) -> Iterator[str]:
        """What one pirate would do where he is."""
        if pirate.fortune >= temper.rich:
            yield f"retire-{pirate.id}"
        if pirate.holds:
            yield f"sell-{pirate.id}"
        if pirate.hostages:
            yield f"ransom-{pirate.id}"
        if current_values.ails(self.s, pirate.id):
            yield f"recover-{pirate.id}"
        if pirate.damage:
            yield f"refit-{pirate.id}"
        if pirate.slow >= 2 and self.safe(pirate):
            yield f"careen-{pirate.id}"
        yield f"float-{pirate.id}"
        if pirate.place.port and self.worth_attacking(pirate, pirate.place.port):
            yield f"attack-port-{pirate.id}"
        if plunder.room(self.s, self.book, pirate.id) and pirate.damage < 3:
            yield f"prize-{pirate.id}"
        if temper.haven and pirate.worth >= PURSE and not pirate.havens:
            yield f"visit-{pirate.id}"
        if (box := self.box_wanted(pirate)) and self.chart.at(pirate.place) == self.arrow(box, pirate.place):
            yield f"cross-{pirate.id}"

    def begins(self, q: Choose) -> str:
        """BB-6.21: beside a Merchant of the ocean that his player likes."""
        waters = self.temper(self.s.turn.holder).ocean
        near = [m.place for m in self.s.merchants if m.place.ocean == waters]
        if near:
            return places.token(self.chance.choice(near))
        havens = {"CAR": "port-44", "AN": "port-44", "IND": "port-66", "CD": "port-53"}
        return havens[waters]

    def hull(self, q: Choose) -> str:
        """BB-6.21: the ship that his player likes."""
        return self.temper(self.s.turn.holder).hull

    # ------------------------------------------------------------------ what the map says

    def passes(self, q: Pick) -> list[str]:
        """BB-8.51: hunters on the straight way, which nobody sails by choice."""
        return []

    def chased(self, q: Choose) -> str:
        """BB-23.5: the nearest Merchant within reach of a false player's pirate."""
        here, reach = self.s.place_of(q.about[0]), self.book.numbers.solo_chase_range
        near = [m.place for m in self.s.merchants if self.chart.far(here, m.place) <= reach]
        ids = [option.id for option in q.options]
        near = [place for place in near if places.token(place) in ids]
        return places.token(min(near, key=lambda place: self.chart.far(here, place))) if near else ids[0]

    def hunted(self, q: Ask[Any]) -> bool:
        """BB-23.5: whether one of these hunters is within two turns."""
        here = self.s.place_of(q.about[0])
        return any(self.chart.far(here, self.s.place_of(hunter)) <= HUNTED for hunter in q.about[1:])

    def closest(self, q: Ask[Any]) -> Any:
        """BB-23.41: the nearest port, or the nearest of each kind with its distance."""
        here = self.s.place_of(q.about[0])
        far = {number: self.chart.far(here, places.port(self.book, number)) for number in self.numbers(q)}
        if isinstance(q, Choose):
            return min((option.id for option in q.options), key=lambda number: far[int(number)])
        assert isinstance(q, Form), "one or the other is asked"
        told: dict[str, Any] = {}
        for line in q.fields:
            times = line.name.partition("-")[2]
            if line.kind == "choice":
                told[line.name] = min((option.id for option in line.options), key=lambda number: far[int(number)])
            else:
                nearest = told.get(f"port-{times}")
                told[line.name] = min(line.hi, far[int(nearest)]) if nearest else line.lo
        return told

    def numbers(self, q: Ask[Any]) -> set[int]:
        """The ports that a question names."""
        options = q.options if isinstance(q, Choose) else ()
        lines = q.fields if isinstance(q, Form) else ()
        return {int(o.id) for o in (*options, *(option for line in lines for option in line.options))}

    def near(self, q: Pick) -> list[str]:
        """BB-9.31: what lies within three hexes of the storm."""
        centre = self.s.place_of(self.s.turn.actor) if self.s.turn.actor in self.afloat() else None
        if centre is None:
            return []
        radius = self.book.numbers.storm_radius
        found = [place for place in places.occupied(self.s) if self.chart.far(centre, place) <= radius]
        ids = [option.id for option in q.options]
        return [places.token(place) for place in found if places.token(place) in ids]

    def afloat(self) -> tuple[str, ...]:
        """Everything that lies somewhere."""
        boats = tuple(each.id for each in self.s.boats)
        return (*boats, *(counter.id for counter in self.s.counters))

    def parity(self, q: Pick) -> list[str]:
        """BB-6.33: Merchants in hexes of that number."""
        odd = q.text.key == "bb-q-parity-odd"
        return [each.id for each in q.options if self.is_odd(self.s.counter(each.id).place) == odd]

    def is_odd(self, place: Place) -> bool:
        """Whether the number of a hex is odd."""
        at = self.chart.at(place) or Hex(0, 0)
        return (at.r + (at.q + 1) // 2) % 2 == 1

    def nearest(self, q: Choose) -> str:
        """The port nearest to the pirate who made the operation."""
        here = self.chart.at(self.s.place_of(self.s.turn.actor)) if self.s.turn.actor in self.afloat() else None
        cells = {option.id: printed()[option.id] for option in q.options if option.id in printed()}
        if here is None or not cells:
            return q.options[0].id
        return min(cells, key=lambda token: distance(cells[token], here))

    # ------------------------------------------------------------------ decisions

    def enters(self, q: Choose) -> str:
        """BB-8.7, BB-15.21: into the port that he was bound for, or at its throat."""
        pirate = self.s.pirate(q.about[0])
        if pirate.place.port and self.worth_attacking(pirate, pirate.place.port):
            return "attack"
        return "anchor"

    def searches(self, q: Ask[Any]) -> bool:
        """BB-9.3: whoever has used his movement whole, and has room."""
        pirate = self.s.pirate(q.about[0])
        fit = pirate.damage < 3 and plunder.room(self.s, self.book, pirate.id) > 0
        return self.whole and fit and not self.s.merchants_at(pirate.place)

    def besides(self, q: Pick) -> list[str]:
        """BB-10.21, BB-17E: a Safe Haven, a Letter of Marque."""
        pirate = self.s.pirate(q.about[0])
        temper = self.temper(pirate.owner)
        wanted = [option.id for option in q.options if option.verdict.allowed]
        if not temper.haven or pirate.havens or pirate.worth < PURSE:
            wanted = [each for each in wanted if each != "bribe"]
        if self.chance.random() >= temper.revels / 2:
            wanted = [each for each in wanted if each != "debauchery"]
        return wanted

    def revels(self, q: Ask[Any]) -> bool:
        """BB-9.8: now and then without being told."""
        pirate = self.s.pirate(q.about[0])
        return bool(q.default) or self.chance.random() < self.temper(pirate.owner).revels

    def doubts(self, q: Choose) -> str:
        """BB-6.34: a wary player challenges a Warship that has come far."""
        for option in q.options[1:]:
            if self.chance.random() < self.temper(q.who).wary / len(q.options):
                return option.id
        return q.options[0].id

    def sailed(self, q: Number) -> int:
        """BB-6.34: how many hexes a Warship has come."""
        return self.chance.randint(max(q.lo, 3), q.hi)

    def feud(self, q: Ask[Any]) -> bool:
        """BB-19.2: of two who part the quicker reaches for his sword."""
        return q.who != self.s.turn.holder

    def gives_in(self, q: Ask[Any]) -> bool:
        """BB-19.4: now and then."""
        return self.chance.random() < 0.2

    def leaves(self, q: Ask[Any]) -> bool:
        """BB-13.62: the hurt break off."""
        ship = q.about[0]
        return ship.startswith("kc-") and self.s.commissioner(ship).damage < 3

    def whom(self, q: Choose) -> str:
        """BB-17F: the least popular pirate of another player."""
        named = [o.id for o in q.options if o.id != "nobody"]
        others = [each for each in named if self.s.owner(each) != self.s.turn.holder]
        return min(others, key=lambda each: self.s.pirate(each).popularity, default=q.options[0].id)

    def treats(self, q: Ask[Any]) -> str:
        """BB-9.73: a cruel captain tortures his hostage."""
        pirate = self.s.pirate(q.about[0])
        return "torture" if current_values.captain(self.s, self.book, pirate).cruelty >= 3 else "keep"

    def price(self, q: Number) -> int:
        """BB-21.1: a bargain: the other's coin for cargo."""
        return q.hi if q.key == "gets-worth" and q.hi < 400 else min(q.hi, 200) if q.key == "gets-worth" else 0

    def goods(self, q: Pick) -> list[str]:
        """BB-21.1: a cargo is given, nothing asked."""
        return [q.options[0].id] if q.key == "gives-goods" and q.options else []

    SPOKEN: ClassVar[tuple[tuple[str, Speaker], ...]] = (
        (r"activate-place", begins),
        (r"activate-hull", hull),
        (r"move-(second-)?end", Navigator.sails),
        (r"false-move-end", Navigator.heads),
        (r"false-chase", chased),
        (r"false-hunted", hunted),
        (r"false-(p|k)\d+-.*", closest),
        (r"kc-move", Navigator.hunts),
        (r"warships-warship-\d+-to", Navigator.cruises),
        (r"warships-challenge-\d+-.*", doubts),
        (r".*-hexes", sailed),
        (r".*-passed", passes),
        (r".*-near", near),
        (r".*-which", parity),
        (r".*-home", nearest),
        (r"move-port", enters),
        (r".*-search", searches),
        (r"besides", besides),
        (r"debauchery|.*-debauchery-.*", revels),
        (r"challenger-.*", feud),
        (r".*-surrender-.*", gives_in),
        (r".*-on", leaves),
        (r".*-f-pirate", whom),
        (r".*-hostage-fate", treats),
        (r"g(ive|et)s-worth", price),
        (r"g(ive|et)s-goods", goods),
    )
