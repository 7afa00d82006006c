/** The dice that a cross of action 2 adds up. */
import type { Variant } from '../sheet/variant';
import type { Cross, Roll } from '../wire/messages';

export function summandsOf(variant: Variant, roll: Roll, { row, number }: Cross): { white: number; face: number } {
  const { colour } = variant.rows[row]!.find((cell) => cell.number === number)!;
  const face = roll[colour] ?? 0;
  return { white: number - face, face };
}
