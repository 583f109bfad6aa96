"""Parcels between two Vigies: every honest one arrives whole, and nothing else gets in."""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion import __version__
from companion.core.printed.kept_cards import KeptCard
from companion.core.values.messages import msg
from companion.core.values.seats import Standing
from companion.host.exchange import received_parcels
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game, game_ids
from companion.library.sample import load_sample
from companion.library.texts import texts_in
from companion.sharing import parcels, qr_lines
from companion.sharing.parcels import CardParcel, CardsParcel, Score, Setting, card_parcel, pack, score_parcel, unpack
from companion.sharing.qr_lines import BODY, MOST, BadParcel, Collector, lines_in, read_line, split
from companion.store import Store
from companion.store.scores import KeptScore
from tests.support.about import ANY, OTHER

EN = texts_in("en")


def _a_card() -> tuple[str, str, str]:
    """A component of which nothing need be known, and a number that stands on it."""
    for schema, kind in game(ANY).box().items():
        fields = game(ANY).form(schema, kind.subjects[0]).fields
        numbers = [line.name for line in fields if line.kind == "number" and line.lo <= 1 <= line.hi]
        if numbers and all(line.optional for line in fields):
            return schema, kind.subjects[0], numbers[0]
    raise LookupError(ANY)


KIND, SUBJECT, NUMBER = _a_card()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    store = Store(tmp_path)
    yield Host(store, Settings(store))
    store.close()


def joined(lines: tuple[str, ...] | list[str]) -> bytes:
    """The bytes that these lines carry."""
    whole = Collector().add(lines)[-1].whole
    assert whole is not None
    return whole


def refused(call: Any) -> str:
    """Why something is refused: the key of the message, whose words exist in both languages."""
    with pytest.raises(BadParcel) as caught:
        call()
    for lang in ("fr", "en"):
        assert len(texts_in(lang)(caught.value.text)) > 10
    return caught.value.text.key


def folded(raw: Any) -> bytes:
    """What a stranger may have packed."""
    text = raw if isinstance(raw, str) else json.dumps(raw)
    return zlib.compress(text.encode(), 9)


def parcel_of(**changes: Any) -> dict[str, Any]:
    body: dict[str, Any] = {"kind": KIND, "subject": SUBJECT, "record": {NUMBER: 1}}
    raw = {"vigie": __version__, "kind": "card", "game": ANY, "version": "1", "body": body}
    return raw | changes


def sample(game_id: str, count: int) -> list[KeptCard]:
    """Cards as the shelf would keep them."""
    found = list(load_sample(game(game_id)).items())[:count]
    return [
        KeptCard(*spot, {n: list(v) if isinstance(v, tuple) else v for n, v in values.items()}, "owner")
        for spot, values in found
    ]


# --- lines


@given(whole=st.binary(min_size=1, max_size=3000), seed=st.integers(0, 99))
def test_bytes_come_back_from_lines_in_any_order_and_twice(whole: bytes, seed: int) -> None:
    lines = [*split(whole), *split(whole)[:2]]
    random.Random(seed).shuffle(lines)
    collector = Collector()
    found = [each.whole for line in lines for each in collector.add([line]) if each.whole is not None]
    assert found[0] == whole and set(found) == {whole}


@given(whole=st.binary(min_size=1, max_size=900), data=st.data())
def test_a_line_with_any_sign_changed_is_refused(whole: bytes, data: st.DataObject) -> None:
    line = data.draw(st.sampled_from(split(whole)))
    place = data.draw(st.integers(0, len(line) - 1))
    sign = data.draw(st.characters().filter(lambda sign: sign != line[place]))
    with pytest.raises(BadParcel):
        Collector().add([line[:place] + sign + line[place + 1 :]])


@given(text=st.text(max_size=600))
def test_text_that_we_did_not_write_never_passes(text: str) -> None:
    with pytest.raises(BadParcel):
        Collector().add([text])


@given(text=st.from_regex(r"VIGIE1-[A-Z2-7]{16}-1-1-[A-Z2-7]{1,60}-[A-Z2-7]{7}", fullmatch=True))
def test_text_that_looks_like_ours_does_not_pass_either(text: str) -> None:
    with pytest.raises(BadParcel):
        Collector().add([text])


@settings(max_examples=60)
@given(whole=st.binary(max_size=300))
def test_no_bytes_make_the_reader_fall_over(whole: bytes) -> None:
    with pytest.raises(BadParcel):
        unpack(whole)
    with pytest.raises(BadParcel):
        unpack(zlib.compress(whole))


