/** An action that happens after a moment, so that there is time to take it back. */
export class Countdown<Deed> {
  /** What is about to happen. */
  pending: Deed | undefined = $state.raw();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly milliseconds: number,
    private readonly act: (deed: Deed) => void,
  ) {}

  start(deed: Deed): void {
    this.cancel();
    this.pending = deed;
    this.timer = setTimeout(() => this.finish(), this.milliseconds);
  }

  /** Do it now, if anything is pending. */
  finish(): void {
    const deed = this.pending;
    this.cancel();
    if (deed !== undefined) this.act(deed);
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.pending = undefined;
  }
}
