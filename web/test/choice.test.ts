import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalChoice } from '../src/lib/table/choice.svelte';
import { Countdown } from '../src/lib/table/countdown.svelte';

const RED = { moment: 3, choice: { row: 0, number: 5 }, confirmed: false };
const BLUE = { ...RED, choice: { row: 3, number: 9 } };

test('what was tapped is shown in its moment alone', () => {
  const local = new LocalChoice();
  local.choose(RED, '1');
  expect(local.at(3)).toEqual(RED);
  expect(local.at(4)).toBeUndefined();
});

test('only the answer to the last tap gives the word back to the server', () => {
  const local = new LocalChoice();
  local.choose(RED, '1');
  local.choose(BLUE, '2');
  expect(local.answered('1')).toBe(false);
  local.forget();
  expect(local.at(3)).toEqual(BLUE);
  expect(local.answered('2')).toBe(true);
  local.forget();
  expect(local.at(3)).toBeUndefined();
});

const done: string[] = [];

beforeEach(() => {
  done.length = 0;
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

const counting = () => new Countdown<string>(2000, (deed) => done.push(deed));

test('a deed is done when its time is over, and not before', () => {
  const countdown = counting();
  countdown.start('pass');
  vi.advanceTimersByTime(1999);
  expect([countdown.pending, done]).toEqual(['pass', []]);
  vi.advanceTimersByTime(1);
  expect([countdown.pending, done]).toEqual([undefined, ['pass']]);
});

test('a deed that is taken back is never done, and one that is finished is done at once', () => {
  const countdown = counting();
  countdown.start('pass');
  countdown.cancel();
  countdown.start('cross');
  countdown.finish();
  countdown.finish();
  vi.runAllTimers();
  expect(done).toEqual(['cross']);
});
