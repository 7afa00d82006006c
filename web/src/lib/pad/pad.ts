/** A score pad for people with the box: who plays, and every mark in the order in which it was made. */
import { lockedRows, NO_MARKS, obstacle, scores, withCross, withPenalty, type Marks, type Obstacle } from '../sheet/marks';
import type { Place } from '../sheet/states';
import { PENALTY_BOXES, type Variant } from '../sheet/variant';

const LOCKS_TO_END = 2;

export interface Mark {
  readonly player: number;
  /** The cell that was crossed; left out for a penalty. */
  readonly place?: Place;
}

export interface Pad {
  readonly variant: string;
  readonly names: readonly string[];
  readonly marks: readonly Mark[];
}

export function newPad(variant: string, names: readonly string[]): Pad {
  return { variant, names, marks: [] };
}

/** The sheets of all players as they stand. */
export function sheets(pad: Pad): Marks[] {
  const found = pad.names.map(() => NO_MARKS);
  for (const { player, place } of pad.marks) {
    const before = found[player]!;
    found[player] = place ? withCross(before, place.row, place.cell) : withPenalty(before);
  }
  return found;
}

/** The lucky numbers of a player's sheet, where the variant has any; more players than pairs share them. */
export function luckyOf(variant: Variant, player: number): readonly [number, number] | undefined {
  return variant.lucky[player % variant.lucky.length];
}

/**
 * What keeps a player from crossing a cell. Others may lock or cross in a row in the very roll in which it is locked
 * (C15), and only people know whether it was the same one: `together` says that it was.
 */
export function padObstacle(
  variant: Variant,
  pad: Pad,
  player: number,
  place: Place,
  together = false,
): Obstacle | undefined {
  const all = sheets(pad);
  const closed = lockedRows(variant, together ? [all[player]!] : all);
  return obstacle(variant, all[player]!, closed, place.row, place.cell);
}

export function marked(pad: Pad, mark: Mark): Pad {
  return { ...pad, marks: [...pad.marks, mark] };
}

export function undone(pad: Pad): Pad {
  return { ...pad, marks: pad.marks.slice(0, -1) };
}

/** Whether the game is over: two rows locked, or a player's fourth penalty (C16). */
export function isOver(variant: Variant, pad: Pad): boolean {
  const all = sheets(pad);
  return lockedRows(variant, all).length >= LOCKS_TO_END || all.some((marks) => marks.penalties >= PENALTY_BOXES);
}

export interface Standing {
  readonly name: string;
  readonly total: number;
  readonly wins: boolean;
}

/** Who has how many points, the most first; equal scores share the win (C20). */
export function standings(variant: Variant, pad: Pad): Standing[] {
  const totals = sheets(pad).map((marks) => scores(variant, marks).total);
  const best = Math.max(...totals);
  return pad.names
    .map((name, player) => ({ name, total: totals[player]!, wins: totals[player] === best }))
    .sort((one, other) => other.total - one.total);
}
