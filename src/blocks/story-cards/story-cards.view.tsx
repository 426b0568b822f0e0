import type { CSSProperties } from 'react';
import type { StoryCardView } from '#src/blocks/block.ts';
import { storyPath } from '#src/domains/site-map/paths.ts';
import { Arrow } from '#src/ui/arrow.tsx';
import { type Anchor, storyCover, StoryCoverArt } from '#src/ui/drawings/story-cover.tsx';
import { Opening, Section } from '#src/ui/section.tsx';
import type { StoryCardsProps } from './story-cards.schema.ts';

const place = ({ x, y }: Anchor) =>
  ({ '--x': `${Math.round(x)}%`, '--y': `${Math.round(y)}%` }) as CSSProperties;

const labelClass = ({ end }: Anchor) => (end ? 'story-label story-label-end' : 'story-label');

/** One story: the cover shows Before and After, the right four columns the improvement. */
export function StoryCard({ story }: { story: StoryCardView }) {
  const cover = storyCover(story.measure);
  return (
    <article className="story">
      <div className="story-cover">
        <StoryCoverArt measure={story.measure} cover={cover} />
        <dl>
          {(['before', 'after'] as const).map((side) => (
            <div key={side} className={labelClass(cover[side])} style={place(cover[side])}>
              <dt>{side === 'before' ? 'Before' : 'After'}</dt>
              <dd>{story[side]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="story-text">
        <p className="story-client">
          {story.companyName}
          <span>{story.industry}</span>
        </p>
        <h3 className="h3">
          <a href={storyPath(story.slug)}>{story.title}</a>
        </h3>
        <dl className="story-gain">
          <dt className="sr-only">Improvement</dt>
          <dd>
            <strong className="figure">
              {story.improvement.replace('%', '')}
              <i>%</i>
            </strong>
            <span>{story.improvementLabel}</span>
          </dd>
        </dl>
      </div>
    </article>
  );
}

/** Success stories on a pine background. */
export function StoryCards({
  label,
  title,
  action,
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
      {data.map((story) => (
        <StoryCard key={story.slug} story={story} />
      ))}
    </Section>
  );
}
