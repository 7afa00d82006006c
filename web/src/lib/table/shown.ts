/** What a table tells, as the page draws and tells it. */
import type { Marks } from '../sheet/marks';
import type { Variant } from '../sheet/variant';
import type { Game, Roll, SheetShown, View } from '../wire/messages';
import { playerName, seatName } from './names';
import type { End, Told } from './telling';

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

/** A table as it stands, so that what happens now can be told again later; `turn` is the seat whose turn that is, if that is known. */
export function standing(view: View, variant: Variant, roll: Roll | null, turn?: number | null): Told {
  return {
    variant,
    roll,
    active: view.game && typeof turn === 'number' ? view.game.players.indexOf(turn) : undefined,
    you: view.you && view.game ? { seat: view.you.seat, player: view.game.players.indexOf(view.you.seat) } : undefined,
    nameOf: (player) => playerName(view, player),
    seatName: (seat) => seatName(view, seat),
    penaltiesOf: (player) => view.game!.sheets[player]!.penalties,
  };
}
