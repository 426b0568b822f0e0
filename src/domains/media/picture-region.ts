import type { Crop, Point } from './asset.ts';

/** A part of a picture in whole pixels. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** The pixels that a crop leaves; at least one. */
export function cropRegion({ width, height }: Size, crop: Crop | null): Region {
  if (!crop) return { left: 0, top: 0, width, height };
  const [left, right] = edges(crop.x, crop.width, width);
  const [top, bottom] = edges(crop.y, crop.height, height);
  return { left, top, width: right - left, height: bottom - top };
}

function edges(start: number, length: number, pixels: number): [number, number] {
  const first = clamp(Math.round(start * pixels), 0, pixels - 1);
  return [first, clamp(Math.round((start + length) * pixels), first + 1, pixels)];
}

/**
 * The largest part of a region with the proportions of a frame, around the focus as far as the edges allow.
 * @param focus in fractions of the whole picture
 */
export function frameRegion(picture: Size, region: Region, frame: Size, focus: Point): Region {
  const scale = Math.min(region.width / frame.width, region.height / frame.height);
  const width = clamp(Math.round(frame.width * scale), 1, region.width);
  const height = clamp(Math.round(frame.height * scale), 1, region.height);
  const start = (at: number, length: number, first: number, room: number) =>
    clamp(Math.round(at - length / 2), first, first + room - length);
  return {
    left: start(focus.x * picture.width, width, region.left, region.width),
    top: start(focus.y * picture.height, height, region.top, region.height),
    width,
    height,
  };
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
