import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type * as DragModule from './row-drag.ts';

/** The list of a page that has no other name. */
export const SECTIONS = 'sections';

/**
 * Loads the code that drags the items of a list, after the editor is there. Without it, items are moved by keys and buttons.
 * @param onDrop an item was dropped above or below another one
 * @param name of the list; one page may have several
 */
export function useListDrag(
  list: RefObject<HTMLElement | null>,
  isOn: boolean,
  onDrop: (id: string, target: string, isBelow: boolean) => void,
  name = SECTIONS,
): typeof DragModule | undefined {
  const [drag, setDrag] = useState<typeof DragModule>();
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    if (!isOn || drag) return;
    let isWanted = true;
    import('./row-drag.ts').then(
      (module) => isWanted && setDrag(module),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isOn, drag]);
  useEffect(() => {
    if (!isOn || !drag || !list.current) return;
    return drag.attachList(list.current, name, (...dropped) => drop(...dropped));
  }, [list, isOn, drag, name]);
  return drag;
}
