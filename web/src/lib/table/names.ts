/** What people and bots at a table are called. */
import { LEVELS } from '../home/levels';
import { t } from '../words/words.svelte';
import type { View } from '../wire/messages';

export function playerName(view: View, player: number): string {
  const { players, names } = view.game!;
  return seatName(view, players[player]!) ?? botName(names[player]!);
}

/** The name of the player in this seat; null if it is open. */
export function seatName({ seats }: View, seat: number): string | null {
  const { name, level } = seats[seat]!;
  return name !== null && level !== null ? botName(name) : name;
}

/** The name of a bot as people read it: its level, and a number where there are several of it. Other names stay as they are. */
export function botName(name: string): string {
  const [level, number] = name.split(' ') as [string, string?];
  if (!LEVELS.includes(level)) return name;
  return number ? t('bot-numbered', { level, number }) : t('bot-name', { level });
}
