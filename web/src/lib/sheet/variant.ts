/** A variant's sheet as data, from the very files that the rules read. */
export type Colour = 'red' | 'yellow' | 'green' | 'blue';

export const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue'];
export const PENALTY_BOXES = 4;

export interface Cell {
  readonly colour: Colour;
  readonly number: number;
}

export interface Variant {
  readonly name: string;
  /** What players call it. */
  readonly title: string;
  /** How many sides the dice have. */
  readonly sides: number;
  /** How many cells at the end of a row lock it. */
  readonly locking: number;
  /** How many crosses a row must have before one of those may be crossed. */
  readonly needs: number;
  /** The lucky numbers of the sheets; none where sheets have none. */
  readonly lucky: readonly (readonly [number, number])[];
  readonly rows: readonly (readonly Cell[])[];
}

const LETTERS: Record<string, Colour> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' };

/** A sheet file as the rules write it. */
export function parseSheet(text: string): Variant {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const fields = lines.map((line) => line.split(/: (.*)/, 2) as [string, string]);
  const value = (key: string) => fields.find(([name]) => name === key)?.[1];
  return {
    name: value('name')!,
    title: value('title') ?? value('name')!,
    sides: Number(value('dice')),
    locking: Number(value('locking') ?? 1),
    needs: Number(value('needs') ?? 5),
    lucky: (value('lucky')?.split(' ') ?? []).map((pair) => pair.split('-').map(Number) as [number, number]),
    rows: fields.filter(([key]) => key === 'row').map(([, cells]) => cells.split(' ').map(parseCell)),
  };
}

function parseCell(text: string): Cell {
  return { colour: LETTERS[text[0]!]!, number: Number(text.slice(1)) };
}

/** The most crosses that a row of this sheet can have, its lock included (C19, L7). */
export function longestRow(variant: Variant): number {
  return Math.max(...variant.rows.map((cells) => cells.length - variant.locking + 2));
}

/** The colour of a row, where it has only one. */
export function rowColour(variant: Variant, row: number): Colour | undefined {
  const cells = variant.rows[row]!;
  const { colour } = cells[0]!;
  return cells.every((cell) => cell.colour === colour) ? colour : undefined;
}

/** What words call a row by: its colour, or its number from the top where it has several colours. */
export function rowKey(variant: Variant, row: number): string {
  return rowColour(variant, row) ?? String(row + 1);
}

/** What words need to name a cell, with the place of its row where its colour leaves that open. */
export function cellFacts(variant: Variant, row: number, cell: number) {
  const { colour, number } = variant.rows[row]![cell]!;
  const alike = variant.rows.flat().filter((other) => other.colour === colour && other.number === number);
  return { colour, number, place: alike.length > 1 ? row + 1 : 0, row: rowKey(variant, row) };
}
