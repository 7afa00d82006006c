/** Where the pips of a face are, in a square of 48 by 48. */
const [LOW, MIDDLE, HIGH] = [13, 24, 35];

type Pip = readonly [number, number];

const CENTRE: Pip = [MIDDLE, MIDDLE];
const RISING: readonly Pip[] = [
  [LOW, HIGH],
  [HIGH, LOW],
];
const FALLING: readonly Pip[] = [
  [LOW, LOW],
  [HIGH, HIGH],
];
const SIDES: readonly Pip[] = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
];

export const PIPS: Record<number, readonly Pip[]> = {
  1: [CENTRE],
  2: RISING,
  3: [...RISING, CENTRE],
  4: [...RISING, ...FALLING],
  5: [...RISING, ...FALLING, CENTRE],
  6: [...RISING, ...FALLING, ...SIDES],
};
