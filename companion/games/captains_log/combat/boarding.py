"""1.18 Boarding: an NPC boards, a player boards, and what a capture brings (rulebook p.21, 29). Expert rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Die, Result, Side
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import TABLE, Dice, Figure, Option
from companion.core.rules.odds import percent
from companion.core.rules.sums_in_words import sum_in_words
from companion.core.rules.verdicts import ALLOWED, Sum, Term, Verdict, any_of, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import capture, combat_odds, damage, melee, outcomes, stakes
from companion.games.captains_log.combat.ballistics import Cover
from companion.games.captains_log.combat.gunnery import lies_moored, whose_port
from companion.games.captains_log.combat.melee import Fighters
from companion.games.captains_log.combat.salvo import Thrown, anger, grudge, pincer, roll_again, undo
from companion.games.captains_log.fleet import whaling
from companion.games.captains_log.fleet.ships import absent, afloat, npc_card, party_limit, printed, ship_known
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.event_deck import fog_hint
from companion.games.captains_log.model.ids import NpcId, SeatId, ShipId
from companion.games.captains_log.model.names import Ctx, piece, ship_option, who
from companion.games.captains_log.model.state import State
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.sea import lookout
from companion.games.captains_log.ship import abilities, officers
from companion.games.captains_log.ship.abilities import Powers
from companion.games.captains_log.voyage import berth


class MeleeFought(Event[State], formerly=("names", "pieces")):
    """Both crews have rolled. killed, lost: people whom defender and attacker lose; left: who remains of each."""

    attacker: ShipId
    target: ShipId
    killed: int
    lost: int
    left: tuple[int, int]
    success: bool
    ratio: int
    dice: tuple[tuple[Die, ...], tuple[Die, ...]] = field(default=((), ()), compare=False)
    """Of attacker and defender as they lie; none in evenings of versions that did not note them."""
    hit: int = field(default=0, compare=False)
    """Result from which a die wounds."""
    spared: tuple[int, int] = field(default=(0, 0), compare=False)
    """Losses that doctors and captain cards avert, of attacker and defender."""

    def apply(self, s: State) -> State:
        return s.with_player(self.attacker, quarry=self.target) if self.attacker.is_player else s

    def line(self, s: State, book: Book) -> Msg | None:
        attackers, defenders = self.left
        return msg(
            "cl-ev-melee-success" if self.success else "cl-ev-melee-failure",
            attacker=who(s, self.attacker),
            target=who(s, self.target),
            attackers=attackers,
            defenders=defenders,
            ratio=self.ratio,
            product=self.ratio * defenders,
        )

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        won = "won" if self.success else "lost"
        text = msg(f"cl-told-melee-{won}", attacker=who(s, self.attacker), target=who(s, self.target))
        said = (self._stands(0, self.lost), self._stands(1, self.killed))
        return (scene(s, text, (self.attacker, self.target), self.dice, said, self.success, self.hit),)

    def _stands(self, side: int, fallen: int) -> Msg:
        """What a side comes to: who fell and who is left, and how many times the defenders the attackers must be."""
        left, spared = self.left[side], self.spared[side]
        needed = self.ratio * left if side and left else 0
        return msg("cl-told-melee-stands", fallen=fallen, left=left, spared=spared, needed=needed)


def scene(
    s: State,
    text: Msg,
    ships: tuple[ShipId, ShipId],
    dice: tuple[tuple[Die, ...], tuple[Die, ...]],
    said: tuple[Msg, Msg],
    success: bool,
    hit: int,
) -> Result:
    """A melee as it is drawn. ships, dice, said: of attacker and defender.  hit: from which a die wounds."""
    mine, theirs = (Side(who(s, ship), *piece(s, ship), faces) for ship, faces in zip(ships, dice, strict=True))
    sides = (replace(mine, said=said[0], won=success), replace(theirs, said=said[1], won=not success))
    bar = Sum(msg("cl-told-melee-ratio"), (Term(msg("cl-told-melee-hit"), hit),)) if hit else None
    return Result(text, sides, bar, "token:skull")


def npc_boards(
    t: Ctx,
    npc_id: NpcId,
    target: ShipId,
    dice: int,
    bonus: int,
    *,
    key: str,
    covers: Mapping[ShipId, Cover] | None = None,
) -> Procedure[None]:
    """CL-BOA-04, -05: a boarding flag. dice, bonus: printed on it.

    covers: what the table told of targets since it moved (CL-NPC-20).
    """
    if dice <= t.now.npc(npc_id).wounds:
        yield from t.happens(Announced(msg("cl-no-fighters", ship=who(t.now, npc_id)), rule="CL-BOA-04"))
        return
    told = (covers or {}).get(target)
    moored = told.moored if told else (yield from lies_moored(t, target, "CL-BOA-07", key=key))
    yield from fight(t, Assault(npc_id, target, dice, bonus, moored), key=key)


def board(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-BOA-01 to -03: a player boards with as many people as the ship can spare."""
    yield from officers.begin(t, seat, "board")
    targets = tuple(ship for ship in afloat(t.now) if ship != seat)
    known = {ship: of_boarding(t.now, t.book, seat, ship) for ship in targets}
    options = tuple(
        ship_option(t.now, ship, verdict=may_board(t.now, t.book, seat, ship), figures=known[ship]) for ship in targets
    )
    target = yield from t.choose(
        "target",
        options,
        who=seat,
        rule="CL-BOA-02",
        text="board-target",
        note=True,
        trail=fog_hint(t.now),
        left_out=tuple(
            ship_option(t.now, ship, verdict=may_board(t.now, t.book, seat, ship)) for ship in absent(t.now)
        ),
        forced=not any(stakes.grave(figures) for figures in known.values()),
        default=stakes.only(options),
    )
    staying = yield from _stay_aboard(t, seat)
    crew = t.now.player(seat).crew
    most, seen = max(1, party_limit(crew, staying)), t.now
    people = yield from t.number(
        "party",
        1,
        most,
        who=seat,
        rule="CL-BOA-03",
        words={"crew": crew, "most": most},
        note=True,
        default=most,
        unit="token:crew",
        trail=fog_hint(t.now),
        hopes=lambda n: hope(seen, t.book, seat, target, n),
    )
    moored = yield from lies_moored(t, target, "CL-BOA-07", key="board")
    port = (yield from whose_port(t, seat, target, key="board")) if moored else ""
    yield from fight(t, Assault(seat, target, people, 0, moored, port), key="board")


