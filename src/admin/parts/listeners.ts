/** Functions that are called when something has changed. */
export class Listeners extends Set<() => void> {
  /** @returns how to end it */
  subscribe = (listener: () => void): (() => void) => {
    this.add(listener);
    return () => this.delete(listener);
  };

  notify(): void {
    for (const listener of this) listener();
  }
}
