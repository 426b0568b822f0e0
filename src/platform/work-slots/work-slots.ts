/** How many people may make all others wait. */
const MAX_PEOPLE = 8;

/** Too much work is already waiting. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Runs a limited number of tasks at a time, urgent ones first. */
export type WorkSlots = ReturnType<typeof createWorkSlots>;

/**
 * @param slots how many tasks run at once
 * @param maxWaiting how many tasks of each kind may wait, and of each person for those that run at once
 */
export function createWorkSlots(slots: number, maxWaiting: number) {
  const urgent: { by: string; run: () => Promise<unknown> }[] = [];
  const idle: (() => Promise<unknown>)[] = [];
  let running = 0;
  let last = '';

  function startNext() {
    while (running < slots) {
      const other = urgent.findIndex(({ by }) => by !== last);
      const [next] = urgent.splice(Math.max(0, other), 1);
      const work = next?.run ?? idle.shift();
      if (!work) return;
      if (next) last = next.by;
      running += 1;
      void work().then(finish, finish);
    }
  }
  function finish() {
    running -= 1;
    startNext();
  }
  return {
    /**
     * Runs the task as soon as a slot is free.
     * @param by whose task it is: nobody waits for more than one task of each other
     * @throws BusyError when too many tasks of theirs wait already
     */
    now: <T>(work: () => Promise<T>, by = '') =>
      new Promise<T>((resolve, reject) => {
        const isFull = urgent.length >= MAX_PEOPLE * maxWaiting;
        const own = urgent.filter((each) => each.by === by).length;
        if (running >= slots && (isFull || own >= maxWaiting))
          return reject(new BusyError('too many tasks are waiting already'));
        urgent.push({ by, run: () => work().then(resolve, reject) });
        startNext();
      }),
    /**
     * Runs the task when no urgent one waits.
     * @returns false when it is refused because too many tasks wait already
     */
    later(work: () => Promise<void>) {
      if (idle.length >= maxWaiting) return false;
      idle.push(work);
      startNext();
      return true;
    },
  };
}
