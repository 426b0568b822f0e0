import { redirect } from 'react-router';
import { INSIGHTS_PATH } from '#src/domains/site-map/paths.ts';
import { servicesContext } from '#src/services.server.ts';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import { NewsletterForm } from '#src/site/parts/newsletter-form.tsx';
import { describeListing } from '#src/site/seo/insights-head.server.ts';
import { siteIdentity } from '#src/site/seo/site-identity.server.ts';
import { Heading } from '#src/ui/heading.tsx';
import { renderMarkup } from '#src/ui/render-markup.server.ts';
import type { Consent } from '#src/domains/settings/settings.server.ts';
import type { Route } from './+types/insights.ts';
import { insightsUnavailable } from './insights-failure.server.tsx';
import { listingHref } from './listing-request.ts';
import { loadListing } from './load-listing.server.ts';
import { findRenamedCategory } from './renamed-category.server.ts';
import { renderListing } from './render-listing.server.tsx';

/** The list of posts, with a filter by category. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const loaded = await loadListing(services, new URL(request.url).searchParams);
  if (!loaded) return insightsUnavailable(context, INSIGHTS_PATH);
  const { request: listingRequest, isFound } = loaded;
  const renamed = isFound ? undefined : await findRenamedCategory(services, listingRequest);
  if (renamed !== undefined) return redirect(listingHref({ category: renamed }), 301);
  const { head: opening, results, closing } = renderListing(loaded);
  const { head, data } = describeListing(
    {
      path: isFound ? listingHref(listingRequest) : INSIGHTS_PATH,
      category: isFound ? listingRequest.category : undefined,
      page: isFound ? listingRequest.page : 1,
      noindex: !isFound,
      override: await services.overrides.of(INSIGHTS_PATH),
    },
    await siteIdentity(services),
  );
  const newsletter = renderMarkup(
    <NewsletterSection consent={services.settings.consent('CONSENT_NEWSLETTER')} />,
  );
  const main = opening + results + data + newsletter + closing;
  return renderDocument(context, { head, main, status: isFound ? 200 : 404 });
}

/** The newsletter block of the listing (docs/specification.md, section 2). */
function NewsletterSection({ consent }: { consent: Consent }) {
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
            <NewsletterForm source="insights" consent={consent} />
          </div>
        </div>
      </div>
    </section>
  );
}
