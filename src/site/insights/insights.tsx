import { data, redirect } from 'react-router';
import { INSIGHTS_PATH } from '#src/domains/site-map/paths.ts';
import { servicesContext } from '#src/services.server.ts';
import { describeListing } from '#src/site/seo/insights-head.server.ts';
import { siteIdentity } from '#src/site/seo/site-identity.server.ts';
import { Heading } from '#src/ui/heading.tsx';
import { provideMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Route } from './+types/insights.ts';
import { InsightsFailure } from './insights-failure.tsx';
import { listingHref } from './listing-request.ts';
import { findRenamedCategory } from './renamed-category.server.ts';
import { loadListing } from './load-listing.server.ts';
import { renderListing } from './render-listing.server.tsx';
import { SkeletonCards } from './skeleton-cards.tsx';
import { ownOrInheritedHeaders, unavailable } from './insights-responses.ts';
import { usePendingInsights } from './use-pending-insights.ts';
import { NewsletterForm } from '#src/site/newsletter/newsletter-form.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const loaded = await loadListing(services, new URL(request.url).searchParams);
  if (!loaded) return unavailable();
  const { request: listingRequest, isFound } = loaded;
  const renamed = isFound ? undefined : await findRenamedCategory(services, listingRequest);
  if (renamed !== undefined) throw redirect(listingHref({ category: renamed }), 301);
  const { head, results, closing } = renderListing(loaded);
  const described = describeListing(
    {
      path: isFound ? listingHref(listingRequest) : INSIGHTS_PATH,
      category: isFound ? listingRequest.category : undefined,
      page: isFound ? listingRequest.page : 1,
      noindex: !isFound,
      override: await services.overrides.of(INSIGHTS_PATH),
    },
    await siteIdentity(services),
  );
  const view = {
    state: 'loaded' as const,
    head: described.head,
    hasClosing: closing !== undefined,
    opening: provideMarkup(context, 'insights-head', head),
    results: provideMarkup(context, 'insights-results', results + described.data),
    closing: closing && provideMarkup(context, 'insights-closing', closing),
  };
  return isFound
    ? data(view)
    : data(view, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

export function headers(args: Route.HeadersArgs) {
  return ownOrInheritedHeaders(args);
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Insights({ loaderData }: Route.ComponentProps) {
  const isPending = usePendingInsights('within');
  if (loaderData.state === 'failed') return <InsightsFailure retryHref={INSIGHTS_PATH} />;
  return (
    <>
      <StaticMarkup id="insights-head" html={loaderData.opening} />
      {isPending ? <SkeletonCards /> : null}
      <StaticMarkup id="insights-results" html={loaderData.results} />
      <NewsletterSection />
      {loaderData.hasClosing ? (
        <StaticMarkup id="insights-closing" html={loaderData.closing} />
      ) : null}
    </>
  );
}

/** The newsletter block of the listing (docs/specification.md, section 2). A native form until it is hydrated. */
function NewsletterSection() {
  return (
    <section className="tone-sand section" aria-labelledby="insights-news">
      <div className="wrap">
        <div className="grid-12 opening">
          <Heading
            id="insights-news"
            label="Newsletter"
            title="New articles, once a month"
            className="h2-long"
          />
          <div>
            <NewsletterForm source="insights" />
          </div>
        </div>
      </div>
    </section>
  );
}
