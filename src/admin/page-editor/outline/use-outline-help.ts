import { useShortcut } from '#src/admin/shortcuts/shortcut-registry.ts';
import type { BlockActions } from './blocks/block-actions.ts';

const SCOPE = 'Outline of sections';

/** Lists the keys of the outline in the help and the palette, where they act on the selected section. */
export function useOutlineHelp(
  selected: string | undefined,
  actions: BlockActions,
  canChange: boolean,
) {
  const on = (act: (id: string) => void) => () => {
    if (canChange && selected !== undefined) act(selected);
  };
  useShortcut(
    'alt+ArrowUp',
    'Move section up',
    SCOPE,
    on((id) => actions.move(id, -1)),
    never,
  );
  useShortcut(
    'alt+ArrowDown',
    'Move section down',
    SCOPE,
    on((id) => actions.move(id, 1)),
    never,
  );
  useShortcut('mod+d', 'Duplicate section', SCOPE, on(actions.duplicate), never);
  useShortcut(
    'mod+c',
    'Copy section',
    SCOPE,
    on((id) => void actions.copy(id)),
    never,
  );
  useShortcut(
    'mod+x',
    'Cut section',
    SCOPE,
    on((id) => void actions.cut(id)),
    never,
  );
  useShortcut(
    'mod+v',
    'Paste section below',
    SCOPE,
    on((id) => void actions.paste(id)),
    never,
  );
  useShortcut('h', 'Hide or show section', SCOPE, on(actions.toggleHidden), never);
  useShortcut('Delete', 'Remove section', SCOPE, on(actions.remove), never);
  useShortcut('a', 'Add section', SCOPE, () => canChange && actions.add(), never);
}

/** The list handles its keys itself, as they work only while it has the focus. */
const never = () => false;
