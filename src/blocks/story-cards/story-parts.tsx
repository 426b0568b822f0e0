import type { CSSProperties } from 'react';
import type { StoryCardView } from '#src/blocks/block.ts';
import {
  type Anchor,
  storyCover,
  StoryArtBefore,
  StoryCoverArt,
} from '#src/ui/drawings/story-cover.tsx';

const place = ({ x, y }: Anchor) =>
  ({ '--x': `${Math.round(x)}%`, '--y': `${Math.round(y)}%` }) as CSSProperties;

interface PosterProps {
  story: StoryCardView;
  /** a handle moves between before and after */
  hasHandle?: boolean;
}

/** A story's cover in full width, with the Before and After labels at their places in the drawing. */
export function StoryPoster({ story, hasHandle = false }: PosterProps) {
  const { measure } = story;
  const cover = storyCover(measure);
  const art = <StoryCoverArt measure={measure} cover={cover} />;
  return (
    <div className="story-cover">
      {hasHandle ? (
        <div className="story-compare" data-island="compare" data-wake="touch">
          <StoryArtBefore measure={measure} />
          {art}
          <input
            className="if-scripted"
            type="range"
            aria-label="Compare before and after"
            aria-valuetext={`After: ${story.after}`}
            defaultValue="100"
            step="2"
            autoComplete="off"
          />
          <i className="if-scripted" aria-hidden="true" data-markdown="omit">
            <b>‹ ›</b>
          </i>
        </div>
      ) : (
        art
      )}
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
