// What does not fit on a screen, each fault as a line of text. It is evaluated in the page by tests/browser/looking.py.
() => {
  const dialog = document.querySelector('dialog[open]');
  const within = (element) => !dialog || dialog.contains(element);
  // A number alone, a time, the code of a table, a word; an address and the name of a player may be longer than a line.
  const wholes = [/^\s*([+−-]?[\d.:]+%?|\w{4}-\w{4})\s*$/g, /(?<!\S)\p{P}*\p{L}{2,16}\p{P}*(?!\S)/gu];
  // What only a screen reader is told; some of it is seen on larger screens.
  const clipped = (element) => element && getComputedStyle(element).clipPath === 'inset(50%)';
  const seen = (element) => within(element) && !clipped(element.closest('.unseen, .named')) && element.checkVisibility();
  const shown = (element) => seen(element) && !element.closest('[aria-hidden=true]');
  const told = (element) => element.outerHTML.slice(0, 140);
  const all = [...document.body.querySelectorAll('*')].filter((element) => shown(element) && !element.closest('svg'));

  /** How high it floats over what scrolls below it. */
  function height(element) {
    for (let each = element; each; each = each.parentElement) {
      const { position, zIndex } = getComputedStyle(each);
      if (['sticky', 'fixed'].includes(position) || (position !== 'static' && zIndex !== 'auto')) return Number(zIndex) || 1;
    }
    return 0;
  }

  function sideways() {
    const beyond = document.documentElement.scrollWidth - innerWidth;
    return beyond > 0 ? [`scrolls sideways by ${beyond}`] : [];
  }

  function beyond() {
    const outside = ({ left, right, width }) => width > 0 && (left < -0.5 || right > innerWidth + 0.5);
    return all.filter((element) => outside(element.getBoundingClientRect())).map((element) => `beyond: ${told(element)}`);
  }

  /** Boxes that hide a part of what they hold. A player's name may end in three dots, a pen may cross the edge of a row. */
  function cutOff() {
    return all
      .filter((element) => !element.matches('.name, .row, input, select, textarea, dialog'))
      .filter((element) => getComputedStyle(element).overflow !== 'visible')
      .filter((element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
      .map((element) => `cut off: ${told(element)}`);
  }

  /** Whether some text that takes more than one line breaks what is no longer the same on two, however narrow it gets. */
  function isBroken(text) {
    return wholes.some((whole) => [...text.data.matchAll(whole)].some((found) => linesOf(text, found) > 1));
  }

  function linesOf(text, { 0: part, index }) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + part.length);
    return new Set([...range.getClientRects()].filter(({ width }) => width).map(({ top }) => Math.round(top))).size;
  }

  /** Every line of text, with the box that it should stand in. */
  function lines() {
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, data } = texts.currentNode;
      if (!data.trim() || !seen(parentElement) || parentElement.closest('svg, select, .name')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const box = parentElement.closest(':not(span, b, i)');
      const rects = [...range.getClientRects()].filter(({ width }) => width);
      const broken = rects.length > 1 && isBroken(texts.currentNode);
      found.push(...rects.map((line) => ({ line, box, owner: parentElement, broken })));
    }
    return found;
  }

  function spilling(found) {
    return found
      .filter(({ line, box }) => {
        const around = box.getBoundingClientRect();
        return line.left < around.left - 1 || line.right > around.right + 1;
      })
      .map(({ box }) => `spills: ${told(box)}`);
  }

  function breaking(found) {
    return found.filter(({ broken }) => broken).map(({ owner }) => `broken: ${told(owner)}`);
  }

  /** Things that lie over each other, although they float at one height and neither is a part of the other. */
  function overlapping(found) {
    const buttons = all.filter((element) => element.matches('button, a, select, input:not([type=radio], [type=checkbox])'));
    const things = [
      ...found.map(({ line, owner }) => ({ rect: line, element: owner })),
      ...buttons.map((element) => ({ rect: element.getBoundingClientRect(), element })),
    ].sort((one, other) => one.rect.top - other.rect.top);
    // A sheet at a glance is inert: a button may lie over all of it.
    const related = ({ element: one }, { element: other }) =>
      one.contains(other) || other.contains(one) || !one.closest('[inert]') !== !other.closest('[inert]');
    const over = ({ rect: one }, { rect: other }) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    const faults = [];
    things.forEach((one, place) => {
      // Those that begin below its end, as do all after them, cannot lie over it.
      for (let next = place + 1; things[next]?.rect.top < one.rect.bottom; next++) {
        const other = things[next];
        if (!over(one, other) || related(one, other) || height(one.element) !== height(other.element)) continue;
        faults.push(`overlap: ${told(one.element)} / ${told(other.element)}`);
      }
    });
    return faults;
  }

  const written = lines();
  const found = written.filter(({ owner }) => shown(owner));
  return [...sideways(), ...beyond(), ...cutOff(), ...spilling(found), ...breaking(written), ...overlapping(found)];
}
