"""Piles, bags and hands of the kit, tried on a made-up card game: cards are drawn, discarded, lost and shuffled."""

from __future__ import annotations

import doctest
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.events.event import Event, Happened
from companion.core.kit import piles
from companion.core.kit.piles import Dealer, Pile, bag, chances, draw, draw_each, no_more, pick, stocked, turn_up
from companion.core.procedures.copied_cards import CardKnown, CopiedCard
from companion.core.procedures.procedure import Context, Procedure, Run, command
from companion.core.questions.kinds import Choose, Draw, Field, Form, Pick, Record
from companion.core.questions.question_base import Ask, BadAnswer, Option
from companion.core.values.messages import msg
from tests.support.scripted import Played, run_script

CARDS = tuple(f"card-{n}" for n in range(1, 9))
ANA, BEN = "seat-1", "seat-2"
LIMIT = 3
PRICES = st.dictionaries(st.integers(-3, 9), st.integers(0, 4), max_size=4)
"""Coins of a bag: how many there are of each value."""


@dataclass(frozen=True)
class Game:
    """Cards that are in no hand and not discarded lie in the deck. by: who deals.  copied: faces that are known."""

    by: Dealer = "app"
    hands: tuple[tuple[str, tuple[str, ...]], ...] = ((ANA, ()), (BEN, ()))
    discards: tuple[str, ...] = ()
    copied: tuple[CopiedCard, ...] = ()
    edition: Any = "owner"

    def hand(self, seat: str) -> tuple[str, ...]:
        return dict(self.hands)[seat]

    def with_hand(self, seat: str, cards: tuple[str, ...]) -> Game:
        return replace(self, hands=tuple((s, cards if s == seat else held) for s, held in self.hands))

    def card(self, schema: str, subject: str) -> Record | None:
        return next((card.record for card in self.copied if card.subject == subject), None)

    def with_card(self, card: CopiedCard) -> Game:
        return replace(self, copied=(*self.copied, card))


class Taken(Event[Game]):
    seat: str
    card: str

    def apply(self, s: Game) -> Game:
        return s.with_hand(self.seat, (*s.hand(self.seat), self.card))


class Discarded(Event[Game]):
    seat: str
    cards: tuple[str, ...]

    def apply(self, s: Game) -> Game:
        held = tuple(card for card in s.hand(self.seat) if card not in self.cards)
        return replace(s.with_hand(self.seat, held), discards=(*s.discards, *self.cards))


class Shuffled(Event[Game]):
    def apply(self, s: Game) -> Game:
        return replace(s, discards=())


Ctx = Context[Game, None]


def option(card: str) -> Option:
    return Option(card, msg(f"name-of-{card}"))


def deck(s: Game, book: None) -> Pile[str]:
    held = [card for _, hand in s.hands for card in hand]
    return Pile(CARDS, option, s.by, back=msg("a-card")).without(*held, *s.discards)


def take(t: Ctx, seat: str, n: int) -> Procedure[None]:
    """n cards from the deck, unseen by others where the app deals, and down to the limit."""
    for i in range(n):
        pile = yield from stocked(t, deck, Shuffled())
        if not pile:
            break
        secret = t.now.by == "app"
        card = yield from draw(t, pile, key=f"take-{i}", text=msg("take"), rule="P-1", who=seat, secret=secret)
        yield from t.happens(Taken(seat, card))
    hand = Pile(t.now.hand(seat), option, t.now.by)
    given_up = yield from pick(t, hand, len(hand) - LIMIT, key="limit", text=msg("limit"), rule="P-2", who=seat)
    if given_up:
        yield from t.happens(Discarded(seat, given_up))


def lose(t: Ctx, seat: str, n: int) -> Procedure[None]:
    """n random cards of a hand are lost."""
    hand = Pile(t.now.hand(seat), option, t.now.by, back=msg("a-card"))
    lost = yield from draw_each(t, hand, n, key="lose", text=lambda i: msg("lose", n=i), rule="P-3")
    yield from t.happens(Discarded(seat, lost))


