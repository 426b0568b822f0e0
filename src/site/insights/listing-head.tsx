import { PageHero } from '#src/blocks/page-hero/page-hero.view.tsx';
import { FilterLinks } from './filter-links.tsx';
import { listingHref } from './listing-request.ts';

interface ListingHeadProps {
  categories: readonly string[];
  category: string | undefined;
}

/** Title and category filter of /insights; the first button is 'All Content' (docs/specification.md, section 2). */
export function ListingHead({ categories, category }: ListingHeadProps) {
  const choices = [undefined, ...categories];
  return (
    <>
      <PageHero
        id="insights"
        tone="paper"
        label=""
        title="Insights"
        lead="Methods, checklists, and worked examples for CRM, AI, and growth work. With the math."
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
