import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

type Handler = (event: object) => void;

/** The worker's handlers by the names of their events, with these windows open. */
function handlers(windows: readonly object[], openWindow: (path: string) => void): Record<string, Handler> {
  const found: Record<string, Handler> = {};
  const scope = {
    addEventListener: (name: string, handler: Handler) => (found[name] = handler),
    clients: { matchAll: async () => windows, openWindow },
  };
  const source = readFileSync(new URL('../build/worker.js', import.meta.url), 'utf8');
  new Function('self', source)(scope);
  return found;
}

async function tapped(windows: readonly object[]) {
  const openWindow = vi.fn();
  const notification = { tag: '/table/K7QM-2XHP', close: vi.fn() };
  let done: Promise<unknown> | undefined;
  handlers(windows, openWindow)['notificationclick']!({ notification, waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
  expect(notification.close).toHaveBeenCalled();
  return openWindow;
}

test('a tap on a notification leads to the tab of its table', async () => {
  const [other, table] = [{ url: 'https://qwixx.example/', focus: vi.fn() }, { url: 'https://qwixx.example/table/K7QM-2XHP', focus: vi.fn() }];
  expect(await tapped([other, table])).not.toHaveBeenCalled();
  expect(table.focus).toHaveBeenCalled();
  expect(other.focus).not.toHaveBeenCalled();
});

test('a tap on a notification opens its table where no tab shows it any more', async () => {
  expect(await tapped([])).toHaveBeenCalledWith('/table/K7QM-2XHP');
});
