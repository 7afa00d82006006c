/** Which files the page is built into: what a first game needs comes in two of them, since many small ones compress worse. */
import { fileURLToPath } from 'node:url';

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const ENTRY = source('main.ts');
/** By file, the modules that it holds with all that they import. */
const FILES = {
  page: [ENTRY, source('lib/home/Home.svelte')],
  table: ['lib/table/TableScreen.svelte'].map(source),
};

/** The file of a module; `null` leaves it to the bundler. */
export function chunkOf(id: string, graph: Graph): string | null {
  // It waits for the first screen, which therefore cannot be in one file with it.
  if (id === ENTRY) return null;
  return Object.entries(FILES).find(([, roots]) => roots.some((root) => needs(root, graph).has(id)))?.[0] ?? null;
}

const known = new Map<string, ReadonlySet<string>>();

/** A module with everything that it imports, however indirectly; not what it loads later. */
function needs(root: string, graph: Graph): ReadonlySet<string> {
  const before = known.get(root);
  if (before) return before;
  const found = new Set([root]);
  for (const id of found) graph.getModuleInfo(id)?.importedIds.forEach((each) => found.add(each));
  known.set(root, found);
  return found;
}
