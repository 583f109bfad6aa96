"""For every test: a missing translation is an error, here and in the servers that tests start.

Hypothesis looks for wrong results, not for slow machines: no example has a deadline.
"""

import os

from hypothesis import settings

from companion.library.texts import STRICT_VARIABLE

os.environ[STRICT_VARIABLE] = "1"
settings.register_profile("vigie", deadline=None)
settings.load_profile("vigie")

pytest_plugins = ["tests.browser.fixtures"]
