/** A table as this device sees it, and what it can ask of it. It never decides what is allowed. */
import { Links, linkFor } from '../fair/links';
import type { Place } from '../sheet/states';
import { variantOf } from '../sheet/variants';
import { refusalWords } from '../words/refusing';
import { t } from '../words/words.svelte';
import { Connection, type Who } from '../wire/connection';
import type { Choice, Command, Cross, Facts, Roll, TableEvent, Told, View } from '../wire/messages';
import { lying, seen } from '../wire/seeing';
import { playerName, seatName } from './names';
import { hold, Pacing } from './pacing.svelte';
import { standing } from './shown';
import { scenes, sentences } from './telling';
import { marksAfter, type Marks } from './turns';

const NEWS = 6;
/** How long a remark hangs in the air, and an answer stays although others play on. */
const REMARK = 4000;
/** The codes of tables and seats that are not there any more. */
const GONE = ['no-such-table', 'wrong-token'];

export class Table {
  /** What is shown; it may lie a few moments behind, so that people can follow. */
  view: View | undefined = $state.raw();
  lost = $state(false);
  /** Why the connection is over for good. */
  ended: string | undefined = $state();
  /** Why this device was not let in, where its table and its seat may be there still. */
  private barred: (() => string) | undefined = $state.raw();
  /** The dice have not come to rest: nothing gives away yet what they will show. */
  tumbling = $state(false);
  /** What happened last, the latest at the end, in the language that is spoken now. */
  readonly news = $derived.by(() => this.happened.flatMap((tell) => tell()).slice(-NEWS));
  /** What deserves everybody's eyes for a moment: locks, penalties, who begins. */
  scene: readonly string[] = $state.raw([]);
  /** What everybody did in this turn. */
  marks: Marks = $state.raw([]);
  /** By seat, a remark that hangs in the air. */
  remarks: Readonly<Record<number, string>> = $state.raw({});
  /** What the table answered to the last tap. */
  said = $state('');
  /** The dice as they lie there; they stay until they are rolled again. */
  roll: Roll | null = $state.raw(null);
  /** Whether a game without other people is about to begin, which needs no lobby. */
  starting = $state(false);
  /** Whether the end may be shown: not before everybody has seen what brought it. */
  over = $state(false);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead = $state(0);
  readonly pacing = new Pacing((told) => this.show(told));
  private happened: readonly (() => string[])[] = $state.raw([]);
  private latest: View | undefined;
  private saidAt = 0;
  private readonly links = new Links();
  private readonly connection: Connection;

  readonly variant = $derived(variantOf(this.view?.settings.variant ?? 'classic'));
  readonly seat = $derived(this.view?.you?.seat);
  /** One's own place in playing order. */
  readonly player = $derived(this.seat === undefined ? -1 : (this.view?.game?.players.indexOf(this.seat) ?? -1));
  readonly awaited = $derived(this.seat !== undefined && (this.view?.moment.awaited.includes(this.seat) ?? false));
  readonly choices = $derived(this.view?.choices[this.player] ?? []);
  readonly legal = $derived(this.choices.filter((choice) => choice !== null).map((cross) => this.placeOf(cross)));
  readonly pencilled = $derived(this.view?.you?.choice ? this.placeOf(this.view.you.choice) : undefined);
  readonly confirmed = $derived(this.view?.you?.confirmed ?? false);
  /** Whether crossing nothing now costs a penalty. */
  readonly threatened = $derived(this.view?.moment.waits === 'colour' && this.view.game?.spared === false);

  constructor(readonly who: Who) {
    this.connection = new Connection(who, {
      ontold: (told) => this.hear(told),
      onlost: () => (this.lost = true),
      onend: (reason) => (this.ended = reason),
      step: () => this.latest?.step,
    });
  }

  close(): void {
    this.pacing.forget();
    this.connection.close();
  }

  /** Ask something of the table that needs nothing but to be asked. */
  do(command: Command): void {
    this.said = '';
    this.pacing.hurry();
    this.connection.do(command);
  }

  rollDice(): void {
    this.do({ command: 'roll', moment: this.moment, link: linkFor(this.view!) });
  }

  typeRoll(roll: Roll): void {
    this.do({ command: 'type-roll', moment: this.moment, roll });
  }

  /** Who begins, as the people at the table agreed. */
  typeStart(player: number): void {
    this.do({ command: 'type-start', moment: this.moment, start: { kind: 'seat', player } });
  }

  agree(): void {
    this.do({ command: 'agree', moment: this.moment });
  }

  object(): void {
    this.do({ command: 'object', moment: this.moment });
  }

