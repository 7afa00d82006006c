/**
 * What goes over the socket (`docs/develop/protocol.md`).
 * Not written by hand: `make messages` makes it from the messages in Python.
 */

export type Choice = Cross | null;

export type Facts = Readonly<Record<string, string | number>>;

type ByPlace<Value> = Readonly<Record<string, Value>>;

/** Parts of a view that are different now; seats and sheets by their place. */
export type Changes = Partial<Omit<View, 'seats' | 'game'>> & {
  readonly seats?: ByPlace<Seat>;
  readonly game?: Game | (Partial<Omit<Game, 'sheets'>> & { readonly sheets?: ByPlace<SheetShown> }) | null;
};

/** The settings of a table; `variant` is the name of a sheet, or a sheet file. */
export interface AgreedSettings {
  readonly variant: string;
  readonly dice: 'fair' | 'real';
  readonly decision_seconds: number | null;
  readonly away_seconds: number;
  readonly hints: boolean;
  readonly reviews: boolean;
  readonly options?: Readonly<Record<string, boolean>>;
  readonly lucky?: readonly (readonly [number, number] | null)[] | null;
  readonly link_seconds?: number;
  readonly objection_seconds?: number;
  readonly stand_in?: string;
  readonly spectators?: boolean;
}

/** A cross: in which row, on which number, by which way, and the rows of the crosses that it forces. */
export interface Cross {
  readonly row: number;
  readonly number: number;
  readonly lucky?: boolean;
  readonly second?: boolean;
  readonly exchange?: number;
  readonly then?: readonly number[];
}

/** What dice show; one that has left the game is left out. */
export interface Dice {
  readonly white: readonly [number, number];
  readonly red?: number | null;
  readonly yellow?: number | null;
  readonly green?: number | null;
  readonly blue?: number | null;
}

/** A game: `players` are the seats in playing order. `turn` counts the draws, 0 is the one for the start. With `spared`, the active player needs no cross in action 2 to stay without a penalty. */
export interface Game {
  readonly players: readonly number[];
  readonly names: readonly string[];
  readonly variant: string;
  readonly turn: number;
  readonly commitments: readonly (string | null)[] | null;
  readonly spared: boolean;
  readonly roll: Roll | null;
  readonly dice: readonly ('blue' | 'green' | 'red' | 'yellow')[];
  readonly closed: readonly number[];
  readonly sheets: readonly SheetShown[];
  readonly outcome: Outcome | null;
  readonly start?: StartShown | null;
  readonly phase?: string;
  readonly active?: number;
  readonly options?: Readonly<Record<string, boolean>>;
}

/** What the table waits for, from which seats; no `deadline` (in milliseconds) where no clock runs. */
export interface Moment {
  readonly moment: number | null;
  readonly waits: 'agreement' | 'colour' | 'links' | 'over' | 'roll' | 'start' | 'white' | null;
  readonly active: number | null;
  readonly awaited: readonly number[];
  readonly deadline: number | null;
  readonly paused: boolean;
  readonly typed: Typed | null;
  readonly links: readonly number[];
}

/** House rules. */
export interface Options {
  readonly first_six?: boolean;
  readonly locked_die_stays?: boolean;
  readonly lucky_fallback?: boolean;
}

/** How a game ended, and the players who won. */
export interface Outcome {
  readonly reason: 'locks' | 'penalties';
  readonly winners: readonly number[];
}

/** What the dice show; one that has left the game is left out. */
export interface Roll {
  readonly white: readonly [number, number];
  readonly red?: number;
  readonly yellow?: number;
  readonly green?: number;
  readonly blue?: number;
}

/** The points of a sheet. */
export interface Scores {
  readonly rows: readonly number[];
  readonly penalties: number;
  readonly total: number;
  readonly extra?: number;
}

/** A seat. `away_since` is in milliseconds; a person who `left` got up in the middle of a game. */
export interface Seat {
  readonly kind: 'bot' | 'open' | 'person';
  readonly name: string | null;
  readonly level: string | null;
  readonly present: boolean;
  readonly away_since: number | null;
  readonly stood_in: boolean;
  readonly left: boolean;
  readonly commitment: string | null;
  readonly again: boolean;
}

