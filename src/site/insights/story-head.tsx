import type { StoryCardView } from '#src/blocks/block.ts';
import { StoryGain, StoryPoster } from '#src/blocks/story-cards/story-parts.tsx';
import { INSIGHTS_PATH, STORIES_PATH } from '#src/domains/site-map/paths.ts';
import { Heading } from '#src/ui/heading.tsx';
import { isLong } from '#src/ui/lines.tsx';
import { industryHref } from './story-list-view.tsx';

/** Title, client, the cover with Before and After, and the improvement. */
export function StoryHead({ story }: { story: StoryCardView }) {
  return (
    <header className="tone-pine page-hero story-head">
      <div className="wrap">
        <nav className="trail" aria-label="Breadcrumb">
          <ol>
            <li>
              <a href={INSIGHTS_PATH}>Insights</a>
            </li>
            <li>
              <a href={STORIES_PATH}>Success stories</a>
            </li>
            <li>
              <a href={industryHref(story.industry)}>{story.industry}</a>
            </li>
          </ol>
        </nav>
        <Heading
          level={1}
          label={story.companyName}
          title={story.title}
          className={isLong(story.title, 18) ? 'h1-long' : 'h1'}
        />
        <div className="story">
          <StoryPoster story={story} />
          <div className="story-text">
            <StoryGain story={story} />
            <p className="note story-measured">Measured: {story.measure.what}</p>
          </div>
        </div>
      </div>
    </header>
  );
}
