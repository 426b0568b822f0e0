import { withoutUndefined } from '#src/platform/json.ts';
import { LIBRARY_PATH } from '#src/admin/parts/media-addresses.ts';
import { ASSET_KINDS } from '#src/domains/media/asset.ts';
import {
  ASSET_FLAGS,
  ASSET_SHAPES,
  ASSET_SORT_KEYS,
  type AssetFilter,
  type AssetQuery,
  type AssetSort,
  SIZE_RANGES,
  type SizeRange,
} from '#src/domains/media/list/asset-filter.ts';

export { assetPath, LIBRARY_PATH } from '#src/admin/parts/media-addresses.ts';

/** Files on a page without JavaScript, and of a request with it. */
export const WINDOW = 60;

/** In the trash, the last change is the deletion. */
export const defaultSort = ({ isTrash }: AssetFilter): AssetSort =>
  isTrash ? '-changed' : '-added';

const MAX_TEXT_LENGTH = 200;
const MAX_FOLDER_LENGTH = 1_000;
const SORTS: readonly AssetSort[] = ASSET_SORT_KEYS.flatMap((key): AssetSort[] => [key, `-${key}`]);
const SIZES = Object.keys(SIZE_RANGES) as SizeRange[];

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
  const pick = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameters.get(name));
  const folder = cleanText(parameters.get('folder'), MAX_FOLDER_LENGTH);
  const kind = pick('kind', ASSET_KINDS);
  const size = pick('size', SIZES);
  const shape = pick('shape', ASSET_SHAPES);
  const tag = cleanText(parameters.get('tag'), MAX_TEXT_LENGTH);
  const search = cleanText(parameters.get('search'), MAX_TEXT_LENGTH);
  const named = parameters.getAll('needs');
  const flags = ASSET_FLAGS.filter((flag) => named.includes(flag));
  const page = parameters.get('page') ?? '';
  const filter = withoutUndefined({
    isTrash: parameters.get('in') === 'trash' || undefined,
    folder: folder === NO_FOLDER ? '' : folder || undefined,
    withSubfolders: (folder && parameters.get('deep') === '1') || undefined,
    kind,
    size,
    shape,
    tag: tag || undefined,
    flags: flags.length > 0 ? flags : undefined,
    search: search || undefined,
  });
  return {
    filter,
    sort: pick('sort', SORTS) ?? defaultSort(filter),
    layout: pick('as', LIBRARY_LAYOUTS) ?? 'grid',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

// PostgreSQL text cannot contain NUL, so control characters are removed.
const cleanText = (value: string | null, length: number) =>
  value
    ?.replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, length);

/** The query parameters, without those that have their default value. */
export function libraryEntries(query: Partial<LibraryQuery>): [name: string, value: string][] {
  const { filter = {}, layout = 'grid', page = 1 } = query;
  const { sort = defaultSort(filter) } = query;
  const { folder, kind, size, shape, tag, search, flags = [] } = filter;
  const all: [string, string | undefined][] = [
    ['in', filter.isTrash ? 'trash' : undefined],
    ['folder', folder === '' ? NO_FOLDER : folder],
    ['deep', filter.withSubfolders ? '1' : undefined],
    ['kind', kind],
    ['size', size],
    ['shape', shape],
    ['tag', tag],
    ...flags.map((flag): [string, string] => ['needs', flag]),
    ['search', search],
    ['sort', sort === defaultSort(filter) ? undefined : sort],
    ['as', layout === 'grid' ? undefined : layout],
    ['page', page > 1 ? String(page) : undefined],
  ];
  return all.filter((entry): entry is [string, string] => Boolean(entry[1]));
}

/** The URL of a part of the library; `path` for another route with the same query. */
export function libraryAddress(query: Partial<LibraryQuery>, path = LIBRARY_PATH): string {
  const text = new URLSearchParams(libraryEntries(query)).toString();
  return text ? `${path}?${text}` : path;
}

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
