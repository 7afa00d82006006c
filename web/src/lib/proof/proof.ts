/** The proof of a game's dice: every roll is made again from what the record reveals (`docs/play/fair-dice.md`). */
import { fromHex, hex } from '../fair/bytes';
import { before, chainBetween, chainOf } from '../fair/chain';
import { draw, type ByParty } from '../fair/draws';
import type { GameRecord } from '../replay/record';
import { stepsOf } from '../replay/steps';
import { COLOURS } from '../sheet/variant';
import type { Roll } from '../wire/messages';
import { areSuspicious, gapsIn } from './gaps';

/** The party that stands for the table; player 1 is party 1, and so on. */
const TABLE = 0;

export interface Party {
  /** 0 is the table. */
  readonly party: number;
  readonly commitment: string;
  /** The last link that was revealed; of the table it is the secret. */
  readonly revealed: string | undefined;
  /** Whether the commitment follows from it. */
  readonly holds: boolean;
  /** In how many draws its link is missing. */
  readonly absent: number;
  /** How many times it went missing: draws in a row are one gap. */
  readonly gaps: number;
  /** Whether that is more often than lost connections explain. */
  readonly suspicious: boolean;
}

export interface Draw {
  /** 0 for the start. */
  readonly number: number;
  readonly links: readonly { readonly party: number; readonly link: string }[];
  readonly said: string;
  readonly made: string;
}

export interface Proof {
  /** `unknown`: real dice, which cannot be rolled again. */
  readonly verdict: 'proved' | 'wrong' | 'unknown';
  readonly parties: readonly Party[];
  readonly draws: readonly Draw[];
}

export function prove(record: GameRecord): Proof {
  if (record.dice.get('dice') !== 'fair') return { verdict: 'unknown', parties: [], draws: [] };
  const numbers = [TABLE, ...record.names.map((_, player) => player + 1)];
  const chains = new Map<number, readonly Uint8Array[]>();
  const absent = new Map(numbers.map((party) => [party, absences(record.dice.get(key('absent', party)))]));
  const committed = numbers.filter((party) => party !== TABLE && record.dice.has(key('commitment', party))).length;
  const parties = numbers.flatMap((party): Party[] => {
    const commitment = record.dice.get(key('commitment', party));
    if (!commitment) return [];
    const chain = revealed(record, party, commitment);
    if (chain) chains.set(party, chain);
    const holds = chain ? hex(chain[0]!) === commitment : absent.get(party)!.size > record.turns.length;
    const missed = absent.get(party)!;
    const gaps = gapsIn(missed);
    const suspicious = areSuspicious(gaps, record.turns.length + 1, committed);
    return [{ party, commitment, revealed: chain && hex(chain.at(-1)!), holds, absent: missed.size, gaps, suspicious }];
  });
  const commitments: ByParty = new Map(parties.map(({ party, commitment }) => [party, fromHex(commitment)]));
  const draws = chains.has(TABLE) ? drawsOf(record, commitments, chains, absent) : [];
  const right = draws.length > 0 && parties.every(({ holds }) => holds) && draws.every(({ said, made }) => said === made);
  return { verdict: right ? 'proved' : 'wrong', parties, draws };
}

/** Whether a link follows a commitment after so many steps: what can be checked by hand. */
export function follows(link: string, number: number, commitment: string): boolean {
  let found = fromHex(link);
  for (let step = 0; step < number; step++) found = before(found);
  return hex(found) === commitment;
}

function drawsOf(
  record: GameRecord,
  commitments: ByParty,
  chains: ReadonlyMap<number, readonly Uint8Array[]>,
  absent: ReadonlyMap<number, ReadonlySet<number>>,
): Draw[] {
  // a chain that is too short for its game gives an empty link, which makes other dice
  const link = (chain: readonly Uint8Array[], number: number): Uint8Array => chain[number + 1] ?? new Uint8Array();
  const linksOf = (number: number): ByParty =>
    new Map([...chains].filter(([party]) => !absent.get(party)!.has(number)).map(([party, chain]) => [party, link(chain, number)]));
  const shown = (number: number, said: string, made: string): Draw => ({
    number,
    links: [...linksOf(number)].map(([party, link]) => ({ party, link: hex(link) })),
    said,
    made,
  });
  const { variant, options, names, start } = record;
  const first = draw(0, commitments, linksOf(0)).start(names.length, variant.sides, options.includes('first-six'));
  const rolls = stepsOf(record).filter(({ kind }) => kind === 'roll');
  return [
    ...(start.kind === 'seat' ? [] : [shown(0, startWords(start), startWords(first))]),
    ...rolls.map(({ turn, roll, dice }) => {
      const made = draw(turn, commitments, linksOf(turn)).roll(variant.sides, dice);
      return shown(turn, rollWords(roll!), rollWords(made));
    }),
  ];
}

/** A chain as far as the record gives it away: by its secret, or by the last link that was revealed. */
function revealed({ dice }: GameRecord, party: number, commitment: string): readonly Uint8Array[] | undefined {
  const secret = dice.get(key('secret', party));
  if (secret) return chainBetween(commitment, fromHex(secret));
  const [number, link] = dice.get(key('link', party))?.split(' ') ?? [];
  return number && link ? chainOf(fromHex(link), Number(number)) : undefined;
}

function absences(text = ''): ReadonlySet<number> {
  const found = new Set<number>();
  for (const word of text.split(' ').filter(Boolean)) {
    const [first, last = first] = word.split('-').map(Number) as [number, number?];
    for (let number = first; number <= last; number++) found.add(number);
  }
  return found;
}

function key(word: string, party: number): string {
  return party === TABLE ? `dice ${word}` : `dice ${word} ${party}`;
}

function startWords({ player, throws }: { readonly player: number; readonly throws: readonly number[] }): string {
  return throws.length ? throws.join(' ') : String(player + 1);
}

/** A roll in notation: `4+1 r2 y3 g6 b6`. */
function rollWords(roll: Roll): string {
  const coloured = COLOURS.filter((colour) => roll[colour]).map((colour) => `${colour[0]}${roll[colour]}`);
  return [roll.white.join('+'), ...coloured].join(' ');
}
