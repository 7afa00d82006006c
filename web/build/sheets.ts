/** The printed sheets that the page can draw and score: those whose files say nothing that it does not know. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../../src/qwixx/rules/variants', import.meta.url));
const MODULE = 'virtual:sheets';
/** What `parseSheet` reads. */
const KNOWN = ['name', 'title', 'dice', 'locking', 'needs', 'lucky', 'row'];

export function sheets(): Plugin {
  return {
    name: 'sheets',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const paths = readdirSync(FOLDER)
        .filter((name) => name.endsWith('.sheet'))
        .sort()
        .map((name) => `${FOLDER}/${name}`);
      paths.forEach((path) => this.addWatchFile(path));
      return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, 'utf8')).filter(isKnown))};`;
    },
  };
}

function isKnown(text: string): boolean {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.every((line) => KNOWN.includes(line.split(':')[0]!));
}
