"""Tests of rules reach the refusals that they are named for."""

from tests.refusals.watching import pytest_runtest_call, pytest_runtest_protocol

__all__ = ["pytest_runtest_call", "pytest_runtest_protocol"]
