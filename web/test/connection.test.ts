import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../src/lib/wire/connection';

interface Sent {
  readonly type: string;
  readonly id?: string;
  readonly command?: object;
}

class Socket {
  static readonly OPEN = 1;
  static latest: Socket;
  readonly readyState = Socket.OPEN;
  readonly sent: Sent[] = [];
  onmessage: ((event: { data: string }) => void) | undefined;

  constructor() {
    Socket.latest = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  tell(...told: object[]): void {
    this.onmessage!({ data: told.map((each) => JSON.stringify(each)).join('\n') });
  }

  get commands(): (object | undefined)[] {
    return this.sent.filter(({ type }) => type === 'do').map(({ command }) => command);
  }

  close(): void {}
}

const BEGIN = { command: 'begin' } as const;
const PENCIL = { command: 'choose', moment: 3, choice: { row: 0, number: 5, lucky: false }, confirmed: false } as const;
const RUB_OUT = { ...PENCIL, choice: null };

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { origin: 'http://here' });
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
});

afterEach(() => vi.unstubAllGlobals());

function connected(): Connection {
  return new Connection(
    { table: 'K7QM-2XHP', token: 'secret' },
    { ontold: () => undefined, onlost: () => undefined, onend: () => undefined, step: () => undefined },
  );
}

test('a second tap before there is an answer asks for nothing else', () => {
  const connection = connected();
  connection.do(BEGIN);
  connection.do({ ...BEGIN });
  expect(Socket.latest.commands).toEqual([BEGIN]);
  Socket.latest.tell({ type: 'refusal', id: Socket.latest.sent[0]!.id, code: 'not-host' });
  connection.do(BEGIN);
  expect(Socket.latest.commands).toEqual([BEGIN, BEGIN]);
});

test('what could not be kept is asked again after a while, in order and under the same ids', () => {
  vi.useFakeTimers();
  const connection = connected();
  connection.do(BEGIN);
  const [begun] = Socket.latest.sent;
  Socket.latest.tell({ type: 'refusal', id: begun!.id, code: 'unavailable' });
  connection.do(RUB_OUT);
  expect(Socket.latest.sent).toEqual([begun]);
  vi.advanceTimersByTime(2000);
  expect(Socket.latest.commands).toEqual([BEGIN, BEGIN, RUB_OUT]);
  expect(Socket.latest.sent[1]).toEqual(begun);
  for (const { id } of Socket.latest.sent) Socket.latest.tell({ type: 'ack', id });
  vi.advanceTimersByTime(2000);
  expect(Socket.latest.sent.length).toBe(3);
  connection.do(BEGIN);
  expect(Socket.latest.commands.at(-1)).toEqual(BEGIN);
  vi.useRealTimers();
});

test('who changes their mind and changes it back is heard each time', () => {
  const connection = connected();
  for (const command of [PENCIL, RUB_OUT, PENCIL]) connection.do(command);
  expect(Socket.latest.commands).toEqual([PENCIL, RUB_OUT, PENCIL]);
});

test('what nobody has answered is asked again by whoever comes back, under the same id', () => {
  const connection = connected();
  connection.do(BEGIN);
  const [asked] = Socket.latest.sent;
  Socket.latest.tell({ type: 'welcome' });
  expect(Socket.latest.sent).toEqual([asked, asked]);
});

test('of several choices that wait for a connection only the last one is sent', () => {
  const connection = connected();
  for (const command of [PENCIL, RUB_OUT, BEGIN]) connection.do(command);
  const before = Socket.latest.sent.length;
  Socket.latest.tell({ type: 'welcome' });
  expect(Socket.latest.commands.slice(before)).toEqual([RUB_OUT, BEGIN]);
});
