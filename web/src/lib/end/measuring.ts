/** Points and chances to win: what an account of a game holds of either, and how its numbers are written. */
import { MINUS } from '../words/minus';

/** What a game is about: who wins it, and how many points are made. */
export type Measure = 'chances' | 'points';

/** A game as one player had it, in one measure. */
export interface Account {
  readonly start: number;
  readonly luck: number;
  readonly skill: number;
  readonly others: number;
  readonly final: number;
  readonly moments: readonly { readonly after: number }[];
}

/** Points, or chances in percent, at the start and after every turn. */
export function expected(measure: Measure, { start, moments }: Account): number[] {
  return [start, ...moments.map(({ after }) => after)].map((value) => scaled(measure, value));
}

/** Points, or a chance in percent. */
export function amount(measure: Measure, value: number, language: string, decimals = 1): string {
  return rounded(scaled(measure, value), language, decimals) + unit(measure);
}

/** What was won or lost, with its sign. */
export function change(measure: Measure, value: number, language: string): string {
  const shown = amount(measure, value, language);
  return value > 0 && /[1-9]/.test(shown) ? `+${shown}` : shown;
}

/** A number with so many decimals, as a language writes them; what is rounded to nothing has no sign. */
export function rounded(value: number, language: string, decimals: number): string {
  const written = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(Math.abs(value));
  return value < 0 && /[1-9]/.test(written) ? MINUS + written : written;
}

export function unit(measure: Measure): string {
  return measure === 'chances' ? '%' : '';
}

function scaled(measure: Measure, value: number): number {
  return measure === 'chances' ? 100 * value : value;
}
