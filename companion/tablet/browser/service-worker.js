// Keeps all of one version on the device: after one visit it starts without a network. A new version is fetched whole,
// waits beside the old one, and is taken when a page that has opened nothing yet says so.
const NAME = `vigie-${BUILD}`;
const engine = new URL(location).searchParams.get('files')?.split(',').filter((each) => ENGINES.includes(each)) ?? [];

self.addEventListener('install', (event) => event.waitUntil((async () => {
  const cache = await caches.open(NAME);
  for (const file of ['./', ...FILES, ...engine]) {  // one after the other: a tablet's memory is small
    if (await cache.match(file)) continue;
    const answer = await fetch(file, { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await cache.put(file, answer);
  }
})()));

self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('vigie-') && name !== NAME) await caches.delete(name);
  await self.clients.claim();
})()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  event.respondWith((async () => {
    const cache = await caches.open(NAME);
    const key = event.request.mode === 'navigate' ? './' : event.request;
    return (await cache.match(key, { ignoreSearch: true })) ?? fetch(event.request);
  })());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});
