"""Crew face down: what all at the table may read of a question tells nothing of it; its player is shown the whole."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import companion
from companion.core.events.announcement_events import Announced, Shown
from companion.core.events.announcements import Result
from companion.core.journal.journal import Said
from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Choose, Pick, Roll
from companion.core.values.messages import in_english
from companion.games.pirates_csg.gunnery.guns import guns
from companion.games.pirates_csg.model.ids import CrewId, TerrainId, UnitId
from companion.games.pirates_csg.model.names import card_name
from companion.games.pirates_csg.model.records import Extra, Given, Hindered
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.setup.berths import CrewAboard, TurnedMercenary
from companion.games.pirates_csg.setup.layout import PointsRaised
from companion.games.pirates_csg.ship.crew_aboard import CrewCaptured
from companion.games.pirates_csg.ship.orders import AbilityUsed
from companion.games.pirates_csg.turn.extra import AbilityRolled
from companion.session.auto_answers import likely
from tests.games.pirates_csg.browser.captains import captains
from tests.games.pirates_csg.rules.battle import (
    HOME,
    WILD,
    aim,
    asked,
    begun,
    coins,
    crew,
    fire,
    happened,
    refusals,
    sea,
    ship,
)
from tests.games.pirates_csg.rules.fleets import BOOK
from tests.games.pirates_csg.rules.seas import with_terrain
from tests.games.pirates_csg.rules.shores import ANNE, BART, ONE, THREE, TWO
from tests.games.pirates_csg.transcripts.games import ROBOTS
from tests.support.by_robots import Golden
from tests.support.scripted import announcements

CREW = CrewId("crew-1")


def at_table(evening: companion.GameSession) -> Any:
    """The question of the moment as a tablet among all shows it."""
    assert evening.question is not None and evening.question.public_view is not None
    return evening.question.public_view()


def allowed(question: Choose | Pick) -> list[str]:
    return [option.id for option in question.options if option.verdict.allowed]


@pytest.mark.rule("CSG-SETUP-10")
@pytest.mark.parametrize(
    ("skill", "option"), [("helmsman", ""), ("oarsman", f"move-{ONE}"), ("musketeer", f"shoot-{ONE}")]
)
def test_the_menu_on_the_table_is_the_same_whoever_is_aboard_face_down(skill: str, option: str) -> None:
    hulk = ship(ship(ship(sea(), lost=3 if option else 0), BART))
    able, idle = begun(crew(hulk, ONE, skill)), begun(crew(hulk, ONE))
    assert at_table(able) == at_table(idle) and isinstance(at_table(able), Menu)
    assert able.question != idle.question, "the player is shown what the crew can do"
    if option:
        assert option in allowed(able.question) and option not in allowed(at_table(able))  # type: ignore[arg-type]


@pytest.mark.rule("CSG-SETUP-10")
def test_what_crew_shown_can_do_is_open_to_all() -> None:
    s = crew(ship(ship(sea(), lost=3), BART), ONE, "oarsman").with_crew(CREW, shown=True)
    evening = begun(s)
    assert evening.question is not None and evening.question.public_view is None


@pytest.mark.rule("CSG-SETUP-10", "CSG-CREW-CHAINSHOT", "CSG-CREW-CANNONEER")
def test_specialists_and_musketeers_face_down_stand_on_no_card_that_all_may_read() -> None:
    def cards(make: Callable[[State], State]) -> list[Any]:
        evening, seen = begun(make(ship(ship(sea()), BART))), []
        evening.answer(f"shoot-{ONE}")
        if asked(evening).startswith("target"):
            seen.append(at_table(evening))
            evening.answer(TWO)
        seen.append(at_table(evening))
        question = evening.question
        assert isinstance(question, Pick)
        evening.answer(["mast-0"])
        roll = evening.question
        assert isinstance(roll, Roll) and roll.odds is not None
        return [*seen, roll.odds(), question.options]

    *skilled, whole = cards(lambda s: crew(s, ONE, "chainshot", "musketeer", "cannoneer"))
    *idle, fewer = cards(lambda s: crew(s, ONE))
    assert skilled == idle
    assert {option.id for option in whole} - {option.id for option in fewer} == {"chainshot", "musketeer"}


@pytest.mark.rule("CSG-SETUP-10", "CSG-RIP-02")
def test_who_could_shoot_back_from_face_down_is_known_to_the_player_alone() -> None:
    evening = begun(crew(ship(ship(sea(True)), BART), TWO, "musketeer"))
    fire(evening, ONE, TWO, 1, 1, 1)
    assert asked(evening) == "riposte-1" and allowed(at_table(evening)) == ["mast-0", "mast-1", "mast-2"]
    evening = begun(crew(ship(ship(sea(True)), BART, lost=3), TWO, "musketeer"))
    fire(evening, ONE, TWO, 1, 1, 1)
    assert evening.question is not None and evening.question.secret, "none of it is open"


@pytest.mark.rule("CSG-SETUP-10", "CSG-CREW-MUSKETEER")
def test_what_fires_from_face_down_is_turned_up_and_open_from_then_on() -> None:
    evening = begun(crew(ship(ship(sea(), cannons="3S"), BART), ONE, "musketeer"))
    fire(evening, ONE, TWO, 1, guns=["musketeer"])
    assert evening.state.mate(CREW).shown
    assert evening.question is not None and evening.question.public_view is None


def watched(evening: companion.GameSession) -> Any:
    """What all at the table may read of the question of the moment, faced or not."""
    question = evening.question
    assert question is not None and not question.secret
    return question if question.public_view is None else question.public_view()


@pytest.mark.rule("CSG-SETUP-10", "CSG-CREW-CAPTAIN", "CSG-SHOOT-08")
def test_nobody_is_asked_for_a_captain_who_lies_face_down() -> None:
    """He is called where it is told how the ship has moved: the table reads and hears the same of any other crew."""

    def moved(*skills: str) -> companion.GameSession:
        evening = begun(crew(ship(ship(sea()), BART), ONE, *skills))
        evening.answer(f"move-{ONE}")
        return evening

    captain, idle = moved("captain"), moved()
    assert at_table(captain) == at_table(idle)
    assert set(allowed(captain.question)) - set(allowed(idle.question)) == {"captain"}  # type: ignore[arg-type]
    for evening in (captain, idle):
        evening.answer("sea")
    assert asked(captain) == asked(idle) == "turn" and not captain.state.mate(CREW).shown
    called = moved("captain")
    called.answer("captain")
    assert called.state.mate(CREW).shown and watched(called) is called.question, "now all know"
    assert "about" in allowed(called.question), "it may still turn where it lies"  # type: ignore[arg-type]
    called.answer("sea")
    assert asked(called) == "target-1" and called.question.default == TWO  # type: ignore[union-attr]
    aim(called, TWO, 1, guns=["mast-0"])
    assert asked(called) == "target-2" and called.question.default == "nobody"  # type: ignore[union-attr]


@pytest.mark.rule("CSG-SETUP-10", "CSG-CREW-CAPTAIN", "CSG-TERR-FOG")
def test_a_captain_is_not_called_where_the_ship_cannot_fire() -> None:
    evening = begun(crew(ship(ship(sea(), cannons="3S-3S", keywords=["galley"], lost=2), BART), ONE, "captain"))
    evening.answer(f"move-{ONE}")
    assert refusals(evening, "captain") == ["CSG-SHOOT-04"]
    s = ship(ship(sea(), cannons="3S-3S", keywords=["galley"], lost=2), BART)
    evening = begun(crew(crew(s, ONE, "captain"), ONE, keywords=["marine"]))
    evening.answer(f"move-{ONE}")
    assert refusals(evening, "captain") == ["CSG-SHOOT-04"], "the marine fires when he is given an action himself"


@pytest.mark.rule("CSG-SETUP-10", "CSG-CREW-CAPTAIN", "CSG-COM-03")
def test_after_tearing_free_a_captain_is_asked_for_wherever_crew_lies_face_down() -> None:
    def torn(*skills: str, **values: Any) -> companion.GameSession:
        s = with_terrain(ship(ship(sea(C_03="text")), BART), "sargasso")
        evening = begun(crew(s, ONE, *skills, **values).with_ship(ONE, tangled=True, on=(TerrainId("terrain-1"),)))
        evening.answer(f"free-{ONE}")
        evening.answer([6])
        return evening

    captain, idle = torn("captain"), torn()
    assert at_table(captain) == at_table(idle) and allowed(at_table(idle)) == ["nobody"]
    assert allowed(captain.question) == ["captain", "nobody"]  # type: ignore[arg-type]
    idle.answer("nobody")
    assert asked(idle) == "turn"
    captain.answer("captain")
    assert asked(captain) == "target-1" and captain.state.mate(CREW).shown
    assert asked(torn(shown=True)) == "turn", "of whom all know there is nothing to ask"
    assert asked(torn("captain", shown=True)) == "target-1"


@pytest.mark.rule("CSG-SETUP-10", "CSG-CREW-CANNONEER")
def test_whoever_has_crew_face_down_is_asked_whether_a_die_is_rolled_again() -> None:
    def missed(*skills: str, **values: Any) -> companion.GameSession:
        evening = begun(crew(ship(ship(sea()), BART), ONE, *skills, **values))
        evening.answer(f"shoot-{ONE}")
        evening.answer(["mast-0", "mast-1"])
        evening.answer([1, 6])
        return evening

    able, idle = missed("cannoneer"), missed()
    assert at_table(able) == at_table(idle) and allowed(at_table(able)) == ["keep"]
    assert allowed(able.question) == ["0", "keep"] and allowed(idle.question) == ["keep"]  # type: ignore[arg-type]
    for evening in (able, idle):
        evening.answer("keep")
    assert asked(able) == asked(idle) and not able.state.mate(CREW).shown
    known = missed("cannoneer", shown=True)
    assert watched(known) is known.question and known.question is not None, "nothing to hide"


@pytest.mark.rule("CSG-SETUP-10", "CSG-CREW-CANNONEER")
@pytest.mark.parametrize("why", ["hit", "used", "stink", "fear", "shown"])
def test_nobody_is_asked_for_a_cannoneer_where_all_know_that_there_is_none(why: str) -> None:
    s = crew(ship(ship(sea()), BART), ONE, shown=why == "shown")
    if why == "used":
        s = s.with_turn(used=(f"cannoneer:{ONE}",))
    if why == "stink":
        s = s.with_ship(ONE, hindered=(Hindered("no-crew", ANNE),))
    if why == "fear":
        s = s.with_ship(ONE, hindered=(Hindered("no-ability", ANNE),))
    evening = begun(s)
    evening.answer(f"shoot-{ONE}")
    evening.answer(["mast-0"])
    evening.answer([6 if why == "hit" else 1])
    assert not asked(evening).startswith("again")


@pytest.mark.rule("CSG-SETUP-10", "A-33", "CSG-KW-MARINE")
def test_where_all_actions_are_declared_a_marine_face_down_is_declared_behind_the_strip() -> None:
    def declared(**card: Any) -> companion.GameSession:
        s = ship(ship(sea(A_33="declared"), cannons="3S"), BART)
        evening = begun(crew(s, ONE, **card))
        evening.answer("none")
        return evening

    marine, idle = declared(keywords=["marine"]), declared()
    assert asked(marine) == "declare-hidden" and at_table(marine) == at_table(idle)
    assert allowed(marine.question) == [CREW] and allowed(idle.question) == []  # type: ignore[arg-type]
    idle.answer([])
    silent = declared(keywords=["marine"])
    silent.answer([])
    marine.answer([CREW])
    assert marine.state.turn.declared == ((CREW, "shoot"),) and idle.state.turn.declared == ()
    assert [marine.game.view(marine.state, who).turn.declared for who in (ANNE, BART, "")] == [
        ((CREW, "shoot"),),
        (),
        (),
    ]
    assert guns(silent.state, BOOK, UnitId(ONE)) == guns(silent.state, BOOK, UnitId(ONE), marines=False)
    fire(marine, CREW, TWO, 4)
    assert marine.state.ship(TWO).left == 2 and marine.state.mate(CREW).shown


@pytest.mark.rule("CSG-SETUP-10", "A-24")
def test_who_is_lent_a_ship_learns_nothing_of_crew_face_down_aboard() -> None:
    s = ship(ship(ship(sea()), BART, "2S-3S"), BART).with_turn(more=(Extra(TWO),))
    evening = begun(crew(crew(s, TWO, "chainshot", "musketeer", "cannoneer"), TWO, "captain"))
    evening.answer(f"shoot-{TWO}")
    if asked(evening) == "target-1":
        evening.answer(ONE)
    assert allowed(evening.question) == ["mast-0", "mast-1"]  # type: ignore[arg-type]
    evening.answer(["mast-0"])
    evening.answer([1])
    assert evening.question is not None and evening.question.who == ANNE
    assert allowed(evening.question) == ["keep"]  # type: ignore[arg-type]


def orders(evening: companion.GameSession) -> list[str]:
    """How far ships were told to sail."""
    return [str(dict(event.text.args)["move"]) for event in evening.events if isinstance(event, Shown)]


@pytest.mark.rule("CSG-SETUP-10", "CSG-CREW-HELMSMAN")
def test_how_far_a_helmsman_face_down_lets_a_ship_sail_is_told_to_the_player_alone() -> None:
    def moved(*skills: str) -> companion.GameSession:
        evening = begun(crew(ship(ship(sea(), move="S+S"), BART), ONE, *skills))
        evening.answer(f"move-{ONE}")
        return evening

    able, idle = moved("helmsman"), moved()
    assert at_table(able) == at_table(idle) and orders(able) == orders(idle) == []
    assert set(allowed(able.question)) - set(allowed(idle.question)) == {"helmsman"}  # type: ignore[arg-type]
    able.answer("helmsman")
    assert able.state.mate(CREW).shown and orders(able) == ["S+S+S"]
    assert watched(able) is able.question and "helmsman" not in allowed(able.question)  # type: ignore[arg-type]
    able.answer("sea")
    assert asked(able) == "turn"


@pytest.mark.rule("CSG-SETUP-10", "CSG-CREW-OARSMAN", "CSG-CREW-HELMSMAN")
def test_a_derelict_that_sails_turns_up_who_makes_it_sail() -> None:
    evening = begun(crew(crew(ship(ship(sea(), lost=3), BART), ONE, "oarsman"), ONE, "helmsman"))
    evening.answer(f"move-{ONE}")
    assert [mate.shown for mate in evening.state.crew] == [True, True] and orders(evening) == ["S+S"]


@pytest.mark.rule("CSG-SETUP-10", "CSG-KW-EXTRANGE")
def test_what_cannons_face_down_crew_improves_is_written_down_as_all_know_it() -> None:
    s = crew(ship(ship(sea(), cannons="3S-3S"), BART), ONE, keywords=["extrange"])
    evening = begun(s)
    evening.answer(f"shoot-{ONE}")
    assert evening.question is not None
    assert "2S" in repr(evening.question) and "2S" not in repr(at_table(evening))
    evening.answer(["mast-0"])
    said = [entry.told for entry in evening.journal.entries if isinstance(entry, Said)]
    assert said and "2S" not in repr(said)


@pytest.mark.rule("CSG-SETUP-10", "CSG-KW-HOIST", "CSG-CREW-OARSMAN")
def test_where_a_hoist_hands_cargo_tells_nothing_of_an_oarsman_face_down() -> None:
    """The first oarsman takes no room: only their player knows that there is still some aboard."""

    def handing(*skills: str) -> companion.GameSession:
        s = coins(ship(ship(ship(sea(), keywords=["hoist"]), cargo=1), BART), ONE, 3)
        evening = begun(crew(s.with_turn(given=(Given(ONE, "explore"),)), TWO, *skills))
        evening.answer(f"hand-{ONE}")
        return evening

    oarsman, idle = handing("oarsman"), handing()
    assert at_table(oarsman) == at_table(idle)
    assert set(allowed(oarsman.question)) - set(allowed(idle.question)) == {TWO}  # type: ignore[arg-type]


@pytest.mark.rule("CSG-SETUP-10", "CSG-KW-PARLEY")
def test_nobody_is_asked_for_a_spokesman_who_lies_face_down() -> None:
    """Whoever hides crew may call for a parley; that they do not mean it after all tells nothing either."""

    def aimed(**card: Any) -> companion.GameSession:
        evening = begun(coins(crew(ship(ship(sea()), BART), TWO, **card), TWO, 5))
        evening.answer(f"shoot-{ONE}")
        return evening

    able, idle = aimed(keywords=["parley"]), aimed()
    assert watched(able) == watched(idle) and allowed(watched(idle))[-1] == "parley"
    assert isinstance(able.question, Pick) and "parley" not in (able.question.default or ())
    silent = aimed(keywords=["parley"])
    silent.answer(["mast-0"])
    assert asked(silent) == "shots-1" and not silent.state.mate(CREW).shown
    for evening in (able, idle):
        evening.answer(["mast-0", "parley"])
        assert asked(evening) == "parley-1" and evening.question is not None and evening.question.who == BART
    assert at_table(able) == at_table(idle) and allowed(at_table(idle)) == ["fight"]
    assert allowed(able.question) == ["fight", TWO] and allowed(idle.question) == ["fight"]  # type: ignore[arg-type]
    idle.answer("fight")
    assert isinstance(idle.question, Roll) and len(idle.question.dice) == 1
    able.answer(TWO)
    assert able.state.mate(CREW).shown and [coin.where for coin in able.state.coins] == ["island-1"]


@pytest.mark.rule("CSG-SETUP-10", "CSG-KW-PARLEY", "CSG-SHOOT-02")
def test_after_a_parley_that_is_refused_the_cannons_are_told() -> None:
    evening = begun(coins(crew(ship(ship(sea()), BART), TWO), TWO, 5))
    evening.answer(f"shoot-{ONE}")
    evening.answer(["parley"])
    evening.answer("fight")
    assert asked(evening) == "guns-1-fight" and allowed(evening.question) == ["mast-0", "mast-1", "mast-2"]  # type: ignore[arg-type]
    evening.answer(["mast-0", "mast-2"])
    assert isinstance(evening.question, Roll) and len(evening.question.dice) == 2


@pytest.mark.rule("CSG-SETUP-10", "CSG-KW-PARLEY")
@pytest.mark.parametrize("why", ["coinless", "nobody", "shown", "stink", "known"])
def test_a_parley_is_not_called_for_where_all_know_that_there_is_none(why: str) -> None:
    s = ship(ship(sea()), BART)
    s = s if why == "coinless" else coins(s, TWO, 5)
    if why != "nobody":
        s = crew(s, TWO, shown=why == "shown")
    if why == "known":
        s = crew(s, TWO, keywords=["parley"], shown=True)
    if why == "stink":
        s = s.with_ship(TWO, hindered=(Hindered("no-ability", ANNE),))
    evening = begun(s)
    evening.answer(f"shoot-{ONE}")
    assert allowed(evening.question) == ["mast-0", "mast-1", "mast-2"]  # type: ignore[arg-type]
    evening.answer(["mast-0"])
    assert asked(evening) == ("parley-1" if why == "known" else "shots-1")


OPENINGS = {"fear": {"keywords": ["fear"]}, "ghost": {"keywords": ["ghost"]}, "emperor": {"keywords": ["emperor"]}}
"""What somebody aboard can do at the start of a turn."""


@pytest.mark.rule("CSG-SETUP-10", "CSG-START-01", "CSG-START-02", "CSG-KW-FEAR", "CSG-KW-GHOST", "CSG-KW-EMPEROR")
@pytest.mark.parametrize(
    ("ability", "question"), [("fear", "fear-ship-2"), ("ghost", "mode-ship-2"), ("emperor", "emperor-ship-2")]
)
def test_what_crew_face_down_does_at_the_start_of_a_turn_is_called_and_not_asked_for(
    ability: str, question: str
) -> None:
    def due(**values: Any) -> companion.GameSession:
        s = crew(ship(ship(sea()), BART, name="Court"), TWO, link="Court", **values)
        evening = begun(s)
        evening.answer("end")
        return evening

    able, idle = due(**OPENINGS[ability]), due(keywords=["limit"])
    assert asked(able) == asked(idle) == "turn" and at_table(able) == at_table(idle)
    option = f"{ability}-{TWO}"
    assert option in allowed(able.question) and option not in allowed(idle.question)  # type: ignore[arg-type]
    late = due(**OPENINGS[ability])
    late.answer(f"move-{TWO}")
    late.answer("sea")
    assert refusals(late, option) == ["CSG-START-01"]
    able.answer(option)
    assert able.state.mate(CREW).shown and asked(able) == question and watched(able) is able.question
    open_ = due(**OPENINGS[ability], shown=True)
    assert asked(open_) == question, "of what all know it is asked"


@pytest.mark.rule("CSG-SETUP-10", "CSG-KW-FEAR")
def test_whoever_frightens_is_not_called_twice() -> None:
    evening = begun(crew(ship(ship(sea()), BART), ONE, keywords=["fear"]))
    evening.answer(f"fear-{ONE}")
    evening.answer([TWO])
    evening.answer([5])
    assert asked(evening) == "turn" and evening.state.ship(TWO).hindered
    assert f"fear-{ONE}" not in allowed(evening.question)  # type: ignore[arg-type]


@pytest.mark.rule("CSG-SETUP-10", "A-24", "CSG-MOVE-09")
@pytest.mark.parametrize(
    ("skills", "keywords", "option"),
    [
        (("oarsman",), [], f"move-{TWO}"),
        (("musketeer",), [], f"shoot-{TWO}"),
        (("shipwright",), [], f"repair-{TWO}"),
        ((), ["marine"], f"shoot-{TWO}"),
    ],
)
def test_the_menu_of_who_is_lent_a_ship_tells_nothing_of_crew_face_down(
    skills: tuple[str, ...], keywords: list[str], option: str
) -> None:
    """What it offers of that ship is what all know; its own player is offered more."""
    s = ship(ship(ship(sea()), BART, "2S-3S", lost=2), BART).with_turn(more=(Extra(TWO),))
    able, idle = begun(crew(s, TWO, *skills, keywords=keywords)), begun(crew(s, TWO, keywords=["limit"]))
    assert able.question == idle.question and option not in allowed(able.question)  # type: ignore[arg-type]
    known = begun(crew(s, TWO, *skills, keywords=keywords, shown=True))
    assert option in allowed(known.question)  # type: ignore[arg-type]


# ---------------------------------------------------------------------- the hand that turns the card


def turns(event: Any) -> bool:
    """Whether it tells to turn a card."""
    return isinstance(event, Announced) and event.text.key.startswith("csg-order-face-up")


def turned(evening: companion.GameSession) -> list[tuple[str, str, str]]:
    """Whose hands were told to turn whom face up, by name, and under which rule."""
    said = ((event, dict(event.text.args)["crew"]) for event in evening.events if turns(event))
    return [(event.seat, dict(name.args)["text"], event.rule) for event, name in said]


def shot(*guns_: str, then: tuple[Any, ...] = ()) -> Callable[[companion.GameSession], None]:
    """Anne's ship misses Bart's with these."""

    def play(evening: companion.GameSession) -> None:
        fire(evening, ONE, TWO, 1, guns=list(guns_))
        for answer in then:
            evening.answer(answer)

    return play


def does(*answers: Any) -> Callable[[companion.GameSession], None]:
    """These answers, one after the other."""

    def play(evening: companion.GameSession) -> None:
        for answer in answers:
            evening.answer(answer)

    return play


def again(evening: companion.GameSession) -> None:
    """A cannon misses, and its die is rolled again."""
    does(f"shoot-{ONE}", ["mast-0"], [1], "0", [1])(evening)


USES: dict[str, tuple[dict[str, Any], Callable[[companion.GameSession], None], str]] = {
    "cannoneer": ({"skills": ["cannoneer"]}, again, "CSG-CREW-CANNONEER"),
    "chainshot": ({"skills": ["chainshot"]}, shot("mast-0", "chainshot"), "CSG-CREW-CHAINSHOT"),
    "firepot": ({"skills": ["firepot"]}, shot("mast-0", "firepot"), "CSG-CREW-FIREPOT"),
    "stinkpot": ({"skills": ["stinkpot"]}, shot("mast-0", "stinkpot"), "CSG-CREW-STINKPOT"),
    "smokepot": ({"skills": ["smokepot"]}, does(f"shoot-{ONE}", "smokepot"), "CSG-CREW-SMOKEPOT"),
    "musketeer": ({"skills": ["musketeer"]}, shot("musketeer"), "CSG-CREW-MUSKETEER"),
    "marine": ({"keywords": ["marine"]}, shot(f"marine-{CREW}"), "CSG-KW-MARINE"),
    "captain": ({"skills": ["captain"]}, does(f"move-{ONE}", "captain"), "CSG-CREW-CAPTAIN"),
    "helmsman": ({"skills": ["helmsman"]}, does(f"move-{ONE}", "helmsman"), "CSG-CREW-HELMSMAN"),
    "explorer": ({"skills": ["explorer"]}, does(f"move-{ONE}", WILD), "CSG-CREW-EXPLORER"),
    "navigator": ({"keywords": ["navigator"]}, does(f"navigate-{ONE}"), "CSG-KW-NAVIGATOR"),
    "emperor": ({"keywords": ["emperor"], "link": "Court"}, does(f"mark-{ONE}", WILD), "CSG-KW-EMPEROR"),
    "prey": ({"name": "Captain Davy Jones"}, does(f"prey-{ONE}-{THREE}"), "CSG-KW-KRAKEN"),
    "allpowerful": ({"keywords": ["allpowerful"]}, does(f"all-powerful-{ONE}", [1]), "CSG-KW-ALLPOWERFUL"),
    "bornleader": ({"keywords": ["bornleader"]}, does(f"born-leader-{ONE}", [1]), "CSG-KW-BORNLEADER"),
    "fear": ({"keywords": ["fear"]}, does(f"fear-{ONE}"), "CSG-KW-FEAR"),
}
"""By what somebody aboard Anne's ship comes to light: the card, what is done, the rule."""
KNOWN = {"captain": ("sea",), "helmsman": ("sea",), "fear": ()}
"""What is answered in place of a call where all know who could be called."""


