/** What goes over the socket, as far as the page reads it (`docs/develop/protocol.md`). */
import type { Colour } from '../sheet/variant';

export interface Cross {
  readonly row: number;
  readonly number: number;
  readonly lucky?: boolean;
}

export type Choice = Cross | null;

export type Roll = { readonly white: readonly [number, number] } & { readonly [colour in Colour]?: number };

export interface SheetShown {
  readonly rows: readonly (readonly number[])[];
  readonly penalties: number;
  readonly lucky: readonly [number, number] | null;
  readonly scores: { readonly rows: readonly number[]; readonly penalties: number; readonly total: number };
}

export interface Seat {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string | null;
  readonly level: string | null;
  readonly present: boolean;
  /** Since when its person is away, in milliseconds. */
  readonly away_since: number | null;
  /** A bot plays for the person until it is back. */
  readonly stood_in: boolean;
  /** The person got up in mid-game. */
  readonly left: boolean;
  /** To a chain for the next game's dice. */
  readonly commitment: string | null;
  readonly again: boolean;
}

export interface Game {
  /** By player, the seat. */
  readonly players: readonly number[];
  readonly names: readonly string[];
  readonly variant: string;
  /** The number of this turn and of its draw; 0 for the start. */
  readonly turn: number;
  /** By player, to the chains for the dice of this game; none with real dice. */
  readonly commitments: readonly (string | null)[] | null;
  /** The active player has crossed something in action 1: crossing nothing in action 2 costs no penalty. */
  readonly spared: boolean;
  readonly roll: Roll | null;
  readonly dice: readonly Colour[];
  readonly closed: readonly number[];
  readonly sheets: readonly SheetShown[];
  readonly outcome: { readonly reason: 'penalties' | 'locks'; readonly winners: readonly number[] } | null;
}

export interface Moment {
  readonly moment: number | null;
  readonly waits: 'start' | 'roll' | 'links' | 'agreement' | 'white' | 'colour' | null;
  readonly active: number | null;
  readonly awaited: readonly number[];
  /** The seats that may add a link to the next draw now. */
  readonly links: readonly number[];
  /** Until when, in milliseconds; nothing where there is no clock, or while it stands still. */
  readonly deadline: number | null;
  readonly paused: boolean;
  /** What somebody typed in from real dice, until it counts. */
  readonly typed: Typed | null;
}

export interface Typed {
  readonly seat: number;
  readonly roll?: Roll;
  readonly start?: { readonly player: number };
  readonly agreed: readonly number[];
}

export interface You {
  readonly seat: number;
  readonly choice: Choice;
  readonly confirmed: boolean;
}

export interface Settings {
  /** The name of a sheet, or the text of one of somebody's own. */
  readonly variant: string;
  readonly dice: 'fair' | 'real';
  readonly decision_seconds: number | null;
  readonly away_seconds: number;
  readonly hints: boolean;
  readonly reviews: boolean;
}

export interface View {
  readonly step: number;
  readonly stage: 'lobby' | 'play' | 'over' | 'closed';
  readonly host: number | null;
  readonly settings: Settings;
  readonly seats: readonly Seat[];
  /** How many games were begun here. */
  readonly games: number;
  readonly game: Game | null;
  readonly moment: Moment;
  /** By player, what the rules allow. */
  readonly choices: readonly (readonly Choice[])[];
  readonly you: You | null;
}

/** What the rules say has happened. */
export type Happening =
  | { readonly event: 'crossed'; readonly player: number; readonly row: number; readonly number: number; readonly lucky?: boolean }
  | { readonly event: 'locked'; readonly player: number; readonly row: number }
  | { readonly event: 'closed'; readonly row: number }
  | { readonly event: 'die-removed'; readonly colour: Colour }
  | { readonly event: 'penalty'; readonly player: number }
  | { readonly event: 'over' };

/** Something that happened at the table; only what the page tells of has a form of its own. */
export type TableEvent =
  | { readonly event: 'white-resolved'; readonly choices: readonly Choice[]; readonly happened: readonly Happening[] }
  | { readonly event: 'colour-resolved'; readonly choice: Choice; readonly happened: readonly Happening[] }
  | { readonly event: 'rolled'; readonly roll: Roll }
  | { readonly event: 'reacted'; readonly seat: number; readonly reaction: string }
  | { readonly event: 'begun'; readonly start: { readonly player: number } }
  | { readonly event: 'started' | 'ended' | 'paused' | 'resumed' }
  | { readonly event: 'sat' | 'went-away' | 'came-back' | 'left' | 'replaced' | 'rematch-wanted'; readonly seat: number };

type ByPlace<Value> = Readonly<Record<string, Value>>;

/** Parts of a view that are different now; seats and sheets by their place. */
export type Changes = Partial<Omit<View, 'seats' | 'game'>> & {
  readonly seats?: ByPlace<Seat>;
  readonly game?: Game | (Partial<Omit<Game, 'sheets'>> & { readonly sheets?: ByPlace<SheetShown> }) | null;
};

export type Facts = Readonly<Record<string, string | number>>;

export type Told =
  | { readonly type: 'welcome' | 'view'; readonly now: number; readonly view: View; readonly events?: readonly TableEvent[] }
  | {
      readonly type: 'events';
      readonly step: number;
      readonly events: readonly TableEvent[];
      readonly moment: Moment;
      readonly choices?: View['choices'];
      readonly changes?: Changes;
    }
  | { readonly type: 'own'; readonly choice: Choice; readonly confirmed: boolean }
  | { readonly type: 'ack' | 'pong'; readonly id: string }
  | { readonly type: 'refusal'; readonly code: string; readonly text: string; readonly facts?: Facts; readonly id?: string }
  | { readonly type: 'reason'; readonly id: string; readonly code?: string; readonly facts?: Facts }
  | { readonly type: 'bye'; readonly reason: string; readonly come_back_ms?: number };

export type Command =
  | { readonly command: 'begin' | 'rematch' | 'leave' }
  | { readonly command: 'commit'; readonly commitment: string }
  | { readonly command: 'roll' | 'add-link'; readonly moment: number; readonly link: string | null }
  | { readonly command: 'agree' | 'object'; readonly moment: number }
  | { readonly command: 'type-roll'; readonly moment: number; readonly roll: Roll }
  | { readonly command: 'type-start'; readonly moment: number; readonly start: { readonly kind: 'seat'; readonly player: number } }
  | { readonly command: 'choose'; readonly moment: number; readonly choice: Choice; readonly confirmed: boolean }
  | { readonly command: 'seat-bot'; readonly seat: number; readonly level: string }
  | { readonly command: 'vacate' | 'replace'; readonly seat: number }
  | { readonly command: 'react'; readonly reaction: string };
