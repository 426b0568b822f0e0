import type { KeyboardEvent } from 'react';
import { isPress, type Keys } from '#src/admin/shortcuts/keys.ts';
import { areSingleKeysOn } from '#src/admin/shortcuts/shortcut-registry.ts';
import { isTypedInto } from '#src/admin/shortcuts/typing.ts';
import type { BlockActions } from './blocks/block-actions.ts';
import { type Blocks, indexOf } from './blocks/change-blocks.ts';

interface OutlineKeyRules {
  blocks: Blocks;
  canChange: boolean;
  actions: BlockActions;
  onSelect(id: string): void;
  /** goes from a section to its fields */
  onOpen: ((id: string) => void) | undefined;
}

const PAGE = 10;

/** Runs what a key means on the section that has the focus. Copying, cutting and pasting come as events of their own. */
export function runOutlineKey(
  event: KeyboardEvent<HTMLElement>,
  { blocks, canChange, actions, onSelect, onOpen }: OutlineKeyRules,
): void {
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>('[data-block]');
  const id = row?.dataset['block'];
  if (!row || id === undefined || event.defaultPrevented || isTypedInto(target)) return;
  const at = indexOf(blocks, id);
  const button = row.querySelector('button');
  const select = (next: number) => {
    const block = blocks[Math.max(0, Math.min(next, blocks.length - 1))];
    if (block) onSelect(block.id);
  };
  const always: Record<Keys, () => void> = {
    ArrowDown: () => select(at + 1),
    ArrowUp: () => select(at - 1),
    PageDown: () => select(at + PAGE),
    PageUp: () => select(at - PAGE),
    Home: () => select(0),
    End: () => select(blocks.length - 1),
    ArrowRight: () => button?.focus(),
    ArrowLeft: () => row.focus(),
  };
  // The button of a row has these two for itself.
  const onRow: Record<Keys, () => void> = {
    Enter: () => (onOpen ?? onSelect)(id),
    ' ': () => onSelect(id),
  };
  const changes: Record<Keys, () => void> = {
    'alt+ArrowUp': () => actions.move(id, -1),
    'alt+ArrowDown': () => actions.move(id, 1),
    Delete: () => actions.remove(id),
    Backspace: () => actions.remove(id),
    'mod+d': () => actions.duplicate(id),
    ...(areSingleKeysOn() && {
      a: () => actions.add(at + 1),
      h: () => actions.toggleHidden(id),
    }),
  };
  const known = {
    ...always,
    ...(target === row && onRow),
    ...(canChange && changes),
  };
  const found = Object.entries(known).find(([keys]) => isPress(keys, event));
  if (!found) return;
  event.preventDefault();
  event.stopPropagation();
  // Held down, a key moves on, and neither removes nor adds any further.
  if (event.repeat && !/Arrow|Page/.test(found[0])) return;
  found[1]();
}
