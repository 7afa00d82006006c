import { expect, test } from 'vitest';
import { NO_MARKS, withCross } from '../src/lib/sheet/marks';
import { stateOf } from '../src/lib/sheet/states';
import { stepFrom } from '../src/lib/sheet/steps';
import { cellFacts, rowKey } from '../src/lib/sheet/variant';
import { variantNamed } from '../src/lib/sheet/variants';

const classic = variantNamed('classic')!;
const mixx = variantNamed('mixx-a')!;

test('a cell stands as the sheet and the moment say', () => {
  const marks = withCross(NO_MARKS, 0, 3);
  const moment = { closed: [1], legal: [{ row: 2, cell: 0 }], pencilled: { row: 3, cell: 4 } };
  const state = (row: number, cell: number) => stateOf(classic, marks, moment, { row, cell });
  expect([state(0, 3), state(0, 2), state(0, 4), state(0, 10)]).toEqual(['crossed', 'skipped', 'open', 'early']);
  expect([state(1, 0), state(2, 0), state(3, 4)]).toEqual(['closed', 'legal', 'pencilled']);
});

test('arrow keys walk the sheet and stop at its edges', () => {
  expect(stepFrom(classic, { row: 0, cell: 10 }, 'ArrowRight')).toEqual({ row: 0, cell: 10 });
  expect(stepFrom(classic, { row: 0, cell: 10 }, 'ArrowDown')).toEqual({ row: 1, cell: 10 });
  expect(stepFrom(classic, { row: 0, cell: 10 }, 'Home')).toEqual({ row: 0, cell: 0 });
  expect(stepFrom(classic, { row: 0, cell: 0 }, 'ArrowUp')).toEqual({ row: 0, cell: 0 });
  expect(stepFrom(classic, { row: 0, cell: 0 }, 'Enter')).toBeUndefined();
});

test('a row is called by its colour, or by its number where it has several', () => {
  expect(rowKey(classic, 2)).toBe('green');
  expect(rowKey(mixx, 2)).toBe('3');
  expect(cellFacts(classic, 2, 0)).toEqual({ colour: 'green', number: 12, place: 0, row: 'green' });
});
