import sharp from 'sharp';

const COLUMN = 300;
const GAP = 20;
/** A longer page continues in another column, so that nothing is too small to judge. */
const COLUMN_HEIGHT = 1_500;
const GROUND = '#8a8f8c';

/**
 * Arranges screenshots side by side, each 300 px wide; a long page takes several columns.
 * @param files paths of PNG files
 * @returns the path of the sheet
 */
export async function writeContactSheet(files: readonly string[], to: string): Promise<string> {
  const columns = (await Promise.all(files.map(columnsOf))).flat();
  const perRow = Math.ceil(Math.sqrt(columns.length * 2.5));
  const rows = Math.ceil(columns.length / perRow);
  await sharp({
    create: {
      width: perRow * (COLUMN + GAP) + GAP,
      height: rows * (COLUMN_HEIGHT + GAP) + GAP,
      channels: 3,
      background: GROUND,
    },
  })
    .composite(
      columns.map((input, index) => ({
        input,
        left: GAP + (index % perRow) * (COLUMN + GAP),
        top: GAP + Math.floor(index / perRow) * (COLUMN_HEIGHT + GAP),
      })),
    )
    .png()
    .toFile(to);
  return to;
}

async function columnsOf(file: string): Promise<Buffer[]> {
  const { data, info } = await sharp(file)
    .resize({ width: COLUMN })
    .png()
    .toBuffer({ resolveWithObject: true });
  const count = Math.ceil(info.height / COLUMN_HEIGHT);
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const top = index * COLUMN_HEIGHT;
      const height = Math.min(COLUMN_HEIGHT, info.height - top);
      return sharp(data).extract({ left: 0, top, width: COLUMN, height }).png().toBuffer();
    }),
  );
}
