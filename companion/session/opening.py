"""Opens a session that nothing keeps: begun, or taken up again from the text of one that was saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, get_args

from companion.core.events.event import Happened
from companion.core.journal.journal import Amended, Began, Entry, Said, Source, TakenBack
from companion.core.kit.game import AnyGame, Game
from companion.core.procedures.copied_cards import CardValues, Known
from companion.core.questions.kinds import BadAnswer
from companion.core.questions.question_base import brief
from companion.core.untrusted.state_validation import BadState, impossible, with_beside
from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import InWords, msg
from companion.library.game_registry import game
from companion.library.given_cards import GivenCards, read_cards
from companion.library.sample import is_sample, load_sample
from companion.library.text_files import read_text
from companion.session.auto_answers import Answerer, from_library, virtual_dice
from companion.session.engine import B, S
from companion.session.game_session import GameSession
from companion.sharing import save_file
from companion.sharing.position import read_position
from companion.sharing.save_file import BROKEN, EveningFile, WhoRolls


def begin(
    which: str | Game[S, B],
    options: Mapping[str, object] | None = None,
    *,
    seed: int = 0,
    dice: WhoRolls = "virtual",
    cards: GivenCards | None = None,
    state: object = None,
    under_way: Sequence[Mapping[str, object]] = (),
    answerers: Sequence[Answerer] = (),
) -> GameSession[S, B]:
    """Begin an evening that nothing keeps; `save` makes a text of it.

    which: a game or its id.  options: plain JSON as the game takes them; ``{"edition": "sample"}`` plays with our
    invented cards.  seed: of the virtual dice; equal seed and answers give an equal evening.  dice: "own" asks for
    every roll and draw, also from a face-down pile: its places are offered, the card's name is taken too.  cards:
    printed values that need not be asked, by schema, subject and line.  state: to begin from, as such, as plain JSON
    or as the line of a `position`; options and cards beside it say what it does not say itself.  under_way: what was
    done of a procedure that was begun in this state, as `under_way` tells it.  answerers: asked before dice and
    library.
    Raises BadAnswer for a wrong option or card, BadState for a state that cannot be, or that says otherwise than
    what is given beside it, or in which what is said to be under way cannot be.
    """
    played = game(which) if isinstance(which, str) else which
    _check_kinds(options, dice)
    chosen: dict[str, object] = dict(options or {})
    given = cards or {}
    known = _known(played, chosen, given)
    if state is None:
        if known:
            chosen = {**played.dealt(chosen, known), **({} if is_sample(chosen) else chosen)}
        chosen = dict(played.agreed(chosen))
        return _wired(played, chosen, seed, dice, given, known, answerers=answerers)
    first = _first(played, state, chosen, given)
    try:
        done = save_file.entries(under_way, played.events)
        begun = _wired(played, chosen, seed, dice, given, known, first=first, answerers=answerers, entries=done)
    except BadFile as error:
        raise BadState("journal", error.text) from error
    except BadAnswer as error:
        raise BadState("", error.text) from error
    except BROKEN as error:
        if isinstance(error, InWords):  # what is wrong was said
            raise
        raise BadState("", impossible(error)) from error
    if done and not _goes_on(begun, done):
        raise BadState("journal", msg("core-under-way"))
    return begun


def _first(played: Game[S, B], state: object, options: Mapping[str, object], cards: GivenCards) -> S:
    """The state from which an evening begins: as such, as plain JSON or as a position. Raises BadState, BadAnswer."""
    if isinstance(state, str):
        state = read_position(played, state)
    if isinstance(state, Mapping):
        return played.read(with_beside(state, options, read_cards(played, cards)))
    if isinstance(state, played.state):
        _agrees(state, options)
        return state
    raise BadState("", msg("core-problem-type", wanted=msg("core-wanted-object"), given=brief(state)))


def load(source: str | Path) -> GameSession:
    """Take up an evening that was saved, at the very question where it was left. source: the text, or its file.

    Raises BadFile saying what is wrong with it.
    """
    return taken_up(save_file.read(read_text(source) if isinstance(source, Path) else source))


def taken_up(file: EveningFile, answerers: Sequence[Answerer] = ()) -> GameSession:
    """Take up an evening whose file has been read. answerers: asked before dice and library.

    Raises BadFile saying what is wrong with it.
    """
    try:
        played = game(file.game)
        known = _known(played, file.options, file.cards)
        first = None if file.first is None else played.read_kept(_as_kept(played, file.first))
        options, entries = played.kept(file.options), save_file.entries(file.journal, played.events)
        return _wired(
            *(played, options, file.seed, file.dice, file.cards, known),
            answerers=answerers,
            first=first,
            entries=entries,
        )
    except BadAnswer as error:
        raise BadFile(error.text) from error
    except BadFile:
        raise
    except BROKEN as error:
        raise BadFile(msg("core-evening-broken")) from error


def _wired(
    played: Game[S, B],
    options: Mapping[str, object],
    seed: int,
    dice: WhoRolls,
    cards: GivenCards,
    known: Known,
    *,
    first: S | None = None,
    answerers: Sequence[Answerer] = (),
    entries: Sequence[Entry] = (),
) -> GameSession[S, B]:
    """An evening with its dice and with what is known of the printed components, by the state that it begins from
    too: a card that was copied there is no stranger any more."""
    source: Source = "sample" if is_sample(options) else "library"
    copied: Known = {(card.schema, card.subject): dict(card.record) for card in getattr(first, "cards", ())}

    def look_up(schema: str, subject: str) -> tuple[CardValues, Source] | None:
        record = known.get((schema, subject), copied.get((schema, subject)))
        return None if record is None else (record, source)

    wired = (*answerers, virtual_dice(seed, lambda: dice, always_deals=False), from_library(look_up))
    session = GameSession(
        played, options, seed=seed, answerers=wired, dice=dice, cards=cards, first=first, entries=entries
    )
    session.actions.names_draws = True
    return session


def _check_kinds(options: object, dice: object) -> None:
    """Raises BadAnswer for what an evening cannot begin with, of whatever game it is."""
    if options is not None and not isinstance(options, Mapping):
        trouble = msg("core-problem-type", wanted=msg("core-wanted-object"), given=brief(options))
        raise BadAnswer(msg("core-setting", field="options", problem=trouble))
    known = get_args(WhoRolls)
    if dice not in known:
        trouble = msg("core-problem-one-of", expected=", ".join(known))
        raise BadAnswer(msg("core-setting", field="dice", problem=trouble))


def _goes_on(begun: GameSession, done: Sequence[Entry]) -> bool:
    """Whether an evening stands in the midst of the one procedure of which this was done."""
    first, *rest = done
    inside = isinstance(first, Began) and all(isinstance(each, Said | Happened | Amended) for each in rest)
    return (
        inside
        and begun.journal.entries[: len(done)] == list(done)
        and not any(isinstance(each, TakenBack) for each in begun.journal.entries)
    )


def _agrees(first: Any, options: Mapping[str, object]) -> None:
    """Raises BadState where options contradict the state beside which they are given."""
    with_beside({"options": first.options.dump()}, options, {})


def _as_kept(played: AnyGame, first: object) -> object:
    """A state of an evening that was kept, with the options that it took (see `Game.kept`)."""
    if not (isinstance(first, Mapping) and isinstance(options := first.get("options"), Mapping)):
        return first
    return {**first, "options": played.kept(options)}


def _known(played: AnyGame, options: Mapping[str, object], cards: GivenCards) -> Known:
    """The values of printed components that need not be asked: those given, and ours where they are played with."""
    return {**(load_sample(played) if is_sample(options) else {}), **read_cards(played, cards)}
