/** Which screen is shown: the address says it, so that links, reloads and the back button do what one expects. */
let path = $state(location.pathname);

addEventListener('popstate', () => (path = location.pathname));

export function way(): string {
  return path;
}

export function go(to: string): void {
  history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** A link within the page; with a modifier key it stays the browser's. */
export function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, hash } = event.currentTarget as HTMLAnchorElement;
  go(pathname + hash);
}
