/** What takes the server its time: asked for again until all of it is there. */
import { ask, Refused } from '../wire/http';

interface Later {
  /** There is nothing yet. */
  readonly ready?: false;
  /** In how many seconds to ask again for what is not there yet. */
  readonly retry_after?: number;
}

/** `more` says that a part of the answer is still to come. */
export type Found<Answer> =
  | { readonly state: 'preparing' }
  | { readonly state: 'ready'; readonly answer: Answer; readonly more: boolean }
  | { readonly state: 'refused'; readonly code: string; readonly text: string };

/** Ask until there is an answer, and tell of every state; the result ends the asking. */
export function asking<Answer extends object>(
  path: string,
  language: string,
  tell: (found: Found<Answer>) => void,
  token?: string,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

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
      return answer.ready === false ? { state: 'preparing', wait } : { state: 'ready', answer, more: wait > 0, wait };
    } catch (error) {
      const code = error instanceof Refused ? error.code : 'unavailable';
      return { state: 'refused', code, text: error instanceof Error ? error.message : String(error) };
    }
  }

  void once();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
