/**
 * The rules of crossing and of adding up, as far as the score pad needs them. They are all that the page knows of the
 * rules; at a table the server decides.
 */
import type { Variant } from './variant';

export const PENALTY_POINTS = 5;

/** What a sheet shows: by row, the places of the crossed cells from the left; and how many penalties. */
export interface Marks {
  readonly rows: readonly (readonly number[])[];
  readonly penalties: number;
}

/** Why no roll can cross a cell; the codes of the rules. */
export type Obstacle = 'already-crossed' | 'row-closed' | 'left-of-cross' | 'lock-needs-crosses';

export interface Scores {
  readonly rows: readonly number[];
  readonly penalties: number;
  readonly total: number;
}

export const NO_MARKS: Marks = { rows: [[], [], [], []], penalties: 0 };

/** Whether crossing this cell locks its row (C12, L2). */
export function locksRow(variant: Variant, row: number, cell: number): boolean {
  return cell >= variant.rows[row]!.length - variant.locking;
}

/** Whether this sheet's lock of a row is crossed. */
export function isLocked(variant: Variant, marks: Marks, row: number): boolean {
  return marks.rows[row]!.some((cell) => locksRow(variant, row, cell));
}

/** How many crosses a row has, its lock included. */
export function crossCount(variant: Variant, marks: Marks, row: number): number {
  return marks.rows[row]!.length + (isLocked(variant, marks, row) ? 1 : 0);
}

/** The rows that are locked on one of these sheets. */
export function lockedRows(variant: Variant, sheets: readonly Marks[]): number[] {
  return variant.rows.map((_, row) => row).filter((row) => sheets.some((marks) => isLocked(variant, marks, row)));
}

/** What keeps a cell from being crossed (C4, C5, C12, C13, L2), if anything does. */
export function obstacle(
  variant: Variant,
  marks: Marks,
  closed: readonly number[],
  row: number,
  cell: number,
): Obstacle | undefined {
  const crossed = marks.rows[row]!;
  if (crossed.includes(cell)) return 'already-crossed';
  if (closed.includes(row)) return 'row-closed';
  if (crossed.some((other) => other > cell)) return 'left-of-cross';
  if (locksRow(variant, row, cell) && crossed.length < variant.needs) return 'lock-needs-crosses';
  return undefined;
}

export function withCross(marks: Marks, row: number, cell: number): Marks {
  return { ...marks, rows: marks.rows.map((crossed, place) => (place === row ? [...crossed, cell] : crossed)) };
}

export function withPenalty(marks: Marks): Marks {
  return { ...marks, penalties: marks.penalties + 1 };
}

/** What a row is worth by its crosses (C19). */
export function points(crosses: number): number {
  return (crosses * (crosses + 1)) / 2;
}

/** The points of a sheet as it stands (C19, C20). */
export function scores(variant: Variant, marks: Marks): Scores {
  const rows = variant.rows.map((_, row) => points(crossCount(variant, marks, row)));
  const penalties = marks.penalties * PENALTY_POINTS;
  return { rows, penalties, total: rows.reduce((sum, made) => sum + made, 0) - penalties };
}
