"""Records over all evenings that ended: who won how often, best scores, longest evenings; of one game or of all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.host.statistics import Career, EndedEvening, best, careers, ended, longest
from companion.library import game_registry
from companion.library.dates import day_said
from companion.library.texts import Texts
from companion.store import SavedEvening
from companion.ui.gamekit.ending import Contender, Crown, Curves, EndingPart, PartTitle, Rank, Ranking
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.last_page import parchment
from companion.ui.gamekit.plot import Curve
from companion.ui.look.language import use_texts
from companion.ui.look.palette import PLAYERS
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.setup.parts import chip, chips
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.names import Names
from companion.ui.widgets.page_frame import page_frame

SHOWN: Final = 5
"""Lines of each list of records."""
PLOTTED: Final = len(PLAYERS)
"""People whose wins are drawn: those who won most."""
MARGIN, SIGN = 28, 34
"""Left and right of the page together, and the height of the pictures of its lines, in logical pixels."""
ALL: Final = ""


@component
def RecordsPage(
    evenings: Sequence[SavedEvening],
    titles: Mapping[str, Msg],
    width: float,
    compact: bool,
    on_home: Callable[[], None],
    call: Callable[[str, str], object],
) -> ft.Control:
    """The records. titles: of the games by their ids.  width: of the screen in logical pixels.  compact: a phone.
    call: calls somebody by another name, at all evenings."""
    look, t = use_look(), use_texts()
    game, choose = ft.use_state(ALL)
    mending, mend = ft.use_state(False)
    every = ended(evenings)
    there = [each for each in titles if any(evening.game == each for evening in every)]
    body: ft.Control
    if not there:
        body = kit.nothing(look, t(msg("ui-records-none")))
    else:
        names = [(ALL, msg("ui-records-all")), *((each, titles[each]) for each in there)] if len(there) > 1 else []
        picks = [
            chip(look, t(name), each == game, partial(choose, each), f"records-{each or 'all'}") for each, name in names
        ]
        frame = Frame(compact, lambda _: None, lambda _: None, width - MARGIN)
        shown = ended(evenings, game) if game else every
        if mending:
            body = _names(look, t, [career.name for career in careers(every)], call)
        else:
            page = parchment(look, t, frame, list(parts(t, shown, titles, one=bool(game) or len(there) == 1)))
            body = kit.rows([*([chips(picks)] if picks else []), page], 10, expand=True)
    words = t(msg("ui-names"))
    kind = "brass" if mending else "sea"
    mender = kit.button(
        look, words, lambda: mend(not mending), kind=kind, sign="correct", identifier="names", height=TOUCH
    )
    return page_frame(look, t, t(msg("ui-records")), body, on_home, *([mender] if there else []))


def _names(look: Look, t: Texts, names: Sequence[str], call: Callable[[str, str], object]) -> ft.Control:
    """Everybody, to be called otherwise."""
    note = kit.caption(look, t(msg("ui-names-note")))
    mended = Names(sorted(names, key=str.casefold), call, joining=True)
    return kit.listed([kit.panel(look, kit.rows([note, mended]))], expand=True)


def parts(t: Texts, evenings: Sequence[EndedEvening], titles: Mapping[str, Msg], *, one: bool) -> Iterator[EndingPart]:
    """The records as the parts of a last page. one: whether all these evenings are of one game, whose best scores are
    told where it is points that decide."""
    people = careers(evenings)
    sat = sum(evening.minutes or 0 for evening in evenings)
    moment = msg("ui-records-sat", length=length_said(sat)) if sat else msg("ui-records-people", n=len(people))
    yield Crown(msg("ui-records-evenings", n=len(evenings)), kit.pic("token:fame", 72), moment)
    if len(evenings) > 1:
        yield Curves(msg("ui-records-wins"), [_side(each, n) for n, each in enumerate(people[:PLOTTED])], len(evenings))
    known = game_registry.game_ids()
    scored = one and all(each.game in known and game_registry.game(each.game).by_points for each in evenings)
    heads = [msg("ui-records-wins"), msg("ui-records-played"), *([msg("ui-records-best")] if scored else [])]
    places: list[Rank] = []
    for career in people:
        place = 1 + sum(other.wins[-1] > career.wins[-1] for other in people)
        figures = (career.wins[-1], career.evenings, *((career.best,) if scored else ()))
        places.append(Rank(place, msg("core-said", text=career.name), kit.pic("token:crew", SIGN), figures))
    yield Ranking(heads, places)
    if scored:
        scores = best(evenings, SHOWN)
        yield PartTitle(msg("ui-records-scores"))
        yield Ranking(
            (msg("ui-ending-points"),),
            [
                Rank(
                    1 + sum(other.points > who.points for _, other in scores),
                    msg("core-said", text=who.name),
                    kit.pic("token:fame", SIGN),
                    (who.points,),
                    _day(t, evening),
                )
                for evening, who in scores
            ],
        )
    if timed := longest(evenings, SHOWN):
        yield PartTitle(msg("ui-records-longest"))
        yield Ranking(
            (msg("ui-records-length"),),
            [
                Rank(n, titles[evening.game], kit.pic("token:time", SIGN), (t(length_said(minutes)),), _who(t, evening))
                for n, (evening, minutes) in enumerate(timed, 1)
            ],
        )


def length_said(minutes: int) -> Msg:
    """A length of time: "45 min", "2 h 05"."""
    hours, rest = divmod(minutes, 60)
    return msg("ui-length-hours", h=hours, m=f"{rest:02d}") if hours else msg("ui-length-minutes", n=rest)


def _side(career: Career, number: int) -> Contender:
    paint = PLAYERS[number]
    sign = kit.pic("ship:schooner", SIGN, hull=paint)
    return Contender(msg("core-said", text=career.name), sign, career.wins[-1], Curve(paint, career.wins))


def _day(t: Texts, evening: EndedEvening) -> Msg:
    return msg("core-said", text=day_said(evening.day, t.lang))


def _who(t: Texts, evening: EndedEvening) -> Msg:
    names = tuple(msg("core-said", text=person.name) for person in evening.people)
    return msg("ui-records-who", day=day_said(evening.day, t.lang), names=names)
