"""What every question has: a key, words, its rule, who may answer it, and options with their verdicts."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import and_
from typing import Any, Generic, Literal, NamedTuple, Self, TypeGuard

from typing_extensions import TypeVar

from companion.core.events.announcements import Result
from companion.core.rules.verdicts import ALLOWED, Verdict
from companion.core.values.messages import InWords, Msg, in_english, msg

T = TypeVar("T")
K_co = TypeVar("K_co", bound=str, default=str, covariant=True)
TABLE = "table"

Nature = Literal["decision", "fact", "chance", "datum"]
"""decision: somebody chooses. fact: something to be read off the real board. chance: dice or a draw.
datum: a printed value to be copied from a component."""


class BadAnswer(InWords):
    """An answer that the question does not admit. `text` says what to do instead."""

    def __init__(self, text: Msg, key: str = "") -> None:
        super().__init__(text)
        self.key = key
        """Of the question, where the answer was given before it was asked; else ""."""

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules that it breaks; none where it is no answer at all."""
        return ()

    def __str__(self) -> str:
        said = super().__str__()
        return said if self.key in said else f"{self.key}: {said}"

    def ahead(self, key: str, takes: Msg) -> BadAnswer:
        """The same of an answer that was given before the question `key` was asked, with what that takes."""
        return BadAnswer(msg("core-bad-ahead", problem=self.text, takes=takes), key)


MOST_TOLD = 5
"""Reasons that are said one after the other."""


class Refused(BadAnswer):
    """What the rules refuse: an answer that is one, or something that somebody wants to do."""

    def __init__(self, verdict: Verdict, key: str = "") -> None:
        why = [reason.text for reason in verdict.refusals] or [fact.text for fact in verdict.unknown]
        told = list(dict.fromkeys(why))[:MOST_TOLD]
        super().__init__(reduce(lambda first, rest: msg("core-reasons", first=first, rest=rest), told), key)
        self.verdict = verdict
        """The whole of it. `text` has its reasons one after the other, of a great many the first ones; as a string,
        such as in a traceback, all of them stand in English behind their rules."""

    def ahead(self, key: str, takes: Msg) -> Refused:
        found = Refused(self.verdict, key)
        found.text = super().ahead(key, takes).text
        return found

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules that it breaks, each once."""
        return tuple(dict.fromkeys(reason.rule for reason in self.verdict.refusals))

    def __str__(self) -> str:
        reasons = [(reason.rule, reason.text) for reason in self.verdict.refusals]
        said = "; ".join(
            f"{rule}: {in_english(text)}" if rule else in_english(text) for rule, text in reasons or [("", self.text)]
        )
        return f"{self.key}: {said}" if self.key else said


LARGEST = 10**15
"""Nothing on a table is counted so far; numbers from here on are no answers."""
_WHOLE = re.compile(r"\s*[-+]?[0-9]{1,15}\s*")


def brief(raw: object, longest: int = 60) -> str:
    """What was given as far as a message repeats it, whatever it is."""
    try:
        return str(raw)[:longest].encode("utf-8", "replace").decode()
    except (ValueError, RecursionError):  # a number of too many digits, or too much within each other
        return f"<{type(raw).__name__}>"


def read_whole(raw: object) -> int | None:
    """The whole number that was given as such or in digits, None for anything else."""
    if isinstance(raw, str) and _WHOLE.fullmatch(raw):
        return int(raw)
    return raw if isinstance(raw, int) and not isinstance(raw, bool) and abs(raw) < LARGEST else None


def read_id(raw: object) -> object:
    """An id as options have it, where it was given as a number; anything else as it is."""
    return str(raw) if isinstance(raw, int) and not isinstance(raw, bool) and abs(raw) < LARGEST else raw


_UNREADABLE = ("Cc", "Cs", "Zl", "Zp")
"""Kinds of signs that do not stand in a line: controls, halves of signs, ends of lines."""
_TURNING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
"""Signs that turn the order of all that follows, beyond the text in which they stand."""


def read_words(raw: object, longest: int) -> str | None:
    """The text that was given, without space around it; None for anything else, and for signs that nobody can read."""
    said = raw.strip() if isinstance(raw, str) else ""
    readable = said.isprintable() or not any(map(_is_unreadable, said))
    return said if 0 < len(said) <= longest and readable else None


def _is_unreadable(sign: str) -> bool:
    return unicodedata.category(sign) in _UNREADABLE or unicodedata.bidirectional(sign) in _TURNING


LONGEST_NAME = 40
"""Letters of what somebody is called."""
IN_A_ROW = 13
"""Answers that stand side by side in a row of a sheet; a question with more of them is asked by itself."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are drawn as nothing: fillers of Hangul, and Braille without a dot."""


