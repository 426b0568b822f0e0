import { useCallback, useEffect, useState } from 'react';
import type { LastTab } from '#src/admin/page-editor/frame/inspector-frame.tsx';
import { onGoToField } from '#src/admin/documents/go-to-field.ts';

/** The parts of the editor, one at a time on small screens. */
export const PANES = [
  { pane: 'canvas', name: 'Preview' },
  { pane: 'inspector', name: 'Edit' },
] as const;

export const TABS = [
  { tab: 'story', name: 'Story' },
  { tab: 'search', name: 'Search' },
] as const;

type StoryTab = (typeof TABS)[number]['tab'] | LastTab;

/**
 * Which parts of the editor are in view.
 * @param onReview called when someone looks at what is missing
 */
export function useStoryPanes(onReview: () => void) {
  const [tab, setTab] = useState<StoryTab>('story');
  const [pane, setPane] = useState<(typeof PANES)[number]['pane']>('inspector');
  const openTab = useCallback(
    (next: StoryTab) => {
      if (next === 'publish') onReview();
      setTab(next);
      setPane('inspector');
    },
    [onReview],
  );
  useEffect(
    () => onGoToField(([field]) => openTab(field === 'seo' ? 'search' : 'story')),
    [openTab],
  );
  return { tab, openTab, pane, setPane };
}
