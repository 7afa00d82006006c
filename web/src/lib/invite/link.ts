/** Links for others. The server knows best how they reach it: here it may be called localhost. */
import { language } from '../words/words.svelte';
import { lookAt } from '../wire/http';
import { onDevice } from '../wire/place';

export async function invitingLink(code: string): Promise<string> {
  const look = await lookAt(code, language().code).catch(() => undefined);
  return look?.link ?? `${location.origin}/table/${code}`;
}

/** The link to something else at the same server. */
export async function linkFor(code: string, path: string): Promise<string> {
  // What was played on this device can be seen on it alone.
  if (onDevice(code)) return new URL(import.meta.env.BASE_URL, location.href).href;
  return new URL(path, await invitingLink(code)).href;
}
