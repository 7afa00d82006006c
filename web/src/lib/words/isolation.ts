/**
 * Fluent isolates what it puts into a sentence, with invisible characters. Where nothing can mix they are taken out
 * again, so that names for screen readers and copied text are clean; Python's words do the same. A percent sign stays with
 * its number: outside of the isolate it would be drawn to the number's other side.
 */
const FIRST = '\u2068';
const LAST = '\u2069';
const MARKS = new RegExp(`([${FIRST}${LAST}])`);
const ISOLATED = new RegExp(`${FIRST}[^${FIRST}${LAST}]*${LAST}`, 'g');
const RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/;
const LEFT = /\p{L}/u;
const DIGIT = /\d/;

export function withoutNeedless(text: string, rightToLeft: boolean): string {
  if (!text.includes(FIRST)) return text;
  const open = [''];
  for (const part of text.replaceAll(`${LAST}%`, `%${LAST}`).split(MARKS)) {
    if (part === FIRST) {
      open.push('');
    } else if (part === LAST && open.length > 1) {
      const inner = open.pop()!;
      open[open.length - 1] += mayMix(inner, rightToLeft) ? FIRST + inner + LAST : inner;
    } else {
      open[open.length - 1] += part;
    }
  }
  return open.join('');
}

/** Whether this run, apart from what is isolated in it, could be drawn into the text around it or draw that in. */
function mayMix(inner: string, rightToLeft: boolean): boolean {
  const own = withoutIsolated(inner);
  if (!rightToLeft) return RIGHT.test(own);
  const signed = !/^\d+$/.test(inner) && DIGIT.test(own) && !RIGHT.test(own);
  return signed || [...own].some((character) => LEFT.test(character) && !RIGHT.test(character));
}

function withoutIsolated(text: string): string {
  const inner = text.replace(ISOLATED, '');
  return inner === text ? text : withoutIsolated(inner);
}
