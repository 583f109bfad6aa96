"""The version of this program: known to the lowest rooms too, which do not know the front door."""

from typing import Final

VERSION: Final = "0.6.0"
