/** What bots are called: by their level, and by a number where there are several of it. */
import { LEVELS } from '../home/levels';
import { t } from '../words/words.svelte';

/** The name of a bot as people read it; other names stay as they are. */
export function botName(name: string): string {
  const [level, number] = name.split(' ') as [string, string?];
  if (!LEVELS.includes(level)) return name;
  return number ? t('bot-numbered', { level, number }) : t('bot-name', { level });
}
