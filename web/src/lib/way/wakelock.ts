/** Keep the screen of a device from going dark until the returned function is called, where the browser can. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;

  /** A browser releases the lock when the page is hidden, so it is requested again each time the page is back. */
  async function request() {
    if (over || document.hidden) return;
    const found = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (over) void found?.release();
    else lock = found;
  }

  void request();
  document.addEventListener('visibilitychange', request);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', request);
    void lock?.release();
  };
}
