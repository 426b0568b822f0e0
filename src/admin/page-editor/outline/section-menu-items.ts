import type { DocumentBlock } from '#src/domains/documents/document.ts';
import type { BlockActions } from './blocks/block-actions.ts';
import type { MenuItem } from './section-menu.tsx';

/** Everything that can be done with a section, for mouse and touch. */
export function sectionMenuItems(
  { id, hidden }: DocumentBlock,
  at: number,
  count: number,
  actions: BlockActions,
  more: readonly MenuItem[] = [],
): MenuItem[] {
  return [
    { label: 'Add section above', run: () => actions.add(at) },
    { label: 'Add section below', keys: 'a', run: () => actions.add(at + 1) },
    {
      label: 'Move up',
      keys: 'alt+ArrowUp',
      isDisabled: at === 0,
      isNewGroup: true,
      run: () => actions.move(id, -1),
    },
    {
      label: 'Move down',
      keys: 'alt+ArrowDown',
      isDisabled: at === count - 1,
      run: () => actions.move(id, 1),
    },
    {
      label: 'Duplicate',
      keys: 'mod+d',
      isNewGroup: true,
      run: () => actions.duplicate(id),
    },
    { label: 'Copy', keys: 'mod+c', run: () => void actions.copy(id) },
    { label: 'Cut', keys: 'mod+x', run: () => void actions.cut(id) },
    { label: 'Paste below', keys: 'mod+v', run: () => void actions.paste(id) },
    {
      label: hidden === true ? 'Show to visitors' : 'Hide from visitors',
      keys: 'h',
      isNewGroup: true,
      run: () => actions.toggleHidden(id),
    },
    ...more,
    { label: 'Remove', keys: 'Delete', isDanger: true, run: () => actions.remove(id) },
  ];
}
