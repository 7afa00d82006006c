import { describe, expect, test } from 'vitest';
import { isLocked, obstacle, points, scores } from '../src/lib/sheet/marks';
import { VARIANTS, variantNamed } from '../src/lib/sheet/variants';
import { vectors, type Vector } from './vectors';

describe.each(VARIANTS.map(({ name }) => name))('the rules of crossing on the sheet %s', (name) => {
  const variant = variantNamed(name)!;
  const found = vectors<Vector[]>(name);

  test('say of every cell what the rules say', () => {
    for (const { closed, obstacles, ...marks } of found) {
      const said = variant.rows.map((cells, row) =>
        cells.map((_, cell) => obstacle(variant, marks, closed, row, cell) ?? null),
      );
      expect(said).toEqual(obstacles);
    }
  });

  test('know which rows are locked, and what a sheet is worth', () => {
    for (const { locked, scores: worth, ...marks } of found) {
      expect([0, 1, 2, 3].filter((row) => isLocked(variant, marks, row))).toEqual(locked);
      expect(scores(variant, marks)).toEqual(worth);
    }
  });

  test('meet every obstacle and some locks', () => {
    const met = new Set(found.flatMap(({ obstacles }) => obstacles.flat(2)));
    expect(met).toEqual(new Set([null, 'already-crossed', 'row-closed', 'left-of-cross', 'lock-needs-crosses']));
    expect(found.some(({ locked }) => locked.length > 0)).toBe(true);
  });
});

test('a full row of the longest sheet is worth 120 points (L7)', () => {
  expect(points(15)).toBe(120);
});
