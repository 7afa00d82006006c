/** Every screen by its address. Each is loaded on demand, with the messages that only it needs. */
import type { Component } from 'svelte';
import { learn, type Subject } from '../words/words.svelte';

// What a screen is told comes from its address: the code of a table, or nothing.
type Screen = Component<{ code: string }>;

export interface Shown {
  readonly path: string;
  readonly Screen: Screen;
  readonly code: string;
}

interface Way {
  readonly at: RegExp;
  readonly load: () => Promise<{ default: unknown }>;
  readonly words?: readonly Subject[];
}

const HOME: Way = { at: /^\/$/, load: () => import('../home/Home.svelte') };
const WAYS: readonly Way[] = [
  HOME,
  { at: /^\/table\/(?<code>[\w-]+)$/, load: () => import('../table/TableScreen.svelte') },
  { at: /^\/screen\/(?<code>[\w-]+)$/, load: () => import('../watch/BigScreen.svelte') },
  {
    at: /^\/game\/(?<code>[\w-]+)\/\d+(\/(replay|dice))?$/,
    load: () => import('../end/GameScreen.svelte'),
    words: ['ending', 'options'],
  },
  { at: /^\/new$/, load: () => import('../home/NewTable.svelte'), words: ['options'] },
  { at: /^\/here$/, load: () => import('../here/PassAround.svelte'), words: ['here'] },
  { at: /^\/join$/, load: () => import('../home/Join.svelte') },
  { at: /^\/watch$/, load: () => import('../watch/Watch.svelte') },
  { at: /^\/pad$/, load: () => import('../pad/ScorePad.svelte'), words: ['refusals'] },
  { at: /^\/rules$/, load: () => import('../rules/RulesInShort.svelte'), words: ['rules'] },
  { at: /^\/learn$/, load: () => import('../lesson/LessonScreen.svelte'), words: ['lesson', 'refusals'] },
  { at: /^\/pads$/, load: () => import('../print/PrintPads.svelte'), words: ['printing'] },
];

export async function screenAt(path: string): Promise<Shown> {
  const { at, load, words } = WAYS.find((way) => way.at.test(path)) ?? HOME;
  const [{ default: Screen }] = await Promise.all([load(), words && learn(words)]);
  return { path, Screen: Screen as Screen, code: at.exec(path)?.groups?.['code'] ?? '' };
}
