import { formatNumber } from '#src/admin/parts/counts.ts';
import { formatBytes } from '#src/admin/media/library/library-words.ts';
import {
  type AssetDetails,
  type AssetFile,
  haveSameRatio,
  isVisual,
  MIDDLE,
  ratioOf,
} from '#src/domains/media/asset.ts';
import { pixelWords, typeWords } from './asset-view.ts';

type ComparedFile = Pick<AssetFile, 'kind' | 'contentType' | 'bytes' | 'width' | 'height'>;

/** A file beside the one that takes its place. */
export type ComparedView = ReturnType<typeof toComparedView>;

export const toComparedView = (file: ComparedFile) => ({
  kind: file.kind,
  type: typeWords(file),
  /** `1,200 × 800`; empty for what has no size */
  pixels: pixelWords(file) ?? '',
  bytes: formatBytes(file.bytes),
  width: file.width,
  height: file.height,
});

const ALIKE = 0.01;

/** Focus and crop after the replacement. */
export const viewAfter = (
  { focus, crop }: Pick<AssetDetails, 'focus' | 'crop'>,
  before: ComparedFile,
  after: ComparedFile,
): Pick<AssetDetails, 'focus' | 'crop'> =>
  haveSameRatio(before, after) ? { focus, crop } : { focus: MIDDLE, crop: null };

/** Differences to look at before the replacement. */
export function warningsBetween(
  before: ComparedFile,
  after: ComparedFile,
  { hasView }: { hasView: boolean },
): string[] {
  if (!isVisual(before.kind) || !isVisual(after.kind)) return [];
  const warnings: string[] = [];
  const [old, next] = [ratioOf(before), ratioOf(after)];
  if (old !== undefined && next !== undefined && !haveSameRatio(before, after))
    warnings.push(
      `The proportions differ: ${describeRatio(old)} becomes ${describeRatio(next)}.${
        hasView ? ' Focus and crop start again from the middle.' : ''
      }`,
    );
  if (after.kind === 'picture' && before.kind === 'picture' && before.width && after.width)
    if (after.width < before.width)
      warnings.push(
        `The new picture has fewer pixels: ${formatNumber(after.width)} wide instead of ${formatNumber(before.width)}. It may look blurred.`,
      );
  const wasOpaque = before.contentType === 'image/jpeg';
  const isOpaque = after.contentType === 'image/jpeg';
  if (isOpaque && !wasOpaque)
    warnings.push('A JPEG has no transparent parts. What shone through before is covered now.');
  if (wasOpaque && !isOpaque)
    warnings.push('The new file may have transparent parts, which show what is behind them.');
  return warnings;
}

/** `3:2`, or `1.37:1` for less usual ones */
function describeRatio(ratio: number): string {
  for (const [width, height] of [
    [1, 1],
    [4, 3],
    [3, 2],
    [16, 9],
    [2, 1],
    [3, 4],
    [2, 3],
    [9, 16],
  ])
    if (Math.abs(ratio / (width! / height!) - 1) < ALIKE) return `${width}:${height}`;
  return ratio >= 1 ? `${ratio.toFixed(2)}:1` : `1:${(1 / ratio).toFixed(2)}`;
}
