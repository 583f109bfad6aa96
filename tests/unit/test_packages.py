"""What goes into a package: everything that is needed at run time, and nothing else."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

ROOT: Final = Path(__file__).resolve().parents[2]
ONLY_HERE: Final = {"screenshots"}
"""Folders of `assets` that only README and guides show."""


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    """pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_wheel_holds_the_data_that_is_read_at_run_time_and_no_pictures_of_the_readme(
    project: dict[str, Any],
) -> None:
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    bundle = wheel["force-include"]
    wanted = {
        "rulesdata",
        *(f"assets/{each.name}" for each in (ROOT / "assets").iterdir() if each.name not in ONLY_HERE),
    }
    assert set(bundle) == wanted
    assert all(inside == f"companion/_bundle/{outside}" for outside, inside in bundle.items())
    assert wheel["packages"] == ["companion"]


def test_the_sdist_holds_what_is_needed_to_build_and_test_it(project: dict[str, Any]) -> None:
    held = set(project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"])
    assert held >= {
        "companion",
        "rulesdata",
        "assets",
        "tests",
        "docs",
        "constraints.txt",
        "CHANGELOG.md",
        ".ci",
        ".github",
    }
    assert all((ROOT / each).exists() for each in held)


def test_every_kind_of_app_has_a_recipe_that_says_that_it_was_never_run() -> None:
    text = (ROOT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
    recipe = yaml.safe_load(text)
    assert "has ever been run" in text.splitlines()[0]
    targets = {each["target"] for each in recipe["jobs"]["apps"]["strategy"]["matrix"]["include"]}
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    told = re.search(r"flet build ([a-z|]+)", page)
    assert told is not None and set(told[1].split("|")) == targets
    assert "never been run" in page
