import { expect, test } from 'vitest';
import type { Told } from '../src/lib/wire/messages';
import { seen } from '../src/lib/wire/seeing';
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
