import { type RefObject, useEffect, useState } from 'react';
import type { RowDrag } from './row-drag.ts';

/** Lets a row be dragged as soon as the code for it is there. */
export function useRowDrag(
  ref: RefObject<HTMLElement | null>,
  id: string,
  drag: RowDrag | undefined,
): { edge: string | null; isDragged: boolean } {
  const [edge, setEdge] = useState<string | null>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (!drag || !ref.current) return;
    return drag.attachRow(ref.current, id, { onEdge: setEdge, onDragged: setDragged });
  }, [ref, id, drag]);
  return { edge, isDragged };
}
