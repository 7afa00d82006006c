/** Every printed sheet that tables and the page can play; the others have features that both still lack. */
import { parseSheet, type Variant } from './variant';

const files = import.meta.glob<string>('../../../../src/qwixx/rules/variants/{classic,longo,mixx-a,mixx-b}.sheet', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const VARIANTS: readonly Variant[] = Object.values(files).map(parseSheet);

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
