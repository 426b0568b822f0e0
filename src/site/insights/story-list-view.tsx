import type { StoryCardView } from '#src/blocks/block.ts';
import { PageHero } from '#src/blocks/page-hero/page-hero.view.tsx';
import { StoryCard } from '#src/blocks/story-cards/story-cards.view.tsx';
import { STORY_INDUSTRIES } from '#src/domains/content/stories/success-story.ts';
import { INSIGHTS_PATH, STORIES_PATH } from '#src/domains/site-map/paths.ts';
import { FilterLinks } from './filter-links.tsx';

const HOME = STORIES_PATH;

export const industryHref = (industry: string) => `${HOME}?${new URLSearchParams({ industry })}`;

interface StoryListViewProps {
  stories: readonly StoryCardView[];
  /** the requested industry, if any */
  industry: string | undefined;
}

/** All success stories, or those of one industry (docs/specification.md, section 2). */
export function StoryListView({ stories, industry }: StoryListViewProps) {
  return (
    <>
      <PageHero
        id="stories-hero"
        tone="pine"
        label="Success stories"
        title={'Before\nand after'}
        lead="The numbers on both sides, how we measured them, and what is still open."
        trail={[{ label: 'Insights', href: INSIGHTS_PATH }]}
      />
      <section className="tone-pine story-list">
        <div className="wrap">
          <FilterLinks
            label="Filter stories by industry"
            links={[
              { label: 'All industries', href: HOME, isCurrent: !industry },
              ...STORY_INDUSTRIES.map((name) => ({
                label: name,
                href: industryHref(name),
                isCurrent: name.toLowerCase() === industry?.toLowerCase(),
              })),
            ]}
          />
          <h2 className="sr-only">{industry ?? 'All industries'}</h2>
          {stories.length === 0 ? (
            <p className="lead story-none">There are no stories from this industry yet.</p>
          ) : null}
          {stories.map((story) => (
            <StoryCard key={story.slug} story={story} />
          ))}
        </div>
      </section>
    </>
  );
}
