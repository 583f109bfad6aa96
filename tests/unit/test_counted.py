"""What the fields of a state count is read from beside their types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import TypeAdapter

from companion.core.declared.counted import Counts, counted
from companion.core.kit.inventory import Inventory


@dataclass(frozen=True)
class Hold:
    """What lies in a ship, or on a quay."""

    tea: Annotated[int, Counts("tea")] = 0
    rats: int = 3


@dataclass(frozen=True)
class Captain:
    """Somebody with a purse and a price."""

    id: str
    coins: Annotated[int, Counts("coin")] = 0
    price: Annotated[int | None, Counts("coin", "price")] = None
    hold: Hold = Hold()


@dataclass(frozen=True)
class Sea:
    """Everything."""

    captains: tuple[Captain, ...] = ()
    quay: Hold = Hold()
    pile: Annotated[tuple[int, ...], Counts("card")] = ()
    storm: Annotated[bool, Counts("card")] = False
    lost: Hold | None = None
    remembered: Annotated[Hold, Counts("")] = Hold(9)


SEA = Sea((Captain("anne", 3, 10, Hold(2)), Captain("bart", 5)), Hold(20), (7, 8, 9), True)


def test_numbers_entries_and_truths_are_counted_where_they_lie() -> None:
    assert list(counted(SEA)) == [
        ("card", "pile", 3),
        ("card", "storm", 1),
        ("coin", "anne", 3),
        ("coin", "price:anne", 10),
        ("tea", "anne", 2),
        ("coin", "bart", 5),
        ("tea", "bart", 0),
        ("tea", "quay", 20),
    ]
    assert list(counted(Sea(lost=Hold(4)))) == [
        ("card", "pile", 0),
        ("card", "storm", 0),
        ("tea", "quay", 0),
        ("tea", "lost", 4),
    ]


def test_an_inventory_adds_what_a_game_counts_itself() -> None:
    inventory: Inventory[Sea, None] = Inventory(lambda s, book: [("coin", "anne", 1), ("rat", "quay", s.quay.rats)])
    found = inventory.pieces(SEA, None)
    assert found["coin"] == {"anne": 4, "price:anne": 10, "bart": 5}
    assert found["rat"] == {"quay": 3} and found["tea"] == {"anne": 2, "bart": 0, "quay": 20}


def test_the_schema_of_a_state_says_what_is_counted() -> None:
    schema = TypeAdapter(Sea).json_schema()
    assert schema["properties"]["pile"]["x-counts"] == "card"
    assert schema["$defs"]["Hold"]["properties"]["tea"]["x-counts"] == "tea"
