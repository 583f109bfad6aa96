// Python and the whole app, beside the page. The page sends packets of Flet's protocol and gets some back.
import { BUILD, LIBRARIES } from './build.js';
import { dropSnapshot, keepSnapshot, readSnapshot } from './snapshot.js';
import { openSlots, slotFileSystem } from './storage.js';

const DATA = '/data', APP = '/app', SOURCES = '/sources.zip', STDLIB = '/lib/python314.zip', SCRATCH = '/scratch';
const CODE = 'python-code', SOON = 5000, LATER = 60000;
const here = (path) => new URL(path, import.meta.url).href;
const early = [];
let flush = () => {}, restoring = false;

self.flet_js = {};
self.onmessage = ({ data }) => {
  if (data.start) start(data).catch(async (error) => {
    console.error(error);
    if (restoring) await dropSnapshot();
    self.postMessage({ [restoring ? 'doubted' : 'failed']: String(error?.stack ?? error) });
  });
  else if (data.make) make(data).then((made) => self.postMessage({ made }), (error) => {
    console.warn(error);
    self.postMessage({ unmade: String(error?.stack ?? error) });
  });
  else if (self.flet_js.send) self.flet_js.send(data);
  else early.push(data);
};

// The one way by which packets leave: what they show is on the disk before.
function deliver(message) {
  const bytes = message.toJs();
  try {
    flush();
  } catch (error) {
    self.postMessage({ failed: String(error) });
    throw error;
  }
  self.postMessage(bytes, [bytes.buffer]);
}

const marks = [];
const mark = (name) => marks.push([name, performance.timeOrigin + performance.now()]);

async function fetched(path) {
  const answer = await fetch(here(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

// A file that was compressed when this was built, whatever the server does.
const unpacked = async (path) => new Uint8Array(
  await new Response((await fetched(path)).body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());

// What Python has compiled out of this very build, and the way to keep more of it. Without it, it is compiled anew.
async function compiled() {
  const cache = await caches.open(CODE);
  const name = (what) => here(`app/${BUILD}/${what}`);
  for (const request of await cache.keys()) if (!request.url.startsWith(name(''))) await cache.delete(request);
  const found = async (what) => (await cache.match(name(what)))?.arrayBuffer();
  return {
    app: new Uint8Array(await found('app') ?? 0),
    stdlib: await found('stdlib'),
    keep: (what, bytes) => cache.put(name(what), new Response(bytes)),
  };
}

// Python, booted. Its libraries are loaded before it starts, always in this order: so the addresses in a snapshot are
// true. stdlib: a promise of its own modules. settings: more of them for Pyodide.
async function python(stdlib, settings, snapshot = null) {
  const { loadPyodide } = await import('./pyodide/pyodide.mjs');
  const where = URL.createObjectURL(new Blob([await stdlib]));
  const booted = await loadPyodide({
    indexURL: here('pyodide/'),
    stdLibURL: where,
    env: { HOME: '/home/pyodide', FLET_APP_STORAGE_DATA: DATA, PYTHONDONTWRITEBYTECODE: '1' },
    stdout: (line) => console.log(line),
    stderr: (line) => console.warn(line),
    async createPyodideModule(options) {
      const { default: create } = await import('./pyodide/pyodide.asm.mjs');
      const locate = options.locateFile;
      options.dynamicLibraries = Object.keys(LIBRARIES);
      options.locateFile = (path, ...rest) =>
        path in LIBRARIES ? here(LIBRARIES[path]) : locate ? locate(path, ...rest) : path;
      const module = await create(options);
      // the memory does not grow by itself to what a snapshot wants
      if (snapshot) while (module.HEAP8.length < snapshot.length) module._malloc(snapshot.length - module.HEAP8.length);
      mark('wasm');
      return module;
    },
    ...settings,
  });
  URL.revokeObjectURL(where);
  for (const path of Object.keys(LIBRARIES)) {  // they are loaded, but are looked for
    booted.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    booted.FS.writeFile(path, '');
  }
  mark('boot');
  return booted;
}

// Fetched while Python boots.
function modulesAndFiles() {
  const parts = Promise.all([unpacked('app/sources.bin'), unpacked('app/files.bin')]);
  parts.catch(() => {});  // whoever waits for it says so
  return parts;
}

// Lays what modules read where they look for it.
async function laid({ FS }, parts) {
  const [sources, strung] = await parts;
  FS.writeFile(SOURCES, sources, { canOwn: true });
  const length = new DataView(strung.buffer).getUint32(0, true), made = new Set();
  let at = 4 + length;
  for (const [name, size] of JSON.parse(new TextDecoder().decode(strung.subarray(4, at)))) {
    const path = `${APP}/${name}`, folder = path.slice(0, path.lastIndexOf('/'));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(path, strung.subarray(at, at + size), { canOwn: true });
    at += size;
  }
  mark('unpack');
}

// Python with our modules to be imported. told: called with the number of those that had to be compiled.
async function importing(pyodide, code, told) {
  pyodide.runPython(await (await fetched('app/importer.py')).text());
  pyodide.registerJsModule('flet_js', self.flet_js);
  return pyodide.globals.get('install')(SOURCES, APP, pyodide.toPy(code).tobytes(), told);
}

async function start({ address, languages, snapshot }) {
  mark('worker');
  const slots = openSlots();
  slots.catch(() => {});  // whoever waits for it first, says so
  let memory = null, modules = null;
  try {
    if (snapshot) memory = await readSnapshot(BUILD);
    else await dropSnapshot();
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
  else modules = await importing(pyodide, code.app, (number) => self.postMessage({ compiled: number }));
  pyodide._api.on_fatal = (error) => self.postMessage({ failed: String(error?.stack ?? error) });

  const { FS } = pyodide;
  const files = slotFileSystem(FS, await slots);
  FS.mkdirTree(DATA);
  FS.mount(files, {}, DATA);
  flush = files.flush;

  const device = pyodide.pyimport('companion.device');
  mark('import');
  device.in_browser(pyodide.toPy(languages));
  await self.flet_js.start_connection(deliver);
  early.splice(0).forEach((each) => self.flet_js.send(each));
  mark('data');
  self.postMessage({ ready: true, build: BUILD, restored: restoring, marks });
  if (modules) keepCode(modules, code.keep);
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
  const modules = await importing(pyodide, code.app);
  modules.forget();
  pyodide.pyimport('companion.browser_start').warm(SCRATCH);
  modules.forget();
  pyodide.runPython('import gc; gc.collect()');
  const bytes = pyodide.makeMemorySnapshot({ serializer: named });
  await keepSnapshot(BUILD, bytes);
  if (!code.stdlib) await code.keep('stdlib', pyodide.globals.get('with_code')(STDLIB).toJs());
  return { size: bytes.length, took: Math.round(performance.now() - begun) };
}
