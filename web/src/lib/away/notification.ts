/** Notifications of a player's turn: only where the player asked for them, and the browser allows them. */
import { store, stored } from '../way/storage';

const KEY = 'notify';

/** Whether this browser can show notifications here. A page without encryption, as in a home network, cannot. */
export function canNotify(): boolean {
  return isSecureContext && 'Notification' in window && 'serviceWorker' in navigator;
}

/** Whether the player said no once: only the settings of the browser can change that. */
export function isDenied(): boolean {
  return Notification.permission === 'denied';
}

export function wantsNotifications(): boolean {
  return canNotify() && Notification.permission === 'granted' && stored(KEY) === 'yes';
}

/** Turn them on or off, by a tap; the answer is whether they are on now. */
export async function setNotifications(wanted: boolean): Promise<boolean> {
  const allowed = wanted && (await Notification.requestPermission()) === 'granted';
  store(KEY, allowed ? 'yes' : 'no');
  return allowed;
}

/** Show one for a page, in place of an earlier one; its worker leads back to the page on a tap. */
export async function notify(path: string, title: string, body: string): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(title, { body, tag: path, icon: '/icon-192.png' });
}

export async function withdraw(path: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: path })) ?? []) shown.close();
}
