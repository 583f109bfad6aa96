"""What the owner's library lacks, seen: how much of the box is copied, and what tonight's game needs of the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

import flet as ft

from companion.core.kit.game import AnyGame
from companion.core.procedures.copied_cards import Known
from companion.core.values.messages import Msg, msg
from companion.library.missing_cards import CopiedExtent, KindExtent, lacking, with_linked
from companion.library.texts import Texts
from companion.ui.figures.tracks import bar
from companion.ui.games import screens_of
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.sheet.printed_parts import CopyingTogether, Copyist
from companion.ui.setup.parts import chip, chips
from companion.ui.shell.card_copying import CardSpot
from companion.ui.widgets import kit

ShownCards = Literal["all", "half", "missing"]
"""Which components are listed: what was copied, what was copied in part, what was not copied yet."""
MOST_NAMED: Final = 12
"""Names that stand on the page itself; all of them are where one is picked."""
BAR: Final = 14


@dataclass(frozen=True, slots=True)
class CopyingRun:
    """Cards that are copied one after the other."""

    spots: tuple[CardSpot, ...]
    at: int = 0
    """The one on the copying screen, from 0."""

    @property
    def spot(self) -> CardSpot:
        """The one on the copying screen."""
        return self.spots[self.at]

    def begun(self, take: Callable[[CardSpot], bool]) -> CopyingRun | None:
        """With the first one on the copying screen, from this one on, that can be taken; None where none can."""
        found = (at for at in range(self.at, len(self.spots)) if take(self.spots[at]))
        return next((CopyingRun(self.spots, at) for at in found), None)

    def grown(self, spots: Iterable[CardSpot]) -> CopyingRun:
        """With more cards right behind the one on the copying screen; none comes twice."""
        new = tuple(spot for spot in spots if spot not in self.spots)
        return CopyingRun((*self.spots[: self.at + 1], *new, *self.spots[self.at + 1 :]), self.at)

    def after(self, take: Callable[[CardSpot], bool]) -> CopyingRun | None:
        """With the next one on the copying screen that can be taken; None where none can."""
        return CopyingRun(self.spots, self.at + 1).begun(take)


def run_of(extents: Sequence[CopiedExtent]) -> CopyingRun:
    """Everything that lacks something, one after the other."""
    return CopyingRun(tuple(CardSpot(each.schema, each.subject) for each in extents))


def name_of(game: AnyGame, known: Known, schema: str, subject: str) -> Msg:
    """What a component is called: by the name that stands on it where somebody has copied that, else by its kind."""
    record = known.get((schema, subject))
    face = screens_of(game.id).face(schema, subject, record) if record is not None else None
    return face.label if face is not None else game.called(schema, subject)


def extents_header(
    look: Look, t: Texts, kinds: Sequence[KindExtent], tonight: bool, go_on: Callable[[], None]
) -> ft.Control:
    """How much of the whole box is copied. tonight: whether its own next ones stand above.  go_on: copies the first of
    all that lacks something, then the next."""
    copied, half = sum(kind.copied for kind in kinds), sum(len(kind.half) for kind in kinds)
    everything = sum(len(kind.extents) for kind in kinds)
    said = kit.words(look, t(msg("ui-library-extent", n=copied, all=everything, half=half)), bold=True, expand=True)
    parts: list[ft.Control] = [
        ft.Semantics(content=said, identifier="library-extent", container=True),
        ft.Row([bar(look, copied / max(1, everything), look.palette.mark, height=BAR)]),
    ]
    if any(kind.lacking for kind in kinds):
        words = t(msg("ui-library-next"))
        kind = "sea" if tonight else "main"
        button = kit.button(look, words, go_on, kind=kind, sign="right", identifier="library-next", height=TOUCH)
        parts.append(ft.Row([button], wrap=True))
    return kit.panel(look, kit.rows(parts, 8), padding=14)


@dataclass(frozen=True, slots=True)
class Tonight:
    """What tonight's evening names, as one of those who copy it sees it."""

    wanted: int
    """How much there is."""
    lacking: Sequence[CopiedExtent]
    """What nobody has copied to the end."""
    taken: Sequence[tuple[CopiedExtent, Copyist]]
    """What of it somebody else copies just now."""

    @property
    def free(self) -> Sequence[CopiedExtent]:
        """What can be taken."""
        taken = [each for each, _ in self.taken]
        return [each for each in self.lacking if each not in taken]


def tonight_of(game: AnyGame, known: Known, wanted: Sequence[tuple[str, str]], together: CopyingTogether) -> Tonight:
    """What lacks of that which is wanted, and who copies it."""
    wanted = with_linked(game, known, wanted)
    left = lacking(game, known, wanted)
    found = ((each, together.other((each.schema, each.subject))) for each in left)
    return Tonight(len(wanted), left, [(each, who) for each, who in found if who is not None])


