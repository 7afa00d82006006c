// Plays as people do who change their minds: pencils in, takes back, confirms, passes, takes penalties; and notes what the screen showed
// last before each action was over. It is evaluated in the page by tests/browser/test_drops.py.
async ({ decisions, seed }) => {
  const found = (selector) => document.querySelector(selector);
  const later = (time) => new Promise((done) => setTimeout(done, time));
  const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const any = (list) => list[Math.floor(chance() * list.length)];
  const name = ({ dataset: { row, cell } }) => `${row}/${cell}`;
  const all = (selector) => [...document.querySelectorAll(selector)];
  /** By moment, the number that was pencilled in last, or none. */
  const seen = new Map();
  const done = () => [...seen.keys()].filter((moment) => moment !== found('.ask')?.dataset.moment);

  function look() {
    const moment = found('.ask')?.dataset.moment;
    const pencilled = found('.my-sheet .cell.pencilled');
    if (pencilled) seen.set(moment, name(pencilled));
    else if (seen.has(moment)) seen.set(moment, undefined);
  }

  function tap() {
    const cell = any(all('.my-sheet .cell.legal'));
    const pencilled = found('.my-sheet .cell.pencilled');
    const [main, undo, pass, sure] = ['.main:enabled:not(.sure)', '.undo', '.pass:enabled', '.sure:enabled'].map((each) =>
      found(`.ask ${each}`),
    );
    if (sure) sure.click();
    else if (undo && chance() < 0.15) undo.click();
    else if (pencilled) (chance() < 0.2 && cell ? cell : main)?.click();
    else if (cell && chance() < 0.75) cell.click();
    else (main ?? pass)?.click();
  }

  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  const until = performance.now() + 90_000;
  while (done().length < decisions && !found('.ending') && performance.now() < until) {
    await later(30 + chance() * 500);
    if (found('.ask')) tap();
  }
  watch.disconnect();
  // At the end of the game the sheet is drawn from its record.
  const over = () => all('.ending .sheets > div').find((each) => each.innerText.startsWith('Anna'));
  while (found('.ending') && !over()) await later(50);
  const sheet = over() ?? found('.my-sheet');
  const crossed = [...sheet.querySelectorAll('.cell.crossed')].map(name);
  const wanted = done().map((moment) => seen.get(moment)).filter((each) => each !== undefined);
  return { wanted: wanted.sort(), crossed: crossed.sort(), actions: done().length };
}