def is_name(raw: object) -> TypeGuard[str]:
    """Whether people can be called so: a line of signs that can be read, with one at least that is seen."""
    said = raw if isinstance(raw, str) and len(raw) <= LONGEST_NAME else ""
    seen = any(unicodedata.category(sign)[0] in "LNPS" and sign not in _BLANK for sign in said)
    return seen and not any(map(_is_unreadable, said))


def same_name(one: str, other: str) -> bool:
    """Whether two names look alike to whoever reads them: written in any way that Unicode has, in capitals or not."""
    return _folded(one) == _folded(other)


def tidy(name: str) -> str:
    """A name as it is kept: in one way of writing its accents, without blanks at its ends, one between words."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", tidy(name)).casefold()


_SUBJECT = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")


def is_subject(raw: object) -> TypeGuard[str]:
    """Whether something may be the subject of a card in an open collection: letters and figures, ".", "_" and "-"."""
    return isinstance(raw, str) and _SUBJECT.fullmatch(raw) is not None


BESIDE = "beside"
"""Group of an option that is no answer of the kind that is asked for: it stands beside the main button."""

CARD = "card:"
"""Family of the pictures that stand for a printed card: ``card:<schema>/<subject>``."""


def card_picture(schema: str, subject: str) -> str:
    """The picture name of a printed card; the screen draws it as the library knows it."""
    return f"{CARD}{schema}/{subject}"


@dataclass(frozen=True, slots=True)
class Figure:
    """One value by which options are compared, as it stands under a name: "Defence 9"."""

    label: Msg
    """What it is, in a word or two."""
    value: Msg
    """The value, as short as it can be said."""
    picture: str = ""
    """Drawn in the place of the label, which is then its name for screen readers; "" for none."""
    good: bool | None = None
    """Whether it is good news for who chooses; None for neither."""


@dataclass(frozen=True, slots=True)
class Option(Generic[K_co]):
    """One possible answer."""

    id: K_co
    """Stable; what the answer is then. A game may give it a type of its own (`core.values.ids`, a Literal)."""
    label: Msg
    """In words."""
    note: Msg | None = None
    """What stands under them, if anything."""
    picture: str = ""
    """Its name, such as ``ship:brig`` or ``good:tea``; "" for none."""
    verdict: Verdict = ALLOWED
    """Where it is not allowed the option is shown with its reasons and cannot be chosen."""
    group: str = ""
    """Options of one group stand together (e.g. actions, free actions)."""
    colour: str = ""
    """A palette name (player or nation) in which the picture is drawn, "" for its own."""
    figures: tuple[Figure, ...] = ()
    """By which options are compared, the same kinds in the same order for all of them: defence, hull, odds, cost."""
    spelt: str = ""
    """Two signs by which it is told from all others, one tapped after the other: "43"; "" for nothing so short."""

    @property
    def card(self) -> tuple[str, str] | None:
        """(schema, subject) of the printed card that the option stands for, None for anything else."""
        schema, found, subject = self.picture.removeprefix(CARD).partition("/")
        return (schema, subject) if found and self.picture.startswith(CARD) else None


def all_allowed(options: tuple[Option[K_co], ...]) -> tuple[Option[K_co], ...]:
    """The options as if nothing were refused."""
    return tuple(replace(option, verdict=ALLOWED) for option in options)


class Judgement(NamedTuple, Generic[T]):
    """An answer in its proper type, with the verdict on it."""

    value: T
    verdict: Verdict


@dataclass(frozen=True, kw_only=True)
class Ask(Generic[T]):
    """Base of all questions."""

    key: str
    """Stable English slug, unique within one run of a procedure, never translated."""
    text: Msg
    """What is asked."""
    rule: str
    """Id in the rule index."""
    who: str = TABLE
    """The seat that may answer, or "table"."""
    nature: Nature = "decision"
    """Whether somebody decides, reads off the board, rolls, or copies."""
    note: Msg | None = None
    """What stands under the headline, if anything."""
    about: tuple[str, ...] = ()
    """Ids of the ships or things concerned."""
    default: T | None = None
    """The likely answer, shown preselected; None without one."""
    short: Msg | None = None
    """Caption for undo and log, the text itself if there is none. All at the table read it, a secret question's too."""
    forced: bool = True
    """A single legal answer may be taken without asking."""
    quiet: bool = False
    """Nobody is asked: the default is taken and stands beside what follows, where a person may put it right (abilities
    that take part by themselves)."""
    charted: bool = False
    """Nobody is asked either: the default is what the map shows that the app follows."""
    secret: bool = False
    """The answer is for `who` alone; the notebook does not tell it."""
    public_view: Callable[[], Self] | None = field(default=None, compare=False, repr=False)
    """What all at the table may read of it, where its answers may hang on what only `who` knows: the same question
    without those. None where all of it is open, or none of it (`secret`)."""
    trail: tuple[Msg, ...] = ()
    """Where in the chapter we are, e.g. (NPC 2, first flag: move 6)."""
    sheet: str = field(default="", compare=False)
    """The sheet on which it stands: questions of one sheet that follow one another are answered on one page, a row
    each. It is the key of the page's headline, with ``-do`` that of its main button. "" for a page of its own; facts of
    the board stand on one sheet also without a name."""
    row: Msg | None = field(default=None, compare=False)
    """What it is called in its row there, the text itself if there is nothing."""
    alike: bool = field(default=False, compare=False)
    """Whatever is answered, the next question of the same sheet is asked alike: its row stands there already."""
    seldom: bool = field(default=False, compare=False)
    """On a sheet it stands as its default says, without a row, until somebody asks for it: few ever do."""
    stands: Result | None = field(default=None, compare=False, repr=False)
    """What lies on the table while this is asked, and what is at stake: dice that no event has told yet, the two sides
    of a fight. It takes the place of the bare dice of this procedure."""

    @property
    def unasked(self) -> bool:
        """Whether its default is taken without asking anybody."""
        return self.quiet or self.charted

    def shape(self, raw: object) -> T:
        """An answer in its proper type, whatever the rules say of it. Raises BadAnswer for what is none at all."""
        raise BadAnswer(msg("core-bad-answer"))

    def judgement(self, raw: object) -> Judgement[T]:
        """An answer, and what the rules say of it: the one judge of it, whoever asks. Raises BadAnswer for none."""
        value = self.shape(raw)
        return Judgement(value, self.verdict_on(value))

    def read(self, raw: object) -> T:
        """A legal answer in its proper type. Raises Refused for what the rules refuse, BadAnswer for what is none."""
        value, verdict = self.judgement(raw)
        if not verdict.allowed:
            raise Refused(verdict)
        return value

    def admits(self, raw: object) -> bool:
        """Whether this is a legal answer."""
        try:
            return self.judgement(raw).verdict.allowed
        except BadAnswer:
            return False

    def only(self) -> tuple[T] | None:
        """The single legal answer in a 1-tuple, or None when there is something to decide."""
        return None

    def chosen(self, value: T) -> tuple[Option, ...]:
        """The options that an answer consists of; none for questions without options."""
        return ()

    def verdict_on(self, value: T) -> Verdict:
        """What the rules say of an answer: of every option that it consists of, and of all of them together."""
        return reduce(and_, (option.verdict for option in self.chosen(value)), ALLOWED)

    def without_refusals(self) -> Self:
        """The same question as if the rules refused nothing, for whoever seeks what the table's last word could be."""
        return self

    def lenient(self) -> Self:
        """The same question as it takes the shape of what was written down, perhaps by an earlier version."""
        return self

    def with_public_view(self, seen: Self | None) -> Self:
        """The question of which all may read no more than `seen`; None for nothing."""
        return replace(self, secret=True) if seen is None else replace(self, public_view=lambda: seen)

    def answer_text(self, value: T) -> Msg:
        """The answer in words, for the notebook."""
        return msg("core-said", text=str(value))

    def public_answer_text(self, value: T) -> Msg:
        """The answer in words that all at the table may read: those of its face as long as they serve."""
        open_ = self if self.public_view is None else self.public_view()
        return (open_ if open_.admits(value) else self).answer_text(value)

    @property
    def kind(self) -> str:
        """What kind of question it is, e.g. ``yes-no``."""
        return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(self).__name__).lower()

    @property
    def caption(self) -> Msg:
        """The few words by which undo and the log name this question, before all eyes: they give no secret away."""
        return self.short or self.text


Question = Ask[Any]
"""A question of any kind, where nobody looks into its answers: they go through its own `read`, and back to it."""
