/** Where everything stands in the picture of a result. */
import { ICONS } from '../way/icons';
import { cardItems } from './card';
import { fit, type Fitted, type Font, type Measure } from './fitting';
import { LOOK, PAINTS, type Box, type Item } from './items';
import { mirrored, textIn } from './lines';
import { HEIGHT, WIDTH, type Result } from './picture';
import { sheetItems } from './sheet';

const NAME = 'Qwixx';

const EDGE = 52;
const INNER = WIDTH - 2 * EDGE;
const HEAD = 92;
const CROWN = 88;
const CAPTION = 42;
const LINK = 34;
const GAP = 12;
/** How high these may be: players first, their sheet next, and the rest is air. */
const CARD = { least: 106, most: 156 };
const SHEET = { least: 214, most: 290 };
const LEADING = 1.15;

export function layOut(result: Result, measure: Measure): Item[] {
  const { players, rtl } = result;
  const items: Item[] = [{ kind: 'box', box: { x: 0, y: 0, width: WIDTH, height: HEIGHT }, radius: 0, fill: LOOK.cloth }];
  const text = textIn(items, rtl, measure);
  const title = titled(result.headline, players.length > 3, measure);
  const high = title.font.size * LEADING;
  const crown = players.some(({ wins }) => wins) ? CROWN : 0;

  const fixed = 2 * EDGE + HEAD + crown + title.lines.length * high + CAPTION + LINK + (players.length + 2) * GAP;
  let spare = HEIGHT - fixed - players.length * CARD.least - SHEET.least;
  const card = CARD.least + Math.min(CARD.most - CARD.least, (0.7 * spare) / players.length);
  spare -= players.length * (card - CARD.least);
  const sheet = SHEET.least + Math.min(SHEET.most - SHEET.least, spare);
  const air = (spare - (sheet - SHEET.least)) / 4;

  let y = EDGE;
  header(items, result, measure);
  y += HEAD + air;
  if (crown) {
    const box = { x: (WIDTH - crown) / 2, y: y - 4, width: crown - 8, height: crown - 8 };
    items.push({ kind: 'path', box, path: ICONS.crown, stroke: LOOK.gold, line: 2 });
    y += crown;
  }
  for (const line of title.lines) {
    const box = { x: EDGE, y, width: INNER, height: high };
    items.push({ kind: 'text', text: line, box, font: title.font, fill: LOOK.ink, align: 'center', rtl });
    y += high;
  }
  y += 2 * GAP + air;
  for (const player of players) {
    cardItems(items, result, player, { x: EDGE, y, width: INNER, height: card }, measure);
    y += card + GAP;
  }
  y += air;
  const small = { sizes: [26, 16], weight: 500 } as const;
  text(result.caption, { x: EDGE, y, width: INNER, height: CAPTION }, small, LOOK.soft, 'start');
  items.push(...sheetItems(result.variant, players[0]!.marks, { x: EDGE, y: y + CAPTION, width: INNER, height: sheet }));
  text(result.link, { x: EDGE, y: HEIGHT - EDGE - LINK, width: INNER, height: LINK }, small, LOOK.soft, 'center', false);
  return items;
}

/** On one line as long as that is large enough to be a headline. */
function titled(headline: string, many: boolean, measure: Measure): Fitted {
  const space = { width: INNER, weight: 800 };
  const one: Font = { size: 46, weight: 800 };
  if (measure(headline, one) <= INNER) return fit(headline, { ...space, lines: 1, sizes: [many ? 54 : 68, one.size] }, measure);
  return fit(headline, { ...space, lines: 2, sizes: [many ? 46 : 62, 30] }, measure);
}

/** Whose game it is, on which sheet, and when. */
function header(items: Item[], { about, rtl }: Result, measure: Measure): void {
  const text = textIn(items, rtl, measure);
  const side = 72;
  wordmark(items, mirrored({ x: EDGE, y: EDGE, width: side, height: side }, rtl));
  text(NAME, { x: EDGE + 92, y: EDGE, width: 260, height: side }, { sizes: [52, 30], weight: 800 }, LOOK.ink, 'start');
  const lines = about.filter((each) => each !== NAME);
  lines.forEach((line, at) => {
    const box = { x: 420, y: EDGE + (at * side) / lines.length, width: WIDTH - EDGE - 420, height: side / lines.length };
    const look = { sizes: [28, 18], weight: at || lines.length < 2 ? 500 : 700 } as const;
    text(line, box, look, at || lines.length < 2 ? LOOK.soft : LOOK.ink, 'end');
  });
}

/** The icon of the page. */
function wordmark(items: Item[], box: Box): void {
  items.push({ kind: 'box', box, radius: 16, fill: LOOK.paper, stroke: LOOK.edge, line: 2 });
  Object.values(PAINTS).forEach(({ band }, at) => {
    const bar = { x: box.x + 12, y: box.y + 11 + at * 13, width: box.width - 24, height: 10 };
    items.push({ kind: 'box', box: bar, radius: 4, fill: band });
  });
  const cross = { x: box.x + 8, y: box.y + 8, width: box.width - 16, height: box.height - 16 };
  items.push({ kind: 'path', box: cross, path: 'M5.500 4.500Q12 11 18.500 20M18.500 4Q11 12 5.500 20', stroke: LOOK.paper, line: 5.2 });
  items.push({ kind: 'path', box: cross, path: 'M5.500 4.500Q12 11 18.500 20M18.500 4Q11 12 5.500 20', stroke: LOOK.pen, line: 3.6 });
}
