/** Lines of text in the picture of a result, and its two sides. */
import { fit, type Measure, type Space } from './fitting';
import type { Box, Item } from './items';
import { WIDTH } from './picture';

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/;
const LETTER = /\p{L}/u;

/** Adds one line of text that fits into a box, at the side where lines start or end. */
export function textIn(items: Item[], rtl: boolean, measure: Measure) {
  return (
    text: string,
    box: Box,
    look: Pick<Space, 'sizes' | 'weight'>,
    fill: string,
    side: 'start' | 'center' | 'end',
    direction = directionOf(text),
  ) => {
    const { lines, font } = fit(text, { ...look, width: box.width, lines: 1 }, measure);
    const align = side === 'center' ? 'center' : (side === 'start') === rtl ? 'right' : 'left';
    items.push({ kind: 'text', text: lines[0]!, box: mirrored(box, rtl), font, fill, align, rtl: direction });
  };
}

/** From right to left, what is at one side is at the other. */
export function mirrored(box: Box, rtl: boolean): Box {
  return rtl ? { ...box, x: WIDTH - box.x - box.width } : box;
}

/** Whether a text is written from right to left: as its first letter is. */
function directionOf(text: string): boolean {
  return RIGHT_TO_LEFT.test(LETTER.exec(text)?.[0] ?? '');
}
