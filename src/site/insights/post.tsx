import { data } from 'react-router';
import { servicesContext } from '#src/services.server.ts';
import { NothingHere } from '#src/site/not-found/nothing-here.tsx';
import { nothingHere } from '#src/site/not-found/nothing-here.server.tsx';
import { shipMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Route } from './+types/post.ts';
import { InsightsFailure } from './insights-failure.tsx';
import { loadArticle } from './load-article.server.tsx';
import { ownOrInheritedHeaders, unavailable } from './loader-answers.ts';

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const article = await loadArticle(context.get(servicesContext), params.slug);
  if (article === 'failed') return unavailable();
  if (article === 'missing') return nothingHere({ request, url, context });
  const id = `post-${params.slug}`;
  return data({
    state: 'loaded' as const,
    id,
    head: article.head,
    html: shipMarkup(context, id, article.html),
  });
}

export function headers(args: Route.HeadersArgs) {
  return ownOrInheritedHeaders(args);
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Post({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.state === 'missing') return <NothingHere html={loaderData.html} />;
  if (loaderData.state === 'failed')
    return <InsightsFailure retryHref={`/insights/${params.slug}`} />;
  return <StaticMarkup key={loaderData.id} id={loaderData.id} html={loaderData.html} />;
}
