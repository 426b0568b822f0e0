import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/list-endpoint.ts';
import { parseLibraryQuery, WINDOW } from './library-query.ts';
import { readWindow } from './read-library.server.ts';

const MAX_FILES = 4 * WINDOW;
const MAX_IDS = 50_000;

/**
 * `GET /admin/media-library/list?<query>&from=<0..>&count=<1..240>`: a part of a list as `LibraryWindow`; with `ids=1` only the
 * ids of the files, of any number.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { assetLists, log } = servicesFor(context, 'content.see');
  const query = parseLibraryQuery(url.searchParams);
  const isIds = url.searchParams.get('ids') === '1';
  const from = numberOf(url, 'from', 0, Number.MAX_SAFE_INTEGER) ?? 0;
  const count = numberOf(url, 'count', 1, isIds ? MAX_IDS : MAX_FILES) ?? WINDOW;
  try {
    if (!isIds) return Response.json(await readWindow(assetLists, query, from, count));
    return Response.json({ ids: await assetLists.ids(query, { offset: from, limit: count }) });
  } catch (error) {
    log.error({ err: error }, 'failed to list files');
    return Response.json({ message: 'The files could not be loaded.' }, { status: 503 });
  }
}

function numberOf(url: URL, name: string, least: number, most: number): number | undefined {
  const value = url.searchParams.get(name) ?? '';
  return /^\d{1,9}$/.test(value) ? Math.min(Math.max(Number(value), least), most) : undefined;
}
