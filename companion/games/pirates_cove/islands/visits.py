"""PC-T5-01 to -08: what each island does for whoever lies there: one menu for each visitor, and cards from the hand.

A visit ends by itself when nothing is left to do that everybody could see; whoever wants to play a card of the hand
does so first. Cards that came during the visit may still be played before it ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from companion.core.events.announcement_events import Announced
from companion.core.events.event import Event
from companion.core.kit.agenda import Following
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Menu, Offer, menu
from companion.core.procedures.procedure import Command, Procedure, ProcedureFunction, command, first_of
from companion.core.questions.kinds import Figure, Option
from companion.core.rules.verdicts import Sum, Term, Verdict, any_of, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.cards import tavern_cards
from companion.games.pirates_cove.islands import bury, cove
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import COVE, ISLANDS, SECTIONS, TREASURE, SeatId, Section
from companion.games.pirates_cove.model.names import Ctx, island_name, section_name
from companion.games.pirates_cove.model.records import Player, Visit
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import mat, strength
from companion.games.pirates_cove.ship.damage import ParrotStands
from companion.games.pirates_cove.tavern import crafts, deck, hands

DONE: Final = "done"
PLAYABLE: Final = ("mastercraft", "outfitter")
"""Printed cards that may be played at any island in this phase (PC-T5-07)."""
OUTFITTER: Final = "PC-EVT-04"
GROUPS: Final = ("island", "turn")
DEALT: Final = "cards"
"""The deed of having got Tavern cards."""


class VisitMade(Event[State]):
    """PC-T5-01: what the visitor has done so far. visit: None once the visit is over, or before the first one."""

    visit: Visit | None
    waiting: tuple[SeatId, ...]

    def apply(self, s: State) -> State:
        return s.with_turn(visit=self.visit, waiting=self.waiting)


# ---------------------------------------------------------------------------------------------------- what is allowed


def in_visit(s: State, seat: SeatId) -> Verdict:
    """PC-T5-08: the islands take effect, and it is this player's turn at them."""
    visit = s.turn.visit
    now = s.turn.phase == "effects" and visit is not None and visit.seat == seat
    return require(now, "PC-T5-08", msg("pc-visit-not-now", name=s.name_of(seat)))


def may_visit_buy(s: State, book: Book, seat: SeatId, n: int) -> Verdict:
    """PC-T5-01: Tavern cards, for the visitor at the Tavern."""
    there = s.player(seat).island == "tavern"
    verdict = in_visit(s, seat) & require(there, "PC-T5-01", msg("pc-buy-elsewhere"))
    return verdict & require(n >= 1, "PC-T5-01", msg("pc-least-one")) & may_buy(s, book, seat, n)


def may_visit_raise(s: State, book: Book, seat: SeatId, section: Section, levels: int) -> Verdict:
    """PC-T5-02, PC-T5-04: a section rises, for the visitor, by one level at least."""
    verdict = in_visit(s, seat) & require(levels >= 1, "PC-UPG-01", msg("pc-least-one"))
    return verdict & may_raise(s, book, seat, section, levels)


def may_visit_bury(s: State, book: Book, seat: SeatId) -> Verdict:
    """PC-T5-03: the visitor at Treasure Island buries something."""
    there = s.player(seat).island == TREASURE
    verdict = in_visit(s, seat) & require(there, "PC-T5-03", msg("pc-bury-elsewhere"))
    return verdict & bury.may_bury(s, book, seat)


def may_visit_gift(s: State, seat: SeatId, gold: bool = True) -> Verdict:
    """PC-T5-05: what the Cove gives, once, to a visitor who is owed it."""
    there = s.player(seat).island == COVE
    verdict = in_visit(s, seat) & require(there, "PC-T5-05", msg("pc-gift-elsewhere"))
    return verdict & require(not _visit(s, seat).served, "PC-T5-05", msg("pc-gift-served"))


def may_visit_mend(s: State, book: Book, seat: SeatId, section: Section) -> Verdict:
    """PC-CRAFT-03: a Mastercraft is repaired, for the visitor."""
    return in_visit(s, seat) & crafts.may_repair(s, book, seat, section)


