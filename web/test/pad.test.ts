import { describe, expect, test } from 'vitest';
import { isOver, luckyOf, marked, newPad, padObstacle, sheets, standings, undone, type Pad } from '../src/lib/pad/pad';
import { variantNamed } from '../src/lib/sheet/variants';

const classic = variantNamed('classic')!;

function crossed(pad: Pad, player: number, row: number, ...cells: number[]): Pad {
  return cells.reduce((before, cell) => marked(before, { player, place: { row, cell } }), pad);
}

describe('a pad for two', () => {
  const empty = newPad('classic', ['Anna', 'Ben']);
  const ready = crossed(crossed(empty, 0, 0, 0, 1, 2, 3, 4), 1, 0, 1, 2, 3, 4, 5);
  const locked = crossed(ready, 0, 0, 10);

  test('takes back the last mark, whoever made it', () => {
    expect(undone(locked)).toEqual(ready);
  });

  test('closes a row for everyone once it is locked (C13)', () => {
    expect(padObstacle(classic, locked, 1, { row: 0, cell: 7 })).toBe('row-closed');
    expect(padObstacle(classic, locked, 1, { row: 1, cell: 7 })).toBeUndefined();
  });

  test('lets others lock along in the same roll, with crosses of their own (C15)', () => {
    expect(padObstacle(classic, locked, 1, { row: 0, cell: 10 }, true)).toBeUndefined();
    const few = crossed(crossed(empty, 0, 0, 0, 1, 2, 3, 4, 10), 1, 0, 1);
    expect(padObstacle(classic, few, 1, { row: 0, cell: 10 }, true)).toBe('lock-needs-crosses');
    expect(padObstacle(classic, locked, 0, { row: 0, cell: 7 }, true)).toBe('row-closed');
  });

  test('is over with two locked rows, by whomever, or a fourth penalty (C16)', () => {
    expect(isOver(classic, locked)).toBe(false);
    expect(isOver(classic, crossed(locked, 1, 2, 0, 1, 2, 3, 4, 10))).toBe(true);
    const penalised = [1, 2, 3, 4].reduce((pad) => marked(pad, { player: 1 }), empty);
    expect(isOver(classic, penalised)).toBe(true);
    expect(isOver(classic, undone(penalised))).toBe(false);
  });

  test('names the winner first, and all who share the win (C20)', () => {
    expect(standings(classic, marked(locked, { player: 1 }))).toEqual([
      { name: 'Anna', total: 28, wins: true },
      { name: 'Ben', total: 10, wins: false },
    ]);
    expect(standings(classic, empty).map(({ wins }) => wins)).toEqual([true, true]);
  });

  test('scores the worked example of the rules: 4, 3, 7, 8 crosses and two penalties make 70', () => {
    let pad = newPad('classic', ['Anna']);
    [4, 3, 7, 8].forEach((count, row) => {
      pad = crossed(pad, 0, row, ...Array.from({ length: count }, (_, cell) => cell));
    });
    pad = marked(marked(pad, { player: 0 }), { player: 0 });
    expect(standings(classic, pad)[0]!.total).toBe(70);
    expect(sheets(pad)[0]!.penalties).toBe(2);
  });
});

test('sheets have lucky numbers where the variant has them, different ones as far as they go', () => {
  const longo = variantNamed('longo')!;
  expect(luckyOf(classic, 0)).toBeUndefined();
  expect([0, 1, 5].map((player) => luckyOf(longo, player))).toEqual([
    [5, 8],
    [6, 11],
    [5, 8],
  ]);
});
