/** Makes the cues heard and felt, once the page was touched: until then a browser allows neither, and a player expects neither. */
import type { Cue } from './cues';
import { canVibrate, sound, vibration } from './settings.svelte';
import type { Voice } from './voice';

const GESTURES = ['pointerup', 'keydown'] as const;
/** The sounds that also play while another tab is shown. */
const CALLING: readonly Cue[] = ['turn', 'choose'];
/** In milliseconds. */
const LATE = 400;
/** Pulses and the pauses between them, in milliseconds. */
const PULSES: Partial<Record<Cue, number[]>> = { pen: [10], lock: [30, 60, 60], turn: [60, 90, 60], choose: [30] };

export class Speaker {
  private touched = false;
  private context: AudioContext | undefined;
  private voice: Promise<Voice> | undefined;
  private readonly wake = () => this.ready();

  constructor() {
    GESTURES.forEach((gesture) => addEventListener(gesture, this.wake, true));
    if (navigator.userActivation?.hasBeenActive) this.ready();
  }

  close(): void {
    GESTURES.forEach((gesture) => removeEventListener(gesture, this.wake, true));
    void this.context?.close();
  }

  play(cue: Cue): void {
    if (!this.touched || (document.hidden && !CALLING.includes(cue))) return;
    if (sound.on && this.context?.state === 'running') void this.sound(cue, this.context);
    const pulses = PULSES[cue];
    if (pulses && vibration.on && canVibrate()) navigator.vibrate(pulses);
  }

  /** Asked at every touch: a phone falls silent after a call, and some let a page sound only from within a touch. */
  ready(): void {
    this.touched = true;
    if (!sound.on || !('AudioContext' in window)) return;
    this.context ??= new AudioContext();
    if (this.context.state !== 'running') void this.context.resume().catch(() => undefined);
  }

  /** Play it now, or never: a sound that comes too late says something wrong. */
  private async sound(cue: Cue, context: AudioContext): Promise<void> {
    const asked = Date.now();
    this.voice ??= import('./voice').then(({ Voice }) => new Voice(context));
    try {
      const voice = await this.voice;
      if (Date.now() - asked < LATE) voice.play(cue);
    } catch {
      this.voice = undefined;
    }
  }
}