@pytest.mark.rule(
    "CSG-SETUP-10",
    "CSG-CREW-CHAINSHOT",
    "CSG-CREW-FIREPOT",
    "CSG-CREW-STINKPOT",
    "CSG-CREW-SMOKEPOT",
    "CSG-CREW-EXPLORER",
    "CSG-KW-NAVIGATOR",
    "CSG-KW-ALLPOWERFUL",
    "CSG-KW-BORNLEADER",
)
@pytest.mark.parametrize("by", USES)
def test_who_comes_to_light_is_told_to_be_turned_once_and_not_if_all_knew(by: str) -> None:
    card, play, rule = USES[by]
    printed = {"name": "Nell", **card}
    skills = printed.pop("skills", [])

    def aboard(shown: bool) -> companion.GameSession:
        kraken = ship(ship(ship(sea(), name="Court"), BART), keywords=["kraken"])
        return begun(crew(kraken, ONE, *skills, shown=shown, **printed))

    evening = aboard(shown=False)
    play(evening)
    assert turned(evening) == [(ANNE, printed["name"], rule)] and evening.state.mate(CREW).shown
    if by not in KNOWN:
        evening = aboard(shown=True)
        play(evening)
        assert turned(evening) == []


@pytest.mark.rule("CSG-SETUP-10", "CSG-KW-PARLEY", "CSG-RIP-02", "CSG-KW-MARINE")
def test_who_is_shot_at_turns_up_who_parleys_or_shoots_back() -> None:
    s = crew(ship(ship(sea(True)), BART), TWO, name="Nell", keywords=["parley"])
    evening = begun(coins(s, TWO, 5))
    does(f"shoot-{ONE}", ["mast-0", "parley"], TWO)(evening)
    assert turned(evening) == [(BART, "Nell", "CSG-KW-PARLEY")]
    s = crew(ship(ship(sea(True)), BART), TWO, "musketeer", name="Nell")
    evening = begun(crew(s, TWO, name="Tom", keywords=["marine"]))
    fire(evening, ONE, TWO, 1, 1, 1)
    does(["musketeer", "marine-crew-2"], [1, 1], "keep")(evening)
    assert turned(evening) == [(BART, "Nell", "CSG-RIP-04"), (BART, "Tom", "CSG-RIP-04")]


