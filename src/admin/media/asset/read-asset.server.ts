import { groupByDay } from '#src/admin/activity/activity-view.ts';
import { LIBRARY_PATH } from '#src/admin/media/library/library-query.ts';
import { missing } from '#src/admin/parts/not-found-panel.tsx';
import type { Asset } from '#src/domains/media/asset.ts';
import { mediaUrl } from '#src/domains/media/media-library.server.ts';
import type { Services } from '#src/services.server.ts';
import { toAssetView, toFileVersionView, toRenditionView } from './asset-view.ts';
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
