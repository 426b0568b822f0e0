import { resolveContent } from '#src/domains/site-map/resolve-content.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';
import { servicesContext } from '#src/services.server.ts';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import { notFound } from '#src/site/not-found/not-found.server.tsx';
import type { Route } from './+types/block-page.ts';
import { renderBlockPage } from './render-page.server.ts';

/** Shows the page of blocks at a path, or the not-found page. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { pages } = context.get(servicesContext);
  const found = await resolveContent(decodePath(url.pathname), (path) => pages.page(path));
  if (found?.kind !== 'page') return notFound({ request, url, context });
  return renderDocument(context, await renderBlockPage(found.page, context));
}
