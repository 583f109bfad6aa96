// Before Flet's client is loaded: one tab at a time, a new version if there is one, all files on the device at a first
// visit, then Python in its worker.
globalThis.vigie = (() => {
  const LOCK = 'vigie', KEPT = 'vigie-kept', STATE = 'vigie-start';
  const REFUSED = ['SecurityError', 'InvalidStateError', 'NotAllowedError'];  // a private window, or blocked site data
  const SHOWN = 250, REST = 10000, READ = 8000, AGAIN = 4000, WORD = 1000, HELD = 5000, MAKINGS = 2;
  const words = WORDS[(navigator.languages ?? []).map((each) => each.slice(0, 2)).find((each) => each in WORDS) ?? 'en'];
  document.documentElement.lang = words.lang;
  // The browser's own size of text: Flutter would enlarge words and not what they stand in; the app enlarges both.
  const larger = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  document.documentElement.style.fontSize = '16px';
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const secure = globalThis.isSecureContext, base = document.baseURI, workers = navigator.serviceWorker;
  let worker = null, waiting = [], onPacket = null, began = false, connect, refuse;
  const ready = new Promise((resolve, reject) => { connect = resolve; refuse = reject; });
  ready.catch(() => {});
  const marks = [];
  const mark = (name) => marks.push([name, performance.timeOrigin + performance.now()]);
  const found = { build: BUILD, marks, restored: undefined, snapshot: undefined };

  const built = (deed) => document.body ? deed() : addEventListener('DOMContentLoaded', deed);
  const made = (kind, values) => Object.assign(document.createElement(kind), values);

  // Says why there is no app here, over everything. buttons: [words, what happens] of each.
  function tell(text, ...buttons) {
    built(() => {
      document.getElementById('splash')?.remove();
      document.getElementById('told')?.remove();
      const told = made('div', { id: 'told' });
      told.setAttribute('role', 'alert');
      told.append(made('p', { textContent: text }));
      for (const [textContent, onclick] of buttons) told.append(made('button', { textContent, onclick }));
      document.body.append(told);
    });
  }

  // Says something at the edge of a running app, for a moment.
  function remark(text, time) {
    document.getElementById('remark')?.remove();
    const shown = made('div', { id: 'remark', textContent: text });
    shown.setAttribute('role', 'status');
    document.body.append(shown);
    setTimeout(() => shown.remove(), time);
  }

  function nowhere() {
    end();
    tell(words.nowhere);
  }

  // Whoever had the files open is gone, and the browser does not know it.
  function held() {
    end();
    tell(words.held, [words.again, () => location.reload()]);
  }

  // While it was open here, all was cleared; it has been written anew.
  function rewritten() {
    remark(words.rewritten, READ);
    keep();
    workers?.register(script).catch(console.warn);
  }

  // Evenings were kept here, and nothing is left of them: nobody is to find an empty list without a word.
  function cleared() {
    end();
    tell(words.cleared, [words.anew, () => {
      localStorage.removeItem(KEPT);
      location.reload();
    }]);
  }

  // There is something to lose from now on.
  function keep() {
    try {
      localStorage.setItem(KEPT, new Date().toISOString());
    } catch (error) {
      console.warn(error);
    }
    persist(true);
  }

  function noted() {
    try {
      return localStorage.getItem(KEPT);
    } catch {
      return null;
    }
  }

  // Whether the browser removes nothing by itself. An installed app asks at each start, a page once something is kept.
  async function persist(asking) {
    const { storage } = navigator;
    if (!storage?.persist) return;
    const installed = matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
    const persisted = await storage.persisted() || ((asking || installed) && await storage.persist());
    worker?.postMessage({ persisted: persisted || asking || installed || noted() ? persisted : null });
  }

  // How far a start is: our ship sails from the left to the right.
  function sail(part, text) {
    const voyage = document.getElementById('voyage');
    if (!voyage) return;
    voyage.className = 'under-way';
    voyage.style.setProperty('--part', Math.min(1, part));
    document.getElementById('doing').textContent = text;
  }

  const said = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

  // What this browser remembers of earlier starts. Without it, every start is a first one.
  function state() {
    try { return JSON.parse(localStorage.getItem(STATE)) ?? {}; } catch { return {}; }
  }
  function note(change) {
    try { localStorage.setItem(STATE, JSON.stringify({ ...state(), ...change })); } catch { /* private window */ }
  }

  function end() {
    worker?.terminate();
    worker = null;
  }

  function report(reason) {
    const lines = [`Vigie ${VERSION}, ${BUILD}`, new Date().toISOString(), location.href, navigator.userAgent, '', reason];
    download(textFile('vigie-report.txt', lines.join('\n')));
  }

  const textFile = (name, text) => new File([text], name, { type: 'text/plain' });

  function download(file) {
    const link = made('a', { download: file.name, href: URL.createObjectURL(file) });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), READ);
  }

  // Whether this browser hands files on to other programs.
  const shares = navigator.canShare?.({ files: [textFile('vigie.txt', '')] }) ?? false;

  // Whoever changes their mind has nothing to be told; in any other case the file is saved instead.
  async function share(file) {
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      if (error.name !== 'AbortError') download(file);
    }
  }

  // Python has stopped. What was shown is on the disk; to begin anew takes the evening up again.
  async function stopped(reason, full) {
    if (!worker) return;  // it was said why
    end();
    refuse(new Error(reason));
    console.error(reason);
    if (!began && await asked('go back')) return location.reload();
    over(full ? words.full : words.failed, reason);
  }

  // Something went wrong before Python was there.
  function broken(error) {
    end();
    console.error(error);
    over(words.failed, String(error?.stack ?? error));
  }

  function over(text, reason) {
    tell(text, [words.on, () => location.reload()], [words.report, () => report(reason)]);
  }

  function heard({ data }) {
    if (!worker) return;  // it was ended with its last words on the way
    if (data instanceof Uint8Array) {
      if (!onPacket) return waiting.push(data);
      if (!began) drawn();
      began = true;
      onPacket(data);
      setTimeout(() => document.getElementById('splash')?.remove(), SHOWN);
    } else if (data.compiled) sail(data.compiled / MODULES, said(words.compiling, { n: data.compiled }));
    else if (data.ready) begun(data);
    else if (data.doubted) {  // not out of memory, then: the usual way
      end();
      boot(false);
    } else if (data.begun) keep();
    else if (data.nowhere) nowhere();
    else if (data.held) held();
    else if (data.cleared) cleared();
    else if (data.rewritten) rewritten();
    else if (data.otherBuild) mixed();
    else if (data.taken === false) remark(words.drop, READ);
    else if (data.share) share(textFile(data.share, data.text));
    else if (data.failed) stopped(data.failed, data.full);
  }

  function begun({ restored, marks: inside }) {
    marks.push(...inside);
    if (restored) note({ makings: 0 });
    found.restored = restored;
    connect();
    persist(false).catch(console.warn);
    if (!restored && secure) setTimeout(make, REST);
  }

  function drawn() {
    requestAnimationFrame(() => requestAnimationFrame(async () => {
      mark('picture');
      console.debug('start', marks.map(([name, at]) => `${name} ${Math.round(at - performance.timeOrigin)}`).join(', '));
      if (await asked('started')) remark(said(words.renewed, { version: VERSION }), READ);
    }));
  }

  // Python's memory for the next starts, made by a worker of its own once people are there. After two that came to
  // nothing it is not tried again with this version.
  function make() {
    const before = state(), makings = before.build === BUILD ? before.makings ?? 0 : 0;
    if (makings >= MAKINGS) return found.snapshot = null;
    note({ build: BUILD, makings: makings + 1 });
    const maker = new Worker(new URL('worker.js', base), { type: 'module' });
    const done = (result) => {
      maker.terminate();
      found.snapshot = result;
    };
    maker.onmessage = ({ data }) => done(data.made ?? null);
    maker.onerror = () => done(null);
    maker.postMessage({ make: true });
  }

  // snapshot: whether to start out of memory where there is one; null where none can be kept.
  function boot(snapshot) {
    worker = new Worker(new URL('worker.js', base), { type: 'module' });
    worker.onmessage = heard;
    worker.onerror = (event) => stopped(event.message ?? 'worker');
    const reader = { address: location.href, languages: [...navigator.languages], larger, still };
    const values = { build: BUILD, snapshot, ...reader, shares, kept: noted() };
    worker.postMessage({ start: true, ...values });
  }

  // Without a network another part of Flutter may be wanted than was fetched: the browser draws in another way today.
  function undrawn() {
    if (began || !worker) return;
    end();
    tell(words.network, [words.again, () => location.reload()]);
  }

  function client() {
    for (const file of FILES_WANTED) {
      const module = file !== 'main.dart.js' && !file.endsWith('.wasm');
      const kind = file.endsWith('.wasm') ? { as: 'fetch', crossOrigin: '' } : { as: 'script' };
      const how = module ? { rel: 'modulepreload' } : { rel: 'preload', ...kind };
      document.head.append(made('link', { href: file, onerror: undrawn, ...how }));
    }
    built(() => document.body.append(made('script', { src: 'flutter_bootstrap.js', async: true })));
  }

  // Page and worker are of two versions. Where no service worker keeps files, it is the browser that does, each as long
  // as it likes: all are fetched anew, once. The name of a window outlasts a reload without any storage.
  async function mixed() {
    end();
    const again = [words.again, () => { window.name = ''; location.reload(); }];
    if (window.name === BUILD) return tell(words.failed, again);
    window.name = BUILD;
    try {
      if (!await workers?.getRegistration(base)) await Promise.all((await mine()).map(fetchedAnew));
      location.reload();
    } catch (error) {
      console.warn(error);
      tell(words.network, again);
    }
  }

  const fetchedAnew = async (file) => (await fetch(file, { cache: 'reload' })).arrayBuffer();

  // The files of the folder that this browser runs.
  async function mine() {
    const { files } = JSON.parse(new TextDecoder().decode(await fetchedAnew('vigie-tablet.json')));
    const others = /^(main\.dart|canvaskit\/|assets\/fonts\/noto)/;
    return files.filter((file) => FILES_WANTED.includes(file) || !others.test(file));
  }

  // A question to the service worker; false where there is none.
  function asked(question) {
    if (!workers?.controller) return false;
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      workers.controller.postMessage(question, [port2]);
    });
  }

  // A new version lies ready since the last visit: it is taken now, before anything is opened.
  async function renewed() {
    const next = (await workers?.getRegistration(base))?.waiting;
    if (!next) return false;
    let held = false;
    workers.addEventListener('controllerchange', () => location.reload());  // however late: this page is of the old one
    next.addEventListener('statechange', () => {
      if (next.state === 'redundant' && !held) location.reload();  // a still newer one has come
    });
    next.postMessage('take over');
    await new Promise((resolve) => setTimeout(resolve, HELD));
    held = true;  // by another tab: the old one goes on for now
    return false;
  }

  const script = new URL(`service-worker.js?files=${encodeURIComponent(FILES_WANTED.join(','))}`, base);

  // Whether this page is of the version whose files it is going to get: a tab may have waited while another one took a
  // new version. If not, it begins anew.
  async function current() {
    const build = await asked('build');
    if (!build || build === BUILD) return true;
    location.reload();
    return false;
  }

  // At a first visit all files are fetched first, all of one version, and everything is started out of these. Whether
  // the page may go on; without a service worker it does, but not without a network.
  async function onDevice() {
    if (!workers) return true;
    if (workers.controller) return current();
    let registration;
    try {
      registration = await workers.register(script);
    } catch (error) {
      console.warn(error);
      return true;
    }
    const coming = registration.installing ?? registration.waiting;
    if (!coming) return true;  // it was passed by (a reload with Shift)
    const result = await new Promise((resolve) => {
      workers.addEventListener('controllerchange', () => resolve('here'));
      workers.addEventListener('message', ({ data }) => {
        if (data.all) sail(data.got / data.all, said(words.fetching, { got: mega(data.got), all: mega(data.all) }));
        else if (data.missing) resolve(data.missing);
      });
      coming.addEventListener('statechange', () => {  // its last word, which says why, may still be on its way
        if (coming.state === 'redundant') setTimeout(resolve, WORD, 'network');
      });
    });
    if (result === 'here') {
      mark('fetched');
      return current();
    }
    tell(result === 'room' ? words.room : words.network, [words.again, () => location.reload()]);
    return false;
  }

  const mega = (bytes) => (bytes / 1e6).toLocaleString(words.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

  const open = (take) => tell(words.open, [words.here, () => { document.getElementById('told').remove(); take(true); }]);
  const elsewhere = () => { end(); tell(words.elsewhere, [words.here, () => location.reload()]); };

  function run() {
    client();
    boot(secure || null);
  }

  function begin(steal) {
    const lock = navigator.locks.request(LOCK, steal ? { steal: true } : { ifAvailable: true }, async (lock) => {
      if (!lock) return open(begin);
      if (!steal && await renewed() || !await onDevice()) return null;
      run();
      return new Promise(() => {});  // held as long as this tab is there
    });
    lock.catch((error) => {
      if (error.name === 'AbortError') elsewhere();  // another tab has taken over
      else if (REFUSED.includes(error.name)) nowhere();
      else broken(error);
    });
  }

  // Without a secure context there are no locks. But the version of a database cannot be raised as long as another tab
  // has it open, and a tab that dies has not.
  async function beginUnlocked(steal) {
    const tabs = new BroadcastChannel(LOCK);
    if (steal) tabs.postMessage('taken over');  // first: what was refused here waits for that tab, and all else behind it
    const opened = (version) => new Promise((resolve, reject) => {
      const asked = indexedDB.open(`${LOCK}-lock`, version);
      let refused = false;
      asked.onblocked = () => {
        if (steal) return;  // until that tab has let go
        refused = true;
        resolve(null);
      };
      asked.onsuccess = () => (refused ? asked.result.close() : resolve(asked.result));
      asked.onerror = () => reject(asked.error);
    });
    const before = await opened();
    const next = before.version + 1;
    before.close();
    const held = await opened(next);
    if (!held) return open((steals) => beginUnlocked(steals).catch(nowhere));
    tabs.onmessage = () => { held.close(); elsewhere(); };
    run();
  }

  // Back, at the first page, leaves only if it is asked for twice. The browser passes by what was there before a touch.
  addEventListener('pointerup', () => {
    history.replaceState({ ...history.state, edge: true }, '');
    history.pushState({ ...history.state, edge: false }, '');
  }, { once: true });
  addEventListener('popstate', (event) => {
    if (!event.state?.edge) return;
    event.stopImmediatePropagation();  // for Flutter nothing has changed
    remark(words.leave, AGAIN);
    setTimeout(() => history.forward(), AGAIN);
  });

  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', async (event) => {
    event.preventDefault();
    const files = [...event.dataTransfer.files].map(async (file) => new Uint8Array(await file.arrayBuffer()));
    if (files.length) worker?.postMessage({ dropped: await Promise.all(files) });
  });

  mark('page');
  if (!globalThis.indexedDB) nowhere();
  else if (!secure) beginUnlocked(false).catch(nowhere);
  else if (!navigator.locks || !navigator.storage?.getDirectory) nowhere();
  else begin(false);

  addEventListener('load', () => workers?.controller && workers.register(script).catch(console.warn));
  workers?.addEventListener('message', ({ data }) => data.letters && remark(words.letters, READ));

  return Object.assign(found, {
    async connected(listener) {
      onPacket = listener;
      waiting.splice(0).forEach((each) => heard({ data: each }));
      await ready;
    },
    send: (packet) => worker?.postMessage(packet, [packet.buffer]),
    end,
  });
})();