def of_boarding(s: State, book: Book, seat: SeatId, target: ShipId) -> stakes.Figures:
    """CL-BOA-04, -08, -09: a ship to board, with the whole party and by all that the app knows."""
    draft = ship_known(s, seat).draft
    party = party_limit(s.player(seat).crew, 1 if draft is None else draft)
    crew = stakes.people(s, target)
    price = stakes.cost(s, book, seat, target)
    sides = _sides(s, book, seat, target, party)
    if sides is None:
        return (*crew, *price)
    mine, theirs, undone = sides
    chance = combat_odds.success(mine, theirs, melee.melee_hit(s, book.numbers), undone, book.numbers)
    fight = Figure(msg("cl-figure-dice"), msg("cl-figure-against", mine=mine.dice, theirs=theirs.dice), "die:d12")
    return (*crew, fight, Figure(msg("cl-figure-succeeds"), percent(chance), good=None if chance else False), *price)


def hope(s: State, book: Book, seat: SeatId, target: ShipId, party: int) -> Msg | None:
    """CL-BOA-08, -09: the chance of so many people, by all that the app knows; None where it knows too little."""
    sides = _sides(s, book, seat, target, party)
    if sides is None:
        return None
    mine, theirs, undone = sides
    chance = combat_odds.success(mine, theirs, melee.melee_hit(s, book.numbers), undone, book.numbers)
    return msg("cl-odds-board", percent=percent(chance))


