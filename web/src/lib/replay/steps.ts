/** A recorded game, step by step: how the dice and every sheet lie after each action. */
import { lockedRows, NO_MARKS, withCross, withPenalty, type Marks } from '../sheet/marks';
import { COLOURS, type Colour, type Variant } from '../sheet/variant';
import type { Cross, Roll } from '../wire/messages';
import type { GameRecord, Turn } from './record';

export interface Step {
  /** 0 before the first roll. */
  readonly turn: number;
  readonly kind: 'start' | 'roll' | 'white' | 'colour';
  readonly active: number;
  readonly roll: Roll | null;
  readonly sheets: readonly Marks[];
  readonly closed: readonly number[];
  readonly dice: readonly Colour[];
  /** By player, the cell that was crossed in this step. */
  readonly crossed: readonly (Cross | null)[];
  readonly penalised: boolean;
  /** It ended the game. */
  readonly over: boolean;
}

export function stepsOf(record: GameRecord): readonly Step[] {
  const nobody = record.names.map(() => null);
  const begin: Step = {
    turn: 0,
    kind: 'start',
    active: record.start.player,
    roll: null,
    sheets: record.names.map(() => NO_MARKS),
    closed: [],
    dice: COLOURS,
    crossed: nobody,
    penalised: false,
    over: false,
  };
  const steps = [begin];
  for (const turn of record.turns) steps.push(...turnSteps(record, steps.at(-1)!, turn, nobody));
  return record.end ? [...steps.slice(0, -1), { ...steps.at(-1)!, over: true }] : steps;
}

function turnSteps({ variant, options }: GameRecord, before: Step, turn: Turn, nobody: readonly null[]): Step[] {
  const { active, roll } = turn;
  const rolled: Step = { ...before, turn: turn.number, kind: 'roll', active, roll, crossed: nobody, penalised: false };
  if (!turn.white) return [rolled];
  const sheets = rolled.sheets.map((marks, player) => crossedOn(variant, marks, turn.white![player]!));
  // By a house rule a row that was locked in action 1 stays in the game until the turn is over.
  const late = options.includes('locked-die-stays') && turn.colour !== undefined;
  const white: Step = { ...rolled, kind: 'white', sheets, crossed: turn.white, ...(!late && closing(variant, sheets)) };
  if (turn.colour === undefined) return [rolled, white];
  const penalised = turn.colour === 'penalty';
  const choice = turn.colour === 'penalty' ? null : turn.colour;
  const after = sheets.map((marks, player) => {
    if (player !== active) return marks;
    return penalised ? withPenalty(marks) : crossedOn(variant, marks, choice);
  });
  const crossed = nobody.map((_, player) => (player === active ? choice : null));
  return [rolled, white, { ...white, kind: 'colour', sheets: after, crossed, penalised, ...closing(variant, after) }];
}

function crossedOn(variant: Variant, marks: Marks, cross: Cross | null): Marks {
  if (!cross) return marks;
  return withCross(marks, cross.row, variant.rows[cross.row]!.findIndex(({ number }) => number === cross.number));
}

/** Rows close for all once a player has locked them, and the die of their last cell leaves. */
function closing(variant: Variant, sheets: readonly Marks[]): Pick<Step, 'closed' | 'dice'> {
  const closed = lockedRows(variant, sheets);
  const gone = closed.map((row) => variant.rows[row]!.at(-1)!.colour);
  return { closed, dice: COLOURS.filter((colour) => !gone.includes(colour)) };
}
