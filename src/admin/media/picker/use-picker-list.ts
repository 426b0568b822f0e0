import { useEffect, useState } from 'react';
import type { AssetFilter, KindFilter } from '#src/domains/media/list/asset-filter.ts';
import { fetchWindow } from '../library/library-api.ts';
import { parseLibraryQuery, WINDOW } from '../library/library-query.ts';
import type { LibraryFile } from '../library/library-view.ts';

/** The files of a filter, window after window. */
export type PickerList = ReturnType<typeof usePickerList>;

interface Loaded {
  files: readonly LibraryFile[];
  /** undefined until the first window has arrived */
  total: number | undefined;
}

const NOTHING: Loaded = { files: [], total: undefined };
const QUERY = parseLibraryQuery(new URLSearchParams());

/** Loads files of a kind, the newest first; what is shown stays until its successor has arrived. */
export function usePickerList(kind: KindFilter) {
  const [filter, setFilter] = useState<AssetFilter>({ kind });
  const [loaded, setLoaded] = useState(NOTHING);
  /** how many files are wanted, and of which attempt */
  const [wanted, setWanted] = useState({ count: WINDOW, attempt: 0 });
  const [hasFailed, setFailed] = useState(false);
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    const request = new AbortController();
    setLoading(true);
    const from = wanted.count - WINDOW;
    fetchWindow({ ...QUERY, filter }, from, WINDOW, request.signal)
      .then(({ files, total }) => {
        setLoaded((now) => ({ files: [...now.files.slice(0, from), ...files], total }));
        setFailed(false);
        setLoading(false);
      })
      .catch(() => {
        if (request.signal.aborted) return;
        setFailed(true);
        setLoading(false);
      });
    return () => request.abort();
  }, [filter, wanted]);
  const restart = () => setWanted(({ attempt }) => ({ count: WINDOW, attempt: attempt + 1 }));
  return {
    ...loaded,
    filter,
    hasFailed,
    isLoading,
    change(next: AssetFilter) {
      setFilter(next);
      restart();
    },
    more() {
      if (isLoading) return;
      setWanted(({ count, attempt }) =>
        hasFailed ? { count, attempt: attempt + 1 } : { count: count + WINDOW, attempt },
      );
    },
    reload: restart,
  };
}
