/** Lessons: the worked examples of the rules as exercises. What may be crossed in them was computed by the rules. */
import type { Marks } from '../sheet/marks';
import type { Place } from '../sheet/states';
import type { Colour } from '../sheet/variant';
import type { Roll } from '../wire/messages';
import lessons from './lessons.json';

export interface Shown extends Marks {
  readonly closed: readonly number[];
  readonly dice: readonly Colour[];
}

export interface Step {
  /** What its words are called by. */
  readonly step: string;
  readonly clauses: readonly string[];
  readonly before: Shown;
  readonly after: Shown;
  readonly roll: Roll | null;
  readonly lucky: readonly [number, number] | null;
  /** By cell, the code of the reason why it may not be crossed. */
  readonly codes: readonly (readonly (string | null)[])[];
  /** What is to be found: all of these without dice, the one to cross with them; nothing where a penalty is due. */
  readonly find: readonly Place[];
  /** Points to choose from; the one in the middle is right. */
  readonly sums?: readonly number[];
}

export const LESSONS = lessons as unknown as Readonly<Record<string, readonly Step[]>>;

/** `right`: it is asked for. `elsewhere`: possible, and not asked for. Else the code of the reason. */
export function verdict(step: Step, place: Place): string {
  if (step.find.some((wanted) => same(wanted, place))) return 'right';
  return step.codes[place.row]![place.cell] ?? 'elsewhere';
}

/** What has been found, with this one. */
export function withFound(found: readonly Place[], place: Place): readonly Place[] {
  return found.some((known) => same(known, place)) ? found : [...found, place];
}

export function rightSum(step: Step): number | undefined {
  return step.sums?.[1];
}

function same(one: Place, other: Place): boolean {
  return one.row === other.row && one.cell === other.cell;
}