def may_visit_card(s: State, book: Book, seat: SeatId) -> Verdict:
    """PC-T5-07: the visitor may hold a card that is played at islands."""
    some = seat in hands.asked_for(s, book, playable(s))
    return in_visit(s, seat) & require(some, "PC-T5-07", msg("pc-visit-no-card"))


def may_visit_done(s: State, seat: SeatId) -> Verdict:
    """PC-T5-05: the visit is over once the Cove has given what it owes."""
    owed = s.player(seat).island == COVE and not _visit(s, seat).served
    return in_visit(s, seat) & require(not owed, "PC-T5-05", msg("pc-gift-owed"))


def may_buy(s: State, book: Book, seat: SeatId, cards: int) -> Verdict:
    """PC-T5-01: so many more cards: gold for them, no more than three in a visit, and as many as are left."""
    n, player, bought = book.numbers, s.player(seat), _bought(s, seat)
    price = Sum(msg("pc-sum-cost"), (Term(msg("pc-sum-cards", n=cards), cards * n.tavern_price, "PC-T5-01"),))
    left = deck.size(s, book) + len(s.discards)
    few = msg("pc-tavern-most", most=n.tavern_most, bought=bought)
    short = msg("pc-no-gold", need=price.total, have=player.gold)
    verdict = Verdict(sums=(price,)) & require(player.gold >= price.total, "PC-T5-01", short)
    verdict &= require(bought + cards <= n.tavern_most, "PC-T5-01", few)
    return verdict & require(cards <= left, "PC-TAV-01", msg("pc-tavern-left", n=left))


def may_raise(s: State, book: Book, seat: SeatId, section: Section, levels: int) -> Verdict:
    """PC-T5-02, PC-T5-04: at the island of the section by any number; at Treasure Island one section by one level."""
    island, raised = s.player(seat).island, _raised(s, seat)
    verdict = mat.may_raise(s, book, seat, section, levels, times(s, book, seat))
    if island == TREASURE:
        most = book.numbers.treasure_island_levels
        verdict &= require(not raised and levels <= most, "PC-T5-04", msg("pc-raise-one", n=most))
    else:
        verdict &= require(island == section, "PC-T5-02", msg("pc-raise-elsewhere", section=section_name(section)))
        verdict &= require(not raised, "PC-T5-02", msg("pc-raise-done"))
    return verdict


def times(s: State, book: Book, seat: SeatId) -> int:
    """PC-T5-04: everything costs the double at Treasure Island."""
    return book.numbers.treasure_island_times if s.player(seat).island == TREASURE else 1


def may_outfit(s: State, book: Book, seat: SeatId, section: Section, paid: int = 0) -> Verdict:
    """PC-EVT-04: one more level without gold. paid: levels that are bought first, as the island allows."""
    at = s.player(seat).rings.of(section)
    verdict = require(at > 0, "PC-T5-06", msg("pc-section-out", section=section_name(section)))
    room = at + paid + 1 <= len(mat.levels(s, section))
    verdict &= require(room, OUTFITTER, msg("pc-no-level", section=section_name(section)))
    return verdict & may_raise(s, book, seat, section, paid) if paid else verdict


def playable(s: State) -> tuple[str, ...]:
    """PC-T5-07, PC-BLANK-01: cards that may be played at any island in this phase."""
    return (*PLAYABLE, *tavern_cards.event_at(s, "islands"))


def may_play(s: State, book: Book, seat: SeatId, kind: str) -> Verdict:
    """PC-T5-07: a Mastercraft where one may be attached, an Outfitter where a section may rise."""
    held = hands.may_play(s, book, seat, kind)
    if kind == tavern_cards.EVENT:
        return held
    if kind == crafts.KIND:
        return held & any_of(crafts.may_attach(s, book, seat, section) for section in SECTIONS)
    return held & any_of(may_outfit(s, book, seat, section) for section in SECTIONS)


