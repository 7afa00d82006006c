import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lasting, Pacing } from '../src/lib/table/pacing.svelte';
import { marksAfter } from '../src/lib/table/turns';
import { variantNamed } from '../src/lib/sheet/variants';
import type { TableEvent, Told } from '../src/lib/wire/messages';
import { moment } from './views';

const classic = variantNamed('classic')!;
const rolled: TableEvent = { event: 'rolled', roll: { white: [1, 2] } };
const crossed: TableEvent = {
  event: 'white-resolved',
  choices: [{ row: 2, number: 9 }, null],
  happened: [{ event: 'crossed', player: 0, row: 2, number: 9 }],
};
const penalised: TableEvent = { event: 'colour-resolved', choice: null, happened: [{ event: 'penalty', player: 1 }] };
const told = (...events: TableEvent[]): Told => ({ type: 'events', step: 1, events, moment: moment(1) });

describe('what happens', () => {
  let pace = 'calm';
  const shown: Told[] = [];
  const pacing = () => new Pacing((each) => shown.push(each));

  beforeEach(() => {
    shown.length = 0;
    pace = 'calm';
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', { getItem: () => pace });
  });

  afterEach(() => vi.useRealTimers());

  test('is shown one thing after another', () => {
    const here = pacing();
    [rolled, crossed, penalised].forEach((event) => here.take(told(event)));
    expect([shown.length, here.behind]).toEqual([1, 2]);
    vi.advanceTimersByTime(lasting([rolled]));
    expect([shown.length, here.behind]).toEqual([2, 1]);
    vi.advanceTimersByTime(lasting([crossed]));
    expect([shown.length, here.behind]).toEqual([3, 0]);
  });

  test('is shown at once when somebody skips ahead or wants it so', () => {
    const here = pacing();
    [rolled, crossed, penalised].forEach((event) => here.take(told(event)));
    here.skip();
    expect([shown.length, here.behind]).toEqual([3, 0]);
    pace = 'at-once';
    const swift = pacing();
    [rolled, crossed].forEach((event) => swift.take(told(event)));
    expect(shown).toHaveLength(5);
  });

  test('is seen at once where it is one’s own doing, and waits no longer than the next deed', () => {
    const here = pacing();
    const own: Told = { type: 'own', choice: null, confirmed: false };
    here.take(told(rolled));
    here.take(own);
    expect(shown).toEqual([told(rolled), own]);
    here.take(told(crossed));
    expect(here.behind).toBe(1);
    here.hurry();
    expect([shown.length, here.behind]).toEqual([3, 0]);
  });

  test('is forgotten when everything is told anew', () => {
    const here = pacing();
    [rolled, crossed].forEach((event) => here.take(told(event)));
    here.forget();
    vi.runAllTimers();
    expect([shown.length, here.behind]).toEqual([1, 0]);
  });

  test('takes longer where there is more to see', () => {
    expect(lasting([penalised])).toBeGreaterThan(lasting([crossed]));
    expect(lasting([{ event: 'ended' }])).toBe(0);
  });
});

test('what everybody did in a turn stands beside their names until the next roll', () => {
  const first = marksAfter([], classic, crossed);
  expect(first).toEqual([[{ kind: 'cross', colour: 'green', number: 9 }], [{ kind: 'nothing' }]]);
  expect(marksAfter(first, classic, penalised)[1]).toEqual([{ kind: 'penalty' }]);
  expect(marksAfter(first, classic, rolled)).toEqual([]);
});
