const VERSION = 'VERSION';
const FILES = ['FILES'];
const CACHE = `page-${VERSION}`;
// Python, for tables of this device: kept once it is asked for, or when the page says that the connection is good. It changes less
// often than the page, so it has a cache of its own.
const PYTHON_VERSION = 'PYTHON_VERSION';
const PYTHON_FILES = ['PYTHON_FILES'];
const PYTHON_CACHE = `python-${PYTHON_VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const outdated = (name) => /^(page|python)-/.test(name) && name !== CACHE && name !== PYTHON_CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(outdated).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// A page is fetched first, so that a new version shows at once; its files have their content in their names.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/', { cacheName: CACHE })));
  } else if (FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(caches.match(request, { cacheName: CACHE }).then((found) => found ?? fetch(request)));
  } else if (PYTHON_FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(pythonFile(request));
  }
});

self.addEventListener('message', ({ data }) => {
  if (data === 'keep-python') PYTHON_FILES.forEach((file) => void pythonFile(new Request(file)).catch(() => undefined));
});

async function pythonFile(request) {
  const cache = await caches.open(PYTHON_CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined); // where there is no room, the network has it
  return answer;
}

// A notification tells of a table: a tap on it leads there, to the tab that shows it already if there is one.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const shown = windows.find(({ url }) => new URL(url).pathname === notification.tag);
      return shown ? shown.focus() : self.clients.openWindow(notification.tag);
    }),
  );
});
