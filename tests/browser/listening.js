// Counts what a page plays and how often a phone vibrates. It runs in the page before everything else; tests/browser/test_life.py reads it.
(() => {
  const heard = (window.heard = { contexts: 0, played: 0, pulses: 0 });
  const count = (what) => (document.documentElement.dataset[what] = heard[what] += 1);
  const Context = window.AudioContext;
  window.AudioContext = class extends Context {
    constructor(...options) {
      super(...options);
      count('contexts');
    }
  };
  for (const Source of [AudioBufferSourceNode, OscillatorNode]) {
    const { start } = Source.prototype;
    Source.prototype.start = function (...when) {
      count('played');
      return start.apply(this, when);
    };
  }
  navigator.vibrate = () => {
    count('pulses');
    return true;
  };
  // A browser takes everything that a test does for its user's doing; here only a touch counts.
  const activation = { hasBeenActive: false };
  addEventListener('pointerup', () => (activation.hasBeenActive = true), true);
  Object.defineProperty(navigator, 'userActivation', { value: activation });
  const { matchMedia } = window;
  window.matchMedia = (query) => (query === '(pointer: coarse)' ? { matches: true } : matchMedia(query));
})();
