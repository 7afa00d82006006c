/** The link that invites to a table. The server knows best how others reach it: here it may be called localhost. */
import { language } from '../words/words.svelte';
import { lookAt } from '../wire/http';

export async function invitingLink(code: string): Promise<string> {
  const look = await lookAt(code, language().code).catch(() => undefined);
  return look?.link ?? `${location.origin}/table/${code}`;
}