def tonight_panel(
    look: Look,
    t: Texts,
    game: AnyGame,
    known: Known,
    tonight: Tonight,
    choose: Callable[[CardSpot], None],
    go_on: Callable[[], None],
    note: Msg | None = None,
) -> ft.Control:
    """What tonight's evening names and nobody has copied to the end, by name, and who copies what of it.

    go_on: copies one after the other.  note: what else is to be said while something lacks.
    """
    left, free = len(tonight.lacking), tonight.free
    words = t(msg("ui-library-tonight", n=left))
    head = kit.words(look, words, bold=True, size=look.sizes.title, colour=look.palette.text_brass)
    filled = bar(look, 1 - left / max(1, tonight.wanted), look.palette.mark, height=BAR)
    count = kit.words(look, t(msg("party-progress", done=tonight.wanted - left, all=tonight.wanted)))
    counted = ft.Semantics(content=count, identifier="tonight-progress", container=True)
    parts: list[ft.Control] = [
        ft.Semantics(content=head, identifier="library-tonight", header=True, container=True),
        kit.line([counted, ft.Row([filled], expand=True)], 10),
    ]
    if left:
        words = t(msg("ui-library-next-tonight"))
        deed = go_on if free else None
        button = kit.button(look, words, deed, kind="main", sign="right", identifier="tonight-next", height=TOUCH)
        parts.append(ft.Row([button], wrap=True))
    if left and note is not None:
        parts.append(kit.words(look, t(note), size=look.sizes.small, colour=look.palette.text_muted))
    parts += [_taken(look, t, game, known, each, who) for each, who in tonight.taken]
    if free:
        parts.append(named(look, t, game, known, free, choose, "tonight"))
    if len(free) > MOST_NAMED:
        parts.append(more(look, t, len(free) - MOST_NAMED))
    return kit.panel(look, kit.rows(parts, 10), padding=14)


def taken(game: AnyGame, known: Known, spot: CardSpot, together: CopyingTogether) -> Msg | None:
    """Why a card cannot be taken: somebody else copies it."""
    who = together.other((spot.schema, spot.subject))
    what = name_of(game, known, spot.schema, spot.subject)
    return None if who is None else msg("party-copies", name=who.name, what=what, n=who.told)


def _taken(look: Look, t: Texts, game: AnyGame, known: Known, each: CopiedExtent, who: Copyist) -> ft.Control:
    """Who copies a card just now, and how far that person is."""
    what = name_of(game, known, each.schema, each.subject)
    words = kit.words(look, t(msg("party-copies", name=who.name, what=what, n=who.told)), expand=True)
    line = kit.line([kit.icon(look, "people", 26, look.palette.text_brass), words], 10)
    return ft.Semantics(content=line, identifier=f"taken-{each.schema}-{each.subject}", container=True)


def on_the_way(look: Look, t: Texts, run: CopyingRun, on: Callable[[], None]) -> list[ft.Control]:
    """How many cards have been gone through, and the way past this one; nothing for one by itself. on: leads there."""
    if len(run.spots) == 1:
        return []
    said = kit.words(look, t(msg("ui-library-run", n=run.at + 1, all=len(run.spots))), bold=True)
    place = ft.Row([said], tight=True, height=TOUCH * look.zoom)
    words = t(msg("ui-library-pass"))
    over = kit.button(look, words, on, kind="sea", sign="right", identifier="library-pass", height=TOUCH)
    return [over, ft.Semantics(content=place, identifier="library-run", container=True)]


def named(
    look: Look,
    t: Texts,
    game: AnyGame,
    known: Known,
    extents: Sequence[CopiedExtent],
    choose: Callable[[CardSpot], None],
    where: str,
) -> ft.Control:
    """Components by name, each of which can be copied; one that is half copied says how far. where: part of their
    identifiers."""
    return ft.Row(
        [
            kit.button(
                look,
                _called(t, game, known, each),
                partial(choose, CardSpot(each.schema, each.subject)),
                kind="sea",
                identifier=f"{where}-{each.schema}-{each.subject}",
                height=TOUCH,
            )
            for each in extents[:MOST_NAMED]
        ],
        wrap=True,
        spacing=10,
        run_spacing=10,
    )


def more(look: Look, t: Texts, n: int) -> ft.Control:
    """How many names have no room."""
    return kit.words(look, t(msg("ui-library-more", n=n)), size=look.sizes.small, colour=look.palette.text_muted)


def _called(t: Texts, game: AnyGame, known: Known, each: CopiedExtent) -> str:
    name = t(name_of(game, known, each.schema, each.subject))
    return t(msg("ui-library-half", name=name, n=each.known, all=each.of)) if each.half else name


def filter_bar(look: Look, t: Texts, seen: ShownCards, see: Callable[[ShownCards], object]) -> ft.Control:
    """Which components are listed below."""
    words: tuple[ShownCards, ...] = ("missing", "half", "all")
    return chips(
        chip(look, t(msg(f"ui-library-see-{each}")), each == seen, partial(see, each), f"see-{each}") for each in words
    )


def kind_count(look: Look, t: Texts, kind: KindExtent, photos: int) -> ft.Control:
    """Of one kind: a bar, and what was copied of how many. photos: how many of them there are."""
    everything = len(kind.extents)
    count = msg("ui-library-kind", n=kind.copied, all=everything, half=len(kind.half), photos=photos)
    filled = bar(look, kind.copied / max(1, everything), look.palette.mark)
    return kit.line([ft.Container(kit.words(look, t(count)), expand=1), filled], 10)
