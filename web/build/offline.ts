/** The service worker: it keeps the page and everything that belongs to it, so that the pad works without a network. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle).filter((file) => file.fileName !== 'index.html');
        const files = ['', ...built.map((file) => file.fileName), ...readdirSync(PUBLIC)].map((name) => `/${name}`);
        const digest = createHash('sha256');
        for (const file of Object.values(bundle)) digest.update(file.type === 'chunk' ? file.code : file.source);
        for (const name of readdirSync(PUBLIC)) digest.update(readFileSync(`${PUBLIC}/${name}`));
        const source = readFileSync(WORKER, 'utf8')
          .replace("'VERSION'", JSON.stringify(digest.digest('hex').slice(0, 12)))
          .replace("['FILES']", JSON.stringify(files.sort()));
        this.emitFile({ type: 'asset', fileName: 'worker.js', source });
      },
    },
  };
}
