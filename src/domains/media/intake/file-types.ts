import type { AssetKind } from '../asset.ts';

export interface FileType {
  kind: AssetKind;
  contentType: string;
  /** as people call it */
  label: string;
}

const type = (kind: AssetKind, contentType: string, label: string): FileType => ({
  kind,
  contentType,
  label,
});

/** Every type of file that the library accepts. */
export const FILE_TYPES: readonly FileType[] = [
  type('picture', 'image/jpeg', 'JPEG'),
  type('picture', 'image/png', 'PNG'),
  type('picture', 'image/webp', 'WebP'),
  type('picture', 'image/avif', 'AVIF'),
  type('drawing', 'image/svg+xml', 'SVG'),
  type('document', 'application/pdf', 'PDF'),
  type('video', 'video/mp4', 'MP4'),
  type('video', 'video/webm', 'WebM'),
  type('font', 'font/woff2', 'WOFF2'),
  type('font', 'font/woff', 'WOFF'),
  type('font', 'font/ttf', 'TrueType'),
  type('font', 'font/otf', 'OpenType'),
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

/** Pictures with more are refused before they are decoded: a file of a few kilobytes can claim any size. */
export const MAX_PIXELS = 50_000_000;

export const ACCEPTED_LIST =
  'pictures (JPEG, PNG, WebP, AVIF, SVG), PDF, videos (MP4, WebM), and fonts';

const LABELS: Readonly<Record<AssetKind, string>> = {
  picture: 'a picture',
  drawing: 'an SVG drawing',
  document: 'a PDF',
  video: 'a video',
  font: 'a font',
};

const megabytes = (bytes: number) =>
  `${(bytes / MB).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;

/** Why a file is too large for its kind; undefined if it is not. */
export function refuseSize(kind: AssetKind, bytes: number): string | undefined {
  const limit = MAX_BYTES[kind];
  if (bytes <= limit) return undefined;
  return `This file has ${megabytes(bytes)}; ${LABELS[kind]} may have at most ${megabytes(limit)}.`;
}
