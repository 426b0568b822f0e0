import type { Shape } from './shapes.tsx';
import { Shapes } from './shapes.tsx';
import { costCover } from './story-cost.ts';
import { countCover } from './story-count.ts';
import { durationCover } from './story-duration.ts';
import { shareCover } from './story-share.ts';
import { spreadCover } from './story-spread.ts';

/** The figures of a story, on which its cover is based. */
export interface Measure {
  kind: 'duration' | 'share' | 'cost' | 'count' | 'spread';
  before: number;
  after: number;
  unit: string;
  what: string;
}

/** The position of a label in percent of the panel: its left end, or its right end with `end`. */
export interface Anchor {
  x: number;
  y: number;
  end?: boolean;
}

export interface Cover {
  shapes: Shape[];
  before: Anchor;
  after: Anchor;
  /** a sentence without its subject */
  description: string;
}

export const COVER = { width: 960, height: 480 } as const;

const DRAW: Record<Measure['kind'], (measure: Measure) => Cover> = {
  duration: durationCover,
  share: shareCover,
  cost: costCover,
  count: countCover,
  spread: spreadCover,
};

/** Returns the cover of a story as data: its shapes and the positions of its two labels. */
export function storyCover(measure: Measure): Cover {
  return DRAW[measure.kind](measure);
}

/** The cover without its labels, which are HTML on top of it, so that they do not scale. */
export function StoryCoverArt({ measure, cover }: { measure: Measure; cover: Cover }) {
  return (
    <svg
      className="story-art"
      viewBox={`0 0 ${COVER.width} ${COVER.height}`}
      role="img"
      aria-label={`${capitalize(measure.what)}: ${cover.description}`}
    >
      <Shapes shapes={cover.shapes} />
    </svg>
  );
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
