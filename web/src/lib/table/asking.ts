/** What the table asks of whoever sits here, in a line; or whom it waits for. */
import { listed } from '../words/lists';
import { refusalWords } from '../words/refusing';
import { t } from '../words/words.svelte';
import type { Roll, View } from '../wire/messages';

export interface Asked {
  readonly kind: 'roll' | 'choose' | 'type' | 'wait';
  readonly line: string;
}

/** As much of a table as asking needs. */
interface Asking {
  readonly view: View | undefined;
  readonly seat: number | undefined;
  readonly awaited: boolean;
  readonly confirmed: boolean;
  readonly threatened: boolean;
  readonly roll: Roll | null;
  readonly tumbling: boolean;
  seatName(seat: number): string | null;
}

export function askedOf(table: Asking): Asked {
  const { moment, settings } = table.view!;
  const { waits } = moment;
  if (moment.paused) return wait(refusalWords('paused'));
  if (waits === 'links') return wait(t(table.view!.game!.turn ? 'turn-dice' : 'turn-drawing'));
  if (table.tumbling) return wait(t('turn-dice'));
  const choosing = waits === 'white' || waits === 'colour';
  if (!table.awaited || (choosing && table.confirmed)) return wait(waiting(table));
  if (settings.dice === 'real' && !choosing) return { kind: 'type', line: typing(table.view!) };
  if (waits === 'roll') return { kind: 'roll', line: t('turn-roll') };
  if (waits === 'white') return { kind: 'choose', line: t('turn-white', { total: whiteSum(table.roll) }) };
  return { kind: 'choose', line: t(table.threatened ? 'turn-colour-penalty' : 'turn-colour') };
}

/** Whose turn it is, and which action. */
export function whose(table: Asking, { kind }: Asked): string {
  const { active, waits } = table.view!.moment;
  if (active === null) return t('turn-drawing');
  const turn = active === table.seat ? t('turn-mine') : t('turn-of', { name: table.seatName(active)! });
  return kind === 'wait' && (waits === 'white' || waits === 'colour') ? `${turn} · ${t(`phase-${waits}`)}` : turn;
}

/** What to do about real dice: look at what somebody typed in, or say it oneself. */
function typing({ moment }: View): string {
  if (moment.typed) return t('turn-typed');
  return moment.waits === 'start' ? t('typed-who-begins') : t('turn-real');
}

function wait(line: string): Asked {
  return { kind: 'wait', line };
}

function waiting(table: Asking): string {
  const { moment } = table.view!;
  const names = listed(moment.awaited.filter((seat) => seat !== table.seat).map((seat) => table.seatName(seat)!));
  if (!names) return t('turn-moment');
  return t(table.confirmed ? 'turn-changeable' : 'turn-wait', { names });
}

function whiteSum(roll: Roll | null): number {
  return roll ? roll.white[0] + roll.white[1] : 0;
}
