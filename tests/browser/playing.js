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

  while (!found(wanted)) {
    const button = found('.ask .main');
    const cell = found('.my-sheet .cell.legal');
    if (!button) {
      await changed();
    } else if (cell && !found('.my-sheet .cell.pencilled')) {
      cell.click();
      while (!found('.my-sheet .cell.pencilled')) await changed();
    } else {
      const { moment } = found('.ask').dataset;
      button.click();
      // What is said may be the same again in the next moment.
      while (found('.ask:has(.main)')?.dataset.moment === moment) await changed();
    }
  }
}
