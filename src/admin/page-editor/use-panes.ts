import { useCallback, useEffect, useState } from 'react';
import { onGoToField } from '#src/admin/documents/go-to-field.ts';
import type { LastTab } from './frame/inspector-frame.tsx';
import type { DocumentBlock } from '#src/domains/documents/document.ts';

/** The parts of the editor, one at a time on small screens. */
export const PANES = [
  { pane: 'outline', name: 'Outline' },
  { pane: 'canvas', name: 'Preview' },
  { pane: 'inspector', name: 'Edit' },
] as const;

export type Pane = (typeof PANES)[number]['pane'];

export type InspectorTab = 'section' | 'page' | LastTab;

/** Manages the selection, and which part of the editor is in view. */
export function usePanes(blocks: readonly DocumentBlock[]) {
  const [selected, setSelected] = useState<string>();
  const [tab, setTab] = useState<InspectorTab>('page');
  const [pane, setPane] = useState<Pane>('canvas');
  // On large screens: the page alone, without the parts beside it.
  const [isAlone, setAlone] = useState(false);

  const select = useCallback((id: string | undefined) => {
    setSelected(id);
    setTab((now) => (id === undefined ? (now === 'section' ? 'page' : now) : 'section'));
  }, []);
  const openTab = useCallback((next: InspectorTab) => {
    setTab(next);
    setPane('inspector');
    setAlone(false);
  }, []);

  /** Shows the fields of a section and goes to the first one. */
  const openFields = useCallback(
    (id: string) => {
      setSelected(id);
      openTab('section');
      requestAnimationFrame(() =>
        document
          .querySelector<HTMLElement>('.inspector-panel :is(input, textarea, select)')
          ?.focus(),
      );
    },
    [openTab],
  );

  useEffect(
    () =>
      onGoToField(([field, block]) => {
        if (field === 'blocks' && typeof block === 'object' && 'id' in block) select(block.id);
        else if (field !== 'blocks') setTab('page');
        setPane('inspector');
        setAlone(false);
      }),
    [select],
  );

  const isThere = blocks.some(({ id }) => id === selected);
  return {
    selected: isThere ? selected : undefined,
    select,
    tab,
    openTab,
    openFields,
    pane,
    setPane,
    isAlone,
    setAlone,
  };
}
