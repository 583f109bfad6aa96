"""Tavern cards: four parrots, and what each other card is about on the ground of its family."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from companion.ui.art.base import Mark, box, circle, dark, inner, light, named, put, star, svg
from companion.ui.art.flags import skull as deaths_head
from companion.ui.art.numerals import number
from companion.ui.games.pirates_cove.art.emblems import SKIN, cannon, chest, laurel
from companion.ui.look.palette import BLOOD, BRASS, CANVAS, INK, IRON, PAPER, TIMBER, WAVE

GROUNDS: Final = {
    "mastercraft": "#6b4a2b",
    "event": "#27608f",
    "battle": "#9c2f2a",
    "volley": "#3a4149",
    "fame": "#6b4a86",
}
"""Edge of a card by its family."""


def _card(family: str, emblem: Iterable[Mark], ground: str = "#fbf0d6") -> str:
    """A card with the edge of its family and something drawn on it."""
    return svg(
        [
            Mark(box(5, 1, 54, 62, 7), fill=GROUNDS[family], width=2.4),
            inner(box(9, 5, 46, 54, 4), fill=ground, stroke=INK, width=1.4),
            *put(emblem, 0.7, 9.6, 9.6),
        ]
    )


# ---------------------------------------------------------------------- parrots


def _parrot(body: str, wing: str, tail: str, beak: str, extra: Iterable[Mark] = ()) -> str:
    """A parrot on a perch, looking to the left."""
    plumage = "M24 6Q36 3 41 14Q46 22 46 34Q46 46 36 49Q24 48 21 34Q20 27 22 23Q14 20 15 14Q17 7 24 6Z"
    return svg(
        [
            Mark("M33 44L41 62L48 61L44 40Z", fill=tail, width=2.2),
            inner("M39 47L44 60", stroke=dark(tail, 0.35), width=2),
            Mark(plumage, fill=body, width=2.4),
            Mark("M34 22Q47 25 47 42Q46 50 41 53Q32 47 31 35Q30 26 34 22Z", fill=wing, width=2.2, halo=False),
            inner("M36 30Q37 39 42 46M40 28Q42 36 44 42", stroke=dark(wing, 0.3), width=2),
            Mark("M18 10Q10 11 9 19Q9 24 12 26Q14 21 20 20Q22 14 18 10Z", fill=beak, width=2.2),
            Mark(circle(25, 14.6, 4.2), fill=PAPER, width=1.8, halo=False),
            inner(circle(24.4, 14.8, 1.9), fill=INK),
            Mark("M12 51H52", stroke=INK, width=7),
            inner("M12 51H52", stroke=TIMBER, width=3.8),
            inner("M27 47V53M33 48V53", stroke="#e0a63a", width=3),
            *extra,
        ]
    )


@named("tavern:flint")
def flint() -> str:
    """Captain Flint's: green, with a red brow."""
    return _parrot("#4f9d4a", "#2f7a3c", "#2f5fb3", "#e9b93c", [inner("M20 8Q26 5 33 8Q28 10 20.6 11Z", fill=BLOOD)])


@named("tavern:silver")
def silver() -> str:
    """Long John Silver's: a white cockatoo with a yellow crest."""
    crest = [
        Mark("M27 8Q25 1 33 -1Q31 4 34 6Q37 0 43 1Q38 5 38 9Q43 7 47 10Q41 11 39 15Z", fill="#f2cf4a", width=2),
    ]
    return _parrot("#f4f3ee", "#d9dcdd", "#e8e6dc", "#4a4f55", crest)


@named("tavern:bones")
def bones() -> str:
    """Billy Bones': blue and yellow, with a bandanna."""
    scarf = [
        Mark("M18 11Q22 3 32 4.4Q39 6 41.6 14Q31 8.6 18 11Z", fill="#22262d", width=2),
        inner(circle(29, 7.6, 1.2) + circle(35, 9, 1.2), fill=PAPER),
        Mark("M40 10L49 6L46.6 12L50 16L41.4 14.6Z", fill="#22262d", width=1.8),
    ]
    return _parrot("#e9b83a", "#2f6fc0", "#2f6fc0", "#2b2f35", scarf)


@named("tavern:trelawney")
def trelawney() -> str:
    """Squire Trelawney's: red, with a cocked hat."""
    hat = [
        Mark("M12 10Q20 8 22 0H36Q38 6 47 8Q40 13.4 29 12Q19 14 12 10Z", fill="#2b3550", width=2.2),
        inner("M15 9.6Q22 10.6 29 9.4Q37 10.6 43.6 8.6", stroke="#e8b62f", width=2),
    ]
    return _parrot("#d0402f", "#e9b83a", "#2f6fc0", "#efe6d2", hat)


