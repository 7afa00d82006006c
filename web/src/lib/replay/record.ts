/** The record of a game as the server keeps it (`docs/develop/notation.md`). It was checked there; here it is only read. */
import { COLOURS, parseSheet, type Colour, type Variant } from '../sheet/variant';
import { variantNamed } from '../sheet/variants';
import type { Cross, Roll } from '../wire/messages';

export interface Turn {
  readonly number: number;
  /** The active player. */
  readonly active: number;
  readonly roll: Roll;
  /** By player, what was chosen in action 1; none where the record stops before. */
  readonly white: readonly (Cross | null)[] | undefined;
  /** What the active player chose in action 2, if it came to that. */
  readonly colour: Cross | 'penalty' | null | undefined;
}

export interface GameRecord {
  readonly text: string;
  readonly variant: Variant;
  readonly date: string | undefined;
  readonly names: readonly string[];
  readonly lucky: readonly (readonly [number, number] | null)[];
  readonly options: readonly string[];
  readonly start: { readonly kind: string; readonly player: number; readonly throws: readonly number[] };
  /** What the header says of the dice, by key: `dice secret`. */
  readonly dice: ReadonlyMap<string, string>;
  readonly turns: readonly Turn[];
  readonly end: { readonly reason: 'penalties' | 'locks'; readonly winners: readonly number[] } | undefined;
}

const TURN = /^(\d+)\. player (\d+): ([^|]+)(?: \| ([^|]+?))?(?: \| (.+))?$/;
const CELL = /^([RYGB])(\d+)(?:\/(\d))?(\*)?$/;
const FIRST_LETTERS = new Map(COLOURS.map((colour) => [colour[0]!, colour]));

export function parseRecord(text: string): GameRecord {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  const fields = new Map(lines.filter((line) => !TURN.test(line)).map((line) => line.split(/: (.*)/, 2) as [string, string]));
  const variant = ownSheet(lines) ?? variantNamed(fields.get('variant')!)!;
  const players = Number(fields.get('players'));
  const lucky = (fields.get('lucky')?.split(' ') ?? Array<string>(players).fill('none')).map(parsePair);
  return {
    text,
    variant,
    date: fields.get('date'),
    names: Array.from({ length: players }, (_, player) => fields.get(`name ${player + 1}`)!),
    lucky,
    options: fields.get('options')?.split(',') ?? [],
    start: parseStart(fields.get('start')!, players),
    dice: new Map([...fields].filter(([key]) => key.startsWith('dice'))),
    turns: lines.flatMap((line) => parseTurn(variant, TURN.exec(line))),
    end: fields.has('end')
      ? {
          reason: fields.get('end') as 'penalties' | 'locks',
          winners: fields.get('winners')!.split(' ').map((winner) => Number(winner) - 1),
        }
      : undefined,
  };
}

/** The sheet that the record holds, if it was not played on a printed one. */
function ownSheet(lines: readonly string[]): Variant | undefined {
  const sheet = lines.filter((line) => line.startsWith('sheet ')).map((line) => line.slice('sheet '.length));
  return sheet.length ? parseSheet(sheet.join('\n')) : undefined;
}

function parsePair(text: string): readonly [number, number] | null {
  return text === 'none' ? null : (text.split('-').map(Number) as [number, number]);
}

function parseStart(text: string, players: number): GameRecord['start'] {
  const [kind, ...rest] = text.split(' ') as [string, ...string[]];
  const numbers = rest.map(Number);
  if (kind === 'throws') return { kind, player: (numbers.length - 1) % players, throws: numbers };
  return { kind, player: numbers[0]! - 1, throws: [] };
}

function parseTurn(variant: Variant, found: RegExpExecArray | null): Turn[] {
  if (!found) return [];
  const [, number, active, roll, white, colour] = found;
  return [
    {
      number: Number(number),
      active: Number(active) - 1,
      roll: parseRoll(roll!.trim()),
      white: white?.split(' ').map((choice) => parseChoice(variant, choice)),
      colour: colour === 'x' ? 'penalty' : colour === undefined ? undefined : parseChoice(variant, colour),
    },
  ];
}

function parseRoll(text: string): Roll {
  const [white, ...coloured] = text.split(' ') as [string, ...string[]];
  const dice = coloured.map((die): [Colour, number] => [FIRST_LETTERS.get(die[0]!)!, Number(die.slice(1))]);
  return { white: white.split('+').map(Number) as [number, number], ...Object.fromEntries(dice) };
}

function parseChoice(variant: Variant, text: string): Cross | null {
  const found = CELL.exec(text);
  if (!found) return null;
  const [, letter, digits, place, lucky] = found;
  const [colour, number] = [FIRST_LETTERS.get(letter!.toLowerCase())!, Number(digits)];
  const holds = variant.rows.findIndex((cells) => cells.some((cell) => cell.colour === colour && cell.number === number));
  const row = place ? Number(place) - 1 : holds;
  return { row, number, ...(lucky && { lucky: true }) };
}
