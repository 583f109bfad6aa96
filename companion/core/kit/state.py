"""What the states of all games have in common: who sits at the table, and what was copied of printed components."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Never, Self

from typing_extensions import TypeVar

from companion.core.declared.references import SeatName
from companion.core.kit.options import EveningOptions
from companion.core.procedures.copied_cards import CopiedCard, Edition
from companion.core.questions.get_or_explain import get_or_explain
from companion.core.questions.kinds import FieldValue, Record
from companion.core.values.frozen_records import memoized, replace
from companion.core.values.messages import msg
from companion.core.values.seats import Standing, placed

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table. A game whose players have anything else of their own derives a dataclass from it."""

    id: SeatName
    """Of the seat."""
    name: str
    """As typed."""
    colour: str
    """In which the player is painted."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What somebody did, for the last page. A game derives its own, with a number for each kind of deed."""

    seat: SeatName
    """Who."""


O = TypeVar("O", bound=EveningOptions, covariant=True)  # noqa: E741
P = TypeVar("P", bound=Player, covariant=True)
I = TypeVar("I", bound=str, default=str, contravariant=True)  # noqa: E741


class TableState(Generic[O, P, I]):
    """A state with its options, its players, what was copied of printed components, and where the turn stands.

    Its parameters: the class of its options, of its players, and of their ids where those are more than text.

    A game's state is a frozen dataclass that derives from this class and declares the fields itself: `options` and
    `players`, and where it has any use for them `cards`, `turn`, `tallies` and `outcome`, None until the evening is
    over.
    """

    __slots__ = ()

    if TYPE_CHECKING:  # the fields are the dataclass's

        @property
        def options(self) -> O:
            """What was agreed before."""

        @property
        def players(self) -> tuple[P, ...]:
            """Everybody at the table, in seating order."""

        @property
        def cards(self) -> tuple[CopiedCard, ...]:
            """What was copied of printed components; () at first."""

        @property
        def turn(self) -> Any:
            """A dataclass of the game's own; commands that are still due stand in its `steps: tuple[str, ...] = ()`."""

        @property
        def tallies(self) -> tuple[Tally, ...]:
            """What everybody did, for the last page."""

    def player(self, seat: I) -> P:
        """The player in a seat."""
        for player in self.players:
            if player.id == seat:
                return player
        return get_or_explain(self.players, seat, "core-named-seat")  # which says who is there

    def name_of(self, seat: I) -> str:
        """What somebody at the table is called, as typed."""
        return self.player(seat).name

    def with_player(self, seat: I, **changes: object) -> Self:
        """With changed fields on one player's sheet."""
        return _replaced(self, players=changed(self.players, seat, **changes))

    def with_turn(self, **changes: object) -> Self:
        """With changed fields of the turn."""
        return _replaced(self, turn=replace(self.turn, **changes))

    def with_tally(self, seat: str, **more: int) -> Self:
        """With so many more of what somebody did; nothing is kept of those who have no tally."""

        def grown(tally: Any) -> Any:
            return replace(tally, **{name: getattr(tally, name) + n for name, n in more.items()})

        return _replaced(self, tallies=tuple(grown(each) if each.seat == seat else each for each in self.tallies))

    def by_points(self, points: Callable[[P], int]) -> tuple[Standing, ...]:
        """How everybody stands where most points win and equals share a place."""
        return tuple(
            Standing(place, msg("core-said", text=player.name), points(player), seats=(player.id,))
            for place, player in placed(self.players, points)
        )

    @property
    def edition(self) -> Edition:
        """Where the values of components come from this evening."""
        return self.options.edition

    def card(self, schema: str, subject: str) -> Record | None:
        """The copied values of a component, None while it is unknown this evening."""
        return _records(self.cards).get((schema, subject))

    def copied(self, schema: str, subject: str, name: str) -> FieldValue:
        """One value of a component as somebody has copied it, None while it is unknown this evening."""
        return _values(self.card(schema, subject)).get(name)

    def with_card(self, card: CopiedCard) -> Self:
        """With a component copied, in the place of an older copy."""
        others = tuple(c for c in self.cards if (c.schema, c.subject) != (card.schema, card.subject))
        return _replaced(self, cards=(*others, card))


@memoized
def _records(cards: tuple[CopiedCard, ...]) -> Mapping[tuple[str, str], Record]:
    """What was copied of components, by schema and subject."""
    return {(card.schema, card.subject): card.record for card in reversed(cards)}


@memoized
def _values(record: Record | None) -> Mapping[str, FieldValue]:
    """The values of a component by their names."""
    return dict(record or ())


Common = TableState[EveningOptions, Player, Never]
"""What is known of the state of any game."""


def changed(things: tuple[T, ...], which: object, by: str = "id", /, **changes: object) -> tuple[T, ...]:
    """Frozen records, one of them with other values: the one of which the field `by` is `which`."""
    return tuple(_replaced(each, **changes) if getattr(each, by) == which else each for each in things)


def _replaced(record: T, **changes: object) -> T:
    """As `frozen.replace`, for a record of which only the game knows that it is a dataclass."""
    copy: T = replace(record, **changes)  # type: ignore[type-var]
    return copy
