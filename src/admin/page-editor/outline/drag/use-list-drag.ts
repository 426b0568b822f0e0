import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type * as DragModule from './row-drag.ts';

/**
 * Loads the code that drags sections, after the editor is there. Without it, sections are moved by keys and by their menu.
 * @param onDrop a section was dropped above or below another one
 */
export function useListDrag(
  list: RefObject<HTMLElement | null>,
  isOn: boolean,
  onDrop: (id: string, target: string, isBelow: boolean) => void,
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
    return drag.attachList(list.current, (...dropped) => drop(...dropped));
  }, [list, isOn, drag]);
  return drag;
}
