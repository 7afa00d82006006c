/** The service worker: it keeps the page and everything that belongs to it, so that the pad works without a network. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));

/** Whether it is for tables of this device alone: its name tells its content, so it never changes under that name. */
const isPython = ({ fileName }: { fileName: string }) => fileName.startsWith('python/') || fileName.startsWith('assets/python-');

export function offline(): Plugin {
  let base = '/';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle).filter((file) => file.fileName !== 'index.html');
        const [python, page] = [built.filter(isPython), built.filter((file) => !isPython(file))];
        const files = ['', ...page.map((file) => file.fileName), ...readdirSync(PUBLIC)].map((name) => `${base}${name}`);
        const pythonFiles = python.map((file) => `${base}${file.fileName}`).sort();
        const digest = createHash('sha256');
        for (const file of Object.values(bundle)) digest.update(file.type === 'chunk' ? file.code : file.source);
        for (const name of readdirSync(PUBLIC)) digest.update(readFileSync(`${PUBLIC}/${name}`));
        const source = readFileSync(WORKER, 'utf8')
          .replace("'VERSION'", JSON.stringify(digest.digest('hex').slice(0, 12)))
          .replace("['FILES']", JSON.stringify(files.sort()))
          .replace("'PYTHON_VERSION'", JSON.stringify(createHash('sha256').update(pythonFiles.join()).digest('hex').slice(0, 12)))
          .replace("['PYTHON_FILES']", JSON.stringify(pythonFiles));
        this.emitFile({ type: 'asset', fileName: 'worker.js', source });
      },
    },
  };
}
