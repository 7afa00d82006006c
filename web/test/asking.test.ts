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
async function askFor(...answers: readonly object[]): Promise<number> {
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

const TROUBLES = [new TypeError('no network'), ...['busy', 'too-fast', 'unavailable'].map((code) => ({ code, text: '' }))];

test.each(TROUBLES)('chances stay while the server does not answer, and it is asked until it does', async (trouble) => {
  expect(await askFor(LATER, trouble, trouble, { why: 'all' })).toBe(4);
  expect(heard.map((found) => found.state === 'ready' && found.lacking)).toEqual(['coming', 'refused', 'refused', null]);
  expect(heard[1]).toMatchObject({ answer: CHANCES });
});

test.each(TROUBLES)('a server that cannot answer now is asked again until it can', async (trouble) => {
  expect(await askFor(trouble, { ready: false, retry_after: 3 }, trouble, CHANCES)).toBe(4);
  expect(heard.map(({ state }) => state)).toEqual(['refused', 'preparing', 'refused', 'ready']);
});

test('chances of a position that is gone do not stay', async () => {
  expect(await askFor(LATER, { code: 'no-game', text: '' })).toBe(2);
  expect(heard.at(-1)).toMatchObject({ state: 'refused', error: { code: 'no-game' } });
});
