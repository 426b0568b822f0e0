import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** Dragging of sections. A chunk of its own, which loads after the editor. */
export interface RowDrag {
  attachRow: typeof attachRow;
}

interface RowEvents {
  onDragged(isDragged: boolean): void;
  /** the edge at which the dragged section would be dropped */
  onEdge(edge: Edge | null): void;
}

const BLOCK = 'cadron-block';

const blockIn = (data: Readonly<Record<string | symbol, unknown>>): string | undefined => {
  const id = data[BLOCK];
  return typeof id === 'string' ? id : undefined;
};

/** Lets a row be dragged, and others be dropped above or below it. @returns a function that ends it */
export function attachRow(element: HTMLElement, id: string, events: RowEvents): () => void {
  return combine(
    draggable({
      element,
      getInitialData: () => ({ [BLOCK]: id }),
      onDragStart: () => events.onDragged(true),
      onDrop: () => events.onDragged(false),
    }),
    dropTargetForElements({
      element,
      // Below the last row, it still is the place.
      getIsSticky: () => true,
      canDrop: ({ source }) => blockIn(source.data) !== undefined,
      getData: ({ input }) =>
        attachClosestEdge({ [BLOCK]: id }, { element, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self, source }) =>
        events.onEdge(blockIn(source.data) === id ? null : extractClosestEdge(self.data)),
      onDragLeave: () => events.onEdge(null),
      onDrop: () => events.onEdge(null),
    }),
  );
}

/**
 * Watches drags over the list, and scrolls it near its edges.
 * @param onDrop a section was dropped above or below another one
 * @returns a function that ends it
 */
export function attachList(
  list: HTMLElement,
  onDrop: (id: string, target: string, isBelow: boolean) => void,
): () => void {
  const scroller = scrollerOf(list);
  return combine(
    ...(scroller ? [autoScrollForElements({ element: scroller })] : []),
    monitorForElements({
      canMonitor: ({ source }) => blockIn(source.data) !== undefined,
      onDrop({ source, location }) {
        const [target] = location.current.dropTargets;
        const [id, over] = [blockIn(source.data), target && blockIn(target.data)];
        if (id === undefined || !target || over === undefined || id === over) return;
        onDrop(id, over, extractClosestEdge(target.data) === 'bottom');
      },
    }),
  );
}

/** The nearest element around the list that scrolls. */
function scrollerOf(list: HTMLElement): Element | undefined {
  for (let part: Element | null = list; part; part = part.parentElement)
    if (/auto|scroll/.test(getComputedStyle(part).overflowY)) return part;
  return undefined;
}
