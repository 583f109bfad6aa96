// Beside the folder that a tablet is given: starts the very Python of that folder with its very bundle, lays the tests
// and the kept saves beside it, and lets it say what `tests/support/replayed.py` wants. Nothing of this is in the app.
import { importing, laid, modulesAndFiles, python, unpacked } from '../vigie/runtime.js';

const REPLAYS = `
import hashlib, sys, zipfile
from pathlib import Path

def replays(say):
    zipfile.ZipFile('/tests.zip').extractall('/checkout')
    sys.path.append('/checkout')
    from tests.support import replayed
    for played in (replayed.golden_evenings(), replayed.kept_saves(Path('/checkout/saves'))):
        for name, words in played:
            say(name, hashlib.sha256(words.encode()).hexdigest(), words)
`;

async function bytes(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function replay() {
  const pyodide = await python(unpacked('app/stdlib.bin'));
  await laid(pyodide, modulesAndFiles());
  await importing(pyodide, {});
  pyodide.FS.writeFile('/tests.zip', await bytes(new URL('tests.zip', import.meta.url).href));
  pyodide.runPython(REPLAYS);
  pyodide.globals.get('replays')((name, digest, words) => self.postMessage({ name, digest, words }));
}

replay().then(
  () => self.postMessage({ done: true }),
  (error) => self.postMessage({ fault: String(error?.stack ?? error) }),
);
