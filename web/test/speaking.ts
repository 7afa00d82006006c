/** The page's own words in a test, without a page: to be imported before what speaks them. */
import { vi } from 'vitest';
import { LANGUAGES } from '../src/lib/words/languages';
import type { Subject } from '../src/lib/words/words.svelte';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { documentElement: {} });

/** Speak this language from now on, with the words of these subjects besides those that are always there. */
export async function speak(code: string, ...subjects: readonly Subject[]): Promise<void> {
  const { choose, learn } = await import('../src/lib/words/words.svelte');
  await choose(LANGUAGES.find((language) => language.code === code)!);
  await learn(subjects);
}
