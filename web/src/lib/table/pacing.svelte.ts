/** Events are shown one after another, so that people can follow; a player can skip ahead. */
import type { TableEvent, Told } from '../wire/messages';

export const PACES = ['calm', 'swift', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

const KEY = 'pace';
const FACTORS: Record<Pace, number> = { calm: 1, swift: 0.5, 'at-once': 0 };
/** How long each thing is looked at, in milliseconds. */
const TUMBLE = 1200;
const GLANCE = 500;
const LOOK = 1200;
const SCENE = 1800;

export function pace(): Pace {
  return PACES.find((each) => each === localStorage.getItem(KEY)) ?? 'calm';
}

export function setPace(wanted: Pace): void {
  localStorage.setItem(KEY, wanted);
}

/** How long a person needs to see what happened. */
export function lasting(events: readonly TableEvent[]): number {
  return events.reduce((sum, event) => sum + seeing(event), 0);
}

/** How long it is left to be seen at the pace that is wanted. */
export function hold(events: readonly TableEvent[]): number {
  return lasting(events) * FACTORS[pace()];
}

function seeing(event: TableEvent): number {
  switch (event.event) {
    case 'rolled':
    case 'begun':
      return TUMBLE;
    case 'white-resolved':
    case 'colour-resolved': {
      const scenes = event.happened.filter(({ event: kind }) => kind === 'locked' || kind === 'penalty').length;
      const crossed = event.happened.some(({ event: kind }) => kind === 'crossed');
      return scenes * SCENE + (crossed ? LOOK : GLANCE);
    }
    default:
      return 0;
  }
}

export class Pacing {
  /** How much has happened that is not shown yet. */
  behind = $state(0);
  private queue: Told[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (told: Told) => void) {}

  take(told: Told): void {
    // A player's own choice is shown at once, while others still look at the dice.
    if (told.type !== 'events' && !this.queue.length) return this.show(told);
    this.queue.push(told);
    if (!this.timer) this.go();
    this.behind = this.queue.length;
  }

  /** The player acts, and has seen enough of what is shown. */
  hurry(): void {
    if (!this.timer) return;
    this.stop();
    this.go();
  }

  /** Show all that waits, at once. */
  skip(): void {
    this.stop();
    for (const told of this.queue.splice(0)) this.show(told);
    this.behind = 0;
  }

  /** Forget all that waits: what comes next is a whole view. */
  forget(): void {
    this.stop();
    this.queue = [];
    this.behind = 0;
  }

  private go(): void {
    this.timer = undefined;
    for (let told = this.queue.shift(); told; told = this.queue.shift()) {
      this.show(told);
      const wait = told.type === 'events' ? hold(told.events) : 0;
      if (wait) {
        this.timer = setTimeout(() => this.go(), wait);
        break;
      }
    }
    this.behind = this.queue.length;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
