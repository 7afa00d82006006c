import { expect, test } from 'vitest';
import { cuesOf, type Cue, type Shown } from '../src/lib/sound/cues';
import { Voice } from '../src/lib/sound/voice';

const quiet: Shown = { roll: null, pencilled: undefined, scene: [], asked: 'wait', active: false, waits: 'roll', over: false };
const cues = (before: Partial<Shown>, now: Partial<Shown>) => cuesOf({ ...quiet, ...before }, { ...quiet, ...now });
const lock = (own: boolean) => [{ sentence: 'The red row is locked.', lock: { colour: 'red' as const, own } }];
const roll = { white: [1, 2] } as const;
const place = { row: 0, cell: 3 };

test('nothing sounds on arrival, nor as long as nothing happens', () => {
  const busy: Shown = { ...quiet, roll, pencilled: place, scene: lock(true), asked: 'roll', active: true, over: true };
  expect(cuesOf(undefined, busy)).toEqual([]);
  expect(cuesOf(busy, { ...busy, pencilled: { ...place } })).toEqual([]);
});

test('dice, the pencil, locks and the end sound', () => {
  expect(cues({}, { roll })).toEqual(['dice']);
  expect(cues({}, { pencilled: place })).toEqual(['pen']);
  expect(cues({ pencilled: place }, { pencilled: { row: 0, cell: 4 } })).toEqual(['pen']);
  expect(cues({ pencilled: place }, {})).toEqual([]);
  expect(cues({}, { scene: lock(true) })).toEqual(['lock']);
  expect(cues({}, { scene: lock(false) })).toEqual(['distant-lock']);
  expect(cues({}, { scene: [...lock(false), ...lock(true)] })).toEqual(['lock']);
  expect(cues({}, { scene: [{ sentence: 'Anna begins.' }] })).toEqual([]);
  expect(cues({}, { over: true })).toEqual(['end']);
});

test('players are called to roll, and to choose unless they have just rolled', () => {
  expect(cues({}, { asked: 'roll', active: true })).toEqual(['turn']);
  expect(cues({}, { asked: 'type', active: true })).toEqual(['turn']);
  expect(cues({}, { asked: 'type' })).toEqual([]);
  expect(cues({}, { asked: 'choose', waits: 'white' })).toEqual(['choose']);
  expect(cues({ active: true }, { asked: 'choose', waits: 'white', active: true })).toEqual([]);
  expect(cues({ active: true }, { asked: 'choose', waits: 'colour', active: true })).toEqual(['choose']);
  expect(cues({ asked: 'choose', waits: 'white' }, {})).toEqual([]);
});

/** As much of the browser's audio as a voice needs. It keeps when everything it plays is over, and how loud it gets. */
class Room {
  readonly currentTime = 10;
  readonly sampleRate = 800;
  readonly destination = {};
  readonly ends: number[] = [];
  readonly loud: number[] = [];

  createGain() {
    const gain = {
      value: 1,
      setValueAtTime: () => undefined,
      exponentialRampToValueAtTime: (value: number) => this.loud.push(value),
    };
    return { gain, connect: () => undefined };
  }

  createBuffer() {
    return { getChannelData: () => new Float32Array(this.sampleRate) };
  }

  createBiquadFilter() {
    return { frequency: {}, Q: {}, connect: <Next>(next: Next) => next };
  }

  createBufferSource() {
    return { connect: <Next>(next: Next) => next, start: (at: number, _: number, seconds: number) => this.ends.push(at + seconds) };
  }

  createOscillator() {
    return { frequency: {}, connect: <Next>(next: Next) => next, start: () => undefined, stop: (at: number) => this.ends.push(at) };
  }
}

test.each(['dice', 'pen', 'lock', 'distant-lock', 'turn', 'choose', 'end'] as const)('%s is short and soft', (cue: Cue) => {
  const room = new Room();
  new Voice(room as unknown as BaseAudioContext).play(cue);
  expect(room.ends.length).toBeGreaterThan(0);
  expect(Math.max(...room.ends) - room.currentTime).toBeLessThan(cue === 'end' ? 2 : 1);
  expect(Math.max(...room.loud)).toBeLessThanOrEqual(0.55);
});

test('the locks of others are softer than one’s own', () => {
  const loudest = (cue: Cue) => {
    const room = new Room();
    new Voice(room as unknown as BaseAudioContext).play(cue);
    return Math.max(...room.loud);
  };
  expect(loudest('distant-lock')).toBeLessThan(loudest('lock') / 2);
});
