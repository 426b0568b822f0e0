import { useCallback, useEffect, useState } from 'react';
import type { LastTab } from '#src/admin/page-editor/frame/inspector-frame.tsx';
import { onGoToField } from '#src/admin/documents/go-to-field.ts';

/** The parts of the editor, one at a time on small screens. */
export const PANES = [
  { pane: 'writing', name: 'Text' },
  { pane: 'inspector', name: 'Settings' },
] as const;

export type Pane = (typeof PANES)[number]['pane'];

export type PostTab = 'block' | 'post' | 'search' | 'sections' | LastTab;

/** Fields of the writing surface. */
const WRITTEN = new Set<unknown>(['title', 'body']);

/** The id of the control for a field of the selected block. */
export const blockFieldId = (path: string): string => `block-${path.replaceAll('.', '-')}`;

/** Which parts of the editor are in view. */
export function usePostPanes() {
  const [tab, setTab] = useState<PostTab>('post');
  const [pane, setPane] = useState<Pane>('writing');
  const openTab = useCallback((next: PostTab) => {
    setTab(next);
    setPane('inspector');
  }, []);
  /** Shows the fields of the selected block, and goes to the first one. */
  const openFields = useCallback(() => {
    openTab('block');
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('.inspector-panel :is(input, textarea, select)')?.focus(),
    );
  }, [openTab]);
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
    [openTab],
  );
  return { tab, setTab, openTab, openFields, pane, setPane };
}
