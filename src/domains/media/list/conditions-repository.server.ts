import { and, eq, gte, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { mediaAssets, withoutAccents } from '../media-tables.server.ts';
import {
  type AssetFilter,
  type AssetFlag,
  type AssetShape,
  type AssetSort,
  type AssetSortKey,
  LICENSE_WARNING_DAYS,
  SIZE_RANGES,
} from './asset-filter.ts';

/** Facts that a filter depends on besides the tables. */
export interface FilterFacts {
  now: Date;
  /** addresses and folders (with a final `/`) that something shows; only for the flag 'unused' */
  used: readonly string[];
}

const { address, folder, kind, width, height, alt, isDecorative, licenseEnds, hash } = mediaAssets;
const DAY = 24 * 3_600_000;

const SHAPES: Readonly<Record<AssetShape, SQL>> = {
  landscape: sql`${width} >= ${height} * 1.05`,
  portrait: sql`${height} >= ${width} * 1.05`,
  square: sql`${width} < ${height} * 1.05 and ${height} < ${width} * 1.05`,
};

/** @param prefix as typed or stored, without wildcards */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** In a folder or below it. */
const isWithin = (path: string): SQL =>
  sql`(${folder} = ${path} or ${folder} like ${`${literal(path)}/%`})`;

const isVisual = sql`${kind} in ('picture', 'drawing')`;

const isShown = and(isNull(mediaAssets.trashedAt))!;

/** The condition of a flag. */
export function flagCondition(flag: AssetFlag, { now, used }: FilterFacts): SQL {
  switch (flag) {
    case 'no-alt':
      return sql`(${isVisual} and ${alt} = '' and not ${isDecorative})`;
    case 'duplicates':
      return sql`${hash} in (select ${hash} from ${mediaAssets} where ${isShown} group by ${hash} having count(*) > 1)`;
    case 'license': {
      const limit = new Date(now.getTime() + LICENSE_WARNING_DAYS * DAY).toISOString().slice(0, 10);
      return lte(licenseEnds, limit);
    }
    case 'unused':
      return sql`not ${isUsed(used)}`;
  }
}

/** A file is used by its address, and by the folder that it is in if that is shown as a whole. */
function isUsed(used: readonly string[]): SQL {
  const isFolder = (target: string) => target.endsWith('/');
  const addresses = used.filter((target) => !isFolder(target));
  const folders = used.filter(isFolder).map((target) => target.slice(0, -1));
  return sql`(${address} in ${listOf(addresses)} or ${folder} in ${listOf(folders)})`;
}

/** One parameter for all: their number has no limit. */
const listOf = (values: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

/** The condition of a filter. */
export function filterCondition(filter: AssetFilter, facts: FilterFacts): SQL {
  const { isTrash, withSubfolders, size, shape, tag, flags = [], search } = filter;
  const [from, to] = size ? SIZE_RANGES[size] : [];
  return and(
    isTrash ? isNotNull(mediaAssets.trashedAt) : isShown,
    filter.folder === undefined ? undefined : inFolder(filter.folder, withSubfolders ?? false),
    filter.kind && (filter.kind === 'visual' ? isVisual : eq(kind, filter.kind)),
    from === undefined ? undefined : gte(mediaAssets.bytes, from),
    to === undefined ? undefined : lt(mediaAssets.bytes, to),
    shape && SHAPES[shape],
    tag === undefined ? undefined : sql`${mediaAssets.tags} @> array[${tag}]::text[]`,
    ...flags.map((flag) => flagCondition(flag, facts)),
    ...wordsOf(search).map(wordCondition),
  )!;
}

const inFolder = (path: string, withSubfolders: boolean): SQL | undefined => {
  if (withSubfolders) return path === '' ? undefined : isWithin(path);
  return eq(folder, path);
};

const wordsOf = (search = '') =>
  search
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\0]/g, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10);

/** Tags are an array, which the generated column of the search cannot contain. As one text: a query in each row is slow. */
function wordCondition(word: string): SQL {
  const pattern = `%${literal(word)}%`;
  const tags = withoutAccents(sql`array_to_string(${mediaAssets.tags}, ' ')`);
  return sql`(${mediaAssets.plainText} like ${pattern} or ${tags} like ${pattern})`;
}

const SORT_COLUMNS: Readonly<Record<AssetSortKey, SQL>> = {
  name: sql`lower(${mediaAssets.name})`,
  added: sql`${mediaAssets.createdAt}`,
  changed: sql`${mediaAssets.changedAt}`,
  size: sql`${mediaAssets.bytes}`,
};

/** A part of an order. */
export interface SortKey {
  by: SQL;
  isDescending: boolean;
}

/** The order of a list; the same files have the same place in it each time. */
export function sortKeys(sort: AssetSort, { flags = [], isTrash }: AssetFilter): SortKey[] {
  const isDescending = sort.startsWith('-');
  const key = sort.replace('-', '') as AssetSortKey;
  // In the trash, 'changed' is when it was deleted.
  const by = isTrash && key === 'changed' ? sql`${mediaAssets.trashedAt}` : SORT_COLUMNS[key];
  return [
    ...(flags.includes('duplicates') ? [{ by: sql`${hash}`, isDescending: false }] : []),
    { by, isDescending },
    { by: sql`${mediaAssets.id}`, isDescending: false },
  ];
}
