/** Playing by keys alone, besides the tab and arrow keys that work by themselves. */
import { askedOf } from './asking';
import type { Table } from './table.svelte';

export function press(table: Table, event: KeyboardEvent): void {
  if (document.querySelector('dialog[open]') || event.metaKey || event.altKey || event.repeat) return;
  if (answered(table, event)) event.preventDefault();
}

/** Whether a key there means nothing by itself: on no button, link or field. */
export function restsNowhere(target: EventTarget | null): boolean {
  return !(target instanceof Element && target.closest('button, a, input, select, summary, [role="slider"]'));
}

/** Whether the key meant something here. */
function answered(table: Table, { key, ctrlKey, target }: KeyboardEvent): boolean {
  const nowhere = restsNowhere(target);
  const nowhereOrCell = nowhere || onCell(target);
  switch (key) {
    case ' ':
      // A cell means nothing while the dice are to be rolled.
      return nowhereOrCell && roll(table);
    case 'Enter':
      // Pressed once more than needed, it must not tap the cell that has the focus: that would take back what was confirmed.
      return ctrlKey && (roll(table) || confirm(table) || true);
    case 'Delete':
      return nowhereOrCell && pass(table);
    case 'z':
      return ctrlKey && undo(table);
    case 'Escape':
      table.pacing.skip();
      return true;
    case 'PageDown':
      return stepAmongLegal(1);
    case 'PageUp':
      return stepAmongLegal(-1);
    case 'ArrowDown':
    case 'ArrowRight':
      return nowhere && focusOn(mySheet()?.querySelector<HTMLElement>('.cell[tabindex="0"]'));
    default:
      return false;
  }
}

function roll(table: Table): boolean {
  if (askedOf(table).kind !== 'roll') return false;
  table.rollDice();
  return true;
}

function confirm(table: Table): boolean {
  if (askedOf(table).kind !== 'choose') return false;
  table.confirm();
  return true;
}

/** Not where the player is asked whether a penalty is meant: that has a button of its own. */
function pass(table: Table): boolean {
  if (askedOf(table).kind !== 'choose' || table.sure) return false;
  table.pass();
  return true;
}

function undo(table: Table): boolean {
  table.undo();
  return true;
}

function onCell(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.my-sheet .cell') !== null;
}

/** To the next cell that may be crossed, around the sheet. */
function stepAmongLegal(step: 1 | -1): boolean {
  const cells = [...(mySheet()?.querySelectorAll<HTMLElement>('.cell.legal, .cell.pencilled') ?? [])];
  const here = cells.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 && step < 0 ? cells.length - 1 : here + step;
  return focusOn(cells.at(next % (cells.length || 1)));
}

function mySheet(): Element | null {
  return document.querySelector('.my-sheet');
}

function focusOn(found: HTMLElement | null | undefined): boolean {
  found?.focus();
  return Boolean(found);
}
