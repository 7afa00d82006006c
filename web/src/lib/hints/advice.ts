/** Advice in words: what to do, and how good everything else is. */
import type { Option } from '../end/reviewing';
import { cellFacts, type Variant } from '../sheet/variant';
import { t } from '../words/words.svelte';
import type { Choice } from '../wire/messages';

/** Where there are no chances, there are points. */
export interface Advised extends Option {
  readonly cost: number | null;
  readonly chance_cost: number | null;
}

export interface Advice {
  readonly options: readonly Advised[];
  /** Why the best choice is the best, in words. */
  readonly reason: string;
  /** The same in figures. */
  readonly why: string;
  readonly limits: readonly { readonly text: string }[];
}

export type Grade = 'best' | 'same' | 'near' | 'less' | 'worse';

export interface Graded {
  readonly option: Advised;
  readonly grade: Grade;
}

export interface Asked {
  readonly variant: Variant;
  readonly phase: 'white' | 'colour';
  /** Whether crossing nothing now costs a penalty. */
  readonly threatened: boolean;
}

/**
 * What a choice may cost, in points and in chances, and still be called that. Up to `same` no player sees a difference in
 * the figures. Up to `near` the champion itself takes the one or the other (`docs/play/analysis.md`): one game in a hundred,
 * or one point. From one game in twenty on, or from the five points of a penalty, it is a mistake.
 */
const MOST: readonly (readonly [Grade, { readonly points: number; readonly chances: number }])[] = [
  ['same', { points: 0.05, chances: 0.0005 }],
  ['near', { points: 1, chances: 0.01 }],
  ['less', { points: 5, chances: 0.05 }],
];

/** By what can be pencilled in now, the best that may follow; the best first. */
export function graded(options: readonly Advised[], phase: Asked['phase']): Graded[] {
  const found = new Map<string, Advised>();
  for (const option of options) {
    const first = JSON.stringify(option[phase] ?? null);
    if (!found.has(first)) found.set(first, option);
  }
  return [...found.values()].map((option, place) => ({ option, grade: place ? gradeOf(option) : 'best' }));
}

/** What a choice costs against the best one, if that can be seen. */
export function costOf({ cost, chance_cost }: Advised): readonly ['points' | 'chances', number] | null {
  const [measure, lost] = chance_cost === null ? (['points', cost ?? 0] as const) : (['chances', chance_cost] as const);
  return lost < MOST[0]![1][measure] ? null : [measure, lost];
}

function gradeOf(option: Advised): Grade {
  const cost = costOf(option);
  if (!cost) return 'same';
  const [measure, lost] = cost;
  return MOST.find(([, most]) => lost < most[measure])?.[0] ?? 'worse';
}

/** What to do, in sentences: now, and in action 2 where that is still to come. */
export function instructions({ variant, phase, threatened }: Asked, option: Option): string[] {
  const now = option[phase];
  if (phase === 'colour') return [now ? crossing(variant, 'now', now) : t(threatened ? 'hint-penalty' : 'hint-nothing')];
  const then = option.colour ? [crossing(variant, 'then', option.colour)] : [];
  if (now) return [crossing(variant, 'now', now), ...then];
  return [t('hint-nothing'), ...(option.colour === null ? [t('hint-penalty')] : then)];
}

/** What a choice is, in a few words. */
export function choiceWords({ variant, phase, threatened }: Asked, option: Option): string {
  const now = option[phase];
  const then = phase === 'white' ? option.colour : undefined;
  const penalised = !now && (phase === 'white' ? then === null : threatened);
  if (penalised) return t('review-penalty');
  const first = now ? t('cell', factsOf(variant, now)) : t('review-nothing');
  return then ? t('hint-next', { first, second: t('cell', factsOf(variant, then)) }) : first;
}

function crossing(variant: Variant, when: 'now' | 'then', cross: NonNullable<Choice>): string {
  return t(`hint-${when}`, factsOf(variant, cross));
}

export function factsOf(variant: Variant, { row, number }: NonNullable<Choice>) {
  return cellFacts(variant, row, variant.rows[row]!.findIndex((cell) => cell.number === number));
}
