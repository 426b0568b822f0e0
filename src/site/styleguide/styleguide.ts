import { servicesContext } from '#src/services.server.ts';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import { notFound } from '#src/site/not-found/not-found.server.tsx';
import { privateHead } from '#src/site/seo/private-head.ts';
import type { Route } from './+types/styleguide.ts';
import { isStyleguideOpen } from './styleguide-access.server.ts';

/**
 * Every block and every primitive in its states, for page builders; 404 without access. The parts are a dynamic import, since no
 * other route needs them.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (!(await isStyleguideOpen(request, context.get(servicesContext))))
    return notFound({ request, url, context });
  const { renderStyleguide } = await import('./styleguide-parts.server.tsx');
  return renderDocument(context, {
    head: privateHead('Style guide'),
    main: await renderStyleguide(context),
    headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' },
  });
}
