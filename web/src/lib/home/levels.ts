/** How well bots play, from the weakest on. A bot that nobody has named is called by its level. */
import { t } from '../words/words.svelte';

export const LEVELS = ['random', 'gentle', 'steady', 'sharp'];

export function botName(name: string): string {
  return LEVELS.includes(name) ? t('bot-name', { level: name }) : name;
}
