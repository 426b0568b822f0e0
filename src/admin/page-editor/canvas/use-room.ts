import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** The inner size of an element in CSS pixels, kept up to date. */
export function useRoom(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 800, height: 600 });
  // Before the frame is shown: another size would lay out its page again.
  useLayoutEffect(() => {
    const { clientWidth = 0, clientHeight = 0 } = element.current ?? {};
    if (clientWidth > 0 && clientHeight > 0) setRoom({ width: clientWidth, height: clientHeight });
  }, [element]);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      const next = { width: Math.max(1, width), height: Math.max(1, height) };
      setRoom((now) => (now.width === next.width && now.height === next.height ? now : next));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
