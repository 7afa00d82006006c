/** The worker that holds this device's tables: `qwixx.local` in Python, fed with the page's requests and messages. */
import { loadPyodide, type PyodideAPI } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import { Journal, type Handle } from './journal';
import type { FromWorker, ToWorker } from './messages';

/** How soon a bot whose choice could not be kept chooses again. */
const AGAIN = 1000;
/** The page shows what bots do in its own time; in between the worker listens. */
const BREATH = 0;

interface Channel {
  receive(text: string): void;
  close(): void;
  destroy(): void;
}

interface Device {
  request(method: string, path: string, body: string): { status: number; body: string; destroy(): void };
  open(table: string, send: (text: string) => void): Channel;
  think(): boolean;
}

const say = (message: FromWorker) => postMessage(message);
const channels = new Map<number, Channel>();
let device: Device | undefined;
const waiting: ToWorker[] = [];

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') void start(data.folder);
  else if (device) take(data);
  else waiting.push(data);
};

async function start(folder: string): Promise<void> {
  try {
    countBytes();
    const [files, python] = await Promise.all([filesOfDevice(), load(folder)]);
    device = python(files.journal);
    say({ kind: 'ready', keeps: files.keeps });
    for (const message of waiting.splice(0)) take(message);
    setInterval(think, AGAIN);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const held = error instanceof DOMException && error.name === 'NoModificationAllowedError';
    say({ kind: 'failed', reason: held ? 'elsewhere' : 'broken', text });
  }
}

function take(message: ToWorker): void {
  switch (message.kind) {
    case 'request': {
      const answer = device!.request(message.method, message.path, message.body);
      say({ kind: 'answer', id: message.id, status: answer.status, body: answer.body });
      answer.destroy();
      break;
    }
    case 'open': {
      const { channel } = message;
      try {
        channels.set(channel, device!.open(message.table, (text) => say({ kind: 'told', channel, text })));
      } catch {
        say({ kind: 'ended', channel }); // the table is not on this device any more
      }
      break;
    }
    case 'say':
      channels.get(message.channel)?.receive(message.text);
      break;
    case 'close': {
      const channel = channels.get(message.channel);
      channels.delete(message.channel);
      channel?.close();
      channel?.destroy();
      break;
    }
    case 'start':
  }
  setTimeout(think, BREATH);
}

function think(): void {
  if (device?.think()) setTimeout(think, BREATH);
}

/** A file of this origin that a worker alone may hold; the page's own types do not know what workers can. */
interface WorkerFile {
  createSyncAccessHandle(): Promise<Handle>;
}

/** The two files of the journal; a browser that has none keeps everything until the tab is closed. */
async function filesOfDevice(): Promise<{ journal: Journal; keeps: boolean }> {
  if (!('storage' in navigator) || !navigator.storage.getDirectory) {
    return { journal: new Journal(inMemory(), inMemory()), keeps: false };
  }
  const folder = await navigator.storage.getDirectory();
  const open = async (name: string) => {
    const file: unknown = await folder.getFileHandle(name, { create: true });
    return (file as WorkerFile).createSyncAccessHandle();
  };
  return { journal: new Journal(await open('tables-1.jsonl'), await open('tables-2.jsonl')), keeps: true };
}

function inMemory(): Handle {
  let bytes = new Uint8Array();
  return {
    getSize: () => bytes.length,
    read(into, { at }) {
      into.set(bytes.subarray(at, at + into.length));
      return into.length;
    },
    write(added, { at }) {
      const longer = new Uint8Array(Math.max(bytes.length, at + added.length));
      longer.set(bytes);
      longer.set(added, at);
      bytes = longer;
      return added.length;
    },
    truncate: (size) => (bytes = bytes.slice(0, size)),
    flush: () => undefined,
  };
}

async function load(folder: string): Promise<(journal: Journal) => Device> {
  const pyodide = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}library.zip`,
    lockFileContents: '{"info":{"abi_version":"2026_0","arch":"wasm32","platform":"emscripten","python":"3.14.0","version":"314.0.7"},"packages":{}}',
    createPyodideModule,
  } as Parameters<typeof loadPyodide>[0]);
  const wheel = await fetch(`${folder}msgspec.zip`);
  if (!wheel.ok) throw new Error(`${wheel.url}: ${wheel.status}`);
  pyodide.unpackArchive(await wheel.arrayBuffer(), 'wheel');
  return (journal) => deviceOf(pyodide, journal);
}

function deviceOf(pyodide: PyodideAPI, journal: Journal): Device {
  pyodide.registerJsModule('qwixx_device', {
    get: (name: string) => journal.get(name) ?? null,
    set: (name: string, text: string | null) => journal.set(name, text ?? null),
    names: () => journal.names(),
  });
  return pyodide.runPython(`
import qwixx_device
from qwixx.local.browser import browser_tables
browser_tables(qwixx_device)
`) as Device;
}

/** Tell the page how much has come, whoever fetches it. */
function countBytes(): void {
  const fetchWhole = globalThis.fetch;
  let bytes = 0;
  globalThis.fetch = async (...asked) => {
    const answer = await fetchWhole(...asked);
    if (!answer.body) return answer;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, control) {
          bytes += part.length;
          say({ kind: 'progress', bytes });
          control.enqueue(part);
        },
      }),
    );
    const { status, statusText, headers } = answer;
    return new Response(counted, { status, statusText, headers });
  };
}
