/** The progress in the lessons, on this device. */
import { LESSONS } from './lesson';

const KEY = 'lesson';

export interface Progress {
  /** The one that is open. */
  lesson: string;
  /** By lesson, the step that is shown; behind the last one it is finished. */
  at: Record<string, number>;
  /** By lesson, the steps that were done. */
  done: Record<string, number[]>;
}

export function kept(): Progress {
  const names = Object.keys(LESSONS);
  const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Progress | null;
  return (
    found ?? {
      lesson: names[0]!,
      at: Object.fromEntries(names.map((name) => [name, 0])),
      done: Object.fromEntries(names.map((name) => [name, []])),
    }
  );
}

export function keep(progress: Progress): void {
  localStorage.setItem(KEY, JSON.stringify(progress));
}
