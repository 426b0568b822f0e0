import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/download-guide.ts';
import { serveDownload } from './serve-download.server.ts';

/** GET /download/:token: the guide of an emailed link as a PDF; 410 and 404 with a page that explains how to get a new link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { guides, siteSettings } = context.get(servicesContext);
  const [guide, company] = await Promise.all([guides.open(params.token), siteSettings.read()]);
  return serveDownload(guide, company);
}