@pytest.mark.rule("CSG-SETUP-10", "CSG-KW-MARINE")
def test_a_marine_who_fires_from_an_island_is_turned_up_there() -> None:
    evening = begun(crew(ship(ship(sea()), BART), WILD, name="Nell", keywords=["marine"]))
    fire(evening, CREW, TWO, 1)
    assert turned(evening) == [(ANNE, "Nell", "CSG-KW-MARINE")]
    (order,) = filter(turns, evening.events)
    assert order.text.key == "csg-order-face-up-ashore"


@pytest.mark.rule("CSG-SETUP-10", "CSG-EXPL-07")
def test_a_prisoner_who_lay_face_down_is_turned_up_by_who_takes_him() -> None:
    s = crew(ship(ship(sea(), docked=WILD), BART), WILD, seat=BART, name="Nell")
    evening = begun(s.with_island(WILD, coins=0).with_turn(moored=((ONE, WILD),)))
    does(f"explore-{ONE}-{WILD}", "aboard")(evening)
    assert turned(evening) == [(ANNE, "Nell", "CSG-EXPL-07")] and evening.state.mate(CREW).where == ONE


@pytest.mark.rule("CSG-SETUP-10", "CSG-CREW-SHIPWRIGHT", "CSG-REP-01", "CSG-FIRE-02")
def test_a_shipwright_is_turned_up_by_a_repair_at_sea_and_where_the_question_of_a_fire_tells_of_him() -> None:
    s = crew(ship(ship(sea(), lost=1), BART), ONE, "shipwright", name="Nell")
    evening = begun(s)
    evening.answer(f"repair-{ONE}")
    assert turned(evening) == [(ANNE, "Nell", "CSG-CREW-SHIPWRIGHT")]
    evening = begun(s.with_ship(ONE, docked=HOME))
    evening.answer(f"repair-{ONE}")
    assert evening.state.ship(ONE).left == 3 and turned(evening) == [], "at home nobody needs him"
    evening = begun(s.with_ship(ONE, masts=("burning", "standing", "standing")))
    evening.answer("end")
    assert asked(evening) == f"fire-{ONE}" and turned(evening) == [(ANNE, "Nell", "CSG-CREW-SHIPWRIGHT")]


