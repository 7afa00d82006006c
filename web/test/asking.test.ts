import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asking, type Found } from '../src/lib/end/asking';

const CHANCES = { why: 'the chances' };
const LATER = { ...CHANCES, retry_after: 10 };
let heard: Found<object>[] = [];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Ask a server that answers like this, one after the other, for an hour; how often it was asked. */
async function askFor(...answers: readonly [object, ...(object | Error)[]]): Promise<number> {
  const left = [...answers];
  const asked = vi.fn(async () => {
    const next = left.shift();
    if (!next || next instanceof Error) throw next ?? new Error('asked once too often');
    const status = 'code' in next ? 503 : 200;
    return new Response(JSON.stringify(next), { status });
  });
  vi.stubGlobal('fetch', asked);
  end = asking('/api/seat/advice', 'en', (found) => heard.push(found));
  await vi.advanceTimersByTimeAsync(3_600_000);
  return asked.mock.calls.length;
}

test('what is not there yet is asked for until all of it is', async () => {
  expect(await askFor({ ready: false, retry_after: 3 }, LATER, CHANCES)).toBe(3);
  expect(heard.map((found) => (found.state === 'ready' ? found.lacking : found.state))).toEqual(['preparing', 'coming', null]);
});

test('points that could not be worked out are not asked for again, and the chances stay', async () => {
  const refused = { ...CHANCES, refusal: { code: 'unsolved', text: '' } };
  expect(await askFor(LATER, refused)).toBe(2);
  expect(heard.at(-1)).toMatchObject({ state: 'ready', answer: CHANCES, lacking: 'refused' });
});

test('where there is nothing but points, their refusal is told', async () => {
  expect(await askFor({ ready: false, retry_after: 3 }, { code: 'unsolved', text: 'no points' })).toBe(2);
  expect(heard.at(-1)).toMatchObject({ state: 'refused', error: { code: 'unsolved', message: 'no points' } });
});

test.each([new TypeError('no network'), { code: 'unavailable', text: '' }])(
  'chances stay when the server no longer answers',
  async (trouble) => {
    expect(await askFor(LATER, trouble)).toBe(2);
    expect(heard.at(-1)).toMatchObject({ state: 'ready', answer: CHANCES, lacking: 'refused' });
  },
);

test('a server that cannot be reached is asked again until it can', async () => {
  expect(await askFor(new TypeError('no network'), { ready: false, retry_after: 3 }, new TypeError('no network'), CHANCES)).toBe(4);
  expect(heard.map(({ state }) => state)).toEqual(['refused', 'preparing', 'refused', 'ready']);
});

test('chances of a position that is gone do not stay', async () => {
  expect(await askFor(LATER, { code: 'no-game', text: '' })).toBe(2);
  expect(heard.at(-1)).toMatchObject({ state: 'refused', error: { code: 'no-game' } });
});
