"""One evening: a game, its journal, and the question of the moment. Every screen and every program plays through it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Self, get_args

from companion.core.events.event import Event
from companion.core.journal.journal import (
    PEOPLE,
    Amended,
    Began,
    Entry,
    Happened,
    Said,
    Source,
    TakenBack,
    dump_entry,
    is_personal,
)
from companion.core.kit.game import AnyGame, Game
from companion.core.kit.possible_commands import JudgedWish
from companion.core.procedures.copied_cards import CardValues, Known
from companion.core.procedures.game_parts import Correctable, Menu, Standing
from companion.core.procedures.procedure import Command, Run
from companion.core.questions.get_or_explain import Unknown, id_and_name
from companion.core.questions.kinds import TABLE, BadAnswer, Choose, Number, Pick, Question, YesNo
from companion.core.questions.legal_answers import Answers, answers_to
from companion.core.questions.question_base import brief
from companion.core.untrusted.state_validation import BadState, impossible, with_beside
from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import InWords, Msg, msg
from companion.library.files import read_text
from companion.library.given_cards import GivenCards, read_cards
from companion.library.sample import is_sample, load_sample
from companion.library.texts import texts_in
from companion.session import announcements, notebook, save_file
from companion.session.auto_answers import Answerer, from_library, likely, virtual_dice
from companion.session.command_lookup import about, everything, meant_by, sought, wished
from companion.session.commands import Play
from companion.session.engine import B, NotAsked, NotYet, S, Stale
from companion.session.game_registry import game
from companion.session.save_file import BROKEN, EveningFile, WhoRolls
from companion.session.snapshot import seen_by
from companion.session.trial import Trial

__all__ = ["Fact", "GameSession", "Gathered", "Glimpse", "NotAsked", "NotYet", "Settled", "Stale"]


MOST_SOUGHT = 24
"""Wishes that are told at once; more words find fewer."""
LONGEST_ROW = 13
"""Options that fit into a row of a card of facts; a question with more of them is asked by itself, when it comes."""


@dataclass(frozen=True, slots=True)
class Glimpse(Generic[S]):
    """What would follow from an answer: the events up to the next question, and that question (None: menu or end)."""

    events: tuple[Event[S], ...]
    question: Question | None


@dataclass(frozen=True, slots=True)
class Gathered(Generic[S]):
    """Facts of the board that would be asked one after the other, as one card, and what would follow from them."""

    facts: tuple[Fact, ...]
    events: tuple[Event[S], ...]
    """What would happen up to the next question that is none of them."""
    question: Question | None
    """That question; None for the menu or the end."""
    deed: Msg | None = None
    """What a person does with it, in the words of the menu; None for what begins by itself."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact that only the board knows, with the answer that is supposed."""

    question: Question
    value: object
    again: bool = False
    """Whether the answer is the one that was given the last time."""


class Settled(NamedTuple):
    """A quiet question that answered itself: the number of its entry, and the answer in force."""

    number: int
    question: Question
    value: Any