def _visit(s: State, seat: SeatId) -> Visit:
    """What this player has done in the visit under way; nothing in one that is only imagined."""
    visit = s.turn.visit
    return visit if visit is not None and visit.seat == seat else Visit(seat)


def _bought(s: State, seat: SeatId) -> int:
    return _visit(s, seat).bought


def _raised(s: State, seat: SeatId) -> bool:
    return bool(_visit(s, seat).raised)


# ---------------------------------------------------------------------------------------------------- the menu


def deeds(s: State, book: Book, seat: SeatId) -> Iterator[Offer]:
    """What everybody can see that this player might do at the island."""
    player = s.player(seat)
    match player.island:
        case "tavern":
            for n in range(1, book.numbers.tavern_most + 1):
                verdict, begun = may_visit_buy(s, book, seat, n), command("visit-buy", seat=seat, n=n)
                yield _offer(f"tavern-{n}", msg("pc-buy", n=n), verdict, "token:deck", begun, player.gold)
        case "hull" | "sails" | "cannon" | "crew":
            yield from _raises(s, book, seat, player.island, len(mat.levels(s, player.island)))
        case "treasure":
            yield from _burials(s, book, seat)
            for section in SECTIONS:
                yield from _raises(s, book, seat, section, book.numbers.treasure_island_levels)
        case "cove" if not _visit(s, seat).served:
            yield from _gifts(s, book, seat)
    for craft in player.crafts:
        if craft.damaged:
            verdict = may_visit_mend(s, book, seat, craft.section)
            name = msg("pc-mend", section=section_name(craft.section))
            mended = command("visit-mend", seat=seat, section=craft.section)
            yield _offer(f"mend-{craft.section}", name, verdict, "tavern:mastercraft", mended, player.gold)


def _offer(ident: str, label: Msg, verdict: Verdict, picture: str, begun: Command, purse: int = 0) -> Offer:
    """A deed, with its price beside its name where it has one, and what is then left. purse: gold of who pays."""
    costs = [each for each in verdict.sums if each.label.key == "pc-sum-cost"]
    figures = tuple(Figure(each.label, msg("pc-figure-n", n=each.total), "token:coin") for each in costs)
    if verdict.allowed:
        figures += tuple(Figure(msg("pc-figure-left"), msg("pc-figure-n", n=purse - each.total)) for each in costs)
    note = verdict.effects[0] if verdict.effects and not figures else None
    return Offer(Option(ident, label, note, picture, verdict, "island", "", figures), begun)


def _raises(s: State, book: Book, seat: SeatId, section: Section, most: int) -> Iterator[Offer]:
    """PC-T5-02, PC-T5-04: how far a section may rise here; one refusal where it may not rise at all."""
    player = s.player(seat)
    at, row = player.rings.of(section), mat.levels(s, section)
    for levels in range(1, max(1, min(most, len(row) - at)) + 1):
        verdict = may_visit_raise(s, book, seat, section, levels)
        top = row[min(at + levels, len(row)) - 1].value
        label = msg("pc-raise", section=section_name(section), n=top)
        begun = command("visit-raise", seat=seat, section=section, levels=levels)
        yield _offer(f"raise-{section}-{levels}", label, verdict, f"section:{section}", begun, player.gold)


def _burials(s: State, book: Book, seat: SeatId) -> Iterator[Offer]:
    """PC-T5-03: everything, or a part of it, with the fame that it brings."""
    treasures, gold = bury.most(s, book, seat)
    verdict = may_visit_bury(s, book, seat)
    brings = bury.fame(book, treasures, gold).total
    note = msg("pc-bury-note", treasures=treasures, gold=gold, n=brings)
    figures = (Figure(msg("pc-sum-fame"), msg("pc-figure-plus", n=brings), "token:fame", True),) if brings else ()
    shown = Option("bury", msg("pc-bury"), note, "token:chest", verdict, "island", "", figures)
    yield Offer(shown, command("visit-bury", seat=seat))
    if treasures + gold // book.numbers.gold_per_fame > 1:
        yield _offer("bury-some", msg("pc-bury-some"), verdict, "token:chest", command("visit-bury-some", seat=seat))


