/** Every sheet that comes with the rules. */
import { parseSheet, type Variant } from './variant';

const files = import.meta.glob<string>('../../../../src/qwixx/rules/variants/*.sheet', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const VARIANTS: readonly Variant[] = Object.values(files).map(parseSheet);

export function variantNamed(name: string): Variant | undefined {
  return VARIANTS.find((variant) => variant.name === name);
}

/** A sheet by its name, or by its text where it is somebody's own. */
export function variantOf(nameOrText: string): Variant {
  return variantNamed(nameOrText) ?? parseSheet(nameOrText);
}
