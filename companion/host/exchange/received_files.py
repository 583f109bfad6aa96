"""Takes in files of other machines: one evening, or a copy of everything.

It is taken in two rounds: the first looks at all of it and changes nothing, the second keeps what overwrites nothing.
What differs from ours stays as it is until somebody says otherwise.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from companion.core.procedures.copied_cards import CardKey
from companion.core.questions.kinds import BadAnswer
from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import msg
from companion.host.exchange import evening_files
from companion.host.exchange.evening_files import Comparison, ReceivedEvening
from companion.host.exchange.full_copy import ZIP, CopyFile
from companion.host.exchange.merge_cards import Incoming, beside, merge_file
from companion.host.host import Host
from companion.host.tips_shown import TipsShown
from companion.library.game_registry import game_ids
from companion.library.shelf import Contents, Imported
from companion.sharing.parcels import is_newer
from companion.store.scores import KeptScore

TakingStep = Callable[[], object]
"""A part of what is done with a file, after which screens are drawn."""
_NO_CARDS = Imported(0, 0, 0)


@dataclass(frozen=True, slots=True)
class FileTaken:
    """What a file has brought."""

    evenings: int = 0
    """New here."""
    further: int = 0
    """Those that had gone on elsewhere, and go on here from there."""
    same: int = 0
    """Those that we know as far, or farther."""
    apart: int = 0
    """Those that went on otherwise than ours, and were left alone."""
    second: int = 0
    """Those of them that were kept beside ours."""
    cards: Imported = _NO_CARDS
    differing: int = 0
    """Cards that say something else than ours, and were left alone."""
    scores: int = 0
    """Of other tables, new here."""
    settings: int = 0
    """That nobody had chosen here."""


class ReceivedFile(ABC):
    """A file on its way into this machine. All but the constructor raise BadFile or StoreFault."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.taken = FileTaken()
        """What came of it so far."""

    @property
    def steps(self) -> Sequence[TakingStep]:
        """All that is to be done, in order: each part is looked at, then each is taken."""
        return [*self._looking(), *self._taking()]

    @abstractmethod
    def _looking(self) -> Sequence[TakingStep]:
        """Looks at each part, and keeps nothing."""

    @abstractmethod
    def _taking(self) -> Sequence[TakingStep]:
        """Keeps what overwrites nothing of ours."""

    @abstractmethod
    def _apart(self) -> Sequence[ReceivedEvening]:
        """The evenings that may have gone on otherwise than ours."""

    @abstractmethod
    def _cards(self) -> Mapping[str, Contents]:
        """What was copied, by game."""

    def keep_seconds(self) -> None:
        """Keep the evenings that went on otherwise than ours, each beside ours."""
        for each in self._apart():
            if evening_files.take(self._host, each, second=True).second:
                self.taken = replace(self.taken, apart=self.taken.apart - 1, second=self.taken.second + 1)

    def differing(self) -> Mapping[str, Sequence[Incoming]]:
        """The cards that say something else than ours, by game."""
        found = {}
        for game, contents in self._cards().items():
            if cards := [card for card in beside(self._host, game, contents.cards) if card.differences]:
                found[game] = cards
        return found

    def take_theirs(self, game: str, theirs: Sequence[CardKey]) -> None:
        """Replace these cards of ours by what the file says of them."""
        done = merge_file(self._host, game, self._cards()[game], theirs)
        cards = replace(self.taken.cards, changed=self.taken.cards.changed + done.changed)
        self.taken = replace(self.taken, cards=cards, differing=max(0, self.taken.differing - len(theirs)))

    def _take_evening(self, received: ReceivedEvening) -> Comparison:
        found = evening_files.take(self._host, received)
        self.taken = _counted(self.taken, found)
        return found

    def _take_cards(self, game: str, contents: Contents) -> None:
        differing = sum(bool(card.differences) for card in beside(self._host, game, contents.cards))
        done, mine = merge_file(self._host, game, contents, ()), self.taken.cards
        same = mine.same + max(0, done.same - differing)
        cards = Imported(mine.new + done.new, mine.changed + done.changed, same, mine.photos + done.photos)
        self.taken = replace(self.taken, cards=cards, differing=self.taken.differing + differing)


