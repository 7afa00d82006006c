/** What a picture of a result tells, and how large it is: upright, as messengers show it largest. */
import type { Marks, Scores } from '../sheet/marks';
import type { Variant } from '../sheet/variant';

export const WIDTH = 1080;
export const HEIGHT = 1350;

export interface Player {
  readonly name: string;
  readonly made: Scores;
  readonly wins: boolean;
  readonly marks: Marks;
}

export interface Result {
  /** Who wins, in a sentence. */
  readonly headline: string;
  /** The name of the sheet, and when the game was played. */
  readonly about: readonly string[];
  readonly variant: Variant;
  /** The best first. */
  readonly players: readonly Player[];
  /** Whose sheet is shown. */
  readonly caption: string;
  readonly link: string;
  readonly rtl: boolean;
}
