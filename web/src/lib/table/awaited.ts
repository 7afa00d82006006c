import type { Table } from './table.svelte';

/** Whether the table waits for the player of this device. Links for the dice do not count: a device adds them by itself. */
export function isAwaited({ awaited, confirmed, view }: Table): boolean {
  return awaited && !confirmed && view?.stage === 'play' && view.moment.waits !== 'links';
}
