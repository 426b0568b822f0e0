/** There is more to do than may wait. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Work that is done a few at a time, what somebody waits for first. */
export interface WorkSlots {
  /** Does the work as soon as there is room. @throws BusyError when too many wait already */
  now<T>(work: () => Promise<T>): Promise<T>;
  /** Does the work once nobody waits for other work. @returns false when it will not: too much waits already */
  later(work: () => Promise<void>): boolean;
}

/**
 * @param slots how many works run at once
 * @param room how many may wait, of each kind
 */
export function createWorkSlots(slots: number, room: number): WorkSlots {
  const urgent: (() => Promise<unknown>)[] = [];
  const idle: (() => Promise<unknown>)[] = [];
  let running = 0;

  function fill() {
    while (running < slots) {
      const work = urgent.shift() ?? idle.shift();
      if (!work) return;
      running += 1;
      void work().then(leave, leave);
    }
  }
  function leave() {
    running -= 1;
    fill();
  }
  return {
    now: <T>(work: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        if (running >= slots && urgent.length >= room)
          return reject(new BusyError('too much waits already'));
        urgent.push(() => work().then(resolve, reject));
        fill();
      }),
    later(work) {
      if (idle.length >= room) return false;
      idle.push(work);
      fill();
      return true;
    },
  };
}
