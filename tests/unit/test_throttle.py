"""Wrong tries are slowed down, by origin and all together, in bounded memory."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.phones.throttle import ALL, EACH, FORGOTTEN, REMEMBERED, Pace, Throttle


class Clock:
    """Time that passes when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def slow(clock: Clock, each: Pace = EACH, everybody: Pace = ALL) -> Throttle:
    return Throttle(clock, each, everybody)


def miss(throttle: Throttle, origin: str, times: int) -> None:
    for _ in range(times):
        throttle.missed(origin)


def test_the_first_misses_are_free_then_waits_double_up_to_the_longest() -> None:
    clock = Clock()
    throttle = slow(clock, Pace(free=2, first=4, longest=20), Pace(free=99, first=1, longest=1))
    waits = []
    for _ in range(7):
        throttle.missed("phone")
        waits.append(throttle.wait("phone"))
        clock.now += throttle.wait("phone")
    assert waits == [0, 0, 4, 8, 16, 20, 20]
    assert throttle.wait("phone") == 0


def test_a_wait_runs_down_and_is_told_in_whole_seconds() -> None:
    clock = Clock()
    throttle = slow(clock, Pace(free=0, first=3, longest=3))
    throttle.missed("phone")
    told = []
    for step in (0.0, 0.5, 2.4, 0.2):
        clock.now += step
        told.append(throttle.wait("phone"))
    assert told == [3, 3, 1, 0]


def test_one_origin_does_not_hold_up_another() -> None:
    throttle = slow(Clock())
    miss(throttle, "rascal", EACH.free + 3)
    assert throttle.wait("rascal") > 0 and throttle.wait("phone") == 0


def test_many_origins_are_held_up_together_but_never_for_long() -> None:
    clock = Clock()
    throttle = slow(clock)
    for number in range(ALL.free):
        throttle.missed(f"10.0.0.{number}")
    assert throttle.wait("somebody else") == 0
    throttle.missed("10.0.1.1")
    assert throttle.wait("somebody else") == ALL.first
    for number in range(50):
        clock.now += throttle.wait("somebody else")
        throttle.missed(f"10.0.2.{number}")
    assert throttle.wait("somebody else") == ALL.longest < EACH.longest


def test_misses_are_forgotten_after_a_while_and_not_before() -> None:
    clock = Clock()
    throttle = slow(clock)
    miss(throttle, "phone", EACH.free + 1)
    clock.now += EACH.first + FORGOTTEN - 1
    throttle.missed("phone")
    assert throttle.wait("phone") == 2 * EACH.first
    clock.now += 2 * EACH.first + FORGOTTEN + 1
    throttle.missed("phone")
    assert throttle.wait("phone") == 0 and len(throttle) == 1


def test_memory_is_bounded_and_whoever_missed_last_stays() -> None:
    throttle = slow(Clock(), everybody=Pace(free=10**6, first=1, longest=1))
    for number in range(REMEMBERED + 50):
        throttle.missed(f"origin {number}")
        miss(throttle, "rascal", 1)
    assert len(throttle) == REMEMBERED and throttle.wait("rascal") == EACH.longest


def test_a_clock_put_back_begins_the_wait_anew_at_most() -> None:
    clock = Clock()
    throttle = slow(clock, Pace(free=0, first=30, longest=30))
    throttle.missed("phone")
    clock.now -= 500
    assert throttle.wait("phone") == 30
    clock.now += 30
    assert throttle.wait("phone") == 0


@given(st.lists(st.tuples(st.sampled_from("abc"), st.floats(0, 2000)), max_size=80))
def test_no_wait_is_longer_than_the_longest_and_patience_always_ends_it(tries: list[tuple[str, float]]) -> None:
    clock = Clock()
    throttle = slow(clock)
    for origin, pause in tries:
        clock.now += pause
        throttle.missed(origin)
        seconds = throttle.wait(origin)
        assert 0 <= seconds <= max(EACH.longest, ALL.longest)
        clock.now += seconds
        assert throttle.wait(origin) == 0


def test_tries_of_a_week_from_a_thousand_addresses_stay_few() -> None:
    """What the global ceiling is for: some ten thousand guesses a week, against codes of 192 bits."""
    clock = Clock()
    throttle = slow(clock)
    end, tries = clock.now + 7 * 86400, 0
    while clock.now < end:
        origin = f"address {tries % 1000}"
        clock.now += throttle.wait(origin)
        throttle.missed(origin)
        tries += 1
    assert tries <= 7 * 86400 / ALL.longest + 2 * ALL.free
