/** The pad on this device: it is still there after a reload, a flat battery, a day. */
import type { Pad } from './pad';

const KEY = 'pad';

export function keep(pad: Pad | undefined): void {
  if (pad) localStorage.setItem(KEY, JSON.stringify(pad));
  else localStorage.removeItem(KEY);
}

export function kept(): Pad | undefined {
  const found = localStorage.getItem(KEY);
  return found === null ? undefined : (JSON.parse(found) as Pad);
}