def _sides(s: State, book: Book, seat: SeatId, target: ShipId, party: int) -> tuple[Fighters, Fighters, int] | None:
    """A party and those whom it would meet, and how many dice they have rolled again; None while nobody knows."""
    if party < 1 or (target.is_npc and npc_card(s, target).crew is None):
        return None
    a = Assault(seat, target, party, 0, berth.moored(s, target))

    def likely(ship: ShipId, foe: ShipId, more: abilities.Moment) -> Powers:
        moment = (*abilities.FIGHTING, *abilities.CREW, *more)
        return tuple(power for power in abilities.gathered(s, book, ship, moment, foe) if power.likely)

    m = Muster(likely(seat, target, ()), likely(target, seat, abilities.ATTACKED), 0)
    return attackers(s, book, a, m), defenders(s, book, a, m), abilities.total(m.defenders, "foe_reroll")


def _stay_aboard(t: Ctx, seat: SeatId) -> Procedure[float]:
    """The initial draft: as many people must sail the ship (A-19); asked if nobody copied it."""
    draft = ship_known(t.now, seat).draft
    if draft is not None:
        return draft
    return (
        yield from t.number(
            "stay-aboard", 1, 3, who=seat, rule="CL-BOA-03", nature="fact", default=2, unit="token:crew"
        )
    )


def people_of(s: State, ship: ShipId) -> int:
    """CL-PIN-03: crew of a ship; of an NPC what its wounds leave."""
    if ship.is_player:
        return s.player(ship).crew
    return max(0, (npc_card(s, ship).crew or 0) - s.npc(ship).wounds)


@dataclass(frozen=True, slots=True)
class Assault:
    """A boarding. party: people that a player sends, of an NPC the dice of its flag.  bonus: printed on that flag.
    port: whose port the target lies in."""

    attacker: ShipId
    target: ShipId
    party: int
    bonus: int = 0
    moored: bool = False
    port: str = ""


@dataclass(frozen=True, slots=True)
class Muster:
    """Who takes part in a melee. lost: people of a player's party who fell before it."""

    attackers: Powers
    defenders: Powers
    allies: int
    lost: int = 0


def attackers(s: State, book: Book, a: Assault, m: Muster) -> Fighters:
    """CL-BOA-04, -05: the party; an NPC fights with the dice of its flag less the wounds."""
    people = a.party - (m.lost if a.attacker.is_player else s.npc(a.attacker).wounds)
    side = melee.fighters(max(0, people), max(0, people), a.bonus + grudge(s, a.attacker, a.target), m.attackers)
    return replace(side, rerolls=side.rerolls + m.allies)


def defenders(s: State, book: Book, a: Assault, m: Muster) -> Fighters:
    """CL-BOA-05 to -07: a player defends with everybody, an NPC with the dice of its flag or its crew (A-20)."""
    bonus = grudge(s, a.target, a.attacker)
    if a.target.is_player:
        crew = s.player(a.target).crew
        side = melee.fighters(crew, crew, bonus, m.defenders)
    else:
        card, wounds = npc_card(s, a.target), s.npc(a.target).wounds
        bonus += next((flag.bonus for flag in card.flags if flag.kind == "board"), 0)
        by_flag = s.options.ruling("A-20") == "flag"
        dice = melee.npc_dice(card, wounds, defending=True, by_flag=by_flag)
        if whaling.is_whale(s, a.target):  # CL-WHL-08
            dice = 0
        side = melee.fighters(max(0, (card.crew or 0) - wounds), dice, bonus, m.defenders)
    return replace(side, shield=side.shield + book.numbers.moored_melee_defence * a.moored)


def edge(s: State, book: Book, a: Assault, m: Muster, *, attacking: bool) -> tuple[Term, ...]:
    """CL-BOA-06, -07: what is added to each die of one side, with what is taken off again."""
    own, other = (a.attacker, a.target) if attacking else (a.target, a.attacker)
    mine, theirs = (m.attackers, m.defenders) if attacking else (m.defenders, m.attackers)
    bonus = a.bonus if attacking else 0
    if not attacking and own.is_npc:
        bonus = next((flag.bonus for flag in npc_card(s, own).flags if flag.kind == "board"), 0)
    moored = -book.numbers.moored_melee_defence * (attacking and a.moored)
    terms = (
        Term(msg("cl-bonus-flag"), bonus, "CL-BOA-04"),
        *abilities.terms(mine, "melee_bonus"),
        *anger(s, own, other),
        *(Term(term.label, -term.value, term.rule) for term in abilities.terms(theirs, "melee_defence")),
        Term(msg("cl-def-moored"), moored, "CL-BOA-07"),
    )
    return tuple(term for term in terms if term.value)


