import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  FADE_MS,
  initialLogos,
  pickChange,
  ROTATION_MS,
  needsRotation,
  applyChange,
} from './logo-rotation.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

function onMotionPreference(changed: () => void) {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * The logos in the slots and the slot that is fading. The rotation starts after hydration, unless the visitor prefers reduced
 * motion, and skips turns while the tab is hidden.
 */
export function useLogoRotation(total: number) {
  const still = useSyncExternalStore(
    onMotionPreference,
    () => matchMedia(REDUCED).matches,
    () => true,
  );
  const [shown, setShown] = useState(() => initialLogos(total));
  const latest = useRef(shown);
  const [fading, setFading] = useState<number>();
  const [paused, setPaused] = useState(false);
  const canRotate = needsRotation(total) && !still;

  useEffect(() => {
    if (!canRotate || paused) return;
    let fade: ReturnType<typeof setTimeout> | undefined;
    const turn = setInterval(() => {
      if (document.hidden) return;
      const change = pickChange(latest.current, total, Math.random);
      if (!change) return;
      setFading(change.slot);
      fade = setTimeout(() => {
        latest.current = applyChange(latest.current, change);
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

  // Only replaced logos fade in.
  const turned = shown.some((logo, slot) => logo !== slot);
  return { shown, turned, fading, canRotate, paused, togglePaused: () => setPaused((was) => !was) };
}
