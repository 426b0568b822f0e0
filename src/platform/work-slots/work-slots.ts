/** Too much work is already waiting. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Runs a limited number of tasks at a time, urgent ones first. */
export interface WorkSlots {
  /**
   * Runs the task as soon as a slot is free.
   * @throws BusyError when too many tasks wait already
   */
  now<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs the task when no urgent one waits.
   * @returns false when it is refused because too many tasks wait already
   */
  later(work: () => Promise<void>): boolean;
}

/**
 * @param slots how many tasks run at once
 * @param maxWaiting how many tasks of each kind may wait
 */
export function createWorkSlots(slots: number, maxWaiting: number): WorkSlots {
  const urgent: (() => Promise<unknown>)[] = [];
  const idle: (() => Promise<unknown>)[] = [];
  let running = 0;

  function startNext() {
    while (running < slots) {
      const work = urgent.shift() ?? idle.shift();
      if (!work) return;
      running += 1;
      void work().then(finish, finish);
    }
  }
  function finish() {
    running -= 1;
    startNext();
  }
  return {
    now: <T>(work: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        if (running >= slots && urgent.length >= maxWaiting)
          return reject(new BusyError('too many tasks are waiting already'));
        urgent.push(() => work().then(resolve, reject));
        startNext();
      }),
    later(work) {
      if (idle.length >= maxWaiting) return false;
      idle.push(work);
      startNext();
      return true;
    },
  };
}
