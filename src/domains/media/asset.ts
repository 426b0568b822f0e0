import type { Actor } from '#src/platform/activity/activity.ts';

/** Kinds of files, by their bytes. A drawing is an SVG; a document is a PDF. */
export const ASSET_KINDS = ['picture', 'drawing', 'video', 'document', 'font'] as const;

export type AssetKind = (typeof ASSET_KINDS)[number];

/** A place in a picture, each part from 0 (left, top) to 1. */
export interface Point {
  x: number;
  y: number;
}

/** A part of a picture, in fractions of its width and height. */
export interface Crop extends Point {
  width: number;
  height: number;
}

/** An editor's details of a file. */
export interface AssetDetails {
  /** shown in the library; the public address keeps the name of the upload */
  name: string;
  /** text for those who do not see the picture; empty when it is missing, or when the picture is decorative */
  alt: string;
  isDecorative: boolean;
  caption: string;
  credit: string;
  license: string;
  /** the last day on which the license is valid, `YYYY-MM-DD`; null for no end */
  licenseEnds: string | null;
  /** sorted, in lower case, each once */
  tags: readonly string[];
  /** what stays visible when a picture is cropped; the middle by default */
  focus: Point;
  /** the part of a picture that the site shows; null for all of it */
  crop: Crop | null;
}

/** The bytes of a file, stored once and never changed: a replacement stores others. */
export interface AssetFile {
  kind: AssetKind;
  /** by the bytes, such as `image/png` */
  contentType: string;
  /** path in the object store */
  storageKey: string;
  /** SHA-256 of the stored bytes, in hexadecimal */
  hash: string;
  /** SHA-256 of the bytes as they were uploaded, before a picture was re-encoded; finds duplicates before an upload */
  uploadHash: string;
  bytes: number;
  /** pixels, upright; null for what has no size */
  width: number | null;
  height: number | null;
  /** pictures of an animation; 1 for what does not move */
  frames: number;
}

/** A file of the media library. */
export interface Asset extends AssetDetails {
  id: string;
  /** path in the bucket, such as `Insights/cover.jpg`: part of the public address, and never changes */
  address: string;
  /** path of the folder in the library, such as `Team/2026`; empty for the top. Moving changes nothing public. */
  folder: string;
  file: AssetFile;
  /** rises with every change; an update names the one it was based on */
  version: number;
  createdAt: Date;
  createdBy: Actor | null;
  changedAt: Date;
  trashedAt: Date | null;
  trashedBy: Actor | null;
}

/** An earlier file of an asset. */
export interface AssetFileVersion extends AssetFile {
  /** 1 for the first */
  number: number;
  /** name of the uploaded file */
  uploadName: string;
  addedAt: Date;
  addedBy: Actor | null;
  /** whether the library serves this one */
  isCurrent: boolean;
}

export const MAX_NAME_LENGTH = 150;
export const MAX_ALT_LENGTH = 300;
export const MAX_CAPTION_LENGTH = 500;
export const MAX_CREDIT_LENGTH = 200;
export const MAX_LICENSE_LENGTH = 200;
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;
export const MAX_FOLDER_DEPTH = 6;

/** Pictures with more are refused before they are decoded: a file of a few kilobytes can claim any size. */
export const MAX_PIXELS = 50_000_000;

/** How long a deleted file, and a file that was replaced, can be brought back. */
export const KEPT_DAYS = 30;

export const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** Pages show pictures and drawings in the same places. */
export const isVisual = (kind: AssetKind): boolean => kind === 'picture' || kind === 'drawing';

type Sized = Pick<AssetFile, 'width' | 'height'>;

/** Width by height; undefined for what has no size. */
export const ratioOf = ({ width, height }: Sized): number | undefined =>
  width && height ? width / height : undefined;

/** Whether focus and crop stay: a picture of the same proportions is most likely a better copy. */
export function haveSameRatio(before: Sized, after: Sized): boolean {
  const [old, next] = [ratioOf(before), ratioOf(after)];
  return old !== undefined && next !== undefined && Math.abs(old / next - 1) < 0.01;
}

/** Whether one kind of file can take the place of another. */
export const canTakePlace = (before: AssetKind, after: AssetKind): boolean =>
  before === after || (isVisual(before) && isVisual(after));

/** The last part of an address, without what makes it unguessable. */
export const fileNameOf = (address: string): string =>
  address.slice(address.lastIndexOf('/') + 1).replace(/-[0-9a-f]{12}(?=\.\w+$)/, '');
