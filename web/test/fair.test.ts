import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fromHex, hex, textBytes } from '../src/lib/fair/bytes';
import { chainBetween, chainOf } from '../src/lib/fair/chain';
import { Links, linkFor } from '../src/lib/fair/links';
import { sha256 } from '../src/lib/fair/sha256';
import { areSuspicious } from '../src/lib/proof/gaps';
import { follows, prove } from '../src/lib/proof/proof';
import { parseRecord } from '../src/lib/replay/record';
import type { Game, Moment, View } from '../src/lib/wire/messages';
import { vectors } from './vectors';
import { game, moment, view } from './views';

const records = vectors<{ text: string }[]>('records').map(({ text }) => parseRecord(text));
const gaps = vectors<{ players: number; draws: number; suspicious: number }[]>('gaps');
const altered = (text: string, from: string | RegExp, to: string | ((found: string) => string)) =>
  parseRecord(text.replace(from, to as string));

test('texts of every length have the digests that Python finds', () => {
  for (const [text, digest] of Object.entries(vectors<Record<string, string>>('digests'))) {
    expect(hex(sha256(textBytes(text)))).toBe(digest);
  }
});

describe('the proof of a game', () => {
  test('makes every roll of the records of real tables again', () => {
    for (const record of records) {
      const { verdict, draws, parties } = prove(record);
      expect(verdict).toBe('proved');
      expect(draws).toHaveLength(record.turns.length + 1);
      expect(parties.map(({ party }) => party)).toEqual([0, 1, 2]);
    }
  });

  test('counts the draws that were made without somebody, and leaves its links out of them', () => {
    const { parties, draws } = prove(records[0]!);
    expect(parties[2]!.absent).toBeGreaterThan(0);
    expect(draws.some(({ links }) => links.length === 2)).toBe(true);
  });

  test('tells a link that goes missing again and again from one that was away for a while', () => {
    expect(prove(records[0]!).parties.map(({ suspicious }) => suspicious)).toEqual([false, false, false]);
    const missing = (line: string) => line.replace(/:.*/, ': 0 2 4 6 8 10 12 14 16 18 20-22');
    const { parties } = prove(altered(records[0]!.text, /^dice absent 2: .*/m, missing));
    expect(parties.map(({ gaps, suspicious }) => [gaps, suspicious])).toEqual([
      [0, false],
      [0, false],
      [11, true],
    ]);
  });

  test.each(gaps)('knows as Python does how many gaps of $players players in $draws draws are suspicious', (vector) => {
    const { players, draws, suspicious } = vector;
    expect(areSuspicious(suspicious, draws, players)).toBe(true);
    expect(areSuspicious(suspicious - 1, draws, players)).toBe(false);
  });

  test('finds a roll that was changed, and which one', () => {
    const turned = (line: string) => line.replace(/\d$/, (face) => `${7 - Number(face)}`);
    const { verdict, draws } = prove(altered(records[0]!.text, /^2\. player \d: \d/m, turned));
    expect(verdict).toBe('wrong');
    expect(draws.filter(({ said, made }) => said !== made).map(({ number }) => number)).toEqual([2]);
  });

  test('finds a secret that was not the one promised', () => {
    const { verdict, parties } = prove(altered(records[0]!.text, /dice secret: ../, 'dice secret: 00'));
    expect(verdict).toBe('wrong');
    expect(parties[0]!.holds).toBe(false);
  });

  test('finds a chain that is too short for its game', () => {
    const secret = '22'.repeat(32);
    const { verdict, parties } = prove(
      altered(
        records[0]!.text.replace(/dice secret: .*/, `dice secret: ${secret}`),
        /dice commitment: .*/,
        `dice commitment: ${hex(chainOf(fromHex(secret), 1)[0]!)}`,
      ),
    );
    expect(verdict).toBe('wrong');
    expect(parties[0]!.holds).toBe(true);
  });

  test('says nothing of real dice', () => {
    expect(prove(altered(records[0]!.text, 'dice: fair', 'dice: real')).verdict).toBe('unknown');
  });
});

test('the chain of a secret is found however long it is', () => {
  const secret = fromHex('33'.repeat(32));
  for (const length of [0, 7, 1024]) {
    const chain = chainOf(secret, length);
    expect(chainBetween(hex(chain[0]!), secret)).toEqual(chain);
  }
});

describe('a device', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem(key: string, value: string) {
      kept.set(key, value);
      Object.assign(this, { [key]: value });
    },
  };
  const at = (stage: View['stage'], played: Partial<Game> = {}, waiting: Partial<Moment> = {}): View => ({
    ...view,
    stage,
    game: { ...game, ...played },
    moment: moment(30, waiting),
  });

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', storage);
  });

  test('commits itself once before a game, and adds the link of each draw', () => {
    const links = new Links();
    const first = links.answer(at('lobby'))!;
    if (first.command.command !== 'commit') throw new Error('no commitment');
    expect(links.answer(at('lobby'))).toBeUndefined();
    const played = { commitments: [first.command.commitment], turn: 7 };
    const called = at('play', played, { waits: 'roll', awaited: [1], links: [0] });
    const answer = links.answer(called)!;
    if (answer.command.command !== 'add-link') throw new Error('no link');
    expect(answer).toMatchObject({ wait: 0, command: { moment: 30, link: linkFor(called) } });
    expect(follows(answer.command.link!, 8, first.command.commitment)).toBe(true);
    expect(links.answer(called)).toBeUndefined();
  });

  test('has its secret still after a reload, and in another tab', async () => {
    const { command } = new Links().answer(at('lobby'))!;
    if (command.command !== 'commit') throw new Error('no commitment');
    vi.resetModules();
    const reloaded = await import('../src/lib/fair/links');
    const played = { commitments: [command.commitment], turn: 0 };
    expect(follows(reloaded.linkFor(at('play', played))!, 1, command.commitment)).toBe(true);
  });

  test('lets another device of the seat answer first, if that made the commitment', () => {
    const commitment = hex(chainOf(fromHex('11'.repeat(32)))[0]!);
    const played = { commitments: [commitment], turn: 0 };
    const answer = new Links().answer(at('play', played, { waits: 'links', awaited: [0], links: [0] }))!;
    expect(answer.command).toEqual({ command: 'add-link', moment: 30, link: null });
    expect(answer.wait).toBeGreaterThan(500);
  });

  test('takes no part at a table with real dice', () => {
    expect(new Links().answer({ ...at('lobby'), settings: { ...view.settings, dice: 'real' } })).toBeUndefined();
  });
});
