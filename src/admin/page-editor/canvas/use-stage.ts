import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CANVAS_WIDTHS, type CanvasWidth, type CanvasZoom, scaleOf } from './canvas-widths.ts';

/** The smallest scale at which texts are easy to read; a stage starts with the widest screen that it shows at this or more. */
const READABLE = 0.7;

const widestReadable = (room: number): CanvasWidth =>
  CANVAS_WIDTHS.find(({ width }) => scaleOf('fit', width, room) >= READABLE)?.width ?? 390;

/** The stage of a page of true width, and how small the page is on it. */
export function useStage(zoom: CanvasZoom = 'fit') {
  const stage = useRef<HTMLDivElement>(null);
  const [chosen, setWidth] = useState<CanvasWidth>();
  const room = useRoom(stage);
  const width = chosen ?? widestReadable(room.width);
  const fit = scaleOf('fit', width, room.width);
  const scale = scaleOf(zoom, width, room.width);
  return {
    stage,
    width,
    setWidth,
    fit,
    scale,
    sheet: { width: width * scale, height: room.height },
    page: {
      width,
      height: Math.max(1, room.height / scale),
      transform: `scale(${scale})`,
    },
  };
}

/** The inner size of an element in CSS pixels, kept up to date. */
function useRoom(element: RefObject<HTMLElement | null>): { width: number; height: number } {
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
