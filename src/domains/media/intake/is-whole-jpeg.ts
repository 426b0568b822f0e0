const SCAN = Buffer.from([0xff, 0xda]);
const END = Buffer.from([0xff, 0xd9]);

/** Encoders write ten, and each costs the decoder a walk over all pixels. Previews in the camera data have some of their own. */
const MAX_SCANS = 64;

/** Whether a JPEG has an end and no more scans than encoders write, which is known without decoding it. */
export function isWholeJpeg(jpeg: Buffer): boolean {
  if (!jpeg.includes(END)) return false;
  let at = jpeg.indexOf(SCAN);
  for (let scans = 0; at >= 0; at = jpeg.indexOf(SCAN, at + SCAN.length))
    if (++scans > MAX_SCANS) return false;
  return true;
}
