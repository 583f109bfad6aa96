"""Events as earlier versions wrote them, with words and with dice ready to be drawn, are told in words of today."""

from __future__ import annotations

from typing import Any, Final

import pytest

from companion.core.events.announcements import Die, Order, Result
from companion.core.values.messages import msg
from companion.games.pirates_csg.gunnery.firing import Fallen
from companion.games.pirates_csg.model.names import island_name, player_name, ship_name
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea.boarding import sums
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.seas import HOME, WILD, sea, with_coin, with_ship, with_terrain
from tests.games.pirates_csg.rules.shores import ANNE, BART, GAME, ONE, TWO

WORDS: Final = {"key": "csg-open-sea", "args": []}
"""Whatever was written, it is read no more."""


def two(**printed: Any) -> State:
    """Anne's ship and Bart's."""
    return with_ship(with_ship(sea(), ANNE, **printed), BART)


def side(*dice: dict[str, Any], **more: Any) -> dict[str, Any]:
    """One side of a result that was written down."""
    return {"who": WORDS, "dice": list(dice), **more}


def read(kind: str, **fields: Any) -> Any:
    """An event as it was once written."""
    return GAME.events.load({"is": kind, "v": 1, **fields})


def shown(event: Any, s: State) -> Result:
    """The result that it shows."""
    (told,) = event.announcements(s, BOOK)
    assert isinstance(told, Result)
    return told


# ---------------------------------------------------------------------- dice


@pytest.mark.rule("CSG-SHOOT-06")
def test_the_dice_of_guns_come_with_the_ranks_that_stood_in_words_beside_them() -> None:
    ranks = [{"key": "csg-number", "args": [["n", 3]]}, {"key": "csg-number", "args": [["n", 2]]}]
    said = {"key": "csg-told-ranks", "args": [["n", 2], ["ranks", ranks]]}
    dice = ({"face": 5, "sides": 6, "did": 1}, {"face": 3, "sides": 6, "bonus": -2, "did": 0, "again": 1})
    result = {"text": WORDS, "sides": [side(*dice, said=said), side()], "picture": "token:cannon"}
    shots = {"unit": ONE, "target": TWO, "seat": ANNE, "rolled": [5, 3], "hits": 1}
    event, s = read("ShotsFired", text=WORDS, result=result, rule="CSG-SHOOT-06", **shots), two()
    assert event.dice == (Fallen(5, 3), Fallen(3, 2, -2, 1))
    assert shown(event, s).sides[0].dice == (Die(5, 6, did=1), Die(3, 6, -2, did=0, again=1))
    assert event.line(s, BOOK) == msg("csg-ev-shots", shots=2, n=1, ship=ship_name(s, ONE), target=ship_name(s, TWO))
    plain = read("ShotsFired", text=WORDS, rule="CSG-SHOOT-06", **shots)
    assert not plain.dice and plain.line(s, BOOK) == event.line(s, BOOK), "the first ones were written without dice"


@pytest.mark.rule("CSG-KW-SEADRAGON")
def test_the_die_of_a_swoop_has_no_rank() -> None:
    result = {"text": WORDS, "sides": [side({"face": 6, "sides": 6, "did": 3}), side()]}
    swoop = {"unit": ONE, "target": TWO, "seat": ANNE, "rolled": [6], "hits": 3, "rule": "CSG-KW-SEADRAGON"}
    event, s = read("ShotsFired", text=WORDS, result=result, **swoop), two()
    told = shown(event, s)
    assert told.text.key == "csg-ev-swoop" and told.sides[0].dice == (Die(6, 6, did=3),) and told.sides[0].said is None


