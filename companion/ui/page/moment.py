"""The page of the moment: what one screen says now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.events.announcements import Order
from companion.core.events.event import Happened
from companion.core.procedures.decision_report import NodePassed
from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.kinds import Form, Question, Words
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat
from companion.journal_views.announcements import AnnouncementEntry, is_set_up
from companion.ui.page import foot
from companion.ui.page.announced_cards import cards, is_led, is_scattered, last_order, what_happened
from companion.ui.page.answers import answers_of, leaves_room, only_way
from companion.ui.page.foreseen import foreseen_at_first
from companion.ui.page.page import (
    AnnouncementCard,
    Banner,
    Button,
    Foot,
    Give,
    Heading,
    Page,
    PrivacyCover,
    ReaderStep,
    Stands,
)
from companion.ui.page.shapes import ScreenShape
from companion.ui.page.whose import SeenEvening, headline, names, read_by_all, standing

LONG = 8
"""Lines of a card that is copied from which it needs the room of the boards."""


@dataclass(frozen=True, slots=True)
class Open:
    """What is open on a screen."""

    shown: str = ""
    """Whose question of several people who are asked together, "" while nobody is."""
    recalled: bool = False
    """Whether somebody wants to see again what was told."""
    phoned: tuple[Seat, ...] = ()
    """Whose own phone asks them."""
    aside: bool = False
    """Whether something else stands before the question."""


def page_of(session: SeenEvening, shape: ScreenShape, at: Open = Open()) -> Page:
    """What stands on a screen of this shape. at: what is open there."""
    seat, whole, serial, whose = standing(session, at.shown)
    keeper, question = read_by_all(session, whole)
    moment = _Moment(session, shape, at, question, keeper, serial, whose, seat, _news(session, question))
    if at.recalled:
        return moment.recalled()
    if question is None:
        return moment.over()
    if moment.leads:
        return moment.led()
    if whose is not None:
        return moment.covered(whose)
    if moment.fills and moment.told and not moment.brief:
        return moment.told_alone()
    return moment.asked(question)


def _news(session: SeenEvening, question: Question | None) -> tuple[AnnouncementEntry, ...]:
    if session.rights.trying:
        return ()
    news = tuple(session.news)
    if question is not None and question.stands is not None:  # its dice lie there instead of those without an event
        news = tuple(each for each in news if not each.bare)
    if is_led(news) and not session.unread:
        news = tuple(each for each in news if not is_set_up(each))
    return news


@dataclass(frozen=True, slots=True)
class _Moment:
    session: SeenEvening
    shape: ScreenShape
    at: Open
    question: Question | None
    keeper: Seat | None
    """Who knows more of the question than stands here."""
    serial: int
    whose: Seat | None
    """Who alone may read it."""
    seat: str
    """In whose place it is answered."""
    news: tuple[AnnouncementEntry, ...]
    """What is told and not read yet; of a set-up that was led nothing once it has been."""

    @property
    def told(self) -> tuple[AnnouncementEntry, ...]:
        """What stands above the answers, with what lies on the table while they are weighed."""
        question = self.question
        if self.session.rights.trying:
            return ()
        if self.fills and not self.session.unread:  # the question has all the room
            return ()
        stands = None if question is None else question.stands
        lying = [] if stands is None or question is None else [AnnouncementEntry(self.serial, stands, question.rule)]
        return (*self.news, *lying)

    @property
    def leads(self) -> bool:
        """Whether the set-up is led, step by step."""
        session = self.session
        return not session.rights.trying and session.unread and is_led(self.news)

    @property
    def fills(self) -> bool:
        """Whether the question takes all the room there is, and scrolls by itself."""
        question = self.question
        return isinstance(question, BuildDeck) or (isinstance(question, Form) and not leaves_room(question))

    @property
    def brief(self) -> bool:
        """Whether all that is told is one short order, which has room above a card on a tablet."""
        told = [each.telling for each in self.told]
        short = len(told) == 1 and isinstance(told[0], Order) and told[0].note is None and not told[0].pieces
        return short and isinstance(self.question, Form) and not self.shape.compact

    @property
    def way(self) -> str:
        """The only answer there is, which goes on."""
        return "" if self.keeper is not None else only_way(self.question)

    # ------------------------------------------------------------------ the pages

    def asked(self, question: Question) -> Page:
        """A question, with what was told above it."""
        rights, told = self.session.rights, self._cards()
        after = last_order(told)
        happened = what_happened(self.news) if self.way else None
        heading = Heading(
            happened or question.text,
            "question" if happened is None else "news",
            question.trail,
            question.note if happened is None else None,
            question.nature,
            question.rule,
        )
        below = foot.at_rest(question, rights, done=bool(self.way and after))
        cover = None if self.keeper is None else PrivacyCover(self.keeper, False, whole=False)
        return self._page(
            "asked",
            heading,
            below if self.fills else foot.held(below, after),
            told=told,
            lesson=None if isinstance(question, Form | BuildDeck | Words) else question,
            cover=cover,
            answers=question,
        )

    def covered(self, whose: Seat) -> Page:
        """A question that one person alone may read: what all may read lies on its cover, and never under it."""
        told = self._cards()
        phoned = whose in self.at.phoned
        heading = Heading(msg("ui-peek-phone" if phoned else "ui-peek-pass", name=whose.name), "cover")
        lift = Button(
            "peek-hold", msg("ui-peek-here" if phoned else "ui-peek-hold"), ReaderStep("uncover"), calm=phoned
        )
        below = foot.held(Foot(lift), last_order(told))
        return self._page("asked", heading, below, told=told, cover=PrivacyCover(whose, phoned, whole=True))

    def led(self) -> Page:
        """The set-up, step by step; its own pages are drawn from what is told."""
        words, then = msg("led-all"), self._following()
        deed = Give(self.way) if self.way else ReaderStep("read")
        way = Button(foot.MAIN if self.way else foot.ONWARD, words, deed, then=then)
        return self._page("led", Heading(msg("led-again"), "news"), Foot(way), told=cards(self.told))

    def told_alone(self) -> Page:
        """What is told before a question that takes all the room there is."""
        told = self._cards()
        after = last_order(told)
        below = foot.held(foot.reading(self._following(), ReaderStep("read"), bool(after)), after)
        heading = Heading(what_happened(self.news) or msg("voice-changes"), "news")
        return self._page("told", heading, below, told=told)

    def over(self) -> Page:
        """The end of the evening, after what is still told."""
        if self.leads:
            return self.led()
        if self.told and self.session.unread:
            return self.told_alone()
        return self._page("over", Heading(msg("ui-evening-over"), "news"), Foot(None))

    def recalled(self) -> Page:
        """Once more what was told since the round began."""
        back = Foot(Button(foot.ONWARD, msg("voice-back"), ReaderStep("back")))
        return self._page("recalled", Heading(msg("voice-round"), "news"), back, told=cards(self.session.round))

    def _cards(self) -> tuple[AnnouncementCard, ...]:
        """What is told: in brief where the sheet is narrow or low, or what dice said would lie above an order."""
        told = cards(self.told)
        return cards(self.told, brief=True) if self.shape.compact or is_scattered(told) else told

    def _following(self) -> Msg:
        """What comes next, in few words."""
        question = self.question
        if question is None:
            return msg("voice-end")
        if self.whose is not None:
            return msg("ui-peek-question", name=self.whose.name)
        return question.answer_text(self.way) if self.way else question.caption

    # ------------------------------------------------------------------ what all of them have

    def _page(
        self,
        stands: Stands,
        heading: Heading,
        below: Foot,
        *,
        told: Sequence[AnnouncementCard] = (),
        lesson: Question | None = None,
        cover: PrivacyCover | None = None,
        answers: Question | None = None,
    ) -> Page:
        session, question = self.session, self.question
        key = f"{self.serial}" + (f"-{question.key}" if self.at.shown and question is not None else "")
        rights = session.rights
        taught = None if stands in ("led", "recalled", "over") or rights.trying else session.lesson(self.told, lesson)
        return Page(
            key=f"{stands}-{key}",
            stands=stands,
            shape=self.shape,
            heading=heading,
            foot=below,
            banners=tuple(self._banners(cover is not None and cover.whole)),
            cover=cover,
            lesson=taught,
            told=tuple(told),
            answers=() if answers is None else answers_of(answers, rights.trying),
            foreseen=() if answers is None or rights.trying else foreseen_at_first(answers),
            question=answers,
            serial=self.serial,
            seat=self.seat,
            recall=bool(session.round) and stands == "asked",
            decided=bool(self.news) and decided(session),
            boards=self.at.aside or not needs_the_boards(session.view.question),
        )

    def _banners(self, covered: bool) -> list[Banner]:
        """covered: whether the cover says who is waited for."""
        session, at = self.session, self.at
        found: list[Banner] = []
        if at.aside:
            found.append(Banner("reminder", headline(session)))
        awaited = session.view.people_awaited if at.shown else ()
        if not (session.rights.alone or session.rights.trying):
            if len(awaited) > 1:
                found.append(Banner("waiting", msg("ui-waiting-several"), awaited))
            elif at.phoned and not covered:
                one = msg("ui-waiting-one", name=at.phoned[0].name)
                words = msg("ui-waiting-phones", names=names(at.phoned)) if session.view.apart else one
                found.append(Banner("waiting", words, at.phoned))
        if session.fault is not None:
            found.append(Banner("fault", session.fault))
        return found


def decided(session: SeenEvening) -> bool:
    """Whether a flowchart or a list of priorities was walked since this screen was touched."""
    live, since = session.view.journal.live, session.view.journal.position(session.touched + 1)
    return any(isinstance(each, Happened) and isinstance(each.event, NodePassed) for _, each in live[since:])


def needs_the_boards(question: Question | None, longest: int = LONG) -> bool:
    """Whether a question takes the room of boards, too. longest: lines of a card beside which they stay."""
    return isinstance(question, BuildDeck) or (isinstance(question, Form) and len(question.fields) > longest)
