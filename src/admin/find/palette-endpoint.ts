import { signedInUserContext } from '#src/admin/shell/signed-in-user.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/palette-endpoint.ts';
import { paletteSources } from './palette-sources.server.ts';
import { searchSources } from './search-sources.server.ts';

/** `GET /admin/api/palette?q=`: what the command palette finds for a text, as JSON. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const user = context.get(signedInUserContext);
  const typed = url.searchParams.get('q') ?? '';
  return Response.json(await searchSources(paletteSources(services), typed, user, services.log));
}
