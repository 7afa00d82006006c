/** The words of the page: the Fluent files that Python reads too, one module for each language and subject. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const FOLDER = fileURLToPath(new URL('../../src/qwixx/i18n/catalogues', import.meta.url));
/** The files with what the page says, by when it says it: from the start on, or when that subject is opened. */
export const FILES = {
  core: ['game', 'variants', 'events', 'pads', 'web', 'home', 'table'],
  refusals: ['reasons', 'refusals'],
  options: ['options'],
  ending: ['advice', 'review', 'chances', 'ending'],
  lesson: ['lesson'],
  printing: ['printing'],
  coach: ['coach'],
  rules: ['rules'],
  door: ['door'],
  device: ['device'],
  here: ['here'],
} as const;

export type Subject = keyof typeof FILES;

const ALL = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';

export function languageCodes(): string[] {
  return readdirSync(FOLDER).sort();
}

export function subjects(): Subject[] {
  return Object.keys(FILES) as Subject[];
}

export function paths(language: string, subject: Subject): string[] {
  return FILES[subject].map((file) => `${FOLDER}/${language}/${file}.ftl`);
}

/** All that the page can say in a language about a subject, in Fluent's syntax, without comments. */
export function source(language: string, subject: Subject): string {
  const lines = paths(language, subject).flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  return lines.filter((line) => line !== '' && !line.startsWith('#')).join('\n');
}

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const loaders = (subject: Subject) =>
          languageCodes().map((code) => `${code}: () => import('${ONE}${code}-${subject}')`).join(', ');
        return `export default { ${subjects().map((subject) => `${subject}: { ${loaders(subject)} }`).join(', ')} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const [language, subject] = id.slice(ONE.length + 1).split('-') as [string, Subject];
      paths(language, subject).forEach((path) => this.addWatchFile(path));
      return `export default ${JSON.stringify(source(language, subject))};`;
    },
  };
}
