/** Gaps in a player's links: how many lost connections explain, and how many they do not (`docs/play/fair-dice.md`). */

/** The chance that a gap begins with a given draw, for a player with a poor connection. */
const GAP_CHANCE = 1 / 20;
/** The chance, at most, that a game of honest players with such connections looks suspicious. */
const FALSE_ALARM = 1 / 1000;

/** How many times a link went missing: draws in a row are one gap. */
export function gapsIn(missed: ReadonlySet<number>): number {
  return [...missed].filter((number) => !missed.has(number - 1)).length;
}

/** Whether one of so many players, all of whom have committed, has more gaps in so many draws than chance explains. */
export function areSuspicious(gaps: number, draws: number, players: number): boolean {
  return probability(gaps, draws) < FALSE_ALARM / players;
}

/** The probability that at least so many gaps begin, if each of the draws may begin one. */
function probability(gaps: number, draws: number): number {
  let [sum, term] = [0, (1 - GAP_CHANCE) ** draws];
  for (let count = 0; count <= draws; count++) {
    if (count >= gaps) sum += term;
    term *= ((draws - count) / (count + 1)) * (GAP_CHANCE / (1 - GAP_CHANCE));
  }
  return sum;
}
