// Python and the whole app, beside the page. The page sends packets of Flet's protocol and gets some back.
import { openStorage, slotFileSystem } from './storage.js';

const DATA = '/data', APP = '/app', BUNDLE = '/bundle.zip', CODE = 'python-code', SOON = 5000, LATER = 60000;
const here = (path) => new URL(path, import.meta.url).href;
const early = [];
let flush = () => {}, settle = null, leaving = Promise.resolve(), keeping = null;

// Nothing may go on that is not kept: the page ends this worker.
function fail(error) {
  console.error(error);
  const full = error?.name === 'QuotaExceededError';
  self.postMessage({ failed: String(error?.stack ?? error), full });
  throw error;
}

self.flet_js = {};
self.onmessage = ({ data }) => {
  if (data.start) start(data).catch(fail);
  else if ('persisted' in data) keeping?.answered(data.persisted ?? undefined);
  else if (self.flet_js.send) self.flet_js.send(data);
  else early.push(data);
};

// The one way by which packets leave: what they show is on the disk before. Where that takes a promise, they wait for it.
function deliver(message) {
  const bytes = message.toJs();
  const leave = () => self.postMessage(bytes, [bytes.buffer]);
  try {
    flush();
  } catch (error) {
    fail(error);
  }
  if (settle) leaving = leaving.then(settle).then(leave, fail);
  else leave();
}

async function bytesOf(path) {
  const answer = await fetch(here(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

// What Python has compiled out of this very bundle, and the way to keep more of it. Without it, it is compiled anew.
async function compiled(bundle, version) {
  if (!globalThis.isSecureContext) return [new Uint8Array(), async () => {}];  // there is no place for it
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bundle));
  const name = here(`app/${version}-${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`);
  const cache = await caches.open(CODE);
  for (const request of await cache.keys()) if (request.url !== name) await cache.delete(request);
  const found = await cache.match(name);
  const known = found ? new Uint8Array(await found.arrayBuffer()) : new Uint8Array();
  return [known, (bytes) => cache.put(name, new Response(bytes))];
}

async function start({ address, languages, kept }) {
  const bundle = bytesOf('app/bundle.zip');
  const importer = bytesOf('app/importer.py');
  const opening = openStorage();
  for (const each of [bundle, importer, opening]) each.catch(() => {});  // whoever waits for it first, says so
  const { loadPyodide } = await import('./pyodide/pyodide.mjs');
  const pyodide = await loadPyodide({
    indexURL: here('pyodide/'),
    env: { HOME: '/home/pyodide', FLET_APP_STORAGE_DATA: DATA, PYTHONDONTWRITEBYTECODE: '1' },
    stdout: (line) => console.log(line),
    stderr: (line) => console.warn(line),
  });
  pyodide.registerJsModule('flet_js', self.flet_js);
  Object.assign(self.flet_js, { documentUrl: address, args: null, receive_callback: deliver });

  const { FS } = pyodide;
  const storage = await opening.catch((error) => {
    if (['SecurityError', 'InvalidStateError', 'NotAllowedError'].includes(error.name)) self.postMessage({ nowhere: true });
    throw error;
  });
  if (storage.fresh && kept) return self.postMessage({ cleared: true });
  settle = storage.settle;
  const files = slotFileSystem(FS, storage.slots);
  FS.mkdirTree(DATA);
  FS.mount(files, {}, DATA);
  flush = files.flush;

  const [code, keep] = await compiled(await bundle, pyodide.version);
  FS.writeFile(BUNDLE, await bundle, { canOwn: true });
  pyodide.runPython(new TextDecoder().decode(await importer));
  const modules = pyodide.globals.get('install')(BUNDLE, APP, pyodide.toPy(code).tobytes());
  const ask = () => self.postMessage({ begun: true });
  keeping = pyodide.pyimport('companion.device').in_browser(pyodide.toPy(languages), storage.kind === 'private', ask);
  await self.flet_js.start_connection(deliver);
  early.splice(0).forEach((each) => self.flet_js.send(each));
  self.postMessage({ ready: true });
  const keepCode = () => {
    const more = modules.kept().toJs();
    if (more.length) keep(more).catch(console.warn);
    setTimeout(keepCode, LATER);
  };
  setTimeout(keepCode, SOON);
}
