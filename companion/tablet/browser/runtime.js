// Python in a worker, with our modules and what they read: of a folder that was built whole, at one version.
import { LIBRARIES } from './build.js';

const APP = '/app', DATA = '/data', SOURCES = '/sources.zip';
export const here = (path) => new URL(path, import.meta.url).href;

export const marks = [];
export const mark = (name) => marks.push([name, performance.timeOrigin + performance.now()]);

// Asked of the server each time where no service worker keeps it: the browser's own cache may have it of another version.
export async function fetched(path) {
  const answer = await fetch(here(path), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

// A file that was compressed when this was built, whatever the server does.
export const unpacked = async (path) => new Uint8Array(
  await new Response((await fetched(path)).body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());

// Python, booted. Its libraries are loaded before it starts, always in this order: so the addresses in a snapshot are
// true. stdlib: a promise of its own modules. settings: more of them for Pyodide.
export async function python(stdlib, settings = {}, snapshot = null) {
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
export function modulesAndFiles() {
  const parts = Promise.all([unpacked('app/sources.bin'), unpacked('app/files.bin')]);
  parts.catch(() => {});  // whoever waits for it says so
  return parts;
}

// Lays what modules read where they look for it.
export async function laid({ FS }, parts) {
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

// Makes our modules ready to be imported. bridge: what Flet's client and Python have in common. code: what was compiled
// earlier. told: called with the number of those that had to be compiled.
export async function importing(pyodide, bridge, code = new Uint8Array(), told = undefined) {
  pyodide.runPython(await (await fetched('app/zip_importer.py')).text());
  pyodide.registerJsModule('flet_js', bridge);
  return pyodide.globals.get('install')(SOURCES, APP, pyodide.toPy(code).tobytes(), told);
}
