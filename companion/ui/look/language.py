"""The reader's language on a screen: a Flet context for components, and the session's store for everything else."""

from __future__ import annotations

import flet as ft

from companion.core.values.messages import Msg
from companion.library.texts import LANGUAGES, Texts, texts_in

Lang = ft.create_context(LANGUAGES[0])
"""Language of a part of the screen: `Lang("en", lambda: Screen())`. A change redraws everything below."""

_STORE_KEY = "lang"


def use_texts() -> Texts:
    """Hook: the sentences in the language of the calling component."""
    return texts_in(ft.use_context(Lang))


def set_language(page: ft.Page, lang: str) -> None:
    """Remember the language of this session, and let Flet's own widgets speak it."""
    page.session.store.set(_STORE_KEY, lang)
    locale = ft.Locale(lang)
    page.locale_configuration = ft.LocaleConfiguration(supported_locales=[locale], current_locale=locale)


def language_of(page: ft.Page) -> str:
    """The language of this session."""
    return str(page.session.store.get(_STORE_KEY) or LANGUAGES[0])


def say(page: ft.Page, message: Msg) -> str:
    """`message` in the language of the page. For `safety.install`, and for handlers."""
    return texts_in(language_of(page))(message)