class GameSession(Play[S, B]):
    """A game being played: it asks, you answer, and everything that happens is an event with its rule.

    `begin` and `load` make one. The constructor is for those who wire an evening to a store and screens of their own.
    options: plain JSON as the game's `start` takes them.  seed: of the virtual dice.  learn: called with a Form and
    its record when a person has copied a component.  entries: of an evening that is taken up again.  first: a state
    to begin from instead of the start of the game.  identity: by which the store knows it.  stand_ins: whether the app
    plays the seats for which the game stands in.  fold: of these very entries, as far as they were folded before.

    Several threads may use it at once. Changes are made one after the other: whoever wants another one, or a glimpse of
    what would follow, waits for the one under way. Whoever only looks never waits, and sees the table as it was after
    the last change that is on disk: all of it in `now`, each property by itself at the moment at which it is read.
    So an answer given from what was seen quotes the number of its question (`serial`), and is Stale if another thread
    was faster.  Listeners are called after every change, in the thread that made it and before the next one can be
    made: they must not wait for a thread that answers.
    """

    dice: WhoRolls = "virtual"
    """Who rolls and draws, as far as `save` can tell."""
    cards: GivenCards = MappingProxyType({})
    """Printed values that were known from the start; those of the invented edition are not among them."""

    # ------------------------------------------------------------------ beginning, keeping, taking up again

    @classmethod
    def begin(
        cls,
        which: str | Game[S, B],
        options: Mapping[str, object] | None = None,
        *,
        seed: int = 0,
        dice: WhoRolls = "virtual",
        cards: GivenCards | None = None,
        state: object = None,
        under_way: Sequence[Mapping[str, object]] = (),
        answerers: Sequence[Answerer] = (),
    ) -> Self:
        """Begin an evening that nothing keeps; `save` makes a text of it.

        which: a game or its id.  options: plain JSON as the game takes them; ``{"edition": "sample"}`` plays with our
        invented cards.  seed: of the virtual dice; equal seed and answers give an equal evening.  dice: "own" asks for
        every roll and draw, also from a face-down pile: its places are offered, the card's name is taken too.  cards:
        printed values that need not be asked, by schema, subject and line.  state: to begin from, as such or as plain
        JSON; options and cards beside it say what it does not say itself.  under_way: what was done of a procedure that
        was begun in this state, as `under_way` tells it.  answerers: asked before dice and library.
        Raises BadAnswer for a wrong option or card, BadState for a state that cannot be, or that says otherwise than
        what is given beside it, or in which what is said to be under way cannot be.
        """
        played = game(which) if isinstance(which, str) else which
        _check_kinds(options, dice)
        chosen: dict[str, object] = dict(options or {})
        known = _known(played, chosen, cards or {})
        if state is None:
            if known:
                chosen = {**played.dealt(chosen, known), **({} if is_sample(chosen) else chosen)}
            chosen = dict(played.agreed(chosen))
            return cls._wired(played, chosen, seed, dice, cards or {}, known, answerers=answerers)
        first: Any = state
        if isinstance(state, Mapping):
            first = played.read(with_beside(state, chosen, read_cards(played, cards or {})))
        elif isinstance(state, played.state):
            _agrees(first, chosen)
        else:
            raise BadState("", msg("core-problem-type", wanted=msg("core-wanted-object"), given=brief(state)))
        try:
            done = save_file.entries(under_way, played.events)
            more: dict[str, Any] = {"answerers": answerers, "entries": done}
            begun = cls._wired(played, chosen, seed, dice, cards or {}, known, first=first, **more)
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

    @classmethod
    def load(cls, source: str | Path) -> Self:
        """Take up an evening that was saved, at the very question where it was left. source: the text, or its file.

        Raises BadFile saying what is wrong with it.
        """
        return cls.of(save_file.read(read_text(source) if isinstance(source, Path) else source))

    @classmethod
    def of(cls, file: EveningFile, answerers: Sequence[Answerer] = ()) -> Self:
        """Take up an evening whose file has been read. answerers: asked before dice and library.

        Raises BadFile saying what is wrong with it.
        """
        try:
            played = game(file.game)
            known = _known(played, file.options, file.cards)
            first = None if file.first is None else played.read_kept(_as_kept(played, file.first))
            options, entries = played.kept(file.options), save_file.entries(file.journal, played.events)
            return cls._wired(
                *(played, options, file.seed, file.dice, file.cards, known),
                answerers=answerers,
                first=first,
                entries=entries,
            )
        except BadAnswer as error:
            raise BadFile(error.text) from error
        except BadFile:
            raise
        except save_file.BROKEN as error:
            raise BadFile(msg("core-evening-broken")) from error

    @classmethod
    def _wired(
        cls,
        played: Game[S, B],
        options: Mapping[str, object],
        seed: int,
        dice: WhoRolls,
        cards: GivenCards,
        known: Known,
        *,
        first: S | None = None,
        answerers: Sequence[Answerer] = (),
        **more: Any,
    ) -> Self:
        """An evening with its dice and with what is known of the printed components, by the state that it begins from
        too: a card that was copied there is no stranger any more."""
        source: Source = "sample" if is_sample(options) else "library"
        copied: Known = {(card.schema, card.subject): dict(card.record) for card in getattr(first, "cards", ())}

        def look_up(schema: str, subject: str) -> tuple[CardValues, Source] | None:
            record = known.get((schema, subject), copied.get((schema, subject)))
            return None if record is None else (record, source)

        wired = (*answerers, virtual_dice(seed, lambda: dice, always_deals=False), from_library(look_up))
        evening = cls(played, options, seed=seed, answerers=wired, first=first, **more)
        evening.dice, evening.cards, evening.names_draws = dice, cards, True
        return evening

    @property
    def under_way(self) -> tuple[S, tuple[Mapping[str, object], ...]]:
        """The state as it was when the open procedure began, and what was done of it since, as plain JSON: from both
        together an evening can be begun where this one stands. Where none is open, the state of this moment and
        nothing."""
        now = self.now
        if (opened := now.journal.opened) is None:
            return now.state, ()
        live = now.journal.live
        return self.state_after(opened[0]), tuple(dump_entry(each, self.game.events) for _, each in live[opened[0] :])

    def copy(self) -> Self:
        """The same evening once more, to go on otherwise from here: equal answers bring equal dice. Nothing keeps the
        copy, and nobody listens to it."""
        with self.lock:
            again = type(self)(
                self.game,
                self.options,
                seed=self.seed,
                answerers=self._answerers,
                entries=self._journal.entries,
                first=self.first,
                stand_ins=self._stand_ins,
                fold=self._fold.copy(),
            )
        again.dice, again.cards, again.names_draws = self.dice, self.cards, self.names_draws
        return again

    def __repr__(self) -> str:
        now = self.now
        answers = sum(map(is_personal, (entry for _, entry in now.journal.live)))
        asked = " and ".join(f"{each.key} ({each.kind} for {each.who})" for each in now.questions)
        return f"<Evening {self.game.id}: {answers} answered, {f'asks {asked}' if asked else 'over'}>"

    def save(self, path: Path | None = None) -> str:
        """The evening as a text, which `load` reads; written into a file too where one is named."""
        text = save_file.written(self, self.dice, {schema: {**subjects} for schema, subjects in self.cards.items()})
        if path is not None:
            path.write_text(text, encoding="utf-8")
        return text

    # ------------------------------------------------------------------ what a program asks

    @property
    def legal_answers(self) -> Answers:
        """Everything that may be answered now: iterate over it, or ask whether something is ``in`` it.

        Raises BadAnswer when the evening is over.
        """
        if self.question is None:
            raise BadAnswer(msg("core-over"))
        return answers_to(self.question)

    @property
    def over(self) -> bool:
        """Whether the evening has ended."""
        return self.question is None

    @property
    def score(self) -> Sequence[Standing]:
        """How everybody came out, the first place first; nothing while the evening is not over."""
        return self.game.score(self.state)

    @property
    def events(self) -> tuple[Event[S], ...]:
        """Everything that has happened and is in force, in order, corrections by hand among it."""
        return tuple(entry.event for _, entry in self.journal.live if isinstance(entry, Happened | Amended))

    def notebook(self, lang: str = "en") -> str:
        """The referee's notebook: questions with their answers, and events with their rules. lang: "fr" or "en"."""
        return notebook.transcript(self.journal, texts_in(lang))

    def told(self, lang: str = "en") -> str:
        """What is told aloud, touch after touch: orders for hands, results with their dice, changes, turns of fate."""
        return announcements.transcript(self.journal, texts_in(lang))

    @property
    def correctable(self) -> Sequence[Correctable]:
        """Every tracked value that `amend` can set, each with its path, its name and what it may be."""
        return self.game.correctable(self.state)

    def may(
        self,
        choice: object,
        ahead: Mapping[str, object] | None = None,
        *,
        seat: str = "",
        params: Mapping[str, str | int | bool] | None = None,
    ) -> Trial[Self]:
        """May I? A choice of the menu tried on the side by the very procedures of the game; nothing of it happens.

        The trial has the verdict with every broken rule and the arithmetic, what would follow, and the odds of the
        roll that comes next; `Trial.do` carries it out.  ahead: as for `answer`.  seat: whose plan it is, by default
        of whoever is asked.  params: `choice` is the name of a command with these parameters, whether a menu offers it
        or not.  Raises BadAnswer for what the game does not know at all, and for a seat that is not there.
        """
        there, now = self.game.seats(self.state), self.now
        seats = [each.id for each in there]
        if seat not in ("", *seats):
            raise Unknown(seat, "core-named-seat", list(map(id_and_name, there)))
        menus = [each for each in now.questions if isinstance(each, Menu) and seat in ("", each.who)]
        wanted = None if params is None else wished(self.game, self.state, (), str(choice), params)
        shows = (each for each in menus if _shows(each, choice) or (wanted and self.game.offered(each, wanted)))
        offered = next(shows, None if wanted is None else next(iter(menus), None))
        question = offered or now.question
        trial = Trial(self, seat or now.wisher(question), now=offered is not None)
        open_ = trial.aside.questions
        if wanted is None and not any(_shows(each, choice) for each in open_):
            if any(isinstance(each, Menu) for each in open_):
                wanted = meant_by(self.game, trial.aside.state, choice, trial.seat)
            if wanted is None and isinstance(choice, str) and choice in self.game.procedures:
                wanted = wished(self.game, self.state, (), choice, {})
        if wanted is None:
            trial.choose(choice, ahead=ahead)
        else:
            trial.begin(wanted, ahead)
        return trial

    def wishes(
        self, text: str = "", seat: str = "", *, lang: str = "en", rule: str = "", most: int = MOST_SOUGHT
    ) -> tuple[JudgedWish, ...]:
        """What somebody could want to do, offered or not, found by words of it, what is allowed first; `may` tries each
        of them by the name and the parameters of its command.

        seat: who wants it, by default whoever is asked; what it may not know, it is not told.  lang: of the words.
        rule: only what this rule is about, or forbids now.  most: so many at most.
        """
        now = self.now
        seat = seat or now.wisher()
        found = sought(everything(seen_by(now.state, self.game, seat, ""), self.game), text, texts_in(lang))
        judged = [JudgedWish(each.command, each.label, now.judge(each.command, seat)) for each in found]
        if rule:
            judged = [each for each in judged if about(self.game, each, rule)]
        # what is another player's stands last; the more is against something, the less somebody means it
        judged.sort(key=lambda each: (each.command.kwargs.get("seat", seat) != seat, len(each.verdict.refusals)))
        return tuple(judged[:most])

    def answer_defaults(self) -> None:
        """Answer everything up to the next menu (or the end) as a table would that does not think long.

        That is the likely answer of each question, else its first legal one; dice are rolled and cards drawn.
        """
        while (question := self.question) is not None and not isinstance(question, Menu):
            if question.nature == "chance":
                self.roll_for_me()
            else:
                self.answer(likely(question))

    # ------------------------------------------------------------------ what the table shows

    @property
    def undo_caption(self) -> Msg | None:
        """What undo would take back."""
        point = self.journal.last_personal
        return point[1].caption if point else None

    @property
    def redo_caption(self) -> Msg | None:
        """What redo would put in force again."""
        entry = self.journal.next_redo
        return entry.caption if entry else None

    def taken_back_value(self, key: str) -> object:
        """The answer that was taken back from the question `key` of the open procedure; None if there is none."""
        now = self.now
        return None if now.command is None else now.journal.retracted.get((now.command, key))

    @property
    def settled(self) -> tuple[Settled, ...]:
        """Quiet questions that answered themselves and can still be put right (`revise`), newest first."""
        found, personal = [], False
        for number, entry in reversed(self.journal.live):
            if isinstance(entry, Said) and (question := self.asked(number)) is not None and question.quiet:
                found.append(Settled(number, question, entry.value))
            personal = personal or is_personal(entry)
            if isinstance(entry, Began) and personal:
                break
        return tuple(found)

    def glimpse(self, value: object, seat: str = TABLE, *, eyes: str | None = None) -> Glimpse[S] | None:
        """What would follow if the open question were answered so; None if it cannot be. Changes nothing.

        seat: who is about to answer, by default whoever holds the tablet.  eyes: who reads what is foreseen, "" for all
        at the table; no more is told than they may know. By default the seat that answers, and for the table a program
        that may know everything.
        """
        eyes = seat if eyes is None and seat != TABLE else eyes
        if eyes is not None:
            return self._foreseen_by(seat, value, eyes)
        with self.lock:
            question, opened = self.question, self._journal.opened
            if question is None:
                return None
            try:
                read = question.read(value)
            except BadAnswer:
                return None
            if isinstance(question, Menu):
                run = self._fresh(question.command(read))
                events = run.start()
            elif opened is not None:
                run, _ = self._replay(*opened)
                events = run.answer(read, question.key)
            else:
                return None
            return self._onwards(run, events)

    def gather(self, said: Mapping[str, object], main: str = "", *, eyes: str | None = None) -> Gathered[S] | None:
        """The facts that would be asked from here on in a row, with what follows; None where no fact is asked next.

        said: answers by key; for the others the last one that was given in the same procedure, else the likely one.
        main: of the menu that is open, the answer from which they would follow.  eyes: as for `glimpse`.  Changes
        nothing.
        """
        with self.lock:
            known = self._state if eyes is None else self.game.view(self._state, eyes)
            if known is self._state:
                return self._gathered(said, main, known, None)
            try:
                return self._gathered(said, main, known, eyes)
            except Exception:  # rules may fail in any way on a table of which a part is hidden
                return None

    def _gathered(self, said: Mapping[str, object], main: str, known: S, eyes: str | None) -> Gathered[S] | None:
        """The facts that would be asked of somebody who knows so much of the table."""
        question, opened = self.question, self._journal.opened
        deed: Msg | None
        run: Run[S, B] | None
        if isinstance(question, Menu):
            if not main:
                return None
            command, deed = question.command(question.read(main)), question.answer_text(main)
            run = self._begun_from(known, command)
            events = run.start()
        elif opened is not None and question is not None and len(self.questions) == 1:
            began = opened[1]
            command, deed = began.command, began.caption if began.source in PEOPLE else None
            run, events = self._replay(*opened)[0] if eyes is None else self._resumed(known, *opened, eyes), []
        else:
            return None
        if run is None:
            return None
        facts: list[Fact] = []
        while (asked := run.question) is not None:
            if (certain := self.certain(asked)) is not None:
                events += run.answer(asked.read(certain.value))
            elif (fact := self._fact(asked, command, said)) is not None:
                facts.append(fact)
                events += run.answer(asked.read(fact.value))
            else:
                break
        return Gathered(tuple(facts), tuple(events), run.question, deed) if facts else None

    def _fact(self, asked: Question, command: Command, said: Mapping[str, object]) -> Fact | None:
        """A question as a row of a card of facts; None where it is none, or says more than a row holds."""
        if (
            asked.nature != "fact"
            or asked.secret
            or asked.public_view is not None
            or not isinstance(asked, YesNo | Choose | Pick | Number)
        ):
            return None
        if isinstance(asked, Choose | Pick) and len(asked.options) > LONGEST_ROW:
            return None
        if isinstance(asked, Pick) and asked.judges:  # why a selection is refused takes more than a row
            return None
        if asked.key in said and asked.admits(said[asked.key]):
            return Fact(asked, said[asked.key])
        before = None if asked.default else self._said_before(asked.key, command)
        if before is not None and asked.admits(before):
            return Fact(asked, before, again=True)
        supposed = () if isinstance(asked, Pick) and asked.default is None and asked.admits(()) else likely(asked)
        return Fact(asked, supposed) if asked.admits(supposed) else None

    def _said_before(self, key: str, command: Command) -> object:
        """What was answered the last time to a question in an earlier run of the same procedure; None for nothing."""
        found: object = None
        for _, entry in reversed(self._journal.live):
            if isinstance(entry, Said) and entry.key == key and not entry.overruling:
                found = entry.value
            elif isinstance(entry, Began):
                if found is not None and self.game.same(entry.command, command):
                    return found
                found = None
        return None

    def _onwards(self, run: Run[S, B], events: list[Event[S]]) -> Glimpse[S]:
        """What follows by itself, up to the next question."""
        while run.question is not None and (certain := self.certain(run.question)) is not None:
            events += run.answer(run.question.read(certain.value))
        return Glimpse(tuple(events), run.question)

    def _foreseen_by(self, seat: str, value: object, eyes: str) -> Glimpse[S] | None:
        """The glimpse of somebody, worked out on what these eyes know; None where that is not enough to tell."""
        with self.lock:
            question, opened = self.question if seat == TABLE else self.put_to(seat), self._journal.opened
            if question is not None and question.public_view is not None and question.who != eyes:
                question = question.public_view()
            if question is None or not question.admits(value):
                return None
            known = self.game.view(self._state, eyes)
            try:
                if isinstance(question, Menu):
                    run = self._begun_from(known, question.command(question.read(value)))
                    return self._onwards(run, run.start())
                rest = None if opened is None else self._resumed(known, *opened, eyes)
                if rest is None or (mine := rest.asks(question.key)) is None:
                    return None
                return self._onwards(rest, rest.answer(mine.read(value), mine.key))
            except Exception:  # rules may fail in any way on a table of which a part is hidden
                return None

    def _resumed(self, known: S, position: int, began: Began, eyes: str) -> Run[S, B] | None:
        """The open procedure begun again on what somebody knows, with all that was answered in it; None where he cannot
        know that."""
        run = self._begun_from(known, began.command)
        run.start()
        for _, entry in self._journal.live[position + 1 :]:
            if isinstance(entry, Said):
                asked = run.asks(entry.key)
                if asked is None or (entry.secret and entry.who != eyes):
                    return None
                run.answer(asked.lenient().shape(entry.value), entry.key)
            elif isinstance(entry, Amended):
                run.amend(entry.event)
        return run

    def seen_since(self, number: int) -> bool:
        """Whether anybody has learnt a secret since entry `number`: taken back, it would not be forgotten."""
        now = self.now
        if len(self.game.seats(now.state)) < 2:
            return False
        since = now.journal.live[now.journal.position(number) :]
        return any(
            entry.secret if isinstance(entry, Said) else isinstance(entry, Happened) and entry.event.reveals
            for _, entry in since
        )


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


def _shows(question: Question, choice: object) -> bool:
    """Whether something is an option of a menu."""
    return isinstance(question, Menu) and any(choice == option.id for option in question.options)


def _as_kept(played: AnyGame, first: object) -> object:
    """A state of an evening that was kept, with the options that it took (see `Game.kept`)."""
    if not (isinstance(first, Mapping) and isinstance(options := first.get("options"), Mapping)):
        return first
    return {**first, "options": played.kept(options)}


def _known(played: AnyGame, options: Mapping[str, object], cards: GivenCards) -> Known:
    """The values of printed components that need not be asked: those given, and ours where they are played with."""
    return {**(load_sample(played) if is_sample(options) else {}), **read_cards(played, cards)}