def test_lines_fit_a_small_code_and_tell_what_is_missing() -> None:
    whole = random.Random(1).randbytes(500)
    lines = split(whole)
    assert len(lines) == 3 and all(len(line) <= BODY + 40 for line in lines)
    collector = Collector()
    (progress,) = collector.add([lines[1]])
    assert progress.missing == (1, 3) and progress.whole is None
    assert EN(progress.text) == "1 of 3 have arrived. Still missing: 1 and 3."
    collector.add([lines[0]])
    (progress,) = collector.add([lines[2]])
    assert progress.whole == whole and EN(progress.text) == "All of it has arrived: 3 codes."


def test_parcels_are_kept_apart_and_the_oldest_unfinished_one_is_forgotten() -> None:
    first, second = (split(random.Random(seed).randbytes(300)) for seed in (1, 2))
    collector = Collector()
    assert [each.missing for each in collector.add([first[0], second[1]])] == [(2,), (1,)]
    assert [each.missing for each in collector.add([second[0], first[1]])] == [(), ()]
    collector.add([first[0]])
    for seed in range(10, 10 + qr_lines.OPEN):
        collector.add([split(random.Random(seed).randbytes(300))[0]])
    assert collector.add([first[1]])[0].missing == (1,)


def test_one_bad_line_takes_the_others_with_it() -> None:
    lines = split(random.Random(3).randbytes(300))
    collector = Collector()
    assert refused(lambda: collector.add([lines[0], lines[1][:-1] + "?"])) == "share-damaged"
    assert collector.add([lines[1]])[0].missing == (1,)


def test_lines_with_a_good_check_but_a_wrong_body_are_refused_as_a_whole() -> None:
    lines, other = split(random.Random(4).randbytes(300)), split(random.Random(5).randbytes(300))
    forged = other[1].replace(read_line(other[1]).parcel, read_line(lines[1]).parcel)
    forged = forged.rpartition("-")[0]
    forged = f"{forged}-{qr_lines._check(forged)}"
    collector = Collector()
    collector.add([lines[0]])
    assert refused(lambda: collector.add([forged])) == "share-damaged"
    assert joined(lines) is not None


@pytest.mark.parametrize(
    ("head", "key"),
    [
        ("https://example.org/", "share-foreign"),
        ("vigie1-", "share-foreign"),
        ("VIGIE1-ABC", "share-damaged"),
        ("VIGIE1-AAAAAAAAAAAAAAAA-3-2-AAAA", "share-damaged"),
        ("VIGIE1-AAAAAAAAAAAAAAAA-1-99-AAAA", "share-damaged"),
        ("VIGIE1-AAAAAAAAAAAAAAAA-1-2-AAAA", "share-damaged"),
        ("VIGIE2-AAAAAAAAAAAAAAAA-1-1-AAAA", "share-newer"),
    ],
)
def test_foreign_newer_and_impossible_lines_are_told_apart(head: str, key: str) -> None:
    checked = f"{head}-{qr_lines._check(head)}" if head.count("-") > 3 else head
    assert refused(lambda: read_line(checked)) == key


def test_pasted_text_is_cut_into_lines_with_limits() -> None:
    assert lines_in(" a\nb\r\n\ta ") == ("a", "b")
    assert refused(lambda: lines_in(" \n")) == "share-nothing"
    assert refused(lambda: lines_in("A " * 400 * MOST)) == "share-too-much"
    assert refused(lambda: split(random.Random(1).randbytes(20_000))) == "share-too-much"


# --- parcels


@pytest.mark.parametrize("game_id", game_ids())
def test_cards_of_every_kind_survive_the_trip(game_id: str, host: Host) -> None:
    kinds = {card.schema: card for card in sample(game_id, 999)}
    for card in kinds.values():
        parcel = unpack(joined(pack(card_parcel(game(game_id), [card]))))
        assert isinstance(parcel, CardParcel)
        received_parcels.check(host, parcel)
        assert received_parcels.take(host, "x", parcel, "").text.key == "share-taken-cards"
        assert host.shelf(game_id).get(card.schema, card.subject) == card.record
    kept = host.shelf(game_id).all()
    assert {card.origin for card in kept} == {"import"} and len(kept) == len(kinds)


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("seed", range(12))
def test_any_setting_survives_the_trip_and_tells_nothing_else(game_id: str, seed: int, host: Host) -> None:
    played = game(game_id)
    options = played.any_options(random.Random(seed))
    parcel = unpack(joined(pack(received_parcels.own_setting(played, options))))
    assert isinstance(parcel, Setting)
    received_parcels.check(host, parcel)
    begun, there = played.start(options), played.start(parcel.body)
    assert [seat.name for seat in played.seats(begun)] == [seat.name for seat in played.seats(there)]
    assert played.rulings(begun) == played.rulings(there)
    assert "seed" not in json.dumps(parcel.body)


