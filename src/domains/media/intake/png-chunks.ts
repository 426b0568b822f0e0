import { crc32 } from 'node:zlib';

/** Chunks that decide what a PNG looks like. Others are text, times and data of programs, some of it compressed. */
const KEPT = new Set(
  'IHDR PLTE tRNS gAMA cHRM sRGB iCCP cICP sBIT eXIf pHYs acTL fcTL fdAT IDAT IEND'.split(' '),
);

/** Encoders make one for each 8 KB or more, so 3,000 in the largest picture. */
const MAX_CHUNKS = 20_000;

const SIGNATURE_BYTES = 8;
/** Length and type before the data, checksum after it. */
const FRAME_BYTES = 12;

export interface PngPicture {
  /** the PNG without what is no picture */
  contents: Buffer;
  /** 1 for what does not move */
  frames: number;
}

/** The frames of an animation, of which there are many. */
const REPEATED = new Set(['IDAT', 'fcTL', 'fdAT']);

/**
 * Leaves out of a PNG what decoders would unpack without showing it: a few kilobytes of compressed text can take gigabytes.
 * Also ends it where the picture ends.
 * @returns undefined if it is damaged, incomplete, or made of more chunks than any encoder writes
 */
export function pictureOfPng(png: Buffer): PngPicture | undefined {
  let kept = [png.subarray(0, SIGNATURE_BYTES)];
  const types = new Set<string>();
  let [frames, shown] = [1, 0];
  for (let at = SIGNATURE_BYTES, count = 1; at + FRAME_BYTES <= png.length; count += 1) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    if (count > MAX_CHUNKS || end > png.length) return undefined;
    if (KEPT.has(type) && (REPEATED.has(type) || !types.has(type))) {
      if (crc32(png.subarray(at + 4, end - 4)) !== png.readUInt32BE(end - 4)) return undefined;
      types.add(type);
      if (type === 'acTL') frames = png.readUInt32BE(at + 8);
      if (type === 'fcTL') shown += 1;
      kept.push(png.subarray(at, end));
    }
    // The bytes of an animation stay as they are, and this has the place and the camera.
    if (type === 'IEND' && types.has('acTL'))
      kept = kept.filter((chunk) => chunk.toString('latin1', 4, 8) !== 'eXIf');
    if (type === 'IEND')
      return types.has('IHDR') && types.has('IDAT') && (shown === frames || !types.has('acTL'))
        ? { contents: Buffer.concat(kept), frames }
        : undefined;
    at = end;
  }
  return undefined;
}