MOVES: dict[str, Callable[..., Procedure[None]]] = {"take": take, "lose": lose}
moves = st.lists(
    st.tuples(st.sampled_from(sorted(MOVES)), st.sampled_from((ANA, BEN)), st.integers(0, 5)), min_size=1, max_size=8
)


def whole(s: Game) -> Counter[str]:
    """Every card wherever it lies."""
    return Counter((*deck(s, None).things, *s.discards, *(card for _, hand in s.hands for card in hand)))


class Dealt:
    """A game played on, its questions answered by chance, or by the things that came up in another game."""

    def __init__(self, by: Dealer, data: st.DataObject | None = None, script: tuple[Any, ...] = ()) -> None:
        self.state, self.by, self.data, self.script = Game(by), by, data, list(script)
        self.events: list[Event[Game]] = []
        self.asked: list[Ask[Any]] = []
        self.things: list[Any] = []

    def play(self, move: str, seat: str, n: int) -> Run[Game, None]:
        run: Run[Game, None] = Run(MOVES[move], command(move, seat=seat, n=n), self.state, None)
        before = len(self.things)
        self._happened(run.start())
        while (question := run.question) is not None:
            self.asked.append(question)
            pile = self._pile(question, run.state, seat, self.things[before:])
            self._happened(run.answer(question.read(self._answer(question, pile))))
        self.state = run.state
        return run

    def _pile(self, question: Ask[Any], s: Game, seat: str, drawn: list[Any]) -> Pile[str]:
        """What a question is about. drawn: since the procedure began, of which a loss tells only at its end."""
        if question.key.startswith("take"):
            return deck(s, None)
        hand = Pile(s.hand(seat), option, s.by)
        return hand if isinstance(question, Pick) else replace(hand, back=msg("a-card")).without(*drawn)

    def _answer(self, question: Ask[Any], pile: Pile[str]) -> Any:
        assert isinstance(question, Draw | Choose | Pick) and question.options == pile.options
        if self.data is not None:
            ids = [each.id for each in question.options]
            n = question.lo if isinstance(question, Pick) else 1
            told = sorted(self.data.draw(st.lists(st.sampled_from(ids), min_size=n, max_size=n, unique=True)))
        else:
            wanted = self.script.pop(0)
            given = wanted if isinstance(wanted, tuple) else (wanted,)
            told = [each.id for each in pile.options if pile.meant(each.id) in given]
        things = tuple(pile.meant(each) for each in told)
        self.things.append(things if isinstance(question, Pick) else things[0])
        return told if isinstance(question, Pick) else told[0]

    def _happened(self, happened: list[Happened]) -> None:
        for event in (each.event for each in happened):
            assert whole(event.apply(self.state)) == Counter(CARDS), event
            self.state = event.apply(self.state)
        self.events += [each.event for each in happened]


# ---------------------------------------------------------------------- laws


@given(made=moves, data=st.data())
def test_no_card_vanishes_or_appears_and_the_answers_alone_say_what_was_drawn(
    made: list[tuple[str, str, int]], data: st.DataObject
) -> None:
    table = Dealt("app", data)
    for move in made:
        before = table.state, len(table.events)
        run = table.play(*move)
        again: Run[Game, None] = Run(MOVES[move[0]], run.command, before[0], None)
        happened = again.start()
        while again.question is not None:
            happened += again.answer(run.answered[again.question.key])
        assert ([each.event for each in happened], again.state) == (table.events[before[1] :], table.state)


@given(made=moves, data=st.data())
def test_what_the_table_tells_happens_as_if_the_app_had_drawn_it(
    made: list[tuple[str, str, int]], data: st.DataObject
) -> None:
    app = Dealt("app", data)
    for move in made:
        app.play(*move)
    table = Dealt("table", script=tuple(app.things))
    for move in made:
        table.play(*move)
    assert table.events == app.events
    assert replace(table.state, by="app") == app.state
    assert [(q.key, q.text, q.who) for q in table.asked] == [(q.key, q.text, q.who) for q in app.asked]
    assert {q.nature for q in table.asked} <= {"fact", "decision"}


