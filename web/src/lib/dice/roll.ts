/** What a roll is called in words. */
import { COLOURS } from '../sheet/variant';
import { listed } from '../words/lists';
import { t } from '../words/words.svelte';
import type { Roll } from '../wire/messages';

/** The sum of the two white dice. */
export function whiteSum({ white: [first, second] }: Roll): number {
  return first + second;
}

/** What the messages about a roll need. */
export function rollFacts(roll: Roll) {
  const [first, second] = roll.white;
  const faces = COLOURS.filter((colour) => roll[colour]).map((colour) => t('die-face', { colour, face: roll[colour]! }));
  return { first, second, total: whiteSum(roll), coloured: listed(faces, 'comma') };
}
