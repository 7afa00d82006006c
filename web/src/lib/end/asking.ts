/** What takes the server its time: asked for again until all of it is there. */
import { ask, Refused } from '../wire/http';

interface Later {
  /** There is nothing yet. */
  readonly ready?: false;
  /** In how many seconds to ask again for what is not there yet. */
  readonly retry_after?: number;
  /** Why the rest will not come. */
  readonly refusal?: object;
}

/** What an answer lacks: nothing, a part that is still to come, or one that cannot be had. */
export type Lacking = null | 'coming' | 'refused';

export type Found<Answer> =
  | { readonly state: 'preparing' }
  | { readonly state: 'ready'; readonly answer: Answer; readonly lacking: Lacking }
  | { readonly state: 'refused'; readonly error: unknown };

/** In how many milliseconds to ask a server again that cannot be reached, or cannot answer now. */
const AGAIN = 5000;
/** The codes of refusals that say: not now. */
const NOT_NOW = ['busy', 'too-fast', 'unavailable'];

/** Whether the same question may be answered soon. */
function passes(error: unknown): boolean {
  return !(error instanceof Refused) || NOT_NOW.includes(error.code);
}

/** Ask until there is an answer, and tell of every state; the result ends the asking. */
export function asking<Answer extends object>(
  path: string,
  language: string,
  tell: (found: Found<Answer>) => void,
  token?: string,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let told: Answer | undefined;

  async function once() {
    const found = await answered();
    if (ended) return;
    tell(found);
    if (found.wait) timer = setTimeout(once, found.wait);
  }

  async function answered(): Promise<Found<Answer> & { wait?: number }> {
    try {
      const answer = await ask<Answer & Later>(path, language, undefined, token);
      const wait = 1000 * (answer.retry_after ?? 0);
      if (answer.ready === false) return { state: 'preparing', wait };
      told = answer;
      return { state: 'ready', answer, lacking: answer.refusal ? 'refused' : wait ? 'coming' : null, wait };
    } catch (error) {
      if (!passes(error)) return { state: 'refused', error };
      return { ...(told ? { state: 'ready', answer: told, lacking: 'refused' } : { state: 'refused', error }), wait: AGAIN };
    }
  }

  void once();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
