/** The games of this device: the tables it has a seat at, with what the server knows of them. */
import { botName } from '../table/names';
import type { Pad } from '../pad/pad';
import { kept as keptPad } from '../pad/keeping';
import { gamesAt, lookAt, Refused, type GameFacts, type Look } from '../wire/http';
import { keptSeats } from '../wire/seats';

const SHOWN = 6;

/** `gone`: the server has no such table any more. `unknown`: it does not answer. */
export type Stage = 'lobby' | 'play' | 'over' | 'closed' | 'gone' | 'unknown';

export interface MyGame {
  readonly table: string;
  readonly stage: Stage;
  readonly names: readonly string[];
  readonly last?: GameFacts | undefined;
}

export function myTables(): string[] {
  return keptSeats()
    .slice(0, SHOWN)
    .map(({ table }) => table);
}

export function myPad(): Pad | undefined {
  return keptPad();
}

export async function myGame(table: string, language: string): Promise<MyGame> {
  try {
    const look = await lookAt(table, language);
    const last = look.stage === 'over' ? (await gamesAt(table, language)).at(-1) : undefined;
    return { table, stage: look.stage, names: namesOf(look), last };
  } catch (error) {
    return { table, stage: error instanceof Refused && error.code === 'no-such-table' ? 'gone' : 'unknown', names: [] };
  }
}

function namesOf({ seats }: Look): string[] {
  return seats.flatMap(({ kind, name }) => (name === null ? [] : [kind === 'bot' ? botName(name) : name]));
}
