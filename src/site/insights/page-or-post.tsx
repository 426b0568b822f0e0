import { data } from 'react-router';
import { resolveContent } from '#src/domains/site-map/resolve-content.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';
import { servicesContext } from '#src/services.server.ts';
import { NotFoundMarkup } from '#src/site/not-found/not-found-markup.tsx';
import { notFound } from '#src/site/not-found/not-found.server.tsx';
import { loadBlockPage } from '#src/site/pages/load-block-page.server.ts';
import { PageSegments } from '#src/site/pages/page-segments.tsx';
import { provideMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Route } from './+types/page-or-post.ts';
import { InsightsFailure } from './insights-failure.tsx';
import { loadArticle } from './load-article.server.tsx';
import { ownOrInheritedHeaders, unavailable } from './insights-responses.ts';

/** Shows the page of blocks at an address below /insights, or else the post with that slug. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await resolveContent(decodePath(url.pathname), (path) => services.pages.page(path));
  if (found?.kind === 'page') return data(await loadBlockPage(found.page, context));
  const article = await loadArticle(services, params.slug);
  if (article === 'failed') return unavailable();
  if (article === 'missing') return notFound({ request, url, context });
  const id = `post-${params.slug}`;
  return data({
    state: 'loaded' as const,
    id,
    head: article.head,
    html: provideMarkup(context, id, article.html),
  });
}

export function headers(args: Route.HeadersArgs) {
  return ownOrInheritedHeaders(args);
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function PageOrPost({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.state === 'missing') return <NotFoundMarkup html={loaderData.html} />;
  if (loaderData.state === 'failed') return <InsightsFailure retryHref={postPath(params.slug)} />;
  if (loaderData.state === 'page') return <PageSegments segments={loaderData.segments} />;
  return <StaticMarkup key={loaderData.id} id={loaderData.id} html={loaderData.html} />;
}
