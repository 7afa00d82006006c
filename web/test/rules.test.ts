import { expect, test } from 'vitest';
import { colourSum, isJumbled, isMixed, whiteSum } from '../src/lib/rules/examples';
import { variantNamed, VARIANTS } from '../src/lib/sheet/variants';

test('the pictures of the rules show sums that their sheet has', () => {
  for (const variant of VARIANTS) {
    for (const sum of [whiteSum(variant), colourSum(variant)!]) {
      const total = sum.dice[0].face + sum.dice[1].face;
      expect(sum.dice.every(({ face }) => face >= 1 && face <= variant.sides)).toBe(true);
      expect(sum.cells.length).toBeGreaterThan(0);
      expect(sum.cells.every(({ number }) => number === total)).toBe(true);
    }
    const { dice, cells } = colourSum(variant)!;
    expect(dice[1].colour).toBe(cells[0]!.colour);
  }
});

test('only a sheet whose colours or numbers are mixed is explained as one', () => {
  expect(VARIANTS.filter(isMixed)).toEqual([variantNamed('mixx-a')]);
  expect(VARIANTS.filter(isJumbled)).toEqual([variantNamed('mixx-b')]);
});