  /** A tap on a cell pencils it in, or takes it back; where it may not be crossed, the table says why. */
  tap(place: Place): void {
    const cross = this.crossAt(place);
    this.said = '';
    if (!cross) {
      this.connection.why(place.row, this.numberAt(place));
    } else {
      const same = this.pencilled?.row === place.row && this.pencilled.cell === place.cell;
      this.choose(same ? null : cross, false);
    }
  }

  /** Pencil this in, or nothing. */
  pencil(choice: Choice): void {
    this.choose(choice, false);
  }

  confirm(): void {
    this.choose(this.view?.you?.choice ?? null, true);
  }

  /** Why the connection is over, in a sentence. */
  get farewell(): string {
    return this.ended === 'refused' && this.barred ? this.barred() : t('table-ended', { reason: this.ended! });
  }

  /** Whether the seat may be there still, although the connection is over. */
  get keepsSeat(): boolean {
    return this.ended === 'left' || (this.ended === 'refused' && this.barred !== undefined);
  }

  /** What a player is called. */
  nameOf(player: number): string {
    return playerName(this.view!, player);
  }

  seatName(seat: number): string | null {
    return seatName(this.view!, seat);
  }

  private get moment(): number {
    return this.view?.moment.moment ?? 0;
  }

  private choose(choice: Choice, confirmed: boolean): void {
    this.do({ command: 'choose', moment: this.moment, choice, confirmed });
  }

  private placeOf({ row, number }: Cross): Place {
    return { row, cell: this.variant.rows[row]!.findIndex((cell) => cell.number === number) };
  }

  private numberAt({ row, cell }: Place): number {
    return this.variant.rows[row]![cell]!.number;
  }

  /** What may be crossed there; the plain cross before the lucky one, since both mark the same. */
  private crossAt(place: Place): Cross | undefined {
    const here = this.choices.filter((choice) => choice !== null);
    return here.find((cross) => cross.row === place.row && cross.number === this.numberAt(place));
  }

  private hear(told: Told): void {
    this.latest = seen(this.latest, told);
    if (told.type === 'refusal' || told.type === 'reason') {
      this.starting = false;
      if (told.type === 'refusal' && !told.id) this.bar(told.code, told.facts);
      if (told.code && told.code !== 'no-change') [this.said, this.saidAt] = [refusalWords(told.code, told.facts), Date.now()];
      return;
    }
    this.addLink();
    if (told.type === 'welcome' || told.type === 'view') {
      this.ahead = told.now - Date.now();
      this.pacing.forget();
      this.show(told);
    } else {
      this.pacing.take(told);
    }
    if (told.type === 'welcome') this.arrived();
  }

  private bar(code: string, facts: Facts | undefined): void {
    this.barred = GONE.includes(code) ? undefined : () => refusalWords(code, facts);
  }

  /** The dice are never kept waiting, whatever is being shown. */
  private addLink(): void {
    const answer = this.latest && this.links.answer(this.latest);
    if (!answer) return;
    const { command, wait } = answer;
    if (wait) setTimeout(() => this.connection.do(command, true), wait);
    else this.connection.do(command, true);
  }

  private arrived(): void {
    this.lost = false;
    const { stage, host, seats } = this.view!;
    const alone = seats.every(({ kind }, seat) => seat === this.seat || kind === 'bot');
    this.starting = stage === 'lobby' && host === this.seat && alone;
    if (this.starting) this.do({ command: 'begin' });
  }

  private show(told: Told): void {
    this.view = seen(this.view, told);
    if (told.type === 'events') {
      if (this.awaited || Date.now() - this.saidAt > REMARK) this.said = '';
      this.scene = told.events.flatMap((event) => scenes(this.standing(), event));
      if (told.events.some(({ event }) => event === 'ended')) setTimeout(() => (this.over = true), hold(told.events));
    } else {
      this.over = this.view?.stage !== 'play';
    }
    if ('events' in told) told.events?.forEach((event) => this.tell(event));
    this.roll = lying(this.roll, this.view?.game?.roll ?? null);
  }

  private tell(event: TableEvent): void {
    if (event.event === 'started') [this.happened, this.roll, this.over] = [[], null, false];
    if (event.event === 'rolled') this.roll = event.roll;
    if (event.event === 'reacted') this.remark(event.seat, event.reaction);
    this.marks = marksAfter(this.marks, this.variant, event);
    const then = this.standing();
    if (sentences(then, event).length) this.happened = [...this.happened, () => sentences(then, event)].slice(-NEWS);
  }

  private standing() {
    return standing(this.view!, this.variant, this.roll);
  }

  private remark(seat: number, reaction: string): void {
    this.remarks = { ...this.remarks, [seat]: t(`reaction-${reaction}`) };
    const here = this.remarks;
    setTimeout(() => {
      if (this.remarks[seat] === here[seat]) this.remarks = { ...this.remarks, [seat]: '' };
    }, REMARK);
  }
}
