"""What the foot says: for each kind of question, with what is chosen and not yet confirmed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, cast

from companion.core.procedures.menus import Menu
from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.kinds import (
    Choose,
    Draw,
    Form,
    Number,
    Option,
    Pick,
    Question,
    Roll,
    Words,
    YesNo,
    is_hex,
)
from companion.core.rules.verdicts import ALLOWED
from companion.core.values.messages import Msg, msg
from companion.ui.page.answers import answers_at_once, are_faces, aside_of_the_rose, lone, menu_parts, refusals
from companion.ui.page.page import Button, Deed, Foot, Give, LetRoll, Overrule, ReaderStep
from companion.ui.screen_session.rights import Rights

MAIN: Final = "answer-main"
ONWARD: Final = "told-on"
"""Keys of the main button: it answers, or it goes on to what has not been read yet."""
MORE: Final = Button("told-more", msg("voice-more"), ReaderStep("onward"), "icon:down")
"""The one button while an order lies below the fold; its key goes on with how often it was tapped."""
WAIT: Final = "told-wait"
"""Its key while nobody knows yet whether one does."""


def at_rest(question: Question, rights: Rights, done: bool = False) -> Foot:
    """The foot before anything is chosen. done: whether hands have carried out orders once it is tapped."""
    match question:
        case Menu():
            return of_menu(question, rights, done)
        case Choose(default=default):
            legal = {option.id: option for option in question.options if option.verdict.allowed}
            return of_choose(question, legal.get(cast(str, default)))
        case Pick():
            return of_pick(question, tuple(question.default or ()), rights)
        case YesNo():
            return of_yes_no(question)
        case Number():
            return of_number(question, question.default)
        case Roll():
            return of_roll(question, (), len(question.sides))
        case Draw():
            return of_draw(question, None)
        case Words():
            return of_words(question.default or "")
        case Form() | BuildDeck():  # what is still missing there is known to their own pages
            return Foot(Button(MAIN, msg("ui-choose-first"), None))
        case _:
            return Foot(None)


def _main(words: Msg, deed: Deed | None, picture: str = "", calm: bool = False) -> Button:
    return Button(MAIN, words, deed, picture, calm)


def of_menu(question: Menu, rights: Rights, done: bool = False) -> Foot:
    """The option of the big button, and those that hand the turn on. done: as for `at_rest`."""
    if rights.trying:
        return Foot(None)
    parts = menu_parts(question)
    beside = tuple(Button(f"answer-{o.id}", o.label, Give(o.id)) for o in parts.beside)
    main = parts.main
    if main is None:
        return Foot(None, beside)
    words = msg("ui-confirm", what=main.label) if are_faces((main,)) else main.label
    button = _main(words, Give(main.id), main.picture, parts.staying)
    return Foot(replace(button, words=msg("voice-done"), then=words) if done else button, beside)


def of_choose(question: Choose, chosen: Option | None) -> Foot:
    """The chosen option is confirmed by its name; where it leaves all as it lies, that is said."""
    only = lone(question)
    if only is not None:
        return Foot(_main(only.label, Give(only.id)))
    if answers_at_once(question):
        return Foot(None)
    others = tuple(Button(f"answer-{o.id}", o.label, Give(o.id)) for o in aside_of_the_rose(question))
    if chosen is None:
        return Foot(_main(msg("ui-choose-first"), None), others)
    words = msg("ui-confirm", what=chosen.label)
    if question.stays is not None and chosen.id == question.default:
        words = question.stays
    elif question.chart and is_hex(chosen.id):
        words = msg("ui-here")  # the board shows where; a hex in words is long
    return Foot(_main(words, Give(chosen.id)), others)


def of_pick(question: Pick, chosen: Sequence[str], rights: Rights) -> Foot:
    """What is picked is named or counted, or how many rules it breaks."""
    picked = tuple(chosen)
    verdict = question.judged(picked) if picked else ALLOWED
    ready = bool(picked) and question.lo <= len(picked) <= question.most
    deed: Deed = Give(picked) if question.admits(picked) else Overrule(picked)
    words = question.does if question.does is not None and ready else _confirms(question, picked)
    main, others = _main(words, deed if ready else None), list[Button]()
    if not verdict.allowed and not rights.trying:  # on the side everything may be tried
        main = _main(msg("ui-broken", n=len(refusals(verdict))), None)
        others += [Button("answer-anyway", msg("ui-anyway-short"), deed)] if rights.overrule else []
    if question.admits(()):
        others.append(Button("answer-none", question.none or msg("ui-none"), Give(())))
    return Foot(main, tuple(others))


def family(options: Sequence[Option]) -> str:
    """What is picked, by the common family of the pictures ("ship", "good"); "thing" when they differ."""
    families = {option.picture.partition(":")[0] for option in options}
    return families.pop() if len(families) == 1 and "" not in families else "thing"


def named(question: Pick, chosen: Sequence[str]) -> Msg:
    """What is picked: by its name, or how many of what."""
    if len(chosen) == 1:
        return next(option.label for option in question.options if option.id in chosen)
    return msg("ui-picked", n=len(chosen), kind=family(question.options))


def _confirms(question: Pick, chosen: Sequence[str]) -> Msg:
    if not chosen:
        return msg("ui-choose-first")
    if len(chosen) == 1:
        return msg("ui-confirm", what=named(question, chosen))
    return msg("ui-confirm-picked", n=len(chosen), kind=family(question.options))


def of_yes_no(question: YesNo) -> Foot:
    """Two buttons that answer at once; the likely answer (yes, unless the question says otherwise) is the main one."""
    likely = question.default is not False
    words = {True: question.yes, False: question.no}
    other = Button("answer-no" if likely else "answer-yes", words[not likely], Give(not likely))
    return Foot(_main(words[likely], Give(likely)), (other,))


def counted(n: int, unit: str) -> Msg:
    """A number with the family of what is counted, for words such as "3 cubes"."""
    return msg("ui-counted", n=n, kind=unit.partition(":")[0] or "thing")


def of_number(question: Number, value: int | None) -> Foot:
    """The number with what is counted."""
    if value is None:
        return Foot(_main(msg("ui-choose-first"), None))
    words = msg("ui-confirm", what=counted(value, question.unit))
    return Foot(_main(words, Give(value), question.unit))


def of_roll(question: Roll, thrown: Sequence[int], missing: int) -> Foot:
    """The dice that are in are confirmed; until then it says how many are missing. The app may roll, too."""
    rolled = (Button("roll-for-me", msg("ui-roll-for-me"), LetRoll()),)
    if missing:
        return Foot(_main(msg("ui-roll-missing", n=missing), None), rolled)
    return Foot(_main(msg("ui-roll-confirm", n=len(thrown)), Give(tuple(thrown)), "icon:dice"), rolled)


def of_draw(question: Draw, shown: Option | None, value: Any = None) -> Foot:
    """The app draws, or the card that lies there is confirmed. shown: as it stands on screen.  value: what it is."""
    if shown is None or question.unseen:
        return Foot(_main(msg("ui-draw-for-me"), LetRoll()))
    drawn = Button("roll-for-me", msg("ui-draw-for-me"), LetRoll())
    return Foot(_main(msg("ui-draw-this", what=shown.label), Give(value)), (drawn,))


def of_words(text: str) -> Foot:
    """What is written is confirmed."""
    ready = text.strip()
    words = msg("ui-confirm", what=msg("core-said", text=ready)) if ready else msg("ui-write-first")
    return Foot(_main(words, Give(text) if ready else None))


def reading(following: Msg, to: ReaderStep, orders: bool) -> Foot:
    """The foot of what is read before something else comes. following: that.  orders: whether hands have work to do."""
    return Foot(Button(ONWARD, msg("voice-done" if orders else "voice-on"), to, then=following))


def held(foot: Foot, after: str) -> Foot:
    """The same behind the last card with an order. after: its key, "" for none."""
    return replace(foot, after=after)
