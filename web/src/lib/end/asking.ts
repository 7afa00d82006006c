/** What takes the server its time: asked for again until it is there. */
import { ask, Refused } from '../wire/http';

interface Preparing {
  readonly ready: false;
  readonly retry_after: number;
}

export type Found<Answer> =
  | { readonly state: 'preparing' }
  | { readonly state: 'ready'; readonly answer: Answer }
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
    if (found.state === 'preparing') timer = setTimeout(once, found.wait);
  }

  async function answered(): Promise<Found<Answer> & { wait?: number }> {
    try {
      const answer = await ask<Answer | Preparing>(path, language, undefined, token);
      if ('ready' in answer && !answer.ready) return { state: 'preparing', wait: 1000 * (answer as Preparing).retry_after };
      return { state: 'ready', answer: answer as Answer };
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
