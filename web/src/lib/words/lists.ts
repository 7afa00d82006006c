/** Words as a list in a sentence: `a, b and c`. */
import { t } from './words.svelte';

export function listed(words: readonly string[], last: 'and' | 'comma' = 'and'): string {
  if (words.length < 2) return words.join('');
  const first = words.slice(0, -1).reduce((before, word) => t('list-comma', { first: before, second: word }));
  return t(`list-${last}`, { first, second: words.at(-1)! });
}
