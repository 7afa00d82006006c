/** What happened in a step of a recorded game, in the sentences of the table. */
import { isLocked } from '../sheet/marks';
import type { Happening, TableEvent } from '../wire/messages';
import type { Step } from './steps';
import type { Variant } from '../sheet/variant';

/** The event that led from one step to the next, as the table would have told it. */
export function eventOf(variant: Variant, before: Step | undefined, step: Step): TableEvent {
  switch (step.kind) {
    case 'start':
      return { event: 'begun', start: { player: step.active } };
    case 'roll':
      return { event: 'rolled', roll: step.roll! };
    case 'white':
      return { event: 'white-resolved', choices: step.crossed, happened: happened(variant, before!, step) };
    case 'colour':
      return { event: 'colour-resolved', choice: step.crossed[step.active]!, happened: happened(variant, before!, step) };
  }
}

function happened(variant: Variant, before: Step, step: Step): Happening[] {
  const crossed = step.crossed.flatMap((cross, player): Happening[] => {
    if (!cross) return [];
    const locks = isLocked(variant, step.sheets[player]!, cross.row) && !isLocked(variant, before.sheets[player]!, cross.row);
    const lock: Happening[] = locks ? [{ event: 'locked', player, row: cross.row }] : [];
    return [{ event: 'crossed', player, ...cross }, ...lock];
  });
  const closed = step.closed.filter((row) => !before.closed.includes(row)).map((row): Happening => ({ event: 'closed', row }));
  const penalty: Happening[] = step.penalised ? [{ event: 'penalty', player: step.active }] : [];
  return [...crossed, ...closed, ...penalty, ...(step.over ? [{ event: 'over' } as const] : [])];
}
