import { useEffect, useState } from 'react';
import { Listeners } from '#src/admin/parts/listeners.ts';

/** `fast`: pictures would be out of view before they arrive. `racing`: names, too, before anyone reads them. */
export type ScrollPace = 'slow' | 'fast' | 'racing';

/** How fast the page scrolls, for those who show something because of it. */
export interface PaceSource {
  get(): ScrollPace;
  /** @returns how to end it */
  subscribe(listener: () => void): () => void;
}

/** Pixels per millisecond: about two screens a second, and about 15. */
const FAST = 2;
const RACING = 15;
/** Three frames: the time between two events is no even 17 ms, and each change of pace draws files again. */
const MEASURED_MS = 48;
const REST_MS = 120;

const paceOf = (speed: number): ScrollPace =>
  speed > RACING ? 'racing' : speed > FAST ? 'fast' : 'slow';

/** How fast the page scrolls. Nothing is rendered by a change of it but what subscribes. */
export function useScrollPace(): PaceSource {
  const [source] = useState(createPace);
  useEffect(() => {
    let [position, time] = [scrollY, performance.now()];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (event: Event) => {
      if (event.target !== document) return;
      clearTimeout(timer);
      timer = setTimeout(() => source.set('slow'), REST_MS);
      const now = performance.now();
      if (now - time < MEASURED_MS) return;
      const y = scrollY;
      source.set(paceOf(Math.abs(y - position) / (now - time)));
      [position, time] = [y, now];
    };
    // Before the list renders its rows: reading the position afterwards would lay them out at once.
    addEventListener('scroll', onScroll, { passive: true, capture: true });
    return () => {
      removeEventListener('scroll', onScroll, { capture: true });
      clearTimeout(timer);
    };
  }, [source]);
  return source;
}

function createPace(): PaceSource & { set(pace: ScrollPace): void } {
  const listeners = new Listeners();
  let current: ScrollPace = 'slow';
  return {
    get: () => current,
    set(pace) {
      if (pace === current) return;
      current = pace;
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}
