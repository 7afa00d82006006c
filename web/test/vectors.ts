/** What the rules say of positions from random games; `make vectors` writes the files. */
import { readFileSync } from 'node:fs';
import type { Obstacle, Scores } from '../src/lib/sheet/marks';

export interface Vector {
  rows: number[][];
  penalties: number;
  closed: number[];
  locked: number[];
  obstacles: (Obstacle | null)[][];
  scores: Scores;
}

export function vectors<Found>(name: string): Found {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8')) as Found;
}
