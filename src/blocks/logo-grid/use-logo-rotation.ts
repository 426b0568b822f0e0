import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  FADE_MS,
  firstShown,
  nextChange,
  ROTATION_MS,
  rotates,
  withChange,
} from './logo-rotation.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

function onMotionPreference(changed: () => void) {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * Which logos stand in the slots, and which slot is fading. The server and the first render in the browser hold still; the
 * rotation begins once the page is alive, unless the visitor asked for less motion or the tab is hidden.
 */
export function useLogoRotation(total: number) {
  const still = useSyncExternalStore(
    onMotionPreference,
    () => matchMedia(REDUCED).matches,
    () => true,
  );
  const [shown, setShown] = useState(() => firstShown(total));
  const latest = useRef(shown);
  const [fading, setFading] = useState<number>();
  const [paused, setPaused] = useState(false);
  const canRotate = rotates(total) && !still;

  useEffect(() => {
    if (!canRotate || paused) return;
    let fade: ReturnType<typeof setTimeout> | undefined;
    const turn = setInterval(() => {
      if (document.hidden) return;
      const change = nextChange(latest.current, total, Math.random);
      if (!change) return;
      setFading(change.slot);
      fade = setTimeout(() => {
        latest.current = withChange(latest.current, change);
        setShown(latest.current);
        setFading(undefined);
      }, FADE_MS);
    }, ROTATION_MS);
    return () => {
      clearInterval(turn);
      clearTimeout(fade);
      setFading(undefined);
    };
  }, [canRotate, paused, total]);

  // only a logo that takes another's place fades in
  const turned = shown.some((logo, slot) => logo !== slot);
  return { shown, turned, fading, canRotate, paused, togglePaused: () => setPaused((was) => !was) };
}
