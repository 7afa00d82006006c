/** Why something could not be done, for people: the server's own sentence, or that it does not answer. */
import { language, t } from '../words/words.svelte';
import { Refused } from '../wire/http';

/** The sentence, as long as the page speaks the language that the server has said it in. */
export function refusal(error: unknown): () => string {
  if (!(error instanceof Refused)) return () => t('page-offline');
  const spoken = language().code;
  return () => (language().code === spoken ? error.message : '');
}
