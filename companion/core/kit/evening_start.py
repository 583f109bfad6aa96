"""How an evening begins: from what a table has agreed on to the state before the first question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from companion.core.kit.any_evening import Chance, any_values
from companion.core.kit.options import EveningOptions
from companion.core.procedures.copied_cards import Known
from companion.core.questions.kinds import BadAnswer
from companion.core.values.messages import msg

O = TypeVar("O", bound=EveningOptions)  # noqa: E741
S = TypeVar("S")
B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class EveningStart(Generic[O, S, B]):
    """The options of a game and what is made of them."""

    options: type[O]
    first: Callable[[O, B], S]
    """The table before the first question."""
    deal: Callable[[O, B, Known], O] = lambda options, book, cards: options
    """The options with the piles that the app can deal from the cards that it knows."""
    some: Callable[[Chance], O] | None = None
    """Options of any evening that a table could begin, for simulations; what the fields admit, unless said."""

    def start(self, raw: Mapping[str, object], book: B) -> S:
        """The first state from plain JSON. Raises BadAnswer naming a wrong option."""
        return self.first(self.options.read(raw), book)

    def dealt(self, raw: Mapping[str, object], book: B, cards: Known) -> dict[str, object]:
        """The same options, with the piles that the app can deal. Raises BadAnswer naming a wrong one."""
        return self.deal(self.options.read(raw), book, cards).dump()

    def agreed(self, raw: Mapping[str, object]) -> dict[str, object]:
        """The same options with every point of rule. Raises BadAnswer naming a wrong option, or a name by which nobody
        can be called."""
        options = self.options.read(raw)
        if (misnamed := options.misnamed()) is not None:
            field, problem = misnamed
            raise BadAnswer(msg("core-setting", field=field, problem=problem))
        return {**raw, "rulings": options.dump()["rulings"]}

    def kept(self, raw: Mapping[str, object]) -> dict[str, object]:
        """The same options with the points of rule that an earlier version left unsaid."""
        return {**raw, "rulings": self.options.RULINGS.kept(raw.get("rulings", ()))}

    def any_options(self, chance: Chance) -> dict[str, object]:
        """Options of some evening, as plain JSON."""
        found = self.some(chance) if self.some is not None else self.options.read(any_values(self.options, chance))
        return found.dump()
