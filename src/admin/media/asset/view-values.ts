import { type Crop, MIDDLE, type Point } from '#src/domains/media/asset.ts';
import { cropFields, focusFields, fractionOf, type ViewFields } from './asset-form.ts';

/** Focus and crop while they are edited. */
export interface PictureView {
  focus: Point;
  crop: Crop | null;
}

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };

export const clampFraction = (value: number): number => Math.min(Math.max(value, 0), 1);

export const withFocus = (fields: ViewFields, { x, y }: Point): ViewFields => ({
  ...fields,
  ...focusFields({ x: clampFraction(x), y: clampFraction(y) }),
});

export const withCrop = (fields: ViewFields, crop: Crop | null): ViewFields => ({
  ...fields,
  ...cropFields(crop),
});

/** Reads the typed numbers of a view: those that cannot be read count as the middle, or as no crop. */
export function viewOf(fields: ViewFields): PictureView {
  const read = (name: keyof ViewFields) => {
    const value = fractionOf(fields[name]);
    return value >= 0 && value <= 1 ? value : undefined;
  };
  const focus = { x: read('focus-x') ?? MIDDLE.x, y: read('focus-y') ?? MIDDLE.y };
  const [x, y] = [read('crop-x'), read('crop-y')];
  const [width, height] = [read('crop-width'), read('crop-height')];
  if (x === undefined || y === undefined || !width || !height) return { focus, crop: null };
  return { focus, crop: { x, y, width: Math.min(width, 1 - x), height: Math.min(height, 1 - y) } };
}

interface Size {
  width: number;
  height: number;
}

/** The largest crop of a ratio around the middle of the current one. */
export function cropOfRatio(picture: Size, ratio: number, around: Crop | null): Crop {
  const { x, y, width, height } = around ?? WHOLE;
  const relative = ratio / (picture.width / picture.height);
  const [w, h] = relative > 1 ? [1, 1 / relative] : [relative, 1];
  const start = (middle: number, length: number) =>
    Math.min(Math.max(middle - length / 2, 0), 1 - length);
  return { x: start(x + width / 2, w), y: start(y + height / 2, h), width: w, height: h };
}
