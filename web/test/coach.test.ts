import { expect, test } from 'vitest';
import { tipDue, type Coached } from '../src/lib/coach/due';
import type { View } from '../src/lib/wire/messages';

const ALL = ['order', 'white', 'colour', 'penalty'] as const;
const FRESH = [[], [], [], []];

/** An awaited player who may cross out one cell of a fresh sheet. */
function coached(waits: string, changes: Partial<Coached> = {}, rows: readonly (readonly number[])[] = FRESH): Coached {
  const view = { moment: { waits, paused: false }, game: { sheets: [{ rows }] } } as unknown as View;
  const still = { player: 0, awaited: true, confirmed: false, tumbling: false, threatened: false };
  return { view, ...still, pencilled: undefined, legal: [{ row: 0, cell: 3 }], ...changes };
}

test('each tip has its moment', () => {
  const pencilled = { row: 0, cell: 3 };
  expect(tipDue(coached('white'), ALL)).toBe('white');
  expect(tipDue(coached('white', { pencilled }), ALL)).toBe('order');
  expect(tipDue(coached('white', {}, [[5], [], [], []]), ALL)).toBe('order');
  expect(tipDue(coached('colour'), ALL)).toBe('colour');
  expect(tipDue(coached('colour', { threatened: true }), ['penalty'])).toBe('penalty');
});

test('how to avoid a penalty is told before what it costs', () => {
  expect(tipDue(coached('colour', { threatened: true }), ALL)).toBe('colour');
  expect(tipDue(coached('colour', { threatened: true, pencilled: { row: 0, cell: 3 } }), ['penalty'])).toBeUndefined();
});

test('there is no tip while the player has nothing to choose', () => {
  const paused = { moment: { waits: 'white', paused: true }, game: { sheets: [{ rows: FRESH }] } } as unknown as View;
  expect(tipDue(coached('roll'), ALL)).toBeUndefined();
  expect(tipDue(coached('white', { view: paused }), ALL)).toBeUndefined();
  expect(tipDue(coached('white', { legal: [] }), ALL)).toBeUndefined();
  for (const change of [{ awaited: false }, { confirmed: true }, { tumbling: true }]) {
    expect(tipDue(coached('white', change), ALL)).toBeUndefined();
  }
});

test('a tip that was had is not due again', () => {
  expect(tipDue(coached('white'), ['order', 'colour', 'penalty'])).toBeUndefined();
});
