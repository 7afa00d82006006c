/** The dice of a draw, from all the links that were revealed for it (`docs/play/fair-dice.md`). */
import { COLOURS, type Colour } from '../sheet/variant';
import type { Roll } from '../wire/messages';
import { joined, numberBytes, textBytes } from './bytes';
import { sha256 } from './sha256';

/** By party, a commitment or a link. The table is party 0, player 1 is party 1. */
export type ByParty = ReadonlyMap<number, Uint8Array>;

const DRAW = textBytes('qwixx draw');
const STARTING_THROW = 6;

export class Stream {
  private counter = 0;
  private block: Uint8Array = new Uint8Array();
  private at = 0;

  constructor(private readonly key: Uint8Array) {}

  /** A number below this one, each equally likely; bytes that would favour some are thrown away. */
  below(count: number): number {
    const fair = 256 - (256 % count);
    for (;;) {
      const byte = this.next();
      if (byte < fair) return byte % count;
    }
  }

  roll(sides: number, dice: readonly Colour[]): Roll {
    const face = () => this.below(sides) + 1;
    const white = [face(), face()] as const;
    return { white, ...Object.fromEntries(COLOURS.filter((colour) => dice.includes(colour)).map((colour) => [colour, face()])) };
  }

  /** Who begins: drawn among the players, or the first to throw a six (C6). */
  start(players: number, sides: number, firstSix: boolean): { readonly player: number; readonly throws: readonly number[] } {
    if (!firstSix) return { player: this.below(players), throws: [] };
    const throws: number[] = [];
    while (throws.at(-1) !== STARTING_THROW) throws.push(this.below(sides) + 1);
    return { player: (throws.length - 1) % players, throws };
  }

  private next(): number {
    if (this.at === this.block.length) {
      this.block = sha256(joined(this.key, numberBytes(this.counter, 8)));
      this.counter += 1;
      this.at = 0;
    }
    return this.block[this.at++]!;
  }
}

/** The stream of draw n: 0 for the start, n for the nth roll. */
export function draw(number: number, commitments: ByParty, links: ByParty): Stream {
  return new Stream(sha256(joined(DRAW, numberBytes(number, 4), ...written(commitments), ...written(links))));
}

function written(values: ByParty): Uint8Array[] {
  const parties = [...values].sort(([one], [other]) => one - other);
  return parties.flatMap(([party, value]) => [Uint8Array.of(party), value]);
}
