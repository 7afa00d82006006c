import { beforeAll, describe, expect, test } from 'vitest';
import { speak } from './speaking';
import { reached } from '../src/lib/end/place';
import { variantNamed } from '../src/lib/sheet/variants';
import { standing } from '../src/lib/table/shown';
import { endings, scenes, sentences, type End } from '../src/lib/table/telling';
import { LANGUAGES } from '../src/lib/words/languages';
import type { TableEvent } from '../src/lib/wire/messages';
import { game, seat, sheet, view } from './views';

const classic = variantNamed('classic')!;
const NAMES = ['Anna', 'Ben', 'Chava'];
const ROLL = { white: [2, 3], red: 4 } as const;
const three = {
  ...view,
  seats: NAMES.map((name) => seat(name)),
  game: { ...game, players: [0, 1, 2], names: NAMES, sheets: [sheet(0), { ...sheet(-5), penalties: 1 }, sheet(0)] },
};
/** The same table as a seat sees it, or as those without a seat do. */
const seenBy = (you: number | null) =>
  standing({ ...three, you: you === null ? null : { seat: you, choice: null, confirmed: false } }, classic, ROLL, 1);
const begun: TableEvent = { event: 'begun', start: { player: 1 } };
const white: TableEvent = {
  event: 'white-resolved',
  choices: [null, { row: 0, number: 5 }, null],
  happened: [{ event: 'crossed', player: 1, row: 0, number: 5 }],
};
const lucky: TableEvent = { ...white, choices: [null, { row: 0, number: 5, lucky: true }, null] };
const locked: TableEvent = {
  event: 'colour-resolved',
  choice: { row: 0, number: 6 },
  happened: [
    { event: 'crossed', player: 1, row: 0, number: 6 },
    { event: 'locked', player: 1, row: 0 },
    { event: 'closed', row: 0 },
  ],
};
const penalty: TableEvent = { event: 'colour-resolved', choice: null, happened: [{ event: 'penalty', player: 1 }] };
const together: TableEvent = {
  event: 'white-resolved',
  choices: [{ row: 0, number: 12 }, { row: 0, number: 12 }, { row: 0, number: 12 }],
  happened: [0, 1, 2].map((player) => ({ event: 'locked', player, row: 0 })),
};
const passed: TableEvent = { event: 'colour-resolved', choice: null, happened: [] };
const EVENTS = [begun, white, lucky, locked, penalty, passed];
const all = (you: number | null) => EVENTS.flatMap((event) => sentences(seenBy(you), event));

function ended(totals: readonly number[], changes: Partial<End> = {}): End {
  const most = Math.max(...totals);
  const winners = totals.flatMap((total, player) => (total === most ? [player] : []));
  return { reason: 'locks', winners, totals, penalties: totals.map(() => 0), closed: [0, 1], ...changes };
}

const names = (count: number) => ['Anna', 'Ben', 'Chava', 'Dan', 'Eva'].slice(0, count);
const told = (totals: readonly number[], you: number) => reached(names(totals.length), ended(totals), you);

