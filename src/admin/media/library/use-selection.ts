import { useState } from 'react';
import { showNotice } from '#src/admin/notices/show-notice.ts';
import { fetchIds } from './library-api.ts';
import type { LibraryQuery } from './library-query.ts';
import type { LibraryWindows } from './library-windows.ts';
import {
  addAll,
  NOTHING_SELECTED,
  rangeOf,
  removeAll,
  type Selection,
  toggleOne,
} from './selection.ts';

/** The selection of a list, and how people change it. */
export type FileSelection = ReturnType<typeof useSelection>;

export function useSelection(query: LibraryQuery, windows: LibraryWindows) {
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const addRange = async (range?: { from: number; count: number }) => {
    const known = range && loadedIds(windows, range);
    const ids = known ?? (await fetchIds(query, range));
    if (ids) setSelection((now) => addAll(now, ids));
    else
      showNotice({
        kind: 'error',
        text: 'The files could not be selected, because the server cannot be reached. Try again.',
      });
  };
  return {
    ids: selection.ids,
    toggle(index: number) {
      const file = windows.at(index);
      if (file) setSelection((now) => toggleOne(now, file.id, index));
    },
    /** from the file that was selected alone to another, also over files that are not loaded */
    extendTo: (index: number) => void addRange(rangeOf(selection, index)),
    /** every file of the list */
    selectAll: () => void addRange(),
    remove: (ids: readonly string[]) => setSelection((now) => removeAll(now, ids)),
    clear: () => setSelection(NOTHING_SELECTED),
  };
}

/** The ids of a range if all of it is loaded. */
function loadedIds(
  windows: LibraryWindows,
  { from, count }: { from: number; count: number },
): string[] | undefined {
  const files = Array.from({ length: count }, (_, at) => windows.at(from + at));
  return files.every((file) => file !== undefined) ? files.map(({ id }) => id) : undefined;
}
