/** What the page and the worker that holds this device's tables say to each other. */
export type ToWorker =
  | { readonly kind: 'start'; readonly folder: string }
  | { readonly kind: 'request'; readonly id: number; readonly method: string; readonly path: string; readonly body: string }
  | { readonly kind: 'open'; readonly channel: number; readonly table: string }
  | { readonly kind: 'say'; readonly channel: number; readonly text: string }
  | { readonly kind: 'close'; readonly channel: number };

export type FromWorker =
  | { readonly kind: 'progress'; readonly bytes: number }
  | { readonly kind: 'ready'; readonly keeps: boolean }
  /** It cannot start: another tab holds the tables, or a file is missing. */
  | { readonly kind: 'failed'; readonly reason: 'elsewhere' | 'broken'; readonly text: string }
  | { readonly kind: 'answer'; readonly id: number; readonly status: number; readonly body: string }
  | { readonly kind: 'told'; readonly channel: number; readonly text: string }
  | { readonly kind: 'ended'; readonly channel: number };
