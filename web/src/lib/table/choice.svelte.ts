/** What this device has chosen: it is shown at once, and the server's answer has the last word. */
import type { Choice } from '../wire/messages';

interface Chosen {
  readonly moment: number;
  readonly choice: Choice;
  readonly confirmed: boolean;
}

export class LocalChoice {
  private chosen: Chosen | undefined = $state.raw();
  /** The id of the last command that the server has not answered yet. */
  private unanswered: string | undefined;

  /** What is shown at a moment, if this device has chosen something there. */
  at(moment: number): Chosen | undefined {
    return this.chosen?.moment === moment ? this.chosen : undefined;
  }

  choose(chosen: Chosen, id: string): void {
    [this.chosen, this.unanswered] = [chosen, id];
  }

  /** Take an answer; whether it is the one to the last choice. Answers to earlier ones are out of date. */
  answered(id: string): boolean {
    if (id !== this.unanswered) return false;
    this.unanswered = undefined;
    return true;
  }

  /** Show what the server says again, unless it has yet to answer. */
  forget(): void {
    if (!this.unanswered) this.chosen = undefined;
  }
}
