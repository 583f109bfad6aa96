"""1.3 The hold: its squares and icons, what it weighs, how deep the ship lies (rulebook p.9-10).

Which squares the keel leaves free is printed on the player board and copied once for each position of the keel. Until
then the counts on the sheet are all that is known of a hold.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from companion.core.printed.card_layout import Band, Row
from companion.core.procedures.copied_cards import CardValues, known, read_off, recalled
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Field, Form, Option
from companion.core.rules.verdicts import ALLOWED, Sum, Term, Verdict, refused
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet import ships
from companion.games.captains_log.model import stowage
from companion.games.captains_log.model.book import Book, Keel
from companion.games.captains_log.model.ids import SeatId, SheetId
from companion.games.captains_log.model.names import Ctx, who
from companion.games.captains_log.model.state import State
from companion.games.captains_log.model.stowage import Hold
from companion.games.captains_log.reputation import reputation

ROWS, COLUMNS = 6, 8
"""Room for the squares of the largest hold; what the board prints is less."""
DRAWN = {"slots": "", "gunports": "g", "cabins": "c"}
"""What is counted in the drawing of a hold, and the sign of its squares ("" for all of them)."""
PRINTED = ("cannons", "damage", "rowboats")
"""Icons of a hold that are counted beside its drawing."""
STEPS = 4
"""Movement penalties along the draft track that can be copied."""
DEEP = ("2.5", "3")
"""CL-SHP-18: initial drafts whose printed movement already contains the first penalty of the track."""


def keels() -> tuple[str, ...]:
    """Every position of a keel: side of the board, level and initial draft (CL-SHP-06); level 4 on board B (A-80)."""
    levels = {"A": range(1, 4), "B": range(1, 5)}
    return tuple(f"{side}-{level}-{draft}" for side in levels for level in levels[side] for draft in ships.DRAFTS)


def keel_of(sheet: SheetId, ship: CardValues) -> str:
    """CL-SHP-06: where the keel lies for a ship, as far as that is copied; "" while draft or level are unknown."""
    side, level = sheet.board if sheet.is_board else ("B", ship.get("level"))
    draft = ship.get("draft")
    return f"{side}-{level}-{draft}" if level and draft else ""


def counted(book: Book, keel: str) -> Keel | None:
    """What the rulebook counts in the hold of a position (T-10), None where it says nothing."""
    return next((k for k in book.holds if f"{k.board}-{k.level}-{k.draft}" == keel), None)


def hold_form(book: Book, keel: str) -> Form:
    """D-09: the form by which the hold of a position of the keel is copied: its squares, then its icons."""
    side, level, draft = keel.split("-")
    found = counted(book, keel)
    signs = {".": "covered", "s": "plain", "g": "gunport"} | ({"c": "cabin"} if side == "B" else {})
    cells = tuple(Option(sign, msg(f"cl-square-{kind}"), picture=f"square:{kind}") for sign, kind in signs.items())
    icons = {"cannons": ("token:cannon", 20, 4), "damage": ("cube:water", 12, 2), "rowboats": ("ship:rowboat", 8, 0)}
    note = msg("cl-hold-form-note")
    if found is not None:
        note = msg("cl-hold-form-counted", slots=found.slots, gunports=found.gunports, page=found.page)
    return Form(
        key=f"hold-{keel}",
        schema="hold",
        subject=keel,
        fields=(
            Field("squares", msg("cl-hold-squares"), "grid", options=cells, rows=ROWS, columns=COLUMNS),
            *(
                Field(name, msg(f"cl-ship-{name}"), "number", 0, most, picture=picture, near=getattr(found, name, near))
                for name, (picture, most, near) in icons.items()
                if side == "B" or name != "rowboats"
            ),
        ),
        layout=(Band((Row(("squares",)), Row(PRINTED))),),
        text=msg("cl-hold-form", side=side, level=int(level), draft=float(draft)),
        note=note,
        rule="CL-SHP-06",
    )


def number(s: State, book: Book, seat: SeatId, name: str) -> int | None:
    """CL-SHP-07: squares, gunports or icons of one kind in a player's hold; None while nobody knows.

    Copied values first, then what the rulebook counts in its examples.
    """
    keel = s.keel(s.player(seat))
    record = dict(s.card("hold", keel) or ())
    rows = record.get("squares")
    if name in DRAWN and isinstance(rows, tuple):
        cells = "".join(rows)
        return cells.count(DRAWN[name]) if DRAWN[name] else sum(cells.count(sign) for sign in stowage.SIGNS)
    value = record.get(name)
    if isinstance(value, int):
        return value
    found: int | None = getattr(counted(book, keel), name, None)
    return found


def asked(t: Ctx, seat: SeatId, name: str, *, key: str) -> Procedure[int]:
    """CL-SHP-07: an icon of a player's hold; copied now, if nobody has told."""
    value = yield from sought(t, seat, name, key=key)
    if value is None:
        form = hold_form(t.book, t.now.keel(t.now.player(seat)))
        told = dict((yield from read_off(t, form, name, key=f"{key}-{name}", about=(seat,))))[name]
        assert isinstance(told, int)
        value = told
    return value


