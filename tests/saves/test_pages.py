"""The pages of kept evenings, read without drawing anything: what is said at every question, in what order, to whom."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Final

import pytest

from companion.core.events.announcements import Announcement, Fate, Order, Piece
from companion.core.procedures.menus import Menu
from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.kinds import Choose, Form
from companion.core.values.messages import Msg
from companion.journal_views.merged_announcements import merged
from companion.library.texts import LANGUAGES, Texts, texts_in
from companion.session.game_session import GameSession
from companion.ui.page.answers import is_lone_value, stands_in_rows
from companion.ui.page.brief import in_brief
from companion.ui.page.moment import Open, page_of
from companion.ui.page.page import Page
from companion.ui.page.read_depth import ReadDepth
from companion.ui.page.shapes import ScreenShape
from companion.ui.page.whose import first_without
from companion.ui.screen_session.rights import OF_SEAT
from companion.ui.screen_session.screen_session import ScreenSession
from tests.saves.saved_evenings import Expected
from tests.saves.taken_up import Kept, house, saved, taken_up

BACK: Final = 2
"""Questions before the last one that the short run looks at, too."""


def screens(evening: GameSession) -> Iterator[tuple[ScreenSession, ScreenShape, Open]]:
    """Every screen that may look at an evening: the table's in each shape, and a phone of everybody."""
    table = ScreenSession(evening, game=evening.game.id, identity="1")
    shown = first_without(table, ()) if table.view.together else ""
    for shape in ScreenShape:
        yield table, shape, Open(shown)
    yield table, ScreenShape.WIDE, Open(shown, recalled=True)
    for seat in (*(each.id for each in evening.game.seats(evening.state)), ""):
        for shape in (ScreenShape.PHONE, ScreenShape.FLAT):
            phone = ScreenSession(evening, game=evening.game.id, identity="1", seat=seat, rights=OF_SEAT)
            yield phone, shape, Open()
            phone.leave()
    table.leave()


def messages(thing: object) -> Iterator[Msg]:
    """Every message in a page."""
    if isinstance(thing, Msg):
        yield thing
    elif isinstance(thing, Piece):
        yield thing.said
    elif isinstance(thing, tuple):
        for each in thing:
            yield from messages(each)
    elif is_dataclass(thing):
        for each in fields(thing):
            if each.compare:
                yield from messages(getattr(thing, each.name))


def said_by(telling: Announcement) -> Msg:
    """What heads a telling."""
    return telling.title if isinstance(telling, Fate) else telling.text


def lawful(page: Page, session: ScreenSession) -> None:
    """What holds of every page."""
    assert page.heading is not None
    # orders are numbered throughout, and no button that says that they are done comes before the last of them
    numbers = [n for card in page.told for n in range(card.first, card.first + len(card.block.orders))]
    assert numbers == list(range(1, len(numbers) + 1))
    behind = [card.key for card in page.told if card.block.orders]
    fixed = isinstance(page.question, Form | BuildDeck) and not (
        isinstance(page.question, Form) and (stands_in_rows(page.question) or is_lone_value(page.question))
    )
    if fixed:  # it scrolls by itself, below one short order that always stands there
        assert page.orders <= 1 and not page.foot.after
    elif page.stands in ("asked", "told"):
        assert page.foot.after == (behind[-1] if behind else "")
    reach = ReadDepth()
    reach.begin(page.key)
    assert (reach.offers(bool(page.foot.after)) == "ready") == (not page.foot.after)
    # headings name what is asked, or what has happened, and never what somebody has answered
    if page.heading.says == "question":
        assert page.question is not None and page.heading.text == page.question.text
    elif page.stands in ("asked", "told") and page.heading.says == "news":
        tellings = [part for card in page.told for part in card.block.parts]
        heads = {said_by(each.telling) for each in tellings} | {each.heading for each in tellings}
        assert page.heading.text in heads or page.heading.text.key in ("voice-orders", "voice-changes")
        assert page.heading.text.key != "voice-orders" or any(isinstance(each.telling, Order) for each in tellings)
    # what is told stands there once
    whole = [part for card in page.told for part in card.block.parts]
    assert len({(each.number, id(each.telling)) for each in whole}) == len(whole)
    if page.stands == "asked" and page.cover is None:
        news = [each for each in session.news.entries if not (each.bare and page.question and page.question.stands)]
        stands = None if page.question is None else page.question.stands
        there = [each.telling for each in whole if each.telling is not stands]
        assert len(there) == len(merged(news)) or not session.news.unread
        offered(page)
    if page.cover is not None and page.cover.whole:
        assert page.answers == () and page.question is None and page.foreseen == ()
    assert page.foot.main is None or page.foot.main.deed is None or page.stands != "over"


def offered(page: Page) -> None:
    """Every answer of a question can be reached, each at one place."""
    keys = [answer.key for answer in page.answers]
    assert len(keys) == len(set(keys))
    question = page.question
    if isinstance(question, Choose):
        foot = {page.foot.main.deed} if page.foot.main is not None else set()
        given = {getattr(deed, "value", None) for deed in foot}
        missing = {option.id for option in question.options} - set(keys) - given
        assert not missing
        refused = {answer.key for answer in page.answers if answer.refused}
        assert refused == {option.id for option in question.options if not option.verdict.allowed}
    if isinstance(question, Menu):
        assert all(answer.place != "card" or not answer.refused for answer in page.answers)


def told_apart(page: Page, t: Texts) -> None:
    """No two answers of a list read alike: heading of their group, words, note and figures."""
    if not isinstance(page.question, Choose):  # coins and cards of a hand may be alike
        return
    read = [(t(each.label), each.group, each.note and t(each.note), each.figures) for each in page.answers]
    assert [each for each in read if read.count(each) > 1] == []


def is_brief(page: Page) -> bool:
    """Whether what is told stands in lines."""
    return any(card.brief for card in page.told)


def moments(evening: GameSession, back: int | None) -> Iterator[int]:
    """An evening at its last question and at those before it. back: how many of them, None for all."""
    steps = 0
    yield steps
    while (back is None or steps < back) and evening.now.undo_caption is not None:
        evening.undo()
        steps += 1
        yield steps


@pytest.mark.parametrize("back", [BACK, pytest.param(None, marks=pytest.mark.long)])
@pytest.mark.parametrize(("version", "expected"), [*saved()])
def test_every_page_of_a_kept_evening_is_as_pages_are(
    version: str, expected: Expected, back: int | None, kept: Callable[[str], Kept], tmp_path: Path
) -> None:
    kept(version).copied_to(tmp_path)
    texts = [texts_in(lang) for lang in LANGUAGES]
    with house(tmp_path) as host:
        evening = taken_up(host, expected, kept(version).ids[expected.game, expected.name])
        for _ in moments(evening, back):
            seen: dict[str, Page] = {}
            for session, shape, at in screens(evening):
                page = page_of(session, shape, at)
                lawful(page, session)
                same = seen.setdefault(f"{session.seat} {page.key}", page)
                assert (page.answers, page.heading) == (same.answers, same.heading), "whatever the shape"
                alike = seen.setdefault(f"{session.seat} {page.key} {is_brief(page)}", page)
                assert (page.told, page.foot) == (alike.told, alike.foot), "a shape changes where things stand"
                assert in_brief([card.block for card in same.told]) == in_brief([card.block for card in page.told])
                if same is page:
                    for t in texts:
                        told_apart(page, t)
                        assert not [each for each in messages(page) if "⟦" in t(each)]
