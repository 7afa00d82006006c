/** A sheet of a table as the page draws it. */
import type { Marks } from '../sheet/marks';
import type { Variant } from '../sheet/variant';
import type { SheetShown } from '../wire/messages';

export function marksOf(variant: Variant, sheet: SheetShown): Marks {
  const rows = sheet.rows.map((numbers, row) =>
    numbers.map((number) => variant.rows[row]!.findIndex((cell) => cell.number === number)),
  );
  return { rows, penalties: sheet.penalties };
}
