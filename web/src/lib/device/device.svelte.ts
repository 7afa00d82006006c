/** The tables of this device, which need no server: Python in a worker holds them (`qwixx.local`), the page asks it as a server. */
import { FOLDER, SIZE } from 'virtual:python';
import type { FromWorker, ToWorker } from './messages';

type Told = (text: string) => void;

/** How the worker gets ready, for the page to show. */
class Readiness {
  bytes = $state(0);
  ready = $state(false);
  /** Whether what is played is kept when the tab is closed. */
  keeps = $state(true);
  failed: { readonly reason: 'elsewhere' | 'broken'; readonly text: string } | undefined = $state.raw();
  readonly share = $derived(this.ready ? 1 : Math.min(0.99, this.bytes / SIZE));
}

export const readiness = new Readiness();

let worker: Worker | undefined;
let count = 0;
const answers = new Map<number, (answer: Response) => void>();
const lines = new Map<number, { told: Told; ended: () => void }>();

/** Get ready to play: fetch Python and start it. Later calls do nothing. */
export function start(): void {
  if (worker) return;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  worker.onerror = ({ message }) => fail('broken', message);
  say({ kind: 'start', folder: new URL(import.meta.env.BASE_URL + FOLDER, location.href).href });
}

/** Start once more after a failure. */
export function startAgain(): void {
  worker?.terminate();
  worker = undefined;
  [readiness.failed, readiness.bytes] = [undefined, 0];
  start();
}

export function ask(path: string, method: string, body: string): Promise<Response> {
  start();
  const id = (count += 1);
  return new Promise((resolve) => {
    answers.set(id, resolve);
    say({ kind: 'request', id, method, path, body });
  });
}

/** A way to a table of this device; `send` and `close` end up in Python. */
export function open(table: string, told: Told, ended: () => void): { send: Told; close: () => void } {
  start();
  const channel = (count += 1);
  lines.set(channel, { told, ended });
  say({ kind: 'open', channel, table });
  return {
    send: (text) => say({ kind: 'say', channel, text }),
    close: () => {
      if (lines.delete(channel)) say({ kind: 'close', channel });
    },
  };
}

function say(message: ToWorker): void {
  worker!.postMessage(message);
}

function hear(message: FromWorker): void {
  switch (message.kind) {
    case 'progress':
      readiness.bytes = message.bytes;
      break;
    case 'ready':
      [readiness.ready, readiness.keeps] = [true, message.keeps];
      break;
    case 'failed':
      fail(message.reason, message.text);
      break;
    case 'answer':
      answers.get(message.id)?.(new Response(message.body, { status: message.status }));
      answers.delete(message.id);
      break;
    case 'told':
      lines.get(message.channel)?.told(message.text);
      break;
    case 'ended':
      lines.get(message.channel)?.ended();
      lines.delete(message.channel);
  }
}

function fail(reason: 'elsewhere' | 'broken', text: string): void {
  readiness.failed = { reason, text };
  if (reason === 'broken') console.error('the tables of this device cannot be opened:', text);
}
