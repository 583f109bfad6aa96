"""What Vigie keeps: one SQLite file with evenings, their journals, settings, cards and devices."""

from companion.store.data_folder import data_dir
from companion.store.devices import Device, GuestBook, Role
from companion.store.faults import (
    Corrupt,
    Cut,
    Damaged,
    Elsewhere,
    FileMoved,
    Foreign,
    Full,
    Locked,
    Lost,
    Newer,
    NoBackup,
    ReadOnly,
    Spoiled,
    StoreFault,
    Unreadable,
)
from companion.store.salvage import Salvage
from companion.store.store import EveningLog, SavedEvening, Store

__all__ = [
    "Corrupt",
    "Cut",
    "Damaged",
    "Device",
    "Elsewhere",
    "EveningLog",
    "FileMoved",
    "Foreign",
    "Full",
    "GuestBook",
    "Locked",
    "Lost",
    "Newer",
    "NoBackup",
    "ReadOnly",
    "Role",
    "Salvage",
    "SavedEvening",
    "Spoiled",
    "Store",
    "StoreFault",
    "Unreadable",
    "data_dir",
]
