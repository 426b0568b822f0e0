import type { ClientView, LogoView, StoryCardView } from '#src/blocks/block.ts';
import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';
import { STORIES_PATH, storyPath, INSIGHTS_PATH } from '#src/domains/site-map/paths.ts';
import { Arrow } from '#src/ui/arrow.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Voice } from '#src/blocks/testimonial/testimonial.view.tsx';
import { StoryGain, StoryPoster } from '#src/blocks/story-cards/story-parts.tsx';
import { isLong } from '#src/ui/lines.tsx';
import { industryHref } from './story-list-view.tsx';

interface StoryViewProps {
  story: SuccessStory;
  card: StoryCardView;
  logo: ClientView['logo'];
  next: SuccessStory;
}

/** One success story: metrics, situation, solution, result, takeaways, and a link to the next one. */
export function StoryView({ story, card, logo, next }: StoryViewProps) {
  const parts = [
    { heading: 'Situation', text: story.description },
    { heading: 'Solution', text: story.solution },
    { heading: 'Result', text: story.result },
    ...(story.open ? [{ heading: 'What did not work', text: story.open }] : []),
  ];
  return (
    <>
      <article>
        <StoryHead story={card} logo={logo} />
        <div className="tone-paper section">
          <div className="wrap rich-text story-parts">
            {story.picture ? (
              <Picture {...story.picture} sizes="(min-width: 75rem) 72rem, 92vw" />
            ) : null}
            {parts.map(({ heading, text }) => (
              <section key={heading} className="grid-12">
                <h2 className="card-title">{heading}</h2>
                <p className="prose">{text}</p>
              </section>
            ))}
            {story.voice ? <Voice voice={story.voice} company={story.companyName} /> : null}
          </div>
        </div>
        <section className="tone-sand section" aria-labelledby="takeaways">
          <div className="wrap">
            <Heading
              id="takeaways"
              label="Key takeaways"
              title="What other companies can use"
              className="h2-long"
            />
            <ol className="takeaways">
              {story.keyTakeaways.map((takeaway) => (
                <li key={takeaway}>{takeaway}</li>
              ))}
            </ol>
          </div>
        </section>
      </article>
      <nav className="tone-pine section next-story" aria-label="Next story">
        <div className="wrap">
          <p className="note">Next: {next.companyName}</p>
          <a className="h2-long" href={storyPath(next.slug)}>
            {next.title}
          </a>
          <p>
            <a className="more" href={STORIES_PATH}>
              All success stories
              <Arrow />
            </a>
          </p>
        </div>
      </nav>
    </>
  );
}

/** Title, client, the cover with Before and After, and the improvement. */
function StoryHead({ story, logo }: { story: StoryCardView; logo: LogoView | undefined }) {
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
          <StoryPoster story={story} hasHandle />
          <div className="story-text">
            {logo ? (
              <img className="story-logo" src={logo.url} alt="" width={200} height={38} />
            ) : null}
            <StoryGain story={story} />
            <p className="note story-measured">Measured: {story.measure.what}</p>
          </div>
        </div>
      </div>
    </header>
  );
}
