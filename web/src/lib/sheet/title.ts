/** What players call a sheet: a printed one has a title in every language, any other the one that its text gives it. */
import { t } from '../words/words.svelte';
import type { Variant } from './variant';
import { isPrinted } from './variants';

export function titleOf(variant: Variant): string {
  return isPrinted(variant) ? t(`variant-${variant.name}`) : variant.title;
}