def fight(t: Ctx, a: Assault, *, key: str) -> Procedure[None]:
    """CL-BOA-06, CL-BOA-08, CL-BOA-10, CL-BOA-16: both sides roll at once.

    It is an attack like a salvo; after a failure the losses stay. Only who takes part can fall.
    """
    numbers, attacker, target = t.book.numbers, a.attacker, a.target
    if target.is_npc:
        yield from printed(t, target, "crew", key=key)
    aboard = people_of(t.now, target)
    allies = yield from pincer(t, attacker, target, people_of, numbers.pincer_crew, rule="CL-PIN-03", key=key)
    mine = yield from _take_part(t, attacker, target, (), key=f"{key}-attackers")
    theirs = yield from _take_part(t, target, attacker, abilities.ATTACKED, key=f"{key}-defenders")
    m = yield from _skirmish(t, a, Muster(mine, theirs, allies), key=key)
    party, crew = attackers(t.now, t.book, a, m), defenders(t.now, t.book, a, m)
    struck, suffered, *dice = yield from _roll(t, a, m, party, crew, key=key)
    struck, suffered = min(struck, crew.people + crew.spared), min(suffered, party.people + party.spared)
    killed, lost = max(0, struck - crew.spared), max(0, suffered - party.spared)
    result = melee.boarding_result(party.people, crew.people, lost, killed, numbers)
    left = (result.attackers, result.defenders)
    hit, spared = melee.melee_hit(t.now, numbers), (suffered - lost, struck - killed)
    fought = MeleeFought(
        attacker,
        target,
        killed,
        lost,
        left,
        result.success,
        result.ratio,
        (dice[0], dice[1]),
        hit,
        spared,
        rule="CL-BOA-09",
    )
    yield from t.happens(fought)
    if attacker.is_player:
        yield from reputation.attack(t, attacker.seat, target, port=a.port or None, key=f"{key}-attack-")
    yield from damage.hurt(t, target, struck, "wound", attacker, key=f"{key}-killed", powers=m.defenders)
    yield from damage.hurt(t, attacker, suffered, "wound", target, key=f"{key}-lost", powers=m.attackers)
    yield from whaling.flense(t, attacker, target, aboard - people_of(t.now, target))
    if result.success:
        yield from capture.take(t, attacker, target, result.defenders, key=f"{key}-capture")
    elif attacker.is_player:
        yield from officers.throw(t, attacker.seat, target, key=key)
    if attacker.is_npc:  # a player always has somebody left aboard
        yield from outcomes.check(t, attacker, target, key=f"{key}-after")


def _take_part(t: Ctx, ship: ShipId, foe: ShipId, more: abilities.Moment, *, key: str) -> Procedure[Powers]:
    moment = (*abilities.FIGHTING, *abilities.CREW, *more)
    return (yield from abilities.take_part(t, ship, moment, foe=foe, rule="CL-BOA-06", key=key))


def _skirmish(t: Ctx, a: Assault, m: Muster, *, key: str) -> Procedure[Muster]:
    """CL-SPC-07, CL-NAU-05: grenades and sharpshooters of both sides, whose wounds are dealt before the melee."""
    hit = melee.melee_hit(t.now, t.book.numbers)
    party, crew = attackers(t.now, t.book, a, m), defenders(t.now, t.book, a, m)
    plus, minus = melee.modifier(party, crew), melee.modifier(crew, party)
    mine = yield from melee.open_fire(t, a.attacker, a.target, plus, hit, key=f"{key}-first")
    theirs = yield from melee.open_fire(t, a.target, a.attacker, minus, hit, key=f"{key}-answer")
    struck = min(mine[0] + theirs[1], crew.people + crew.spared)
    suffered = min(mine[1] + theirs[0], party.people + party.spared)
    before = people_of(t.now, a.attacker)
    left = yield from damage.hurt(t, a.target, struck, "wound", a.attacker, key=f"{key}-first", powers=m.defenders)
    own = yield from damage.hurt(t, a.attacker, suffered, "wound", a.target, key=f"{key}-answer", powers=m.attackers)
    return Muster(own, left, m.allies, before - people_of(t.now, a.attacker))


