/** Each colour has a shape that is that colour in anybody's mind: a heart, a star, a clover, a drop. */
import type { Colour } from './variant';

/** Outlines in a square of 24 by 24. */
export const SHAPES: Record<Colour, string> = {
  red: 'M12 21.2C5.6 16.6 2.2 13.1 2.2 8.7 2.2 5.5 4.6 3.2 7.5 3.2c1.8 0 3.5.9 4.5 2.6 1-1.7 2.7-2.6 4.5-2.6 2.9 0 5.3 2.3 5.3 5.5 0 4.4-3.4 7.9-9.8 12.5Z',
  yellow:
    'M12 1.6l3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.3l-6.3 3.6 1.5-7.1L1.8 9 9 8.2Z',
  green:
    'M12 2.2a4.7 4.7 0 0 1 4.4 6.3 4.7 4.7 0 1 1-3.2 7.6c.2 2.2.9 3.9 2.2 5.7H8.6c1.3-1.8 2-3.5 2.2-5.7a4.7 4.7 0 1 1-3.2-7.6A4.7 4.7 0 0 1 12 2.2Z',
  blue: 'M12 1.4c4.2 5.2 7.6 9.3 7.6 13.4a7.6 7.6 0 0 1-15.2 0C4.4 10.7 7.8 6.6 12 1.400Z',
};