describe('in English', () => {
  beforeAll(() => speak('en', 'ending'));

  test('players are told in the second person what they do, and all others by their names', () => {
    expect(sentences(seenBy(1), begun)).toEqual(['You begin.']);
    expect(sentences(seenBy(0), begun)).toEqual(['Ben begins.']);
    expect(sentences(seenBy(null), begun)).toEqual(['Ben begins.']);
    expect(sentences(seenBy(1), white)[0]).toBe('You cross out red 5.');
    expect(sentences(seenBy(1), lucky)[0]).toBe('You cross out red 5 by a lucky number.');
    expect(sentences(seenBy(1), locked).slice(0, 2)).toEqual(['You cross out red 6 = white 2 + red 4.', 'You lock the red row.']);
    expect(sentences(seenBy(1), penalty)).toEqual(['You take penalty 1 of 4: minus 5 points.']);
  });

  test('passing is told to a player apart from the others who pass', () => {
    expect(sentences(seenBy(0), white).slice(1)).toEqual(['You pass.', expect.stringMatching(/^Chava /)]);
    expect(sentences(seenBy(1), white).slice(1)).toEqual([expect.stringMatching(/^Anna and Chava /)]);
    expect(sentences(seenBy(null), white).slice(1)).toEqual([expect.stringMatching(/^Anna and Chava /)]);
  });

  test('a lock is a scene in the colour of its row, and its own where the player made it', () => {
    const [lock, closed] = scenes(seenBy(1), locked);
    expect(lock).toEqual({ sentence: 'You lock the red row.', lock: { colour: 'red', own: true } });
    expect(closed!.sentence).toMatch(/closed for everyone/);
    expect(scenes(seenBy(0), locked)[0]!.lock).toEqual({ colour: 'red', own: false });
    expect(scenes(seenBy(0), white)).toEqual([]);
  });

  test('a die that leaves does not take the cells of its colour in other rows along', () => {
    const mixed = variantNamed('mixx-a')!;
    const table = standing({ ...three, you: null }, mixed, ROLL);
    const closed: TableEvent = { event: 'colour-resolved', choice: null, happened: [{ event: 'closed', row: 0 }] };
    expect(sentences(table, closed).at(-1)).toBe('Other red cells stay open to the white sum.');
    expect(sentences(seenBy(null), closed)).toHaveLength(1);
  });

  test('those who lock a row together are told together, and that it closes later by a house rule', () => {
    expect(sentences(seenBy(0), together).slice(3)).toEqual([
      'You lock the red row.',
      'Ben and Chava lock the red row.',
      'The red row closes at the end of this turn.',
    ]);
    expect(sentences(seenBy(null), together)[3]).toBe('Anna, Ben and Chava lock the red row.');
  });

  test('passing in action 2 is told, but not before a penalty', () => {
    expect(sentences(seenBy(1), passed)).toEqual(['You pass.']);
    expect(sentences(seenBy(0), passed)).toEqual([expect.stringMatching(/^Ben /)]);
    expect(sentences(seenBy(0), penalty)).toHaveLength(1);
  });

  test('the end speaks to everyone by their place', () => {
    expect(told([60], 0)).toBe('You finished with 60 points.');
    expect(told([72, 66], 0)).toBe('You won with 72 points!');
    expect(told([72, 66], 1)).toBe('You came second, 6 points behind Anna.');
    expect(told([72, 71, 1], 1)).toBe('You came second, 1 point behind Anna.');
    expect(told([60, 60, 40], 1)).toBe('You share the win with Anna: 60 points each.');
    expect(told([60, 60, 60], 1)).toBe('You share the win with Anna and Chava: 60 points each.');
    expect(told([60, 60, 40, 30], 2)).toBe('You came third, 20 points behind Anna and Ben.');
    expect(told([60, 60, 40], 2)).toMatch(/^You came third this time, 20 points behind Anna and Ben\. /);
    expect(told([80, 50, 50, 40], 2)).toBe('You came second, 30 points behind Anna.');
    expect(told([80, 70, 60, 50, 50], 4)).toMatch(/^You came fourth this time, 30 points behind Anna\. /);
    expect(told([80, 70, 60, 50, -5], 4)).toMatch(/^You came fifth this time, 85 points behind Anna\. /);
  });

  test('the player who ends a game by penalties is told so', () => {
    const end = ended([40, -20], { reason: 'penalties', penalties: [0, 4] });
    expect(endings(classic, names(2), end, 1).why).toBe('The game is over: you have crossed out all 4 penalty boxes.');
    expect(endings(classic, names(2), end, 0).why).toMatch(/^The game is over: Ben /);
  });
});

describe.each(LANGUAGES.map(({ code }) => code))('in %s', (code) => {
  beforeAll(() => speak(code, 'ending'));

  test('every sentence about a player has its second person', () => {
    for (const sentence of all(1)) expect(sentence).not.toMatch(/event-|Ben/);
    expect(all(0).join()).toMatch(/Ben/);
    expect(all(1)).toHaveLength(all(null).length);
    expect(all(0)).toHaveLength(all(null).length + 2);
  });

  test('every place has its words', () => {
    const five = [90, 80, 70, 60, 50];
    const places = five.map((_, player) => told(five, player));
    expect(new Set(places).size).toBe(5);
    for (const sentence of [...places, told([5], 0), told([5, 5], 0), told([5, 5], 1)]) expect(sentence).not.toMatch(/ending-|\{/);
  });
});
