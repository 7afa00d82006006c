/** The seats of this device: whoever has a seat's token has the seat, after a reload and tomorrow too. */
const KEY = 'seats';
const NAME = 'name';
const MOST = 20;

interface Kept {
  readonly table: string;
  readonly token: string;
}

/** The tables at which this device has a seat, the latest first. */
export function keptSeats(): Kept[] {
  return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
}

export function tokenFor(table: string): string | undefined {
  return keptSeats().find((kept) => kept.table === table)?.token;
}

export function keepSeat({ table, token }: Kept): void {
  const others = keptSeats().filter((kept) => kept.table !== table);
  localStorage.setItem(KEY, JSON.stringify([{ table, token }, ...others].slice(0, MOST)));
}

export function dropSeat(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(keptSeats().filter((kept) => kept.table !== table)));
}

export function keptName(): string {
  return localStorage.getItem(NAME) ?? '';
}

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}
