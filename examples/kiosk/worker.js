// The service worker of the kiosk. It caches the page and every built file that a table may request (all languages, rules,
// opponents), each checked by its hash, and answers from the cache. When the page is opened and there is a network, it looks
// for a new build, and caches it completely for the next time.

const CDN = new URL('../../cdn/', location.href).href;
const PAGE = ['./', 'index.html', 'kiosk.js', '../../icon.svg'].map(
  (path) => new URL(path, location.href).href,
);
const NAME = 'quinola-kiosk ';

/** The names of the complete caches, the oldest first: the files of a build are added together. */
async function builds() {
  const names = (await caches.keys()).filter((name) => name.startsWith(NAME));
  const files = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
  return names.filter((_, i) => files[i] > 0);
}

/** Caches the published build, unless it is cached already. */
async function keepNewest() {
  const list = await (await fetch(`${CDN}integrity.json`, {cache: 'no-cache'})).text();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(list)));
  const name = NAME + [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if ((await builds()).includes(name)) return;
  // The single files contain the same tables again.
  const files = Object.entries(JSON.parse(list)).filter(([file]) => !file.startsWith('standalone/'));
  const cache = await caches.open(name);
  await cache.addAll([
    ...PAGE.map((url) => new Request(url, {cache: 'no-cache'})),
    ...files.map(([file, integrity]) => new Request(CDN + file, {integrity, cache: 'no-cache'})),
  ]);
}

/** A newly opened page uses the newest build; files of an older one are never mixed in. */
async function turnToNewest() {
  const names = await builds();
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

async function answer(request) {
  if (request.mode === 'navigate') await turnToNewest();
  return (await caches.match(request, {ignoreSearch: true})) ?? fetch(request);
}

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keepNewest());
});

addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  event.respondWith(answer(event.request));
  // Without a network this fails, and the cache remains.
  if (event.request.mode === 'navigate') event.waitUntil(keepNewest().catch(() => undefined));
});
