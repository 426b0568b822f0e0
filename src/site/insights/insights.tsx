import { data } from 'react-router';
import { BRAND } from '#content/brand.ts';
import { servicesContext } from '#src/services.server.ts';
import { shipMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Route } from './+types/insights.ts';
import { InsightsFailure } from './insights-failure.tsx';
import { listingMetadata } from './listing-metadata.ts';
import { loadListing } from './load-listing.server.ts';
import { NewsletterSection } from './newsletter-section.tsx';
import { renderListing } from './render-listing.server.tsx';
import { SkeletonCards } from './skeleton-cards.tsx';
import { ownOrInheritedHeaders, unavailable } from './loader-answers.ts';
import { usePendingInsights } from './use-pending-insights.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const loaded = await loadListing(services, new URL(request.url).searchParams);
  if (!loaded) return unavailable();
  const { head, results, closing } = renderListing(loaded);
  const view = {
    state: 'loaded' as const,
    subject: loaded.isFound ? loaded.request.category : undefined,
    page: loaded.isFound ? loaded.request.page : 1,
    hasClosing: closing !== undefined,
    head: shipMarkup(context, 'insights-head', head),
    results: shipMarkup(context, 'insights-results', results),
    closing: closing && shipMarkup(context, 'insights-closing', closing),
  };
  return loaded.isFound
    ? data(view)
    : data(view, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

export function headers(args: Route.HeadersArgs) {
  return ownOrInheritedHeaders(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData?.state !== 'loaded') return [{ title: `Insights | ${BRAND.name}` }];
  const { subject, page } = loaderData;
  const { title, description } = listingMetadata(subject, page);
  return [{ title: `${title} | ${BRAND.name}` }, { name: 'description', content: description }];
}

export default function Insights({ loaderData }: Route.ComponentProps) {
  const isPending = usePendingInsights('within');
  if (loaderData.state === 'failed') return <InsightsFailure retryHref="/insights" />;
  return (
    <>
      <StaticMarkup id="insights-head" html={loaderData.head} />
      {isPending ? <SkeletonCards /> : null}
      <StaticMarkup id="insights-results" html={loaderData.results} />
      <NewsletterSection />
      {loaderData.hasClosing ? (
        <StaticMarkup id="insights-closing" html={loaderData.closing} />
      ) : null}
    </>
  );
}
