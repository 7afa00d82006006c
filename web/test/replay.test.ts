import { beforeAll, describe, expect, test } from 'vitest';
import { speak } from './speaking';
import { parseRecord, type GameRecord } from '../src/lib/replay/record';
import { eventOf } from '../src/lib/replay/retelling';
import { stepsOf, type Step } from '../src/lib/replay/steps';
import { scores, type Marks } from '../src/lib/sheet/marks';
import { titleOf } from '../src/lib/sheet/title';
import { endings, sentences } from '../src/lib/table/telling';
import { LANGUAGES } from '../src/lib/words/languages';
import { vectors } from './vectors';

interface Recorded {
  text: string;
  /** By language, what Python announces of every action but rolls, and of the end. */
  told: Record<string, string[][]>;
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

test.each(['train', 'classic'])('the sheet that a record holds is the one that is replayed, also if it is called %s', (name) => {
  const rows = ['sheet row: R2 R3 R4 R5', 'sheet row: Y2 Y3 Y4 Y5'];
  const sheet = [`sheet name: ${name}`, 'sheet title: Short: for a train', 'sheet dice: 4', 'sheet needs: 3', ...rows];
  const text = ['qwixx record 1', `variant: ${name}`, ...sheet, 'players: 1', 'name 1: Anna', 'start: seat 1'].join('\n');
  const { variant } = parseRecord(text);
  expect([variant.sides, variant.needs, variant.locking, variant.rows[1]!.length]).toEqual([4, 3, 1, 4]);
  expect(titleOf(variant)).toBe('Short: for a train');
});

test('a printed sheet has its title in every language, and no other sheet has it', async () => {
  await speak('pl');
  const { variant } = parseRecord(found[0]!.text);
  expect(titleOf(variant)).toBe('Qwixx');
  expect(titleOf({ ...variant, title: 'Mine' })).toBe('Mine');
});

describe.each(LANGUAGES.map(({ code }) => code))('in %s', (code) => {
  beforeAll(() => speak(code));

  test('the page announces in the same sentences as Python what happens to others', () => {
    for (const { text, told } of found) expect(announced(parseRecord(text))).toEqual(told[code]);
  });
});

test.each([
  'closes at the end of this turn',
  'cells stay open to the white sum',
  'ends the game at once',
  'crosses nothing',
  'cross nothing',
  ' lock the ',
  ' locks the ',
  'penalty boxes',
  'are locked',
])('one of those sentences says: %s', (part) => {
  const all = found.flatMap(({ told }) => told.en!).flat();
  expect(all.some((sentence) => sentence.includes(part))).toBe(true);
});

function announced(record: GameRecord): string[][] {
  const { variant, names } = record;
  const steps = stepsOf(record);
  const told = steps.flatMap((step, at) => {
    if (step.kind === 'start' || step.kind === 'roll') return [];
    const penaltiesOf = (player: number) => step.sheets[player]!.penalties;
    const { roll, active } = step;
    const table = { variant, roll, active, nameOf: (player: number) => names[player]!, seatName: () => null, penaltiesOf };
    return [sentences(table, eventOf(variant, steps[at - 1], step))];
  });
  const { sheets, closed } = steps.at(-1)!;
  const totals = sheets.map((marks) => scores(variant, marks).total);
  const end = { ...record.end!, totals, penalties: sheets.map(({ penalties }) => penalties), closed };
  const { why, winner } = endings(variant, names, end);
  return [...told, [why, winner]];
}

test('a record that stops in mid-turn is read as far as it goes', () => {
  const { text } = found[0]!;
  const cut = text.slice(0, text.indexOf(' | ', text.indexOf('\n3. ')));
  expect(stepsOf(parseRecord(cut)).at(-1)).toMatchObject({ turn: 3, kind: 'roll' });
});
