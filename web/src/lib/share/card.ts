/** A player in the picture of a result. */
import { outlineOf } from '../sheet/shapes';
import { rowColour } from '../sheet/variant';
import { ICONS } from '../way/icons';
import { MINUS } from '../words/minus';
import { fit, type Measure, type Space } from './fitting';
import { LOOK, PAINTS, type Box, type Item } from './items';
import { mirrored, textIn } from './lines';
import type { Player, Result } from './picture';

/** The place, the name over the points of the rows, and the total. */
export function cardItems(items: Item[], result: Result, player: Player, card: Box, measure: Measure): void {
  const { rtl, players, variant } = result;
  const text = textIn(items, rtl, measure);
  const { wins, made } = player;
  const paint = { fill: LOOK.paper, stroke: wins ? LOOK.gold : LOOK.edge, line: wins ? 5 : 2 };
  items.push({ kind: 'box', box: card, radius: 26, ...paint });

  const place = 1 + players.filter((other) => other.made.total > made.total).length;
  const column = { x: card.x + 24, y: card.y, width: 64, height: card.height };
  const lower = wins ? { ...column, y: card.y + card.height / 2 - 8, height: card.height / 2 } : column;
  text(String(place), lower, { sizes: [44, 30], weight: 800 }, wins ? LOOK.gold : LOOK.soft, 'center');
  if (wins) {
    const crown = { x: column.x + 12, y: card.y + card.height / 2 - 44, width: 40, height: 40 };
    items.push({ kind: 'path', box: mirrored(crown, rtl), path: ICONS.crown, stroke: LOOK.gold, line: 2.2 });
  }
  const total = { x: card.x + card.width - 190, y: card.y, width: 164, height: card.height };
  text(signed(made.total), total, { sizes: [68, 40], weight: 800 }, LOOK.ink, 'end');

  const x = card.x + 108;
  const chip = { width: 110, height: 44 };
  const inner = { y: card.y + (card.height - 56 - chip.height) / 2, width: card.width - 108 - 200 };
  const name = { x, y: inner.y, width: inner.width, height: 54 };
  text(player.name, name, { sizes: [40, 24], weight: 700 }, LOOK.ink, 'start');
  const figures = (written: string, at: Box, sizes: Space['sizes'], fill: string, align: 'left' | 'right') => {
    const { lines, font } = fit(written, { sizes, weight: 700, width: at.width, lines: 1 }, measure);
    items.push({ kind: 'text', text: lines[0]!, box: at, font, fill, align, rtl: false });
  };
  [...made.rows.keys(), -1].forEach((row, at) => {
    const box = mirrored({ x: x + at * (chip.width + 10), y: inner.y + 56, ...chip }, rtl);
    const colour = row < 0 ? undefined : rowColour(variant, row);
    const band = row < 0 ? LOOK.paper : colour ? PAINTS[colour].band : LOOK.several;
    const on = row < 0 ? (made.penalties ? LOOK.warn : LOOK.soft) : colour ? PAINTS[colour].on : LOOK.ink;
    items.push({ kind: 'box', box, radius: 12, fill: band, ...(row < 0 && { stroke: on, line: 2 }) });
    const mark = { x: box.x + 12, y: box.y + 11, width: 22, height: 22 };
    if (row < 0) items.push({ kind: 'path', box: mark, path: ICONS.remove, stroke: on, line: 3.5 });
    else if (colour) items.push({ kind: 'path', box: mark, path: outlineOf(colour), fill: on });
    else figures(`${row + 1}.`, { ...mark, width: 28 }, [22, 16], on, 'left');
    const points = { x: box.x + 40, y: box.y, width: box.width - 50, height: box.height };
    figures(signed(row < 0 ? -made.penalties : made.rows[row]!), points, [28, 18], on, 'right');
  });
}

function signed(points: number): string {
  return points < 0 ? MINUS + -points : String(points);
}
