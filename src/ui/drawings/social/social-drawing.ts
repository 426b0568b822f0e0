import type { ReactNode } from 'react';
import { BAND, SOCIAL, type SocialArt, inBand } from './social-art.ts';
import { type Change, type StoryText, story } from './story.ts';
import { ramp, reach, round, seededRandom, stack, sum } from '#src/ui/drawings/ribbon.ts';
import { POST_COVER, coverShapes } from '#src/ui/drawings/post-cover.tsx';
import type { Shape } from '#src/ui/drawings/shapes.tsx';

const START = 540;
const MEET = 930;

/** One labeled band per pillar, all of the same thickness, adjacent on the right. */
function pillars(names: readonly string[]): SocialArt {
  const row = (BAND - 14) / names.length;
  const width = Math.min(30, row * 0.62);
  const longest = Math.max(...names.map((name) => name.length));
  const size = Math.min(26, Math.floor((START - SOCIAL.margin) / (0.54 * longest)));
  const tops = stack(
    names.map(() => width),
    (BAND - 14 - names.length * width) / 2,
  );
  return inBand(
    names.map((_, index) => ({
      d: reach(
        [START, SOCIAL.width],
        { x: START + 40, y: index * row + (row - width) / 2, width },
        { x: MEET, y: tops[index]!, width: width + 0.5 },
        [0.4, 0.5],
      ),
      fill: ramp(0.3 + (0.7 * index) / Math.max(1, names.length - 1)),
    })),
    names.map((text, index) => ({
      x: SOCIAL.margin,
      y: (index + 0.5) * row + 9,
      text,
      size,
      face: 'text',
      color: '#D5E3DB',
    })),
  );
}

/** The data that the drawing of a link preview is based on, from the page where possible. */
export type SocialDrawing =
  /** the river of the home page */
  | { of: 'confluence' }
  /** the hero drawing of a service or an industry */
  | { of: 'hero'; name: string }
  /** the cover of a category of posts; `seed` varies it by page */
  | { of: 'cover'; family: string; seed: string }
  /** the pillars of the assessment */
  | { of: 'pillars'; names: readonly string[] }
  /** the figures of a success story */
  | { of: 'story'; change: Change; words: StoryText }
  /** one band per success story */
  | { of: 'stories'; changes: readonly Change[] }
  /** a river across `count` sheets: guides, or pages of one guide */
  | { of: 'sheets'; count: number }
  /** consecutive tasks, by their minutes */
  | { of: 'minutes'; minutes: readonly number[] };

/** The drawings of this site's own content. */
export interface OwnArt {
  /** the brand's mark, in the current color */
  mark: ReactNode;
  /** the river of the home page */
  home(): SocialArt;
  /** the hero drawing of a page; undefined if there is none of this name */
  hero(name: string): SocialArt | undefined;
}

/** Returns the drawing, positioned in the lower part of the picture. */
export function socialArt(drawing: SocialDrawing, own: OwnArt): SocialArt {
  switch (drawing.of) {
    case 'confluence':
      return own.home();
    case 'hero':
      return own.hero(drawing.name) ?? own.home();
    case 'cover':
      return cover(drawing.family, drawing.seed);
    case 'pillars':
      return pillars(drawing.names);
    case 'story':
      return story(drawing.change, drawing.words);
    case 'stories':
      return stories(drawing.changes);
    case 'sheets':
      return sheets(drawing.count);
    case 'minutes':
      return minutes(drawing.minutes);
  }
}

/** The distance over which a band changes its thickness. */
const LENGTH = 300;

/** One band per story, whose thickness is the figure before on the left and after on the right. */
function stories(changes: readonly Change[]): SocialArt {
  const row = (BAND - 10) / changes.length;
  const thickest = row * 0.82;
  const ordered = changes.toSorted((a, b) => a.after / a.before - b.after / b.before);
  return inBand(
    ordered.map(({ before, after }, index) => {
      const unit = thickest / Math.max(before, after);
      const turn = 60 + (index / changes.length) * (SOCIAL.width - LENGTH - 120);
      const middle = (index + 0.5) * row;
      const edge = (x: number, value: number) => ({
        x,
        y: middle - (value * unit) / 2,
        width: value * unit,
      });
      return {
        d: reach([0, SOCIAL.width], edge(turn, before), edge(turn + LENGTH, after)),
        fill: ramp(0.3 + (0.7 * index) / Math.max(1, changes.length - 1)),
      };
    }),
  );
}

