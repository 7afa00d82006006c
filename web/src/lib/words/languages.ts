/** The languages of the page, and which of them the user wants. */
export interface Language {
  code: string;
  /** What it calls itself. */
  name: string;
  direction: 'ltr' | 'rtl';
}

export const LANGUAGES: readonly Language[] = [
  { code: 'uk', name: 'Українська', direction: 'ltr' },
  { code: 'ru', name: 'Русский', direction: 'ltr' },
  { code: 'pl', name: 'Polski', direction: 'ltr' },
  { code: 'cs', name: 'Čeština', direction: 'ltr' },
  { code: 'sk', name: 'Slovenčina', direction: 'ltr' },
  { code: 'he', name: 'עברית', direction: 'rtl' },
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
];

const ENGLISH = LANGUAGES.find((language) => language.code === 'en')!;
/** Codes that a language had before. */
const FORMER: Record<string, string> = { iw: 'he' };

/** The first of these tags, such as `uk-UA`, that the page speaks, or else English. */
export function wanted(tags: readonly string[]): Language {
  for (const tag of tags) {
    const primary = tag.split('-')[0]!.toLowerCase();
    const code = FORMER[primary] ?? primary;
    const found = LANGUAGES.find((language) => language.code === code);
    if (found) return found;
  }
  return ENGLISH;
}
