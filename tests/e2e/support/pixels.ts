import sharp from 'sharp';

/** Differences of a color channel up to this are the noise of smoothed edges. */
const TOLERANCE = 24;

/** Number of pixels that differ between two screenshots, or why they cannot be compared. */
export async function differingPixels(one: Buffer, other: Buffer): Promise<number | string> {
  const [first, second] = await Promise.all([one, other].map(readPixels));
  const { width, height } = first!.info;
  const size = `${second!.info.width} x ${second!.info.height}`;
  if (`${width} x ${height}` !== size) return `${width} x ${height} is not ${size}`;
  let differing = 0;
  for (let at = 0; at < first!.data.length; at += 3)
    if (
      [0, 1, 2].some(
        (channel) => Math.abs(first!.data[at + channel]! - second!.data[at + channel]!) > TOLERANCE,
      )
    )
      differing += 1;
  return differing;
}

const readPixels = (png: Buffer) =>
  sharp(png, { limitInputPixels: false }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
