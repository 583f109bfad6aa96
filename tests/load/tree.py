"""What a Flet client knows of its screen: the tree of controls, kept up to date by the server's patches.

Just enough of it to read and tap: no layout, no styles. The format is Flet's own, see `ObjectPatch.to_message` there:
check again at every Flet upgrade.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

Node = dict[str, Any]
"""A control as it travels: `_i` is its number, `_c` its kind, `_b` the body of a component."""
Path = tuple[Any, ...]

REPLACE, ADD, REMOVE, MOVE = range(4)
ASKING: Final = ("question", "outcome")
"""Names of what says for what the table waits."""
WAITING: Final = ("waiting-", "answered", "phone-over")
"""How the names begin of what says so on a phone that has nothing to answer."""
SHEET: Final = "sheet-"
"""How the names of sheets begin; what lies on it follows, a question or what is told before it, then its number."""
TAPS: Final = ("click", "tap_down", "tap")
KEPT: Final = 2000
"""Controls that left the screen and are still remembered, before they are swept away."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something with a name on the screen.

    label: what screen readers hear in the place of its words.  chosen: None where a tap does not choose.  target: the
    control that takes the tap, 0 while it cannot be tapped.  event: what a tap is called there.
    """

    id: str
    words: str = ""
    label: str = ""
    chosen: bool | None = None
    target: int = 0
    event: str = ""


class Tree:
    """The controls of one screen.

    asks: keys of the questions, and the words that say for what the table waits. A question that follows another has
    another key, though it may have the same words.  number: of the question in the evening, 0 where none is shown.
    """

    def __init__(self) -> None:
        self._page: Node = {}
        self._nodes: dict[int, Node] = {}
        self._live = 0
        self.asks: tuple[str, ...] = ()
        self.number = 0

    @property
    def words(self) -> str:
        """What is asked, in words."""
        return self.asks[-1] if self.number else ""

    def fill(self, page: Node) -> None:
        """The whole page, as it comes at the beginning and after an outage."""
        self._page = page
        self._sweep()
        self._read()

    def patch(self, target: int, patch: Sequence[Any]) -> None:
        """Apply one patch to control number `target`; for a control that has left the screen it means nothing."""
        root = self._nodes.get(target)
        if root is None:
            return
        index, *operations = patch
        paths = dict(_paths(index, ()))
        for kind, place, key, *rest in operations:
            holder = _follow(root, paths[place])
            if kind == MOVE:
                _insert(_follow(root, paths[rest[0]]), rest[1], holder.pop(key))
            elif kind == REMOVE:
                del holder[key]
            elif kind == ADD:
                _insert(holder, key, rest[0])
            else:
                holder[key] = rest[0]
            if kind in (REPLACE, ADD):
                self._nodes |= {node["_i"]: node for node in nodes(rest[0])}
        self._read()
        if len(self._nodes) > self._live + KEPT:
            self._sweep()

    def offers(self) -> dict[str, Offer]:
        """Everything on the screen that has a name."""
        return {offer.id: offer for offer in map(_offer, nodes(self._page)) if offer is not None}

    def _read(self) -> None:
        """What is asked now."""
        drawn = list(nodes(self._page))
        named = [(node["identifier"], node) for node in drawn if node.get("identifier")]
        sheets = [name for name, _ in named if name.startswith(SHEET)]
        asking = [node for name, node in named if name in ASKING]
        asking = asking or [node for name, node in named if name.startswith(WAITING)]
        self.asks = (*sheets, *map(words, asking))
        number = sheets[0].split("-")[2] if sheets else ""
        self.number = int(number) if number.isdigit() else 0

    def _sweep(self) -> None:
        """Forget the controls that are no longer on the screen."""
        self._nodes = {node["_i"]: node for node in nodes(self._page)}
        self._live = len(self._nodes)


def nodes(value: Any) -> Iterator[Node]:
    """Every control in `value`, in the order in which they are drawn."""
    stack = [value]
    while stack:
        part = stack.pop()
        if type(part) is dict:
            if "_i" in part:
                yield part
            stack += [inner for inner in reversed(part.values()) if type(inner) in (dict, list)]
        elif type(part) is list:
            stack += reversed(part)


def words(value: Any) -> str:
    """What is written in a part of the screen."""
    return " ".join(node["value"] for node in nodes(value) if node.get("_c") == "Text" and node.get("value"))


def _paths(index: Sequence[Any], path: Path) -> Iterator[tuple[int, Path]]:
    """The places of a patch. An index: the number of a place, and by their keys the indices of what lies inside."""
    yield index[0], path
    for key, inner in index[1].items() if len(index) > 1 else ():
        yield from _paths(inner, (*path, key))


def _follow(root: Any, path: Path) -> Any:
    for key in path:
        root = root[key]
    return root


def _insert(holder: Any, key: Any, value: Any) -> None:
    if isinstance(holder, list):
        holder.insert(key, value)
    else:
        holder[key] = value


def _offer(node: Node) -> Offer | None:
    """A control with a name, and where to tap it."""
    identifier = node.get("identifier")
    if not identifier:
        return None
    target, event = 0, ""
    for inner in nodes(node.get("content")):
        if inner.get("identifier"):  # it has a tap of its own
            break
        event = next((tap for tap in TAPS if inner.get(f"on_{tap}")), "")
        if event:
            target = 0 if inner.get("disabled") else inner["_i"]
            break
    return Offer(identifier, words(node), node.get("label") or "", node.get("selected"), target, event)
