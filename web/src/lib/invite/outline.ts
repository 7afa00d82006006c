/** A QR code as one path: its dark modules, each run of a row as a bar. */
interface Modules {
  readonly size: number;
  get(x: number, y: number): boolean;
}

export function outline(code: Modules): { size: number; path: string } {
  const bars: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      const from = x;
      while (x < code.size && code.get(x, y)) x += 1;
      if (x > from) bars.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
    }
  }
  return { size: code.size, path: bars.join('') };
}