def questions(s: Game, answers: tuple[str, ...]) -> list[Ask[Any]]:
    """What is asked of a player who draws by these places."""
    run: Run[Game, None] = Run(take, command("take", seat=BEN, n=len(answers)), s, None)
    run.start()
    seen = []
    for answer in answers:
        assert run.question is not None
        seen.append(run.question)
        run.answer(run.question.read(answer))
    return seen


@given(data=st.data())
def test_who_draws_cannot_tell_what_another_holds(data: st.DataObject) -> None:
    """Two tables that differ in a hidden hand and in nothing else ask the same, whatever is drawn."""
    mixed = [data.draw(st.permutations(CARDS)) for _ in range(2)]
    held = data.draw(st.integers(0, len(CARDS) - LIMIT))
    one, other = (Game().with_hand(ANA, tuple(hidden[:held])) for hidden in mixed)
    left = len(CARDS) - held
    places = tuple(str(data.draw(st.integers(1, left - i))) for i in range(min(left, LIMIT)))
    assert questions(one, places) == questions(other, places)


def test_by_their_names_the_cards_left_would_tell_what_another_holds() -> None:
    one, other = Game().with_hand(ANA, ("card-1",)), Game().with_hand(ANA, ("card-2",))
    by_name = [replace(deck(s, None), back=None).options for s in (one, other)]
    assert by_name[0] != by_name[1]
    assert deck(one, None).options == deck(other, None).options


@pytest.mark.parametrize("by", ["app", "table"])
def test_a_secret_draw_by_the_names_that_are_left_is_refused(by: Dealer) -> None:
    with pytest.raises(ValueError, match="back"):
        piles.asked(Pile(CARDS, option, by), key="k", text=msg("t"), rule="P-1", who=ANA, secret=True)


def test_what_an_earlier_version_drew_by_its_name_is_still_meant() -> None:
    pile = deck(Game(), None).without("card-1")
    question = piles.asked(pile, key="take", text=msg("take"), rule="P-1", secret=True)
    assert not question.admits("card-3")
    assert pile.meant(question.lenient().read("card-3")) == "card-3" == pile.meant(question.read("2"))
    with pytest.raises(LookupError):
        pile.meant(question.lenient().read("card-1"))


def test_a_secret_of_the_table_is_told_from_a_list_of_everything() -> None:
    everything = Pile(CARDS, option, "table", uncounted=True).without("card-3")
    question = piles.asked(everything, key="k", text=msg("t"), rule="P-1", who=ANA, secret=True)
    assert [each.id for each in question.options] == list(CARDS) and question.secret


# ---------------------------------------------------------------------- one pile


def test_what_is_left_is_offered_in_the_order_of_the_box() -> None:
    pile = Pile(("a", "b", "c"), option).without("b", "x")
    assert [each.id for each in pile.options] == ["a", "c"]
    assert pile.contents == (("a", 1), ("c", 1)) and len(pile) == 2
    assert not pile.without("a", "c")


def test_a_bag_holds_so_many_of_each_and_weighs_the_draw() -> None:
    cup = bag(("pro", "anti", "none"), option, {"pro": 1, "anti": 3, "none": 0})
    question = piles.asked(cup, key="k", text=msg("t"), rule="P-1")
    assert isinstance(question, Draw)
    assert ([each.id for each in question.options], question.weights) == (["pro", "anti"], (1, 3))
    assert cup.without("anti", "pro", "anti", "pro").contents == (("anti", 1),)
    told = piles.asked(bag(("pro", "anti"), option, {"pro": 1}, by="table"), key="k", text=msg("t"), rule="P-1")
    assert isinstance(told, Choose) and [each.id for each in told.options] == ["pro"]


