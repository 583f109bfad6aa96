"""Opens evenings, takes them up again, and wires each to the dice, the library and the store."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from threading import RLock

from companion.core.journal.journal import Entry, Journal, Source
from companion.core.kit.game import AnyGame
from companion.core.procedures.copied_cards import CardKey, CardValues, Known
from companion.core.questions.kinds import BadAnswer, Form, Record
from companion.core.rules.rule_index import RuleIndex
from companion.core.values.messages import Msg
from companion.host.background import Background, InTurn
from companion.host.evenings import Evenings
from companion.host.settings import Settings
from companion.host.statistics import kept_lines
from companion.library.game_registry import game, game_ids, title
from companion.library.rules import rule_index
from companion.library.sample import is_sample, load_sample
from companion.library.shelf import Shelf
from companion.session.auto_answers import LookUp, copied_later, from_library, virtual_dice
from companion.session.game_session import GameSession
from companion.store import Elsewhere, Salvage, SavedEvening, Spoiled, Store, StoreFault, Unreadable

log = logging.getLogger(__name__)

LARGEST_SEED = 2**31


class Host:
    """Keeps the evenings of this machine: which there are, and those that are open as sessions."""

    def __init__(self, store: Store, settings: Settings, background: Background | None = None) -> None:
        self.store = store
        """The database."""
        self.settings = settings
        """What people have set on this machine."""
        self.background: Background = background or InTurn()
        """What the machine does beside its screens."""
        self.opening = ""
        """The evening that a new screen shows at once, "" for none."""
        self.closing: list[Callable[[str], None]] = []
        """Called with the id of each evening that was deleted."""
        self.leaving: list[Callable[[str], None]] = []
        """Called with the id of an evening before its journal grows otherwise than by its session."""
        self.copied: list[Callable[[str], None]] = []
        """Called with the id of each game of which something was copied, or forgotten."""
        self._open: dict[str, GameSession] = {}
        self._looked_at: set[str] = set()
        self._samples: dict[str, Known] = {}
        self._lock = RLock()

    # ------------------------------------------------------------------ games

    def games(self) -> Sequence[AnyGame]:
        """The games that can be played, every one opened."""
        return [game(game_id) for game_id in game_ids()]

    def titles(self) -> Mapping[str, Msg]:
        """What the games that can be played are called on the owner's boxes, by id; most are not opened for that."""
        return {each: self.title(each) for each in game_ids()}

    def title(self, game_id: str) -> Msg:
        """What a game is called on the owner's box."""

        def copied(schema: str, subject: str) -> CardValues | None:
            card = self.store.card(game_id, schema, subject)
            return None if card is None else card.record

        return title(game_id, copied)

    def rules(self, game_id: str) -> RuleIndex:
        """The rule index of a game."""
        return rule_index(game_id)

    def shelf(self, game_id: str) -> Shelf:
        """The owner's library of a game. What is put there is known to the evenings that are open, too."""
        return self._shelf(game_id, partial(self._laid, game_id))

    def _shelf(self, game_id: str, told: Callable[[Collection[CardKey]], object]) -> Shelf:
        return Shelf(self.store, game(game_id), self.store.photos, told)

    def _laid(self, game_id: str, spots: Collection[CardKey]) -> None:
        """Something was put on the shelf outside of an evening: questions about it answer themselves."""
        for session in tuple(self._open.values()):
            if session.game.id == game_id and not is_sample(session.origin.options):
                session.actions.copied_elsewhere(spots)
        self._shelf_changed(game_id)

    def _shelf_changed(self, game_id: str) -> None:
        for tell in tuple(self.copied):
            tell(game_id)

    # ------------------------------------------------------------------ evenings

    def new_evening(
        self, game_id: str, options: Mapping[str, object], seed: int | None = None, title: str = ""
    ) -> GameSession:
        """Begin an evening; without a seed the dice are new. Raises BadAnswer naming the option that is wrong."""
        played = game(game_id)
        if not is_sample(options):
            options = played.dealt(options, self.shelf(game_id).known())
        options = played.agreed(options)
        played.start(options)
        with self._lock:
            self._back_up()
            dice = secrets.randbelow(LARGEST_SEED) if seed is None else seed
            return self._seat(self.store.begin(game_id, options, dice, played.version, title), ())

    def resume(self, evening_id: str) -> GameSession:
        """Take up an evening at the very question where it was left; all screens get the same one.

        Raises StoreFault when it is gone, Spoiled when it is not what was written, Unreadable or Newer when this Vigie
        does not know what it holds.
        """
        with self._lock:
            if evening_id not in self._open:
                saved = self.store.evening(evening_id)
                entries = self._known(saved)
                self._back_up()  # not of a spoiled evening: the oldest copy, which would go, may be its last good one
                self._seat(saved, entries)
            return self._open[evening_id]

    def _known(self, saved: SavedEvening) -> Sequence[Entry]:
        """The journal of an evening whose game and options are known here."""
        try:
            played = game(saved.game)
            played.start(saved.options)
        except BadAnswer as error:
            raise Unreadable(self.store.path, error.text) from error
        return self.store.entries(saved.id, played.events)

    def evenings(self) -> Evenings:
        """Every evening, the one last played first.

        One that is over and not kept as finished is put right: an older Vigie kept none, and the power may go before.
        """
        return Evenings(map(self._put_right, self.store.evenings()))

    def find(self, evening_id: str) -> SavedEvening | None:
        """An evening by its id, None if it is gone or not what was written."""
        try:
            return self.store.evening(evening_id)
        except (Elsewhere, Spoiled):
            return None

    def salvage(self, evening_id: str) -> Salvage | None:
        """The most that can be had of a spoiled evening; None if there is nothing."""
        return self.store.salvage(evening_id)

    def take_back(self, found: Salvage) -> None:
        """Put what could be had of an evening in its place; devices that were at it have to come anew."""
        with self._lock:
            self.store.take_back(found)
        self._closed(found.evening)

    def let_go(self, evening_id: str) -> None:
        """Nobody is at an evening any more: `resume` takes it up anew when somebody comes."""
        with self._lock:
            if self._open.pop(evening_id, None) is not None:
                self._looked_at.add(evening_id)

    def delete(self, evening_id: str) -> None:
        """Forget an evening for ever."""
        with self._lock:
            self._open.pop(evening_id, None)
            self.store.delete(evening_id)
        self._closed(evening_id)

    def take(self, saved: SavedEvening, journal: Sequence[Mapping[str, object]]) -> None:
        """Keep an evening that another machine has kept. journal: plain JSON. Raises Elsewhere where it is here."""
        with self._lock:
            self._back_up()
            self.store.take(saved, journal)

    def append(self, evening_id: str, known: int, more: Sequence[Entry]) -> None:
        """Append to an evening what it has gone on with on another machine; whoever shows it takes it up anew.

        known: entries that are here. Raises Elsewhere where there are more by now.
        """
        for tell in tuple(self.leaving):
            tell(evening_id)
        with self._lock:
            self._back_up()
            self.let_go(evening_id)
            book = game(self.store.evening(evening_id).game).events
            self.store.log(evening_id, book).append(known, more)
            self.store.unfinish(evening_id)
            self._looked_at.discard(evening_id)

    def put_names(self, evening_id: str, options: Mapping[str, object]) -> None:
        """Keep an evening whose people are called otherwise; whoever shows it takes it up anew.

        options: as they were, but for the names. Raises BadAnswer where nothing can begin with them, StoreFault where
        the evening cannot be read or kept.
        """
        saved = self.store.evening(evening_id)
        played = game(saved.game)
        start = played.start(played.kept(options))
        for tell in tuple(self.leaving):
            tell(evening_id)
        with self._lock:
            self._back_up()
            self.let_go(evening_id)
            result: Sequence[Mapping[str, object]] = saved.result
            if saved.finished is not None:
                journal = Journal.of(self.store.entries(evening_id, played.events), start, played.book)
                result = result_of(played, journal.state)
            self.store.put_names(evening_id, options, result)

    def _closed(self, evening_id: str) -> None:
        for tell in tuple(self.closing):
            tell(evening_id)

    # ------------------------------------------------------------------ endings

    def _put_right(self, saved: SavedEvening) -> SavedEvening:
        """An evening of the list, seen once in each process whether it is over."""
        if saved.finished is not None or not saved.sound or saved.id in self._open or saved.id in self._looked_at:
            return saved
        self._looked_at.add(saved.id)
        try:
            played = game(saved.game)
            entries = self.store.entries(saved.id, played.events)
            if Journal.of(entries).opened is not None:
                return saved
            state = Journal.of(entries, played.start(played.kept(saved.options)), played.book).state
            if played.next(state) is not None:
                return saved
            self.store.finish(saved.id, result_of(played, state))
            return self.store.evening(saved.id)
        except Exception as error:  # whatever is wrong with it is told to whoever opens it
            log.warning("nobody knows whether evening %s is over: %s", saved.id, type(error).__name__)
            return saved

    def _keep_ending(self, saved: SavedEvening, session: GameSession) -> None:
        """Keep in the store whether an evening is over and how it came out, now and after each change."""
        kept = list(saved.result) if saved.finished is not None else None

        def keep() -> None:
            nonlocal kept
            now = session.now
            result = result_of(session.game, now.state) if now.question is None else None
            if result == kept:
                return
            try:
                if result is None:
                    self.store.unfinish(saved.id)
                else:
                    self.store.finish(saved.id, result)
            except StoreFault as fault:  # the answer itself is written; this is tried again at the next one
                log.warning("the end of evening %s is not kept: %s", saved.id, fault)
            else:
                kept = result

        session.writer.listeners.append(keep)
        keep()

    # ------------------------------------------------------------------ wiring

    def _seat(self, saved: SavedEvening, entries: Sequence[Entry]) -> GameSession:
        played = game(saved.game)
        session = GameSession(
            played,
            played.kept(saved.options),
            seed=saved.seed,
            log=self.store.log(saved.id, played.events),
            answerers=(
                virtual_dice(saved.seed, lambda: self.settings["dice"]),
                from_library(self.library(saved)),
                copied_later(lambda: self.settings["copying"]),
            ),
            learn=None if is_sample(saved.options) else self._learner(saved.game),
            entries=entries,
            identity=saved.id,
        )
        self._keep_ending(saved, session)
        self._open[saved.id] = session
        return session

    def _learner(self, game_id: str) -> Callable[[Form, Record], None]:
        """Keeps what an evening has copied. It knows that itself, and others look it up when they ask: two that told
        each other at the same time would wait for each other."""
        return self._shelf(game_id, lambda _spots: self._shelf_changed(game_id)).learn

    def library(self, saved: SavedEvening) -> LookUp:
        """What is known of the printed components: the sample edition in a demonstration, else the owner's library."""
        if is_sample(saved.options):
            sample = self._sample(saved.game)
            return lambda schema, subject: _sourced(sample.get((schema, subject)), "sample")
        shelf = self.shelf(saved.game)
        return lambda schema, subject: _sourced(shelf.get(schema, subject), "library")

    def _sample(self, game_id: str) -> Known:
        if game_id not in self._samples:
            self._samples[game_id] = load_sample(game(game_id))
        return self._samples[game_id]

    def _back_up(self) -> None:
        """A copy before each evening; an evening must not fail because there is no room for it."""
        try:
            self.store.backup()
        except StoreFault as fault:
            log.warning("no backup could be made: %s", fault)


def result_of(played: AnyGame, state: object) -> list[dict[str, object]]:
    """How an evening came out, as the store keeps it: the lines of a final score."""
    return [line.model_dump(mode="json") for line in kept_lines(played, state)]


def _sourced(record: CardValues | None, source: Source) -> tuple[CardValues, Source] | None:
    return None if record is None else (record, source)
