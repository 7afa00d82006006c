/** What the table asks of the player at this device, in a line; or whom it waits for. */
import { whiteSum } from '../dice/roll';
import { listed } from '../words/lists';
import { refusalWords } from '../words/refusing';
import { t } from '../words/words.svelte';
import type { Roll, View } from '../wire/messages';

export interface Asked {
  /** `wait`: nothing is asked of this player, or the answer is under way. */
  readonly kind: 'roll' | 'choose' | 'type' | 'wait';
  readonly line: string;
}

/** As much of a table as asking needs. */
interface Asking {
  readonly view: View | undefined;
  readonly seat: number | undefined;
  readonly awaited: boolean;
  readonly choosing: boolean;
  readonly confirmed: boolean;
  readonly threatened: boolean;
  readonly sure: boolean;
  readonly roll: Roll | null;
  readonly tumbling: boolean;
  readonly throwing: boolean;
  readonly lost: boolean;
  readonly countdown: { readonly pending: 'cross' | 'pass' | undefined };
  seatName(seat: number): string | null;
}

export function askedOf(table: Asking): Asked {
  const { moment, settings } = table.view!;
  const { waits } = moment;
  if (moment.paused) return wait(refusalWords('paused'));
  if (waits === 'links') return wait(t(table.view!.game!.turn ? 'turn-dice' : 'turn-moment'));
  const real = settings.dice === 'real';
  if (table.tumbling || (table.throwing && !real && waits === 'roll')) return wait(t('turn-dice'));
  if (table.choosing) return { kind: 'choose', line: choosing(table) };
  if (!table.awaited || waits === 'white' || waits === 'colour') return wait(waiting(table));
  if (real) return { kind: 'type', line: typing(table) };
  return { kind: 'roll', line: t('turn-roll') };
}

/** What may be chosen, or what is about to be sent. */
function choosing(table: Asking): string {
  const { waits } = table.view!.moment;
  const { pending } = table.countdown;
  if (pending === 'pass') return t('turn-passing');
  if (table.sure) return t('turn-penalty-sure');
  if (waits === 'white') return t('turn-white', { total: table.roll ? whiteSum(table.roll) : 0 });
  return t(table.threatened ? 'turn-colour-penalty' : 'turn-colour');
}

/** Whose turn it is, and which action. */
export function whose(table: Asking): string {
  const { active, waits } = table.view!.moment;
  if (active === null) return t('turn-drawing');
  const turn = active === table.seat ? t('turn-mine') : t('turn-of', { name: table.seatName(active)! });
  const action = waits === 'white' ? 1 : waits === 'colour' ? 2 : undefined;
  return action ? `${turn} · ${t('turn-action', { action })}` : turn;
}

/** What to do about real dice: look at what another player typed in, or type it in. */
function typing(table: Asking): string {
  const { moment } = table.view!;
  if (table.lost) return t('turn-offline');
  if (table.throwing) return t('turn-moment');
  if (moment.typed) return t('turn-typed');
  return moment.waits === 'start' ? t('typed-who-begins') : t('turn-real');
}

function wait(line: string): Asked {
  return { kind: 'wait', line };
}

function waiting(table: Asking): string {
  const { moment } = table.view!;
  if (table.lost && table.confirmed) return t('turn-later');
  const names = listed(moment.awaited.filter((seat) => seat !== table.seat).map((seat) => table.seatName(seat)!));
  if (!names) return t('turn-moment');
  return t(table.confirmed ? 'turn-changeable' : 'turn-wait', { names });
}
