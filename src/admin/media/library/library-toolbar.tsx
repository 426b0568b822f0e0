import type { SavedView } from '#src/admin/lists/define-list.ts';
import { SavedFilters } from '#src/admin/lists/saved-filters.tsx';
import { ListFilter } from '#src/admin/lists/list-filter.tsx';
import type { AssetCounts } from '#src/domains/media/list/asset-filter.ts';
import {
  isFiltered,
  LIBRARY,
  libraryAddress,
  type LibraryQuery,
  placeOf,
  sortsOf,
} from './library-query.ts';
import { FLAG_NAMES, KIND_NAMES, SHAPE_NAMES, SIZE_NAMES } from './library-view.ts';

interface ToolbarProps {
  query: LibraryQuery;
  counts: AssetCounts;
  /** whether the current folder has folders below it */
  hasSubfolders: boolean;
  saved: readonly SavedView[];
}

const MAX_TAGS_SHOWN = 40;

/** Search, order and filters of the library. */
export function LibraryToolbar({ query, counts, hasSubfolders, saved }: ToolbarProps) {
  const { filter } = query;
  const { sorts, initial } = sortsOf(filter);
  const tags = counts.tags.slice(0, MAX_TAGS_SHOWN);
  return (
    <>
      <ListFilter
        list={{ ...LIBRARY, sorts, initial }}
        query={query}
        search="Search names, texts, and tags"
        filters={[
          choice('kind', 'Type', 'Every type', KIND_NAMES, counts.kinds),
          choice('size', 'Size', 'Any size', SIZE_NAMES),
          choice('shape', 'Shape', 'Any shape', SHAPE_NAMES),
          {
            name: 'tag',
            label: 'Tag',
            all: 'Every tag',
            options: tags.map(({ tag, files }) => ({ value: tag, label: tag, count: files })),
          },
          ...(filter.isTrash
            ? []
            : [boxes('needs', 'Needs work', choicesOf(FLAG_NAMES, counts.flags))]),
          ...(hasSubfolders
            ? [boxes('deep', 'Folders', [{ value: '1', label: 'With subfolders' }])]
            : []),
        ]}
        isFiltered={isFiltered(filter)}
        resetTo={libraryAddress({ ...query, page: 1, filter: placeOf(filter) })}
        resetLabel="Clear filters"
        isLive
      />
      <SavedFilters list={LIBRARY} view={{ query, saved }} />
    </>
  );
}

type Named = Readonly<Record<string, string>>;
type Counts = Readonly<Record<string, number>>;

const choicesOf = (names: Named, counts: Counts = {}) =>
  Object.entries(names).map(([value, label]) => ({
    value,
    label,
    ...(value in counts && { count: counts[value]! }),
  }));

const choice = (name: string, label: string, all: string, names: Named, counts?: Counts) => ({
  name,
  label,
  all,
  options: choicesOf(names, counts),
});

const boxes = (name: string, label: string, options: ReturnType<typeof choicesOf>) => ({
  name,
  label,
  type: 'boxes' as const,
  options,
});
