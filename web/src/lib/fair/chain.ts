/** A party's chain of hashes: link n is the hash of link n + 1, and link 0 is the commitment (`docs/play/fair-dice.md`). */
import { hex, joined, textBytes } from './bytes';
import { sha256 } from './sha256';

export const CHAIN_LENGTH = 1024;
const SECRET_BYTES = 32;
const LINK = textBytes('qwixx link');

/** The link before this one. */
export function before(link: Uint8Array): Uint8Array {
  return sha256(joined(LINK, link));
}

/** All links from the commitment on, as far as the last one that is known gives them away. */
export function chainOf(last: Uint8Array, length: number = CHAIN_LENGTH): readonly Uint8Array[] {
  const links = [last];
  for (let number = length; number > 0; number--) links.push(before(links.at(-1)!));
  return links.reverse();
}

/** All links from a commitment to its secret, however many there are; where it does not follow, the longest chain. */
export function chainBetween(commitment: string, secret: Uint8Array): readonly Uint8Array[] {
  const links = [secret];
  while (hex(links.at(-1)!) !== commitment && links.length <= CHAIN_LENGTH) links.push(before(links.at(-1)!));
  return links.reverse();
}

export function freshSecret(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
}
