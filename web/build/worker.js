const VERSION = 'VERSION';
const FILES = ['FILES'];
const CACHE = `page-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const outdated = (name) => name.startsWith('page-') && name !== CACHE;
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
  }
});

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
