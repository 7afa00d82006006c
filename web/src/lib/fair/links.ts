/**
 * This device's part in the fair dice: it commits itself to a chain before each game, and reveals a link for each draw.
 * Its secrets survive a reload, and all tabs share them.
 */
import type { Command, View } from '../wire/messages';
import { hex } from './bytes';
import { chainOf, freshSecret } from './chain';
import { keepSecret, secretBehind } from './secrets';

/** How long another device of the same seat, which made the commitment, has for answering itself. */
const ANOTHER_DEVICE = 1000;

export class Links {
  /** What was answered last, so that it is answered once. */
  private answered = '';

  /** What the dice want from this device now, without a tap, and after how many milliseconds. */
  answer(view: View): { readonly command: Command; readonly wait: number } | undefined {
    const command = wantedFrom(view);
    const question = command && `${view.games} ${view.moment.moment} ${command.command}`;
    if (!command || !question || question === this.answered) return undefined;
    this.answered = question;
    return { command, wait: command.command === 'add-link' && !command.link ? ANOTHER_DEVICE : 0 };
  }
}

function wantedFrom(view: View): Command | undefined {
  const seat = view.you?.seat;
  if (seat === undefined || view.settings.dice !== 'fair') return undefined;
  if (view.stage === 'lobby' || view.stage === 'over') {
    return view.seats[seat]!.commitment ? undefined : { command: 'commit', commitment: freshCommitment() };
  }
  const { links, moment } = view.moment;
  if (!links.includes(seat)) return undefined;
  return { command: 'add-link', moment: moment!, link: linkFor(view) };
}

/** The link for the draw that is due; nothing, if another device made the commitment. */
export function linkFor({ game, you }: View): string | null {
  const commitment = game!.commitments?.[game!.players.indexOf(you!.seat)];
  const links = commitment ? chain(commitment) : undefined;
  return links ? hex(links[game!.turn + 1]!) : null;
}

const chains = new Map<string, readonly Uint8Array[]>();

/** The chain behind a commitment, made once. */
function chain(commitment: string): readonly Uint8Array[] | undefined {
  const secret = chains.has(commitment) ? undefined : secretBehind(commitment);
  if (secret) chains.set(commitment, chainOf(secret));
  return chains.get(commitment);
}

function freshCommitment(): string {
  const secret = freshSecret();
  const links = chainOf(secret);
  const commitment = hex(links[0]!);
  chains.set(commitment, links);
  keepSecret(commitment, secret);
  return commitment;
}
