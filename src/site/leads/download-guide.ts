import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/download-guide.ts';
import { serveDownload } from './serve-download.server.ts';

/** GET /download/:token: the guide of an emailed link as a PDF; 410 and 404 with a page that explains how to get a new link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { guides, frame } = context.get(servicesContext);
  const [guide, shown] = await Promise.all([guides.open(params.token), frame.read()]);
  return serveDownload(guide, shown);
}
