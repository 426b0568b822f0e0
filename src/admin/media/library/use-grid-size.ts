import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { LibraryLayout } from './library-query.ts';

/** Measures of the rows of files; the style sheet uses the same. */
interface GridSize {
  columns: number;
  /** with the gap below it */
  rowHeight: number;
  /** from the top of the document to the first row */
  top: number;
}

const GAP = 16;
const NARROWEST_TILE = 152;
/** name, facts, and a third line */
const TEXT_HEIGHT = 66;
const LIST_ROW = { wide: 60, narrow: 76 };
const NARROW = 600;

/** How many tiles fit side by side, and how high they are. */
function gridSize(width: number, layout: LibraryLayout): Omit<GridSize, 'top'> {
  if (layout === 'list')
    return { columns: 1, rowHeight: width < NARROW ? LIST_ROW.narrow : LIST_ROW.wide };
  const columns = Math.max(2, Math.floor((width + GAP) / (NARROWEST_TILE + GAP)));
  const tile = (width - GAP * (columns - 1)) / columns;
  return { columns, rowHeight: Math.round(tile * 0.75) + TEXT_HEIGHT + GAP };
}

/** Follows the width of the list; undefined until it is measured, and on the server. */
export function useGridSize(
  layout: LibraryLayout,
): [RefObject<HTMLDivElement | null>, GridSize | undefined] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<GridSize>();
  useLayoutEffect(() => {
    const element = ref.current!;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { ...gridSize(width, layout), top: Math.round(top + scrollY) };
      setSize((now) => (isSame(now, next) ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What is above the list may grow, such as filters in two lines.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [layout]);
  return [ref, size];
}

const isSame = (one: GridSize | undefined, other: GridSize) =>
  one?.columns === other.columns && one.rowHeight === other.rowHeight && one.top === other.top;
