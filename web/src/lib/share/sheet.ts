/** A sheet in the picture of a result, always from left to right, as on paper. */
import { isLocked, type Marks } from '../sheet/marks';
import { outlineOf } from '../sheet/shapes';
import { strokes } from '../sheet/strokes';
import { rowColour, type Variant } from '../sheet/variant';
import { LOOK, PAINTS, type Box, type Item } from './items';

const GAP = 6;
const LOCK = 'M8 10V7a4 4 0 0 1 8 0v3M6.500 10h11a1.500 1.500 0 0 1 1.500 1.500v7a1.500 1.500 0 0 1-1.500 1.500h-11a1.500 1.500 0 0 1-1.500-1.500v-7a1.500 1.500 0 0 1 1.500-1.500Z';

export function sheetItems(variant: Variant, marks: Marks, { x, y, width, height }: Box): Item[] {
  const rows = variant.rows.length;
  const most = Math.max(...variant.rows.map((cells) => cells.length));
  const tall = (height - (rows - 1) * GAP) / rows;
  const wide = width / (most + 2);
  return variant.rows.flatMap((cells, row): Item[] => {
    const top = y + row * (tall + GAP);
    const colour = rowColour(variant, row);
    const band = colour ? PAINTS[colour].band : LOOK.several;
    const items: Item[] = [{ kind: 'box', box: { x, y: top, width, height: tall }, radius: 12, fill: band }];
    const sign = square(x, top, wide, tall, 0.5);
    if (colour) items.push({ kind: 'path', box: sign, path: outlineOf(colour), fill: PAINTS[colour].on });
    else items.push(digits(String(row + 1), square(x, top, wide, tall, 0.9), LOOK.ink));
    cells.forEach((cell, place) => {
      const box = { x: x + (place + 1) * wide + 2.5, y: top + 5, width: wide - 5, height: tall - 10 };
      const paint = PAINTS[cell.colour];
      const crossed = marks.rows[row]!.includes(place);
      items.push({ kind: 'box', box, radius: 8, fill: paint.cell, ...(!colour && { stroke: paint.band, line: 4 }) });
      items.push(digits(String(cell.number), box, paint.ink));
      if (crossed) items.push(...cross(box, row * 20 + place));
    });
    const disc = square(x + width - wide, top, wide, tall, 0.7);
    const lock = square(x + width - wide, top, wide, tall, 0.5);
    const locked = isLocked(variant, marks, row);
    items.push({ kind: 'box', box: disc, radius: disc.width / 2, fill: LOOK.paper });
    items.push({ kind: 'path', box: lock, path: LOCK, stroke: locked ? LOOK.ink : LOOK.soft, line: 2 });
    if (locked) items.push(...cross(disc, row));
    return items;
  });
}

/** Up to two digits, as large as the box allows. */
function digits(text: string, box: Box, fill: string): Item {
  const font = { size: Math.min(30, box.width * 0.55, box.height * 0.7), weight: 700 };
  return { kind: 'text', text, box, font, fill, align: 'center', rtl: false };
}

/** A pen's cross over a cell. */
function cross(box: Box, seed: number): Item[] {
  const { down, up } = strokes(seed);
  const over = square(box.x, box.y, box.width, box.height, 1.02);
  return [down, up].map((path) => ({ kind: 'path', box: over, path, stroke: LOOK.pen, line: 3.2 }));
}

/** The square in the middle of a box, as a share of its shorter side. */
function square(x: number, y: number, width: number, height: number, share: number): Box {
  const side = Math.min(width, height) * share;
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}