def _roll(
    t: Ctx, a: Assault, m: Muster, party: Fighters, crew: Fighters, *, key: str
) -> Procedure[tuple[int, int, tuple[Die, ...], tuple[Die, ...]]]:
    """CL-BOA-08: wounds that attackers and defenders strike, after rerolls on both sides (CL-CAP-14, CL-CAP-31).

    Then the dice of both as they lie.
    """
    # Long as one throw is: question, picture and rerolls look at the same dozen values, which no part could do without.
    hit, undone = melee.melee_hit(t.now, t.book.numbers), abilities.total(m.defenders, "foe_reroll")
    plus, minus = melee.modifier(party, crew), melee.modifier(crew, party)
    names, numbers = (who(t.now, a.attacker), who(t.now, a.target)), t.book.numbers
    groups, other = ((party.dice, plus), (crew.dice, minus)), int(a.attacker.is_player)
    note = msg("cl-q-melee-note", hit=hit, attackers=party.dice, defenders=crew.dice)
    for attacking, name in ((True, names[0]), (False, names[1])):
        if terms := edge(t.now, t.book, a, m, attacking=attacking):
            note = msg("cl-q-melee-note-bonus", note=note, ship=name, bonus=sum_in_words(Sum(msg("cl-bonus"), terms)))
    rolled = yield from t.roll(
        "melee",
        *(
            Dice(names[side], n, bonus=bonus, hit_from=max(1, hit - bonus), feared=side == other, of=str(side))
            for side, (n, bonus) in enumerate(groups)
            if n
        ),
        under=key,
        who=next((side for side in (a.attacker, a.target) if side.is_player), TABLE),
        words={"attacker": names[0], "target": names[1]},
        note=note,
        about=(a.attacker, a.target),
        odds=lambda: combat_odds.melee(party, crew, hit, undone, numbers),
    )
    about, seen = (a.attacker, a.target), t.now

    def lying(mine: tuple[Die, ...], theirs: tuple[Die, ...]) -> Result:
        struck, suffered = wounds(mine, party, crew), wounds(theirs, crew, party)
        result = melee.boarding_result(party.people, crew.people, suffered, struck, numbers)
        won, left = result.success, (result.attackers, result.defenders)
        needed = 0 if won else result.ratio * left[1]
        text = msg(f"cl-stake-melee-{'won' if won else 'lost'}", left=left[0], against=left[1], needed=needed)
        said = msg("cl-stake-left", n=left[0]), msg("cl-stake-left", n=left[1])
        return scene(seen, text, about, (mine, theirs), said, won, hit)

    first, answer = rolled[: party.dice], rolled[party.dice :]
    back = Thrown(_wounding(minus, hit), (minus,) * len(answer), lambda dice: lying(thrown, dice), about=about)
    mine = Thrown(
        _wounding(plus, hit), (plus,) * len(first), lambda dice: lying(dice, back.dice(answer, answer)), about=about
    )
    again, returned = _rerolled(m.attackers), _rerolled(m.defenders)
    thrown = yield from _again(t, a.attacker, a.target, first, mine, party, crew, undone, rule=again, key=key)
    answered = yield from _again(t, a.target, a.attacker, answer, back, crew, party, 0, rule=returned, key=key)
    return _struck(thrown, party), _struck(answered, crew), thrown, answered


def _rerolled(powers: Powers) -> str:
    """Under which rule a side rolls again: that of who is aboard, else the pincer's (CL-SPC-04, CL-PIN-03)."""
    return next((power.rule for power in powers if power.of("melee_reroll")), "CL-PIN-03")


def _wounding(bonus: int, hit: int) -> Callable[[Sequence[int]], tuple[int, ...]]:
    return lambda naturals: melee.hits(naturals, bonus, hit)


