import type { Shape } from './shapes.tsx';
import { Shapes } from './shapes.tsx';
import { countCover } from './story-count.ts';
import { durationCover } from './story-duration.ts';
import { shareCover } from './story-share.ts';
import { ramp, reach, round } from './ribbon.ts';

const MIDDLE = 284;
const WIDEST = 182;

/** A forecast that opens into a range: the range before in pale bands, the one after in bright bands inside it. */
function spreadCover({ before, after, unit }: Measure): Cover {
  const scale = WIDEST / Math.max(before, after);
  const cone = (reach: number) => {
    const half = round(reach * scale);
    const above = `C560 ${MIDDLE - 9} 640 ${round(MIDDLE - half)} 960 ${round(MIDDLE - half)}`;
    return `M330 ${MIDDLE - 9}${above}V${round(MIDDLE + half)}C640 ${round(MIDDLE + half)} 560 ${MIDDLE + 9} 330 ${MIDDLE + 9}z`;
  };
  const steps = [1, 0.75, 0.5];
  const shapes: Shape[] = [
    ...steps.map((step, index) => ({
      d: cone(after + (before - after) * step),
      fill: ['#155043', '#1a5f50', '#1f7262'][index]!,
    })),
    ...[1, 0.66, 0.33].map((step, index) => ({
      d: cone(after * step),
      fill: ramp(0.6 + index * 0.2),
    })),
    { d: `M0 ${MIDDLE}H330`, stroke: ramp(1), width: 18 },
    { d: `M330 ${MIDDLE - 60}v120`, stroke: '#A9C4B8', width: 2 },
  ];
  return {
    shapes,
    before: { x: 97, y: ((MIDDLE - before * scale - 48) / 480) * 100, end: true },
    after: { x: 4, y: ((MIDDLE + 50) / 480) * 100 },
    description: `a forecast that missed by ${before} ${unit} now misses by ${after}.`,
  };
}

const BANDS = 6;
const THICKEST = 372;

/** A narrowing river. Its thickness is the cost per customer: before on the left, after on the right. */
function costCover({ before, after }: Measure): Cover {
  const scale = THICKEST / Math.max(before, after);
  const middleY = 274;
  const edge = (value: number, band: number) =>
    middleY - (value * scale) / 2 + (band * value * scale) / BANDS;
  const width = (value: number) => (value * scale) / BANDS + 0.5;
  const shapes = Array.from({ length: BANDS }, (_, band) => {
    const from = { x: 150, y: edge(before, band), width: width(before) };
    const to = { x: 700, y: edge(after, band), width: width(after) };
    return { d: reach([0, 960], from, to), fill: ramp(0.24 + band * 0.152) };
  });
  const top = (value: number) => ((middleY - (value * scale) / 2 - 46) / 480) * 100;
  return {
    shapes,
    before: { x: 4, y: top(before) },
    after: { x: 97, y: top(after), end: true },
    description: `a river ${before} units thick narrows to ${after}.`,
  };
}

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
