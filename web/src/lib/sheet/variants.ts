/** Every printed sheet that the page can draw and score; the others have features that it does not know yet. */
import files from 'virtual:sheets';
import { parseSheet, type Variant } from './variant';

export const VARIANTS: readonly Variant[] = files.map(parseSheet);

export function variantNamed(name: string): Variant | undefined {
  return VARIANTS.find((variant) => variant.name === name);
}

/** Whether it is one of the sheets that come with the rules, and not only called like one. */
export function isPrinted(variant: Variant): boolean {
  return VARIANTS.includes(variant);
}

/** A printed sheet by its name, any other by its text. */
export function variantOf(nameOrText: string): Variant {
  return variantNamed(nameOrText) ?? parseSheet(nameOrText);
}
