import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/palette-endpoint.ts';
import { paletteSources } from './palette-sources.server.ts';
import { searchSources } from './search-sources.server.ts';

/** `GET /admin/api/palette?q=`: what the command palette finds for a text, as JSON. */
export async function loader({ context, url }: Route.LoaderArgs) {
  // Each source asks for its own permission.
  const services = servicesFor(context, 'dashboard.see');
  const { user } = services;
  const typed = url.searchParams.get('q') ?? '';
  return Response.json(await searchSources(paletteSources(services), typed, user, services.log));
}