@pytest.mark.rule("CSG-SETUP-10", "CSG-KW-ALLPOWERFUL", "CSG-KW-BORNLEADER")
def test_the_die_by_which_somebody_comes_to_light_is_told_with_the_order() -> None:
    evening = begun(crew(ship(ship(sea()), BART), ONE, keywords=["bornleader"]))
    does(f"born-leader-{ONE}", [2])(evening)
    (result,) = announcements(happened(evening), AbilityRolled)
    assert isinstance(result, Result)
    assert [die.face for side in result.sides for die in side.dice] == [2] and len(turned(evening)) == 1


@pytest.mark.rule("CSG-SETUP-10", "CSG-SETUP-09")
@pytest.mark.parametrize("golden", [pytest.param(each, id=each.name) for each in ROBOTS.goldens])
def test_in_a_whole_game_nobody_is_turned_up_in_silence_or_twice(golden: Golden) -> None:
    """Who begins face up is told at the end of its step, anybody else as the very next thing."""
    events = ROBOTS.play(golden).evening.events
    known: set[str] = set()
    told = 0
    for event, following in pairwise(events):
        if isinstance(event, PointsRaised):
            known.update(event.crew)
        elif isinstance(event, CrewAboard) and event.cursed:
            known.add(event.crew)
        elif isinstance(event, AbilityUsed | CrewCaptured | TurnedMercenary) and event.crew:
            assert turns(following) is (event.crew not in known), event
            known.add(event.crew)
            told += turns(following)
    began = sum(event.rule == "CSG-SETUP-09" for event in filter(turns, events))
    assert told and told + began == len(known)


@pytest.mark.rule("CSG-SETUP-09")
def test_outside_its_cover_no_berth_tells_for_which_crew_it_is_asked() -> None:
    """Undo, the notebook and the button that leads on say the caption; the names of crew are in the question alone."""
    evening = companion.begin("pirates_csg", captains())
    asked = 0
    while (question := evening.question) is not None and not isinstance(question, Menu):
        if question.key.startswith("berths-"):
            evening.answer("each")
        elif question.key.startswith("berth-"):
            names = {in_english(card_name(evening.state, "csg-crew", mate.card)) for mate in evening.state.crew}
            assert question.secret and not [name for name in names if name in in_english(question.caption)]
            asked += 1
            evening.answer(question.default)
        elif question.nature == "chance":
            evening.actions.roll_for_me()
        else:
            evening.answer(likely(question))
    assert asked