def _counted(taken: FileTaken, found: Comparison) -> FileTaken:
    """What came before, and this evening."""
    match found.extent:
        case "new":
            return replace(taken, evenings=taken.evenings + 1)
        case "further":
            return replace(taken, further=taken.further + 1)
        case "apart":
            return replace(taken, apart=taken.apart + 1)
    return replace(taken, same=taken.same + 1)


class EveningOnly(ReceivedFile):
    """One evening with its copied cards. Raises BadFile."""

    def __init__(self, host: Host, text: str) -> None:
        super().__init__(host)
        self._evening = evening_files.opened(text)
        self.identity = self._evening.saved.id
        """Under which it is here once it was taken."""

    def _looking(self) -> Sequence[TakingStep]:
        return [self._cards]

    def _taking(self) -> Sequence[TakingStep]:
        return [self._take]

    def _take(self) -> None:
        self.identity = self._take_evening(self._evening).identity
        for game, contents in self._cards().items():
            self._take_cards(game, contents)

    def _apart(self) -> Sequence[ReceivedEvening]:
        return (self._evening,)

    def _cards(self) -> Mapping[str, Contents]:
        game, cards = self._evening.saved.game, self._evening.cards
        if not cards:
            return {}
        self._host.shelf(game).read(cards)
        return {game: Contents(cards, {})}


class Everything(ReceivedFile):
    """A copy of everything. lessons: that were given here.  Raises BadFile."""

    def __init__(self, host: Host, lessons: TipsShown, content: bytes) -> None:
        super().__init__(host)
        self._lessons = lessons
        self._copy = CopyFile(content)
        self._games = self._parts("library")

    def _parts(self, folder: str) -> Sequence[str]:
        names = [name.removesuffix(".json").split("/") for name in self._copy.names]
        return tuple(rest for kind, rest in names if kind == folder)

    def _looking(self) -> Sequence[TakingStep]:
        libraries = (partial(self._library, game) for game in self._games)
        return [*libraries, *(partial(self._evening, each) for each in self._parts("evenings"))]

    def _taking(self) -> Sequence[TakingStep]:
        libraries = (partial(self._take_library, game) for game in self._games)
        return [*libraries, *(partial(self._take_one, each) for each in self._parts("evenings")), self._take_head]

    def _apart(self) -> Sequence[ReceivedEvening]:
        return [self._evening(each) for each in self._parts("evenings")]

    def _cards(self) -> Mapping[str, Contents]:
        return {game: self._library(game) for game in self._games}

    def _library(self, game: str) -> Contents:
        if game not in game_ids():
            if is_newer(self._copy.head.vigie):
                raise BadFile(msg("share-newer"))
            raise BadFile(msg("share-unknown-game", given=game, known=tuple(self._host.titles().values())))
        try:
            return self._host.shelf(game).opened(self._copy.text(f"library/{game}.json"))
        except BadFile:
            if is_newer(self._copy.head.vigie):
                raise BadFile(msg("share-newer")) from None
            raise

    def _evening(self, identity: str) -> ReceivedEvening:
        found = evening_files.opened(self._copy.text(f"evenings/{identity}.json"))
        if found.saved.id != identity:
            raise BadFile(msg("copies-damaged"))
        return found

    def _take_library(self, game: str) -> None:
        self._take_cards(game, self._library(game))

    def _take_one(self, identity: str) -> None:
        self._take_evening(self._evening(identity))

    def _take_head(self) -> None:
        head, scores, settings = self._copy.head, self._host.store.scores, self._host.settings
        known = {score.id for score in scores.all()}
        new = [score for score in head.scores if score.id not in known]
        for score in new:
            lines = [line.model_dump(mode="json") for line in score.lines]
            scores.keep(KeptScore(score.id, score.game, score.day, score.sender, lines))
        before = settings.chosen()
        for name, value in head.settings.items():
            try:
                settings.suggest(name, value)
            except BadAnswer:
                continue  # another version knew more settings
        self._lessons.add(head.lessons)
        added = len(settings.chosen()) - len(before)
        self.taken = replace(self.taken, scores=len(new), settings=added)


def received(host: Host, lessons: TipsShown, content: bytes) -> ReceivedFile:
    """What somebody has chosen: an evening, or a copy of everything. Raises BadFile for anything else."""
    if content.startswith(ZIP):
        return Everything(host, lessons, content)
    try:
        return EveningOnly(host, content.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadFile(msg("copies-foreign")) from error
