import {
  DEFAULT_QUALITY,
  MAX_WIDTH,
  type PictureFormat,
  type RenditionRequest,
  RESPONSIVE_WIDTHS,
} from './rendition-request.ts';

/** What has to be known of a file to say which renditions it can have. */
export interface PictureFacts {
  /** of its contents: another file under the same name has another */
  hash: string;
  format: PictureFormat;
  /** pixels, as the picture is seen: turned the way its camera was held */
  width: number;
  height: number;
}

/** A rendition in full: what two addresses mean alike is the same plan. */
export interface RenditionPlan {
  /** of the contents it is made from */
  hash: string;
  width: number;
  height: number;
  /** 1 to 100; PNG has none */
  quality?: number | undefined;
  format: PictureFormat;
  /** its file name in the store */
  name: string;
  /** one of the few that our own pages ask for; any other is only kept while there are not many */
  isCommon: boolean;
}

/** The longest side that every format takes; WebP ends at 16,383. */
const MAX_SIDE = 16_000;

/** Part of every name: change it when the encoder's settings change, so that older renditions are made again. */
const RECIPE = 'r1';

/** What the names of all renditions of the same contents begin with. */
export const renditionPrefix = ({ hash }: { hash: string }) => `${RECIPE}-${hash}-`;

/** The rendition of this picture that comes nearest to what is asked for, without enlarging anything. */
export function planRendition(picture: PictureFacts, request: RenditionRequest): RenditionPlan {
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
 * Both sides together are a frame that the picture fills; a frame larger than the picture shrinks to fit into it. Without
 * any side it is the picture's own size, or the widest we make.
 */
function sizeOf(picture: PictureFacts, { width, height }: RenditionRequest) {
  const widest = Math.min(picture.width, MAX_WIDTH);
  const across = width ?? (height ? (picture.width * height) / picture.height : widest);
  const down = height ?? (across * picture.height) / picture.width;
  const shrink = Math.min(
    1,
    picture.width / across,
    picture.height / down,
    MAX_SIDE / Math.max(across, down),
  );
  const pixels = (side: number) => Math.max(1, Math.round(side * shrink));
  return { width: pixels(across), height: pixels(down) };
}
