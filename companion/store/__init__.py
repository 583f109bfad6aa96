"""What Vigie remembers: one SQLite file with evenings, their journals, settings and the owner's cards."""

from companion.store.faults import Damaged, Elsewhere, Full, Locked, Newer, ReadOnly, StoreFault
from companion.store.place import data_dir
from companion.store.store import EveningLog, Saved, Store

__all__ = [
    "Damaged",
    "Elsewhere",
    "EveningLog",
    "Full",
    "Locked",
    "Newer",
    "ReadOnly",
    "Saved",
    "Store",
    "StoreFault",
    "data_dir",
]
