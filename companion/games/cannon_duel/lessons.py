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
    Lesson("cd-lesson-officer", "CD-EFF-07", "officer:both", told=("cd-fate-captain", "cd-fate-mate")),
    Lesson("cd-lesson-disaster", "CD-EFF-09", "disaster:hidden", told=(DisasterTurned,)),
    Lesson("cd-lesson-swerve", "CD-SWERVE-03", "duel:swerve", told=(Swerved,)),
    Lesson("cd-lesson-broadside", "CD-BROAD-04", "duel:broadside", told=(BroadsideFired,)),
    Lesson("cd-lesson-dodge", "CD-DODGE-03", "duel:dodge", told=(ShotDodged,)),
    Lesson("cd-lesson-penalty", "CD-EFF-06", "penalty:cannon", told=("cd-told-bared",)),
    Lesson("cd-lesson-load", "CD-FIRE-S2", "shot:ball", asked=("load-seat-*", "load")),
    Lesson("cd-lesson-fire", "CD-FIRE-03", "duel:gunner", asked=("fire-seat-*",)),
    Lesson("cd-lesson-aim", "CD-AIM-04", "duel:crosshair", asked=("place",)),
    Lesson("cd-lesson-target", "CD-TARGET-03", "token:target", asked=("aim-seat-*-zone", "again-zone", "anew-zone")),
)