def _struck(dice: Sequence[Die], side: Fighters) -> int:
    """Wounds that one side strikes, with the hit that it may make of failures (CL-CAP-14)."""
    hits = sum(die.did or 0 for die in dice)
    return hits + melee.merged(hits, len(dice), side.merges)


def wounds(dice: Sequence[Die], side: Fighters, foes: Fighters) -> int:
    """How many of the other side fall by these dice."""
    return max(0, min(_struck(dice, side), foes.people + foes.spared) - foes.spared)


def _again(
    t: Ctx,
    owner: ShipId,
    foe: ShipId,
    first: tuple[int, ...],
    roll: Thrown,
    side: Fighters,
    foes: Fighters,
    undone: int,
    *,
    rule: str,
    key: str,
) -> Procedure[tuple[Die, ...]]:
    """The dice of one side after its own rerolls, and after those that the other side may ask for.

    Nobody rolls again for wounds that nobody is left to suffer.
    """
    name = f"{key}-{owner}"
    enough = _struck(roll.dice(first, first), side) >= foes.people + foes.spared
    naturals, again = first, tuple[int, ...]()
    if not enough:
        naturals, again = yield from roll_again(t, owner, first, roll, side.rerolls, rule=rule, key=name)
    naturals = yield from undo(t, foe, first, naturals, roll, undone, again, key=f"{name}-undone")
    dice = roll.dice(first, naturals)
    if _struck(dice, side) > sum(die.did or 0 for die in dice):
        yield from t.happens(Announced(msg("cl-told-merged", ship=who(t.now, owner)), rule="CL-CAP-14"))
    return dice


def ready(s: State, seat: SeatId) -> Verdict:
    """CL-BOA-01, -03, CL-GEN-09: whether a player can board at all."""
    player, draft, verdict = s.player(seat), ship_known(s, seat).draft, ALLOWED
    if not s.options.switches.boarding:
        return refused("CL-GEN-09", msg("cl-no-crews"))
    if not player.afloat:
        verdict &= refused("CL-OUT-12", msg("cl-not-afloat"))
    if berth.moored(s, seat):
        verdict &= refused("CL-BOA-01", msg("cl-board-moored"))
    if party_limit(player.crew, 1 if draft is None else draft) < 1:
        verdict &= refused("CL-BOA-03", msg("cl-crew-too-small", n=player.crew))
    return verdict


def may_board(s: State, book: Book, seat: SeatId, target: ShipId) -> Verdict:
    """CL-BOA-01, -02: what the app can tell of a boarding; whether both lie flank to flank shows on the board, or on
    the map that the app follows.

    With what it changes of loyalties (CL-JON-05), before anybody fights.
    """
    verdict = ready(s, seat)
    if target == seat or target not in afloat(s):
        return verdict & refused("CL-BOA-02", msg("cl-target-gone", ship=who(s, target)))
    verdict &= lookout.may_grapple(s, seat, target)
    return verdict & Verdict(effects=stakes.loyalties(s, book, seat, target))


def may_attack(s: State, seat: SeatId) -> Verdict:
    """CL-BOA-01, -02, CL-TRN-02, CL-OFF-07: whether a player may board anybody now."""
    able, others = ready(s, seat), [ship for ship in afloat(s) if ship != seat]
    if not s.options.switches.boarding:
        return able
    verdict = officers.may_attack(s, "board") & able
    verdict &= require(bool(others), "CL-BOA-02", msg("cl-nobody-there"))
    return verdict & any_of(lookout.may_grapple(s, seat, ship) for ship in others) if others else verdict


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """Boarding, where crews are in play."""
    if not s.options.switches.boarding:
        return ()
    seat, note = s.active.id, msg("cl-board-note", n=s.active.crew)
    option = Option("board", msg("cl-board"), note, "token:sabres", may_attack(s, seat), "action")
    return (Offer(option, command("board", seat=seat)),)


COMMANDS: dict[str, ProcedureFunction] = {"board": board}
JUDGES: dict[str, Judge] = {"board": turns.judged(turns.on_turn, may_attack)}
