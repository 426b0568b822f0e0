/** Pixels of the units that have a fixed length. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
  ex: 8,
};

/**
 * The size of a drawing in pixels, of its lengths and its `viewBox`, and the `viewBox` that it lacks: without one, a browser cuts
 * the drawing where it should scale it.
 */
export function measureDrawing(attributes: ReadonlyMap<string, string>): {
  width: number | null;
  height: number | null;
  viewBox: string | undefined;
} {
  const box = (attributes.get('viewBox') ?? '').trim().split(/[\s,]+/);
  const [boxWidth, boxHeight] = [positive(Number(box[2])), positive(Number(box[3]))];
  const [ownWidth, ownHeight] = [pixels(attributes.get('width')), pixels(attributes.get('height'))];
  const ratio = boxWidth && boxHeight && boxWidth / boxHeight;
  const width = ownWidth ?? (ownHeight && ratio ? ownHeight * ratio : boxWidth);
  const height = ownHeight ?? (ownWidth && ratio ? ownWidth / ratio : boxHeight);
  if (!width || !height) return { width: null, height: null, viewBox: undefined };
  const viewBox = ratio ? undefined : `0 0 ${rounded(width)} ${rounded(height)}`;
  const whole = (side: number) => Math.max(1, Math.round(side));
  return { width: whole(width), height: whole(height), viewBox };
}

const rounded = (length: number) => Math.round(length * 100) / 100;

function pixels(length: string | undefined): number | undefined {
  const [, number, unit = ''] =
    /^\s*\+?([\d.]+(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(length ?? '') ?? [];
  const factor = UNITS[unit.toLowerCase()];
  return number === undefined || factor === undefined
    ? undefined
    : positive(Number(number) * factor);
}

/** Up to what a database column holds. */
const positive = (value: number): number | undefined =>
  value > 0 && value < 1_000_000 ? value : undefined;
