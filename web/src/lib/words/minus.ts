const HYPHEN = /(?<![\p{L}\p{N}])-(?=\d)/gu;

/** The sign of what is below zero in every language, as wide as a plus. */
export const MINUS = '−';

/** Numbers below zero with that sign. */
export function withMinus(text: string | number): string {
  return String(text).replace(HYPHEN, MINUS);
}
