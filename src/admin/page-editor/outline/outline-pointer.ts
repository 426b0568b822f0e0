import type { MouseEvent } from 'react';

/** Where the menu of a section opens, in pixels of the window. */
export interface MenuPlace {
  x: number;
  y: number;
}

interface PointerRules {
  canChange: boolean;
  onSelect(id: string): void;
  onMenu(id: string, place: MenuPlace): void;
  /** adds a section below */
  onAddBelow(id: string): void;
}

/** The section that an event of the outline is about. */
export const blockAt = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-block]')?.dataset['block'];

/** Handlers of clicks in the outline, by mouse or touch. */
export function pointerEvents({ canChange, onSelect, onMenu, onAddBelow }: PointerRules) {
  return {
    onClick({ target }: MouseEvent) {
      const id = blockAt(target);
      if (id === undefined) return;
      if (canChange && (target as Element).closest('.outline-between')) return onAddBelow(id);
      onSelect(id);
      if (!canChange) return;
      const button = (target as Element).closest('button');
      if (!button) return;
      const { right, bottom } = button.getBoundingClientRect();
      onMenu(id, { x: right, y: bottom });
    },
    onContextMenu(event: MouseEvent) {
      const id = blockAt(event.target);
      if (id === undefined || !canChange) return;
      event.preventDefault();
      onSelect(id);
      // By key, the event has no place of the pointer.
      const { left, bottom } = (event.target as Element).getBoundingClientRect();
      const isByKey = event.clientX === 0 && event.clientY === 0;
      onMenu(id, isByKey ? { x: left, y: bottom } : { x: event.clientX, y: event.clientY });
    },
  };
}
