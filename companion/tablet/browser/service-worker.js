// Keeps all of one version on the device: after one visit it starts without a network. A new version is fetched whole,
// each file compared with its checksum, waits beside the old one, and is taken when a page that has opened nothing yet
// says so. The old one stays until the new one has started; if it cannot, the old one is served again.
const NAME = `vigie-${BUILD}`, CHOICE = 'vigie-choice', LAST = 'last', SUM = 'Vigie-Sum', AT_ONCE = 4;
const SCOPE = new URL('./', location).pathname;
const engine = new URL(location).searchParams.get('files')?.split(',').filter((each) => ENGINES.includes(each)) ?? [];
const wanted = Object.entries(FILES).filter(([file]) => !ENGINES.includes(file) || engine.includes(file));

// What was here before this version, in the order it came; one that is still coming stands behind it.
async function older() {
  const names = (await caches.keys()).filter((name) => /^vigie-[0-9a-f]+$/.test(name));
  return names.slice(0, Math.max(0, names.indexOf(NAME)));
}

// What is noted for later starts: under the name of a version the one that is served in its place, and under `LAST` the
// one that has started last.
async function noted(what) {
  return (await (await (await caches.open(CHOICE)).match(what))?.text()) ?? null;
}
const note = async (what, name) => (await caches.open(CHOICE)).put(what, new Response(name));

async function sumOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function toPages(message) {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
}

async function install() {
  const cache = await caches.open(NAME), others = await Promise.all((await older()).map((name) => caches.open(name)));
  const all = wanted.reduce((sum, [, { size }]) => sum + size, 0), left = [...wanted];
  let got = 0, told = 0;

  function count(bytes) {
    got += bytes;
    if (got - told > all / 200 || got === all) {
      told = got;
      toPages({ got, all });
    }
  }

  // What an older version has of the same is taken from there.
  async function known(file, sum) {
    for (const other of [cache, ...others]) {
      const found = await other.match(file);
      if (found?.headers.get(SUM) === sum) return found;
    }
    return null;
  }

  async function take([file, { size, sum }]) {
    let answer = await known(file, sum);
    if (answer) count(size);
    else {
      // Past the browser's own cache, which would keep it a second time, and a file that was cut off as if it were whole.
      const fetched = await fetch(file, { cache: 'no-store' });
      if (!fetched.ok) throw new Error(`${file}: ${fetched.status}`);
      const bytes = new Uint8Array(size);
      let at = 0;
      for (const reader = fetched.body.getReader(); ;) {
        const { done, value } = await reader.read();
        if (done) break;
        if (at + value.length > size) throw new Error(`${file}: too long`);
        bytes.set(value, at);
        at += value.length;
        count(value.length);
      }
      if (at !== size || await sumOf(bytes) !== sum) throw new Error(`${file}: of another version`);
      answer = new Response(bytes, { headers: { 'Content-Type': fetched.headers.get('Content-Type') ?? '', [SUM]: sum } });
    }
    await cache.put(file, answer);
  }

  // A few at once, not all: a tablet's memory is small.
  async function worker() {
    for (let next; next = left.shift();) await take(next);
  }

  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

self.addEventListener('install', (event) => event.waitUntil(install().catch(async (error) => {
  const room = error.name === 'QuotaExceededError';
  if (room) await caches.delete(NAME);  // else what came so far shortens the next try
  await toPages({ missing: room ? 'room' : 'network' });
  throw error;
})));

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// The version that is served: this one, or an older one after this one could not start.
let served = null;
const choice = async () => (await noted(NAME)) ?? NAME;

// Whether an older version is there to be served again.
async function goBack() {
  const last = await noted(LAST);
  if (!last || last === NAME || await (served ??= choice()) !== NAME || !await caches.has(last)) return false;
  await note(NAME, last);
  served = Promise.resolve(last);
  return true;
}

// Whether it was another version that started last, whatever way this one has come into its place.
async function started() {
  if (await (served ??= choice()) !== NAME) return false;
  const last = await noted(LAST);
  for (const name of await older()) await caches.delete(name);
  await note(LAST, NAME);
  return last !== null && last !== NAME;
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  event.respondWith((async () => {
    const cache = await caches.open(await (served ??= choice()));
    const key = [SCOPE, `${SCOPE}index.html`].includes(url.pathname) ? './' : event.request;
    const kept = await cache.match(key, { ignoreSearch: true });
    return kept ?? (url.pathname.startsWith(LETTERS) ? letters(event.request) : fetch(event.request));
  })());
});

// A font for the letters of a name, fetched when it is first drawn and kept for all versions: another font has another
// address. Without a network the letters are boxes, and that is said.
const LETTERS = new URL('assets/fonts/noto', location).pathname;
async function letters(request) {
  const fonts = await caches.open('vigie-letters');
  const kept = await fonts.match(request);
  if (kept) return kept;
  try {
    const fetched = await fetch(request);
    if (fetched.ok) await fonts.put(request, fetched.clone()).catch(console.warn);  // there may be no room
    return fetched;
  } catch (error) {
    await toPages({ letters: 'network' });
    throw error;
  }
}

const build = async () => (await (served ??= choice())).slice('vigie-'.length);
const answers = { build, started, 'go back': goBack };
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  else event.waitUntil(answers[event.data]().then((answer) => event.ports[0].postMessage(answer)));
});
