import { useEffect, useState } from 'react';

/** Pixels per millisecond: about two screens a second. */
const FAST = 2;
const REST_MS = 120;

/** Whether the page scrolls so fast that pictures would be out of view before they arrive. */
export function useIsScrollingFast(): boolean {
  const [isFast, setFast] = useState(false);
  useEffect(() => {
    let [position, time] = [scrollY, performance.now()];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      const [y, now] = [scrollY, performance.now()];
      const speed = Math.abs(y - position) / Math.max(1, now - time);
      [position, time] = [y, now];
      setFast(speed > FAST);
      clearTimeout(timer);
      timer = setTimeout(() => setFast(false), REST_MS);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, []);
  return isFast;
}
