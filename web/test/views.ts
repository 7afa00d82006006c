/** A view of a table of two, to begin a test with. */
import type { Game, Moment, Seat, SheetShown, View } from '../src/lib/wire/messages';

export const seat = (name: string, changes: Partial<Seat> = {}): Seat => ({
  kind: 'person',
  name,
  level: null,
  present: true,
  away_since: null,
  stood_in: false,
  left: false,
  commitment: null,
  again: false,
  ...changes,
});

export const sheet = (total: number): SheetShown => ({
  rows: [[], [], [], []],
  penalties: 0,
  lucky: null,
  scores: { rows: [0, 0, 0, 0], penalties: 0, total },
});

export const moment = (number: number, changes: Partial<Moment> = {}): Moment => ({
  moment: number,
  waits: 'white',
  active: 0,
  awaited: [0],
  links: [],
  deadline: null,
  paused: false,
  typed: null,
  ...changes,
});

export const game: Game = {
  players: [0, 1],
  names: ['Anna', 'Ben'],
  variant: 'classic',
  turn: 1,
  commitments: [null, null],
  spared: false,
  roll: null,
  dice: ['red', 'yellow', 'green', 'blue'],
  closed: [],
  sheets: [sheet(0), sheet(0)],
  outcome: null,
};

export const view: View = {
  step: 7,
  stage: 'play',
  host: 0,
  settings: { variant: 'classic', dice: 'fair', decision_seconds: null, away_seconds: 60, hints: true, reviews: true },
  seats: [seat('Anna'), seat('Ben')],
  games: 1,
  game,
  moment: moment(7),
  choices: [],
  you: { seat: 0, choice: { row: 0, number: 5 }, confirmed: true },
};