def _gifts(s: State, book: Book, seat: SeatId) -> Iterator[Offer]:
    """PC-T5-05: two cards, or one and gold."""
    n = book.numbers
    for ident, cards, gold in (("tavern-cards", n.cove_cards, 0), ("tavern-gold", n.cove_cards_with_gold, n.cove_gold)):
        label = msg("pc-gift-gold" if gold else "pc-gift-cards", n=cards, gold=gold)
        picture = "token:coin" if gold else "token:deck"
        yield _offer(ident, label, may_visit_gift(s, seat), picture, command("visit-gift", seat=seat, gold=bool(gold)))


def card_offer(s: State, book: Book, seat: SeatId) -> Offer | None:
    """PC-T5-07: a card of the hand, whichever it is, as long as there may be one to play."""
    if seat not in hands.asked_for(s, book, playable(s)):
        return None
    label, note = msg("pc-visit-card"), msg("pc-visit-card-note")
    return Offer(Option("card", label, note, "token:deck", group="island"), command("visit-card", seat=seat))


def something_to_do(s: State, book: Book, seat: SeatId) -> bool:
    """Whether anything is left of what everybody can see."""
    return any(offer.option.verdict.allowed for offer in deeds(s, book, seat))


def visitor_menu(s: State, book: Book, seat: SeatId) -> Menu:
    """PC-T5-01 to -07: everything that this player may do at the island."""
    player = s.player(seat)
    offers = list(deeds(s, book, seat))
    if (card := card_offer(s, book, seat)) is not None:
        offers.append(card)
    must = player.island == COVE and not _visit(s, seat).served
    if not must:
        done = Option(DONE, msg("pc-visit-done"), picture="icon:check", group="turn")
        offers.append(Offer(done, command("visit-done", seat=seat)))
    text = msg("pc-q-visit", name=player.name)
    main = "tavern-cards" if must else "bury" if player.treasures and in_reach(offers, "bury") else DONE
    return menu("visit", text, _rule(player), offers, main, GROUPS, asked=seat, note=_purse(player))


def in_reach(offers: Iterable[Offer], ident: str) -> bool:
    """Whether something is offered, and allowed."""
    return any(offer.option.id == ident and offer.option.verdict.allowed for offer in offers)


def _rule(player: Player) -> str:
    rules = {"tavern": "PC-T5-01", "treasure": "PC-T5-03", "cove": "PC-T5-05"}
    return rules.get(player.island, "PC-T5-02")


def _purse(player: Player) -> Msg:
    return msg("pc-q-visit-note", island=island_name(player.island), gold=player.gold, treasures=player.treasures)


def follows(s: State, book: Book) -> Following:
    """The menu of whoever is on turn at an island, or a card where nothing else is left."""
    if s.turn.visit is None:
        return command("begin-visits")
    seat = s.turn.visit.seat
    return visitor_menu(s, book, seat) if something_to_do(s, book, seat) else command("visit-card", seat=seat)


def as_if_turn_of(s: State, seat: SeatId) -> State:
    """The state in which this player is the visitor, for plans made on the side."""
    visit = s.turn.visit
    return s if visit is None or visit.seat == seat else s.with_turn(visit=Visit(seat, served=s.player(seat).crippled))


# ---------------------------------------------------------------------------------------------------- the visits


def begin(t: Ctx) -> Procedure[None]:
    """PC-T5-08, PC-PARROT-06: parrots are well again; then everybody in the order of the islands, the fastest first."""
    for player in t.now.players:
        if player.parrot is not None and player.parrot.wounded:
            yield from t.happens(ParrotStands(player.id, player.parrot.kind, False, rule="PC-PARROT-06"))
    ordered: tuple[SeatId, ...] = ()
    for island in ISLANDS:
        here = [player.id for player in t.now.players_at(island)]
        ordered += yield from strength.fastest_first(t, here, f"lots-{island}")
    yield from _next(t, ordered)


