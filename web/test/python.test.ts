import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { vectors } from './vectors';

const PATIENCE = 120_000;
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

test(
  'the Python of the page decides ten thousand times as CPython does, with the modules that were cut out for it',
  async () => {
    const { loadPyodide } = await import('pyodide');
    const built = path('../../src/qwixx/server/page/python/');
    const file = (name: string) => new Uint8Array(readFileSync(`${built}${readdirSync(built)[0]!}/${name}`));
    const pyodide = await loadPyodide({ indexURL: path('../node_modules/pyodide/') });
    pyodide.FS.writeFile('/library.zip', file('library.zip'));
    pyodide.unpackArchive(file('msgspec.zip'), 'wheel');
    pyodide.runPython("import sys; sys.path.insert(0, '/library.zip')");
    pyodide.runPython(readFileSync(path('../../tests/browser/decisions.py'), 'utf8'));
    const { count, digest } = vectors<{ count: number; digest: string }>('decisions');
    expect(pyodide.runPython(`digest(${count})`)).toBe(digest);
    expect(pyodide.runPython("import qwixx; qwixx.__file__.startswith('/library.zip')")).toBe(true);
  },
  PATIENCE,
);
