import { type RefObject, useEffect } from 'react';
import type { EditHistory } from './edit-history.ts';
import { keepHistory, readHistory } from './kept-history.ts';

/** Keeps the history of undo in the tab while its page is reloaded or left, and takes it up again. */
export function useKeptHistory(
  key: string | undefined,
  latest: RefObject<EditHistory>,
  store: (history: EditHistory) => void,
): void {
  useEffect(() => {
    if (key === undefined) return undefined;
    store(readHistory(key));
    const keep = () => keepHistory(key, latest.current);
    // A phone may end a page in the background without another event.
    const keepHidden = () => document.hidden && keep();
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keepHidden);
    return () => {
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keepHidden);
      keep();
    };
  }, [key, latest, store]);
}
