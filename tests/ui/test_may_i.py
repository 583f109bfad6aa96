"""The checker, abilities as chips, the table's last word inside questions, and the odds."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import flet as ft
import pytest

from companion.core.journal.journal import Began, Said
from companion.core.kit.id_checks import Names
from companion.core.questions.kinds import Pick
from companion.core.rules.odds import Odds
from companion.core.rules.verdicts import refused
from companion.core.values.messages import msg
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK
from companion.ui.look.theme import Look, LookContext
from companion.ui.main_screen.may_i import BRIEF, LOW, NO_WISH, OPINION, MayI, Wished, mover
from companion.ui.questions.parts.odds_plot import worth_showing
from companion.ui.screen_session.plan import SeatPlan
from tests.ui.fakeclient import FakeClient
from tests.ui.question_game import say
from tests.ui.test_questions import FR, Table, words_of


class Checker(Table):
    """The checker above a room, and whether it was closed."""

    closed = False

    def checker(self, *, compact: bool = False, wish: Wished = NO_WISH, space: float = 600) -> FakeClient:
        """A tablet or phone on which it is open."""

        def close() -> None:
            self.closed = True

        def main(page: ft.Page) -> None:
            page.render(
                lambda: Lang(
                    "fr",
                    lambda: LookContext(
                        Look(DARK), lambda: MayI(self.session, compact, space, self.rules.append, close, wish=wish)
                    ),
                )
            )

        return FakeClient(main)


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.ui.screen_session.screen_session.SETTLE", 0.0)


@pytest.mark.parametrize("space", [600, 1050])
async def test_an_upright_tablet_has_an_opinion_as_high_as_its_words(space: float) -> None:
    table = Checker("menu")
    async with table.checker(compact=True, space=space) as screen:
        await screen.tap("answer-dump")
        assert "trial-verdict" in screen.names()
        heights = {each.height for each in screen.find(ft.Container)}
        assert (BRIEF in heights) is (space < LOW)
        assert not any(each.expand == OPINION for each in screen.find(ft.Container))


def sink(t: Any) -> Any:
    """AG-3: a ship goes down."""
    yield from t.happens()


def wishing() -> Checker:
    """A table whose game judges a deed that no menu offers."""
    table = Checker("menu")
    game = table.evening.game
    game.procedures = {**game.procedures, "sink": sink}
    game.judges = {"sink": lambda state, book: refused("AG-3", say("Le navire flotte."))}
    game.words, game.names = {"sink": say("Couler")}, Names(in_commands=lambda s: {})
    return table


def verdict(screen: FakeClient) -> str:
    """The opinion, below the name of the plan."""
    return words_of(screen, "trial-verdict")[-1]


def plan(screen: FakeClient) -> str:
    """What the verdict is about."""
    return words_of(screen, "trial-verdict")[0]


async def test_what_was_inferred_is_one_folded_line_and_can_be_left_out() -> None:
    table = Table("volley")
    async with table.screen() as screen:
        table.clock.settle()
        assert FR(msg("ui-inferred", n=1)) in screen.texts()
        assert not screen.find(ft.Semantics, identifier="settled-abilities-maynard")
        await screen.tap("inferred")
        (chip,) = screen.find(ft.Semantics, identifier="settled-abilities-maynard")
        assert chip.selected
        assert "42 % de toucher" in screen.texts()
        await screen.tap("settled-abilities-maynard")
        await screen.tap("inferred")
        (chip,) = screen.find(ft.Semantics, identifier="settled-abilities-maynard")
        assert not chip.selected
        ((_, question, value),) = table.evening.history.settled
        assert isinstance(question, Pick) and value == ("gunner",)
        assert "33 % de toucher" in screen.texts()


async def test_what_a_question_refuses_can_be_chosen_anyway() -> None:
    table = Table("choose")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("anyway-sugar")
        said = next(e for _, e in table.evening.journal.live if isinstance(e, Said))
        assert (said.value, said.overruling) == ("sugar", True)


@pytest.mark.parametrize("compact", [False, True])
async def test_the_checker_says_yes_and_does_it(compact: bool) -> None:
    table = Checker("menu")
    async with table.checker(compact=compact) as screen:
        assert verdict(screen) == FR(msg("ui-trial-nothing"))
        assert not {"trial-do", "trial-again"} & screen.names(), "nothing can be done yet"
        await screen.tap("answer-dump")
        assert (plan(screen), verdict(screen)) == ("Jeter par-dessus bord", FR(msg("ui-trial-allowed")))
        await screen.tap("answer-yes")
        assert "· La vigie a entendu : True." in screen.texts()
        assert table.evening.journal.entries == []
        await screen.tap("trial-do")
        assert table.closed and table.evening.state.answers == ("True",)


async def test_the_checker_takes_a_selection_that_breaks_rules_and_names_them() -> None:
    table = Checker("run")
    async with table.checker() as screen:
        await screen.tap("answer-4")
        await screen.tap("answer-6")
        await screen.tap("answer-main")
        assert verdict(screen) == FR(msg("ui-trial-refused"))
        steps = words_of(screen, "trial-steps")
        assert steps == ["Plus de neuf points.", "AG-5", "Il manque une carte.", "AG-6"]
        assert "Points\N{NARROW NO-BREAK SPACE}: 4 (canon 4) + 6 (canon 6) = 10" in screen.texts()
    assert table.said == []


async def test_the_checker_names_every_broken_rule_and_the_table_may_do_it_anyway() -> None:
    table = Checker("menu")
    async with table.checker() as screen:
        await screen.tap("answer-buy")
        assert (plan(screen), verdict(screen)) == ("Acheter", FR(msg("ui-trial-refused")))
        assert "Tu n’es amarré à aucun port." in screen.texts()
        await screen.tap("answer-cotton")
        assert plan(screen) == "Acheter", "the deed, whatever was answered since"
        steps = words_of(screen, "trial-steps")
        for once in ("Acheter", "coton", "Tu n’es amarré à aucun port.", "L’Angleterre refuse de commercer avec toi."):
            assert steps.count(once) == 1, steps
        assert table.evening.journal.entries == []
        assert FR(msg("ui-trial-if-overruled")) in screen.texts(), "nothing follows from what is refused"
        assert FR(msg("ui-trial-effects")) not in screen.texts()
        assert words_of(screen, "trial-do") == [FR(msg("ui-anyway-short"))]
        await screen.tap("trial-do")
        marked = [e.overruling for e in table.evening.journal.entries if isinstance(e, Began | Said)]
        assert marked == [True, True]


async def test_a_wish_that_no_menu_offers_is_found_by_its_words_and_told_with_its_reasons() -> None:
    table = wishing()
    for compact in (False, True):
        async with table.checker(compact=compact) as screen:
            await screen.tap("wish")
            assert FR(msg("ui-wish-hint")) in screen.texts()
            await screen.type(FR(msg("ui-wish-search")), "couler")
            assert words_of(screen, "wish-0") == ["Couler", "AG-3"]
            await screen.tap("wish-0")
            assert (plan(screen), verdict(screen)) == ("Couler", FR(msg("ui-trial-refused")))
            assert "Le navire flotte." in screen.texts() and "wish" not in screen.names()
            await screen.tap("trial-again")
            await screen.tap("wish")
            await screen.type(FR(msg("ui-wish-search")), "xyzzy")
            assert FR(msg("ui-wish-none")) in screen.texts()
    assert table.evening.journal.entries == []


async def test_the_checker_opens_at_what_a_rule_is_about_and_at_a_refused_option() -> None:
    table = wishing()
    async with table.checker(wish=Wished(rule="AG-3")) as screen:
        assert words_of(screen, "wish-0") == ["Couler", "AG-3"]
    async with table.checker(wish=Wished(option="buy")) as screen:
        assert (plan(screen), verdict(screen)) == ("Acheter", FR(msg("ui-trial-refused")))


async def test_a_plan_can_be_begun_again() -> None:
    table = Checker("menu")
    async with table.checker() as screen:
        await screen.tap("answer-buy")
        await screen.tap("trial-again")
        assert verdict(screen) == FR(msg("ui-trial-nothing"))


async def test_odds_stand_beside_a_roll_of_the_plan() -> None:
    table = Checker("volley")
    async with table.checker() as screen:
        (plot,) = screen.find(ft.Semantics, identifier="odds")
        assert "de toucher" in (plot.label or "")


async def test_a_plan_that_no_longer_fits_says_so_and_stays() -> None:
    table = Checker("menu")
    plan = SeatPlan(table.session, mover(table.session))
    plan.screen.answer("dump", plan.screen.view.serial)
    table.evening.answer("move")
    assert not plan.trial.doable
    assert not plan.carry_out() and plan.screen.fault == msg("core-stale")
    assert len(table.evening.journal.entries) == 1


def test_slight_chances_are_drawn_together() -> None:
    bars = tuple((n, Fraction(1, 1000) if n in (0, 9) else Fraction(998, 8000)) for n in range(10))
    shown = worth_showing(Odds(say(""), bars, say("")))
    assert [n for n, _ in shown] == list(range(1, 9)) and sum(chance for _, chance in shown) == 1
