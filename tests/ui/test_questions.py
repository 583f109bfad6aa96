"""The parchment sheet, in process: every kind of question is drawn, answered, refused and protected."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import flet as ft
import pytest
from flet.messaging.protocol import Message

from companion.core.journal.journal import Began, Said
from companion.core.printed.card_layout import Band, Row
from companion.core.printed.keypad import KeyRow, Pad, numbers
from companion.core.procedures.copied_cards import applying
from companion.core.questions.kinds import BadAnswer, Dice, Field, Figure, Form, Option
from companion.core.questions.question_base import BESIDE
from companion.core.rules.verdicts import ALLOWED, Verdict, refused
from companion.core.values.messages import Msg, msg
from companion.library.game_registry import game_ids
from companion.library.texts import LANGUAGES, texts_in
from companion.referee.question_keys import question_keys
from companion.session.game_session import GameSession
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK, LIGHT
from companion.ui.look.theme import TOUCH, ZOOMS, Look, LookContext
from companion.ui.questions.copying.form_lines import first_values, lacking
from companion.ui.questions.kinds import grid_edges
from companion.ui.questions.kinds.grid import LEAST, swept
from companion.ui.questions.kinds.grid_strokes import crossed
from companion.ui.questions.kinds.menu import second_line
from companion.ui.questions.kinds.number import Scale, Typed
from companion.ui.questions.kinds.pick import limits
from companion.ui.questions.kinds.roll import Tray, summary
from companion.ui.questions.parts.option_cards import distinguished, shown_as
from companion.ui.questions.parts.option_groups import shelves
from companion.ui.questions.parts.refusal_reasons import reasons
from companion.ui.questions.sheet.printed_parts import PrintedContext, PrintedInfo
from companion.ui.questions.sheet.sheet_bar import MAIN_SHARE
from companion.ui.screen_session.news import ScreenNews
from companion.ui.screen_session.screen_session import SETTLE, ScreenSession
from tests.ui.fakeclient import FakeClient
from tests.ui.question_game import CARDS, GOODS, MENU, QUESTIONS, AskGame, say
from tests.ui.rebuilt_controls import rebuilt
from tests.ui.sheets import sheet_of

FR = texts_in("fr")
FEW = 4
"""Controls that may be new where the sheet stays, and as many that a client may build anew."""
HALF = "\N{NARROW NO-BREAK SPACE}"


class Clock:
    """Time that passes when the test says so."""

    now = 100.0

    def __call__(self) -> float:
        return self.now

    def settle(self) -> None:
        """Long enough that a tap is meant for what it hits."""
        self.now += SETTLE


class Table:
    """A room with the question `ask`, and the rules that were asked about."""

    def __init__(self, ask: str, *, answers: tuple[Any, ...] = (), **options: Any) -> None:
        self.clock = Clock()
        self.evening = GameSession(AskGame(), {"ask": ask, **options}, seed=1)
        for answer in answers:
            self.evening.answer(answer)
        self.session = ScreenSession(self.evening, game="ask", identity="1", clock=self.clock)
        self.rules: list[str] = []

    @property
    def said(self) -> list[Any]:
        """Every answer in force."""
        return [entry.value for _, entry in self.evening.journal.live if isinstance(entry, Said)]

    def screen(
        self,
        *,
        compact: bool = False,
        lang: str = "fr",
        look: Look | None = None,
        printed: PrintedInfo | None = None,
        size: tuple[int, int] = (1280, 800),
    ) -> FakeClient:
        """A tablet or phone that shows the sheet."""

        def sheet() -> ft.Control:
            return sheet_of(self.session, compact, self.rules.append)

        def dressed() -> ft.Control:
            return LookContext(look or Look(DARK), lambda: PrintedContext(printed or PrintedInfo(), sheet))

        def main(page: ft.Page) -> None:
            page.render(lambda: Lang(lang, dressed))

        return FakeClient(main, size=size)


def main_button(screen: FakeClient) -> ft.FilledButton:
    """The coral button."""
    (wrapper,) = screen.find(ft.Semantics, identifier="answer-main")
    (button,) = (each for each in screen.walk(wrapper) if isinstance(each, ft.FilledButton))
    return button


def sheets(screen: FakeClient) -> list[str]:
    """What lies in the middle, by its name."""
    return [name for each in screen.find(ft.Semantics) if (name := each.identifier or "").startswith("sheet-")]


def words_of(screen: FakeClient, identifier: str) -> list[str]:
    """What the part with this identifier says."""
    (wrapper,) = screen.find(ft.Semantics, identifier=identifier)
    return [c.value for c in screen.walk(wrapper.content) if isinstance(c, ft.Text) and c.value]


def forecast_of(screen: FakeClient) -> str:
    """All that the forecast says."""
    (wrapper,) = screen.find(ft.Semantics, identifier="forecast")
    texts = [c for c in screen.walk(wrapper.content) if isinstance(c, ft.Text)]
    return " ".join(t.value or "".join(span.text or "" for span in t.spans or []) for t in texts)


# --- every kind is drawn, in both languages, on both sizes


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("ask", [*QUESTIONS, "menu"])
async def test_every_kind_is_drawn_with_its_question_and_rule(ask: str, compact: bool, lang: str) -> None:
    table = Table(ask)
    question = table.evening.question
    assert question is not None
    async with table.screen(compact=compact, lang=lang) as screen:
        assert words_of(screen, "question") == [texts_in(lang)(question.text)]
        (why,) = screen.find(ft.Semantics, identifier="why")
        assert question.rule in str(why.label)
        await screen.tap("why")
    assert table.rules == [question.rule]


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("palette", [DARK, LIGHT])
async def test_nothing_is_smaller_than_it_may_be(palette: Any, zoom: float) -> None:
    for ask in (*QUESTIONS, "menu"):
        async with Table(ask).screen(look=Look(palette, zoom), compact=True) as screen:
            assert min(text.size or 0 for text in screen.find(ft.Text)) >= 16
            tapped = [box for box in screen.find(ft.Container) if box.on_click]
            low = [box for box in tapped if box.height is not None and box.height < TOUCH]
            assert low == []


async def test_the_bar_keeps_its_height_and_its_main_button_which_enter_taps() -> None:
    seen = set()
    for ask in ("choose", "pick", "yesno", "number", "coins", "roll", "draw", "form", "words", "muster", "menu"):
        async with Table(ask).screen() as screen:
            (named,) = screen.find(ft.Semantics, identifier="answer-main")
            (wrapper,) = (each for each in screen.find(ft.MergeSemantics) if each.content is named)
            seen.add((wrapper.expand, main_button(screen).height, main_button(screen).autofocus))
    assert seen == {(MAIN_SHARE, 64, True)}


async def test_the_trail_the_note_and_where_to_look_are_said() -> None:
    async with Table("pick").screen(printed=PrintedInfo(page=lambda rule: "38")) as screen:
        assert "PNJ 2 · agressif espagnol · fanion 1 : mouvement 6 · à lire sur la table" in screen.texts()
        assert FR(msg("ui-rule-page", id="AG-7", page="38")) in screen.texts()
    async with Table("yesno").screen() as screen:
        assert "Amarré : bord à bord avec un port ou un navire." in screen.texts()


async def test_the_end_of_the_evening_is_said() -> None:
    table = Table("yesno", rounds=1, answers=(True,))
    async with table.screen() as screen:
        assert FR(msg("ui-evening-over")) in screen.texts()


# --- answering


async def test_choose_selects_then_confirms_what_it_names() -> None:
    table = Table("choose")
    async with table.screen() as screen:
        assert main_button(screen).disabled
        table.clock.settle()
        await screen.tap("answer-tea")
        assert table.said == []
        assert words_of(screen, "answer-main") == [f"Valider{HALF}: thé"]
        await screen.tap("answer-main")
    assert table.said == ["tea"]


@pytest.mark.parametrize("compact", [False, True])
async def test_directions_stand_around_a_hexagon_and_what_is_none_beside_the_main_button(compact: bool) -> None:
    table = Table("rose")
    async with table.screen(compact=compact) as screen:
        columns = [
            [part.identifier for part in screen.walk(column) if isinstance(part, ft.Semantics) and part.identifier]
            for row in screen.find(ft.Row)
            if len(row.controls) == 3 and all(isinstance(column, ft.Column) for column in row.controls)
            for column in row.controls
        ]
        assert columns == [["answer-10", "answer-8"], ["answer-12"], ["answer-2", "answer-4"]]
        assert "Aucun point par là." in words_of(screen, "answer-6")
        table.clock.settle()
        await screen.tap("answer-2")
        assert words_of(screen, "answer-main") == [f"Valider{HALF}: 2 h"] and table.said == []
        await screen.tap("answer-turn")
    assert table.said == ["turn"]


async def test_few_plain_options_answer_at_once() -> None:
    table = Table("plain")
    async with table.screen() as screen:
        assert screen.find(ft.Semantics, identifier="answer-main") == []
        table.clock.settle()
        await screen.tap("answer-boris")
    assert table.said == ["boris"]


async def test_a_refused_option_gives_its_reasons_and_cannot_be_chosen() -> None:
    table = Table("choose")
    async with table.screen() as screen:
        table.clock.settle()
        assert "L’Angleterre refuse de commercer avec toi." in words_of(screen, "answer-cotton")
        await screen.tap("answer-cotton")
        assert table.rules == ["AG-9"]
        assert main_button(screen).disabled
        assert table.said == []


def test_what_must_be_known_first_is_a_reason_too() -> None:
    fact = QUESTIONS["yesno"]
    assert reasons(FR, replace(GOODS[2].verdict, unknown=(fact,))) == [
        ("AG-9", "L’Angleterre refuse de commercer avec toi."),
        (fact.rule, f"Réponds d’abord{HALF}: Le brigantin est-il amarré ?"),
    ]


async def test_the_menu_says_its_main_option_once_and_begins_the_others_at_once() -> None:
    table = Table("menu")
    async with table.screen() as screen:
        assert screen.texts().count("Fin du tour") == 1
        headed = [FR(msg(f"ui-group-{group}")) in screen.texts() for group in ("turn", "action", "free")]
        assert headed == [False, False, True]  # the first group needs none, what hands the turn on stands in the bar
        assert words_of(screen, "answer-move") == ["Se déplacer"]
        assert screen.find(ft.Semantics, identifier="forecast") == []  # that something is asked next is no news
        table.clock.settle()
        await screen.tap("answer-fire")
        assert table.evening.question == QUESTIONS["roll"]
        table.session.undoing.last()
        table.clock.settle()
        table.session.undoing.last()
        await screen.settle()
        table.clock.settle()
        await screen.tap("answer-main")
    assert table.evening.question == QUESTIONS["yesno"]


async def test_the_menu_folds_away_what_is_refused_and_says_why_when_asked() -> None:
    table = Table("menu")
    async with table.screen() as screen:
        assert screen.find(ft.Semantics, identifier="answer-buy") == []
        assert FR(msg("ui-not-now", what=(say("Acheter"),))) in screen.texts()
        table.clock.settle()
        await screen.tap("not-now")
        assert "Tu n’es amarré à aucun port." in screen.texts()
        await screen.tap("rule-AG-1")
        assert table.rules == ["AG-1"]
        await screen.tap("not-now")
        assert "Tu n’es amarré à aucun port." not in screen.texts()


async def test_the_table_may_do_what_the_menu_refuses() -> None:
    table = Table("menu")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("not-now")
        await screen.tap("anyway-buy")
        assert table.evening.question == QUESTIONS["choose"]
        began = next(entry for _, entry in table.evening.journal.live if isinstance(entry, Began))
        assert began.overruling


def test_a_note_is_shown_where_it_fits_on_its_line() -> None:
    assert second_line("Tirer", "2 canons à bord", 15) == "2 canons à bord"
    assert second_line("Tirer", "Une seule action pour tout", 15) == ""
    assert second_line("Entrer dans un port", "court", 15) == ""


async def test_pick_counts_what_is_ticked_and_none_answers_at_once() -> None:
    table = Table("pick")
    async with table.screen() as screen:
        assert main_button(screen).disabled
        table.clock.settle()
        for tapped in ("anne", "corsaire", "marchand", "corsaire"):
            await screen.tap(f"answer-{tapped}")
        assert words_of(screen, "answer-main") == ["Valider ces 2 navires"]
        await screen.tap("answer-main")
        assert table.said == [("anne", "marchand")]
        table.clock.settle()
        await screen.tap("answer-none")
    assert table.said[1:] == [()]


async def test_pick_stops_at_its_limit_and_needs_its_least() -> None:
    table = Table("two")
    async with table.screen() as screen:
        table.clock.settle()
        assert "Il en faut 2." in screen.texts()
        assert screen.find(ft.Semantics, identifier="answer-none") == []
        await screen.tap("answer-anne")
        assert main_button(screen).disabled
        await screen.tap("answer-marchand")
        await screen.tap("answer-corsaire")
        await screen.tap("answer-main")
    assert table.said == [("anne", "marchand")]


@pytest.mark.parametrize(
    ("taps", "given"), [((), ("anne", "marchand")), (("corsaire", "marchand"), ("marchand", "corsaire"))]
)
async def test_what_is_proposed_takes_one_tap_and_gives_way_to_the_first_own_choice(
    taps: tuple[str, ...], given: tuple[str, ...]
) -> None:
    table = Table("proposed")
    async with table.screen() as screen:
        table.clock.settle()
        for each in taps:
            await screen.tap(f"answer-{each}")
        await screen.tap("answer-main")
    assert table.said == [given]


@pytest.mark.parametrize("compact", [False, True])
async def test_a_selection_is_judged_as_it_is_picked(compact: bool) -> None:
    table = Table("run")
    async with table.screen(compact=compact) as screen:
        table.clock.settle()
        await screen.tap("answer-6")
        assert words_of(screen, "answer-main") == ["Valider : Canon 6"]
        assert screen.find(ft.Semantics, identifier="broken") == []
        await screen.tap("answer-4")
        assert main_button(screen).disabled
        assert words_of(screen, "answer-main") == ["2 règles ne sont pas respectées"]
        reasons_told = ["Plus de neuf points.", "AG-5", "Il manque une carte.", "AG-6"]
        assert words_of(screen, "broken") == reasons_told
        assert "Points : 4 (canon 4) + 6 (canon 6) = 10" in screen.texts()
        await screen.tap("rule-AG-6")
        await screen.tap("answer-6")
        assert screen.find(ft.Semantics, identifier="broken") == []
        await screen.tap("answer-5")
        assert words_of(screen, "answer-main") == ["Poser cette suite"]
        assert "Points : 4 (canon 4) + 5 (canon 5) = 9" in screen.texts()
        await screen.tap("answer-main")
    assert table.said == [("4", "5")] and table.rules == ["AG-6"]


async def test_the_table_may_play_a_selection_that_the_rules_refuse() -> None:
    table = Table("run")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("answer-1")
        await screen.tap("answer-3")
        assert words_of(screen, "answer-main") == ["Une règle n’est pas respectée"]
        await screen.tap("answer-anyway")
    assert table.said == [("1", "3")]


async def test_where_nobody_has_the_last_word_a_refused_selection_cannot_be_given() -> None:
    table = Table("run")
    table.session.rights = replace(table.session.rights, overrule=False)
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("answer-1")
        await screen.tap("answer-3")
        assert main_button(screen).disabled and screen.find(ft.Semantics, identifier="answer-anyway") == []
        await screen.tap("answer-1")
        await screen.tap("answer-2")
        await screen.tap("answer-main")
    assert table.said == [("2", "3")]


def refusing_nothing(picked: tuple[str, ...]) -> Verdict:
    """At least one."""
    return refused("AG-5", say("Une au moins.")) if not picked else ALLOWED


async def test_none_is_not_offered_where_the_rules_refuse_it(monkeypatch: pytest.MonkeyPatch) -> None:
    pick: Any = QUESTIONS["pick"]
    monkeypatch.setitem(QUESTIONS, "pick", replace(pick, judge=refusing_nothing))
    async with Table("pick").screen() as screen:
        assert screen.find(ft.Semantics, identifier="answer-none") == []


@pytest.mark.parametrize(
    ("lo", "hi", "told"),
    [
        (0, None, None),
        (1, 2, msg("ui-pick-between", lo=1, hi=2)),
        (0, 2, msg("ui-pick-at-most", n=2)),
        (2, None, msg("ui-pick-at-least", n=2)),
        (1, 1, msg("ui-pick-exactly", n=1)),
    ],
)
def test_limits_are_said_only_where_there_are_any(lo: int, hi: int | None, told: Msg | None) -> None:
    pick: Any = QUESTIONS["pick"]
    assert limits(replace(pick, lo=lo, hi=hi)) == told


async def test_yes_and_no_answer_at_once_and_the_likely_one_is_the_main_button() -> None:
    table = Table("yesno")
    async with table.screen() as screen:
        assert words_of(screen, "answer-main") == ["Oui"]
        assert len(screen.find(ft.Semantics, identifier="forecast")) == 2
        table.clock.settle()
        await screen.tap("answer-no")
    assert table.said == [False]
    async with Table("no").screen() as screen:
        assert words_of(screen, "answer-main") == ["Non"]
        assert words_of(screen, "answer-yes") == ["Oui"]


async def test_what_is_at_stake_in_a_yes_or_no_stands_above_it() -> None:
    async with Table("stake").screen() as screen:
        said = screen.texts()
        assert said.index("Défier ?") < said.index("Endurance") < said.index("5 contre 7") < said.index("−12")


async def test_what_is_no_answer_of_its_kind_stands_beside_the_main_button() -> None:
    table = Table("beside")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("answer-instead")
    assert table.said == ["instead"]


async def test_one_of_many_cards_is_told_by_two_signs_tapped_one_after_the_other() -> None:
    table = Table("spelt")
    async with table.screen() as screen:
        table.clock.settle()
        assert not screen.find(ft.Semantics, identifier="second-1")
        await screen.tap("first-4")
        await screen.tap("second-2")
    assert table.said == ["card-42"]


async def test_a_first_sign_that_only_one_card_has_answers_at_once_and_another_one_may_be_tapped_instead() -> None:
    table = Table("spelt")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("first-1")
        await screen.tap("first-*")
    assert table.said == ["card-*C"]


async def test_what_is_read_off_a_component_answers_at_once() -> None:
    table = Table("printed")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("answer-silver")
    assert table.said == ["silver"]


async def test_a_small_range_shows_all_its_values() -> None:
    table = Table("number")
    async with table.screen() as screen:
        assert main_button(screen).disabled
        table.clock.settle()
        await screen.tap("answer-3")
        assert words_of(screen, "answer-main") == [f"Valider{HALF}: 3 cubes"]
        await screen.tap("answer-main")
    assert table.said == [3]


async def test_a_large_range_is_typed_figure_by_figure() -> None:
    table = Table("coins")
    async with table.screen() as screen:
        table.clock.settle()
        for tapped in ("figure-1", "figure-5", "figure-0"):
            await screen.tap(tapped)
        assert main_button(screen).disabled  # only every 500 is a value
        await screen.tap("figure-0")
        assert words_of(screen, "value") == [f"1{HALF}500"]
        await screen.tap("answer-main")
    assert table.said == [1500]


async def test_figures_go_no_further_than_the_largest_value_and_are_taken_back() -> None:
    table = Table("coins")
    async with table.screen() as screen:
        table.clock.settle()
        with pytest.raises(AssertionError, match="nothing to tap"):
            await screen.tap("step-less")
        for tapped in ("figure-2", "figure-5", "figure-0", "figure-0", "figure-0"):
            await screen.tap(tapped)
        with pytest.raises(AssertionError, match="nothing to tap"):
            await screen.tap("figure-0")
        await screen.tap("figure-erase")
        assert words_of(screen, "value") == [f"2{HALF}500"]
        await screen.tap("step-more")
        assert words_of(screen, "value") == [f"3{HALF}000"]
        await screen.tap("figure-most")
        await screen.tap("answer-main")
    assert table.said == [25000]


def test_a_step_never_leaves_the_values_that_the_question_admits() -> None:
    scale = Scale(1, 10, 4)
    assert [scale.moved(n, 1) for n in (1, 5, 9)] == [5, 9, 9] and scale.moved(1, -1) == 1
    assert scale.has(9) and not scale.has(10)


def test_the_first_figure_takes_the_place_of_what_stood_there() -> None:
    assert Typed(160).figure(4).figure(0).figure(0) == Typed(400, True)
    assert Typed(400, True).erased() == Typed(40, True) and Typed(4, True).erased() == Typed(None)
    assert Typed(400).erased().erased().erased().figure(0) == Typed(0, True)


async def test_a_number_that_components_bear_is_one_key_and_any_other_is_typed() -> None:
    table = Table("cargo")
    async with table.screen() as screen:
        assert {"answer-35", "answer-50", "answer-125", "number-other"} <= screen.names()
        await screen.tap("answer-125")
    assert table.said == [125]
    table = Table("cargo")
    async with table.screen() as screen:
        await screen.tap("number-other")
        assert "answer-35" not in screen.names()
        table.clock.settle()
        for figure in (4, 5):
            await screen.tap(f"figure-{figure}")
        await screen.tap("answer-main")
    assert table.said == [45]


async def test_dice_are_typed_one_after_another_and_summed() -> None:
    table = Table("roll")
    async with table.screen() as screen:
        table.clock.settle()
        for key in (4, 9, 9, 11):
            await screen.tap(f"key-{key}")
        assert words_of(screen, "answer-main") == ["Encore 1 dé"]
        assert main_button(screen).disabled
        await screen.tap("key-erase")
        await screen.tap("key-8")
        await screen.tap("key-12")
        assert "7 · 12 · 12 · 11 · 15 → 3 touches sur 5" in screen.texts()
        assert words_of(screen, "answer-main") == ["Valider ces 5 dés"]
        await screen.tap("die-1")
        await screen.tap("key-5")
        await screen.tap("answer-main")
    assert table.said == [(5, 9, 9, 8, 12)]


async def test_a_hit_is_marked_by_a_star_beside_its_colour() -> None:
    table = Table("roll")
    async with table.screen() as screen:
        table.clock.settle()
        for key in (8, 9):
            await screen.tap(f"key-{key}")

        def marks(die: int) -> int:
            (wrapper,) = screen.find(ft.Semantics, identifier=f"die-{die}")
            return sum(isinstance(control, ft.Image) for control in screen.walk(wrapper.content))

        assert (marks(1), marks(2)) == (0, 1)


async def test_the_keypad_has_the_faces_of_the_die_at_hand() -> None:
    table = Table("mixed")
    async with table.screen() as screen:
        table.clock.settle()
        assert len([s for s in screen.find(ft.Semantics) if (s.identifier or "").startswith("key-")]) == 6 + 1
        await screen.tap("key-6")
        await screen.tap("key-20")
        await screen.tap("key-1")
    assert table.said == [(6, 20, 1)]


async def test_the_last_die_answers_and_undo_says_what_it_takes_back() -> None:
    """Design, "What the screen must feel like": every tap that decides nothing is one too many."""
    table = Table("menu")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("answer-fire")
        for key in (4, 9, 8, 11, 2):  # meant for the question before: they set nothing
            await screen.tap(f"key-{key}")
        assert words_of(screen, "answer-main") == [FR(msg("ui-roll-missing", n=5))]
        table.clock.settle()
        for key in (4, 9, 8, 11, 2):
            await screen.tap(f"key-{key}")
        assert table.said == [(4, 9, 8, 11, 2)]
        assert table.evening.now.undo_caption == QUESTIONS["roll"].caption


@pytest.mark.parametrize("back", ["key-erase", "die-1", "twice"])
async def test_who_went_back_to_a_die_or_touched_a_key_twice_confirms_by_the_button(back: str) -> None:
    table = Table("roll")
    async with table.screen() as screen:
        table.clock.settle()
        for key in (4, 9, 8, 11):
            await screen.tap(f"key-{key}")
        if back == "twice":
            await screen.tap("key-11")
        elif back == "die-1":
            await screen.tap("die-1")
            await screen.tap("key-3")
            await screen.tap("key-12")
        else:
            await screen.tap(back)
            await screen.tap("key-7")
            await screen.tap("key-12")
        assert table.said == [] and words_of(screen, "answer-main") == [FR(msg("ui-roll-confirm", n=5))]
        await screen.tap("answer-main")
    assert len(table.said) == 1


async def test_two_dice_alike_are_no_slip_when_they_come_one_after_the_other() -> None:
    table = Table("roll")
    async with table.screen() as screen:
        for _ in range(5):
            table.clock.settle()
            await screen.tap("key-6")
    assert table.said == [(6,) * 5]


async def test_the_app_rolls_for_whoever_asks() -> None:
    table = Table("roll")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("roll-for-me")
    (dice,) = table.said
    assert len(dice) == 5 and all(1 <= die <= 12 for die in dice)


def test_the_tray_goes_on_to_the_next_empty_die() -> None:
    tray = Tray((None, None, None)).typed(3).typed(4).typed(5)
    assert (tray.values, tray.at, tray.missing) == ((3, 4, 5), 3, 0)
    assert tray.typed(6) == tray
    erased = tray.erased()
    assert (erased.values, erased.at, erased.sure) == ((3, 4, None), 2, False)
    filled = Tray((3, None, 5), 0).typed(1)
    assert (filled.values, filled.at) == ((1, None, 5), 1)
    assert Tray((None, None)).erased() == Tray((None, None), sure=False)
    assert Tray((None, 2), 1).typed(6).at == 0


def test_a_group_of_dice_is_summed_as_a_player_would() -> None:
    assert summary(FR, Dice(say("x"), 2, 6, 1), (3, 4)) == "4 · 5 → total 9"
    assert summary(FR, Dice(say("x"), 2, 6, hit_from=5), (3, 4)) == "3 · 4 → aucune touche sur 2"
    assert summary(FR, Dice(say("x"), 1, 6, -1), (3,)) == "2"
    assert summary(FR, Dice(say("x"), 1, 6), (3,)) == summary(FR, Dice(say("x"), 2, 6), ()) == ""


async def test_a_card_is_drawn_by_the_app_or_pointed_at() -> None:
    table = Table("draw")

    def face(picture: str) -> Option | None:
        known = picture == "card:npc-card/ship-02"
        return Option("", say("Brigantin"), picture="ship:brig", colour="spain") if known else None

    async with table.screen(printed=PrintedInfo(face=face)) as screen:
        table.clock.settle()
        assert words_of(screen, "answer-main") == ["Piocher pour moi"]
        assert "Navire 2" not in screen.texts() and "Navire 3" not in screen.texts()
        await screen.tap("answer-ship-02")
        assert words_of(screen, "answer-main") == [f"C’est{HALF}: Brigantin"]
        await screen.tap("answer-ship-01")
        assert words_of(screen, "answer-main") == [f"C’est{HALF}: Une autre carte"]
        await screen.tap("answer-main")
        assert table.said == ["ship-01"]
        table.clock.settle()
        await screen.tap("answer-main")
    assert len(table.said) == 2


def test_cards_that_nobody_has_copied_are_alike_and_the_others_stand_by_name() -> None:
    names = {"card:npc-card/ship-05": "Zéphyr", "card:npc-card/ship-09": "Aigle"}

    def face(picture: str) -> Option | None:
        return Option("", say(names[picture]), picture="ship:brig") if picture in names else None

    shown = distinguished(FR, CARDS, PrintedInfo(face=face))
    assert [option.id for option in shown] == ["ship-09", "ship-05", "ship-01"]
    assert FR(shown[-1].label) == "Une autre carte"
    assert shown_as(FR, CARDS, PrintedInfo(face=face), "ship-03") == shown[-1]
    assert [FR(option.label) for option in distinguished(FR, CARDS, PrintedInfo())] == ["La carte retournée"]


async def test_a_form_is_filled_with_taps() -> None:
    table = Table("form")
    async with table.screen() as screen:
        table.clock.settle()
        assert words_of(screen, "answer-main") == [f"Il manque{HALF}: Nom"]
        assert "Escales" not in screen.texts()
        await screen.tap("slot-name")  # which would light up last: letters take another hand than keys
        await screen.type("Nom", "Perle")
        for tapped in (
            "name-next",
            "role-marchand",
            "nation-france",
            "goods-sugar",
            "goods-tea",
            "goods-next",
            "slot-level",
            "level-3",
            "defence-10",
            "reward-3000",
            "stops-unread",
            "loop-core-no",
        ):
            await screen.tap(tapped)
        assert "Escales" in screen.texts()
        assert words_of(screen, "slot-defence") == ["10"] and words_of(screen, "slot-stops") == ["?"]
        await screen.tap("answer-main")
    (record,) = table.said
    assert dict(record) == {
        "name": "Perle",
        "role": "marchand",
        "nation": "france",
        "level": 3,
        "defence": 10,
        "reward": 3000,
        "stops": None,
        "goods": ("tea", "sugar"),
        "loop": False,
    }


async def test_what_is_on_or_off_is_turned_over_by_a_touch() -> None:
    table = Table("form")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("slot-role")
        await screen.tap("role-marchand")
        on = words_of(screen, "slot-loop")
        await screen.tap("slot-loop")
        off = words_of(screen, "slot-loop")
        await screen.tap("slot-loop")
        assert words_of(screen, "slot-loop") == on != off
        assert words_of(screen, "copy-lit") == ["Route en boucle"]


SHIPS = tuple(
    Option(name, say(words), picture=f"ship:{name}") for name, words in (("sloop", "Sloop"), ("brig", "Brigantine"))
)
ORDER = "un navire de guerre contre le pirate le plus connu de tous"


def chart(text: str, *lines: Field, **more: Any) -> Form:
    """The question for a component of which these lines are copied. more: how it lies on the table."""
    return Form(key="form", text=say(text), rule="AG-1", schema="chart", subject="1", fields=lines, **more)


COUNTER = chart(
    "Que montre le pion ?",
    Field("hull", say("Silhouette"), "choice", options=SHIPS),
    Field("sign", say("Signe"), "choice", options=SHIPS, icons=True),
    Field("does", say("Effet"), "choice", options=(Option("chase", say(ORDER)), Option("rest", say("rien")))),
)
"""A counter as it is drawn: a ship, a sign that is printed alone, and what it does in words."""


def pictures_of(screen: FakeClient, identifier: str) -> int:
    """How many pictures the part with this identifier shows."""
    (wrapper,) = screen.find(ft.Semantics, identifier=identifier)
    return sum(isinstance(each, ft.Image) for each in screen.walk(wrapper.content))


@pytest.mark.parametrize("compact", [False, True])
async def test_a_counter_is_told_by_keys_that_look_like_it_and_say_what_it_is(
    compact: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(QUESTIONS, "form", COUNTER)
    table = Table("form")
    async with table.screen(compact=compact) as screen:
        table.clock.settle()
        assert words_of(screen, "answer-main") == ["Rien n’est encore recopié"] and not main_of(screen)
        assert "copy-later" in screen.names()
        for line in ("hull", "sign"):
            for ship in ("sloop", "brig"):
                assert len(words_of(screen, f"{line}-{ship}")) == pictures_of(screen, f"{line}-{ship}") == 1
            await screen.tap(f"{line}-brig")
            table.clock.settle()
        assert main_of(screen)
        assert words_of(screen, "slot-hull") == ["Brigantine"] and pictures_of(screen, "slot-hull") == 1
        assert words_of(screen, "slot-sign") == [] and pictures_of(screen, "slot-sign") == 1
        (key,) = [each for each in screen.find(ft.Row) if ORDER in texts_in_line(screen, each)]
        assert len(key.controls) == 1  # a phrase has the whole line
        await screen.tap("does-chase")
        table.clock.settle()
        assert words_of(screen, "slot-does") == [ORDER]
        await screen.tap("answer-main")
    assert dict(table.said[-1]) == {"hull": "brig", "sign": "brig", "does": "chase"}


def main_of(screen: FakeClient) -> bool:
    """Whether the main button can be tapped."""
    (button,) = screen.find(ft.FilledButton)
    return not button.disabled


def texts_in_line(screen: FakeClient, row: ft.Row) -> list[str]:
    """The words of each key of a line of keys; nothing for any other row."""
    keys = [each for each in row.controls if isinstance(each, ft.Semantics) and each.button]
    return [c.value for key in keys for c in screen.walk(key.content) if isinstance(c, ft.Text) and c.value]


PERFECT = Figure(say("Au mieux"), say("parfait"), "icon:check", True)
SIGNS = (Option(".", say("Rien")), *(Option(sign, say(name), picture="icon:anchor") for sign, name in ("wR", "oO")))
PLACES = r"[1-4](/[1-4])*( [1-4](/[1-4])*)*"
EDGED = chart(
    "Que montre la carte ?",
    Field("left", say("À gauche"), "words", 1, 4, optional=False, pattern=PLACES, example="1/2 3"),
    Field("below", say("En bas"), "words", 1, 4, optional=False, pattern=PLACES, example="1/2 3"),
    Field(
        "cells",
        say("Grille"),
        "grid",
        options=SIGNS,
        optional=False,
        icons=True,
        rows=9,
        columns=9,
        edges=("left", "below"),
    ),
)
"""A card with numbers along two edges of a grid."""
BANDS = chart(
    "Que montre la carte ?",
    Field("sails", say("Voiles"), "number", 1, 14, optional=False),
    Field("planks", say("Planches"), "number", 1, 14, optional=False),
    layout=(Band((Row(("planks",)),), say("En bas")), Band((Row(("sails",)),), say("En haut"))),
    across=2,
)
"""A card with two bands, of which the upper line stands in the second."""


@pytest.mark.parametrize("compact", [False, True])
async def test_a_key_tells_a_place_on_the_edge_of_a_grid_and_the_next_place_is_told_then(
    compact: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(QUESTIONS, "form", EDGED)
    table = Table("form")
    async with table.screen(compact=compact) as screen:
        table.clock.settle()
        assert {f"left-{place}" for place in range(LEAST)} <= screen.names() and f"left-{LEAST}" not in screen.names()
        for tapped in ("cells-o", "cells-1-2", "cells-numbers-1-2", "cells-numbers-3-4"):
            await screen.tap(tapped)
        assert words_of(screen, "answer-main") == [f"Il manque{HALF}: En bas"]
        for tapped in ("cells-numbers-4", "cells-numbers-1", "cells-numbers-2", "cells-0-0"):
            await screen.tap(tapped)
        assert words_of(screen, "answer-main") == ["Enregistrer la carte"], "the 3 is what is left"
        for tapped in (
            "below-1",
            "cells-numbers-2",
            "below-2",
            "cells-numbers-3",
        ):  # places are touched to put them right
            await screen.tap(tapped)
        await screen.tap("answer-main")
    (record,) = table.said
    found = dict(record)
    assert (found["left"], found["below"]) == ("1/2 3/4", "4 1/2 3")
    assert [cells.strip(".") for cells in found["cells"][:3]] == ["o", "o", ""] and found["cells"][1].index("o") == 2


def test_the_place_that_is_told_next_is_the_first_empty_one() -> None:
    left, below, _ = EDGED.fields
    assert grid_edges.following([(left, "1 ? 2"), (below, None)]) == ((left, "1 ? 2"), 1)
    assert grid_edges.following([(left, "1/2 3/4"), (below, None)]) == ((below, None), 0)
    assert grid_edges.following([(left, "1/2 3/4"), (below, "4 3 2 1")]) is None
    assert grid_edges.touched("@below-2", [(left, None), (below, "1")]) == ((below, "1"), 2)
    assert grid_edges.touched("w", [(left, None), (below, "1")]) is None


def test_what_is_left_for_the_last_place_stands_there_and_what_goes_on_can_be_told_at_once() -> None:
    edge = Field("left", say("À gauche"), "words", 1, 8)
    assert grid_edges.told((edge, "1/2 3/4"), 2, (7, 8)) == "1/2 3/4 7/8 5/6"
    assert grid_edges.told((edge, None), 0, (1, 2)) == "1/2", "nobody knows how many stand in the other places"
    assert grid_edges.goes_on((edge, "7/8 1/2")) == ((3, 4), (5, 6)), "round and round"
    assert grid_edges.goes_on((edge, "4 3 2")) == ((1,), (8,), (7,), (6,), (5,))
    assert grid_edges.goes_on((edge, "1/2 5/6")) == () == grid_edges.goes_on((edge, "1/2"))
    assert grid_edges.gone_on((edge, "7/8 1/2")) == "7/8 1/2 3/4 5/6"
    assert grid_edges.gone_on((edge, "7/8 1/2 3/4 5/6")) == "7/8 1/2 3/4 5/6", "by a second tap nothing more"
    assert grid_edges.next_told((edge, "1/2 ? 5/6"), (3, 4)) == "1/2 3/4 5/6 7/8"
    assert grid_edges.next_told((edge, "1/2"), (2,)) == "1/2", "a number that stands there already is not moved"


def test_a_number_stands_once_along_an_edge() -> None:
    assert grid_edges.printed(2, "7", "7/8 9") == "8 9 7"
    assert grid_edges.printed(0, "7", "7 9") == "? 9"
    assert grid_edges.printed(1, "9", "? 9") is None


def test_a_stroke_crosses_the_cells_within_which_it_goes() -> None:
    def over(*points: tuple[float, float]) -> list[tuple[int, int]]:
        return list(crossed(points, 50, 5, 5))

    assert over((25, 25), (175, 30)) == [(0, 0), (0, 1), (0, 2), (0, 3)]
    assert over((25, 48), (125, 48)) == [(0, 0), (0, 1), (0, 2)], "along the edge of the cells as well"
    assert over((25, 25), (75, 78), (25, 125)) == [(0, 0), (1, 1), (2, 0)], "corners of others do not count"
    assert over((25, 25), (300, 25))[-1] == (0, 4), "what leaves the grid ends at its edge"
    assert over((30, 30), (30, 30)) == [(0, 0)]


def test_a_stroke_changes_what_is_as_the_cell_where_it_begins() -> None:
    cells = EDGED.fields[2]
    row = [(0, column) for column in range(4)]
    begun = swept(cells, [(0, 1)], "w", None)
    assert isinstance(begun, tuple) and begun[0].startswith(".w..")
    over = swept(cells, row, "o", begun)
    assert isinstance(over, tuple) and over[0].startswith("owoo"), "a painted cell stays"
    other = swept(cells, row[1:], "o", over)
    assert isinstance(other, tuple) and other[0].startswith("oooo"), "begun on another sign it is put right"
    wiped = swept(cells, row[2:], "o", other)
    assert isinstance(wiped, tuple) and wiped[0].startswith("oo..")


LADEN = chart(
    "Que montre la carte ?",
    Field("name", say("Nom"), "words"),
    Field("laden", say("Cargaison"), "switch", start=False),
    Field("goods", say("Thé"), "number", 0, 9, when=("laden", (True,)), start=0),
    Field(
        "marks",
        say("Signes"),
        "many",
        options=(
            Option("m", say("Mission"), picture="token:mission"),
            Option("b", say("Prime"), picture="token:bounty"),
        ),
        icons=True,
        start=(),
    ),
    pads=(
        Pad(
            "laden", say("Cargaison"), (KeyRow(numbers((1, 2), lambda n: (("laden", True), ("goods", n))), say("Thé")),)
        ),
    ),
)
"""A card with a switch that keys tell with what hangs on it, and with signs that lie open."""


async def test_signs_are_touched_where_they_lie_and_a_switch_with_keys_is_told_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(QUESTIONS, "form", LADEN)
    table = Table("form")
    async with table.screen() as screen:
        table.clock.settle()
        for tapped in ("slot-marks-m", "slot-marks-b", "slot-marks-m", "slot-laden", "laden-pad-0-1"):
            await screen.tap(tapped)
        await screen.tap("answer-main")
    (record,) = table.said
    assert dict(record) == {"name": None, "laden": True, "goods": 2, "marks": ("b",)}


@pytest.mark.parametrize("compact", [False, True])
async def test_cards_of_a_hand_need_no_words_and_are_all_there(compact: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = tuple(
        Option(f"{value}", say(f"{value} de pique"), picture=f"aim:spades-{value}", group="card", figures=(PERFECT,))
        for value in (3, 7)
    )
    offered = [(card, name) for card, (_, name) in zip(cards, MENU, strict=False)]
    monkeypatch.setattr("tests.ui.question_game.MENU", [*offered, *MENU[2:]])
    table = Table("menu")
    async with table.screen(compact=compact) as screen:
        table.clock.settle()
        assert {"answer-3", "answer-7"} <= screen.names()
        assert "7 de pique" not in screen.texts() and screen.texts().count("parfait") == len(cards)
        (card,) = screen.find(ft.Semantics, identifier="answer-7")
        assert card.label == "7 de pique, parfait"


@pytest.mark.parametrize("compact", [False, True])
async def test_a_component_is_copied_in_the_order_of_its_face(compact: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(QUESTIONS, "form", BANDS)
    table = Table("form")
    async with table.screen(compact=compact) as screen:
        table.clock.settle()
        assert {"En haut", "En bas"} <= set(screen.texts())
        assert words_of(screen, "copy-progress") == ["0 sur 2"] and words_of(screen, "copy-lit") == ["Planches"]
        await screen.tap("planks-3")
        assert words_of(screen, "copy-progress") == ["1 sur 2"] and words_of(screen, "copy-lit") == ["Voiles"]
        assert words_of(screen, "answer-main") == [f"Il manque{HALF}: Voiles"]
        await screen.tap("sails-2")
        await screen.tap("answer-main")
    assert [dict(record) for record in table.said] == [{"sails": 2, "planks": 3}]


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (390, 844)])
async def test_the_keys_of_a_number_stand_in_rows_below_a_component_that_is_held_upright(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(QUESTIONS, "form", BANDS)
    table = Table("form")
    async with table.screen(compact=size[0] < 600, size=size) as screen:
        table.clock.settle()
        rows = [
            {each.identifier for each in screen.walk(row) if isinstance(each, ft.Semantics)}
            for row in screen.find(ft.Row)
        ]
        keys = [names for names in rows if names and all(str(name).startswith("planks-") for name in names)]
        assert {"planks-1", "planks-2", "planks-3"} in [names & {"planks-1", "planks-2", "planks-3"} for names in keys]
        assert any({"slot-planks", "planks-1"} <= names for names in rows) == (size[0] > size[1])


def test_a_form_starts_with_what_is_likely_and_asks_only_what_applies() -> None:
    form = QUESTIONS["form"]
    assert isinstance(form, Form)
    draft = first_values(form)
    assert (draft["defence"], draft["goods"], draft["name"]) == (9, None, None)
    assert [line.name for line in lacking(form, draft)] == ["name", "role"]
    assert {line.name for line in form.fields} - {line.name for line in applying(form, draft)} == {"stops", "loop"}
    required = Field("crew", say("Équipage"), "number", 2, 9, optional=False, near=4)
    needed = replace(form, fields=(required,), default=None)
    assert first_values(needed) == {"crew": None}
    assert lacking(needed, first_values(needed)) == (required,)


async def test_a_slot_is_emptied_and_every_tap_can_be_undone() -> None:
    table = Table("form")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("slot-defence")
        await screen.tap("defence-14")
        assert words_of(screen, "slot-defence") == ["14"]
        await screen.tap("slot-defence")
        await screen.tap("defence-erase")
        assert words_of(screen, "slot-defence") == ["9"]
        await screen.tap("copy-undo")
        assert words_of(screen, "slot-defence") == ["14"] and words_of(screen, "copy-lit") == ["Défense"]
        await screen.tap("copy-undo")
        assert words_of(screen, "slot-defence") == ["9"]


async def test_the_same_key_twice_at_once_tells_one_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(QUESTIONS, "form", BANDS)
    table = Table("form")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("planks-3")
        await screen.tap("sails-3")
        assert words_of(screen, "copy-progress") == ["1 sur 2"]
        table.clock.settle()
        await screen.tap("sails-3")
        assert words_of(screen, "copy-progress") == ["2 sur 2"]


async def test_a_number_without_a_key_is_typed_and_enters_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    wide = Field("gold", say("Or"), "number", 0, 900, optional=False)
    monkeypatch.setitem(QUESTIONS, "form", replace(BANDS, fields=(wide, *BANDS.fields), layout=()))
    table = Table("form")
    async with table.screen() as screen:
        table.clock.settle()
        assert "gold-417" not in screen.names()
        for tapped in ("gold-other", "gold-figure-4", "gold-figure-1", "gold-figure-7"):
            await screen.tap(tapped)
        assert words_of(screen, "slot-gold") == ["417"] and words_of(screen, "copy-lit") == ["Voiles"]


async def test_words_are_typed_and_confirmed() -> None:
    table = Table("words")
    async with table.screen() as screen:
        table.clock.settle()
        assert main_button(screen).disabled
        await screen.type("Nom du navire", "  La Perle ")
        assert words_of(screen, "answer-main") == [f"Valider{HALF}: La Perle"]
        await screen.tap("answer-main")
    assert table.said == ["La Perle"]


# --- what follows, what went before, what goes wrong


async def test_the_forecast_says_what_happens_and_what_is_asked_next() -> None:
    table = Table("number", twice=True)
    async with table.screen() as screen:
        assert screen.find(ft.Semantics, identifier="forecast") == []
        table.clock.settle()
        await screen.tap("answer-2")
        forecast = forecast_of(screen)
        assert "Si tu choisis 2 cubes" in forecast
        assert "La vigie a entendu : 2." in forecast
        assert f"Puis{HALF}: Est-ce bien tout ?" in forecast
        await screen.tap("answer-4")
        assert "La vigie a entendu : 4." in forecast_of(screen)
    assert table.said == []


async def test_the_answer_taken_back_is_offered_again() -> None:
    table = Table("pick", answers=(["anne", "corsaire"],))
    table.session.undoing.last()
    table.clock.settle()
    table.session.undoing.last()
    async with table.screen() as screen:
        table.clock.settle()
        assert words_of(screen, "before") == [f"Avant{HALF}: Anne et Corsaire"]
        await screen.tap("before")
        assert words_of(screen, "answer-main") == ["Valider ces 2 navires"]
        await screen.tap("answer-main")
    assert table.said == [("anne", "corsaire")]


async def test_a_draft_belongs_to_one_question() -> None:
    table = Table("pick")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("answer-anne")
        await screen.tap("answer-main")
        assert main_button(screen).disabled


@pytest.mark.parametrize(
    ("ask", "taps", "other"),
    [
        ("choose", ("answer-silver",), "tea"),
        ("pick", ("answer-anne",), ()),
        ("number", ("answer-3",), 5),
        ("roll", ("key-4", "key-9", "key-9", "key-11", "key-erase", "key-7", "key-2"), (1, 1, 1, 1, 1)),
    ],
)
async def test_a_draft_that_another_device_overtakes_does_not_come_back(
    ask: str, taps: tuple[str, ...], other: Any
) -> None:
    table = Table(ask)
    async with table.screen() as screen:
        table.clock.settle()
        for name in taps:
            await screen.tap(name)
        assert not main_button(screen).disabled
        table.evening.answer(other)
        await screen.settle()
        assert main_button(screen).disabled
        table.evening.undo()
        await screen.settle()
        assert main_button(screen).disabled


@pytest.mark.parametrize(
    ("ask", "answer"), [("choose", "tea"), ("pick", ()), ("number", 5), ("yesno", True), ("coins", 500)]
)
@pytest.mark.parametrize("compact", [False, True])
async def test_the_sheet_stays_from_a_question_to_the_next_of_its_kind(
    ask: str, answer: Any, compact: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for told in ("entries", "round"):  # nothing is told between them
        monkeypatch.setattr(ScreenNews, told, ())
    table = Table(ask)
    async with table.screen(compact=compact) as screen:
        table.clock.settle()
        before, whole = {control._i for control in screen.walk()}, sum(screen.sent)
        (sheet,) = sheets(screen)
        changed: list[Message] = []
        screen.heard = changed.append
        table.evening.answer(answer)
        await screen.settle()
        assert sheets(screen) != [sheet]
        now = {control._i for control in screen.walk()}
        assert len(now - before) <= FEW
        assert sum(screen.sent) - whole < whole / 10
        assert sum(len(rebuilt(screen, each)) for each in changed) <= FEW


async def test_what_is_written_in_belongs_to_one_question() -> None:
    table = Table("words")
    async with table.screen() as screen:
        (field,) = screen.find(ft.TextField)
        table.evening.answer("Le Renard")
        await screen.settle()
        (new,) = screen.find(ft.TextField)
        assert new._i != field._i and not new.value


async def test_a_new_question_is_read_from_its_top(monkeypatch: pytest.MonkeyPatch) -> None:
    moved = []
    reply = FakeClient.reply

    def noted(self: FakeClient, call: Any) -> None:
        moved.append((call.control_id, call.name, call.args["offset"]))
        reply(self, call)

    monkeypatch.setattr(FakeClient, "reply", noted)
    table = Table("pick")
    async with table.screen() as screen:
        table.clock.settle()
        (column,) = (each for each in screen.find(ft.Column) if each.on_scroll is not None)
        for pixels in (0.0, 120.0):
            data = {
                "event_type": "end",
                "pixels": pixels,
                "min_scroll_extent": 0.0,
                "max_scroll_extent": 300.0,
                "viewport_dimension": 400.0,
            }
            await screen.fire(column, "scroll", data)
        await screen.tap("answer-anne")
        assert moved == [], "a draft is no new question"
        table.evening.answer(())
        await screen.settle()
        table.evening.answer(())
        await screen.settle()
        assert moved == [(column._i, "scroll_to", 0)]


async def test_a_second_tap_meant_for_the_last_question_does_nothing() -> None:
    table = Table("pick")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("answer-none")
        await screen.tap("answer-none")
        await screen.tap("answer-anne")
        assert table.said == [()]
        assert main_button(screen).disabled
        table.clock.settle()
        await screen.tap("answer-anne")
        assert not main_button(screen).disabled


async def test_an_answer_to_a_question_that_has_gone_is_ignored() -> None:
    table = Table("number")
    async with table.screen() as tablet:
        table.clock.settle()
        await tablet.tap("answer-3")
        stale = main_button(tablet)
        table.evening.answer(5)
        table.clock.settle()
        assert stale.on_click is not None
        stale.on_click()  # type: ignore[call-arg]
    assert table.said == [5]


async def test_a_refusal_is_shown_until_the_next_change() -> None:
    table = Table("yesno")
    async with table.screen() as screen:
        table.clock.settle()

        def refuse(value: Any, ahead: Any = None, **_told: Any) -> None:
            raise BadAnswer(msg("core-bad-yesno"))

        actions = table.evening.actions
        accept, actions.answer = actions.answer, refuse  # type: ignore[method-assign, assignment]
        await screen.tap("answer-main")
        assert words_of(screen, "fault") == [FR(msg("core-bad-yesno"))]
        actions.answer = accept  # type: ignore[method-assign]
        await screen.tap("answer-main")
        assert screen.find(ft.Semantics, identifier="fault") == []
    assert table.said == [True]


# --- words


def test_small_groups_share_a_shelf() -> None:
    assert shelves({"turn": 1, "action": 2, "free": 5, "port": 1}, 3) == [["turn", "action"], ["free"], ["port"]]
    assert shelves({"turn": 1, "action": 2}, 1) == [["turn"], ["action"]]


def test_every_group_of_options_has_a_heading() -> None:
    named = {group for game_id in game_ids() for each in question_keys(game_id) for group in each.groups}
    assert {"turn", "free"} <= named
    for group in sorted(named - {BESIDE}):  # these stand in the foot, without a heading
        for lang in LANGUAGES:
            assert texts_in(lang)(msg(f"ui-group-{group}"))