/** What a table agrees on; what is left out is as usual (`docs/develop/match.md`). */
export interface Settings {
  readonly variant: string;
  readonly options?: Options;
  readonly dice?: 'fair' | 'real';
  readonly lucky?: readonly (readonly [number, number] | null)[] | null;
  readonly decision_seconds?: number | null;
  readonly link_seconds?: number;
  readonly objection_seconds?: number;
  readonly away_seconds?: number;
  readonly stand_in?: string;
  readonly hints?: boolean;
  readonly reviews?: boolean;
  readonly spectators?: boolean;
}

/** A player's sheet: by row the crossed numbers, and what they are worth so far. */
export interface SheetShown {
  readonly rows: readonly (readonly number[])[];
  readonly penalties: number;
  readonly lucky: readonly [number, number] | null;
  readonly scores: Scores;
  readonly locks?: readonly boolean[];
  readonly face?: string;
  readonly bar?: readonly number[];
  readonly diamonds?: readonly number[];
}

/** Who begins, and how that was decided. */
export interface Start {
  readonly kind: 'seat' | 'drawn' | 'throws';
  readonly player: number;
  readonly throws?: readonly number[];
}

/** Who begins, and how that was decided. */
export interface StartShown {
  readonly player: number;
  readonly kind?: 'seat' | 'drawn' | 'throws';
  readonly throws?: readonly number[];
}

/** What a person typed in from real dice, until it counts. */
export interface Typed {
  readonly seat: number;
  readonly agreed: readonly number[];
  readonly roll?: Roll;
  readonly start?: StartShown;
}

/** The table as a seat or a spectator sees it; `choices` are by player, `games` counts those that were begun. */
export interface View {
  readonly step: number;
  readonly stage: 'closed' | 'lobby' | 'over' | 'play';
  readonly host: number | null;
  readonly settings: AgreedSettings;
  readonly seats: readonly Seat[];
  readonly games: number;
  readonly game: Game | null;
  readonly moment: Moment;
  readonly choices: readonly (readonly (Cross | null)[])[];
  readonly you: You | null;
  readonly version?: number;
}

/** What only your seat sees. */
export interface You {
  readonly seat: number;
  readonly choice: Cross | null;
  readonly confirmed: boolean;
  readonly may?: readonly string[];
}

export type Happening =
  | { readonly event: 'crossed'; readonly player: number; readonly row: number; readonly number: number; readonly lucky?: boolean; readonly second?: boolean; readonly exchange?: number; readonly then?: readonly number[]; readonly forced?: boolean }
  | { readonly event: 'bar'; readonly player: number; readonly place: number }
  | { readonly event: 'locked'; readonly player: number; readonly row: number }
  | { readonly event: 'closed'; readonly row: number }
  | { readonly event: 'die-removed'; readonly colour: 'blue' | 'green' | 'red' | 'yellow' }
  | { readonly event: 'penalty'; readonly player: number }
  | { readonly event: 'over'; readonly reason?: 'locks' | 'penalties'; readonly winners?: readonly number[] };

