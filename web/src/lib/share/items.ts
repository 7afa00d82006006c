/** What a picture is made of, and its colours: light by day and by night, wherever it is sent. */
import type { Colour } from '../sheet/variant';
import type { Font } from './fitting';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly line?: number;
}

export type Item =
  | (Paint & { readonly kind: 'box'; readonly box: Box; readonly radius: number })
  /** An outline in a square of 24 by 24, drawn as large as its box. */
  | (Paint & { readonly kind: 'path'; readonly box: Box; readonly path: string })
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly box: Box;
      readonly font: Font;
      readonly fill: string;
      readonly align: 'left' | 'center' | 'right';
      readonly rtl: boolean;
    };

export const LOOK = {
  cloth: '#efe7d8',
  paper: '#fffdf8',
  edge: '#e0d4be',
  ink: '#24262d',
  soft: '#5b5a57',
  pen: '#17224f',
  warn: '#8a2a17',
  gold: '#b07d00',
  several: '#d5c9b4',
} as const;

export const PAINTS: Record<Colour, { readonly band: string; readonly on: string; readonly ink: string; readonly cell: string }> = {
  red: { band: '#c8343b', on: '#ffffff', ink: '#8f1d24', cell: '#fff6f4' },
  yellow: { band: '#f0b91c', on: '#4a3600', ink: '#634800', cell: '#fffbee' },
  green: { band: '#267c3e', on: '#ffffff', ink: '#1a5a2c', cell: '#f4fbf4' },
  blue: { band: '#2f62b5', on: '#ffffff', ink: '#1d4284', cell: '#f3f7fe' },
};
