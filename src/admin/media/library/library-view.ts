import type { z } from 'zod';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { fileNameOf, isVisual, KEPT_DAYS, type AssetFile } from '#src/domains/media/asset.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import type {
  ListedAsset,
  AssetFlag,
  AssetShape,
  KindFilter,
  SizeRange,
} from '#src/domains/media/list/asset-filter.ts';
import type { BulkResult } from '#src/domains/media/assets.server.ts';
import { endingLicense } from './license-day.ts';
import type { libraryChangeSchema } from './library-change-schema.server.ts';

/** A file as the library shows it. */
export type LibraryFile = ReturnType<typeof toLibraryFile>;

/** The part of a list that one request returns. */
export interface LibraryWindow {
  /** position of the first file, from 0 */
  from: number;
  files: LibraryFile[];
  total: number;
}

const DAY = 24 * 3_600_000;
const OPAQUE = new Set(['image/jpeg']);
/** Without the year: it ends within 30 days. */
const licenseDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** @param smallPictureOf the address of a small picture */
export function toLibraryFile(
  asset: ListedAsset,
  now: Date,
  smallPictureOf: (asset: ListedAsset) => string | null,
) {
  const { id, name, folder, tags, alt, isDecorative, createdAt, changedAt } = asset;
  const { kind, contentType, bytes, width, height } = asset.file;
  return {
    id,
    name,
    folder,
    kind,
    /** `PNG` */
    type: typeName(asset),
    /** `1.4 MB` */
    size: formatBytes(bytes),
    /** `1,200 × 800`; empty for what has no size */
    pixels: kind === 'drawing' ? '' : pixelWords(asset.file),
    /** in pixels, where it is known */
    width,
    height,
    /** path on this site */
    src: mediaUrl(asset.address),
    tags,
    alt,
    isDecorative,
    /** what stays visible when it is cropped */
    focus: asset.focus,
    /** shown to people who need it, and not written yet */
    lacksAlt: isVisual(kind) && alt === '' && !isDecorative,
    /** address of a small picture; null where an icon is shown */
    picture: smallPictureOf(asset),
    /** may have transparent parts */
    isSeeThrough: isVisual(kind) && !OPAQUE.has(contentType),
    added: formatTime(createdAt, now),
    changed: formatTime(changedAt, now),
    /** `License ended`, `License ends Nov 30` */
    license: licenseOf(asset, now),
    /** when it is deleted for good, and who moved it to the trash */
    trash: trashOf(asset, now),
  };
}

/** By the end of its name, which people know, such as JPG. */
function typeName({ address, file }: ListedAsset): string {
  const name = fileNameOf(address);
  const dot = name.lastIndexOf('.');
  return (dot > 0 ? name.slice(dot + 1) : file.contentType.replace(/^.*\//, '')).toUpperCase();
}

function licenseOf({ licenseEnds }: ListedAsset, now: Date): string | null {
  const license = endingLicense(licenseEnds, now);
  if (!license) return null;
  return license.hasEnded
    ? 'License ended'
    : `License ends ${licenseDay.format(new Date(`${license.day}T12:00:00Z`))}`;
}

function trashOf({ trashedAt, trashedBy }: ListedAsset, now: Date) {
  if (trashedAt === null) return null;
  const due = new Date(trashedAt.getTime() + KEPT_DAYS * DAY);
  return { due: formatTime(due, now), by: trashedBy?.name ?? '' };
}

/** `1,204 files`, `1 file` */
export const countFiles = (count: number): string => formatCount(count, 'file');

export const KIND_NAMES: Readonly<Record<KindFilter, string>> = {
  visual: 'Pictures and drawings',
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

/** Files that one request changes; a larger selection is sent in parts. */
export const MAX_CHANGED = 500;

export type LibraryChange = z.output<typeof libraryChangeSchema>;

export type FailedFile = BulkResult['failed'][number];

export interface ChangeReport {
  ok: true;
  changed: readonly string[];
  failed: readonly FailedFile[];
  /** changes that take it back; empty when it cannot be taken back */
  undo: readonly LibraryChange[];
}

export type ChangeReply = ChangeReport | { ok: false; message: string };

const MAX_NAMED = 6;

/** The first files by name and reason, and how many more there are. */
export function namesOf(failed: readonly FailedFile[]): string[] {
  const named = failed
    .slice(0, MAX_NAMED)
    .map(({ name, message }) => (name === '' ? message : `${name}: ${message}`));
  const more = failed.length - named.length;
  return [...new Set(named), ...(more > 0 ? [`And ${countFiles(more)} more.`] : [])];
}

export interface LibraryPermissions {
  edit: boolean;
  purge: boolean;
}

/** A download takes one connection and reads every file once. */
export const MAX_ZIP_FILES = 1_000;
export const MAX_ZIP_BYTES = 2_000_000_000;

export const ZIP_LIMITS =
  'One download has at most 1,000 files and 2 GB. Select fewer files, and download the rest separately.';
