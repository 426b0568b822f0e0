import { groupByDay } from '#src/admin/activity/activity-list.ts';
import { LIBRARY_PATH } from '#src/admin/media/library/library-query.ts';
import { missing } from '#src/admin/kit/screen.tsx';
import {
  type Asset,
  type AssetDetails,
  type AssetFile,
  canTakePlace,
  haveSameRatio,
  isVisual,
  MIDDLE,
  ratioOf,
} from '#src/domains/media/asset.ts';
import { mediaUrl } from '#src/domains/media/media-library.server.ts';
import type { Services } from '#src/services.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { formatBytes, pixelWords } from '#src/admin/media/library/library-view.ts';
import {
  toAssetView,
  toFileVersionView,
  toRenditionView,
  typeWords,
  fileAddress,
} from './asset-view.ts';
import { toUsedPlaces, type UsedPlaces } from './used-places.ts';

type Sources = Pick<
  Services,
  'assets' | 'assetFiles' | 'references' | 'activityLog' | 'config' | 'log'
>;

/** Everything on the page of a file. What could not be read is undefined. */
export type AssetPage = Awaited<ReturnType<typeof readAssetPage>>;

export const noSuchFile = () =>
  missing('No such file', 'It was deleted for good, or the address is wrong.', {
    label: 'Go to the media library',
    to: LIBRARY_PATH,
  });

/** Reads the page of a file. Only the file itself is essential. */
export async function readAssetPage(sources: Sources, asset: Asset, seesHistory: boolean) {
  const { assets, assetFiles, activityLog, config, log } = sources;
  const now = new Date();
  const attempt = <T>(work: Promise<T>): Promise<T | undefined> =>
    work.catch((error: unknown) => {
      log.warn({ err: error }, 'a part of the page of a file could not be read');
      return undefined;
    });
  const object = { kind: 'file', id: asset.id };
  const [used, versions, renditions, history] = await Promise.all([
    attempt(readUses(sources, asset)),
    attempt(assets.fileVersions(asset.id)),
    attempt(assetFiles.renditions(asset.id)),
    seesHistory ? attempt(activityLog.page({ area: 'content', object })) : undefined,
  ]);
  return {
    asset: toAssetView(asset, mediaUrl(asset.address), config.SITE_URL, now),
    used,
    versions: versions?.map((version) => toFileVersionView(version, now)),
    renditions: renditions?.map(toRenditionView),
    /** undefined as well for people who do not see the activity */
    history: history && groupByDay(history.entries, new Map(), now),
  };
}

/** The places that show a file. */
export const readUses = async (
  { references }: Pick<Services, 'references'>,
  { address, folder }: Pick<Asset, 'address' | 'folder'>,
): Promise<UsedPlaces> =>
  toUsedPlaces(
    await references.whereUsed({ targetKind: 'media', target: address, inFolder: folder }),
  );

/** One side of a comparison: a file with its picture and the part of it that the site shows. */
export interface ReplacedSide extends ComparedView, Pick<AssetDetails, 'focus' | 'crop'> {
  address: string;
}

/** The changes that a replacement would make. */
export interface Replacement {
  upload: string;
  /** hash of the file that is compared */
  base: string;
  before: ReplacedSide;
  after: ReplacedSide;
  warnings: string[];
  used: UsedPlaces;
  /** why it is impossible */
  refusal?: string;
}

/** Compares a file with an upload that is ready to replace it. */
export async function readReplacement(
  services: Pick<Services, 'uploads' | 'references'>,
  asset: Asset,
  upload: string,
  editor: Actor,
): Promise<Replacement | { message: string }> {
  const { uploads } = services;
  const isOwn = await uploads.isOwn(upload, editor);
  const outcome = isOwn ? await uploads.outcome(upload) : undefined;
  if (!outcome) return { message: 'This upload does not exist any more. Choose the file again.' };
  if (outcome.state === 'refused') return { message: outcome.message };
  if (outcome.state === 'added' || outcome.state === 'taken')
    return { message: 'This upload was used already. Choose a file again.' };
  if (outcome.state === 'waiting')
    return { message: 'The file is being checked. Reload the page in a moment.' };
  const { file } = outcome;
  const { focus, crop } = asset;
  const isCut = crop !== null || focus.x !== 0.5 || focus.y !== 0.5;
  return {
    upload,
    base: asset.file.hash,
    before: {
      ...toComparedView(asset.file),
      focus,
      crop,
      address: fileAddress(asset.id, {
        hash: asset.file.hash,
        ...(asset.file.kind === 'picture' && { width: 1600 }),
      }),
    },
    after: {
      ...toComparedView(file),
      ...viewAfter(asset, asset.file, file),
      address: `/admin/media-library/uploads/${upload}/file`,
    },
    warnings: warningsBetween(asset.file, file, { hasView: isCut }),
    used: await readUses(services, asset),
    ...(asset.file.hash === file.hash && {
      refusal: 'This is the same file. Nothing would change.',
    }),
    ...(!canTakePlace(asset.file.kind, file.kind) && {
      refusal: 'The new file is of another kind. Choose one of the same kind.',
    }),
  };
}

type ComparedFile = Pick<AssetFile, 'kind' | 'contentType' | 'bytes' | 'width' | 'height'>;

/** A file beside the one that takes its place. */
type ComparedView = ReturnType<typeof toComparedView>;

const toComparedView = (file: ComparedFile) => ({
  kind: file.kind,
  type: typeWords(file),
  /** `1,200 × 800`; empty for what has no size */
  pixels: pixelWords(file),
  bytes: formatBytes(file.bytes),
  width: file.width,
  height: file.height,
});

const ALIKE = 0.01;

/** Focus and crop after the replacement. */
const viewAfter = (
  { focus, crop }: Pick<AssetDetails, 'focus' | 'crop'>,
  before: ComparedFile,
  after: ComparedFile,
): Pick<AssetDetails, 'focus' | 'crop'> =>
  haveSameRatio(before, after) ? { focus, crop } : { focus: MIDDLE, crop: null };

/** Differences to look at before the replacement. */
function warningsBetween(
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
