"""The threat table promises tests: they must be there."""

from __future__ import annotations

import ast
import re

from tests.browser.server import ROOT

TABLE = ROOT / "docs" / "security.md"


def test_every_line_of_the_threat_table_names_tests_that_exist() -> None:
    lines = [line for line in TABLE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")][2:]
    assert len(lines) > 15
    for line in lines:
        promised = re.findall(r"([\w/*]+\.py)::(\w+)", line.rsplit("|", 2)[1])
        assert promised, line
        for file, name in promised:
            found = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "tests").glob(file))]
            assert name in {getattr(node, "name", "") for tree in found for node in tree.body}, f"{file}::{name}"
