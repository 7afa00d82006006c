/** Keep a big screen from going dark as long as it shows a table; a browser that cannot is left alone. */
export function awake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;

  async function ask() {
    if (over || document.hidden) return;
    const found = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (over) void found?.release();
    else lock = found;
  }

  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
