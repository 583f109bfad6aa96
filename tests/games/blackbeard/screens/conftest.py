"""Screens of a game are driven like all others."""

from tests.ui.conftest import _own_temporary_folder, _safety_net, context

__all__ = ["_own_temporary_folder", "_safety_net", "context"]
