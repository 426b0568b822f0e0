import { useCallback, useState } from 'react';
import type { LastTab } from './inspector-frame.tsx';

/** The tab of the inspector and the part of an editor that are in view. */
export interface Panes<Tab extends string, Pane extends string> {
  tab: Tab | LastTab;
  openTab(tab: Tab | LastTab): void;
  pane: Pane;
  setPane(pane: Pane | 'inspector'): void;
  isAlone: boolean;
}

/** Manages which tab of the inspector is open, and on small screens which part of the editor. */
export function usePanes<Tab extends string, Pane extends string>(
  first: Tab,
  start: Pane | 'inspector',
) {
  const [tab, setTab] = useState<Tab | LastTab>(first);
  const [pane, setPane] = useState<Pane | 'inspector'>(start);
  // On large screens: the page alone, without the parts beside it.
  const [isAlone, setAlone] = useState(false);
  const [wasReviewed, setReviewed] = useState(false);
  const openTab = useCallback((next: Tab | LastTab) => {
    if (next === 'publish') setReviewed(true);
    setTab(next);
    setPane('inspector');
    setAlone(false);
  }, []);
  /** Opens a tab and goes to its first field. */
  const openFields = useCallback(
    (next: Tab) => {
      openTab(next);
      requestAnimationFrame(() =>
        document
          .querySelector<HTMLElement>('.inspector-panel :is(input, textarea, select)')
          ?.focus(),
      );
    },
    [openTab],
  );
  return {
    tab,
    setTab,
    openTab,
    openFields,
    pane,
    setPane,
    isAlone,
    setAlone,
    /** someone has looked at what is missing */
    wasReviewed,
  };
}
