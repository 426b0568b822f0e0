import { formatNumber } from '#src/admin/parts/counts.ts';
import type { AssetFile, AssetKind } from '#src/domains/media/asset.ts';
import type {
  AssetFlag,
  AssetShape,
  AssetSort,
  SizeRange,
} from '#src/domains/media/list/asset-filter.ts';

export const KIND_NAMES: Readonly<Record<AssetKind, string>> = {
  picture: 'Pictures',
  drawing: 'Drawings (SVG)',
  video: 'Videos',
  document: 'PDF documents',
  font: 'Fonts',
};

export const SHAPE_NAMES: Readonly<Record<AssetShape, string>> = {
  landscape: 'Landscape',
  portrait: 'Portrait',
  square: 'Square',
};

export const SIZE_NAMES: Readonly<Record<SizeRange, string>> = {
  small: 'Under 100 KB',
  medium: '100 KB to 1 MB',
  large: '1 to 10 MB',
  huge: 'Over 10 MB',
};

export const FLAG_NAMES: Readonly<Record<AssetFlag, string>> = {
  'no-alt': 'No alternative text',
  unused: 'Not used',
  duplicates: 'Duplicates',
  license: 'License ends soon',
};

export const SORT_NAMES: Readonly<Record<AssetSort, string>> = {
  '-added': 'Newest first',
  added: 'Oldest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  '-changed': 'Last changed first',
  changed: 'Last changed last',
  '-size': 'Largest first',
  size: 'Smallest first',
};

/** In the trash, the last change is the deletion. */
export const TRASH_SORT_NAMES: typeof SORT_NAMES = {
  ...SORT_NAMES,
  '-changed': 'Last deleted first',
  changed: 'Last deleted last',
};

/** The last part of a folder's path. */
export const folderName = (path: string): string =>
  path === '' ? 'No folder' : path.slice(path.lastIndexOf('/') + 1);

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/** `820 bytes`, `12 KB`, `1.4 MB` */
export function formatBytes(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  const text =
    unit > 0 && value < 9.95 ? value.toFixed(1).replace(/\.0$/, '') : String(Math.round(value));
  return `${text} ${bytes === 1 ? 'byte' : UNITS[unit]}`;
}

/** `1,200 × 800`; empty for what has no size */
export const pixelWords = ({ width, height }: Pick<AssetFile, 'width' | 'height'>): string =>
  width && height ? `${formatNumber(width)} × ${formatNumber(height)}` : '';
