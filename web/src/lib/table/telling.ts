/** What happened at a table, in sentences for all to read and hear. */
import { PENALTY_POINTS } from '../sheet/marks';
import { PENALTY_BOXES, cellFacts, rowKey, type Variant } from '../sheet/variant';
import { listed } from '../words/lists';
import { t } from '../words/words.svelte';
import type { Choice, Cross, Happening, Roll, TableEvent } from '../wire/messages';

/** As much of a table, or of a replay, as telling needs. */
export interface Told {
  readonly variant: Variant;
  readonly roll: Roll | null;
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

export function sentences(table: Told, event: TableEvent): string[] {
  switch (event.event) {
    case 'white-resolved':
      return [...whites(table, event.choices), ...consequences(table, event.happened)];
    case 'colour-resolved':
      return [...colour(table, event), ...consequences(table, event.happened)];
    case 'begun':
      return [t('event-begins', { name: table.nameOf(event.start.player) })];
    case 'reacted':
      return [t('event-remark', { name: table.seatName(event.seat)!, remark: t(`reaction-${event.reaction}`) })];
    case 'went-away':
    case 'came-back':
    case 'replaced':
      return [t(`event-${event.event}`, { name: table.seatName(event.seat)! })];
    default:
      return [];
  }
}

/** What of it deserves a moment of everybody's attention. */
export function scenes(table: Told, event: TableEvent): string[] {
  if (event.event === 'begun') return sentences(table, event);
  return event.event === 'white-resolved' || event.event === 'colour-resolved' ? consequences(table, event.happened) : [];
}

/** Why the game ended and who won. */
export function endings(variant: Variant, names: readonly string[], end: End): { readonly why: string; readonly winner: string } {
  const winners = end.winners.map((player) => names[player]!);
  const points = end.totals[end.winners[0]!]!;
  const message = winners.length > 1 ? 'winner-shared' : names.length === 1 ? 'winner-alone' : 'winner-one';
  const full = names.filter((_, player) => end.penalties[player] === PENALTY_BOXES);
  const rows = end.closed.map((row) => t('row', { row: rowKey(variant, row) }));
  return {
    why:
      end.reason === 'penalties'
        ? t('ending-penalties', { name: listed(full), boxes: PENALTY_BOXES })
        : t('ending-locks', { rows: listed(rows) }),
    winner: t(message, { name: winners[0]!, names: listed(winners), points }),
  };
}

function whites(table: Told, choices: readonly Choice[]): string[] {
  const crossing = choices.flatMap((choice, player) =>
    choice
      ? [t(choice.lucky ? 'event-crossed-lucky' : 'event-crossed', { name: table.nameOf(player), ...facts(table, choice) })]
      : [],
  );
  const passing = choices.flatMap((choice, player) => (choice ? [] : [table.nameOf(player)]));
  if (passing.length) crossing.push(t('event-nothing', { names: listed(passing), count: passing.length }));
  return crossing;
}

function colour(table: Told, { choice, happened }: TableEvent & { event: 'colour-resolved' }): string[] {
  const crossed = happened.find((each) => each.event === 'crossed');
  if (!choice || !crossed || !table.roll) return [];
  const found = facts(table, choice);
  const face = table.roll[found.colour] ?? 0;
  return [t('event-crossed-sum', { name: table.nameOf(crossed.player), ...found, face, white: choice.number - face })];
}

function consequences(table: Told, happened: readonly Happening[]): string[] {
  return happened.flatMap((each) => {
    switch (each.event) {
      case 'locked':
        return [t('event-locked', { names: table.nameOf(each.player), count: 1, row: rowKey(table.variant, each.row) })];
      case 'closed':
        return closing(table.variant, each.row);
      case 'penalty':
        return [
          t('event-penalty', {
            name: table.nameOf(each.player),
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

function closing(variant: Variant, row: number): string[] {
  return [t('event-closed', { row: rowKey(variant, row), colour: variant.rows[row]!.at(-1)!.colour })];
}

function facts({ variant }: Told, { row, number }: Cross) {
  return cellFacts(variant, row, variant.rows[row]!.findIndex((cell) => cell.number === number));
}
