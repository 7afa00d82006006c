/** Why something could not be done, for people: the server's own sentence, or that it does not answer. */
import { t } from '../words/words.svelte';
import { Refused } from '../wire/http';

export function refusal(error: unknown): string {
  return error instanceof Refused ? error.message : t('page-offline');
}
