import { CROPS } from './crops.ts';
import { HEROES } from './heroes.ts';
import type { HeroDrawing } from '#src/ui/drawings/heroes/picture.tsx';
import type { Streams } from '#src/ui/drawings/heroes/streams.ts';
import { streamsDrawing } from '#src/ui/drawings/heroes/streams-drawing.ts';

/** The drawing at the top of a page, as data. */
export type HeroOfPage = { hero: keyof typeof HEROES } | { streams: Streams };

export const drawingOf = (page: HeroOfPage): HeroDrawing =>
  'hero' in page ? HEROES[page.hero] : streamsDrawing(page.streams);

/** The part of the wide picture that its shapes fill, and the side that must not be cropped. */
export const cropOf = (page: HeroOfPage): { top: number; bottom: number; side?: string } =>
  'hero' in page ? CROPS[page.hero] : { top: 24, bottom: streamsDrawing(page.streams).wide.height };
