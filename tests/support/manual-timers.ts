/** Timers that run only when a test advances them. */
export class ManualTimers {
  #now = Date.parse('2026-11-22T15:00:00Z');
  #timers: { at: number; run: () => void }[] = [];

  now = (): number => this.#now;

  set = (run: () => void, ms: number): unknown => {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return timer;
  };

  clear = (timer: unknown): void => {
    this.#timers = this.#timers.filter((each) => each !== timer);
  };

  /** Passes time, and runs what is due in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (!next) break;
      this.clear(next);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }
}
