"""What Vigie remembers: one SQLite file with evenings, their journals, settings, cards and devices."""

from companion.store.devices import Device, GuestBook, Role
from companion.store.faults import Damaged, Elsewhere, Full, Locked, Newer, ReadOnly, StoreFault
from companion.store.place import data_dir
from companion.store.store import EveningLog, Saved, Store

__all__ = [
    "Damaged",
    "Device",
    "Elsewhere",
    "EveningLog",
    "Full",
    "GuestBook",
    "Locked",
    "Newer",
    "ReadOnly",
    "Role",
    "Saved",
    "Store",
    "StoreFault",
    "data_dir",
]
