/** What the page says: one language at a time, changeable at once, remembered on this device. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import catalogues from 'virtual:catalogues';
import { withoutNeedless } from './isolation';
import { wanted, type Language } from './languages';
import { withMinus } from './minus';

const REMEMBERED = 'language';

interface Spoken {
  language: Language;
  bundle: FluentBundle;
}

export type Subject = keyof typeof catalogues;

/** What words have been needed for so far. */
const subjects = new Set<Subject>(['core']);
let spoken: Spoken | undefined = $state.raw();
let loading: Promise<void> = Promise.resolve();

/** The words for a message, with the facts put in. */
export function t(id: string, facts: Record<string, FluentVariable> = {}): string {
  const { bundle, language } = spoken!;
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  // With a list for errors Fluent shows what it can; without one it throws, and a word would take the page down.
  return withoutNeedless(withMinus(bundle.formatPattern(pattern, facts, [])), language.direction === 'rtl');
}

/** Whether there are words for a message. */
export function knows(id: string): boolean {
  return spoken!.bundle.hasMessage(id);
}

/** The language that is spoken now. */
export function language(): Language {
  return spoken!.language;
}

/** Speak the language that was chosen here before, or else the browser's. */
export async function speakAsWanted(): Promise<void> {
  const chosen = localStorage.getItem(REMEMBERED);
  await speak(wanted(chosen ? [chosen] : navigator.languages));
}

/** Another tab of this device has chosen a language: all of them speak it. */
addEventListener('storage', ({ key }) => {
  if (key === REMEMBERED) void speakAsWanted();
});

/** Speak this language from now on. */
export async function choose(language: Language): Promise<void> {
  localStorage.setItem(REMEMBERED, language.code);
  await speak(language);
}

/** Load the words of these subjects, in this language and in every one that is spoken later. */
export async function learn(wanted: Subject | readonly Subject[]): Promise<void> {
  const missing = [wanted].flat().filter((subject) => !subjects.has(subject));
  missing.forEach((subject) => subjects.add(subject));
  try {
    await (missing.length && spoken ? speak(spoken.language) : loading);
  } catch (error) {
    missing.forEach((subject) => subjects.delete(subject));
    throw error;
  }
}

/** One load follows another, so that an earlier one never takes away what a later one brought. */
function speak(language: Language): Promise<void> {
  loading = loading.catch(() => undefined).then(() => load(language));
  return loading;
}

async function load(language: Language): Promise<void> {
  const texts = await Promise.all([...subjects].map((subject) => catalogues[subject][language.code]!()));
  // Digits are those of the sheet in every language.
  const bundle = new FluentBundle(`${language.code}-u-nu-latn`);
  texts.forEach(({ default: text }) => bundle.addResource(new FluentResource(text)));
  spoken = { language, bundle };
  document.documentElement.lang = language.code;
  document.documentElement.dir = language.direction;
}
