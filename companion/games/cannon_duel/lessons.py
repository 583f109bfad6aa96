"""The lessons of this game: what somebody who plays it for the first time should know when it first happens.

What is rare stands before what comes every turn: of several that one moment brings the first is given.
"""

from __future__ import annotations

from typing import Final

from companion.core.journal.lessons import Lesson
from companion.games.cannon_duel.actions.broadside import BroadsideFired
from companion.games.cannon_duel.actions.swerve import Swerved
from companion.games.cannon_duel.fire.dodge import ShotDodged
from companion.games.cannon_duel.ship.losses import DisasterTurned

LESSONS: Final = (
    Lesson("duel-lesson-officer", "CD-EFF-07", "officer:both", told=("duel-fate-captain", "duel-fate-mate")),
    Lesson("duel-lesson-disaster", "CD-EFF-09", "disaster:hidden", told=(DisasterTurned,)),
    Lesson("duel-lesson-swerve", "CD-SWERVE-03", "duel:swerve", told=(Swerved,)),
    Lesson("duel-lesson-broadside", "CD-BROAD-04", "duel:broadside", told=(BroadsideFired,)),
    Lesson("duel-lesson-dodge", "CD-DODGE-03", "duel:dodge", told=(ShotDodged,)),
    Lesson("duel-lesson-penalty", "CD-EFF-06", "penalty:cannon", told=("duel-told-bared",)),
    Lesson("duel-lesson-load", "CD-FIRE-S2", "shot:ball", asked=("load-seat-*", "load")),
    Lesson("duel-lesson-fire", "CD-FIRE-03", "duel:gunner", asked=("fire-seat-*",)),
    Lesson("duel-lesson-aim", "CD-AIM-04", "duel:crosshair", asked=("place",)),
    Lesson("duel-lesson-target", "CD-TARGET-03", "token:target", asked=("aim-seat-*-zone", "again-zone", "anew-zone")),
)
