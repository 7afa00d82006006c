/**
 * Python for the page that plays without a server: the interpreter, and one archive of what `qwixx.local` needs, cut out of
 * the standard library and of our own source by running it (`library.py`).
 */
import { createHash } from 'node:crypto';
import { readFileSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PYODIDE = file('../node_modules/pyodide/');
const SOURCE = file('../../src');
/** The compiled codec of our messages, which `make page` fetches. */
const MSGSPEC = file('../python/msgspec.whl');
const MODULE = 'virtual:python';

interface Pyodide {
  readonly FS: {
    mkdir(path: string): void;
    mount(type: unknown, options: object, path: string): void;
    readonly filesystems: Record<string, unknown>;
  };
  unpackArchive(bytes: Uint8Array, format: string, options: object): void;
  runPython(code: string): { toJs(): Uint8Array };
}

export interface PythonFiles {
  /** By name, what the page fetches from one folder. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** A name for that folder that changes with what is in it. */
  readonly digest: string;
}

let made: Promise<PythonFiles> | undefined;

/** The files, made once a build. */
export function pythonFiles(): Promise<PythonFiles> {
  made ??= make();
  return made;
}

export function python(): Plugin {
  return {
    name: 'python',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const { files, digest } = await pythonFiles();
      const size = Object.values(files).reduce((sum, bytes) => sum + bytes.length, 0);
      return `export const FOLDER = 'python/${digest}/'; export const SIZE = ${size};`;
    },
    async generateBundle() {
      const { files, digest } = await pythonFiles();
      for (const [name, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName: `python/${digest}/${name}`, source });
      }
    },
  };
}

async function make(): Promise<PythonFiles> {
  if (!existsSync(MSGSPEC)) throw new Error('web/python/msgspec.whl is missing: `make page` fetches it');
  const wheel = new Uint8Array(readFileSync(MSGSPEC));
  const { loadPyodide } = (await import('pyodide')) as { loadPyodide(options: object): Promise<Pyodide> };
  const pyodide = await loadPyodide({ indexURL: PYODIDE, env: { PYTHONHASHSEED: '0' } });
  pyodide.FS.mkdir('/source');
  pyodide.FS.mount(pyodide.FS.filesystems['NODEFS'], { root: SOURCE }, '/source');
  pyodide.FS.mkdir('/extension');
  pyodide.unpackArchive(wheel, 'wheel', { extractDir: '/extension' });
  pyodide.runPython("import sys; sys.path[:0] = ['/source', '/extension']; sys.dont_write_bytecode = True");
  const library = pyodide.runPython(readFileSync(file('library.py'), 'utf8')).toJs();
  const files = {
    'library.zip': library,
    'msgspec.zip': wheel,
    'pyodide.asm.wasm': new Uint8Array(readFileSync(`${PYODIDE}pyodide.asm.wasm`)),
  };
  const hash = createHash('sha256');
  for (const bytes of Object.values(files)) hash.update(bytes);
  return { files, digest: hash.digest('hex').slice(0, 12) };
}
