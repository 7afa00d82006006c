/** Painting on a canvas. */
import type { Font, Measure } from './fitting';
import type { Item } from './items';

/** The fonts of the page: they are on the device already. */
const family = () => getComputedStyle(document.documentElement).getPropertyValue('--font');

export function measureOn(canvas: HTMLCanvasElement): Measure {
  const context = canvas.getContext('2d')!;
  const fonts = family();
  return (text, font) => {
    context.font = written(font, fonts);
    return context.measureText(text).width;
  };
}

export function paint(canvas: HTMLCanvasElement, items: readonly Item[]): void {
  const context = canvas.getContext('2d')!;
  const fonts = family();
  for (const item of items) {
    const { x, y, width, height } = item.box;
    context.save();
    if (item.kind === 'text') {
      context.font = written(item.font, fonts);
      context.fillStyle = item.fill;
      context.direction = item.rtl ? 'rtl' : 'ltr';
      context.textAlign = item.align;
      context.textBaseline = 'alphabetic';
      const at = { left: x, center: x + width / 2, right: x + width }[item.align];
      context.fillText(item.text, at, y + height / 2 + 0.35 * item.font.size);
    } else {
      const path = new Path2D(item.kind === 'path' ? item.path : undefined);
      if (item.kind === 'box') path.roundRect(x, y, width, height, item.radius);
      else {
        context.translate(x, y);
        context.scale(width / 24, height / 24);
      }
      context.lineCap = context.lineJoin = 'round';
      if (item.fill) {
        context.fillStyle = item.fill;
        context.fill(path);
      }
      if (item.stroke) {
        context.strokeStyle = item.stroke;
        context.lineWidth = item.line ?? 1;
        context.stroke(path);
      }
    }
    context.restore();
  }
}

/** The picture as a file that can be sent. */
export async function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('the picture could not be made');
  return new File([blob], name, { type: 'image/png' });
}

function written({ size, weight }: Font, fonts: string): string {
  return `${weight} ${size}px ${fonts}`;
}