def test_a_face_down_bag_has_a_place_for_every_copy() -> None:
    coins = replace(bag(("one", "two"), option, {"one": 2, "two": 1}), back=msg("a-coin"))
    question = piles.asked(coins, key="k", text=msg("t"), rule="P-1")
    assert [each.id for each in coins.options] == ["1", "2", "3"]
    assert isinstance(question, Draw) and question.weights == ()
    assert [coins.meant(each.id) for each in coins.options] == ["one", "one", "two"]


def test_who_draws_by_hand_is_asked_in_words_that_say_so_and_the_notebook_keeps_the_short_ones() -> None:
    words = {"key": "k", "text": msg("drawn"), "by_hand": msg("draw"), "rule": "P-1"}
    by_table, by_app = (piles.asked(Pile(CARDS, option, by), **words) for by in ("table", "app"))
    assert (by_table.text, by_table.caption) == (msg("draw"), msg("drawn"))
    assert (by_app.text, by_app.caption) == (msg("drawn"), msg("drawn"))


def test_of_a_bag_that_nobody_has_counted_only_the_table_can_tell_and_nothing_runs_out() -> None:
    unknown = bag(("oil", "nothing"), option, None, by="app")
    played = run_script(both, Game(), None, {"token-1": "oil", "token-2": "oil", "token-3": "nothing"}, pile=unknown)
    assert played.returned == ("oil", "oil", "nothing")
    assert all(isinstance(question, Choose) and question.nature == "fact" for question in played.asked)
    with pytest.raises(ValueError, match="nobody knows"):
        chances(unknown, len)


def both(t: Ctx, pile: Pile[str], put_back: bool = False) -> Procedure[tuple[str, ...]]:
    """Three tokens out of a bag."""
    text = lambda i: msg("token", n=i)  # noqa: E731
    return (yield from draw_each(t, pile, 3, key="token", text=text, rule="P-4", put_back=put_back))


def test_what_was_drawn_is_not_drawn_again_unless_it_is_put_back() -> None:
    two = Pile(("a", "b"), option)
    played = run_script(both, Game(), None, {"token-1": "b"}, pile=two)
    assert played.returned == ("b", "a")
    assert [question.text for question in played.asked] == [msg("token", n=1), msg("token", n=2)]
    again = {"token-1": "b", "token-2": "b", "token-3": "a"}
    assert run_script(both, Game(), None, again, pile=two, put_back=True).returned == ("b", "b", "a")


def test_nothing_can_be_drawn_where_nothing_lies() -> None:
    for by in ("app", "table"):
        with pytest.raises(BadAnswer):
            piles.asked(Pile((), option, by), key="k", text=msg("t"), rule="P-1")


def test_the_upper_pile_is_drawn_first() -> None:
    top, rest = Pile(("known",), option), Pile(("a", "b"), option)
    assert (top or rest).things == ("known",)
    assert (top.without("known") or rest).things == ("a", "b")


def test_who_draws_at_the_table_tells_by_its_name_what_lay_face_down() -> None:
    pile = Pile(("a", "b"), option, "table", back=msg("a-card"))
    assert [(each.id, pile.meant(each.id)) for each in pile.options] == [("a", "a"), ("b", "b")]


def test_a_hand_is_brought_down_to_its_limit() -> None:
    s = Game(by="table").with_hand(ANA, CARDS[:5])
    played = run_script(take, s, None, {"limit": ["card-2", "card-4"]}, seat=ANA, n=0)
    assert played.events == [Discarded(ANA, ("card-2", "card-4"))]
    (question,) = played.asked
    assert isinstance(question, Pick) and (question.lo, question.hi, question.nature) == (2, 2, "decision")
    assert run_script(take, s.with_hand(ANA, CARDS[:3]), None, {}, seat=ANA, n=0).asked == []


def test_copies_of_one_kind_are_not_picked_one_by_one() -> None:
    coins = bag(("one",), option, {"one": 2})
    with pytest.raises(ValueError, match="one kind"):
        run_script(lambda t: pick(t, coins, 1, key="k", text=msg("t"), rule="P-2"), Game(), None, {})


# ---------------------------------------------------------------------- shuffling anew


