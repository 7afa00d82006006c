/** A table as this device sees it, and what it can ask of it. It never decides what is allowed. */
import type { Place } from '../sheet/states';
import { variantNamed } from '../sheet/variants';
import { t } from '../words/words.svelte';
import { Connection, type Who } from '../wire/connection';
import type { Choice, Cross, Roll, Told, View } from '../wire/messages';
import { seen } from '../wire/seeing';
import { sentences } from './telling';

const NEWS = 6;

export class Table {
  view: View | undefined = $state.raw();
  lost = $state(false);
  /** Why there is nothing to come back to. */
  ended: string | undefined = $state();
  /** What happened last, the latest at the end. */
  news: readonly string[] = $state.raw([]);
  /** What the table answered to the last tap. */
  said = $state('');
  /** The dice as they lie there; they stay until they are rolled again. */
  roll: Roll | null = $state.raw(null);
  /** Whether one's own action 1 of this turn was nothing; unknown after a reload. */
  private passed = $state(true);
  private readonly connection: Connection;

  readonly variant = $derived(variantNamed(this.view?.game?.variant ?? this.view?.settings.variant ?? 'classic')!);
  readonly seat = $derived(this.view?.you?.seat);
  /** One's own place in playing order. */
  readonly player = $derived(this.seat === undefined ? -1 : (this.view?.game?.players.indexOf(this.seat) ?? -1));
  readonly awaited = $derived(this.seat !== undefined && (this.view?.moment.awaited.includes(this.seat) ?? false));
  readonly choices = $derived(this.view?.choices[this.player] ?? []);
  readonly legal = $derived(this.choices.filter((choice) => choice !== null).map((cross) => this.placeOf(cross)));
  readonly pencilled = $derived(this.view?.you?.choice ? this.placeOf(this.view.you.choice) : undefined);
  /** Whether crossing nothing now costs a penalty. */
  readonly threatened = $derived(this.view?.moment.waits === 'colour' && this.passed);

  constructor(who: Who) {
    this.connection = new Connection(who, {
      ontold: (told) => this.hear(told),
      onlost: () => (this.lost = true),
      onend: (reason) => (this.ended = reason),
    });
  }

  close(): void {
    this.connection.close();
  }

  begin(): void {
    this.connection.do({ command: 'begin' });
  }

  again(): void {
    this.connection.do({ command: 'rematch' });
  }

  rollDice(): void {
    this.connection.do({ command: 'roll', moment: this.moment });
  }

  typeRoll(roll: Roll): void {
    this.connection.do({ command: 'type-roll', moment: this.moment, roll });
  }

  /** Who begins, as the people at the table agreed. */
  typeStart(player: number): void {
    this.connection.do({ command: 'type-start', moment: this.moment, start: { kind: 'seat', player } });
  }

  agree(): void {
    this.connection.do({ command: 'agree', moment: this.moment });
  }

  object(): void {
    this.connection.do({ command: 'object', moment: this.moment });
  }

  seatBot(seat: number, level: string): void {
    this.connection.do({ command: 'seat-bot', seat, level });
  }

  vacate(seat: number): void {
    this.connection.do({ command: 'vacate', seat });
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

  confirm(): void {
    this.choose(this.view?.you?.choice ?? null, true);
  }

  /** What a player is called. */
  nameOf(player: number): string {
    const { game } = this.view!;
    return this.seatName(game!.players[player]!) ?? game!.names[player]!;
  }

  seatName(seat: number): string | null {
    const { name, level } = this.view!.seats[seat]!;
    return level !== null && name === level ? t('bot-name', { level }) : name;
  }

  private get moment(): number {
    return this.view?.moment.moment ?? 0;
  }

  private choose(choice: Choice, confirmed: boolean): void {
    this.connection.do({ command: 'choose', moment: this.moment, choice, confirmed });
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

  private arrived(): void {
    this.lost = false;
    const { stage, host, seats } = this.view!;
    const alone = seats.length > 1 && seats.every(({ kind }, seat) => seat === this.seat || kind === 'bot');
    if (stage === 'lobby' && host === this.seat && alone) this.begin();
  }

  private hear(told: Told): void {
    this.view = seen(this.view, told);
    if (told.type === 'welcome') this.arrived();
    if (told.type === 'refusal' || (told.type === 'reason' && told.code)) {
      this.said = t(`reason-${told.code}`, told.facts);
      if (this.said === `reason-${told.code}`) this.said = t(`refusal-${told.code}`, told.facts);
    }
    this.roll = this.view?.game?.roll ?? this.roll;
    if (told.type !== 'events') return;
    this.said = '';
    for (const event of told.events) {
      if (event.event === 'started') [this.news, this.roll] = [[], null];
      if (event.event === 'rolled') [this.roll, this.passed] = [event.roll, true];
      if (event.event === 'white-resolved') this.passed = (event.choices[this.player] ?? null) === null;
      this.news = [...this.news, ...sentences(this, event)].slice(-NEWS);
    }
  }
}
