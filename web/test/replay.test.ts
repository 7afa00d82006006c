import { expect, test } from 'vitest';
import { parseRecord } from '../src/lib/replay/record';
import { stepsOf, type Step } from '../src/lib/replay/steps';
import { scores, type Marks } from '../src/lib/sheet/marks';
import { vectors } from './vectors';

interface Recorded {
  text: string;
  steps: { active: number; sheets: Marks[]; closed: number[]; dice: string[] }[];
}

const found = vectors<Recorded[]>('records');
const sorted = (marks: Marks): Marks => ({ ...marks, rows: marks.rows.map((row) => [...row].sort((a, b) => a - b)) });

test.each(found)('a recorded game lies after every step as the rules say', ({ text, steps }) => {
  const played = stepsOf(parseRecord(text));
  const standing = ({ sheets, closed, dice }: Step) => ({ sheets: sheets.map(sorted), closed: [...closed], dice: [...dice] });
  expect(played.map(standing)).toEqual(steps.map(({ active: _, ...step }) => step));
});

test('the last sheets are worth what the record says', () => {
  for (const { text } of found) {
    const record = parseRecord(text);
    const totals = stepsOf(record).at(-1)!.sheets.map((marks) => scores(record.variant, marks).total);
    expect(`scores: ${totals.join(' ')}`).toBe(/^scores: .*$/m.exec(text)![0]);
  }
});

test('a sheet of one’s own is read from the record', () => {
  const lines = ['sheet dice: 4', 'sheet needs: 3', 'sheet row: R2 R3 R4 R5', 'sheet row: Y2 Y3 Y4 Y5'];
  const text = ['qwixx record 1', 'variant: train', ...lines, 'players: 1', 'name 1: Anna', 'start: seat 1'].join('\n');
  const { variant } = parseRecord(text);
  expect([variant.sides, variant.needs, variant.locking, variant.rows[1]!.length]).toEqual([4, 3, 1, 4]);
});

test('a record that stops in mid-turn is read as far as it goes', () => {
  const { text } = found[0]!;
  const cut = text.slice(0, text.indexOf(' | ', text.indexOf('\n3. ')));
  expect(stepsOf(parseRecord(cut)).at(-1)).toMatchObject({ turn: 3, kind: 'roll' });
});
