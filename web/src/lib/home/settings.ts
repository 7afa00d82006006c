/** The settings of a new table other than its sheet, and their defaults. */
import type { NewSettings } from '../wire/http';

/** House rules, by the names of the rules. */
export const HOUSE_RULES = ['first-six', 'locked-die-stays', 'lucky-fallback'] as const;
/** Only where sheets have lucky numbers. */
export const LUCKY_RULE = 'lucky-fallback';
/** Seconds for one decision; none for no clock. */
export const CLOCKS = [0, 30, 60, 180, 86_400] as const;

export interface More {
  dice: 'fair' | 'real';
  clock: number;
  hints: boolean;
  reviews: boolean;
  spectators: boolean;
  rules: Record<string, boolean>;
}

export const USUAL: More = { dice: 'fair', clock: 0, hints: true, reviews: true, spectators: true, rules: {} };

/** As the server reads it. */
export function settingsOf(variant: string, more: More, lucky: boolean): NewSettings {
  const { dice, clock, hints, reviews, spectators, rules } = more;
  const chosen = HOUSE_RULES.filter((rule) => rules[rule] && (lucky || rule !== LUCKY_RULE));
  const options = Object.fromEntries(chosen.map((rule) => [rule.replaceAll('-', '_'), true]));
  return { variant, dice, hints, reviews, spectators, options, ...(clock > 0 && { decision_seconds: clock }) };
}
