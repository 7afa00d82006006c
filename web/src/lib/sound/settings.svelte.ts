/** Whether this device sounds and vibrates. Every tab follows, and the next visit too. */
const OFF = 'off';

class Setting {
  private wanted = $state(true);

  constructor(private readonly key: string) {
    this.wanted = this.kept();
    // Another tab changed it, or everything was cleared.
    addEventListener('storage', ({ key: changed }) => {
      if (changed === key || changed === null) this.wanted = this.kept();
    });
  }

  get on(): boolean {
    return this.wanted;
  }

  set on(wanted: boolean) {
    this.wanted = wanted;
    localStorage.setItem(this.key, wanted ? 'on' : OFF);
  }

  private kept(): boolean {
    return localStorage.getItem(this.key) !== OFF;
  }
}

export const sound = new Setting('sound');
export const vibration = new Setting('vibration');

/** Whether there is anything to feel: on phones and tablets, unless their owner wants things to hold still. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
