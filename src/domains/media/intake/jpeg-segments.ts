/** A part of a JPEG with a length. Pixel data follows a start of scan. */
export interface JpegSegment {
  /** the second byte of its marker, after 0xFF (T.81, table B.1) */
  marker: number;
  data: Buffer;
}

const END = 0xd9;
const FIRST_WITH_LENGTH = 0xc0;

/** A 25 MB file with the longest ones has 400. */
const MAX_SEGMENTS = 5_000;

/**
 * Reads the segments of a JPEG the way decoders do. Touches each byte at most once, so that 25 MB take some milliseconds,
 * whatever they are.
 * @returns undefined if it has no end, a marker that decoders refuse, or more segments than any program writes
 */
export function readJpegSegments(jpeg: Buffer): JpegSegment[] | undefined {
  const segments: JpegSegment[] = [];
  // After the start of the image, which the type is detected by.
  for (let at = 2; segments.length < MAX_SEGMENTS;) {
    const start = nextMarker(jpeg, at);
    const marker = jpeg[start - 1];
    if (marker === undefined) return undefined;
    if (marker === END) return segments;
    const length = start + 2 <= jpeg.length ? jpeg.readUInt16BE(start) : 0;
    at = start + length;
    if (marker < FIRST_WITH_LENGTH || length < 2 || at > jpeg.length) return undefined;
    segments.push({ marker, data: jpeg.subarray(start + 2, at) });
  }
  return undefined;
}

/**
 * Skips pixel data, in which 0xFF is followed by 0 or by the number of a restart, and bytes between segments.
 * @returns the position after the marker; past the end if there is none
 */
function nextMarker(jpeg: Buffer, from: number) {
  const { length } = jpeg;
  for (let at = from + 1; at < length; at += 1) {
    if (jpeg[at - 1] !== 0xff) continue;
    const code = jpeg[at]!;
    const isRestart = code >= 0xd0 && code <= 0xd7;
    // Any number of 0xFF may stand before a marker.
    if (code !== 0 && code !== 0xff && !isRestart) return at + 1;
  }
  return length + 1;
}
