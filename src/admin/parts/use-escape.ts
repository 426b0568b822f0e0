import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Runs `close` when Escape is pressed inside the element that gets the returned ref. */
export function useEscape<Container extends HTMLElement>(
  close: (container: Container) => void,
): RefObject<Container | null> {
  const ref = useRef<Container>(null);
  const run = useEffectEvent(close);
  useEffect(() => {
    const container = ref.current;
    if (!container) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') run(container);
    };
    container.addEventListener('keydown', onKey);
    return () => container.removeEventListener('keydown', onKey);
  }, []);
  return ref;
}
