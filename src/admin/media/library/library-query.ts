import { withoutUndefined } from '#src/platform/json.ts';
import { defineList, TEXT } from '#src/admin/lists/define-list.ts';
import { LIBRARY_PATH } from '#src/admin/parts/media-addresses.ts';
import {
  ASSET_FLAGS,
  ASSET_SHAPES,
  type AssetFilter,
  type AssetQuery,
  type AssetSort,
  KIND_FILTERS,
  SIZE_RANGES,
  type SizeRange,
} from '#src/domains/media/list/asset-filter.ts';

export { assetPath, LIBRARY_PATH } from '#src/admin/parts/media-addresses.ts';

/** Files on a page without JavaScript, and of a request with it. */
export const WINDOW = 60;

const define = (sorts: Readonly<Record<AssetSort, string>>) =>
  defineList({
    path: LIBRARY_PATH,
    noun: 'file',
    fields: {
      in: ['trash'],
      folder: () => true,
      deep: ['1'],
      kind: KIND_FILTERS,
      size: Object.keys(SIZE_RANGES) as SizeRange[],
      shape: ASSET_SHAPES,
      tag: TEXT,
      needs: { many: ASSET_FLAGS },
      search: TEXT,
      as: ['list'],
    },
    sorts,
  });

const SORTS = {
  added: 'oldest first',
  name: 'name, A to Z',
  '-name': 'name, Z to A',
  '-size': 'largest first',
  size: 'smallest first',
} as const;
const FILES = define({
  '-added': 'newest first',
  ...SORTS,
  '-changed': 'last changed first',
  changed: 'last changed last',
});
/** In the trash, the last change is the deletion. */
const TRASH = define({
  '-changed': 'last deleted first',
  changed: 'last deleted last',
  '-added': 'newest first',
  ...SORTS,
});

/** The orders of the files of a place, and the default one. */
export const sortsOf = ({ isTrash }: AssetFilter) => (isTrash ? TRASH : FILES);

export const LIBRARY_LAYOUTS = ['grid', 'list'] as const;

export type LibraryLayout = (typeof LIBRARY_LAYOUTS)[number];

/** The part of the library that a URL selects, and how it is shown. */
export interface LibraryQuery extends AssetQuery {
  layout: LibraryLayout;
  /** from 1; only without JavaScript */
  page: number;
}

/** Files in no folder have the folder `/` in a URL; without a folder, all files are shown. */
const NO_FOLDER = '/';

/** Parses a query string. Invalid values are ignored. */
export function parseLibraryQuery(parameters: URLSearchParams): LibraryQuery {
  const list = sortsOf({ isTrash: parameters.get('in') === 'trash' });
  const query = list.parse(parameters);
  const { in: place, folder, deep, needs, as, sort = list.initial, page, ...others } = query;
  const filter = withoutUndefined({
    ...others,
    isTrash: place && true,
    folder: folder === NO_FOLDER ? '' : folder,
    withSubfolders: folder !== undefined && deep !== undefined ? true : undefined,
    flags: needs,
  });
  return { filter, sort, layout: as ?? 'grid', page };
}

function parametersOf({ filter = {}, layout, sort, page }: Partial<LibraryQuery>) {
  const { isTrash, folder, withSubfolders, flags, ...others } = filter;
  return {
    ...others,
    in: isTrash ? ('trash' as const) : undefined,
    folder: folder === '' ? NO_FOLDER : folder,
    deep: withSubfolders ? ('1' as const) : undefined,
    needs: flags && [...flags],
    as: layout === 'list' ? layout : undefined,
    sort,
    page,
  };
}

/** The query parameters, without those that have their default value. */
export const libraryEntries = (query: Partial<LibraryQuery>): [name: string, value: string][] =>
  sortsOf(query.filter ?? {}).entries(parametersOf(query));

/** The URL of a part of the library; `path` for another route with the same query. */
export const libraryAddress = (query: Partial<LibraryQuery>, path = LIBRARY_PATH): string =>
  sortsOf(query.filter ?? {}).address(parametersOf(query), path);

/** The library as a list. */
export const LIBRARY = {
  ...FILES,
  parse: parseLibraryQuery,
  entries: libraryEntries,
  address: libraryAddress,
};

/** The same list with another filter, from its start; undefined takes a part away. */
export const withFilter = (
  query: LibraryQuery,
  changes: { [Name in keyof AssetFilter]: AssetFilter[Name] | undefined },
): LibraryQuery => ({
  ...query,
  page: 1,
  filter: withoutUndefined({ ...query.filter, ...changes }),
});

/** The place in a filter: the folder, or the trash. */
export function placeOf({ folder, withSubfolders, isTrash }: AssetFilter): AssetFilter {
  return withoutUndefined({ folder, withSubfolders, isTrash });
}

/** Whether a list leaves out files of its place. */
export const isFiltered = (filter: AssetFilter): boolean =>
  Object.keys(filter).length > Object.keys(placeOf(filter)).length;

/** The queue of pictures without alternative text in a place. */
export const describeAddress = (filter: AssetFilter): string =>
  libraryAddress({ filter: placeOf(filter) }, `${LIBRARY_PATH}/describe`);

/** The way to a folder; empty for the library itself. */
export const folderCrumbs = (folder: string) => [
  { label: 'Media library', to: LIBRARY_PATH },
  ...(folder === '' ? [] : folder.split('/')).map((label, at, parts) => ({
    label,
    to: libraryAddress({ filter: { folder: parts.slice(0, at + 1).join('/') } }),
  })),
];
