// Plays on by clicks until this can be seen: crosses what comes first, or else nothing. It is evaluated in the page by tests/browser/playing.py.
async (wanted) => {
  const found = (selector) => document.querySelector(selector);
  const changed = () =>
    new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        resolve();
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  const later = (time) => new Promise((done) => setTimeout(done, time));
  const ready = () => found('.ask .main:enabled') ?? found('.ask .pass:enabled');

  while (!found(wanted)) {
    const cell = found('.my-sheet .cell.legal');
    const handed = found('.hand-over .main');
    if (handed) {
      handed.click();
      await later(0);
    } else if (cell && !found('.my-sheet .cell.pencilled')) {
      cell.click();
      await later(0);
    } else if (ready()) {
      const { moment } = found('.ask').dataset;
      // What is said may be the same again in the next moment; a penalty does not listen at once.
      while (ready() && found('.ask.mine')?.dataset.moment === moment && !found(wanted)) {
        ready().click();
        await later(20);
      }
    } else {
      await changed();
    }
  }
}
