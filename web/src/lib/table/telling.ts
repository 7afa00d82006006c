/** What happened at a table, in sentences for all to read and hear. */
import { PENALTY_POINTS } from '../sheet/marks';
import { PENALTY_BOXES, cellFacts, rowColour, rowKey, type Colour, type Variant } from '../sheet/variant';
import { listed } from '../words/lists';
import { t } from '../words/words.svelte';
import type { Choice, Cross, Facts, Happening, Roll, TableEvent } from '../wire/messages';

/** As much of a table, or of a replay, as telling needs. */
export interface Told {
  readonly variant: Variant;
  readonly roll: Roll | null;
  /** Who sits at this device and is told in the second person. */
  readonly you?: { readonly seat: number; readonly player: number } | undefined;
  nameOf(player: number): string;
  seatName(seat: number): string | null;
  penaltiesOf(player: number): number;
}

export interface End {
  readonly reason: 'penalties' | 'locks';
  readonly winners: readonly number[];
  /** By player. */
  readonly totals: readonly number[];
  readonly penalties: readonly number[];
  readonly closed: readonly number[];
}

/** Something that deserves everybody's attention for a moment: a sentence, and the lock if a row was locked. */
export interface Scene {
  readonly sentence: string;
  readonly lock?: { readonly colour: Colour | undefined; readonly own: boolean };
}

export function sentences(table: Told, event: TableEvent): string[] {
  switch (event.event) {
    case 'white-resolved':
      return [...whites(table, event.choices), ...consequences(table, event.happened)];
    case 'colour-resolved':
      return [...colour(table, event), ...consequences(table, event.happened)];
    case 'begun':
      return [about(table, event.start.player, 'begins')];
    case 'reacted':
      return [t('event-remark', { name: table.seatName(event.seat)!, remark: t(`reaction-${event.reaction}`) })];
    case 'went-away':
    case 'came-back':
    case 'replaced':
      // Players know that themselves: they are here again.
      return event.seat === table.you?.seat ? [] : [t(`event-${event.event}`, { name: table.seatName(event.seat)! })];
    default:
      return [];
  }
}

export function scenes(table: Told, event: TableEvent): Scene[] {
  if (event.event === 'begun') return sentences(table, event).map((sentence) => ({ sentence }));
  if (event.event !== 'white-resolved' && event.event !== 'colour-resolved') return [];
  return event.happened.flatMap((each) =>
    consequences(table, [each], event.happened).map((sentence) => ({
      sentence,
      ...(each.event === 'locked' && { lock: { colour: rowColour(table.variant, each.row), own: each.player === table.you?.player } }),
    })),
  );
}

export interface Ending {
  readonly why: string;
  readonly winner: string;
}

/** Why the game ended and who won, told to all, or to the player whose device it is. */
export function endings(variant: Variant, names: readonly string[], end: End, you?: number): Ending {
  const winners = end.winners.map((player) => names[player]!);
  const points = end.totals[end.winners[0]!]!;
  const message = winners.length > 1 ? 'winner-shared' : names.length === 1 ? 'winner-alone' : 'winner-one';
  const full = names.filter((_, player) => end.penalties[player] === PENALTY_BOXES);
  const own = you !== undefined && end.penalties[you] === PENALTY_BOXES;
  const rows = end.closed.map((row) => t('row', { row: rowKey(variant, row) }));
  return {
    why:
      end.reason === 'penalties'
        ? t(own ? 'ending-you-penalties' : 'ending-penalties', { name: listed(full), boxes: PENALTY_BOXES })
        : t('ending-locks', { rows: listed(rows) }),
    winner: t(message, { name: winners[0]!, names: listed(winners), points }),
  };
}

function whites(table: Told, choices: readonly Choice[]): string[] {
  const crossing = choices.flatMap((choice, player) =>
    choice ? [about(table, player, choice.lucky ? 'crossed-lucky' : 'crossed', facts(table, choice))] : [],
  );
  if (table.you && choices[table.you.player] === null) crossing.push(about(table, table.you.player, 'nothing'));
  const passing = choices.flatMap((choice, player) => (choice || player === table.you?.player ? [] : [table.nameOf(player)]));
  if (passing.length) crossing.push(t('event-nothing', { names: listed(passing), count: passing.length }));
  return crossing;
}

function colour(table: Told, { choice, happened }: TableEvent & { event: 'colour-resolved' }): string[] {
  const crossed = happened.find((each) => each.event === 'crossed');
  if (!choice || !crossed || !table.roll) return [];
  const found = facts(table, choice);
  const face = table.roll[found.colour] ?? 0;
  return [about(table, crossed.player, 'crossed-sum', { ...found, face, white: choice.number - face })];
}

/** What some of the happenings of an action mean for everyone; `all` of them say whether a locked row closes at once. */
function consequences(table: Told, happened: readonly Happening[], all = happened): string[] {
  return happened.flatMap((each) => {
    switch (each.event) {
      case 'locked':
        return [
          about(table, each.player, 'locked', { count: 1, row: rowKey(table.variant, each.row) }),
          ...(closesLater(all, each) ? [t('event-closes-later', { row: rowKey(table.variant, each.row) })] : []),
        ];
      case 'closed':
        return closing(table.variant, each.row);
      case 'penalty':
        return [
          about(table, each.player, 'penalty', {
            penalty: table.penaltiesOf(each.player),
            boxes: PENALTY_BOXES,
            points: PENALTY_POINTS,
          }),
        ];
      default:
        return [];
    }
  });
}

/** What a player does, told to them in the second person and to all others by their name. */
function about(table: Told, player: number, what: string, facts: Facts = {}): string {
  if (player === table.you?.player) return t(`event-you-${what}`, facts);
  const name = table.nameOf(player);
  return t(`event-${what}`, { name, names: name, ...facts });
}

/** Whether this is the last lock of a row that stays open for action 2 (the table option of C13). */
function closesLater(all: readonly Happening[], lock: Happening & { event: 'locked' }): boolean {
  const isOfRow = (each: Happening) => (each.event === 'locked' || each.event === 'closed') && each.row === lock.row;
  return all.findLast(isOfRow) === lock;
}

/** A row closes and its die leaves; where other rows have cells of that colour, they stay open to the white sum. */
function closing(variant: Variant, row: number): string[] {
  const { colour } = variant.rows[row]!.at(-1)!;
  const stays = variant.rows.some((cells, other) => other !== row && cells.some((cell) => cell.colour === colour));
  const closed = t('event-closed', { row: rowKey(variant, row), colour });
  return stays ? [closed, t('event-colour-stays', { colour })] : [closed];
}

function facts({ variant }: Told, { row, number }: Cross) {
  return cellFacts(variant, row, variant.rows[row]!.findIndex((cell) => cell.number === number));
}
