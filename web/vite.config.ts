import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogues } from './build/catalogues.ts';
import { chunkOf } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { offline } from './build/offline.ts';
import { python } from './build/python.ts';
import { sheets } from './build/sheets.ts';

export default defineConfig({
  plugins: [svelte(), catalogues(), sheets(), python(), offline(), compressed()],
  worker: {
    format: 'es',
    plugins: () => [python()],
    rolldownOptions: { output: { entryFileNames: 'assets/python-[hash].js' } },
  },
  build: {
    outDir: '../src/qwixx/server/page',
    emptyOutDir: true,
    // A strict content policy allows no script in the page itself, and the files are few.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
});
