/** Why something could not be done, for people, in the language that is spoken when they read it. */
import { Refused } from '../wire/http';
import type { Facts } from '../wire/messages';
import { knows, learn, t } from './words.svelte';

/** What went wrong with a question to the server: what it has refused, or that it does not answer. */
export function refusal(error: unknown): () => string {
  return error instanceof Refused ? () => refusalWords(error.code, error.facts) : () => t('page-offline');
}

/** The sentence for a code; nothing until its words are loaded. Codes that are meant for programs share one. */
export function refusalWords(code: string, facts?: Facts): string {
  // What could not be loaded is asked for again with the next refusal.
  learn('refusals').catch(() => undefined);
  if (!knows('refusal-other')) return '';
  return t([`reason-${code}`, `refusal-${code}`].find(knows) ?? 'refusal-other', facts);
}
