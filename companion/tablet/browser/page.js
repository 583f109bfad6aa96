// Before Flet's client is loaded: one tab at a time, a new version if there is one, then Python in its worker.
globalThis.vigie = (() => {
  const LOCK = 'vigie', KEPT = 'vigie-kept', SHOWN = 250;
  const words = WORDS[(navigator.languages ?? []).map((each) => each.slice(0, 2)).find((each) => each in WORDS) ?? 'en'];
  document.documentElement.lang = words.lang;
  const base = document.baseURI;
  let worker = null, waiting = [], onPacket = null, connect, refuse;
  const ready = new Promise((resolve, reject) => { connect = resolve; refuse = reject; });
  ready.catch(() => {});

  // Says why there is no app here, over everything.
  function tell(text, label, deed) {
    const show = () => {
      document.getElementById('splash')?.remove();
      document.getElementById('told')?.remove();
      const told = Object.assign(document.createElement('div'), { id: 'told' });
      told.setAttribute('role', 'alert');
      told.append(Object.assign(document.createElement('p'), { textContent: text }));
      if (deed) told.append(Object.assign(document.createElement('button'), { textContent: label, onclick: deed }));
      document.body.append(told);
    };
    if (document.body) show();
    else addEventListener('DOMContentLoaded', show);
  }

  function end() {
    worker?.terminate();
    worker = null;
  }

  function heard({ data }) {
    if (data instanceof Uint8Array) {
      if (!onPacket) return waiting.push(data);
      onPacket(data);
      setTimeout(() => document.getElementById('splash')?.remove(), SHOWN);
    } else if (data.ready) {
      connect();
      persist(false).catch(console.warn);
    }
    else if (data.begun) keep();
    else if (data.nowhere) nowhere();
    else if (data.cleared) cleared();
    else if (data.failed) {
      if (!worker) return;  // it was said why
      end();
      refuse(new Error(data.failed));
      tell(data.full ? words.full : words.failed, words.again, () => location.reload());
    }
  }

  function nowhere() {
    end();
    tell(words.nowhere);
  }

  // Evenings were kept here, and nothing is left of them: nobody is to find an empty list without a word.
  function cleared() {
    end();
    tell(words.cleared, words.anew, () => {
      localStorage.removeItem(KEPT);
      location.reload();
    });
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

  // A new version lies ready since the last visit: it is taken now, before anything is opened.
  async function renewed() {
    const registration = await navigator.serviceWorker?.getRegistration(base);
    if (!registration?.waiting) return false;
    const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    registration.waiting.postMessage('take over');
    await changed;
    location.reload();
    return true;
  }

  function run() {
    worker = new Worker(new URL('worker.js', base), { type: 'module' });
    worker.onmessage = heard;
    worker.onerror = (event) => heard({ data: { failed: event.message ?? 'worker' } });
    worker.postMessage({ start: true, address: location.href, languages: [...navigator.languages], kept: noted() });
  }

  const open = (take) => tell(words.open, words.here, () => { document.getElementById('told').remove(); take(true); });
  const elsewhere = () => { end(); tell(words.elsewhere, words.here, () => location.reload()); };

  function begin(steal) {
    const asked = navigator.locks.request(LOCK, steal ? { steal: true } : { ifAvailable: true }, async (lock) => {
      if (!lock) return open(begin);
      if (!steal && await renewed()) return null;
      run();
      return new Promise(() => {});  // held as long as this tab is there
    });
    asked.catch(elsewhere);  // another tab has taken over
  }

  // Without a secure context there are no locks. But the version of a database cannot be raised as long as another tab
  // has it open, and a tab that dies has not.
  async function beginUnlocked(steal) {
    const tabs = new BroadcastChannel(LOCK);
    const opened = (version) => new Promise((resolve, reject) => {
      const asked = indexedDB.open(`${LOCK}-lock`, version);
      let refused = false;
      asked.onblocked = () => {
        if (steal) return tabs.postMessage('taken over');
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

  if (!globalThis.indexedDB) nowhere();
  else if (!globalThis.isSecureContext) beginUnlocked(false).catch(nowhere);
  else if (!navigator.locks || !navigator.storage?.getDirectory) nowhere();
  else begin(false);

  addEventListener('load', () => {
    if (!navigator.serviceWorker) return;
    const files = encodeURIComponent(FILES_WANTED.join(','));
    navigator.serviceWorker.register(new URL(`service-worker.js?files=${files}`, base)).catch(console.warn);
  });

  return {
    async connected(listener) {
      onPacket = listener;
      waiting.splice(0).forEach((each) => heard({ data: each }));
      await ready;
    },
    send: (packet) => worker?.postMessage(packet, [packet.buffer]),
    end,
  };
})();
