"""An evening that ended as other programs read it: stable ids, ISO times, numbers as numbers, no words but names."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final
from urllib.parse import quote

from companion.core.kit.game import AnyGame
from companion.core.values.seats import Standing
from companion.host.statistics import minutes_of
from companion.store import SavedEvening

JsonPlay = dict[str, object]
BG_STATS: Final = "bgstats://app.bgstatsapp.com/createPlay.html?data="
"""Where the app of that name takes a play; what follows is JSON, escaped as an address wants it."""
SOURCE: Final = "Vigie"


@dataclass(frozen=True, slots=True)
class PlayedBy:
    """Somebody at the table, as he came out: with all of a team, or with the best of several captains."""

    seat: str
    name: str
    colour: str
    points: int
    rank: int

    @property
    def won(self) -> bool:
        """Whether nobody came out before."""
        return self.rank == 1


@dataclass(frozen=True, slots=True)
class ExportedPlay:
    """An evening that ended.  begun, ended: ISO 8601, UTC; ended is "" where nobody knows."""

    id: str
    """Of the store."""
    game: str
    mode: str
    begun: str
    ended: str
    minutes: int | None
    """None where it was not played in one go."""
    by_points: bool
    """Whether points decide."""
    players: tuple[PlayedBy, ...]
    """In their order at the table."""


def play_of(played: AnyGame, state: object, saved: SavedEvening) -> ExportedPlay:
    """An evening that is over, from its last state."""
    standings = played.score(state)
    seats = played.seats(state)
    players = tuple(
        PlayedBy(seat.id, seat.name, seat.colour, best.points, best.place)
        for seat in seats
        if (best := _best(standings, seat.id)) is not None
    )
    mode = str(saved.options.get("mode") or "")
    ended = saved.finished or ""
    return ExportedPlay(saved.id, saved.game, mode, saved.created, ended, minutes_of(saved), played.by_points, players)


def _best(standings: Sequence[Standing], seat: str) -> Standing | None:
    return min((each for each in standings if seat in each.seats), key=lambda each: each.place, default=None)


def as_record(play: ExportedPlay) -> JsonPlay:
    """Plain JSON whose keys and ids are the same in every language."""
    return {
        "game": play.game,
        "evening": play.id,
        "mode": play.mode,
        "begun": play.begun,
        "ended": play.ended or None,
        "minutes": play.minutes,
        "players": [
            {
                "seat": each.seat,
                "name": each.name,
                "colour": each.colour,
                "rank": each.rank,
                "won": each.won,
                **({"points": each.points} if play.by_points else {}),
            }
            for each in play.players
        ],
    }


def bg_stats(play: ExportedPlay, title: str) -> str:
    """A link by which the app BG Stats takes over a play. title: of the game, as the reader calls it."""
    data = json.dumps(_for_bg_stats(play, title), ensure_ascii=False, separators=(",", ":"))
    return BG_STATS + quote(data, safe=":,")  # what may stand there as it is makes a code less dense


def _for_bg_stats(play: ExportedPlay, title: str) -> Mapping[str, object]:
    """As that app describes it. What Vigie does not know is left out: the id at BoardGameGeek, who began."""
    begun = datetime.fromisoformat(play.begun).astimezone()
    found: dict[str, object] = {
        "sourceName": SOURCE,
        "sourcePlayId": play.id,
        "playDate": begun.strftime("%Y-%m-%d %H:%M:%S"),
        "game": {"name": title, "highestWins": True, "noPoints": not play.by_points, "sourceGameId": play.game},
        "players": [
            {
                "name": each.name,
                "sourcePlayerId": each.name,
                "rank": each.rank,
                "winner": each.won,
                **({"score": str(each.points)} if play.by_points else {}),
            }
            for each in play.players
        ],
    }
    return found if play.minutes is None else {**found, "durationMin": play.minutes}
