import type { ReactNode } from 'react';
import { cover } from './cover.ts';
import { minutes, sheets } from './guide.ts';
import { pillars } from './pillars.ts';
import type { SocialArt } from './social-art.ts';
import { stories } from './stories.ts';
import { type Change, story, type StoryText } from './story.ts';

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