# ---------------------------------------------------------------------- what lies on the cards


def _ship(x: float = 0, y: float = 0, hull: str = TIMBER) -> list[Mark]:
    """A small ship under two sails."""
    return [
        Mark(f"M{x + 26} {y + 40}V{y + 4}", stroke="#5b3d22", width=3.4),
        Mark(f"M{x + 28} {y + 6}Q{x + 46} {y + 16} {x + 45} {y + 34}H{x + 28}Z", fill=CANVAS, width=2.4),
        Mark(f"M{x + 24} {y + 12}Q{x + 10} {y + 20} {x + 9} {y + 34}H{x + 24}Z", fill=CANVAS, width=2.4),
        Mark(
            f"M{x + 2} {y + 39}h52q-3 13 -11 14h-30q-8 -2 -11 -14Z",
            fill=hull,
            width=2.6,
        ),
    ]


def _slip_away() -> list[Mark]:
    """A ship that turns away."""
    arrow = "M6 60Q34 68 50 56L56 44"
    head = "M46 45L58 38L62 52Z"
    return [
        *_ship(4, -2),
        Mark(arrow, stroke=INK, width=8.4),
        Mark(head, fill=BLOOD, width=2.6),
        inner(arrow, stroke=BLOOD, width=4.4),
    ]


def _buccaneering() -> list[Mark]:
    """A coin cut in two by a sabre."""
    return [
        Mark("M28 12A22 22 0 0 0 28 56L34 45L26 36L34 25Z", fill="#f0c14b", width=2.8),
        Mark("M38 12A22 22 0 0 1 40 55L44 44L37 35L44 24Z", fill="#f0c14b", width=2.8),
        inner("M21 22Q14 30 17 42M49 22Q55 32 50 44", stroke="#a8791f", width=2.6),
        Mark("M60 3Q44 22 29 62", stroke=INK, width=7.6),
        inner("M60 3Q44 22 29 62", stroke="#e6edf0", width=3.8),
    ]


def _lookout() -> list[Mark]:
    """A spyglass."""
    return [
        Mark("M4 48L24 33L31 43L9 57Z", fill=BRASS, width=2.6),
        Mark("M24 31L45 17L53 29L31 44Z", fill=TIMBER, width=2.6),
        Mark("M44 13L54 7Q61 8 63 20L53 31Q45 26 44 13Z", fill=BRASS, width=2.6),
        inner("M52 11Q59 14 60 21", stroke=CANVAS, width=3),
        inner("M28 34L47 22", stroke=light(TIMBER, 0.45), width=2.8),
    ]


def _outfitter() -> list[Mark]:
    """A capstan block with an arrow up: one level more."""
    return [
        Mark("M8 30Q18 40 34 40H46Q54 40 60 30Q59 52 46 58H20Q9 52 8 30Z", fill="#a86f3e", width=2.6),
        inner("M14 49Q20 55 24 55H44Q51 52 55 46Q34 54 14 49Z", fill=dark("#a86f3e", 0.35)),
        Mark("M34 0L52 18H42V33H26V18H16Z", fill="#5aa860", width=2.8),
    ]


def _letter() -> list[Mark]:
    """A sealed letter with a crown."""
    return [
        Mark("M8 6H56V60H8Z", fill=CANVAS, width=2.8),
        inner("M18 38H46M18 46H34", stroke="#8a6a2e", width=3.2),
        Mark("M19 30L16 14L25 20L32 11L39 20L48 14L45 30Z", fill="#e8b62f", width=2.6),
        Mark(circle(46, 52, 9), fill=BLOOD, width=2.4),
        inner(circle(46, 52, 4), stroke="#f3b6a8", width=2.2),
    ]


def _navy() -> list[Mark]:
    """A man-of-war in pursuit."""
    return [
        *_ship(4, 4, "#27508f"),
        inner("M40 14V34M32 24H46", stroke=BLOOD, width=4),
        inner("M6 50H58", stroke="#f4f1e6", width=3.6),
    ]


def _map() -> list[Mark]:
    """A chart with a dotted way to a cross."""
    return [
        Mark("M2 14L20 8L42 14L62 8V52L42 58L20 52L2 58Z", fill="#ead49a", width=2.6),
        inner("M20 8V52M42 14V58", stroke="#b0924e", width=2.2),
        inner("M9 46l4 -4M17 38l4 -3M26 33l4 0M34 34l3 2", stroke=INK, width=3.4),
        inner("M42 30L56 44M56 30L42 44", stroke=INK, width=8.4),
        inner("M42 30L56 44M56 30L42 44", stroke=BLOOD, width=5),
    ]


