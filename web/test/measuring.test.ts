import { expect, test } from 'vitest';
import { amount, change, expected } from '../src/lib/end/measuring';

test('points and chances are written with one decimal', () => {
  expect(amount('points', 61.25, 'en')).toBe('61.3');
  expect(amount('chances', 0.5416, 'en')).toBe('54.2%');
  expect(amount('chances', 1, 'en', 0)).toBe('100%');
  expect(amount('points', -12.34, 'en')).toBe('−12.3');
  expect(amount('points', -0.04, 'en')).toBe('0.0');
});

test('what was won has a plus, what was lost a true minus, and nothing neither', () => {
  expect(change('chances', 0.0213, 'en')).toBe('+2.1%');
  expect(change('points', -1.25, 'en')).toBe('−1.3');
  expect(change('chances', -0.0004, 'en')).toBe('0.0%');
  expect(change('chances', 0.0004, 'en')).toBe('0.0%');
});

test('numbers have the decimal sign of the language, and the digits of the sheet', () => {
  for (const code of ['uk', 'ru', 'pl', 'cs', 'sk']) {
    expect(amount('chances', 0.5416, code)).toBe('54,2%');
    expect(change('points', -1.25, code)).toBe('−1,3');
  }
  for (const code of ['he', 'en', 'ar']) expect(change('points', 1.25, code)).toBe('+1.3');
});

test('a line has the start and what was expected after every turn, chances in percent', () => {
  const account = { start: 0.5, luck: 0, skill: 0, others: 0, final: 1, moments: [{ after: 0.625 }, { after: 1 }] };
  expect(expected('chances', account)).toEqual([50, 62.5, 100]);
  expect(expected('points', account)).toEqual([0.5, 0.625, 1]);
});
