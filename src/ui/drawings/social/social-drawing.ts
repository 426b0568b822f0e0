import type { ReactNode } from 'react';
import { cover } from './cover.ts';
import { minutes, sheets } from './guide.ts';
import { type SocialArt, BAND, inBand, SOCIAL } from './social-art.ts';
import { stories } from './stories.ts';
import { type Change, story, type StoryText } from './story.ts';
import { ramp, reach, stack } from '#src/ui/drawings/ribbon.ts';

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
