/** What players call a sheet. */
import { t } from '../words/words.svelte';
import { variantNamed, variantOf } from './variants';

/** The title of a sheet that comes with the rules, or of one that its owner designed, which has it in its text. */
export function sheetTitle(nameOrText: string): string {
  if (variantNamed(nameOrText)) return t(`variant-${nameOrText}`);
  return /^title: (.*)$/m.exec(nameOrText)?.[1] ?? variantOf(nameOrText).name;
}
