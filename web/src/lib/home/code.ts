/** The code of a table in any spelling: small letters, without the dash, with spaces, or as a link. */
export function tidied(text: string): string {
  const plain = text
    .toUpperCase()
    .replace(/^.*\/(TABLE|SCREEN)\//, '')
    .replace(/#.*$/, '')
    .replace(/[^A-Z0-9]/g, '');
  return plain.length > 4 ? `${plain.slice(0, 4)}-${plain.slice(4, 8)}` : plain;
}
