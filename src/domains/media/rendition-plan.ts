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
}

/** All parameters of a rendition. Equivalent requests have the same plan. */
export interface RenditionPlan {
  /** hash of the original's contents */
  hash: string;
  width: number;
  height: number;
  /** 1 to 100; undefined for PNG */
  quality?: number | undefined;
  format: PictureFormat;
  /** file name in the store */
  name: string;
  /** whether our own pages use it; the number of stored other renditions is limited */
  isCommon: boolean;
}

/** The longest side that every format supports; WebP supports 16,383. */
const MAX_SIDE = 16_000;

/** Part of every name. Change it when the encoder's settings change, so that renditions are created again. */
const ENCODER_VERSION = 'r1';

/** The common prefix of the names of all renditions of the same contents. */
export const renditionPrefix = ({ hash }: { hash: string }) => `${ENCODER_VERSION}-${hash}-`;

/** Returns the rendition that is nearest to the request without enlarging the image. */
export function planRendition(picture: PictureMetadata, request: RenditionRequest): RenditionPlan {
  const format = request.format === 'origin' ? picture.format : request.format;
  const quality = format === 'png' ? undefined : request.quality;
  const { width, height } = sizeOf(picture, request);
  const size = `${width}x${height}${quality === undefined ? '' : `-q${quality}`}`;
  const isCropped = request.width !== undefined && request.height !== undefined;
  const isUsualWidth = RESPONSIVE_WIDTHS.includes(width) || width === picture.width;
  return {
    hash: picture.hash,
    width,
    height,
    quality,
    format,
    name: `${renditionPrefix(picture)}${size}.${format}`,
    isCommon: isUsualWidth && !isCropped && request.quality === DEFAULT_QUALITY,
  };
}

/**
 * Width and height together are a frame that the image covers. A frame larger than the image is scaled down. Without either,
 * the size is that of the image, up to `MAX_WIDTH`.
 */
function sizeOf(picture: PictureMetadata, { width, height }: RenditionRequest) {
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