def sought(t: Ctx, seat: SeatId, name: str, *, key: str) -> Procedure[int | None]:
    """CL-SHP-07: a number of a player's hold, copied now with its squares if need be; None if that was not wished."""
    yield from keel_known(t, seat, key=key)
    if number(t.now, t.book, seat, name) is None:
        yield from surveyed(t, seat, key=key)
    return number(t.now, t.book, seat, name)


def surveyed(t: Ctx, seat: SeatId, *, key: str) -> Procedure[Hold]:
    """CL-SHP-06: a player's hold as it is drawn on the board, copied the first time that it matters.

    Empty when whoever sits there would rather not copy it: then the counts must do.
    """
    yield from keel_known(t, seat, key=key)
    keel = t.now.keel(t.now.player(seat))
    if t.now.card("hold", keel) is None:
        yield from known(t, hold_form(t.book, keel), now=())
    return t.now.player(seat).hold


def keel_known(t: Ctx, seat: SeatId, *, key: str) -> Procedure[None]:
    """CL-SHP-06: the keel stands where level and initial draft of the ship want it."""
    if not t.now.keel(t.now.player(seat)):
        form = ships.component(t.now, seat)
        yield from recalled(t, form, key=f"{key}-ship-known")
        yield from read_off(
            t,
            form,
            "draft",
            key=f"{key}-draft",
            beside=ships.CARD,
            text=msg("cl-ship-form", ship=who(t.now, seat)),
            about=(seat,),
        )


def remembered(t: Ctx, seat: SeatId, *, key: str) -> Procedure[None]:
    """CL-SHP-06: the hold of a player as the library knows it; nobody is asked."""
    yield from recalled(t, ships.component(t.now, seat), key=f"{key}-ship")
    if keel := t.now.keel(t.now.player(seat)):
        yield from recalled(t, hold_form(t.book, keel), key=f"{key}-hold")


def battery(s: State, book: Book, seat: SeatId) -> int | None:
    """CL-RNG-03, CL-SHP-09, -10, -19: cannons that can fire at once: undamaged, in a gunport, and no more than the hold
    shows cannon icons (A-96). None while nobody has copied the hold.
    """
    player = s.player(seat)
    if not player.hold:
        return None
    icons = number(s, book, seat, "cannons")
    guns = stowage.battery(player.hold)
    return guns if icons is None else min(guns, icons)


def may_use_guns(s: State, seat: SeatId) -> Verdict:
    """CL-RNG-03: whether a ship has a cannon that could fire."""
    player = s.player(seat)
    if not player.cannons:
        return refused("CL-RNG-03", msg("cl-no-cannon"))
    if not player.hold or stowage.battery(player.hold):
        return ALLOWED
    guns = [square for square in player.hold if square.load == stowage.GUN]
    if any(square.kind == "gunport" for square in guns):
        return refused("CL-SHP-19", msg("cl-no-sound-cannon"))
    return refused("CL-SHP-09", msg("cl-no-cannon-in-port"))


