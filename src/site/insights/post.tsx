import { data } from 'react-router';
import { BRAND } from '#content/brand.ts';
import { servicesContext } from '#src/services.server.ts';
import { NotFound } from '#src/site/not-found/not-found-view.tsx';
import { nothingHere } from '#src/site/not-found/nothing-here.server.ts';
import { shipMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Route } from './+types/post.ts';
import { InsightsFailure } from './insights-failure.tsx';
import { loadArticle } from './load-article.server.tsx';
import { ownOrInheritedHeaders, unavailable } from './loader-answers.ts';

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const article = await loadArticle(context.get(servicesContext), params.slug);
  if (article === 'failed') return unavailable();
  if (article === 'missing')
    return nothingHere({ request, url, context }, { state: 'missing' as const });
  const { title, description, html } = article;
  const id = `post-${params.slug}`;
  return data({
    state: 'loaded' as const,
    id,
    title,
    description,
    html: shipMarkup(context, id, html),
  });
}

export function headers(args: Route.HeadersArgs) {
  return ownOrInheritedHeaders(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  // The not-found page names itself.
  if (loaderData?.state === 'missing') return [];
  if (loaderData?.state !== 'loaded') return [{ title: `Insights | ${BRAND.name}` }];
  const { title, description } = loaderData;
  return [
    { title: `${title} | ${BRAND.name}` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}

export default function Post({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.state === 'missing') return <NotFound />;
  if (loaderData.state === 'failed')
    return <InsightsFailure retryHref={`/insights/${params.slug}`} />;
  return <StaticMarkup key={loaderData.id} id={loaderData.id} html={loaderData.html} />;
}