def _next(t: Ctx, waiting: tuple[SeatId, ...]) -> Procedure[None]:
    """PC-T5-01: the next visitor who can do anything; after the last one the phase is over."""
    for place, seat in enumerate(waiting):
        visit = Visit(seat)
        if t.now.player(seat).island == COVE:
            visit = replace(visit, served=not (yield from cove.welcome(t, seat)))
        yield from t.happens(VisitMade(visit, waiting[place:], rule="PC-T5-01"))
        if something_to_do(t.now, t.book, seat) or card_offer(t.now, t.book, seat) is not None:
            return
    yield from ledger.turn(t, "PC-T6-01", phase="ships", visit=None, waiting=())


def _did(t: Ctx, seat: SeatId, **done: object) -> Procedure[None]:
    """The visit goes on, or ends by itself."""
    visit = replace(_visit(t.now, seat), **done)  # type: ignore[arg-type]
    yield from t.happens(VisitMade(visit, t.now.turn.waiting, rule="PC-T5-01"))
    if DEALT not in visit.deeds or card_offer(t.now, t.book, seat) is None:
        yield from _stay_or_leave(t, seat)


def _stay_or_leave(t: Ctx, seat: SeatId) -> Procedure[None]:
    """Where nothing is left to do, the visit is over."""
    if not something_to_do(t.now, t.book, seat):
        yield from leave(t, seat)


def leave(t: Ctx, seat: SeatId) -> Procedure[None]:
    """The visitor has done everything."""
    yield from _next(t, tuple(each for each in t.now.turn.waiting if each != seat))


def _dealt(before: int, s: State, seat: SeatId) -> tuple[str, ...]:
    """The deeds of a visit in which the hand may have grown by cards that nobody could play before.

    Hands on paper: whoever held a card could play one all the time, whichever it is.
    """
    grown = len(s.player(seat).hand) > before and not (before and s.options.cards == "table")
    return (*_visit(s, seat).deeds, DEALT) if grown else _visit(s, seat).deeds


def buy(t: Ctx, seat: SeatId, n: int) -> Procedure[None]:
    """PC-T5-01: Tavern cards for gold."""
    player, price = t.now.player(seat), n * t.book.numbers.tavern_price
    text = msg("pc-order-buy", name=player.name, n=n, gold=price)
    yield from t.happens(Announced(text, "order", "token:coin", seat=seat, rule="PC-T5-01"))
    yield from ledger.gold(t, seat, -price, "PC-T5-01")
    yield from deck.give(t, seat, n, "PC-T5-01")
    bought = _bought(t.now, seat) + n
    yield from _did(t, seat, bought=bought, deeds=_dealt(len(player.hand), t.now, seat))


def lift(t: Ctx, seat: SeatId, section: Section, levels: int) -> Procedure[None]:
    """PC-T5-02, PC-T5-04: a section rises for gold."""
    yield from _lifted(t, seat, section, levels)
    yield from _did(t, seat, raised=section)


def _lifted(t: Ctx, seat: SeatId, section: Section, levels: int) -> Procedure[None]:
    """Gold is paid, and the ring moves."""
    by, at = times(t.now, t.book, seat), t.now.player(seat).rings.of(section)
    gold = mat.cost(t.now, section, at, at + levels, by).total
    text = msg("pc-order-raise", name=t.now.name_of(seat), section=section_name(section), gold=gold)
    rule = "PC-T5-04" if t.now.player(seat).island == TREASURE else "PC-T5-02"
    yield from t.happens(Announced(text, "order", f"section:{section}", seat=seat, rule=rule))
    yield from mat.raised(t, seat, section, levels, rule, by)


def bury_all(t: Ctx, seat: SeatId) -> Procedure[None]:
    """PC-T5-03: every treasure, and the gold by threes."""
    treasures, gold = bury.most(t.now, t.book, seat)
    yield from bury.bury(t, seat, treasures, gold)
    yield from _did(t, seat)


def bury_some(t: Ctx, seat: SeatId) -> Procedure[None]:
    """PC-T5-03: as much as the player likes."""
    treasures, gold = yield from bury.chosen(t, seat)
    if treasures or gold:
        yield from bury.bury(t, seat, treasures, gold)
    yield from _did(t, seat)


