import { TECHNOLOGY_FOLDER } from '#src/blocks/technology-logos/load-technology-logos.ts';
import { servicesContext } from '#src/services.server.ts';
import { createBlockSources } from '#src/site/pages/block-sources.server.ts';
import type { Route } from './+types/technology-logos.ts';

const HEADERS = { 'Cache-Control': 'no-store' };

/** GET /api/technology-logos: `{logos: [{name, url}]}`, or 503 with a message if the storage cannot list them. */
export async function loader({ context }: Route.LoaderArgs) {
  const logos = await createBlockSources(context.get(servicesContext)).logos(TECHNOLOGY_FOLDER);
  if (!logos) {
    const message = 'Failed to load technology logos.';
    return Response.json({ message }, { status: 503, headers: HEADERS });
  }
  return Response.json({ logos }, { headers: HEADERS });
}
