import { type Asset, type AssetDetails, canTakePlace } from '#src/domains/media/asset.ts';
import type { Services } from '#src/services.server.ts';
import { type ComparedView, toComparedView, viewAfter, warningsBetween } from './compare-files.ts';
import { fileAddress } from './file-address.ts';
import { readUses } from './read-asset.server.ts';
import type { UsedPlaces } from './used-places.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

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
