"""Join codes and devices on disk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, Literal, cast

from sqlalchemy import Engine, Executable, delete, select, text, update
from sqlmodel import Session, col

from companion.store.faults import told
from companion.store.tables import DeviceRow, JoinCodeRow

CHANGING: Final = ("role", "seat", "admitted", "language", "theme", "zoom", "lessons")
"""What of a device may become another, besides its evening."""

Role = Literal["seat", "spectator", "tablet"]
"""What a device is at the table: the screen of one seat, of somebody who watches, or one more tablet."""


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that holds a token for an evening.

    language, theme, zoom, lessons: of this screen, "" as the tablet's.
    """

    id: str
    """Its public name, no secret."""
    evening: str
    role: Role
    seat: str
    """Empty unless it is the screen of one."""
    admitted: bool
    """The table has let it in."""
    language: str
    theme: str
    zoom: str
    joined: str
    """ISO 8601, UTC."""
    lessons: str = ""


class GuestBook:
    """What the store remembers of those who may come to a table. All methods raise StoreFault when it cannot be used.

    A token is never kept, only its SHA-256. What an evening has here goes when the evening is deleted.
    """

    def __init__(self, engine: Engine, path: Path) -> None:
        self._engine = engine
        self._path = path

    def codes(self) -> dict[str, str]:
        """The join code in force of each evening that has one."""
        with told(self._path), Session(self._engine) as session:
            return {row.evening_id: row.code for row in session.scalars(select(JoinCodeRow))}

    def put_code(self, evening: str, code: str) -> None:
        """Put a join code in force, in the place of the old one. Raises Elsewhere when there is no such evening."""
        with told(self._path), Session(self._engine) as session:
            session.merge(JoinCodeRow(evening_id=evening, code=code))
            session.commit()

    def devices(self) -> list[tuple[Device, str]]:
        """Every device with the SHA-256 of its token, in the order in which they came."""
        query = select(DeviceRow).order_by(text("rowid"))
        with told(self._path), Session(self._engine) as session:
            return [(_device(row), row.fingerprint) for row in session.scalars(query)]

    def add(self, device: Device, fingerprint: str) -> None:
        """Keep a new device. fingerprint: SHA-256 of its token. Raises Elsewhere when there is no such evening."""
        values = asdict(device)
        values["evening_id"] = values.pop("evening")
        with told(self._path), Session(self._engine) as session:
            session.add(DeviceRow(fingerprint=fingerprint, **values))
            session.commit()

    def change(self, device: Device, without: Sequence[str] = ()) -> None:
        """Keep what has changed of a device and forget others, by their ids: both or neither."""
        new = {name: getattr(device, name) for name in CHANGING}
        new["evening_id"] = device.evening
        self._run(
            update(DeviceRow).where(col(DeviceRow.id) == device.id).values(new),
            delete(DeviceRow).where(col(DeviceRow.id).in_(without)),
        )

    def forget(self, device_id: str) -> None:
        """Forget a device."""
        self._run(delete(DeviceRow).where(col(DeviceRow.id) == device_id))

    def close(self, evening: str) -> None:
        """Forget the join code of an evening and all its devices."""
        self._run(
            delete(JoinCodeRow).where(col(JoinCodeRow.evening_id) == evening),
            delete(DeviceRow).where(col(DeviceRow.evening_id) == evening),
        )

    def close_all(self) -> None:
        """Forget all join codes and devices."""
        self._run(delete(JoinCodeRow), delete(DeviceRow))

    def _run(self, *statements: Executable) -> None:
        """Run all of them or none."""
        with told(self._path), self._engine.begin() as connection:
            for statement in statements:
                connection.execute(statement)


def _device(row: DeviceRow) -> Device:
    role = cast(Role, row.role)
    screen = (row.language, row.theme, row.zoom)
    return Device(row.id, row.evening_id, role, row.seat, row.admitted, *screen, row.joined, row.lessons)