export type TableEvent =
  | { readonly event: 'white-resolved'; readonly step?: number; readonly at?: number; readonly choices: readonly (Cross | null)[]; readonly happened: readonly (Happening | Happening | Happening | Happening | Happening | Happening | Happening)[] }
  | { readonly event: 'colour-resolved'; readonly step?: number; readonly at?: number; readonly choice: Cross | null; readonly happened: readonly (Happening | Happening | Happening | Happening | Happening | Happening | Happening)[] }
  | { readonly event: 'rolled'; readonly step?: number; readonly at?: number; readonly roll: Roll }
  | { readonly event: 'begun'; readonly step?: number; readonly at?: number; readonly start: StartShown }
  | { readonly event: 'reacted'; readonly step?: number; readonly at?: number; readonly seat: number; readonly reaction: string }
  | { readonly event: 'started'; readonly step?: number; readonly at?: number }
  | { readonly event: 'ended'; readonly step?: number; readonly at?: number }
  | { readonly event: 'paused'; readonly step?: number; readonly at?: number }
  | { readonly event: 'resumed'; readonly step?: number; readonly at?: number }
  | { readonly event: 'sat'; readonly step?: number; readonly at?: number; readonly seat: number }
  | { readonly event: 'went-away'; readonly step?: number; readonly at?: number; readonly seat: number }
  | { readonly event: 'came-back'; readonly step?: number; readonly at?: number; readonly seat: number }
  | { readonly event: 'left'; readonly step?: number; readonly at?: number; readonly seat: number }
  | { readonly event: 'replaced'; readonly step?: number; readonly at?: number; readonly seat: number }
  | { readonly event: 'rematch-wanted'; readonly step?: number; readonly at?: number; readonly seat: number };

export type Told =
  | { readonly type: 'welcome'; readonly now: number; readonly table: string; readonly view: View; readonly version?: number; readonly events?: readonly TableEvent[] }
  | { readonly type: 'view'; readonly now: number; readonly view: View; readonly events?: readonly TableEvent[] }
  | { readonly type: 'events'; readonly step: number; readonly events: readonly TableEvent[]; readonly moment: Moment; readonly choices?: View['choices']; readonly changes?: Changes }
  | { readonly type: 'own'; readonly choice: Choice; readonly confirmed: boolean }
  | { readonly type: 'ack'; readonly id: string }
  | { readonly type: 'refusal'; readonly code: string; readonly text: string; readonly clause?: string; readonly facts?: Readonly<Record<string, string | number>>; readonly id?: string }
  | { readonly type: 'reason'; readonly id: string; readonly code?: string; readonly text?: string; readonly clause?: string; readonly facts?: Readonly<Record<string, string | number>> }
  | { readonly type: 'bye'; readonly reason: 'closed' | 'left' | 'moved' | 'refused' | 'shutdown'; readonly come_back_ms?: number }
  | { readonly type: 'pong'; readonly id: string; readonly now: number };

export type Command =
  | { readonly command: 'configure'; readonly settings: Settings }
  | { readonly command: 'sit'; readonly seat: number; readonly name: string }
  | { readonly command: 'seat-bot'; readonly seat: number; readonly level: string; readonly name?: string | null }
  | { readonly command: 'vacate'; readonly seat: number }
  | { readonly command: 'leave' }
  | { readonly command: 'commit'; readonly commitment: string }
  | { readonly command: 'begin' }
  | { readonly command: 'rematch' }
  | { readonly command: 'roll'; readonly moment: number; readonly link?: string | null }
  | { readonly command: 'add-link'; readonly moment: number; readonly link?: string | null }
  | { readonly command: 'type-roll'; readonly moment: number; readonly roll: Dice }
  | { readonly command: 'type-start'; readonly moment: number; readonly start: Start }
  | { readonly command: 'agree'; readonly moment: number }
  | { readonly command: 'object'; readonly moment: number }
  | { readonly command: 'choose'; readonly moment: number; readonly choice: Cross | null; readonly confirmed?: boolean }
  | { readonly command: 'react'; readonly reaction: string }
  | { readonly command: 'replace'; readonly seat: number }
  | { readonly command: 'close' };

export type Asked =
  | { readonly type: 'hello'; readonly version?: number; readonly token?: string | null; readonly table?: string | null; readonly after?: number | null; readonly language?: 'ar' | 'cs' | 'en' | 'he' | 'pl' | 'ru' | 'sk' | 'uk' }
  | { readonly type: 'do'; readonly id: string; readonly command: Command | Command | Command | Command | Command | Command | Command | Command | Command | Command | Command | Command | Command | Command | Command | Command | Command | Command }
  | { readonly type: 'ask'; readonly after?: number | null }
  | { readonly type: 'why'; readonly id: string; readonly row: number; readonly number: number }
  | { readonly type: 'ping'; readonly id: string };
