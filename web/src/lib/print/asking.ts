/** A pad as the server is asked for it; the same address gives the same file. */
import { fileAt } from '../wire/http';
import { refusal } from '../words/refusing';

export interface Pad {
  /** A variant's name, or the text of any other sheet. */
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

/** The same pad for a look at its first page: short, unless it is longer than there can be, which is refused. */
export function inShort(pad: Pad): Pad {
  return { ...pad, sheets: pad.sheets > MOST_SHEETS ? pad.sheets : Math.min(pad.sheets, MOST_PER_PAGE) };
}

/** A picture as an address of its own, or why there is none. */
export type Picture = { readonly source: string } | { readonly refused: () => string };

export async function pictureAt(address: string, language: string): Promise<Picture> {
  try {
    return { source: await dataOf(await (await fileAt(address, language)).blob()) };
  } catch (error) {
    return { refused: refusal(error) };
  }
}

function dataOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(file);
  });
}