def gift(t: Ctx, seat: SeatId, gold: bool) -> Procedure[None]:
    """PC-T5-05: what the Cove gives."""
    before = len(t.now.player(seat).hand)
    yield from cove.income(t, seat, gold)
    yield from _did(t, seat, served=True, deeds=_dealt(before, t.now, seat))


def mend(t: Ctx, seat: SeatId, section: Section) -> Procedure[None]:
    """PC-CRAFT-03: a Mastercraft is repaired for gold."""
    yield from crafts.repair(t, seat, section)
    yield from _did(t, seat)


def play_card(t: Ctx, seat: SeatId) -> Procedure[None]:
    """PC-T5-07: a Mastercraft or an Outfitter out of the hand, or nothing after all."""
    wanted = something_to_do(t.now, t.book, seat)
    question = hands.card_question(
        t.now,
        t.book,
        seat,
        [kind for kind in playable(t.now) if hands.may_hold(t.now, t.book, seat, kind)],
        key="card",
        text=msg("pc-q-card" if wanted else "pc-q-card-last", name=t.now.name_of(seat)),
        rule="PC-T5-07",
        none=msg("pc-card-none"),
        verdict=lambda kind: may_play(t.now, t.book, seat, kind),
        stays=not wanted,
    )
    kind = yield from t.ask(question)
    if kind == crafts.KIND:
        yield from crafts.attach(t, seat)
    elif kind == tavern_cards.EVENT:
        yield from hands.play(t, seat, kind)
    elif kind != hands.NOTHING:
        yield from _outfit(t, seat)
    if kind == hands.NOTHING or card_offer(t.now, t.book, seat) is None:
        yield from _stay_or_leave(t, seat)


def _outfit(t: Ctx, seat: SeatId) -> Procedure[None]:
    """PC-EVT-04: one section rises without gold; levels that the island sells may be bought before it."""
    yield from hands.play(t, seat, "outfitter")
    options = tuple(_outfits(t.now, t.book, seat))
    told = yield from t.choose("outfitted", options, who=seat)
    name, _, levels = told.partition("-")
    section = first_of(each for each in SECTIONS if each == name)
    if paid := int(levels):
        yield from _lifted(t, seat, section, paid)
        visit = replace(_visit(t.now, seat), raised=section)
        yield from t.happens(VisitMade(visit, t.now.turn.waiting, rule=OUTFITTER))
    yield from mat.raised(t, seat, section, 1, OUTFITTER, 0)


def _outfits(s: State, book: Book, seat: SeatId) -> Iterator[Option]:
    """Each section for nothing; and after levels that this player buys here."""
    for section in SECTIONS:
        at, row = s.player(seat).rings.of(section), mat.levels(s, section)
        for paid in range(len(row)):
            verdict = may_outfit(s, book, seat, section, paid)
            if paid and not verdict.allowed:
                break
            label = msg("pc-raise", section=section_name(section), n=row[min(at + paid, len(row) - 1)].value)
            note = msg("pc-outfit-paid", n=verdict.sums[0].total) if paid else msg("pc-outfit-free")
            yield Option(f"{section}-{paid}", label, note, f"section:{section}", verdict)


COMMANDS: dict[str, ProcedureFunction] = {
    "begin-visits": begin,
    "visit-buy": buy,
    "visit-raise": lift,
    "visit-bury": bury_all,
    "visit-bury-some": bury_some,
    "visit-gift": gift,
    "visit-mend": mend,
    "visit-card": play_card,
    "visit-done": leave,
}
JUDGES: dict[str, Judge] = {
    "visit-buy": may_visit_buy,
    "visit-raise": may_visit_raise,
    "visit-bury": may_visit_bury,
    "visit-bury-some": may_visit_bury,
    "visit-gift": may_visit_gift,
    "visit-mend": may_visit_mend,
    "visit-card": may_visit_card,
    "visit-done": may_visit_done,
}
