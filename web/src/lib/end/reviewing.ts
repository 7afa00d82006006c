/** The review of a game, as the server works it out (`docs/play/analysis.md`), and its words. */
import { cellFacts, type Variant } from '../sheet/variant';
import { listed } from '../words/lists';
import { t } from '../words/words.svelte';
import type { Choice } from '../wire/messages';
import type { Account, Measure } from './measuring';

export interface Option {
  /** What was crossed in action 1; left out in action 2. */
  readonly white?: Choice;
  /** What was crossed in action 2; left out for those who are not active. */
  readonly colour?: Choice;
  /** `null` where the points are not known yet. */
  readonly expected_score: number | null;
  /** The chance to win, from 0 to 1, where there is one. */
  readonly chance: number | null;
}

export interface Decision {
  readonly turn: number;
  readonly player: number;
  readonly phase: 'white' | 'colour';
  readonly position: string;
  readonly chosen: Option;
  readonly best: Option;
  readonly cost: number;
  readonly why: string;
}

/** Something of which nothing may be known yet. */
type Partly<Whole> = { readonly [Part in keyof Whole]: Whole[Part] | null };

export interface PlayerReview extends Partly<Account> {
  readonly limits: readonly string[];
  readonly chances: Account | null;
}

export interface Review {
  readonly players: readonly PlayerReview[];
  /** `null` while the points are not known yet. */
  readonly costliest: readonly Decision[] | null;
  /** `null` where there are no chances. */
  readonly costliest_chances: readonly Decision[] | null;
}

/** What a review tells of, what matters most first. */
export function measures({ costliest, costliest_chances }: Review): Measure[] {
  return [...(costliest_chances ? (['chances'] as const) : []), ...(costliest ? (['points'] as const) : [])];
}

/** The accounts of all players in a measure that the review tells of. */
export function accounts({ players }: Review, measure: Measure): Account[] {
  return players.map((player) => (measure === 'points' ? player : player.chances) as Account);
}

export function chosenWords(variant: Variant, decision: Decision): string {
  const { phase, chosen } = decision;
  const told = actionWords(variant, phase, [phase === 'white' ? chosen.white : chosen.colour]);
  return phase === 'colour' && penalised(decision, chosen) ? t('review-with-penalty', { choice: told }) : told;
}

/** What would have been better, in both actions where both were still to come. */
export function betterWords(variant: Variant, decision: Decision): string {
  const told = optionWords(variant, decision.phase, decision.best);
  return penalised(decision, decision.best) ? t('review-with-penalty', { choice: told }) : told;
}

/** What a player may choose, in each action that it is about. */
export function optionWords(variant: Variant, phase: Decision['phase'], option: Option): string {
  const choices = phase === 'white' ? [option.white, ...('colour' in option ? [option.colour] : [])] : [option.colour];
  const neither = choices.length > 1 && choices.every((choice) => !choice);
  return neither ? t('review-nothing-either') : actionWords(variant, phase, choices);
}

function actionWords(variant: Variant, phase: Decision['phase'], choices: readonly (Choice | undefined)[]): string {
  const first = phase === 'white' ? 1 : 2;
  const told = choices.map((choice, place) =>
    t('review-in-action', { choice: cellWords(variant, choice ?? null), action: first + place }),
  );
  return listed(told);
}

function cellWords(variant: Variant, choice: Choice): string {
  if (!choice) return t('review-nothing');
  const cell = variant.rows[choice.row]!.findIndex(({ number }) => number === choice.number);
  return t('cell', cellFacts(variant, choice.row, cell));
}

/** Whether the active player crosses nothing in either action by it. */
function penalised({ phase, position }: Decision, option: Option): boolean {
  if (!('colour' in option) || option.colour) return false;
  return phase === 'white' ? !option.white : !position.includes('spared=yes');
}
