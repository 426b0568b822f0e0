import type { CSSProperties } from 'react';
import type { StoryCardView } from '#src/blocks/block.ts';
import { type Anchor, storyCover, StoryCoverArt } from '#src/ui/drawings/story-cover.tsx';

const place = ({ x, y }: Anchor) =>
  ({ '--x': `${Math.round(x)}%`, '--y': `${Math.round(y)}%` }) as CSSProperties;

/** A story's cover in full width, with the Before and After labels at their places in the drawing. */
export function StoryPoster({ story }: { story: StoryCardView }) {
  const cover = storyCover(story.measure);
  return (
    <div className="story-cover">
      <StoryCoverArt measure={story.measure} cover={cover} />
      <dl>
        {(['before', 'after'] as const).map((side) => (
          <div
            key={side}
            className={cover[side].end ? 'story-label story-label-end' : 'story-label'}
            style={place(cover[side])}
          >
            <dt>{side === 'before' ? 'Before' : 'After'}</dt>
            <dd>{story[side]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The improvement of a story, in percent. */
export const StoryGain = ({ story }: { story: StoryCardView }) => (
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
);
