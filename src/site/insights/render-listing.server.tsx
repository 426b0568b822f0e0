import { CtaBanner } from '#src/blocks/cta-banner/cta-banner.view.tsx';
import { PageHero } from '#src/blocks/page-hero/page-hero.view.tsx';
import type { PostArchive, PostListing } from '#src/domains/content/posts/post-reader.server.ts';
import { AI_QUOTIENT_PATH } from '#src/domains/site-map/paths.ts';
import { FilterLinks } from './filter-links.tsx';
import { listingHref, type ListingRequest } from './listing-request.ts';
import { ListingResults } from './listing-results.tsx';
import { renderMarkup } from '#src/ui/render-markup.server.ts';

interface ListingContent {
  listing: PostListing;
  archive: PostArchive | undefined;
  request: ListingRequest;
  /** whether the page of the assessment exists */
  hasAssessment: boolean;
}

/** Renders the static parts of /insights, above and below the newsletter form. */
export function renderListing({ listing, archive, request, hasAssessment }: ListingContent) {
  const { categories } = listing;
  return {
    head: renderMarkup(<ListingHead categories={categories} category={request.category} />),
    results: renderMarkup(<ListingResults listing={listing} archive={archive} request={request} />),
    closing: hasAssessment ? renderMarkup(<AssessmentBanner />) : '',
  };
}

function AssessmentBanner() {
  return (
    <CtaBanner
      id="assessment"
      label=""
      title={'How ready are\nyou for AI?'}
      text="The AI Quotient takes 5 to 10 minutes: 25 questions on five pillars, with a score for each at the end."
      action={{ label: 'Take the AI Quotient', href: AI_QUOTIENT_PATH }}
      drawing="pillars"
    />
  );
}

interface ListingHeadProps {
  categories: readonly string[];
  category: string | undefined;
}

/** Title and category filter of /insights; the first button is 'All Content' (docs/specification.md, section 2). */
function ListingHead({ categories, category }: ListingHeadProps) {
  const choices = [undefined, ...categories];
  return (
    <>
      <PageHero
        id="insights"
        tone="paper"
        label=""
        title="Insights"
        lead="Methods, checklists, and worked examples for CRM, AI, and growth, with the math."
      />
      <div className="wrap insights-filters" data-island="listing" data-wake="idle">
        <FilterLinks
          label="Filter articles by category"
          links={choices.map((choice) => ({
            label: choice ?? 'All Content',
            href: listingHref({ category: choice }),
            isCurrent: choice === category,
          }))}
        />
      </div>
    </>
  );
}