@settings(max_examples=40)
@given(
    lines=st.lists(
        st.tuples(
            st.integers(1, 9), st.text("Aaé’ -'&", min_size=1, max_size=20), st.integers(-5000, 90000), st.booleans()
        ),
        min_size=1,
        max_size=8,
    )
)
def test_any_score_survives_the_trip(lines: list[tuple[int, str, int, bool]]) -> None:
    standings = [
        Standing(place, msg("core-said", text=name), points, msg("core-yes") if said else None)
        for place, name, points, said in lines
    ]
    parcel = unpack(joined(pack(score_parcel(game(OTHER), standings, "2026-02-28T20:00:00+00:00"))))
    assert isinstance(parcel, Score) and parcel.body.day == "2026-02-28"
    assert [(each.place, each.name.fr, each.points) for each in parcel.body.lines] == [each[:3] for each in lines]
    said = [
        None if each.words is None else (each.words.said("fr"), each.words.said("en")) for each in parcel.body.lines
    ]
    assert said == [("Oui", "Yes") if each[3] else None for each in lines]


def test_hundreds_of_cards_travel_in_one_parcel(host: Host) -> None:
    cards = sample(ANY, 300)
    lines = pack(card_parcel(game(ANY), cards))
    parcel = unpack(joined(lines))
    assert isinstance(parcel, CardsParcel) and len(lines) < MOST
    taken = received_parcels.take(host, "x", parcel, "")
    assert dict(taken.text.args) == {"new": 300, "changed": 0, "same": 0}


# --- refusals


def test_a_bomb_is_not_unfolded() -> None:
    bomb = zlib.compress(b"[" + b" " * 50_000_000, 9)
    assert len(bomb) < 60_000
    assert refused(lambda: unpack(bomb)) == "share-too-large"


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        ("[" * 100_000, "share-too-deep"),
        ('{"a":' * 100 + "1" + "}" * 100, "share-too-deep"),
        ("[]", "share-damaged"),
        ("{", "share-damaged"),
        ('{"kind": 9e999}', "share-bad-number"),
        ('{"kind": NaN}', "share-bad-number"),
        ('{"kind": 1.5}', "share-bad-number"),
        ('{"kind": 10000000}', "share-bad-number"),
        ('{"kind": -99999999999999999999999}', "share-bad-number"),
        ('{"kind": ' + "9" * 5000 + "}", "share-bad-number"),
        ('{"kind": "\\ud800"}', "share-bad-words"),
        (parcel_of(kind="crew"), "share-unknown-kind"),
        (parcel_of(kind="crew", vigie="99.0"), "share-newer"),
        (parcel_of(more=1), "share-field"),
        (parcel_of(more=1, vigie="99.0"), "share-newer"),
        (parcel_of(vigie="latest"), "share-field"),
        (parcel_of(game="../../etc"), "share-field"),
        (parcel_of(version=1), "share-field"),
        (parcel_of(body=[]), "share-field"),
        (parcel_of(body={"kind": KIND, "subject": SUBJECT, "record": {}, "origin": "printed"}), "share-field"),
        (parcel_of(kind="cards", body=[]), "share-field"),
        (parcel_of(kind="score", body={"day": "2026-13-01", "lines": []}), "share-field"),
    ],
)
def test_hostile_and_malformed_parcels_are_refused_in_words(raw: Any, key: str) -> None:
    assert refused(lambda: unpack(folded(raw))) == key


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "a\u202eb", "a\u0000b", "a\nb", "\u200bA", "N" * 300])
def test_markup_and_invisible_signs_in_names_are_refused(name: str) -> None:
    options = {"seats": [{"name": name, "colour": "green"}]}
    raw = parcel_of(kind="setting", game=OTHER, body=options)
    assert refused(lambda: unpack(folded(raw))) == "share-bad-words"
    assert refused(lambda: pack(received_parcels.own_setting(game(OTHER), options))) == "share-bad-words"