def test_a_pile_is_made_anew_only_when_it_is_used_up() -> None:
    s = Game(discards=CARDS[1:])
    played = run_script(take, s, None, {"take-1": "3"}, seat=ANA, n=2)
    assert played.events == [Taken(ANA, "card-1"), Shuffled(), Taken(ANA, "card-4")]


def test_when_all_cards_are_in_hands_nothing_is_drawn() -> None:
    s = Game().with_hand(BEN, CARDS)
    assert run_script(take, s, None, {}, seat=ANA, n=2).events == [Shuffled()]


# ---------------------------------------------------------------------- faces


def face_form(card: str) -> Form:
    lines = (Field("worth", msg("worth"), "number", 0, 9),)
    return Form(key=f"face-{card}", text=msg("face"), rule="P-5", schema="face", subject=card, fields=lines)


def look(t: Ctx, by: Dealer) -> Procedure[tuple[str, Record]]:
    """A player looks at counter 1, which may be any of two."""
    cup = Pile(("card-7", "card-8"), option, by, back=msg("a-counter"))
    return (
        yield from turn_up(t, cup, face_form, "counter-1", key="look", text=msg("t"), rule="P-5", who=ANA, secret=True)
    )


def seen(played: Played[Game]) -> list[tuple[str, str, bool]]:
    return [(question.key, question.who, question.secret) for question in played.asked]


def test_a_face_is_drawn_when_somebody_looks_and_copied_once() -> None:
    worth = {"worth": 4}
    first = run_script(look, Game(), None, {"look-draw": "2", "face-card-8": worth}, by="app")
    assert first.returned == ("card-8", (("worth", 4),))
    assert seen(first) == [("look-draw", ANA, True), ("face-card-8", ANA, True)]
    assert [event.subject for event in first.of(CardKnown)] == ["card-8"]
    again = run_script(look, first.state, None, {"look-draw": "2"}, by="app")
    assert again.returned == ("card-8", (("worth", 4),))


def test_a_face_on_the_table_is_told_and_forgotten() -> None:
    told = run_script(look, Game(), None, {"look-face": {"worth": 4}}, by="table")
    assert told.returned == ("", (("worth", 4),))
    assert seen(told) == [("look-face", ANA, True)] and told.events == []
    (form,) = told.asked
    assert isinstance(form, Form) and (form.subject, form.kept) == ("counter-1", False)


# ---------------------------------------------------------------------- odds and pieces


@given(counts=PRICES, n=st.integers(0, 5))
def test_chances_are_those_of_all_ways_to_draw(counts: dict[int, int], n: int) -> None:
    coins = bag(sorted(counts), lambda coin: option(f"{coin}"), counts)
    lying = [coin for coin, count in sorted(counts.items()) for _ in range(count)]
    ways = [sum(ways) for ways in combinations(lying, min(n, len(lying)))]
    assert chances(coins, lambda coin: coin, n) == {
        total: Fraction(times, len(ways)) for total, times in sorted(Counter(ways).items())
    }


def test_chances_of_what_lies_face_down_are_those_of_what_it_may_be() -> None:
    coins = replace(bag((2, 5), lambda coin: option(f"{coin}"), {2: 1, 5: 3}), back=msg("a-coin"))
    assert chances(coins, lambda coin: coin) == {2: Fraction(1, 4), 5: Fraction(3, 4)}
    assert chances(coins.without(2), lambda coin: coin) == {5: 1}


def test_a_piece_that_lies_in_two_places_is_missed_in_the_box() -> None:
    assert list(no_more("box", ["ana", "ben"])) == [("ana", "box", 0), ("ben", "box", 0)]
    assert list(no_more("box", ["ana", "ana"])) == [("ana", "box", -1)]
    assert list(no_more("supply", ["plank"] * 3, {"plank": 4})) == [("plank", "supply", 0)]
    assert list(no_more("supply", ["plank"] * 6, {"plank": 4})) == [("plank", "supply", -2)]


def test_the_examples_are_true() -> None:
    results = doctest.testmod(piles)
    assert results.attempted > 5 and results.failed == 0
