import { confluence } from './confluence.ts';
import { cover } from './cover.ts';
import { hero } from './hero.ts';
import { minutes, sheets } from './guide.ts';
import { pillars } from './pillars.ts';
import type { SocialArt } from './social-art.ts';
import { stories } from './stories.ts';
import { type Change, story, type StoryText } from './story.ts';

/** What a picture for link previews is drawn from: plain data, the page's own where it has some. */
export type SocialDrawing =
  /** ten streams become one river */
  | { of: 'confluence' }
  /** the drawing a service or an industry opens with */
  | { of: 'hero'; name: string }
  /** a move of the river, by a category of posts; `seed` makes it the page's own */
  | { of: 'cover'; family: string; seed: string }
  /** the parts of the assessment */
  | { of: 'pillars'; names: readonly string[] }
  /** a story's figures as thickness */
  | { of: 'story'; change: Change; words: StoryText }
  /** all stories, a band for each */
  | { of: 'stories'; changes: readonly Change[] }
  /** a river over as many sheets as there are guides, or pages of one */
  | { of: 'sheets'; count: number }
  /** what is done one after the other, by its minutes */
  | { of: 'minutes'; minutes: readonly number[] };

/** The drawing on its place in the lower part of the picture. */
export function socialArt(drawing: SocialDrawing): SocialArt {
  switch (drawing.of) {
    case 'confluence':
      return confluence();
    case 'hero':
      return hero(drawing.name);
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
