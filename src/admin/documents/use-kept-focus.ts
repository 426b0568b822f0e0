import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the screen when the button that was pressed has gone, as `Publish` does once it is done.
 * @param outcome what came of it; undefined until then
 * @returns a ref for what takes the focus instead, which needs a tab index
 */
export function useKeptFocus<Target extends HTMLElement>(
  outcome: unknown,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const isLost = outcome !== undefined && document.activeElement === document.body;
    if (isLost) target.current?.focus({ preventScroll: true });
  }, [outcome]);
  return target;
}
