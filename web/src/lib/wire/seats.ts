/** The seats of this device: a seat's token is the right to the seat, after a reload and tomorrow too. */
import { store, stored } from '../way/storage';

const KEY = 'seats';
const NAME = 'name';
const MOST = 20;
/** The longest name that the page takes. */
export const LONGEST_NAME = 24;

interface Kept {
  readonly table: string;
  readonly token: string;
}

/** The tables at which this device has a seat, the latest first. */
export function keptSeats(): Kept[] {
  try {
    const found: unknown = JSON.parse(stored(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

export function tokenFor(table: string): string | undefined {
  return keptSeats().find((kept) => kept.table === table)?.token;
}

export function keepSeat({ table, token }: Kept): void {
  const others = keptSeats().filter((kept) => kept.table !== table);
  store(KEY, JSON.stringify([{ table, token }, ...others].slice(0, MOST)));
}

export function dropSeat(table: string): void {
  store(KEY, JSON.stringify(keptSeats().filter((kept) => kept.table !== table)));
}

/** The name that the player of this device gave last; empty before that. */
export function keptName(): string {
  return tidy(stored(NAME) ?? '');
}

/** Remember the name that the player gave, and return it as it is used: without spaces around it, and not too long. */
export function keepName(name: string): string {
  const kept = tidy(name);
  store(NAME, kept);
  return kept;
}

function tidy(name: string): string {
  return [...name.trim()].slice(0, LONGEST_NAME).join('').trim();
}

function isKept(found: unknown): found is Kept {
  const { table, token } = (found ?? {}) as Partial<Kept>;
  return typeof table === 'string' && typeof token === 'string';
}
