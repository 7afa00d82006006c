/** The secrets of this device's chains, by commitment. Each has a place of its own, so that two tabs never undo each other. */
import { fromHex, hex } from './bytes';

const PREFIX = 'chain:';
const MOST = 60;

export function keepSecret(commitment: string, secret: Uint8Array): void {
  localStorage.setItem(PREFIX + commitment, `${Date.now()} ${hex(secret)}`);
  places()
    .slice(MOST)
    .forEach((place) => localStorage.removeItem(place));
}

export function secretBehind(commitment: string): Uint8Array | undefined {
  const kept = localStorage.getItem(PREFIX + commitment);
  return kept ? fromHex(kept.split(' ')[1]!) : undefined;
}

/** Where secrets are kept, the latest first. */
function places(): string[] {
  const found = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const time = (place: string) => parseInt(localStorage.getItem(place) ?? '0');
  return found.sort((one, other) => time(other) - time(one));
}
