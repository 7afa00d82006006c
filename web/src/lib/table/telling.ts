/** What happened at a table, in sentences: those of `qwixx.i18n.announcements`, and some that only the page has. */
import { PENALTY_POINTS } from '../sheet/marks';
import { PENALTY_BOXES, cellFacts, rowColour, rowKey, type Colour, type Variant } from '../sheet/variant';
import { listed } from '../words/lists';
import { t } from '../words/words.svelte';
import type { Choice, Cross, Facts, Happening, Roll, TableEvent } from '../wire/messages';

/** As much of a table, or of a replay, as telling needs. */
export interface Told {
  readonly variant: Variant;
  readonly roll: Roll | null;
  /** Whose turn it is in what is told, where that is known. */
  readonly active?: number | undefined;
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

/** Something that deserves attention for a moment: a sentence, and the lock if a row was locked. */
export interface Scene {
  readonly sentence: string;
  readonly lock?: { readonly colour: Colour | undefined; readonly own: boolean };
}

export function sentences(table: Told, event: TableEvent): string[] {
  switch (event.event) {
    case 'white-resolved':
      return [
        ...whites(table, event.choices),
        ...consequences(table, event.happened).map(({ sentence }) => sentence),
        ...(event.happened.some((each) => each.event === 'over') ? [t('event-ended-early')] : []),
      ];
    case 'colour-resolved':
      return colour(table, event);
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
  return consequences(table, event.happened);
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
  const player = happened.find((each) => each.event === 'crossed')?.player ?? table.active;
  const cameOfIt = consequences(table, happened).map(({ sentence }) => sentence);
  if (player === undefined) return cameOfIt;
  if (choice && table.roll) {
    const found = facts(table, choice);
    const face = table.roll[found.colour] ?? 0;
    return [about(table, player, 'crossed-sum', { ...found, face, white: choice.number - face }), ...cameOfIt];
  }
  // A penalty says by itself that nothing was crossed out.
  return cameOfIt.length ? cameOfIt : [about(table, player, 'nothing', { count: 1 })];
}

/** Locks with what they mean for everyone, and penalties: each sentence, and the lock that it is about. */
function consequences(table: Told, happened: readonly Happening[]): Scene[] {
  const rest = happened.flatMap((each) => {
    if (each.event === 'closed') return closing(table.variant, each.row);
    return each.event === 'penalty' ? [penalty(table, each.player)] : [];
  });
  return [...locks(table, happened), ...rest.map((sentence) => ({ sentence }))];
}

/** Those who lock a row together are told together, apart from the player at this device. */
function locks(table: Told, happened: readonly Happening[]): Scene[] {
  const locked = happened.filter((each) => each.event === 'locked');
  return [...new Set(locked.map(({ row }) => row))].flatMap((row) => {
    const lockers = locked.filter((each) => each.row === row).map(({ player }) => player);
    const own = table.you !== undefined && lockers.includes(table.you.player);
    const others = lockers.filter((player) => player !== table.you?.player).map((player) => table.nameOf(player));
    const found = { row: rowKey(table.variant, row) };
    const later = !happened.some((each) => each.event === 'closed' && each.row === row);
    const lock = { colour: rowColour(table.variant, row), own };
    return [
      ...(own ? [t('event-you-locked', found)] : []),
      ...(others.length ? [t('event-locked', { ...found, names: listed(others), count: others.length })] : []),
      ...(later ? [t('event-closes-later', found)] : []),
    ].map((sentence) => ({ sentence, lock }));
  });
}

/** Its die leaves; cells of that colour in other rows stay. */
function closing(variant: Variant, row: number): string[] {
  const { colour } = variant.rows[row]!.at(-1)!;
  const stays = variant.rows.some((cells, other) => other !== row && cells.some((cell) => cell.colour === colour));
  return [
    t('event-closed', { row: rowKey(variant, row), colour }),
    ...(stays ? [t('event-colour-stays', { colour })] : []),
  ];
}

function penalty(table: Told, player: number): string {
  return about(table, player, 'penalty', {
    penalty: table.penaltiesOf(player),
    boxes: PENALTY_BOXES,
    points: PENALTY_POINTS,
  });
}

/** What a player does, told to them in the second person and to all others by their name. */
function about(table: Told, player: number, what: string, facts: Facts = {}): string {
  if (player === table.you?.player) return t(`event-you-${what}`, facts);
  const name = table.nameOf(player);
  return t(`event-${what}`, { name, names: name, ...facts });
}

function facts({ variant }: Told, { row, number }: Cross) {
  return cellFacts(variant, row, variant.rows[row]!.findIndex((cell) => cell.number === number));
}
