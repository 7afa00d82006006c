/** Text that fits: smaller, on more lines, and only then cut. */
export interface Font {
  readonly size: number;
  readonly weight: number;
}

/** How wide a text is in this font. */
export type Measure = (text: string, font: Font) => number;

export interface Fitted {
  readonly lines: readonly string[];
  readonly font: Font;
}

export interface Space {
  readonly width: number;
  readonly lines: number;
  /** The largest letters, and the smallest that can be read. */
  readonly sizes: readonly [number, number];
  readonly weight: number;
}

const STEP = 2;
const CUT = '…';

export function fit(text: string, { width, lines, sizes: [largest, smallest], weight }: Space, measure: Measure): Fitted {
  for (let size = largest; size >= smallest; size -= STEP) {
    const font = { size, weight };
    const wrapped = wrap(text, width, font, measure);
    if (wrapped.length <= lines && wrapped.every((line) => measure(line, font) <= width)) return { lines: wrapped, font };
  }
  const font = { size: smallest, weight };
  const wrapped = wrap(text, width, font, measure);
  const kept = [...wrapped.slice(0, lines - 1), wrapped.slice(lines - 1).join(' ')];
  return { lines: kept.map((line) => cut(line, width, font, measure)), font };
}

/** Lines broken between words; a word that is too long has a line of its own. */
function wrap(text: string, width: number, font: Font, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && measure(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(line: string, width: number, font: Font, measure: Measure): string {
  if (measure(line, font) <= width) return line;
  const letters = [...line];
  while (letters.length && measure(letters.join('').trimEnd() + CUT, font) > width) letters.pop();
  return letters.join('').trimEnd() + CUT;
}