def test_what_is_left_over_or_cut_off_is_refused() -> None:
    whole = folded(parcel_of())
    assert refused(lambda: unpack(whole + b"x")) == "share-damaged"
    assert refused(lambda: unpack(whole[:-1])) == "share-damaged"
    assert refused(lambda: unpack(zlib.compress(b"\xff\xfe"))) == "share-damaged"


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "chess"}, "share-unknown-game"),
        ({"version": "99"}, "share-newer"),
        ({"body": {"kind": "spell", "subject": "a", "record": {"name": "x"}}}, "share-unknown-card"),
        ({"body": {"kind": KIND, "subject": "no-such-card", "record": {"name": "x"}}}, "share-unknown-card"),
        ({"body": {"kind": KIND, "subject": SUBJECT, "record": {"magic": 1}}}, "core-library-named"),
        ({"body": {"kind": KIND, "subject": SUBJECT, "record": {NUMBER: 9999}}}, "core-library-named"),
        ({"body": {"kind": KIND, "subject": SUBJECT, "record": {NUMBER: [[1]]}}}, "core-library-named"),
        ({"body": {"kind": KIND, "subject": SUBJECT, "record": {"magic": 1}}, "vigie": "99.1"}, "share-newer"),
        ({"body": {"kind": KIND, "subject": SUBJECT, "record": {}}}, "share-empty"),
        ({"kind": "cards", "body": [parcel_of()["body"]] * 2}, "share-twice"),
        ({"kind": "setting", "body": {"mode": "karaoke"}}, "share-bad-setting"),
        ({"kind": "setting", "body": {"seats": [{"name": "N" * 60, "colour": "green"}]}}, "share-bad-words"),
        ({"kind": "setting", "body": {"seats": []}}, "share-bad-setting"),
        (
            {
                "kind": "score",
                "body": {
                    "day": "2026-02-31",
                    "lines": [{"place": 1, "name": {"fr": "A", "en": "A"}, "points": 1, "words": None}],
                },
            },
            "share-damaged",
        ),
    ],
)
def test_what_our_games_do_not_know_is_refused_and_changes_nothing(
    changes: dict[str, Any], key: str, host: Host
) -> None:
    parcel = unpack(folded(parcel_of(**changes)))
    assert refused(lambda: received_parcels.check(host, parcel)) == key
    assert refused(lambda: received_parcels.take(host, "x", parcel, "")) == key
    assert host.shelf(ANY).all() == [] and host.store.scores.all() == [] and host.evenings() == ()


def test_an_impossible_setting_never_falls_through(host: Host) -> None:
    for body in ({"rulings": [["x"]]}, {"edition": "ours"}, {"seats": 3}):
        parcel = unpack(folded(parcel_of(kind="setting", body=body)))
        assert refused(lambda parcel=parcel: received_parcels.check(host, parcel)) == "share-bad-setting"


# --- beside our own


def test_a_card_that_says_something_else_is_compared_before_it_is_taken(host: Host) -> None:
    shelf, card = host.shelf(ANY), sample(ANY, 1)[0]
    form = game(ANY).form(card.schema, card.subject)
    number = next(line for line in form.fields if line.kind == "number" and card.record[line.name] is not None)
    other = number.lo if card.record[number.name] != number.lo else number.lo + 1
    shelf.put(card.schema, card.subject, card.record | {number.name: other})
    parcel = card_parcel(game(ANY), [card])
    (found,) = received_parcels.conflicts(host, parcel)
    (difference,) = found.differences
    assert difference.label == number.label
    assert (EN(difference.yours), EN(difference.theirs)) == (str(other), str(card.record[number.name]))
    received_parcels.take(host, "x", parcel, "", keep=[(card.schema, card.subject)])
    mine = shelf.get(card.schema, card.subject)
    assert mine is not None and mine[number.name] == other
    received_parcels.take(host, "x", parcel, "")
    assert shelf.get(card.schema, card.subject) == card.record
    assert received_parcels.conflicts(host, parcel) == ()


def test_what_they_do_not_know_stays_as_we_know_it(host: Host) -> None:
    shelf, card = host.shelf(ANY), sample(ANY, 1)[0]
    form = game(ANY).form(card.schema, card.subject)
    line = next(each for each in form.fields if each.optional and card.record[each.name] is not None)
    shelf.put(card.schema, card.subject, card.record)
    parcel = card_parcel(game(ANY), [KeptCard(card.schema, card.subject, card.record | {line.name: None}, "owner")])
    assert received_parcels.conflicts(host, parcel) == ()
    received_parcels.take(host, "x", parcel, "")
    assert shelf.get(card.schema, card.subject) == card.record


def test_scores_of_other_tables_are_kept_once_and_can_be_thrown_away(host: Host) -> None:
    score = KeptScore("A", OTHER, "2026-01-01", "Anne", [{"place": 1}])
    host.store.scores.keep(score)
    host.store.scores.keep(score)
    host.store.scores.keep(KeptScore("B", OTHER, "2026-03-01", "", []))
    assert [each.id for each in host.store.scores.all()] == ["B", "A"]
    host.store.scores.delete("B")
    assert host.store.scores.all() == [score]


def test_versions_are_compared_by_their_numbers() -> None:
    assert parcels.is_newer("99.0") and parcels.is_newer("0.10.0")
    assert not any(map(parcels.is_newer, (__version__, "0.0.9", "")))
