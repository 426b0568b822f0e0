import sharp from 'sharp';

/** Differences of a color channel up to this are the noise of smoothed edges. */
const TOLERANCE = 24;
const GROUND = { r: 138, g: 143, b: 140 };
const GAP = 20;
/** Width of each of the three pictures; phone pages keep their own. */
const MAX_WIDTH = 480;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Compares two screenshots, and writes them side by side with a third picture: the page of today, paler, with every changed pixel
 * in red. What one of them lacks at the end counts as changed.
 * @returns the share of changed pixels, 0 to 1, and the heights of both in pixels
 */
export async function compareShots(
  before: string,
  after: string,
  to: string,
): Promise<{ share: number; heights: [number, number] }> {
  const [one, two] = [await readPixels(before), await readPixels(after)];
  const width = Math.max(one.width, two.width);
  const height = Math.max(one.height, two.height);
  const { changed, data } = markChanges(one, two, { width, height });
  const raw = { width, height, channels: 3 as const };
  const columns = [before, after, sharp(data, { raw, limitInputPixels: false })].map((picture) =>
    (typeof picture === 'string' ? sharp(picture, { limitInputPixels: false }) : picture)
      .resize({ width: Math.min(MAX_WIDTH, width) })
      .png()
      .toBuffer({ resolveWithObject: true }),
  );
  await writeRow(await Promise.all(columns), to);
  return { share: changed / (width * height), heights: [one.height, two.height] };
}

async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file, { limitInputPixels: false })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function markChanges(one: Pixels, two: Pixels, size: { width: number; height: number }) {
  const data = Buffer.alloc(size.width * size.height * 3, 255);
  let changed = 0;
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const at = (y * size.width + x) * 3;
      if (differs(one, two, x, y)) {
        changed += 1;
        data.set([208, 0, 0], at);
        continue;
      }
      const from = (y * two.width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        data[at + channel] = 170 + two.data[from + channel]! / 3;
    }
  return { changed, data };
}

function differs(one: Pixels, two: Pixels, x: number, y: number): boolean {
  const isInside = ({ width, height }: Pixels) => x < width && y < height;
  if (!isInside(one) || !isInside(two)) return true;
  const [from, to] = [(y * one.width + x) * 3, (y * two.width + x) * 3];
  for (let channel = 0; channel < 3; channel += 1)
    if (Math.abs(one.data[from + channel]! - two.data[to + channel]!) > TOLERANCE) return true;
  return false;
}

async function writeRow(
  pictures: readonly { data: Buffer; info: { width: number; height: number } }[],
  to: string,
): Promise<void> {
  const width = pictures.reduce((sum, { info }) => sum + info.width + GAP, GAP);
  const height = Math.max(...pictures.map(({ info }) => info.height)) + 2 * GAP;
  let left = GAP;
  const placed = pictures.map(({ data: input, info }) => {
    const picture = { input, left, top: GAP };
    left += info.width + GAP;
    return picture;
  });
  await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(placed)
    .png()
    .toFile(to);
}
