/** Which tip belongs to a moment of a game. */
import type { Place } from '../sheet/states';
import type { View } from '../wire/messages';
import type { Tip } from './tips.svelte';

/** As much of a table as tips depend on. */
export interface Coached {
  readonly view: View | undefined;
  readonly player: number;
  readonly awaited: boolean;
  readonly confirmed: boolean;
  readonly tumbling: boolean;
  readonly threatened: boolean;
  readonly pencilled: Place | undefined;
  readonly legal: readonly Place[];
}

const DUE: Readonly<Record<Tip, (table: Coached) => boolean>> = {
  white: (table) => waits(table) === 'white' && canPick(table),
  order: (table) => table.pencilled !== undefined || hasCrosses(table),
  colour: (table) => waits(table) === 'colour' && canPick(table),
  penalty: (table) => table.threatened && !table.pencilled,
};

/** The first of these tips whose moment it is, while the player still has to choose. */
export function tipDue(table: Coached, tips: readonly Tip[]): Tip | undefined {
  return isChoosing(table) ? tips.find((tip) => DUE[tip](table)) : undefined;
}

function isChoosing(table: Coached): boolean {
  const choosing = ['white', 'colour'].includes(waits(table) ?? '') && !table.view!.moment.paused;
  return choosing && table.awaited && !table.confirmed && !table.tumbling;
}

function canPick({ legal, pencilled }: Coached): boolean {
  return legal.length > 0 && !pencilled;
}

function hasCrosses({ view, player }: Coached): boolean {
  return view!.game!.sheets[player]!.rows.some((crosses) => crosses.length > 0);
}

function waits({ view }: Coached): View['moment']['waits'] | undefined {
  return view?.moment.waits;
}
