import type { AssetKind } from '../asset.ts';

export interface FileType {
  kind: AssetKind;
  contentType: string;
}

/** Every type of file that the library accepts. */
export const FILE_TYPES: readonly FileType[] = [
  { kind: 'picture', contentType: 'image/jpeg' },
  { kind: 'picture', contentType: 'image/png' },
  { kind: 'picture', contentType: 'image/webp' },
  { kind: 'picture', contentType: 'image/avif' },
  { kind: 'picture', contentType: 'image/gif' },
  // Converted to PNG, which loses nothing.
  { kind: 'picture', contentType: 'image/tiff' },
  { kind: 'drawing', contentType: 'image/svg+xml' },
  { kind: 'document', contentType: 'application/pdf' },
  { kind: 'video', contentType: 'video/mp4' },
  { kind: 'video', contentType: 'video/webm' },
  { kind: 'font', contentType: 'font/woff2' },
  { kind: 'font', contentType: 'font/woff' },
  { kind: 'font', contentType: 'font/ttf' },
  { kind: 'font', contentType: 'font/otf' },
];

const MB = 1_000_000;

/** The largest file of each kind, in bytes. */
export const MAX_BYTES: Readonly<Record<AssetKind, number>> = {
  picture: 25 * MB,
  drawing: 1 * MB,
  document: 50 * MB,
  video: 500 * MB,
  font: 5 * MB,
};

/** The largest upload of all. */
export const MAX_UPLOAD_BYTES = Math.max(...Object.values(MAX_BYTES));

export const ACCEPTED_LIST =
  'pictures (JPEG, PNG, WebP, AVIF, GIF, TIFF, SVG), PDF, videos (MP4, WebM), and fonts';

const LABELS: Readonly<Record<AssetKind, string>> = {
  picture: 'a picture',
  drawing: 'an SVG drawing',
  document: 'a PDF',
  video: 'a video',
  font: 'a font',
};

const megabytes = (bytes: number) =>
  `${(bytes / MB).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;

/** Why a file whose type its browser knows need not travel; the server decides by the bytes. */
export function refuseBeforeSending({ type, size }: Pick<File, 'type' | 'size'>) {
  const known = FILE_TYPES.find(({ contentType }) => contentType === type);
  return known && refuseSize(known.kind, size);
}

/** Why a file is too large for its kind; undefined if it is not. */
export function refuseSize(kind: AssetKind, bytes: number): string | undefined {
  const limit = MAX_BYTES[kind];
  if (bytes <= limit) return undefined;
  return `This file has ${megabytes(bytes)}; ${LABELS[kind]} may have at most ${megabytes(limit)}.`;
}
