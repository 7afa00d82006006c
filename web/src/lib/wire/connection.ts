/** The way to a table. A lost connection heals by itself, to the same seat; what was asked is asked again, and counts once. */
import { lineTo, type Line } from './line';
import type { Command, Told } from './messages';
import { onDevice } from './place';

const VERSION = 1;
const OPEN = 1;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** After which time the server is asked again that could not keep anything. */
const AGAIN = 1000;
/** How often the server is asked whether it is still there. */
const HEARTBEAT = 12_000;
/** How long a line may stay silent after something was sent, before it is taken for dead. */
const SILENCE = 6000;
/** Farewells after which there is nothing to come back to. */
const FINAL = ['refused', 'moved', 'left', 'closed'];

/** Whose connection it is: without a token, a spectator's. */
export interface Who {
  readonly table: string;
  readonly token?: string;
}

export interface Listener {
  readonly ontold: (told: Told) => void;
  readonly onlost: () => void;
  readonly onend: (reason: string) => void;
  /** The last step that was seen. */
  readonly step: () => number | undefined;
}

export class Connection {
  private socket: Line | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;
  private ended = false;
  private count = 0;
  /** Commands that nobody has answered yet, by their id. */
  private readonly underWay = new Map<string, Command>();
  /** Those that nobody at the screen has asked for: a refusal of them is nobody's business. */
  private readonly quiet = new Set<string>();
  private readonly name = crypto.getRandomValues(new Uint32Array(2)).join('-');

  constructor(
    private readonly who: Who,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener('online', this.hurry);
    if (!onDevice(who.table)) addEventListener('offline', this.lose);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /**
   * Ask something of the table; without a connection, as soon as there is one again. A second tap before there is an answer
   * asks for nothing else. Returns the id that the answer will have.
   */
  do(command: Command, quietly = false): string {
    const [last, before] = [...this.underWay].at(-1) ?? [];
    if (last && JSON.stringify(command) === JSON.stringify(before)) return last;
    const id = this.nextId();
    this.underWay.set(id, command);
    if (quietly) this.quiet.add(id);
    if (this.again === undefined) this.send({ type: 'do', id, command });
    return id;
  }

  why(row: number, number: number): void {
    this.send({ type: 'why', id: this.nextId(), row, number });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.again);
    clearTimeout(this.silence);
    clearInterval(this.heart);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.lose);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private open(): void {
    const socket = lineTo(this.who.table);
    this.socket = socket;
    socket.onopen = () => {
      const after = this.listener.step();
      const who = onDevice(this.who.table) ? {} : this.who;
      this.send({ type: 'hello', version: VERSION, ...who, ...(after !== undefined && { after }) });
      clearInterval(this.heart);
      this.heart = setInterval(this.beat, HEARTBEAT);
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return;
      clearTimeout(this.silence);
      this.silence = undefined;
      for (const line of data.split('\n')) if (line) this.hear(JSON.parse(line) as Told);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  private hear(told: Told): void {
    if (told.type === 'welcome') {
      this.wait = FIRST_WAIT;
      this.askAgain();
    } else if (told.type === 'bye') {
      if (FINAL.includes(told.reason)) {
        this.close();
        this.listener.onend(told.reason);
      } else if (told.come_back_ms !== undefined) {
        this.wait = told.come_back_ms;
      }
    } else if (told.type === 'refusal' && told.code === 'unavailable' && told.id && this.underWay.has(told.id)) {
      this.again ??= setTimeout(this.askAgain, AGAIN);
      if (this.quiet.has(told.id)) return;
    } else if ('id' in told && told.id) {
      this.underWay.delete(told.id);
      if (this.quiet.delete(told.id)) return;
    }
    this.listener.ontold(told);
  }

  /** Ask for everything that has not been done, in order. Of several choices only the last one is still meant. */
  private readonly askAgain = () => {
    clearTimeout(this.again);
    this.again = undefined;
    const meant = [...this.underWay].findLast(([, { command }]) => command === 'choose')?.[0];
    for (const [id, command] of this.underWay) {
      if (command.command === 'choose' && id !== meant) this.underWay.delete(id);
      else this.send({ type: 'do', id, command });
    }
  };

  private send(message: object): void {
    if (this.socket?.readyState !== OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.silence ??= setTimeout(this.lose, SILENCE);
  }

  /** A connection can be dead without anybody having been told. */
  private readonly beat = () => this.send({ type: 'ping', id: this.nextId() });

  private readonly lose = () => {
    if (this.ended) return;
    clearInterval(this.heart);
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.silence = undefined;
    const lost = this.socket;
    this.socket = undefined;
    lost?.close();
    this.listener.onlost();
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  };

  /** Somebody looks again, or the network is back: do not wait any longer. */
  private readonly hurry = () => {
    if (this.ended || document.hidden || this.socket) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.open();
  };

  private nextId(): string {
    this.count += 1;
    return `${this.name}-${this.count}`;
  }
}
