import { type StoryCardView, defineBlock } from '#src/blocks/block.ts';
import { HeroProof } from '#src/blocks/hero-proof.tsx';
import { storyPath } from '#src/domains/site-map/paths.ts';
import { Arrow } from '#src/ui/arrow.tsx';
import { Opening, Section } from '#src/ui/section.tsx';
import { type StoryCardsProps, schema } from './story-cards.schema.ts';
import { StoryGain, StoryPoster } from './story-parts.tsx';

/** One story: the cover shows Before and After, the right four columns the improvement. */
export function StoryCard({ story }: { story: StoryCardView }) {
  return (
    <article className="story">
      <StoryPoster story={story} />
      <div className="story-text">
        <p className="story-client">
          {story.companyName}
          <span>{story.industry}</span>
        </p>
        <h3 className="h3">
          <a href={storyPath(story.slug)}>{story.title}</a>
        </h3>
        <StoryGain story={story} />
      </div>
    </article>
  );
}

/** Success stories on a pine background. */
function StoryCards({
  label,
  title,
  action,
  isSmall,
  id,
  data,
}: StoryCardsProps & { id: string; data: StoryCardView[] }) {
  return (
    <Section id={id} tone="pine" className="stories">
      <Opening label={label} title={title}>
        {action ? (
          <a className="more" href={action.href}>
            {action.label}
            <Arrow />
          </a>
        ) : null}
      </Opening>
      {isSmall ? (
        <ul className="stories-row">
          {data.map((story) => (
            <li key={story.slug}>
              <h3 className="h4">{story.title}</h3>
              <HeroProof client={{ story, logo: undefined, voice: undefined }} />
            </li>
          ))}
        </ul>
      ) : (
        data.map((story) => <StoryCard key={story.slug} story={story} />)
      )}
    </Section>
  );
}

export default defineBlock({
  schema,
  load: ({ count, slugs, industry, topic }, sources) =>
    sources.stories({ count, slugs, industry, topic }),
  empty: [],
  view: StoryCards,
});