/** The first sheet is on top; of the others, the edges are visible. */
const SHEET = { right: 1092, top: 14, width: 340, edge: 46, step: 11 } as const;
const PAPERS = ['#FBF8F2', '#DDD6C6', '#C9C8B9'] as const;

/** The widths of the streams. */
const STREAMS = [18, 10, 15, 22, 9, 17, 12] as const;

/** Streams that merge on the first of `count` sheets and continue across all of them as one river. */
function sheets(count: number): SocialArt {
  const { right, top, width, edge, step } = SHEET;
  const left = right - width - (count - 1) * edge;
  const row = (BAND - 20) / STREAMS.length;
  const tops = stack(STREAMS, BAND - 26 - sum(STREAMS));
  const papers = Array.from({ length: count }, (_, index) => ({
    d: `M${left} ${top + index * step}h${width + index * edge}v${BAND}H${left}z`,
    fill: index === 0 ? PAPERS[0] : PAPERS[1 + (index % 2)]!,
  })).toReversed();
  return inBand([
    ...papers,
    ...STREAMS.map((thickness, index) => ({
      d: reach(
        [0, SOCIAL.width],
        { x: 40, y: 12 + index * row, width: thickness },
        { x: left, y: tops[index]!, width: thickness + 0.5 },
      ),
      fill: ramp(0.22 + index * 0.125),
    })),
  ]);
}

/** One bar per task, as long as its minutes, which starts where the previous one ends. */
function minutes(each: readonly number[]): SocialArt {
  const unit = SOCIAL.width / sum(each);
  const step = BAND / each.length;
  const starts = stack(each);
  return inBand(
    each.map((length, index) => ({
      d: `M${round(starts[index]! * unit)} ${round(index * step)}h${round(length * unit)}v${round(step)}h${-round(length * unit)}z`,
      fill: ramp(0.25 + (0.75 * index) / Math.max(1, each.length - 1)),
    })),
  );
}

const DARK_LINES = new Set(['#0A2A22']);
const LINE = '#A9C4B8';

/** The cover of a category, stretched to the band. Dark lines of light covers become light. */
function cover(family: string, seed: string): SocialArt {
  if (family === 'AI Enablement') return inBand(join(seededRandom(seed)));
  const shapes = coverShapes(family, seed).map((shape) =>
    shape.stroke && DARK_LINES.has(shape.stroke) ? { ...shape, stroke: LINE } : shape,
  );
  return {
    shapes,
    top: SOCIAL.height - BAND,
    height: BAND,
    // Excludes the right edge, where the covers end bands with a line in their background color.
    view: [0, 20, POST_COVER.width - 4, POST_COVER.height - 20],
    fit: 'none',
  };
}

/** The cover of AI enablement, redrawn: stretching would change the width of its bends. */
function join(random: () => number): Shape[] {
  const between = (low: number, high: number) => low + random() * (high - low);
  const lanes = 4 + Math.floor(random() * 3);
  const river = between(96, 124);
  const joining = 2 + Math.floor(random() * 2);
  const band = between(54, 72) / joining ** 0.5;
  const inner = between(24, 44);
  const start = between(180, 620);
  const lane = river / lanes;
  return [
    ...Array.from({ length: lanes }, (_, index) => ({
      d: `M0 ${round((index + 0.5) * lane)}H${SOCIAL.width}`,
      stroke: ramp(0.22 + (0.42 * index) / (lanes - 1)),
      width: round(lane + 0.6),
    })),
    ...Array.from({ length: joining }, (_, index) => {
      const level = river + (index + 0.5) * band;
      const radius = inner + (joining - index - 0.5) * band;
      const column = start + (index + 0.5) * band;
      return {
        d: `M${round(column)} ${BAND + 80}V${round(level + radius)}A${round(radius)} ${round(radius)} 0 0 1 ${round(column + radius)} ${round(level)}H${SOCIAL.width}`,
        stroke: ramp(1 - index * 0.13),
        width: round(band + 0.6),
      };
    }),
  ];
}
