"""12 Mutiny: what becomes of a captain whose crew has had enough of him."""

from __future__ import annotations

from fractions import Fraction

from companion.core.procedures.procedure import Command, Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules import odds
from companion.core.rules.odds import Odds, percent
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.captains import lost_pirates
from companion.games.blackbeard.model import announced_results, current_values
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.decisions import decide
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import popularity_by, worth
from companion.games.blackbeard.model.names import Ctx, q, who
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.supply import cunning


def due(s: State, book: Book) -> Command | None:
    """BB-12.1: the mutiny that comes by itself: of a pirate whose Popularity has fallen to 0, once no battle is on.

    The player with the dice has it first.
    """
    rebels = [pirate for pirate in s.active if pirate.popularity <= book.numbers.popularity_lowest]
    rebels.sort(key=lambda pirate: pirate.owner != s.turn.holder)
    return command("mutiny", pirate=rebels[0].id) if rebels else None


def rise(t: Ctx, pirate: ShipId) -> Procedure[None]:
    """BB-12.1: the crew of an unpopular pirate rises."""
    text = msg("bb-mutiny-rises", name=who(t.now, t.book, pirate), n=t.now.pirate(pirate).popularity)
    yield from announced_results.befalls(t, "BB-12.1", text, drawn="token:crew")
    yield from test(t, pirate, "mutiny", "BB-12.3", by_event=False)


def chances(book: Book, charisma: int) -> Odds:
    """The chances of Charisma less the die: above 0 he talks them round, at 0 he is let go, below he is marooned."""
    spare = odds.mapped(odds.die(book.numbers.die_faces), lambda face: charisma - face)
    said = {name: percent(chance) for name, chance in outcomes(book, charisma).items()}
    return Odds(msg("bb-odds-mutiny", **said), tuple(spare.items()), msg("bb-odds-mutiny-unit"), 1)


def outcomes(book: Book, charisma: int) -> dict[str, Fraction]:
    """How likely he talks them round, is let go, is marooned."""
    spare = odds.mapped(odds.die(book.numbers.die_faces), lambda face: charisma - face)
    calm, spared = odds.at_least(spare, 1), odds.at_least(spare, 0)
    return {"calm": calm, "gone": spared - calm, "dead": 1 - spared}


def test(t: Ctx, pirate: ShipId, key: str, rule: str, *, by_event: bool) -> Procedure[None]:
    """BB-12.3, BB-5.13: a die against Charisma; who survives stands at 6, without the point of the list (A-13).

    He whom they let go loses the Net Worth aboard and may retire, or has to, as the table has settled it (A-59).
    by_event: a Random Event has brought it about, in which Cunning is of no use (BB-22.2).
    """
    name, n = who(t.now, t.book, pirate), t.book.numbers
    charisma = current_values.captain(t.now, t.book, t.now.pirate(pirate)).charisma
    text, note = msg("bb-q-mutiny", name=name), msg("bb-q-mutiny-note", n=charisma)
    against = announced_results.Limit(msg("bb-charisma"), charisma, "less", "BB-5.13")

    def told(face: int) -> Msg:
        key = "calmed" if face < charisma else "let-go" if face == charisma else "marooned"
        return msg(f"bb-mutiny-{key}", name=name, roll=face, charisma=charisma)

    yield from _faced(t, pirate, f"{key}-faced", rule)
    rolled = yield from cunning.die(
        t,
        pirate,
        key,
        text,
        rule,
        note=note,
        odds=lambda: chances(t.book, charisma),
        enough=lambda face: face < charisma,
        ruins=lambda face: face > charisma,
        stands=lambda face: announced_results.thrown(t, pirate, told(face), (face,), against),
        barred=by_event,
    )
    if rolled < charisma:
        yield from announced_results.rolled(t, "BB-12.31", pirate, told(rolled), (rolled,), against)
        change = n.mutiny_survived_popularity - t.now.pirate(pirate).popularity
        yield from popularity_by(t, pirate, "mutiny-calmed", change, "BB-12.31")
    elif rolled == charisma:
        yield from announced_results.rolled(t, "BB-12.32", pirate, told(rolled), (rolled,), against)
        yield from worth(t, pirate, "lost", -t.now.pirate(pirate).worth, "BB-12.32")
        if (yield from _stays(t, pirate, key)):
            change = n.mutiny_survived_popularity - t.now.pirate(pirate).popularity
            yield from popularity_by(t, pirate, "mutiny-calmed", change, "BB-12.32")
            return
        yield from lost_pirates.retire(t, pirate, f"{key}-retired", "BB-12.32", inherits=True)
    else:
        yield from announced_results.rolled(t, "BB-12.33", pirate, told(rolled), (rolled,), against)
        yield from lost_pirates.lost(t, pirate, "mutiny", f"{key}-lost", "BB-12.33")


def _faced(t: Ctx, pirate: ShipId, key: str, rule: str) -> Procedure[None]:
    """A person hears what is at stake before the die falls; nobody waits for a false player's pirate (BB-12.3)."""
    if t.now.is_false(pirate):
        return
    charisma = current_values.captain(t.now, t.book, t.now.pirate(pirate)).charisma
    said = {name: percent(chance) for name, chance in outcomes(t.book, charisma).items()}
    yield from t.choose(
        "mutiny",
        (Option("on", msg("bb-mutiny-roll"), None, "die:d6"),),
        key=key,
        rule=rule,
        who=t.now.owner(pirate),
        words={"name": who(t.now, t.book, pirate)},
        note=msg("bb-mutiny-outlook", n=charisma, **said),
        forced=False,
        default="on",
        about=(pirate,),
    )


def _stays(t: Ctx, pirate: ShipId, key: str) -> Procedure[bool]:
    """BB-12.32, A-59: whether he declines to retire, unless the table has him retire; a false player's does."""
    if t.now.options.ruling("A-59") == "retires":
        return False
    text, note = msg("bb-q-mutiny-stay", name=who(t.now, t.book, pirate)), msg("bb-q-mutiny-stay-note")
    question = q.yes_no("stays", under=key, text=text, note=note, about=(pirate,), default=False)
    return (yield from decide(t, pirate, question, False))


COMMANDS: dict[str, ProcedureFunction] = {"mutiny": rise}
