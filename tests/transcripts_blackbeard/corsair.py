"""A player for recorded evenings, with plausible wishes: every seat of the table is played by it.

It sells what it has, mends what is broken, takes prizes, attacks weak ports and retires when it is rich enough; where
its ships go it reads off the imagined map.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from companion.core.game import Menu
from companion.core.questions import Ask, Choose, Number, Pick
from companion.games.blackbeard import commissioners, places, plunder, port_attacks, ports, repairs, stats
from companion.games.blackbeard.book import Book
from companion.games.blackbeard.movement import JOINED
from companion.games.blackbeard.records import Pirate, Place
from companion.games.blackbeard.state import State
from companion.hexmap.hexes import Hex, distance
from companion.table.evening import Evening
from companion.table.robot import Robot
from tests.transcripts_blackbeard.chart import ARROWS, NOWHERE, Chart, cell, printed, way
from tests.transcripts_blackbeard.tempers import ORDINARY, Temper

Speaker = Callable[[Any, Any], Any]
"""Answers a question of some keys, or returns what it does not admit, so that the likely answer is taken."""
TRADES = {"pro": 0, "safe": -2, "neutral": 2, "haven": 1}
"""How much farther than it is a port of each kind seems to one who has something to sell."""
REFITS = {"pro": 3, "safe": 0, "neutral": 6, "haven": 0}
"""The same for one who has to mend his ship."""


class Corsair(Robot):
    """Plays every seat of an evening. tempers: of the players, seat by seat."""

    SPOKEN: ClassVar[tuple[tuple[str, Speaker], ...]] = ()

    def __init__(self, evening: Evening, seed: int, tempers: Sequence[Temper] = ()) -> None:
        super().__init__(f"corsair/{seed}")
        self.evening = evening
        self.chart = Chart()
        self.tempers = dict(zip((player.id for player in self.s.players), tempers, strict=False))
        self.whole = False

    @property
    def s(self) -> State:
        """The state of this moment."""
        state: State = self.evening.state
        return state

    @property
    def book(self) -> Book:
        """The printed book."""
        book: Book = self.evening.game.book
        return book

    def temper(self, seat: str) -> Temper:
        """What a player is after."""
        return self.tempers.get(seat, ORDINARY)

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
            if repairs.ails(self.s, kc.id):
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
        if repairs.ails(self.s, pirate.id):
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
        if temper.haven and pirate.worth >= 600 and not pirate.havens:
            yield f"visit-{pirate.id}"
        if (box := self.box_wanted(pirate)) and self.chart.at(pirate.place) == self.arrow(box, pirate.place):
            yield f"cross-{pirate.id}"

    def safe(self, pirate: Pirate) -> bool:
        """Whether no hunter is known to be near."""
        hunters = (*self.s.commissioners, *self.s.warships)
        return all(self.chart.far(pirate.place, hunter.place) > 8 for hunter in hunters)

    # ------------------------------------------------------------------ ports

    def promising(self, pirate: Pirate, number: int, *, sacking: bool = False) -> bool:
        """Whether an attack is likely enough to succeed; the sample edition knows every garrison."""
        garrison = dict(self.s.card("port", str(number)) or ()).get("garrison")
        if not isinstance(garrison, int):
            return False
        own = port_attacks.strength(self.s, self.book, pirate.id).total
        wall = port_attacks.defence(self.book, garrison, sacking)
        dice = 7 if number in pirate.information and not sacking else 3.5
        return own + dice + self.temper(pirate.owner).bold > wall + 7

    def worth_attacking(self, pirate: Pirate, number: int) -> bool:
        """Whether he would attack a port: one of which he knows something, or any if that is his trade."""
        wanted = number in pirate.information or (self.temper(pirate.owner).aim == "ports" and not pirate.damage)
        free = port_attacks.may_assault(self.s, self.book, pirate.id, number).allowed
        fresh = not self.s.port(number).taken and number not in pirate.havens
        return wanted and free and fresh and self.promising(pirate, number)

    def haunt(self, pirate: Pirate, wanted: dict[str, int]) -> Place | None:
        """The nearest port that he may use, by what it is to him."""
        found: list[tuple[float, int, Place]] = []
        for place in places.ports_in(self.book, self.waters(pirate.place)):
            kind = ports.standing(self.s, self.book, pirate.id, place.port)
            free = ports.may_enter(self.s, self.book, pirate.id, place.port).allowed
            if kind in wanted and free and not self.s.hunters_at(place):
                found.append((self.chart.far(pirate.place, place) + wanted[kind], place.port, place))
        return min(found, key=lambda each: each[:2])[2] if found else None

    def prey_port(self, pirate: Pirate) -> Place | None:
        """The nearest port that he would attack."""
        there = places.ports_in(self.book, self.waters(pirate.place))
        able = [place for place in there if self.worth_attacking(pirate, place.port)]
        return min(able, key=lambda place: self.chart.far(pirate.place, place), default=None)

    def waters(self, place: Place) -> tuple[str, ...]:
        """Oceans of the same map."""
        return JOINED if place.ocean in JOINED else (place.ocean,)

    # ------------------------------------------------------------------ where to

    def goal(self, pirate: Pirate) -> Place | None:
        """Where a pirate wants to be: the most pressing first."""
        temper, s = self.temper(pirate.owner), self.s
        full = not plunder.room(s, self.book, pirate.id)
        if pirate.damage >= 2 or repairs.ails(s, pirate.id):
            return self.haunt(pirate, REFITS)
        if pirate.fortune >= temper.rich and (home := self.haunt(pirate, {"pro": 0, "safe": 0})):
            return home
        if full or len(pirate.hostages) > 1 or (pirate.worth >= 600 and temper.haven and not pirate.havens):
            kinds = {"pro": 0, "neutral": 4} if not full and not pirate.havens else TRADES
            return self.haunt(pirate, kinds)
        if place := self.prey_port(pirate):
            return place
        near = [
            merchant.place
            for merchant in s.merchants
            if merchant.searcher in ("", pirate.id) and not s.hunters_at(merchant.place)
        ]
        return min(near, key=lambda place: self.chart.far(pirate.place, place), default=None)

    def box_wanted(self, pirate: Pirate) -> int:
        """The Transit Box that leads back to the ocean his player likes, 0 if he is where he wants to be."""
        wanted = self.temper(pirate.owner).ocean
        if pirate.place.zone or not pirate.place.ocean or wanted in self.waters(pirate.place):
            return 0
        return next(box for box, ocean in ARROWS if ocean == pirate.place.ocean)

    def arrow(self, box: int, place: Place) -> Hex | None:
        """The arrow hex of a Transit Box in an ocean."""
        found = ARROWS.get((box, place.ocean or ""))
        return None if found is None else cell(found)

    def sails(self, q: Choose) -> str:
        """BB-8.2: where the movement of a pirate ends; he may search where he has used it whole."""
        pirate = self.s.pirate(q.about[0])
        points = int(dict(q.text.args)["n"])  # type: ignore[call-overload]
        return self.bound(q, pirate.place, self.goal(pirate), points)

    def bound(self, q: Choose, here: Place, goal: Place | None, points: int) -> str:
        """As near as the points allow: the place itself, else a hex on the way to it, else about."""
        start = self.chart.at(here)
        if start is None:
            return self.leaves_box(q, here, goal)
        if goal is not None and goal.same(here):
            self.whole = False
            return places.token(here)
        end = self.chart.at(goal) if goal is not None else None
        if end is None or goal is None or goal.ocean not in self.waters(here):
            end = start + Hex(self.chance.randint(-4, 4), self.chance.randint(-4, 4))
            goal = None
        reached = way(start, end, points)
        self.whole = distance(start, reached) == points
        if goal is not None and reached == end:
            return places.token(goal)
        return self.told_by(q, reached, goal.ocean if goal is not None else here.ocean)

    def told_by(self, q: Choose, reached: Hex, ocean: str) -> str:
        """A hex as the table tells it: by what is printed or lies there, else as open sea or coast."""
        ids = [option.id for option in q.options if option.verdict.allowed]
        named = [token for token, where in printed().items() if where == reached and token in ids]
        named += [f"sea-{id_}" for id_, where in self.chart.seas.items() if where == reached and f"sea-{id_}" in ids]
        if named:
            return named[0]
        self.chart.coming = reached
        ashore = (where for token, where in printed().items() if token.startswith("port-"))
        coast = any(distance(where, reached) <= 1 for where in ashore)
        return f"{places.ELSEWHERE}-{ocean}-{'coast' if coast else 'sea'}"

    def leaves_box(self, q: Choose, here: Place, goal: Place | None) -> str:
        """BB-8.6: out of a Transit Box to an arrow hex where there is one, else on to the next box."""
        waters = [ocean for box, ocean in ARROWS if box == here.zone]
        if waters:
            ocean = goal.ocean if goal is not None and goal.ocean in waters else waters[0]
            self.chart.coming, self.whole = cell(ARROWS[here.zone, ocean]), True
            return f"{places.ELSEWHERE}-{ocean}-sea"
        return self.chance.choice([option.id for option in q.options if option.verdict.allowed])

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

    def hunts(self, q: Choose) -> str:
        """BB-13.4: a King's Commissioner goes after the most notorious pirate of another player."""
        kc = self.s.commissioner(q.about[0])
        prey = max(commissioners.opposing(self.s, kc.owner), key=lambda each: each.notoriety, default=None)
        if kc.place.zone:
            return self.leaves_box(q, kc.place, prey.place if prey else None)
        points = commissioners.points(self.s, self.book, kc.id)
        return self.bound(q, kc.place, prey.place if prey else None, points)

    def cruises(self, q: Choose) -> str:
        """BB-6.34: a Warship goes after the nearest pirate of somebody else, at whatever speed it takes."""
        here = self.s.counter(q.about[0]).place
        others = [each for each in self.s.active if each.owner != self.s.turn.holder]
        prey = min(others, key=lambda each: self.chart.far(here, each.place), default=None)
        points = self.book.numbers.warship_move
        if prey is None or self.chart.far(here, prey.place) == NOWHERE:
            return places.token(here)
        return self.bound(q, here, prey.place, points)

    # ------------------------------------------------------------------ what the map says

    def passes(self, q: Pick) -> list[str]:
        """BB-8.51: hunters on the straight way, which nobody sails by choice."""
        return []

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
        if not temper.haven or pirate.havens or pirate.worth < 300:
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
        for option in q.options:
            seat, _, _warship = option.id.partition(":")
            if _warship and self.chance.random() < self.temper(seat).wary / len(q.options):
                return option.id
        return q.options[0].id

    def sailed(self, q: Number) -> int:
        """BB-6.34: how many hexes a Warship has come."""
        return self.chance.randint(max(q.lo, 3), q.hi)

    def feud(self, q: Choose) -> str:
        """BB-19.2: who is left by his ally reaches for his sword."""
        return q.options[-1].id

    def gives_in(self, q: Choose) -> str:
        """BB-19.4: who has less than two points of Endurance left may well surrender."""
        return q.options[self.chance.choice((0, 0, 0, 1, 2))].id

    def leaves(self, q: Ask[Any]) -> bool:
        """BB-13.62: the hurt break off."""
        ship = q.about[0]
        return ship.startswith("kc-") and self.s.commissioner(ship).damage < 3

    def whom(self, q: Choose) -> str:
        """BB-17F: the least popular pirate of another player."""
        others = [o.id for o in q.options if self.s.owner(o.id) != self.s.turn.holder]
        return min(others, key=lambda each: self.s.pirate(each).popularity, default=q.options[0].id)

    def tortures(self, q: Ask[Any]) -> bool:
        """BB-9.73: a cruel captain does."""
        pirate = self.s.pirate(q.about[0])
        return stats.captain(self.s, self.book, pirate).cruelty >= 3

    def price(self, q: Number) -> int:
        """BB-21.1: a bargain: the other's coin for cargo."""
        return q.hi if q.key == "gets-worth" and q.hi < 400 else min(q.hi, 200) if q.key == "gets-worth" else 0

    def goods(self, q: Pick) -> list[str]:
        """BB-21.1: a cargo is given, nothing asked."""
        return [q.options[0].id] if q.key == "gives-goods" and q.options else []

    SPOKEN = (
        (r"activate-place", begins),
        (r"activate-hull", hull),
        (r"move-end", sails),
        (r"kc-move", hunts),
        (r"warships-warship-\d+-to", cruises),
        (r"warships-challenge-\d+", doubts),
        (r".*-hexes", sailed),
        (r".*-passed", passes),
        (r".*-near", near),
        (r".*-which", parity),
        (r".*-home", nearest),
        (r"move-port", enters),
        (r".*-search", searches),
        (r"besides", besides),
        (r"debauchery|.*-debauchery-.*", revels),
        (r"challenger", feud),
        (r".*-surrender", gives_in),
        (r".*-on", leaves),
        (r".*-f-pirate", whom),
        (r".*-torture", tortures),
        (r"g(ive|et)s-worth", price),
        (r"g(ive|et)s-goods", goods),
    )
