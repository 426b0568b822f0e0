import { postPath } from '#src/domains/site-map/paths.ts';
import { resolveContent } from '#src/domains/site-map/resolve-content.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';
import { servicesContext } from '#src/services.server.ts';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import { notFound } from '#src/site/not-found/not-found.server.tsx';
import { renderBlockPage } from '#src/site/pages/render-page.server.ts';
import type { Route } from './+types/page-or-post.ts';
import { insightsUnavailable } from './insights-failure.server.tsx';
import { loadArticle } from './load-article.server.tsx';

/** Shows the page of blocks at an address below /insights, or else the post with that slug. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await resolveContent(decodePath(url.pathname), (path) => services.pages.page(path));
  if (found?.kind === 'page')
    return renderDocument(context, await renderBlockPage(found.page, context));
  const article = await loadArticle(services, params.slug);
  if (article === 'failed') return insightsUnavailable(context, postPath(params.slug));
  if (article === 'missing') return notFound({ request, url, context });
  return renderDocument(context, { head: article.head, main: article.html });
}
