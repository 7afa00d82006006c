/** The sounds of the table, made of noise and tones: nothing is recorded, and nothing is loaded. */
import type { Cue } from './cues';

const VOLUME = 0.5;
/** How long a tone takes to swell, in seconds: at once would click. */
const SWELL = 0.012;
const SILENT = 0.0001;

interface Noise {
  readonly at: number;
  readonly seconds: number;
  readonly volume: number;
  readonly pitch: number;
  /** How narrow the noise is around its pitch. */
  readonly narrow?: number;
}

interface Tone {
  readonly at: number;
  readonly seconds: number;
  readonly volume: number;
  readonly pitch: number;
  readonly shape?: OscillatorType;
}

interface Score {
  readonly noises?: readonly Noise[];
  readonly tones?: readonly Tone[];
}

/** When dice hit the table, in seconds: fast at first, then they come to rest as they do on the screen. */
const HITS = [0, 0.05, 0.09, 0.15, 0.2, 0.27, 0.34, 0.43, 0.53, 0.63];
const [G4, C5, E5, G5, A5, C6, E6] = [392, 523.25, 659.25, 783.99, 880, 1046.5, 1318.5] as const;

function bell(at: number, pitch: number, volume: number, seconds: number): Tone[] {
  return [
    { at, pitch, volume, seconds },
    { at, pitch: pitch * 2, volume: volume * 0.25, seconds: seconds * 0.6 },
  ];
}

function lock(volume: number): Score {
  return {
    noises: [
      { at: 0, seconds: 0.03, volume, pitch: 3200, narrow: 2 },
      { at: 0.11, seconds: 0.05, volume: volume * 1.3, pitch: 1500, narrow: 2 },
    ],
    tones: [
      { at: 0.11, seconds: 0.16, volume: volume * 0.6, pitch: 170, shape: 'triangle' },
      { at: 0.11, seconds: 0.3, volume: volume * 0.12, pitch: 2350 },
    ],
  };
}

const SCORES: Record<Cue, () => Score> = {
  dice: () => ({
    noises: HITS.map((at, hit) => ({
      at: at + Math.random() * 0.02,
      seconds: 0.03 + Math.random() * 0.02,
      volume: (0.5 - hit * 0.025) * (0.7 + Math.random() * 0.3),
      pitch: 1300 + Math.random() * 1500,
      narrow: 2.5,
    })),
    tones: [0.53, 0.63].map((at) => ({ at, seconds: 0.09, volume: 0.14, pitch: 190, shape: 'triangle' as const })),
  }),
  pen: () => ({
    noises: [0, 0.12].map((at) => ({ at, seconds: 0.09, volume: 0.16, pitch: 4200 + Math.random() * 800, narrow: 1.2 })),
  }),
  lock: () => lock(0.4),
  'distant-lock': () => lock(0.16),
  turn: () => ({ tones: [...bell(0, E5, 0.2, 0.4), ...bell(0.14, A5, 0.2, 0.6)] }),
  choose: () => ({ tones: bell(0, G5, 0.09, 0.4) }),
  end: () => ({
    tones: [
      ...[G4, C5, E5, G5].flatMap((pitch, step) => bell(step * 0.13, pitch, 0.16, 0.4)),
      ...[C5, G5, C6, E6].flatMap((pitch) => bell(0.56, pitch, 0.1, 1.1)),
    ],
  }),
};

export class Voice {
  private readonly out: GainNode;
  private readonly noise: AudioBuffer;

  constructor(private readonly context: BaseAudioContext) {
    this.out = context.createGain();
    this.out.gain.value = VOLUME;
    this.out.connect(context.destination);
    this.noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  }

  play(cue: Cue): void {
    const { noises = [], tones = [] } = SCORES[cue]();
    noises.forEach((noise) => this.rustle(noise));
    tones.forEach((tone) => this.ring(tone));
  }

  private rustle({ at, seconds, volume, pitch, narrow = 1 }: Noise): void {
    const source = this.context.createBufferSource();
    const filter = this.context.createBiquadFilter();
    source.buffer = this.noise;
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    filter.Q.value = narrow;
    source.connect(filter).connect(this.fading(at, seconds, volume, 0.004));
    source.start(this.context.currentTime + at, Math.random() * 0.8, seconds);
  }

  private ring({ at, seconds, volume, pitch, shape = 'sine' }: Tone): void {
    const source = this.context.createOscillator();
    source.type = shape;
    source.frequency.value = pitch;
    source.connect(this.fading(at, seconds, volume, SWELL));
    source.start(this.context.currentTime + at);
    source.stop(this.context.currentTime + at + seconds);
  }

  /** What makes it swell and fade away. */
  private fading(at: number, seconds: number, volume: number, swell: number): GainNode {
    const start = this.context.currentTime + at;
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(SILENT, start);
    gain.gain.exponentialRampToValueAtTime(volume, start + swell);
    gain.gain.exponentialRampToValueAtTime(SILENT, start + seconds);
    gain.connect(this.out);
    return gain;
  }
}
