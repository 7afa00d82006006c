/** Where a key leads on a sheet. Its rows run from left to right in every language. */
import type { Place } from './states';
import type { Variant } from './variant';

export function stepFrom(variant: Variant, { row, cell }: Place, key: string): Place | undefined {
  const last = (place: number) => variant.rows[place]!.length - 1;
  switch (key) {
    case 'ArrowRight':
      return { row, cell: Math.min(cell + 1, last(row)) };
    case 'ArrowLeft':
      return { row, cell: Math.max(cell - 1, 0) };
    case 'ArrowDown':
      return beside(Math.min(row + 1, variant.rows.length - 1));
    case 'ArrowUp':
      return beside(Math.max(row - 1, 0));
    case 'Home':
      return { row, cell: 0 };
    case 'End':
      return { row, cell: last(row) };
    default:
      return undefined;
  }

  function beside(other: number): Place {
    return { row: other, cell: Math.min(cell, last(other)) };
  }
}
