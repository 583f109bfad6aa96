"""The lessons of this game: what somebody who plays it for the first time should know when it first happens.

What is rare stands before what comes every turn: of several that one moment brings the first is given.
"""

from __future__ import annotations

from typing import Final

from companion.core.journal.lessons import Lesson
from companion.games.blackbeard.supply.commissioner_counters import CommissionerCame

LESSONS: Final = (
    Lesson("bb-lesson-mutiny", "BB-12.3", "token:crew", told=("bb-mutiny-rises", "bb-told-crew-rises")),
    Lesson("bb-lesson-scurvy", "BB-17C", "token:lemon", told=("bb-event-c",)),
    Lesson("bb-lesson-storm", "BB-9.31", "place:sea", told=("bb-storm-breaks",)),
    Lesson("bb-lesson-battle", "BB-13.61", "token:cannon", told=("bb-told-battle-title",)),
    Lesson("bb-lesson-wounds", "BB-13.71", "token:wound", told=("bb-told-wounds",)),
    Lesson("bb-lesson-hunters", "BB-8.51", "ship:ship_of_the_line", told=("bb-told-escaped", "bb-told-intercepted")),
    Lesson("bb-lesson-commissioner", "BB-13.6", "ship:ship_of_the_line", told=(CommissionerCame,)),
    Lesson("bb-lesson-prize", "BB-9.61", "ship:caravel", told=("bb-prize-taken", "bb-prize-hurt", "bb-prize-gone")),
    Lesson("bb-lesson-debauchery", "BB-9.8", "token:bottle", asked=("prize-debauchery-*", "debauchery")),
    Lesson("bb-lesson-port", "BB-10.2", "token:port", told=("bb-told-moved-anchored",)),
    Lesson("bb-lesson-search", "BB-9.3", "compass:rose", asked=("move-search",)),
    Lesson("bb-lesson-move", "BB-8.2", "token:sail", asked=("move-end",)),
    Lesson("bb-lesson-turn", "BB-6.32", "ship:sloop", asked=("turn",)),
    Lesson("bb-lesson-card", "BB-6.1", "token:deck", asked=("draw",)),
)
