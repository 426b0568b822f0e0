import { useEffect, useState } from 'react';

/** `fast`: pictures would be out of view before they arrive. `racing`: names, too, before anyone reads them. */
export type ScrollPace = 'slow' | 'fast' | 'racing';

/** Pixels per millisecond: about two screens a second, and about 15. */
const FAST = 2;
const RACING = 15;
const REST_MS = 120;

const paceOf = (speed: number): ScrollPace =>
  speed > RACING ? 'racing' : speed > FAST ? 'fast' : 'slow';

/** How fast the page scrolls. */
export function useScrollPace(): ScrollPace {
  const [pace, setPace] = useState<ScrollPace>('slow');
  useEffect(() => {
    let [position, time] = [scrollY, performance.now()];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (event: Event) => {
      if (event.target !== document) return;
      const [y, now] = [scrollY, performance.now()];
      const speed = Math.abs(y - position) / Math.max(1, now - time);
      [position, time] = [y, now];
      setPace(paceOf(speed));
      clearTimeout(timer);
      timer = setTimeout(() => setPace('slow'), REST_MS);
    };
    // Before the list renders its rows: reading the position afterwards would lay them out at once.
    addEventListener('scroll', onScroll, { passive: true, capture: true });
    return () => {
      removeEventListener('scroll', onScroll, { capture: true });
      clearTimeout(timer);
    };
  }, []);
  return pace;
}
