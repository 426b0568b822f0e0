import { type Asset, ASSET_KINDS, type AssetKind } from '../asset.ts';

const KB = 1_000;
const MB = 1_000_000;

/** Ranges of bytes by name: the first included, the last not. */
export const SIZE_RANGES = {
  small: [0, 100 * KB],
  medium: [100 * KB, MB],
  large: [MB, 10 * MB],
  huge: [10 * MB, Number.MAX_SAFE_INTEGER],
} as const satisfies Record<string, readonly [number, number]>;

export type SizeRange = keyof typeof SIZE_RANGES;

/** A picture is square if its sides differ by less than a twentieth. */
export const ASSET_SHAPES = ['landscape', 'portrait', 'square'] as const;

export type AssetShape = (typeof ASSET_SHAPES)[number];

/**
 * Files that need work. `no-alt`: pictures and drawings without alternative text that are not decorative; `license`: the
 * license has ended, or ends within 30 days; `duplicates`: another file has the same bytes; `unused`: nothing shows it.
 */
export const ASSET_FLAGS = ['no-alt', 'unused', 'duplicates', 'license'] as const;

export type AssetFlag = (typeof ASSET_FLAGS)[number];

export const LICENSE_WARNING_DAYS = 30;

/** A kind of files; `visual`: pictures and drawings. */
export const KIND_FILTERS = ['visual', ...ASSET_KINDS] as const;

export type KindFilter = (typeof KIND_FILTERS)[number];

export interface AssetFilter {
  /** only files in the trash; without it, only those that are not */
  isTrash?: boolean;
  /** files of a folder; `''` for those in no folder */
  folder?: string;
  /** of the folders below it, too */
  withSubfolders?: boolean;
  kind?: KindFilter;
  size?: SizeRange;
  shape?: AssetShape;
  tag?: string;
  /** all of them have to apply */
  flags?: readonly AssetFlag[];
  /** all words have to occur in the name, alternative text, caption, address or tags */
  search?: string;
}

/** A folder, with or without those below it, all folders, or the trash; of its files those that a search finds. */
export type AssetPlace = Pick<AssetFilter, 'folder' | 'withSubfolders' | 'isTrash' | 'search'>;

const ASSET_SORT_KEYS = ['name', 'added', 'changed', 'size'] as const;

export type AssetSortKey = (typeof ASSET_SORT_KEYS)[number];

/** `-` for descending. Duplicates are next to each other first. */
export type AssetSort = AssetSortKey | `-${AssetSortKey}`;

export interface AssetQuery {
  filter: AssetFilter;
  sort: AssetSort;
}

/** A file in a list. */
export interface ListedAsset extends Pick<
  Asset,
  | 'id'
  | 'address'
  | 'folder'
  | 'name'
  | 'alt'
  | 'isDecorative'
  | 'tags'
  | 'focus'
  | 'crop'
  | 'licenseEnds'
  | 'createdAt'
  | 'changedAt'
  | 'trashedAt'
  | 'trashedBy'
> {
  file: Pick<Asset['file'], 'kind' | 'contentType' | 'hash' | 'bytes' | 'width' | 'height'>;
}

/** A folder of the library with the number of its files. */
export interface ListedFolder {
  path: string;
  /** directly in it */
  files: number;
  /** also in the folders below it */
  allFiles: number;
}

export interface AssetCounts {
  kinds: Readonly<Record<AssetKind, number>>;
  flags: Readonly<Record<AssetFlag, number>>;
  tags: readonly { tag: string; files: number }[];
}

/** Where the files are, for the folder tree. */
export interface LibraryFolders {
  /** by path; a folder is directly before those below it */
  folders: readonly ListedFolder[];
  /** all files that are not in the trash */
  files: number;
  /** files in no folder */
  loose: number;
  trash: number;
}
