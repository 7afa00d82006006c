/** Each colour has a shape of its own, the same as on printed pads and in the terminal. */
import type { Colour } from './variant';

type ShapeName = 'circle' | 'triangle' | 'diamond' | 'square';

const SHAPE_OF: Record<Colour, ShapeName> = {
  red: 'circle',
  yellow: 'triangle',
  green: 'diamond',
  blue: 'square',
};

/** Outlines in a square of 24 by 24. */
const OUTLINES: Record<ShapeName, string> = {
  circle: 'M12 2.2a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.6Z',
  triangle: 'M10.6 2.9a1.6 1.6 0 0 1 2.8 0l9.3 16.2a1.6 1.6 0 0 1-1.4 2.4H2.7a1.6 1.6 0 0 1-1.4-2.4Z',
  diamond: 'M10.9 1.3a1.6 1.6 0 0 1 2.2 0l9.6 9.6a1.6 1.6 0 0 1 0 2.2l-9.6 9.6a1.6 1.6 0 0 1-2.2 0l-9.6-9.6a1.6 1.6 0 0 1 0-2.2Z',
  square: 'M4.6 3h14.8A1.6 1.6 0 0 1 21 4.6v14.8a1.6 1.6 0 0 1-1.6 1.6H4.6A1.6 1.6 0 0 1 3 19.4V4.6A1.6 1.6 0 0 1 4.6 3Z',
};

export function outlineOf(colour: Colour): string {
  return OUTLINES[SHAPE_OF[colour]];
}
