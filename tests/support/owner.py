"""An owner at the table: a library that begins empty, and a person who copies what is asked for and no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from companion.core.kit.game import AnyGame
from companion.core.printed.kept_cards import KeptCard
from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Ask, Field, FieldValue, Form, completed
from companion.library.shelf import Shelf
from companion.session.auto_answers import from_library, virtual_dice
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot


class Drawer:
    """Keeps copied cards in memory."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], KeptCard] = {}

    def card(self, game: str, schema: str, subject: str) -> KeptCard | None:
        return self.kept.get((schema, subject))

    def cards(self, game: str) -> Sequence[KeptCard]:
        return list(self.kept.values())

    def broken_cards(self, game: str) -> Sequence[tuple[str, str]]:
        return ()

    def put_cards(self, game: str, cards: Sequence[KeptCard]) -> None:
        self.kept |= {(card.schema, card.subject): card for card in cards}

    def delete_card(self, game: str, schema: str, subject: str) -> None:
        self.kept.pop((schema, subject), None)


def shelf_of(game: AnyGame) -> Shelf:
    """A library of a game in which nothing was ever copied."""
    return Shelf(Drawer(), game)


def with_library(
    game: AnyGame, options: Mapping[str, Any], shelf: Shelf, *, dice: str = "virtual", seed: int = 4
) -> GameSession:
    """An evening that reads this library and teaches it."""

    def look_up(schema: str, subject: str) -> tuple[Mapping[str, Any], Any] | None:
        record = shelf.get(schema, subject)
        return None if record is None else (record, "library")

    answerers = (virtual_dice(seed, lambda: dice), from_library(look_up))
    return GameSession(game, options, seed=seed, answerers=answerers, learn=shelf.learn)


class Owner(Robot):
    """Answers as a person who copies a card: what `copies` says, and leaves the share `unknown` of the rest unknown.

    asked: every form that was shown, in order.  told: by schema and subject, all that was told of a component.
    """

    def __init__(
        self, seed: int, copies: Mapping[str, Mapping[str, Any]] | None = None, unknown: float = 1.0, **likes: float
    ) -> None:
        super().__init__(seed, {name.replace("_", "-"): liking for name, liking in likes.items()})
        self.copies = copies or {}
        self.unknown = unknown
        self.asked: list[Form] = []
        self.told: dict[tuple[str, str], dict[str, FieldValue]] = {}
        self._doubt = Random(f"{seed}/unknown")

    def answer(self, question: Ask[Any]) -> Any:
        """A legal answer as plain JSON."""
        if not isinstance(question, Form):
            return super().answer(question)
        self.asked.append(question)
        told = dict(self.copies.get(question.schema, {}))
        draft: dict[str, FieldValue] = {}
        for line in question.fields:
            shown = line.when is None or draft.get(line.when[0]) in line.when[1]
            draft[line.name] = told.get(line.name, self._left(line)) if shown else None
        subject = (question.schema, question.subject)
        self.told[subject] = completed(self.told.get(subject, {}), dict(question.read(draft)))
        return draft

    def _left(self, line: Field) -> FieldValue:
        unknown = line.optional and self._doubt.random() < self.unknown
        value: FieldValue = None if unknown else self.fill(line)
        return value


def play_on(evening: GameSession, owner: Owner, *, until: str = "", steps: int = 60) -> list[Ask[Any]]:
    """What is asked up to the menu or question with this key, each answered by the owner."""
    asked = []
    for _ in range(steps):
        question = evening.question
        if question is None or question.key == until:
            break
        asked.append(question)
        main = question.main if isinstance(question, Menu) else ""
        evening.answer(main or owner.answer(question), serial=evening.now.serial)
    return asked
