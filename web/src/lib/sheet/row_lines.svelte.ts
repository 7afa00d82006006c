/** Whether a row takes two lines on a phone: a long one always, another where this device is to show larger cells. */
import type { Cell } from './variant';

const KEY = 'two-lines';
/** The most cells that a finger still hits on one line. */
const MOST = 12;
const chosen = $state({ two: localStorage.getItem(KEY) === 'yes' });

export function isLong(cells: readonly Cell[]): boolean {
  return cells.length > MOST;
}

export function prefersTwoLines(): boolean {
  return chosen.two;
}

export function preferTwoLines(wanted: boolean): void {
  chosen.two = wanted;
  localStorage.setItem(KEY, wanted ? 'yes' : 'no');
}
