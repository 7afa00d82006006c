/** What is asked of the server before there is a seat. */
import type { Facts } from './messages';
import { onDevice } from './place';

export interface Seated {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

export interface Look {
  readonly table: string;
  readonly stage: 'lobby' | 'play' | 'over';
  readonly settings: { readonly variant: string; readonly dice: 'fair' | 'real'; readonly spectators: boolean };
  readonly seats: readonly { readonly kind: 'open' | 'person' | 'bot'; readonly name: string | null }[];
  /** The seats that can be taken now; none while a game is on. */
  readonly free: readonly number[];
  /** The seat of the person who invites, if any is left. */
  readonly host: number | null;
  /** For inviting others: as they reach the server. */
  readonly link: string;
}

/** What the server has refused: its code, what happened in a sentence, and the facts for one in any language. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly facts?: Facts,
  ) {
    super(text);
  }
}

export interface NewTable {
  readonly name: string;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly settings: NewSettings;
}

/** What a table agrees on; what is left out is as usual. */
export interface NewSettings {
  readonly variant: string;
  readonly dice: 'fair' | 'real';
  readonly options?: Readonly<Record<string, boolean>>;
  readonly decision_seconds?: number;
  readonly hints?: boolean;
  readonly reviews?: boolean;
  readonly spectators?: boolean;
}

/** A game that was played at a table. */
export interface GameFacts {
  readonly game: number;
  readonly date: string | null;
  readonly players: readonly string[];
  readonly scores: readonly number[] | null;
}

export function makeTable(asked: NewTable, language: string): Promise<Seated> {
  return ask('/api/tables', language, asked);
}

/** A table of this device: its people by name, then its bots. */
export interface NewDeviceTable {
  readonly names: readonly string[];
  readonly bots: readonly string[];
  readonly settings: NewSettings;
}

export async function makeTableHere(asked: NewDeviceTable): Promise<Seated> {
  const { ask: askDevice } = await import('../device/device.svelte');
  return answered(await askDevice('/api/tables', 'POST', JSON.stringify(asked)));
}

export function sitDown(table: string, name: string, language: string): Promise<Seated> {
  return ask(`/api/tables/${table}/seats`, language, { name });
}

export function lookAt(table: string, language: string): Promise<Look> {
  return ask(`/api/tables/${table}`, language);
}

export function gamesAt(table: string, language: string): Promise<GameFacts[]> {
  return ask(`/api/tables/${table}/games`, language);
}

/** The record of a game that has ended. */
export async function recordOf(table: string, game: number, language: string): Promise<string> {
  return (await fileAt(`/api/tables/${table}/games/${game}/record`, language)).text();
}

/** Something that is not JSON. */
export async function fileAt(path: string, language: string): Promise<Response> {
  const answer = await reach(path, { method: 'GET', headers: { 'accept-language': language } });
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

/** A link that moves a seat to another device, once and soon. */
export interface Offer {
  readonly link: string;
  readonly seconds: number;
}

export function offerSeat(token: string, language: string): Promise<Offer> {
  return ask('/api/seat/move', language, {}, token);
}

/** Take a seat over on this device, with the key of such a link. */
export function claimSeat(key: string, language: string): Promise<Seated> {
  return ask('/api/seat/claim', language, { key });
}

export async function ask<Answer>(path: string, language: string, body?: object, token?: string): Promise<Answer> {
  const answer = await reach(path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-language': language,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answered(answer);
}

/** A request to whoever has that table: the server, or this device. */
async function reach(path: string, asked: { method: string; headers: Record<string, string>; body?: string }): Promise<Response> {
  if (!onDevice(path)) return fetch(path, asked);
  const { ask: askDevice } = await import('../device/device.svelte');
  return askDevice(path, asked.method, asked.body ?? '');
}

async function answered<Answer>(answer: Response): Promise<Answer> {
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as Answer;
}

async function refusal(answer: Response): Promise<Refused> {
  const { code, text, facts } = (await answer.json()) as { code: string; text: string; facts?: Facts };
  return new Refused(code, text, facts);
}