def _becalmed() -> list[Mark]:
    """A sail that hangs, under a sun, on flat water."""
    return [
        Mark(circle(48, 15, 10), fill="#f0c14b", width=2.4),
        Mark("M28 50V4", stroke="#5b3d22", width=4),
        Mark("M12 10H44Q43 30 38 38Q34 26 30 39Q24 27 20 39Q13 32 12 10Z", fill=CANVAS, width=2.6),
        Mark("M6 46H50Q48 56 42 57H14Q8 56 6 46Z", fill=TIMBER, width=2.6),
        inner("M0 62H64", stroke=WAVE, width=4),
    ]


def _wind() -> list[Mark]:
    """A cloud that blows."""
    gusts = "M26 30H58Q66 29 63 22Q58 18 55 23M26 39H54M26 48H48Q57 49 54 57Q49 60 46 55"
    return [
        Mark("M8 36Q-2 34 2 24Q4 17 11 18Q14 6 25 10Q34 12 33 22Q38 30 30 35Z", fill="#f4f8fa", width=2.8),
        inner(gusts, stroke=INK, width=7.4),
        inner(gusts, stroke="#4b97c4", width=4),
    ]


def _grapple() -> list[Mark]:
    """A grappling hook on its rope."""
    hooks = "M32 24V44M32 44Q14 44 12 26M32 44Q50 44 52 26M32 44V60"
    rope = "M32 24Q46 16 34 10Q24 4 40 -2"
    return [
        Mark(rope, stroke=INK, width=7),
        inner(rope, stroke="#d9b36a", width=3.8),
        Mark(hooks, stroke=INK, width=9.6),
        inner(hooks, stroke="#8f9aa3", width=5.2),
        Mark("M5 32L13 18L20 30ZM44 30L51 18L59 32ZM26 56H38L32 66Z", fill="#8f9aa3", width=2.4),
    ]


def _smoke() -> list[Mark]:
    """A ship hidden in smoke."""
    cloud = "M6 58Q-4 50 4 42Q2 30 14 30Q18 18 31 23Q44 16 49 29Q62 30 59 42Q68 52 56 58Z"
    return [
        *_ship(6, -6),
        Mark(cloud, fill="#c9cfd3", width=2.8),
        inner("M13 40Q20 33 27 40M31 48Q40 40 48 47M10 52Q17 47 23 52", stroke="#7d8a92", width=3.2),
    ]


def _overboard() -> list[Mark]:
    """A chest that goes over the side."""
    tilted = [
        Mark(m.d, m.fill, m.stroke, m.width, m.halo, "translate(30 -3) rotate(24) scale(0.66)", m.opacity)
        for m in chest()
    ]
    water = "M-1 50q5.4 -7 10.8 0t10.8 0q5.4 -7 10.8 0t10.8 0q5.4 -7 10.8 0t10.8 0V64H-1Z"
    splash = "M14 44L6 32M25 42L23 28M46 43L56 36"
    return [
        *tilted,
        Mark(water, fill="#4b97c4", width=2.6),
        inner(splash, stroke=INK, width=6),
        inner(splash, stroke="#bfe0ee", width=3.4),
    ]


def _grapeshot() -> list[Mark]:
    """A handful of small shot."""
    spots = ((32, 10), (18, 22), (46, 22), (32, 32), (14, 44), (50, 44), (32, 54))
    return [
        mark
        for x, y in spots
        for mark in (
            Mark(circle(x, y, 9.4), fill=IRON, width=2.4),
            inner(f"M{x - 5.4} {y - 0.6}Q{x - 5} {y - 5} {x - 0.6} {y - 5.6}", stroke="#a9b4bd", width=2.2),
        )
    ]


def _magazine() -> list[Mark]:
    """A barrel of powder that blows up."""
    return [
        Mark(star(32, 30, 34, 9, 0.62), fill="#f0a23a", width=2.6),
        inner(star(32, 30, 24, 9, 0.6, 10), fill="#ffe08a"),
        Mark("M19 14H45Q51 32 45 52H19Q13 32 19 14Z", fill=TIMBER, width=2.6),
        inner("M16.4 25H47.6M16.4 41H47.6", stroke=INK, width=4.4),
        *deaths_head(32, 33, 20),
    ]


