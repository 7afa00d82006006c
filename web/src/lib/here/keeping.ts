/** What playing without a server takes is fetched ahead where that costs the player nothing. */

/** After which time the first screen has all that it needs. */
const SETTLED = 5000;

interface NetworkInformation {
  readonly saveData: boolean;
  readonly effectiveType: string;
  readonly type?: string;
}

/** Fetch and keep it in the background: on good connections, and where the page is installed as an app. */
export function keepWhatPlaysAlone(): void {
  if (!isGood((navigator as { connection?: NetworkInformation }).connection)) return;
  setTimeout(() => {
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('keep-python'));
  }, SETTLED);
}

function isGood(connection: NetworkInformation | undefined): boolean {
  if (matchMedia('(display-mode: standalone)').matches) return !connection?.saveData;
  return connection !== undefined && !connection.saveData && connection.effectiveType === '4g' && connection.type !== 'cellular';
}
