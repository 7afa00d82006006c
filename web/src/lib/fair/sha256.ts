/** SHA-256 (FIPS 180-4). The browser's own is missing on pages that come without encryption, as on a home network. */
const WORDS = 16;
const BLOCK = 64;
const ROUNDS = 64;

/** The first 32 bits of the fractions of roots of the first primes: square roots to begin with, cube roots for the rounds. */
const BEGINNING = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const CONSTANTS = primes(ROUNDS).map((prime) => fraction(Math.cbrt(prime)));

export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(BEGINNING);
  const padded = withPadding(message);
  for (let at = 0; at < padded.byteLength; at += BLOCK) compress(state, new DataView(padded.buffer, at, BLOCK));
  const digest = new DataView(new ArrayBuffer(4 * state.length));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

function compress(state: Uint32Array, block: DataView): void {
  const words = new Uint32Array(ROUNDS);
  for (let place = 0; place < ROUNDS; place++) {
    words[place] =
      place < WORDS
        ? block.getUint32(4 * place)
        : mixed(words[place - 2]!, 17, 19, 10) + words[place - 7]! + mixed(words[place - 15]!, 7, 18, 3) + words[place - 16]!;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < ROUNDS; round++) {
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + CONSTANTS[round]! + words[round]!;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = state[place]! + word));
}

/** The message, a 1, zeros, and its length in bits, in whole blocks. */
function withPadding(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = BLOCK * Math.ceil((message.length + 9) / BLOCK);
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setUint32(length - 4, 8 * message.length);
  return padded;
}

function mixed(word: number, first: number, second: number, shift: number): number {
  return turned(word, first) ^ turned(word, second) ^ (word >>> shift);
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime)) found.push(number);
  }
  return found;
}