@pytest.mark.rule("CSG-BOARD-03", "CSG-KW-LONGSHIP")
@pytest.mark.parametrize("rule", ["CSG-BOARD-03", "CSG-KW-LONGSHIP"])
def test_a_boarding_is_reckoned_with_the_bonus_of_who_had_rammed(rule: str) -> None:
    terms = [{"label": WORDS, "value": 1, "rule": rule}]
    sides = [side({"face": face, "sides": 6}, total={"label": WORDS, "terms": terms}) for face in (2, 4)]
    fought = {"ship": ONE, "other": TWO, "seat": ANNE}
    event, s = read("Boarded", text=WORDS, result={"text": WORDS, "sides": sides}, **fought), two(keywords=["longship"])
    assert event.rolled == (2, 4) and event.rammer == (ONE if rule == "CSG-KW-LONGSHIP" else "")
    totals = [2, 4]
    for place, whole in enumerate(sums(s, BOOK, (ONE, TWO), event.rammer)):
        totals[place] += whole.total
    assert [each.total.total for each in shown(event, s).sides if each.total is not None] == totals
    unknown = read("Boarded", text=WORDS, **fought)
    assert unknown.line(s, BOOK) is None and unknown.announcements(s, BOOK) == ()


@pytest.mark.rule("CSG-RAM-02")
@pytest.mark.parametrize("key", ["csg-ev-ram", "csg-ev-ram-harmless"])
def test_whether_a_ram_broke_a_mast_is_told_as_it_was_then(key: str) -> None:
    """Whatever the rules say of it today."""
    result = {"text": WORDS, "sides": [side({"face": face, "sides": 6}) for face in (6, 1)]}
    rammed = {"ship": ONE, "other": TWO, "seat": ANNE, "text": {"key": key, "args": []}}
    event, s = read("Rammed", result=result, **rammed), two()
    assert event.line(s, BOOK) == msg(key, ship=ship_name(s, ONE), other=ship_name(s, TWO), loser=ship_name(s, TWO))
    assert [each.won for each in shown(event, s).sides] == [True, False]
    unknown = read("Rammed", **rammed)
    assert unknown.line(s, BOOK) is None and unknown.announcements(s, BOOK) == ()


@pytest.mark.rule("CSG-TERR-SARG")
def test_a_ship_that_tore_itself_free_shows_its_die() -> None:
    s = two().with_ship(ONE, tangled=True)
    result = {"text": WORDS, "sides": [side({"face": 5, "sides": 6})]}
    freed = read("Tangled", ship=ONE, name=WORDS, held=False, text=WORDS, result=result)
    assert freed.rolled == 5 and shown(freed, s).text == msg("csg-ev-free", ship=ship_name(s, ONE))
    caught = read("Tangled", ship=ONE, name=WORDS, held=True, text=WORDS)
    assert not caught.rolled and caught.line(two(), BOOK) == msg("csg-ev-tangled", ship=ship_name(s, ONE))


@pytest.mark.rule("CSG-SETUP-01")
def test_the_order_of_play_shows_the_first_dice_of_everybody() -> None:
    result = {"text": WORDS, "sides": [side({"face": 6}, {"face": 5}), side({"face": 1}, {"face": 2})]}
    event = read("SeatsOrdered", seats=[BART, ANNE], names=["Bart", "Anne"], result=result)
    assert event.rolled == ((6, 5), (1, 2))
    assert [[die.face for die in each.dice] for each in shown(event, sea()).sides] == [[6, 5], [1, 2]]
    assert not shown(read("SeatsOrdered", seats=[BART, ANNE], names=["Bart", "Anne"]), sea()).sides


@pytest.mark.rule("CSG-TERR-REEF")
def test_the_value_of_a_piece_is_its_die() -> None:
    s = with_terrain(sea(), "reef")
    event = read("TerrainRolled", terrain="terrain-1", name=WORDS, value=4, result={"text": WORDS, "sides": []})
    assert shown(event, s).sides[0].dice == (Die(4, 6),)


# ---------------------------------------------------------------------- what only words said


