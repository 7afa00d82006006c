/**
 * Files in one file: what the tables of this device keep, written and flushed before anything of it is shown.
 *
 * Every change is a line at the end. Two files take turns: when one has grown too long, all that is still there goes into the
 * other, and only then is the first one emptied; so a device that dies at any moment has everything in one of them.
 */
export interface Handle {
  getSize(): number;
  read(into: Uint8Array, at: { at: number }): number;
  write(bytes: Uint8Array, at: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
}

type Line = readonly [name: string, text: string | null];

/** Bytes after which a file is written again with what is still there; more where that alone is longer. */
const SHORT = 1 << 20;
const COMPLETE = '["complete",null]';

export class Journal {
  private readonly texts = new Map<string, string>();
  private current: Handle;
  private spare: Handle;
  private end = 0;
  private longest: number;

  constructor(
    first: Handle,
    second: Handle,
    private readonly short = SHORT,
  ) {
    this.longest = short;
    [this.current, this.spare] = [first, second];
    const [one, two] = [linesOf(first), linesOf(second)];
    // A copy that was not finished does not count; of two whole ones the other has not been emptied yet, and says the same.
    if (two.complete && !(one.complete && one.lines.length >= two.lines.length)) {
      [this.current, this.spare] = [second, first];
    }
    const { lines } = this.current === first ? one : two;
    for (const [name, text] of lines) this.put(name, text);
    this.compact();
  }

  get(name: string): string | undefined {
    return this.texts.get(name);
  }

  names(): string[] {
    return [...this.texts.keys()];
  }

  /** Keep a text, or remove it; throws where that cannot be done, and then nothing has changed. */
  set(name: string, text: string | null): void {
    this.append(`${JSON.stringify([name, text])}\n`);
    this.put(name, text);
    if (this.end > this.longest) this.compact();
  }

  private put(name: string, text: string | null): void {
    if (text === null) this.texts.delete(name);
    else this.texts.set(name, text);
  }

  private append(line: string): void {
    const bytes = new TextEncoder().encode(line);
    const written = this.current.write(bytes, { at: this.end });
    if (written < bytes.length) {
      this.current.truncate(this.end);
      throw new Error('there is no room left on this device');
    }
    this.current.flush();
    this.end += bytes.length;
  }

  /** Write what is still there into the other file. Where there is no room for it, everything stays where it is. */
  private compact(): void {
    const lines = [...this.texts].map((line) => JSON.stringify(line));
    const bytes = new TextEncoder().encode([...lines, COMPLETE, ''].join('\n'));
    this.spare.truncate(0);
    if (this.spare.write(bytes, { at: 0 }) < bytes.length) {
      this.spare.truncate(0);
      this.end = this.current.getSize();
      this.longest = 2 * this.end;
      return;
    }
    this.spare.flush();
    [this.current, this.spare] = [this.spare, this.current];
    this.spare.truncate(0);
    this.spare.flush();
    this.end = bytes.length;
    this.longest = Math.max(this.short, 2 * this.end);
  }
}

function linesOf(handle: Handle): { lines: Line[]; complete: boolean } {
  const bytes = new Uint8Array(handle.getSize());
  handle.read(bytes, { at: 0 });
  // A last line without an end was being written when the device died: it never counted.
  const texts = new TextDecoder().decode(bytes).split('\n').slice(0, -1);
  const mark = texts.indexOf(COMPLETE);
  return { lines: texts.filter((_, place) => place !== mark).map((text) => JSON.parse(text) as Line), complete: mark >= 0 };
}
