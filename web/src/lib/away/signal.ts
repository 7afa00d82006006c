/** What calls a player back who looks elsewhere: a dot on the tab's icon, a badge on the installed app, a notification. */
import { t } from '../words/words.svelte';
import { notify, wantsNotifications, withdraw } from './notification';

const ICON = '/icon.svg';
const ICON_WITH_DOT = '/icon-turn.svg';
/** Milliseconds before a notification, so that a game which goes on quickly is not told turn by turn. */
const GRACE = 5000;

/** Signal that it is the player's turn at this table, until the returned function is called. */
export function signalTurn(code: string): () => void {
  const path = `/table/${code}`;
  const timer = setTimeout(() => {
    if (wantsNotifications()) notify(path, t('turn-mine'), t('table', { code })).catch(() => undefined);
  }, GRACE);
  showIcon(ICON_WITH_DOT);
  navigator.setAppBadge?.(1).catch(() => undefined);
  return () => {
    clearTimeout(timer);
    showIcon(ICON);
    navigator.clearAppBadge?.().catch(() => undefined);
    withdraw(path).catch(() => undefined);
  };
}

function showIcon(path: string): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = path;
}
