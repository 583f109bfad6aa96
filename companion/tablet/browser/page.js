// Before Flet's client is loaded: one tab at a time, a new version if there is one, then Python in its worker.
globalThis.vigie = (() => {
  const LOCK = 'vigie', SHOWN = 250;
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
    } else if (data.ready) connect();
    else if (data.failed) {
      end();
      refuse(new Error(data.failed));
      tell(words.failed, words.again, () => location.reload());
    }
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

  function begin(steal) {
    const asked = navigator.locks.request(LOCK, steal ? { steal: true } : { ifAvailable: true }, async (lock) => {
      if (!lock) return tell(words.open, words.here, () => { document.getElementById('told').remove(); begin(true); });
      if (!steal && await renewed()) return null;
      worker = new Worker(new URL('worker.js', base), { type: 'module' });
      worker.onmessage = heard;
      worker.onerror = (event) => heard({ data: { failed: event.message ?? 'worker' } });
      worker.postMessage({ start: true, address: location.href, languages: [...navigator.languages] });
      return new Promise(() => {});  // held as long as this tab is there
    });
    asked.catch(() => {  // another tab has taken over
      end();
      tell(words.elsewhere, words.here, () => location.reload());
    });
  }

  if (!globalThis.isSecureContext || !navigator.locks || !navigator.storage?.getDirectory) tell(words.insecure);
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
