/** The words of the page: the Fluent files that Python reads too, one module for each language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const FOLDER = fileURLToPath(new URL('../../src/qwixx/words/catalogues', import.meta.url));
/** The files with what the page says; others hold what only Python says. */
export const FILES = ['game', 'variants', 'reasons', 'refusals', 'events', 'pads', 'web'];

const ALL = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';

export function languageCodes(): string[] {
  return readdirSync(FOLDER).sort();
}

export function paths(language: string): string[] {
  return FILES.map((file) => `${FOLDER}/${language}/${file}.ftl`);
}

/** All that the page can say in a language, in Fluent's syntax, without comments. */
export function source(language: string): string {
  const lines = paths(language).filter(existsSync).flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  return lines.filter((line) => line !== '' && !line.startsWith('#')).join('\n');
}

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const entries = languageCodes().map((code) => `${code}: () => import('${ONE}${code}')`);
        return `export default { ${entries.join(', ')} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const language = id.slice(ONE.length + 1);
      paths(language).forEach((path) => this.addWatchFile(path));
      return `export default ${JSON.stringify(source(language))};`;
    },
  };
}
