import { useEffect } from 'react';
import { usePanes } from '#src/admin/page-editor/frame/use-panes.ts';
import { onGoToField } from '#src/admin/documents/go-to-field.ts';
import type { SelectedBlock } from './writing/selected-block.ts';

/** The parts of the editor, one at a time on small screens. */
export const PANES = [
  { pane: 'writing', name: 'Text' },
  { pane: 'inspector', name: 'Settings' },
] as const;

type PostTab = 'block' | 'post' | 'search' | 'sections';

/** Fields of the writing surface. */
const WRITTEN = new Set<unknown>(['title', 'body']);

/** The id of the control for a field of the selected block. */
export const blockFieldId = (path: string): string => `block-${path.replaceAll('.', '-')}`;

/** Which parts of the editor are in view. */
export function usePostPanes() {
  const panes = usePanes<PostTab, 'writing'>('post', 'writing');
  const { openTab, setPane } = panes;
  useEffect(
    () =>
      onGoToField(([field], path) => {
        const attribute = /\.attrs\.(.+)/.exec(path)?.[1];
        if (attribute !== undefined) {
          openTab('block');
          return blockFieldId(attribute);
        }
        if (WRITTEN.has(field)) setPane('writing');
        else openTab(field === 'seo' ? 'search' : 'post');
        return undefined;
      }),
    [openTab, setPane],
  );
  return panes;
}

/** A block that is selected shows its fields, until another tab is opened. */
export function useBlockTab(
  { setTab }: Pick<ReturnType<typeof usePostPanes>, 'setTab'>,
  block: SelectedBlock | null,
): void {
  const place = block && `${block.type} ${block.position}`;
  useEffect(() => {
    if (place !== null) setTab('block');
  }, [setTab, place]);
}
