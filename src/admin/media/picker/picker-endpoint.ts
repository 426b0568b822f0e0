import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { ListedAsset } from '#src/domains/media/list/asset-filter.ts';
import { MEDIA_BUCKET, mediaUrl } from '#src/domains/media/media-address.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { Route } from './+types/picker-endpoint.ts';
import { toPickedFile } from './picked-file.ts';

const MAX_URL_LENGTH = 1_000;
/** Files whose address contains the one that is searched for, such as a copy in another folder. */
const MAX_CANDIDATES = 50;

/**
 * `GET /admin/media-library/picker`: with `id`, the file with this id; with `url`, the one at a public path. Returns
 * `{"file": PickedFile | null, "folders": ["Team", …]}`.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { assetLists, log } = servicesFor(context, 'content.see');
  const id = url.searchParams.get('id') ?? '';
  const address = addressOf(url.searchParams.get('url') ?? '');
  try {
    const [{ folders }, found] = await Promise.all([
      assetLists.folders(),
      isUuid(id) ? assetLists.byIds([id]) : address === undefined ? [] : byAddress(address),
    ]);
    const asset = found.find(({ trashedAt }) => trashedAt === null);
    const file = asset ? toPickedFile(asset, mediaUrl(asset.address)) : null;
    return Response.json({ file, folders: folders.map(({ path }) => path) });
  } catch (error) {
    log.error({ err: error }, 'failed to read a file for the picker');
    return Response.json({ message: 'The library could not be loaded.' }, { status: 503 });
  }

  async function byAddress(wanted: string): Promise<ListedAsset[]> {
    const { assets } = await assetLists.list(
      { filter: { search: wanted.slice(0, 200) }, sort: 'name' },
      { offset: 0, limit: MAX_CANDIDATES },
    );
    return assets.filter((asset) => asset.address === wanted);
  }
}

function addressOf(text: string): string | undefined {
  const start = `/media/${MEDIA_BUCKET}/`;
  if (!text.startsWith(start) || text.length > MAX_URL_LENGTH) return undefined;
  try {
    return decodeURIComponent(text.slice(start.length).replace(/[?#].*$/, ''));
  } catch {
    return undefined;
  }
}