def weight(s: State, book: Book, seat: SeatId) -> Sum:
    """CL-SHP-15, CL-DMG-08: charges aboard. A damaged cannon counts twice, once by itself and once by the damage.

    Upgrades, rowboats, ammunition and markers weigh nothing, nor does what lies on captain cards (A-51).
    """
    player = s.player(seat)
    terms = [
        Term(msg("cl-weight-goods"), player.goods.total - player.card_wood, "CL-SHP-15"),
        Term(msg("cl-weight-cannons"), player.cannons, "CL-SHP-15"),
        Term(msg("cl-weight-damage"), player.water + player.fire, "CL-DMG-08"),
        Term(msg("cl-upgrade-reinforced_hull"), ships.added(book, player, "weight"), "CL-NAU-01"),
    ]
    return Sum(msg("cl-weight"), tuple(term for term in terms if term.value))


@dataclass(frozen=True, slots=True)
class ShipDraft:
    """CL-SHP-16: how deep a ship lies now. per: charges that press it down by one; the half stays (A-07)."""

    initial: float
    charges: Sum
    per: int

    @property
    def sunk_by(self) -> int:
        """Whole steps that its charges press it down."""
        return self.charges.total // self.per

    @property
    def total(self) -> float:
        """The draft as a positive depth."""
        return self.initial + self.sunk_by

    @property
    def left(self) -> int:
        """Charges that can still be taken aboard before it sinks one step deeper."""
        return self.per - 1 - self.charges.total % self.per

    @property
    def arithmetic(self) -> Msg:
        """As a player would say it: 2 + 7 charges by 5 = 3."""
        return msg(
            "cl-draft-sum",
            initial=self.initial,
            charges=self.charges.total,
            per=self.per,
            deeper=self.sunk_by,
            draft=self.total,
        )


def draft(s: State, book: Book, seat: SeatId) -> ShipDraft | None:
    """CL-SHP-16, CL-REP-14: a player's draft of this moment; None while the ship's initial draft is unknown."""
    initial = ships.ship_known(s, seat).draft
    if initial is None:
        return None
    dutch = reputation.enjoys(s, seat, "holland", "benefit")
    per = book.numbers.weight_per_draft_dutch if dutch else book.numbers.weight_per_draft
    return ShipDraft(initial, weight(s, book, seat), per)


def aftermath(before: State, after: State, book: Book, seat: SeatId) -> tuple[Msg, ...]:
    """CL-SHP-15, -16: weight and draft of a player's ship after something, where they are no longer what they were."""
    now, then = draft(before, book, seat), draft(after, book, seat)
    if now is None or then is None or now == then:
        return ()
    if now.total == then.total:
        return (msg("cl-after-weight", before=now.charges.total, charges=then.charges.total, draft=then.total),)
    return (msg("cl-after-draft", before=now.total, draft=then.arithmetic),)


def draft_track_form() -> Form:
    """D-10: from which draft on a ship is slower, by one more each time; two penalties at one place: name it twice."""
    depths = [half / 2 for half in range(2, 17)]
    options = tuple(Option(f"{depth:g}", msg("cl-draft", draft=depth)) for depth in depths)
    none = Option("none", msg("cl-draft-no-penalty"))
    lines = (
        Field(f"from_{n}", msg("cl-draft-from", n=n), "choice", options=(none, *options)) for n in range(1, STEPS + 1)
    )
    return Form(
        key="draft-track",
        schema="draft-track",
        subject="track",
        fields=tuple(lines),
        text=msg("cl-draft-track-form"),
        note=msg("cl-draft-track-note"),
        rule="CL-SHP-17",
    )


def sounded(t: Ctx, seat: SeatId, *, key: str) -> Procedure[None]:
    """CL-SHP-16, -17: what draft and its penalty hang on, copied the first time that it matters."""
    yield from keel_known(t, seat, key=key)
    yield from known(t, draft_track_form())


def penalty(s: State, book: Book, seat: SeatId) -> Term | None:
    """CL-SHP-17, -18: movement lost to the draft; None while draft or track are unknown.

    Ships built deep have the first penalty of the track in their printed movement already.
    """
    record, deep = s.card("draft-track", "track"), draft(s, book, seat)
    if record is None or deep is None:
        return None
    marks = [float(value) for _, value in record if isinstance(value, str) and value != "none"]
    lost = sum(mark <= deep.total for mark in marks)
    if f"{deep.initial:g}" in DEEP and marks:
        lost = max(0, lost - Counter(marks)[min(marks)])
    return Term(msg("cl-draft-penalty", draft=deep.total), -lost, "CL-SHP-17")
