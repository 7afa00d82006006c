/** Rolling by a shake of the phone. Some phones ask their owner first, and only after a tap. */
const KEY = 'shake';
/** How hard a shake is, in metres per second squared, and how long the hand rests after one. */
const HARD = 22;
const REST = 900;

type Asking = typeof DeviceMotionEvent & { requestPermission?: () => Promise<'granted' | 'denied'> };

/** Whether this device can tell at all: a phone or a tablet, on an encrypted page. */
export function canShake(): boolean {
  return isSecureContext && 'DeviceMotionEvent' in window && matchMedia('(pointer: coarse)').matches;
}

export function wantsToShake(): boolean {
  return canShake() && localStorage.getItem(KEY) === 'yes';
}

/** Turn it on or off, by a tap; the answer is whether it is on now. */
export async function setShaking(wanted: boolean): Promise<boolean> {
  const ask = (DeviceMotionEvent as Asking).requestPermission;
  const allowed = wanted && (!ask || (await ask.call(DeviceMotionEvent)) === 'granted');
  localStorage.setItem(KEY, allowed ? 'yes' : 'no');
  return allowed;
}

/** Call this at every shake; returns what ends that. */
export function onShake(shaken: () => void): () => void {
  let rested = 0;
  const felt = ({ acceleration, timeStamp }: DeviceMotionEvent) => {
    const { x, y, z } = acceleration ?? {};
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < HARD || timeStamp < rested) return;
    rested = timeStamp + REST;
    shaken();
  };
  addEventListener('devicemotion', felt);
  return () => removeEventListener('devicemotion', felt);
}
