import { expect, test } from 'vitest';
import { fit, type Measure } from '../src/lib/share/fitting';
import type { Box, Item } from '../src/lib/share/items';
import { layOut } from '../src/lib/share/layout';
import { HEIGHT, WIDTH, type Result } from '../src/lib/share/picture';
import { scores, type Marks } from '../src/lib/sheet/marks';
import { VARIANTS, variantNamed } from '../src/lib/sheet/variants';

/** Wide letters, as of the widest font. */
const measure: Measure = (text, { size }) => [...text].length * size * 0.75;
const NAMES = ['Grandfather Maximilian', 'Достопримечательности', 'مستشفياتنا'.repeat(4), 'W'.repeat(40), 'Ł. Ó.'];
const FULL: Marks = { rows: [0, 1, 2, 3].map(() => [0, 1, 2, 3, 4, 5, 6, 7, 10]), penalties: 0 };
const POOR: Marks = { rows: [[], [], [], []], penalties: 4 };

function resultOf(players: number, rtl: boolean, variant = variantNamed('longo')!, headline = NAMES.join(' and ')): Result {
  const marks = (player: number) => (player < players - 1 ? FULL : POOR);
  return {
    headline,
    about: ['Qwixx Longo', '19 листопада 2026 р.'],
    variant,
    players: NAMES.slice(0, players).map((name, player) => ({
      name,
      made: scores(variant, marks(player)),
      wins: marks(player) === FULL,
      marks: marks(player),
    })),
    caption: `Sheet of ${NAMES[3]!}`,
    link: 'a-very-long-name-of-a-host.example.org:8000/game/WWWW-WWWW/12',
    rtl,
  };
}

function inside({ x, y, width, height }: Box, other: Box): boolean {
  const slack = 0.001;
  return (
    x >= other.x - slack &&
    y >= other.y - slack &&
    x + width <= other.x + other.width + slack &&
    y + height <= other.y + other.height + slack
  );
}

const FRAME = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
const cases = VARIANTS.flatMap((variant) =>
  [1, 2, 3, 4, 5].flatMap((players) => [false, true].map((rtl) => [variant.name, players, rtl] as const)),
);

test.each(cases)('nothing leaves the picture, and no text its box: %s, %i players, from the right: %s', (name, players, rtl) => {
  const items = layOut(resultOf(players, rtl, variantNamed(name)), measure);
  for (const item of items) {
    expect(inside(item.box, FRAME), JSON.stringify(item)).toBe(true);
    if (item.kind !== 'text') continue;
    expect(measure(item.text, item.font), item.text).toBeLessThanOrEqual(item.box.width);
    expect(item.font.size, item.text).toBeLessThanOrEqual(item.box.height + 1);
  }
});

test.each(cases)('texts keep apart: %s, %i players, from the right: %s', (name, players, rtl) => {
  const boxes = layOut(resultOf(players, rtl, variantNamed(name)), measure).flatMap((item) => (item.kind === 'text' ? [drawn(item)] : []));
  boxes.forEach((one, at) =>
    boxes.slice(at + 1).forEach((other) => {
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
      expect(across > 0.001 && down > 0.001, JSON.stringify([one, other])).toBe(false);
    }),
  );
});

/** Where the letters of a text are. */
function drawn(item: Item & { kind: 'text' }): Box & { text: string } {
  const { box, align, font, text } = item;
  const width = measure(text, font);
  const x = { left: box.x, center: box.x + (box.width - width) / 2, right: box.x + box.width - width }[align];
  return { x, y: box.y + (box.height - font.size) / 2, width, height: font.size, text };
}

test('everybody has a place, points by row, a total, and a crown where the win is', () => {
  const items = layOut(resultOf(3, false), measure);
  const texts = items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
  const longo = variantNamed('longo')!;
  const { rows, total } = scores(longo, FULL);
  for (const word of [NAMES[0]!, String(total), String(rows[0]), '−20']) expect(texts).toContain(word);
  expect(texts.filter((text) => text === '1').length).toBe(2);
  expect(texts.filter((text) => text === '3').length).toBeGreaterThan(0);
});

test('from right to left, places stand at the right, and the sheet stays as it is', () => {
  const [left, right] = [false, true].map((rtl) => layOut(resultOf(2, rtl), measure));
  const names = [left!, right!].map((items) => items.find((item) => item.kind === 'text' && item.text === NAMES[0])!);
  expect(names.map((item) => item.kind === 'text' && item.align)).toEqual(['left', 'right']);
  expect(names[1]!.box.x).toBeCloseTo(WIDTH - names[0]!.box.x - names[0]!.box.width);
  const sheet = (items: Item[]) => items.filter((item) => item.box.y > 950 && item.kind === 'text' && /^\d+$/.test(item.text));
  expect(sheet(left!)).toEqual(sheet(right!));
  expect(sheet(left!).length).toBeGreaterThan(40);
});

test('a name in another script keeps its own direction, and figures theirs', () => {
  const items = layOut(resultOf(3, true), (text, font) => measure(text, font) / 2);
  const rtlOf = (text: string) => items.flatMap((item) => (item.kind === 'text' && item.text === text ? [item.rtl] : []));
  expect(rtlOf(NAMES[0]!)).toEqual([false]);
  expect(rtlOf(NAMES[2]!)).toEqual([true]);
  expect(rtlOf('−20')).toEqual([false, false]);
});

test('text becomes smaller before it breaks, and breaks before it is cut', () => {
  const space = { width: 300, lines: 2, sizes: [40, 20], weight: 700 } as const;
  expect(fit('short', space, measure)).toEqual({ lines: ['short'], font: { size: 40, weight: 700 } });
  expect(fit('two words here', space, measure).lines).toEqual(['two words', 'here']);
  const cut = fit('W'.repeat(60), space, measure);
  expect(cut.font.size).toBe(20);
  expect(cut.lines[0]).toMatch(/^W+…$/);
  expect(fit('a longer sentence of many words that never ends', { ...space, lines: 1 }, measure).lines).toEqual(['a longer sentence o…']);
});
