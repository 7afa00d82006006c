/** What deserves a sound: found by comparing what is shown now with what was shown before. */
import type { Place } from '../sheet/states';
import type { Scene } from '../table/telling';
import type { Roll } from '../wire/messages';

export type Cue = 'dice' | 'pen' | 'lock' | 'distant-lock' | 'turn' | 'choose' | 'end';

/** As much of what is shown as can be heard. */
export interface Shown {
  /** The dice on the screen; none where people roll their own. */
  readonly roll: Roll | null;
  readonly pencilled: Place | undefined;
  readonly scene: readonly Scene[];
  readonly asked: 'roll' | 'type' | 'choose' | 'wait';
  /** Whether the player whose device it is rolled these dice. */
  readonly active: boolean;
  readonly waits: string | null;
  readonly over: boolean;
}

/** Nothing sounds on arrival: all of that happened before. */
export function cuesOf(before: Shown | undefined, now: Shown): Cue[] {
  if (!before) return [];
  const cues: Cue[] = [];
  if (now.roll && now.roll !== before.roll) cues.push('dice');
  if (now.pencilled && !same(now.pencilled, before.pencilled)) cues.push('pen');
  const locks = now.scene === before.scene ? [] : now.scene.flatMap(({ lock }) => lock ?? []);
  if (locks.length) cues.push(locks.some(({ own }) => own) ? 'lock' : 'distant-lock');
  if (now.over && !before.over) cues.push('end');
  if (now.asked !== before.asked && calls(now)) cues.push(now.asked === 'choose' ? 'choose' : 'turn');
  return cues;
}

/** Whether a player who looks elsewhere is wanted. One who has just rolled looks at the dice. */
function calls({ asked, active, waits }: Shown): boolean {
  return asked === 'choose' ? !(active && waits === 'white') : asked !== 'wait' && active;
}

function same(one: Place, other: Place | undefined): boolean {
  return one.row === other?.row && one.cell === other.cell;
}
