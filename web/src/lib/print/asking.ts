/** A pad as the server is asked for it; the same address gives the same file. */
export interface Pad {
  /** A variant's name, or the text of a sheet of one's own. */
  sheet: string;
  language: string;
  paper: string;
  perPage: number;
  sheets: number;
  mono: boolean;
  rules: boolean;
  /** Pairs such as `5-8,6-11`; nothing for the usual ones. */
  lucky: string;
}

export const PAPERS = ['a4', 'a5', 'letter'];
export const MOST_PER_PAGE = 4;
export const MOST_SHEETS = 400;

export function addressOf(file: 'preview.png' | 'pad.pdf', pad: Pad): string {
  const { sheet, language, paper, perPage, sheets, mono, rules, lucky } = pad;
  const asked = new URLSearchParams({
    sheet,
    language,
    paper,
    per_page: String(perPage),
    sheets: String(sheets),
    mono: String(mono),
    rules: String(rules),
    lucky: lucky.replaceAll(/\s/g, ''),
  });
  return `/api/pads/${file}?${asked}`;
}

/** A picture as an address of its own, or the sentence why there is none. */
export type Picture = { readonly source: string } | { readonly refused: string };

export async function pictureAt(address: string, language: string, offline: string): Promise<Picture> {
  const answer = await fetch(address, { headers: { 'accept-language': language } }).catch(() => undefined);
  if (!answer) return { refused: offline };
  if (!answer.ok) return { refused: ((await answer.json()) as { text: string }).text };
  return { source: await dataOf(await answer.blob()) };
}

function dataOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(file);
  });
}
