import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/download-guide.ts';
import { answerDownload } from './serve-download.server.ts';

/** GET /download/:token: the guide of a mailed link as a file; 410 and 404 say how to get a new one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return answerDownload(await context.get(servicesContext).guides.open(params.token));
}
