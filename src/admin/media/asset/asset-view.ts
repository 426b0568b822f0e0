import { formatNumber } from '#src/admin/parts/counts.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { folderName, formatBytes, pixelWords } from '#src/admin/media/library/library-view.ts';
import {
  type Asset,
  type AssetFile,
  type AssetFileVersion,
  isVisual,
  KEPT_DAYS,
} from '#src/domains/media/asset.ts';
import type { StoredRendition } from '#src/domains/media/asset-files.server.ts';
import { licenseWarning } from '#src/admin/media/library/license-day.ts';
import { assetPath } from '#src/admin/media/library/library-query.ts';
import { detailFieldsOf, viewFieldsOf } from './asset-form.ts';
import { viewKey } from './view-key.ts';

/** One file, as its page shows it. */
export type AssetView = ReturnType<typeof toAssetView>;

/** An earlier or current file. */
export type FileVersionView = ReturnType<typeof toFileVersionView>;

export type RenditionView = ReturnType<typeof toRenditionView>;

const DAY = 24 * 3_600_000;

const TYPE_WORDS: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG picture',
  'image/png': 'PNG picture',
  'image/webp': 'WebP picture',
  'image/avif': 'AVIF picture',
  'image/gif': 'GIF picture',
  'image/svg+xml': 'SVG drawing',
  'video/mp4': 'MP4 video',
  'video/webm': 'WebM video',
  'application/pdf': 'PDF document',
};

/** `JPEG picture` */
export const typeWords = ({ contentType, kind }: Pick<AssetFile, 'contentType' | 'kind'>): string =>
  TYPE_WORDS[contentType] ??
  (kind === 'font' ? `${contentType.replace(/^.*\//, '').toUpperCase()} font` : contentType);

/** @param origin of the site */
export function toAssetView(asset: Asset, address: string, origin: string, now: Date) {
  const { id, name, folder, file, version, focus, crop, createdBy, createdAt, trashedAt } = asset;
  const facts = {
    Type: typeWords(file),
    Pixels: pixelWords(file),
    Size: formatBytes(file.bytes),
    Folder: folder === '' ? folderName('') : folder,
    Added: `${formatTime(createdAt, now).exact}${createdBy ? `, by ${createdBy.name}` : ''}`,
  };
  return {
    id,
    name,
    folder,
    kind: file.kind,
    contentType: file.contentType,
    /** of the bytes */
    hash: file.hash,
    /** pixels; null for what has none */
    width: file.width,
    height: file.height,
    version,
    /** on this site */
    address,
    /** with the host */
    publicAddress: new URL(address, origin).href,
    facts,
    details: detailFieldsOf(asset),
    view: viewFieldsOf(asset),
    focus,
    crop,
    /** the file and view that a change of the view is based on */
    picture: viewKey(asset),
    /** what should be looked at */
    warnings: warningsOf(asset, now),
    trash: trashedAt && {
      by: asset.trashedBy?.name ?? 'a colleague',
      at: formatTime(trashedAt, now),
      due: formatTime(new Date(trashedAt.getTime() + KEPT_DAYS * DAY), now),
    },
    /** may have transparent parts */
    isSeeThrough: file.kind === 'drawing' || file.contentType !== 'image/jpeg',
  };
}

function warningsOf({ alt, isDecorative, file, licenseEnds }: Asset, now: Date): string[] {
  return [
    ...(isVisual(file.kind) && alt === '' && !isDecorative
      ? ['Without alternative text: people who do not see it miss what it shows.']
      : []),
    ...licenseWarning(licenseEnds, now),
  ];
}

export const toFileVersionView = (version: AssetFileVersion, now: Date) => ({
  number: version.number,
  isCurrent: version.isCurrent,
  kind: version.kind,
  /** `Photo.jpg` */
  name: version.uploadName,
  /** `1,200 × 800, 140 KB` */
  size: [pixelWords(version), formatBytes(version.bytes)].filter(Boolean).join(', '),
  added: formatTime(version.addedAt, now),
  by: version.addedBy?.name ?? '',
});

export const toRenditionView = ({ width, height, format, bytes }: StoredRendition) => ({
  id: `${width}x${height} ${format} ${bytes}`,
  size: `${formatNumber(width)} × ${formatNumber(height)}`,
  format: format === 'webp' ? 'WebP' : format.toUpperCase(),
  bytes: formatBytes(bytes),
});

interface FileAddressOptions {
  /** a file version; the current one without */
  number?: number;
  /** hash of the bytes, so that a browser shows no earlier ones from its memory */
  hash?: string;
  /** a smaller picture of all of it */
  width?: 480 | 1600;
  isDownload?: boolean;
}

/** The address of the bytes of a file, for the team. */
export function fileAddress(
  id: string,
  { number, hash, width, isDownload }: FileAddressOptions = {},
): string {
  const query = new URLSearchParams({
    ...(number !== undefined && { number: String(number) }),
    ...(hash !== undefined && { v: hash.slice(0, 10) }),
    ...(width !== undefined && { width: String(width) }),
    ...(isDownload && { download: '1' }),
  }).toString();
  return `${assetPath(id)}/file${query && `?${query}`}`;
}
