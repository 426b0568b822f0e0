import { type RefObject, useEffect, useState } from 'react';
import type { RowDrag } from './row-drag.ts';
import { SECTIONS } from './use-list-drag.ts';

/** Lets a row be dragged as soon as the code for it is there. @param handle the part to drag it by; default: all of it */
export function useRowDrag(
  ref: RefObject<HTMLElement | null>,
  id: string,
  drag: RowDrag | undefined,
  { list = SECTIONS, handle }: { list?: string; handle?: RefObject<Element | null> } = {},
): { edge: string | null; isDragged: boolean } {
  const [edge, setEdge] = useState<string | null>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (!drag || !ref.current) return;
    const events = { onEdge: setEdge, onDragged: setDragged };
    return drag.attachRow(ref.current, { id, list }, events, handle?.current);
  }, [ref, id, drag, list, handle]);
  return { edge, isDragged };
}
