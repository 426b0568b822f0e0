import type { Shape } from './shapes.tsx';
import { Shapes, svgFile } from './shapes.tsx';
import { costCover } from './story-cost.ts';
import { countCover } from './story-count.ts';
import { durationCover } from './story-duration.ts';
import { shareCover } from './story-share.ts';
import { spreadCover } from './story-spread.ts';

/** What a cover is drawn from: the story's own figures. */
export interface Measure {
  kind: 'duration' | 'share' | 'cost' | 'count' | 'spread';
  before: number;
  after: number;
  unit: string;
  what: string;
}

/** Where a label stands, in percent of the panel: the point is its left end, or its right end. */
export interface Anchor {
  x: number;
  y: number;
  end?: boolean;
}

export interface Cover {
  shapes: Shape[];
  before: Anchor;
  after: Anchor;
  /** the description in a sentence, without the subject */
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

/** The cover of a story as data: shapes, and where its two labels stand. */
export function storyCover(measure: Measure): Cover {
  return DRAW[measure.kind](measure);
}

/** The cover as markup, without text: labels are set in HTML over it, so they never shrink. */
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

/** The cover as a file, for listings, feeds and social images. */
export function storyCoverSvg(measure: Measure): string {
  return svgFile(COVER.width, COVER.height, '#0F3A30', storyCover(measure).shapes);
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
