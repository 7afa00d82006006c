/** What a table tells, as the page draws and tells it. */
import type { Marks } from '../sheet/marks';
import type { Variant } from '../sheet/variant';
import type { Game, SheetShown } from '../wire/messages';
import type { End } from './telling';

export function marksOf(variant: Variant, sheet: SheetShown): Marks {
  const rows = sheet.rows.map((numbers, row) =>
    numbers.map((number) => variant.rows[row]!.findIndex((cell) => cell.number === number)),
  );
  return { rows, penalties: sheet.penalties };
}

/** How a game ended, once it has. */
export function endOf({ outcome, sheets, closed }: Game): End | undefined {
  const totals = sheets.map(({ scores }) => scores.total);
  return outcome ? { ...outcome, totals, penalties: sheets.map(({ penalties }) => penalties), closed } : undefined;
}