def _cannonade() -> list[Mark]:
    """A gun that fires."""
    return [
        *put(cannon(), 0.84, -7, 13),
        Mark(star(51, 17, 15, 8, 0.5), fill="#f0a23a", width=2.4),
        inner(star(51, 17, 7.6, 8, 0.5), fill="#ffe08a"),
    ]


def _mastercraft() -> list[Mark]:
    """A mallet across a saw."""
    return [
        Mark("M2 16L47 52L41 60L0 28Z", fill="#d5dde2", width=2.6),
        inner(
            "M3 29l3 4 1.6 -2 3 4.4 1.6 -2 3 4.4 1.6 -2 3 4.4 1.6 -2 3 4.4 1.6 -2 3 4.4 1.6 -2 3 4.4",
            stroke=INK,
            width=2,
        ),
        Mark("M44 46L56 50L62 60L52 63L41 58Z", fill=TIMBER, width=2.6),
        Mark("M12 58L36 22", stroke=INK, width=10),
        inner("M12 58L36 22", stroke="#c08a52", width=5.6),
        Mark("M24 12L46 27Q52 20 57 12L36 -3Q29 3 24 12Z", fill="#8a5a33", width=2.6),
        inner("M31 4L52 18.6", stroke=light("#8a5a33", 0.4), width=2.6),
        inner(circle(12, 58, 3), fill=SKIN),
    ]


def _own(emblem: Iterable[Mark]) -> list[Mark]:
    """What the owner drew: a quill over a sign of the family."""
    return [
        *emblem,
        Mark("M30 44Q32 20 62 -4Q64 22 42 38Z", fill=CANVAS, width=2.6),
        inner("M28 50Q38 28 58 4", stroke=INK, width=2.6),
        Mark("M31 42L27 54L37 46Z", fill=INK, width=1.8),
    ]


def _own_event() -> list[Mark]:
    """A blank scroll under a quill."""
    return _own([Mark("M6 16H44V60H6Z", fill=PAPER, width=2.8), inner("M13 50H26M13 56H36", stroke=TIMBER, width=3)])


def _own_battle() -> list[Mark]:
    """A ship under a quill."""
    return _own(_ship(-2, 8))


def _own_volley() -> list[Mark]:
    """A ball under a quill."""
    ball = [Mark(circle(22, 44, 18), fill=IRON, width=2.6), inner("M11 40Q13 31 22 30", stroke="#a9b4bd", width=3)]
    return _own(ball)


DRAWN: Final[dict[str, tuple[str, Callable[[], list[Mark]]]]] = {
    "mastercraft": ("mastercraft", _mastercraft),
    "slip-away": ("event", _slip_away),
    "buccaneering": ("event", _buccaneering),
    "lookout": ("event", _lookout),
    "outfitter": ("event", _outfitter),
    "letter": ("event", _letter),
    "navy": ("event", _navy),
    "map": ("event", _map),
    "becalmed": ("battle", _becalmed),
    "wind": ("battle", _wind),
    "grapple": ("battle", _grapple),
    "smoke": ("battle", _smoke),
    "overboard": ("battle", _overboard),
    "grapeshot": ("volley", _grapeshot),
    "magazine": ("volley", _magazine),
    "cannonade": ("volley", _cannonade),
    "own-event": ("event", _own_event),
    "own-battle": ("battle", _own_battle),
    "own-volley": ("volley", _own_volley),
}
"""Each card but parrots and fame: its family, and what is drawn on it."""


def _register(kind: str, family: str, draw: Callable[[], list[Mark]]) -> None:
    @named(f"tavern:{kind}")
    def card() -> str:
        return _card(family, draw())


def _register_fame(n: int) -> None:
    @named(f"tavern:fame-{n}")
    def card() -> str:
        return _card("fame", [*laurel(32, 34, 27), *number(str(n), 32, 33, 32, INK)])


for _kind, (_family, _draw) in DRAWN.items():
    _register(_kind, _family, _draw)
for _n in (1, 2, 3):
    _register_fame(_n)


@named("tavern:unknown")
def unknown() -> str:
    """A Tavern card, face down."""
    back = "#7a2f28"
    return svg(
        [
            Mark(box(5, 1, 54, 62, 7), fill=PAPER, width=2.4),
            inner(box(9, 5, 46, 54, 4), fill=back, stroke=INK, width=1.4),
            inner(box(12.6, 8.6, 38.8, 46.8, 3), stroke=BRASS, width=1.8),
            *deaths_head(32, 32, 30),
        ]
    )
