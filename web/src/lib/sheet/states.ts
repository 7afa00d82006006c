/** How a cell stands: what it looks like, and what a screen reader says of it. */
import { isLocked, obstacle, type Marks } from './marks';
import type { Variant } from './variant';

/** A cell by the place of its row and its own place in that row. */
export interface Place {
  readonly row: number;
  readonly cell: number;
}

/**
 * `legal`: the dice allow it now. `open`: the sheet allows it. `early`: it would lock the row too early. `skipped`: it
 * lies left of a cross. `closed`: its row is closed.
 */
export type State = 'crossed' | 'pencilled' | 'legal' | 'open' | 'early' | 'skipped' | 'closed';

/** What may be known of a sheet besides its marks. */
export interface Moment {
  readonly closed: readonly number[];
  /** What the dice allow now; left out on a pad, which does not know the dice. */
  readonly legal?: readonly Place[] | undefined;
  readonly pencilled?: Place | undefined;
}

export function stateOf(variant: Variant, marks: Marks, moment: Moment, { row, cell }: Place): State {
  const here = (place: Place) => place.row === row && place.cell === cell;
  const crossed = marks.rows[row]!;
  if (crossed.includes(cell)) return 'crossed';
  if (moment.pencilled && here(moment.pencilled)) return 'pencilled';
  if (moment.legal?.some(here)) return 'legal';
  if (crossed.some((other) => other > cell) || isLocked(variant, marks, row)) return 'skipped';
  const lasting = obstacle(variant, marks, moment.closed, row, cell);
  if (lasting === 'row-closed') return 'closed';
  return lasting === 'lock-needs-crosses' ? 'early' : 'open';
}
