/** What the pictures of the rules show, on any sheet: dice that fit it, and rows with some crosses. */
import type { Marks } from '../sheet/marks';
import { COLOURS, type Cell, type Colour, type Variant } from '../sheet/variant';

/** Two dice, and the cells that their sum can be crossed out in. */
export interface Sum {
  readonly dice: readonly [RolledDie, RolledDie];
  readonly cells: readonly Cell[];
}

interface RolledDie {
  readonly colour: Colour | 'white';
  readonly face: number;
}

/** A single row as a sheet of its own. */
export interface RowPicture {
  readonly variant: Variant;
  readonly marks: Marks;
}

const FIRST = 4;
const COLOURED = 6;
/** How many crosses the rows of a whole game have; two penalties go with them. */
export const CROSSES = [4, 3, 7, 8] as const;
export const PENALTIES = 2;

export function whiteSum(variant: Variant): Sum {
  return whites(variant, Math.min(FIRST, variant.sides) + 1);
}

/** The white dice show the first lucky number of the sheet. */
export function luckySum(variant: Variant): Sum | undefined {
  const pair = variant.lucky[0];
  return pair && { ...whites(variant, pair[0]), cells: [] };
}

/** One white and one coloured die, and the one cell of that colour and sum. */
export function colourSum(variant: Variant): Sum | undefined {
  const { sides, rows } = variant;
  const white = Math.min(FIRST, sides);
  const fitting = rows.flat().filter(({ number }) => number > white && number <= white + sides);
  const wanted = white + Math.min(COLOURED, sides);
  const cell = fitting.findLast(({ colour, number }) => colour === COLOURS.at(-1) && number === wanted) ?? fitting.at(-1);
  if (!cell) return undefined;
  return { dice: [{ colour: 'white', face: white }, { colour: cell.colour, face: cell.number - white }], cells: [cell] };
}

/** A row with two crosses, and numbers skipped before each. */
export function skippingRow(variant: Variant): RowPicture {
  const last = variant.rows[0]!.length - variant.locking;
  return picture(variant, 0, [3, 5].filter((cell) => cell < last));
}

/** A locked row, with as few crosses as a lock needs. */
export function lockedRow(variant: Variant): RowPicture {
  const row = middle(variant);
  return picture(variant, row, [...Array(variant.needs).keys(), variant.rows[row]!.length - 1]);
}

/** An empty row whose first number a lucky number has crossed out. */
export function luckyRow(variant: Variant): RowPicture {
  return picture(variant, middle(variant), [0]);
}

/** Whether rows have several colours. */
export function isMixed({ rows }: Variant): boolean {
  return rows.some((cells) => new Set(cells.map(({ colour }) => colour)).size > 1);
}

/** Whether numbers neither rise nor fall along a row. */
export function isJumbled({ rows }: Variant): boolean {
  return rows.some((cells) => {
    const rises = cells.slice(1).map(({ number }, place) => number > cells[place]!.number);
    return rises.includes(true) && rises.includes(false);
  });
}

function whites({ sides, rows }: Variant, total: number): Sum {
  const face = Math.min(sides, total - 1);
  const cells = rows.flatMap((row) => row.find(({ number }) => number === total) ?? []);
  return { dice: [{ colour: 'white', face }, { colour: 'white', face: total - face }], cells };
}

function picture(variant: Variant, row: number, crosses: readonly number[]): RowPicture {
  return { variant: { ...variant, rows: [variant.rows[row]!] }, marks: { rows: [crosses], penalties: 0 } };
}

function middle({ rows }: Variant): number {
  return Math.min(2, rows.length - 1);
}
