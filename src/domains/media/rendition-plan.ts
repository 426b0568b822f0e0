import { hash as digest } from 'node:crypto';
import { type Crop, MIDDLE, type Point } from './asset.ts';
import { ALL_FRAMES } from './frames.ts';
import { cropRegion, frameRegion, type Region } from './picture-region.ts';
import {
  DEFAULT_QUALITY,
  MAX_WIDTH,
  type PictureFormat,
  type RenditionRequest,
  RESPONSIVE_WIDTHS,
} from './rendition-request.ts';

export interface PictureMetadata {
  /** hash of the contents */
  hash: string;
  format: PictureFormat;
  /** pixels, after rotation by the Exif orientation */
  width: number;
  height: number;
  /** the part that the site shows; all of it by default */
  crop?: Crop | null;
  /** what stays visible in a frame of other proportions; the middle by default */
  focus?: Point;
}

/** All parameters of a rendition. Equivalent requests have the same plan. */
export interface RenditionPlan {
  /** hash of the original's contents */
  hash: string;
  /** the part of the original that it shows, in pixels */
  region: Region;
  width: number;
  height: number;
  /** 1 to 100; undefined for PNG */
  quality?: number | undefined;
  format: PictureFormat;
  /** file name in the store: prefix, size, quality and format */
  name: string;
  /** start of the names of all renditions of these contents with this crop and focus */
  prefix: string;
  /** whether our own pages use it; the number of stored other renditions is limited */
  isCommon: boolean;
}

/** The longest side that every format supports; WebP supports 16,383. */
const MAX_SIDE = 16_000;

/** Part of every name. Change it when the encoder's settings change, so that renditions are created again. */
const ENCODER_VERSION = 'r1';

/** Hexadecimal digits of the view; two views of one file rarely exist at the same time. */
const VIEW_DIGITS = 12;

/** Start of the names of all renditions of the same contents with the same crop and focus. */
function prefixOf({ hash, crop = null, focus = MIDDLE }: PictureMetadata) {
  const isPlain = crop === null && focus.x === MIDDLE.x && focus.y === MIDDLE.y;
  if (isPlain) return `${ENCODER_VERSION}-${hash}-`;
  const view = digest('sha256', JSON.stringify([crop, focus]));
  return `${ENCODER_VERSION}-${hash}-v${view.slice(0, VIEW_DIGITS)}-`;
}

/** Whether a stored rendition is of the same contents, crop and focus as a plan. */
export const isOfSameView = (name: string, { prefix }: RenditionPlan): boolean =>
  name.startsWith(prefix) && /^\d/.test(name.slice(prefix.length));

/**
 * The next larger size that our own pages use, in the same proportions: strangers can ask for millions of sizes. Odd proportions
 * stay as they are, in a usual width.
 */
export function roundUp(picture: PictureMetadata, request: RenditionRequest): RenditionRequest {
  const { width, height } = request;
  if (width === undefined || height === undefined) {
    const shown = cropRegion(picture, picture.crop ?? null);
    const wanted = width ?? (height && (shown.width * height) / shown.height);
    return { ...request, width: wanted && usualWidth(wanted), height: undefined };
  }
  const frame = ALL_FRAMES.find((each) => height === heightIn(each, width));
  const usual = usualWidth(width, frame?.width);
  const rounded = { ...request, width: usual, height: heightIn(frame ?? { width, height }, usual) };
  return rounded.height > MAX_WIDTH ? request : rounded;
}

const usualWidth = (wanted: number, more = MAX_WIDTH) =>
  [...RESPONSIVE_WIDTHS, more].toSorted((a, b) => a - b).find((each) => each >= wanted) ??
  MAX_WIDTH;

const heightIn = (frame: { width: number; height: number }, width: number) =>
  Math.round((width * frame.height) / frame.width);

/** Returns the rendition that is nearest to the request without enlarging the image. */
export function planRendition(picture: PictureMetadata, request: RenditionRequest): RenditionPlan {
  const format = request.format === 'origin' ? picture.format : request.format;
  const quality = format === 'png' ? undefined : request.quality;
  const cropped = cropRegion(picture, picture.crop ?? null);
  const { width, height } = sizeOf(cropped, request);
  const size = `${width}x${height}${quality === undefined ? '' : `-q${quality}`}`;
  const isCropped = request.width !== undefined && request.height !== undefined;
  const isUsual = isCropped
    ? isFrame(request)
    : RESPONSIVE_WIDTHS.includes(width) || width === cropped.width;
  const prefix = prefixOf(picture);
  return {
    hash: picture.hash,
    region: isCropped
      ? frameRegion(picture, cropped, { width, height }, picture.focus ?? MIDDLE)
      : cropped,
    width,
    height,
    quality,
    format,
    name: `${prefix}${size}.${format}`,
    prefix,
    // Link previews are JPEGs.
    isCommon:
      isUsual &&
      request.quality === DEFAULT_QUALITY &&
      (format === 'webp' || format === 'avif' || (format === 'jpeg' && isCropped)),
  };
}

/** Names of all renditions of a picture that our own pages may use. */
export function commonNames(picture: PictureMetadata): Set<string> {
  const widths = RESPONSIVE_WIDTHS.map((width) => ({ width }));
  const cuts = ALL_FRAMES.flatMap((frame) =>
    [...RESPONSIVE_WIDTHS, frame.width].map((width) => ({ width, height: heightIn(frame, width) })),
  );
  const plans = (['webp', 'avif', 'jpeg'] as const).flatMap((format) =>
    [...widths, ...cuts].map((size) =>
      planRendition(picture, { ...size, format, quality: DEFAULT_QUALITY }),
    ),
  );
  return new Set(plans.filter(({ isCommon }) => isCommon).map(({ name }) => name));
}

/** Whether the site's own pages request this cut: one of its frames, at its own width or a usual one. */
const isFrame = ({ width = 0, height }: RenditionRequest) =>
  ALL_FRAMES.some(
    (frame) =>
      (width === frame.width || RESPONSIVE_WIDTHS.includes(width)) &&
      height === heightIn(frame, width),
  );

/**
 * Width and height together are a frame that the image covers. A frame larger than the image is scaled down. Without either,
 * the size is that of the image, up to `MAX_WIDTH`.
 */
function sizeOf(
  picture: Pick<PictureMetadata, 'width' | 'height'>,
  { width, height }: RenditionRequest,
) {
  const widest = Math.min(picture.width, MAX_WIDTH);
  const targetWidth = width ?? (height ? (picture.width * height) / picture.height : widest);
  const targetHeight = height ?? (targetWidth * picture.height) / picture.width;
  const shrink = Math.min(
    1,
    picture.width / targetWidth,
    picture.height / targetHeight,
    MAX_SIDE / Math.max(targetWidth, targetHeight),
  );
  const pixels = (side: number) => Math.max(1, Math.round(side * shrink));
  return { width: pixels(targetWidth), height: pixels(targetHeight) };
}
