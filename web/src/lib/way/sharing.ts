/** Sharing a link: by the phone's own dialog, or copied. */
export async function share(link: string): Promise<'shared' | 'copied'> {
  if (navigator.share) {
    await navigator.share({ url: link }).catch(() => undefined);
    return 'shared';
  }
  await copy(link);
  return 'copied';
}

/** Pages without encryption have no clipboard; there an old way still works. */
export async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
