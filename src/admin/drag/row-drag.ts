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

/** Dragging of the items of lists: of sections, and of fields. A chunk of its own, which loads after the editor. */
export interface RowDrag {
  attachRow: typeof attachRow;
}

interface RowEvents {
  onDragged(isDragged: boolean): void;
  /** the edge at which the dragged item would be dropped */
  onEdge(edge: Edge | null): void;
}

/** An item that is dragged, or dropped on. */
interface DraggedRow {
  id: string;
  /** Items are only dropped in their own list. */
  list: string;
}

const ROW = 'cadron-row';

const rowIn = (data: Readonly<Record<string | symbol, unknown>>): DraggedRow | undefined =>
  data[ROW] as DraggedRow | undefined;

/**
 * Lets a row be dragged, and others of its list be dropped above or below it.
 * @param handle the part to drag it by; default: all of it
 * @returns a function that ends it
 */
export function attachRow(
  element: HTMLElement,
  row: DraggedRow,
  events: RowEvents,
  handle?: Element | null,
): () => void {
  return combine(
    draggable({
      element,
      ...(handle && { dragHandle: handle }),
      getInitialData: () => ({ [ROW]: row }),
      onDragStart: () => events.onDragged(true),
      onDrop: () => events.onDragged(false),
    }),
    dropTargetForElements({
      element,
      // Below the last row, it still is the place.
      getIsSticky: () => true,
      canDrop: ({ source }) => rowIn(source.data)?.list === row.list,
      getData: ({ input }) =>
        attachClosestEdge({ [ROW]: row }, { element, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self, source }) =>
        events.onEdge(rowIn(source.data)?.id === row.id ? null : extractClosestEdge(self.data)),
      onDragLeave: () => events.onEdge(null),
      onDrop: () => events.onEdge(null),
    }),
  );
}

/**
 * Watches drags over the list, and scrolls it near its edges.
 * @param name of the list, as its rows have it
 * @param onDrop an item was dropped above or below another one
 * @returns a function that ends it
 */
export function attachList(
  list: HTMLElement,
  name: string,
  onDrop: (id: string, target: string, isBelow: boolean) => void,
): () => void {
  const scroller = scrollerOf(list);
  return combine(
    ...(scroller ? [autoScrollForElements({ element: scroller })] : []),
    monitorForElements({
      canMonitor: ({ source }) => rowIn(source.data)?.list === name,
      onDrop({ source, location }) {
        const [target] = location.current.dropTargets;
        const [dragged, over] = [rowIn(source.data), target && rowIn(target.data)];
        if (!dragged || !target || !over || dragged.id === over.id) return;
        onDrop(dragged.id, over.id, extractClosestEdge(target.data) === 'bottom');
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
