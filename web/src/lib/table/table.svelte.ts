/** A table as this device sees it, and what it can ask of it. It never decides what is allowed. */
import { Links, linkFor } from '../fair/links';
import type { Place } from '../sheet/states';
import { variantOf } from '../sheet/variants';
import { refusalWords } from '../words/refusing';
import { t } from '../words/words.svelte';
import { Connection, type Who } from '../wire/connection';
import type { Choice, Command, Cross, Facts, Roll, TableEvent, Told, View } from '../wire/messages';
import { onDevice } from '../wire/place';
import { lying, seen } from '../wire/seeing';
import { LocalChoice } from './choice.svelte';
import { Countdown } from './countdown.svelte';
import { playerName, seatName } from './names';
import { hold, Pacing } from './pacing.svelte';
import { standing } from './shown';
import { scenes, sentences, type Scene } from './telling';
import { marksAfter, type Marks } from './turns';

const NEWS = 6;
/** How long a remark hangs in the air, and an answer stays although others play on. */
const REMARK = 4000;
/** How soon a second tap on a cell still belongs to the first one. */
const DOUBLE_TAP = 450;
/** How long a choice of a single tap can be taken back before it is sent. */
const TAKE_BACK = 2000;
/** How long a question must have been on the screen, so that a tap is an answer to it and not to what stood there before. */
const SEEN = 700;
const ASKING: readonly View['moment']['waits'][] = ['white', 'colour'];
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
  private rolling = $state(false);
  /** What happened last, the latest at the end, in the language that is spoken now. */
  readonly news = $derived.by(() => this.happened.flatMap((tell) => tell()).slice(-NEWS));
  /** What is shown large for a moment: locks, penalties, who begins. */
  scene: readonly Scene[] = $state.raw([]);
  /** What each player did in this turn. */
  marks: Marks = $state.raw([]);
  /** By seat, a remark that hangs in the air. */
  remarks: Readonly<Record<number, string>> = $state.raw({});
  /** What the table answered to the last tap, in words that may still be loading. */
  private answer: (() => string) | undefined = $state.raw();
  /** The dice as they lie there; they stay until they are rolled again. */
  roll: Roll | null = $state.raw(null);
  /** Whether a game without other people is about to begin, which needs no lobby. */
  starting = $state(false);
  /** Whether the end may be shown: not before the events that brought it. */
  over = $state(false);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead = $state(0);
  readonly pacing = new Pacing((told) => this.show(told));
  /** What a single tap has chosen; it is sent when the time to take it back is over. */
  readonly countdown = new Countdown<'cross' | 'pass'>(TAKE_BACK, (deed) => {
    if (deed === 'cross') this.confirm();
    else this.choose(null, true);
  });
  /** The moment that this device has answered with dice, thrown or typed in, until the table goes on or refuses them. */
  private thrown: number | undefined = $state();
  /** The player has asked for a penalty although there is something to cross out, and is asked whether that is meant. */
  sure = $state(false);
  private tappedAt = 0;
  /** Since when the buttons for passing and for taking that back mean what they mean now. */
  private askedAt = 0;
  private readonly local = new LocalChoice();
  private happened: readonly (() => string[])[] = $state.raw([]);
  private latest: View | undefined;
  private saidAt = 0;
  private readonly links = new Links();
  private readonly connection: Connection;

  readonly variant = $derived(variantOf(this.view?.settings.variant ?? 'classic'));
  readonly seat = $derived(this.view?.you?.seat);
  /** The place of this seat in playing order; -1 without one. */
  readonly player = $derived(this.seat === undefined ? -1 : (this.view?.game?.players.indexOf(this.seat) ?? -1));
  /** The seat whose person looks at this device, where several share it. */
  private holder: number | undefined = $state();
  /** Whether several people share this device, so that nobody is "you". */
  readonly shared = $derived.by(
    () => onDevice(this.who.table) && (this.view?.seats ?? []).filter(({ kind }) => kind === 'person').length > 1,
  );
  /** Whether the device is to be handed on: nobody else may see the sheet that its next person chooses on. */
  readonly covered = $derived(this.shared && this.view?.stage === 'play' && this.seat !== this.holder);
  readonly awaited = $derived(this.seat !== undefined && (this.view?.moment.awaited.includes(this.seat) ?? false));
  /** What this seat has chosen: what was tapped here, until the server has answered it. */
  private readonly chosen = $derived(this.local.at(this.moment) ?? this.view?.you ?? undefined);
  readonly pencilled = $derived(this.chosen?.choice ? this.placeOf(this.chosen.choice) : undefined);
  readonly confirmed = $derived(this.chosen?.confirmed ?? false);
  /** Whether this seat has a choice to make, or can still change the one it has made. */
  private readonly asked = $derived(
    this.view?.stage === 'play' &&
      ASKING.includes(this.view.moment.waits) &&
      !this.view.moment.paused &&
      (this.awaited || this.view.you?.confirmed === true),
  );
  /** Whether this seat chooses now: it can cross something out, the dice lie still, and nothing is confirmed. */
  readonly choosing = $derived(this.asked && !this.tumbling && !this.confirmed);
  /** What may be crossed out now. */
  readonly offers: readonly Cross[] = $derived(
    this.choosing ? (this.view!.choices[this.player] ?? []).filter((choice) => choice !== null) : [],
  );
  readonly legal = $derived(this.offers.map((cross) => this.placeOf(cross)));
  /** Whether a confirmed choice can be taken back: others still choose, or it waits for a connection. */
  readonly undoable = $derived(
    this.confirmed && this.asked && (this.lost || this.view!.moment.awaited.some((seat) => seat !== this.seat)),
  );
  /** Whether dice of this device are on their way to the table. */
  readonly throwing = $derived(this.thrown !== undefined && this.thrown === this.view?.moment.moment && !this.lost);
  /** Whether crossing nothing now costs a penalty. */
  readonly threatened = $derived(this.view?.moment.waits === 'colour' && this.view.game?.spared === false);

  constructor(readonly who: Who) {
    this.connection = new Connection(who, {
      ontold: (told) => this.hear(told),
      onlost: () => {
        this.lost = true;
        this.countdown.cancel();
      },
      onend: (reason) => (this.ended = reason),
      step: () => this.latest?.step,
    });
  }

  close(): void {
    this.countdown.finish();
    this.pacing.forget();
    this.connection.close();
  }

  /** Ask something of the table; not without a connection, where it could come as a surprise later. */
  do(command: Command): void {
    if (!this.lost) this.send(command);
  }

  /** The person whose turn it is has this device now. */
  take(): void {
    this.holder = this.seat;
    this.changeQuestion();
  }

  /** Throw the dice. */
  rollDice(): void {
    this.answerWithDice({ command: 'roll', moment: this.moment, link: linkFor(this.view!) });
  }

  typeRoll(roll: Roll): void {
    this.answerWithDice({ command: 'type-roll', moment: this.moment, roll });
  }

  /** Who begins, as the people at the table agreed. */
  typeStart(player: number): void {
    this.answerWithDice({ command: 'type-start', moment: this.moment, start: { kind: 'seat', player } });
  }

  /** Agree to what another player typed in; not by a tap that was meant for what stood there before. */
  agree(): void {
    if (this.seenFor(SEEN)) this.do({ command: 'agree', moment: this.moment });
  }

  /** Object to what was typed in, with the same guard. */
  object(): void {
    if (this.seenFor(SEEN)) this.do({ command: 'object', moment: this.moment });
  }

  /**
   * A tap on a cell pencils it in, or rubs it out; where it may not be crossed out, the table says why. If nothing else can be
   * crossed out, the cross is confirmed after a moment in which it can be taken back.
   */
  tap(place: Place): void {
    const now = Date.now();
    const again = this.pencilled?.row === place.row && this.pencilled.cell === place.cell;
    if (this.tumbling || (again && now - this.tappedAt < DOUBLE_TAP)) return;
    [this.answer, this.tappedAt] = [undefined, now];
    if (again) return this.undo();
    if (this.confirmed) return;
    const cross = this.crossAt(place);
    if (!cross) return this.connection.why(place.row, this.numberAt(place));
    this.choose(cross, false);
    if (this.offers.length === 1 && this.seenFor(SEEN) && !this.lost) this.countdown.start('cross');
  }

  /** Pencil this in, or nothing. */
  pencil(choice: Choice): void {
    this.choose(choice, false);
  }

  /** Confirm the cross that is pencilled in; without a connection it is sent when there is one. */
  confirm(): void {
    if (this.choosing && this.pencilled) this.choose(this.chosen!.choice, true);
  }

  /**
   * Cross out nothing. Where that gives a cross up, there is a moment to take it back; where it costs a penalty, the player is
   * asked once more. Nothing of it is done without a connection, or by a tap that was meant for what stood there before.
   */
  pass(): void {
    if (!this.choosing || this.lost || !this.seenFor(SEEN)) return;
    const warned = this.sure;
    this.changeQuestion();
    if (warned) this.choose(null, true);
    else if (this.threatened) this.sure = true;
    else this.countdown.start('pass');
  }

  /** Take back what was chosen. The second of two quick taps on "Pass" does not. */
  undo(): void {
    if (!this.pencilled && !this.seenFor(SEEN)) return;
    const chosen = this.pencilled !== undefined || this.confirmed;
    this.changeQuestion();
    if (chosen && (this.choosing || this.undoable)) this.choose(null, false);
  }

  /** The dice have not come to rest: nothing gives away yet what they will show. */
  get tumbling(): boolean {
    return this.rolling;
  }

  set tumbling(tumbling: boolean) {
    if (!tumbling) this.changeQuestion();
    this.rolling = tumbling;
  }

  /** Another question is on the screen now: taps that were meant for the one before do not answer it. */
  private changeQuestion(): void {
    this.countdown.cancel();
    [this.sure, this.askedAt] = [false, Date.now()];
  }

  /** Whether the question has been on the screen for so long. */
  private seenFor(milliseconds: number): boolean {
    return Date.now() - this.askedAt > milliseconds;
  }

  /** What the table answered to the last tap, in a sentence. */
  get said(): string {
    return this.answer?.() ?? '';
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
    this.countdown.cancel();
    this.sure = false;
    const chosen = { moment: this.moment, choice, confirmed };
    this.local.choose(chosen, this.send({ command: 'choose', ...chosen }));
  }

  private answerWithDice(command: Command): void {
    if (this.lost || this.throwing) return;
    this.thrown = this.moment;
    this.send(command);
  }

  /** The id that the answer will have. Without a connection the command goes out when there is one again. */
  private send(command: Command): string {
    this.answer = undefined;
    this.pacing.hurry();
    return this.connection.do(command);
  }

  private placeOf({ row, number }: Cross): Place {
    return { row, cell: this.variant.rows[row]!.findIndex((cell) => cell.number === number) };
  }

  private numberAt({ row, cell }: Place): number {
    return this.variant.rows[row]![cell]!.number;
  }

  /** What may be crossed there; the plain cross before the lucky one, since both mark the same. */
  private crossAt(place: Place): Cross | undefined {
    return this.offers.find((cross) => cross.row === place.row && cross.number === this.numberAt(place));
  }

  private hear(told: Told): void {
    const first = this.latest === undefined;
    this.latest = seen(this.latest, told);
    this.settle(told);
    if (told.type === 'refusal' || told.type === 'reason') {
      [this.starting, this.thrown] = [false, undefined];
      if (told.type === 'refusal' && !told.id) this.bar(told.code, told.facts);
      const { code, facts } = told;
      if (code && code !== 'no-change') [this.answer, this.saidAt] = [() => refusalWords(code, facts), Date.now()];
      return;
    }
    this.addLink();
    if (told.type === 'welcome' || told.type === 'view') {
      this.ahead = told.now - Date.now();
      this.pacing.forget();
      this.local.forget();
      this.show(told);
    } else if (told.type === 'own' && this.current) {
      this.view = seen(this.view, told);
    } else {
      this.pacing.take(told);
    }
    if (told.type === 'welcome') this.arrived(first);
  }

  /**
   * The server has answered the last choice: what it says counts again. Where its table has gone on, what was chosen stays
   * until that is shown; a refused choice goes back at once.
   */
  private settle(told: Told): void {
    if (told.type !== 'ack' && told.type !== 'refusal') return;
    const refused = told.type === 'refusal' && told.code !== 'no-change';
    if (refused && told.code === 'unavailable') return;
    if (told.id !== undefined && this.local.answered(told.id) && (refused || this.current)) this.local.forget();
  }

  /** Whether the moment that is shown is the one at the server. */
  private get current(): boolean {
    return this.latest?.moment.moment === this.moment;
  }

  private bar(code: string, facts: Facts | undefined): void {
    this.barred = GONE.includes(code) ? undefined : () => refusalWords(code, facts);
  }

  /** The dice are answered at once, also while earlier events are still being shown. */
  private addLink(): void {
    const answer = this.latest && this.links.answer(this.latest);
    if (!answer) return;
    const { command, wait } = answer;
    if (wait) setTimeout(() => this.connection.do(command, true), wait);
    else this.connection.do(command, true);
  }

  /** A game without other people needs no lobby; but one that a player has opened does not begin by reconnecting. */
  private arrived(first: boolean): void {
    this.lost = false;
    const { stage, host, seats } = this.view!;
    const alone = onDevice(this.who.table) || seats.every(({ kind }, seat) => seat === this.seat || kind === 'bot');
    this.starting = first && stage === 'lobby' && host === this.seat && alone;
    if (this.starting) this.do({ command: 'begin' });
  }

  private show(told: Told): void {
    const before = this.moment;
    // What several turns have brought, after a reconnect, is told without saying whose turn it was.
    const turn = told.type === 'events' ? this.view?.moment.active : undefined;
    this.view = seen(this.view, told);
    if (before !== this.moment) this.changeQuestion();
    if (told.type === 'events') {
      if (this.awaited || Date.now() - this.saidAt > REMARK) this.answer = undefined;
      this.scene = told.events.flatMap((event) => scenes(this.standing(turn), event));
      if (told.events.some(({ event }) => event === 'ended')) setTimeout(() => (this.over = true), hold(told.events));
    } else {
      this.over = this.view?.stage !== 'play';
    }
    if ('events' in told) told.events?.forEach((event) => this.tell(event, turn));
    this.roll = lying(this.roll, this.view?.game?.roll ?? null);
  }

  private tell(event: TableEvent, turn: number | null | undefined): void {
    if (event.event === 'started') [this.happened, this.roll, this.over] = [[], null, false];
    if (event.event === 'rolled') this.roll = event.roll;
    if (event.event === 'reacted') this.remark(event.seat, event.reaction);
    this.marks = marksAfter(this.marks, this.variant, event);
    const then = this.standing(turn);
    if (sentences(then, event).length) this.happened = [...this.happened, () => sentences(then, event)].slice(-NEWS);
  }

  private standing(turn: number | null | undefined) {
    const view = this.shared ? { ...this.view!, you: null } : this.view!;
    return standing(view, this.variant, this.roll, turn);
  }

  private remark(seat: number, reaction: string): void {
    this.remarks = { ...this.remarks, [seat]: t(`reaction-${reaction}`) };
    const here = this.remarks;
    setTimeout(() => {
      if (this.remarks[seat] === here[seat]) this.remarks = { ...this.remarks, [seat]: '' };
    }, REMARK);
  }
}
