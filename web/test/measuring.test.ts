import { expect, test } from 'vitest';
import { amount, change, expected } from '../src/lib/end/measuring';

test('points and chances are written with one decimal', () => {
  expect(amount('points', 61.25)).toBe('61.3');
  expect(amount('chances', 0.5416)).toBe('54.2%');
  expect(amount('chances', 1, 0)).toBe('100%');
  expect(amount('points', -12.34)).toBe('−12.3');
  expect(amount('points', -0.04)).toBe('0.0');
});

test('what was won has a plus, what was lost a true minus, and nothing neither', () => {
  expect(change('chances', 0.0213)).toBe('+2.1%');
  expect(change('points', -1.25)).toBe('−1.3');
  expect(change('chances', -0.0004)).toBe('0.0%');
});

test('a line has the start and what was expected after every turn, chances in percent', () => {
  const account = { start: 0.5, luck: 0, skill: 0, others: 0, final: 1, moments: [{ after: 0.625 }, { after: 1 }] };
  expect(expected('chances', account)).toEqual([50, 62.5, 100]);
  expect(expected('points', account)).toEqual([0.5, 0.625, 1]);
});
