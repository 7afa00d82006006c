/** The tips of a first game, and which of them this device has had. They end with a game, a lesson, or a tap. */
const KEY = 'tips';
const OFF = 'off';

/** In order of precedence where more than one is due. */
export const TIPS = ['order', 'white', 'colour', 'penalty'] as const;
export type Tip = (typeof TIPS)[number];

let had: readonly string[] = $state.raw(kept());

/** Tabs share what was seen; without a key, everything was cleared. */
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) had = kept();
});

/** The tips still to come; none once they have ended. */
export function tipsLeft(): readonly Tip[] {
  return had.includes(OFF) ? [] : TIPS.filter((tip) => !had.includes(tip));
}

/** A tip has had its moment. */
export function markSeen(tip: Tip): void {
  keep([...kept(), tip]);
}

/** No more tips on this device. */
export function endTips(): void {
  keep([...kept(), OFF]);
}

/** All tips again, from the first one. */
export function restartTips(): void {
  keep([]);
}

function keep(words: readonly string[]): void {
  had = [...new Set(words)];
  localStorage.setItem(KEY, had.join(' '));
}

function kept(): string[] {
  return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
}
