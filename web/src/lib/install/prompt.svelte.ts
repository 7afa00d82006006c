/** Installing the page as an app. The browser says early that it can, and may then be asked once, by a tap. */
import { store, stored } from '../way/storage';

interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const KEY = 'install';
let asked: InstallEvent | undefined = $state.raw();
let dismissed = $state(stored(KEY) === 'no');

addEventListener('beforeinstallprompt', (event) => {
  // The page offers it at a better moment.
  event.preventDefault();
  asked = event as InstallEvent;
});
addEventListener('appinstalled', () => (asked = undefined));

/** How the page can be installed here: by the browser's own dialog, by the player through the share menu, or not at all. */
export function installation(): 'dialog' | 'share' | undefined {
  if (dismissed || matchMedia('(display-mode: standalone)').matches) return undefined;
  if (asked) return 'dialog';
  return isSecureContext && isBrowserOfApple() ? 'share' : undefined;
}

/** Ask the browser for its dialog. It asks once: after any answer the page does not offer it again. */
export async function install(): Promise<void> {
  const event = asked;
  asked = undefined;
  const answer = await event?.prompt();
  if (answer?.outcome === 'dismissed') dismiss();
}

/** The player does not want to be asked again. */
export function dismiss(): void {
  store(KEY, 'no');
  dismissed = true;
}

/** On phones and tablets of Apple a page has no dialog to ask for; only there a browser tells whether it is on the home screen. */
function isBrowserOfApple(): boolean {
  return 'standalone' in navigator && !navigator.standalone && navigator.maxTouchPoints > 1;
}
