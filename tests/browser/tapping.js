// Taps as people do who do not wait for anything: a cell, and soon after it the big button. It is evaluated in the page by tests/browser/test_taps.py.
async ({ crosses, gap }) => {
  const found = (selector) => document.querySelector(selector);
  const later = (time) => new Promise((done) => setTimeout(done, time));
  const moment = () => found('.ask')?.dataset.moment;
  const until = async (met) => {
    while (!met()) await later(10);
  };
  const name = ({ dataset: { row, cell } }) => `${row}/${cell}`;
  const tapped = [];
  while (tapped.length < crosses && !found('.ending')) {
    const cell = found('.my-sheet .cell.legal');
    if (cell) {
      const before = moment();
      cell.click();
      await later(gap);
      found('.ask .main:enabled').click();
      tapped.push(name(cell));
      await until(() => moment() !== before || found('.ending'));
    } else {
      (found('.ask .main:enabled') ?? found('.ask .pass:enabled'))?.click();
      await later(20);
    }
  }
  // At the end of the game the sheet is drawn from its record.
  const ending = () => [...document.querySelectorAll('.ending .sheets > div')].find((each) => each.innerText.startsWith('Anna'));
  const sheet = () => (found('.ending') ? ending() : found('.my-sheet'));
  const crossed = () => [...(sheet()?.querySelectorAll('.cell.crossed') ?? [])].map(name);
  const over = performance.now() + 10_000;
  await until(() => crossed().length >= tapped.length || performance.now() > over);
  return { tapped: tapped.sort(), crossed: crossed().sort() };
}
