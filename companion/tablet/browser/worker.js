// Python and the whole app, beside the page. The page sends packets of Flet's protocol and gets some back.
import { BUILD } from './build.js';
import { here, importing, laid, mark, marks, modulesAndFiles, python, unpacked } from './runtime.js';
import { dropSnapshot, keepSnapshot, readSnapshot, snapshotHeld } from './snapshot.js';
import { openStorage, slotFileSystem } from './storage.js';

const DATA = '/data', STDLIB = '/lib/python314.zip', SCRATCH = '/scratch';
const CODE = 'python-code', SOON = 5000, LATER = 60000;
const early = [];
let flush = () => false, dropped = () => false;
let storage = null, leaving = Promise.resolve(), app = null, restoring = false;

// Nothing may go on that is not kept: the page ends this worker.
function fail(error) {
  console.error(error);
  const full = error?.name === 'QuotaExceededError';
  self.postMessage({ failed: String(error?.stack ?? error), full });
  throw error;
}

self.flet_js = {};
self.onmessage = ({ data }) => {
  if (data.start) start(data).catch(async (error) => {
    if (!restoring) return fail(error);
    console.warn(error);
    await dropSnapshot();
    self.postMessage({ doubted: true });
  });
  else if ('persisted' in data) app?.keeping.answered(data.persisted ?? undefined);
  else if (data.dropped) self.postMessage({ taken: dropped(data.dropped) });
  else if (data.make) make(data).then((made) => self.postMessage({ made }), (error) => {
    console.warn(error);
    self.postMessage({ unmade: String(error?.stack ?? error) });
  });
  else if (self.flet_js.send) self.flet_js.send(data);
  else early.push(data);
};

async function settled() {
  if (await storage.settle()) self.postMessage({ rewritten: true });
}

// The one way by which packets leave: what they show is on the disk before. Where that takes a promise, they wait for it.
function deliver(message) {
  const bytes = message.toJs();
  const leave = () => self.postMessage(bytes, [bytes.buffer]);
  let written = false;
  try {
    written = flush();
  } catch (error) {
    fail(error);
  }
  if (storage.kind === 'indexed') return leaving = leaving.then(settled).then(leave, fail);
  leave();
  if (written) leaving = leaving.then(settled).catch(fail);
}

// What Python has compiled out of this very build, and the way to keep more of it. Without it, it is compiled anew.
async function compiled() {
  const cache = globalThis.isSecureContext ? await caches.open(CODE).catch(console.warn) : null;
  if (!cache) return { app: new Uint8Array(), keep: async () => {} };  // there is no place for it
  const name = (what) => here(`app/${BUILD}/${what}`);
  for (const request of await cache.keys()) if (!request.url.startsWith(name(''))) await cache.delete(request);
  const found = async (what) => (await cache.match(name(what)))?.arrayBuffer();
  return {
    app: new Uint8Array(await found('app') ?? 0),
    stdlib: await found('stdlib'),
    keep: (what, bytes) => cache.put(name(what), new Response(bytes)),
  };
}

async function start({ build, address, languages, larger, still, shares, snapshot, kept }) {
  mark('worker');
  if (build !== BUILD) return self.postMessage({ otherBuild: BUILD });
  const opening = openStorage();
  opening.catch(() => {});  // whoever waits for it first, says so
  let memory = null, modules = null;
  try {
    if (snapshot) memory = await readSnapshot(BUILD);
    else if (snapshot === false) await dropSnapshot();
  } catch (error) {
    console.warn(`no start out of memory: ${error}`);
    await dropSnapshot();
  }
  mark('read');
  Object.assign(self.flet_js, { documentUrl: address, args: null, receive_callback: deliver });
  const code = await compiled();
  const stdlib = code.stdlib ?? unpacked('app/stdlib.bin');
  restoring = memory !== null;
  const parts = modulesAndFiles();
  const settings = restoring ? { _loadSnapshot: memory, _snapshotDeserializer: known } : {};
  const pyodide = await python(stdlib, settings, memory);
  memory = null;
  await laid(pyodide, parts);
  if (restoring) pyodide.pyimport('companion.browser_start').restored();
  else modules = await importing(pyodide, self.flet_js, code.app, (number) => self.postMessage({ compiled: number }));
  pyodide._api.on_fatal = (error) => self.postMessage({ failed: String(error?.stack ?? error) });

  const { FS } = pyodide;
  storage = await opening.catch((error) => {
    if (error.name === 'NoModificationAllowedError') self.postMessage({ held: true });
    if (['SecurityError', 'InvalidStateError', 'NotAllowedError'].includes(error.name)) self.postMessage({ nowhere: true });
    throw error;
  });
  if (storage.fresh && kept) return self.postMessage({ cleared: true });
  const files = slotFileSystem(FS, storage.slots);
  FS.mkdirTree(DATA);
  FS.mount(files, {}, DATA);
  flush = files.flush;

  const device = pyodide.pyimport('companion.device');
  mark('import');
  const ask = () => self.postMessage({ begun: true });
  const share = shares ? (name, text) => self.postMessage({ share: name, text }) : undefined;
  app = device.in_browser(pyodide.toPy(languages), storage.kind === 'private', ask, share, larger, still);
  dropped = (files) => app.dropped.fall(pyodide.toPy(files));
  await self.flet_js.start_connection(deliver);
  early.splice(0).forEach((each) => self.flet_js.send(each));
  mark('data');
  self.postMessage({ ready: true, build: BUILD, restored: restoring, marks });
  if (modules) keepCode(modules, code.keep);
  if (restoring) snapshotHeld().catch(console.warn);
  restoring = false;
}

function keepCode(modules, keep) {
  const look = () => {
    const more = modules.kept().toJs();
    if (more.length) keep('app', more).catch(console.warn);
    setTimeout(look, LATER);
  };
  setTimeout(look, SOON);
}

// Objects of this side that Python holds in a snapshot: our own alone.
const known = (name) => {
  if (name !== 'flet_js') throw new Error(`unknown in a snapshot: ${name}`);
  return self.flet_js;
};
function named(object) {
  if (object !== self.flet_js) throw new Error(`unknown to a snapshot: ${object?.constructor?.name} ${object}`);
  return 'flet_js';
}

// A snapshot for later starts, in a worker that does nothing else. Nothing of the owner's is opened here.
async function make() {
  const begun = performance.now();
  const code = await compiled();
  const parts = modulesAndFiles();
  const pyodide = await python(code.stdlib ?? unpacked('app/stdlib.bin'), { _makeSnapshot: true });
  await laid(pyodide, parts);
  Object.assign(self.flet_js, { documentUrl: here('./'), args: null, receive_callback: () => {} });
  const modules = await importing(pyodide, self.flet_js, code.app);
  modules.forget();
  pyodide.pyimport('companion.browser_start').warm(SCRATCH);
  modules.forget();
  pyodide.runPython('import gc; gc.collect()');
  const bytes = pyodide.makeMemorySnapshot({ serializer: named });
  await keepSnapshot(BUILD, bytes);
  if (!code.stdlib) await code.keep('stdlib', pyodide.globals.get('with_code')(STDLIB).toJs());
  return { size: bytes.length, took: Math.round(performance.now() - begun) };
}
