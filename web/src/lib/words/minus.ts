const HYPHEN = /(?<![\p{L}\p{N}])-(?=\d)/gu;

/** Numbers below zero with the sign that stands for it in every language, as wide as a plus. */
export function withMinus(text: string | number): string {
  return String(text).replace(HYPHEN, '−');
}
