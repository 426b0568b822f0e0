import { CtaBanner } from '#src/blocks/cta-banner/cta-banner.view.tsx';
import type { PostArchive, PostListing } from '#src/domains/content/post-reader.server.ts';
import { AI_QUOTIENT_PATH } from '#src/domains/site-map/paths.ts';
import { ListingHead } from './listing-head.tsx';
import type { ListingRequest } from './listing-request.ts';
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
