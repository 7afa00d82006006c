import { expect, test } from 'vitest';
import type { Moment, Seat, SheetShown, Told, View } from '../src/lib/wire/messages';
import { seen } from '../src/lib/wire/seeing';

const seat = (name: string): Seat => ({ kind: 'person', name, level: null, present: true, again: false });
const sheet = (total: number): SheetShown => ({ rows: [[], [], [], []], penalties: 0, lucky: null, scores: { total } });
const moment = (number: number): Moment => ({ moment: number, waits: 'white', active: 0, awaited: [0], paused: false, typed: null });

const view: View = {
  step: 7,
  stage: 'play',
  host: 0,
  settings: { variant: 'classic', dice: 'fair' },
  seats: [seat('Anna'), seat('Ben')],
  game: {
    players: [0, 1],
    names: ['Anna', 'Ben'],
    variant: 'classic',
    roll: null,
    dice: ['red', 'yellow', 'green', 'blue'],
    closed: [],
    sheets: [sheet(0), sheet(0)],
    outcome: null,
  },
  moment: moment(7),
  choices: [],
  you: { seat: 0, choice: { row: 0, number: 5 }, confirmed: true },
};

const events = (changes: object, number = 7): Told => ({ type: 'events', step: 8, events: [], moment: moment(number), changes });

test('changes go to their places, and all else stays', () => {
  const next = seen(view, events({ seats: { 1: seat('Cleo') }, game: { closed: [2], sheets: { 1: sheet(3) } } }))!;
  expect(next.seats.map(({ name }) => name)).toEqual(['Anna', 'Cleo']);
  expect(next.game!.sheets.map(({ scores }) => scores.total)).toEqual([0, 3]);
  expect(next.game!.closed).toEqual([2]);
  expect(next.game!.names).toEqual(['Anna', 'Ben']);
  expect(next.step).toBe(8);
});

test('a game that begins comes whole', () => {
  const next = seen({ ...view, game: null }, events({ game: view.game }))!;
  expect(next.game).toEqual(view.game);
});

test('a sealed choice is forgotten with its moment, and not before', () => {
  expect(seen(view, events({}))!.you).toEqual(view.you);
  expect(seen(view, events({}, 8))!.you).toEqual({ seat: 0, choice: null, confirmed: false });
});

test('what only this seat sees is put in', () => {
  const next = seen(view, { type: 'own', choice: null, confirmed: false })!;
  expect(next.you).toEqual({ seat: 0, choice: null, confirmed: false });
});
