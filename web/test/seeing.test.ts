import { expect, test } from 'vitest';
import type { Roll, Told } from '../src/lib/wire/messages';
import { lying, seen } from '../src/lib/wire/seeing';
import { moment, seat, sheet, view } from './views';

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

test('dice lie as they were rolled until they show other faces', () => {
  const rolled: Roll = { white: [1, 2], red: 3 };
  expect(lying(rolled, { white: [1, 2], red: 3 })).toBe(rolled);
  expect(lying(rolled, null)).toBe(rolled);
  expect(lying(rolled, { white: [1, 2], red: 4 })).toEqual({ white: [1, 2], red: 4 });
  expect(lying(null, rolled)).toBe(rolled);
});
