/** What each player did in this turn, to be shown next to their names. */
import { rowColour, type Colour, type Variant } from '../sheet/variant';
import type { Happening, TableEvent } from '../wire/messages';

export type Mark =
  | { readonly kind: 'cross'; readonly colour: Colour; readonly number: number }
  | { readonly kind: 'lock'; readonly colour: Colour | undefined }
  | { readonly kind: 'penalty' }
  | { readonly kind: 'nothing' };

/** By player, what it did, the first thing first. */
export type Marks = readonly (readonly Mark[])[];

export function marksAfter(marks: Marks, variant: Variant, event: TableEvent): Marks {
  switch (event.event) {
    case 'started':
    case 'begun':
    case 'rolled':
      return [];
    case 'white-resolved':
      return event.choices.map((_, player) => {
        const made = marksOf(variant, event.happened, player);
        return made.length ? made : [{ kind: 'nothing' }];
      });
    case 'colour-resolved':
      return marks.map((before, player) => {
        const made = marksOf(variant, event.happened, player);
        return made.length ? [...before.filter(({ kind }) => kind !== 'nothing'), ...made] : before;
      });
    default:
      return marks;
  }
}

function marksOf(variant: Variant, happened: readonly Happening[], player: number): Mark[] {
  return happened.flatMap((each): Mark[] => {
    if (!('player' in each) || each.player !== player || each.event === 'bar') return [];
    if (each.event === 'penalty') return [{ kind: 'penalty' }];
    if (each.event === 'locked') return [{ kind: 'lock', colour: rowColour(variant, each.row) }];
    const cell = variant.rows[each.row]!.find(({ number }) => number === each.number)!;
    return [{ kind: 'cross', colour: cell.colour, number: cell.number }];
  });
}
