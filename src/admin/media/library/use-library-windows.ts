import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fetchWindow } from './library-api.ts';
import { libraryAddress, type LibraryQuery, WINDOW } from './library-query.ts';
import type { LibraryWindow } from './library-view.ts';
import { LibraryWindows } from './library-windows.ts';

/** Lists that were open, so that coming back shows them at once. */
const recent = new Map<string, LibraryWindows>();
const MAX_RECENT = 4;

/** The files of a list, which begins with the window of the page. Loads it again when the page is. */
export function useLibraryWindows(query: LibraryQuery, window: LibraryWindow): LibraryWindows {
  const [windows] = useState(() => {
    const opened = openWindows(query);
    opened.start(window);
    return opened;
  });
  const shown = useRef(window);
  useEffect(() => {
    if (shown.current === window) return;
    shown.current = window;
    windows.start(window);
  }, [windows, window]);
  useSyncExternalStore(windows.subscribe, windows.getState, windows.getState);
  return windows;
}

function openWindows(query: LibraryQuery): LibraryWindows {
  const create = () =>
    new LibraryWindows(WINDOW, (from, count, signal) => fetchWindow(query, from, count, signal));
  // Requests on the server share nothing.
  if (typeof document === 'undefined') return create();
  const key = libraryAddress({ ...query, layout: 'grid', page: 1 });
  const opened = recent.get(key) ?? create();
  recent.delete(key);
  recent.set(key, opened);
  for (const oldest of [...recent.keys()].slice(0, -MAX_RECENT)) recent.delete(oldest);
  return opened;
}
