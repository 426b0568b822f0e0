import type { ReactNode } from 'react';
import { BAND, SOCIAL, type SocialArt, inBand } from './social-art.ts';
import { type Change, type StoryText, story } from './story.ts';
import { ramp, reach, seededRandom, stack, sum } from '#src/ui/drawings/ribbon.ts';
import { type Cover, POST_COVER, coverShapes } from '#src/ui/drawings/post-cover.tsx';
import { familyOf, joinCover } from '#src/ui/drawings/post-cover-families.ts';
import { changeBands, staircase } from '#src/ui/drawings/quantities.ts';

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
  /** the cover of a post, or one that `seed` varies by page */
  | ({ of: 'cover' } & Cover)
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
      return cover(drawing);
    case 'pillars':
      return pillars(drawing.names);
    case 'story':
      return story(drawing.change, drawing.words);
    case 'stories':
      return inBand(
        changeBands(
          drawing.changes.toSorted((a, b) => a.after / a.before - b.after / b.before),
          { width: SOCIAL.width, height: BAND - 10 },
        ),
      );
    case 'sheets':
      return sheets(drawing.count);
    case 'minutes':
      return inBand(staircase(drawing.minutes, { width: SOCIAL.width, height: BAND }));
  }
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

const DARK_LINES = new Set(['#0A2A22']);
const LINE = '#A9C4B8';

/** A cover, stretched to the band. Dark lines of light covers become light. */
function cover(of: Cover): SocialArt {
  if (familyOf(of.family) === 'join')
    return inBand(joinCover(seededRandom(of.seed), of.values, BAND));
  const shapes = coverShapes(of).map((shape) =>
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
