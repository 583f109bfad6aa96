"""Where a captain of a recorded evening would be: which port he can use, which he would attack, which prey is near."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.questions.kinds import Choose
from companion.games.blackbeard.crown import commissioners
from companion.games.blackbeard.harbour import port_attacks
from companion.games.blackbeard.map import places
from companion.games.blackbeard.map.seaways import JOINED
from companion.games.blackbeard.model import current_values
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.names import OCEANS
from companion.games.blackbeard.model.records import Pirate, Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import plunder
from companion.games.blackbeard.standing import ports
from companion.hexmap.hexes import Hex, distance
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from tests.games.blackbeard.transcripts.chart import ARROWS, NOWHERE, Chart, cell, printed, way
from tests.games.blackbeard.transcripts.tempers import ORDINARY, Temper

TRADES = {"pro": 0, "safe": -2, "neutral": 2, "haven": 1}
"""How much farther than it is a port of each kind seems to one who has something to sell."""
REFITS = {"pro": 3, "safe": 0, "neutral": 6, "haven": 0}
"""The same for one who has to mend his ship."""
PURSE = 400
"""Net Worth with which a pirate thinks of a Safe Haven of his own."""
HUNTED = 8
"""Hexes that a hunter may have come before a careened ship is afloat again."""


class Navigator(Robot):
    """Judges the map for every seat. tempers: of the players, seat by seat.  whole: the last movement used every
    point."""

    def __init__(self, evening: GameSession, seed: int, tempers: Sequence[Temper] = ()) -> None:
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

    def safe(self, pirate: Pirate) -> bool:
        """Whether no hunter is known to be near."""
        hunters = [*(kc.place for kc in self.s.commissioners), *(warship.place for warship in self.s.warships)]
        return all(self.chart.far(pirate.place, place) > HUNTED for place in hunters)

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
        if pirate.damage >= 2 or current_values.ails(s, pirate.id):
            return self.haunt(pirate, REFITS)
        if pirate.fortune >= temper.rich and (home := self.haunt(pirate, {"pro": 0, "safe": 0})):
            return home
        if full or len(pirate.hostages) > 1 or (pirate.worth >= PURSE and temper.haven and not pirate.havens):
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
        points = dict(q.text.args)["n"]
        assert isinstance(points, int), "the question names the points"
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
        return f"elsewhere-{ocean}-{'coast' if coast else 'sea'}"

    def leaves_box(self, q: Choose, here: Place, goal: Place | None) -> str:
        """BB-8.6: out of a Transit Box to an arrow hex where there is one, else on to the next box."""
        waters = [ocean for box, ocean in ARROWS if box == here.zone]
        if waters:
            ocean = goal.ocean if goal is not None and goal.ocean in waters else waters[0]
            self.chart.coming, self.whole = cell(ARROWS[here.zone, ocean]), True
            return f"elsewhere-{ocean}-sea"
        return self.chance.choice([option.id for option in q.options if option.verdict.allowed])

    def heads(self, q: Choose) -> str:
        """BB-P8 to BB-P11: a false player's pirate goes where he is sent, or on patrol."""
        pirate = self.s.pirate(q.about[0])
        named = [place for place in places.occupied(self.s) if places.token(place) == q.default]
        named += [place for place in places.ports_in(self.book, OCEANS) if places.token(place) == q.default]
        if pirate.place.zone:
            return self.leaves_box(q, pirate.place, named[0] if named else None)
        points = dict(q.text.args)["n"]
        assert isinstance(points, int), "the question names the points"
        return self.bound(q, pirate.place, named[0] if named else None, points)

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
