"""Writes the folder: static files that any web server can serve, at its root or below a path."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from flet_web import get_package_web_dir

from companion.core.values.messages import Msg, msg
from companion.library.texts import texts_in
from companion.paths import assets
from companion.tablet.bundle import bundle, standard_library
from companion.tablet.cannot_build import CannotBuild
from companion.tablet.licences import licences
from companion.tablet.start_page import (
    BROWSER,
    BUILD_MARK,
    ENGINES,
    bootstrap,
    build_script,
    manifest,
    page,
    service_worker,
)
from companion.tablet.wheels import wheels
from companion.version import VERSION
from companion.web.serving import script_fonts
from companion.web.serving.webroot import font_manifest

MARK: Final = "vigie-tablet.json"
"""The list of the files of a folder, by which it is known as ours."""
CLIENT: Final = (
    *ENGINES,
    "version.json",
    "assets/AssetManifest.bin",
    "assets/AssetManifest.bin.json",
    "assets/NOTICES",
    "assets/shaders/ink_sparkle.frag",
    "assets/shaders/stretch_effect.frag",
    "pyodide/pyodide.mjs",
    "pyodide/pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm",
    "pyodide/pyodide-lock.json",
)
"""What is taken of Flet's client as it is."""
ROBOTO: Final = "assets/fonts/roboto/v32/KFOmCnqEu92Fr1Me4GZLCzYlKw.woff2"
"""Where Flutter looks for the font that it loads at each start, though no word of ours is set in it."""
LETTERS: Final = f"{script_fonts.FOLDER}/noto"
"""How the addresses begin of what is fetched, and kept, when a name first needs it."""
OURS: Final = ("fonts", "icons", "img", "sounds")
"""Folders of our assets that a page asks for."""
ALONE: Final = ("licences.txt", "assets/NOTICES", MARK)
"""What nobody needs while playing: it is not kept on the device."""
STDLIB: Final = "pyodide/python_stdlib.zip"
SCRIPTS: Final = ("python.js", "runtime.js", "snapshot.js", "storage.js", "worker.js")


@dataclass(frozen=True, slots=True)
class Built:
    """What was written."""

    folder: Path
    version: str
    """Of Vigie."""
    build: str
    """Another one whenever a byte is another."""
    files: int
    size: int
    """Bytes of all that one browser fetches at its first visit, as Chromium is built."""
    sent: int
    """The same, by a server that compresses (gzip)."""

    @property
    def text(self) -> Msg:
        """What was written, for people."""
        size, sent = (f"{each / 1e6:.1f}" for each in (self.size, self.sent))
        where, version, build = str(self.folder), self.version, self.build
        return msg("tablet-built", folder=where, n=self.files, version=version, build=build, mb=size, sent=sent)


def build(folder: Path, lang: str) -> Built:
    """Write the folder, in the place of an older one of ours. lang: of its title.

    Raises CannotBuild where the folder holds anything else, or a part cannot be had.
    """
    check(folder)
    files = contents(lang)
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        beside = Path(tempfile.mkdtemp(prefix=f"{folder.name}-", dir=folder.parent))
        try:
            for name, content in files.items():
                path = beside / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
            beside.chmod(0o755)
            if folder.exists():
                shutil.rmtree(folder)
            beside.replace(folder)
        finally:
            shutil.rmtree(beside, ignore_errors=True)
    except OSError as error:
        raise CannotBuild(msg("tablet-not-written", folder=str(folder), reason=error.strerror or str(error))) from error
    return Built(folder, VERSION, json.loads(files[MARK])["build"], len(files), *first_visit(files))


def first_visit(files: Mapping[str, bytes]) -> tuple[int, int]:
    """How many bytes Chromium fetches at a first visit, and how many of them a server sends that compresses.

    files: as `contents` gives them.
    """
    visit = [content for name, content in files.items() if _fetched(name)]
    sent = sum(min(len(content), len(gzip.compress(content, 6, mtime=0))) for content in visit)
    return sum(map(len, visit)), sent


def check(folder: Path) -> None:
    """Raises CannotBuild unless the folder is not there yet, empty, or all in it was written by us."""
    try:
        if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
            return
        ours = set(json.loads((folder / MARK).read_text("utf-8"))["files"])  # first: what is not ours may be endless
        found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise CannotBuild(msg("tablet-foreign", folder=str(folder))) from error
    if not found <= {*ours, MARK}:
        raise CannotBuild(msg("tablet-foreign", folder=str(folder)))


def contents(lang: str) -> Mapping[str, bytes]:
    """All files by their paths, in order. Raises CannotBuild."""
    client = Path(get_package_web_dir())
    needed = wheels()
    title, words = texts_in(lang)(msg("core-app")), texts_in(lang)(msg("tablet-description"))
    files = {name: (client / name).read_bytes() for name in CLIENT}
    files |= {ROBOTO: (client / "assets/fonts/roboto.woff2").read_bytes()}
    files |= dict(_assets())
    files |= {name: (BROWSER / name).read_bytes() for name in SCRIPTS}
    files["app/zip_importer.py"] = (Path(__file__).parent / "zip_importer.py").read_bytes()
    ours = bundle(needed)
    places = {name: f"app/{PurePosixPath(name).name}" for name in ours.libraries}
    files |= {places[name]: content for name, content in ours.libraries.items()}
    files |= {"app/sources.bin": ours.sources, "app/files.bin": ours.files}
    files["app/stdlib.bin"] = standard_library((client / STDLIB).read_bytes())
    files["assets/FontManifest.json"] = font_manifest().encode()
    files["flutter_bootstrap.js"] = bootstrap((client / "flutter_bootstrap.js").read_text("utf-8")).encode()
    files["index.html"] = page((client / "index.html").read_text("utf-8"), title, lang).encode()
    files["manifest.json"] = manifest((client / "manifest.json").read_text("utf-8"), title, words, lang).encode()
    files["licences.txt"] = licences(needed).encode()
    digest = hashlib.sha256((BROWSER / "service-worker.js").read_bytes())
    for name, content in sorted(files.items()):
        digest.update(f"{name} {len(content)}\n".encode() + content)
    number = digest.hexdigest()[:12]
    files["build.js"] = build_script(number, places).encode()
    files["index.html"] = files["index.html"].replace(BUILD_MARK.encode(), number.encode())
    kept = {name: content for name, content in sorted(files.items()) if name not in ALONE and name != "index.html"}
    files |= dict(script_fonts.fonts())
    files["service-worker.js"] = service_worker({"./": files["index.html"], **kept}, number).encode()
    mark = {"version": VERSION, "build": number, "files": sorted(files)}
    files[MARK] = (json.dumps(mark, indent=1) + "\n").encode()
    return dict(sorted(files.items()))


def _assets() -> Iterator[tuple[str, bytes]]:
    yield "favicon.png", (assets() / "favicon.png").read_bytes()
    for name in OURS:
        for path in sorted((assets() / name).rglob("*")):
            if path.is_file() and path.suffix not in (".txt", ".md", ".zip"):
                yield path.relative_to(assets()).as_posix(), path.read_bytes()


def _fetched(name: str) -> bool:
    """Whether Chromium on a tablet fetches it at its first visit."""
    others = ("main.dart.js", "canvaskit/canvaskit", "canvaskit/chromium", "canvaskit/skwasm_heavy", LETTERS)
    return name not in ALONE and not name.startswith(others)
