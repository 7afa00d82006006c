/** Beside every file of the page that is worth it, the same file compressed: the server sends what a browser can read. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const KINDS = new Set(['.css', '.html', '.js', '.svg', '.wasm', '.webmanifest', '.zip']);
/** The best compression of Python takes a minute, and is an eighth better than what takes a second. */
const LARGE = 1 << 20;
const LARGE_QUALITY = 6;
/** A file that hardly gets smaller is not worth a second look of the server. */
const WORTH = 0.95;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir.startsWith('/') ? config.build.outDir : join(config.root, config.build.outDir);
    },
    // When all files are there, those of the public folder too. After a failure nothing is: the failure speaks for itself.
    closeBundle(error?: Error) {
      if (error) return;
      for (const name of readdirSync(folder, { recursive: true }) as string[]) {
        if (!KINDS.has(extname(name))) continue;
        const path = join(folder, name);
        const content = readFileSync(path);
        for (const [ending, made] of [['.br', brotliCompressSync(content, brotli(content.length))], ['.gz', gzipSync(content, { level: 9 })]] as const) {
          if (made.length < WORTH * content.length) writeFileSync(path + ending, made);
        }
      }
    },
  };
}

function brotli(size: number) {
  const quality = size > LARGE ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY;
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  };
}
