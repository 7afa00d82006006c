/** How a game ended for the player whose device this is, in words that speak to them. */
import type { End } from '../table/telling';
import { listed } from '../words/lists';
import { t } from '../words/words.svelte';

/** The place of a player: 1 for the most points; players with the same points share the better place. */
export function placeOf(totals: readonly number[], player: number): number {
  return 1 + totals.filter((total) => total > totals[player]!).length;
}

/** What this player reached. */
export function reached(names: readonly string[], { winners, totals }: End, you: number): string {
  const points = totals[you]!;
  if (names.length === 1) return t('ending-you-alone', { points });
  const best = listed(winners.filter((player) => player !== you).map((player) => names[player]!));
  if (winners.includes(you)) return best ? t('ending-you-shared', { names: best, points }) : t('ending-you-won', { points });
  const place = placeOf(totals, you);
  const last = place > 2 && Math.min(...totals) === points;
  const behind = totals[winners[0]!]! - points;
  return t(last ? 'ending-you-last' : 'ending-you-placed', { place, points: behind, names: best });
}