@pytest.mark.rule("CSG-EXPL-05")
def test_of_whom_no_ship_is_known_the_player_has_explored() -> None:
    event, s = read("Explored", seat=BART, name=WORDS, place=WILD, where=WORDS), two()
    assert event.line(s, BOOK) == msg("csg-ev-explored", ship=player_name(s, BART), place=island_name(s, WILD))


@pytest.mark.rule("CSG-CREW-SMOKEPOT")
def test_smoke_of_no_known_ship_is_its_player_s() -> None:
    event, s = read("SmokeLaid", terrain="terrain-1", ship=WORDS, seat=BART), two()
    assert event.line(s, BOOK) == msg("csg-ev-smoke", ship=player_name(s, BART))


@pytest.mark.rule("CSG-SETUP-07")
def test_a_coin_that_nobody_is_known_to_have_placed_stands_in_the_answer_alone() -> None:
    event = read("CoinsDealt", places=[[WILD, 1]], text=WORDS)
    assert event.line(sea(), BOOK) is None and event.announcements(sea(), BOOK) == ()
    dealt = read("CoinsDealt", places=[[WILD, 4], [HOME, 4]], text=WORDS)
    assert dealt.line(sea(), BOOK) == msg("csg-order-coins-app", n=4, coins=8)


@pytest.mark.rule("CSG-KW-JOYSIDES")
def test_a_coin_shot_by_no_known_ship_leaves_its_order() -> None:
    event, s = read("CoinShot", ship=TWO, coin="coin-1", text=WORDS, order=WORDS), with_coin(two(), TWO)
    assert event.line(s, BOOK) is None
    assert event.announcements(s, BOOK) == (Order(msg("csg-order-joysides", target=ship_name(s, TWO)), "token:coin"),)


@pytest.mark.rule("CSG-BOARD-04", "CSG-KW-SEAMONSTER")
def test_a_treasure_destroyed_by_no_known_ship_is_lost() -> None:
    event, s = read("CoinsMoved", coins=["coin-1"], to="", text=WORDS, rule="CSG-BOARD-04"), with_coin(two(), TWO)
    assert event.line(s, BOOK) == msg("csg-ev-uniques-lost", n=1)


# ---------------------------------------------------------------------- all others


def whole() -> State:
    """A table with a coin aboard Anne's ship."""
    return with_coin(two(), ONE)


@pytest.mark.parametrize(
    ("kind", "fields", "line"),
    [
        ("ShipSunk", {"ship": ONE, "name": WORDS, "by": BART}, msg("csg-ev-sunk", ship=ship_name(whole(), ONE))),
        (
            "CoinsMoved",
            {"coins": ["coin-1"], "to": WILD, "text": WORDS, "rule": "CSG-EXPL-06"},
            msg("csg-ev-left", ship=ship_name(whole(), ONE), n=1, place=island_name(whole(), WILD)),
        ),
        (
            "GoldLanded",
            {"coins": ["coin-1"], "to": HOME, "text": WORDS, "known": [ANNE], "now": 3, "name": "Anne"},
            msg("csg-ev-landed", name=player_name(whole(), ANNE), n=3, place=island_name(whole(), HOME)),
        ),
        (
            "ShipMoved",
            {"ship": ONE, "name": WORDS, "docked": WILD, "place": WORDS, "left": [[ANNE, WORDS]]},
            msg("csg-ev-moved", ship=ship_name(whole(), ONE), place=island_name(whole(), WILD)),
        ),
        (
            "MastsChanged",
            {"ship": ONE, "name": WORDS, "which": [0], "now": "lost", "seat": ANNE, "left": 2},
            msg("csg-ev-masts-lost", ship=ship_name(whole(), ONE), n=1, part=msg("csg-part-mast", n=1)),
        ),
    ],
)
def test_words_that_were_written_are_made_anew(kind: str, fields: dict[str, Any], line: object) -> None:
    assert read(kind, **fields).line(whole(), BOOK) == line
