import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { BLOCK_SCHEMAS } from '#src/blocks/schemas.ts';
import { type Page, storedProp } from '#src/domains/content/pages/page.ts';
import type { HeroOfPage } from '#content/drawings/heroes/hero-of-page.ts';

/** The drawing of a page's hero; undefined if the page has none of its own, or its props are invalid. */
export function heroOfPage({ blocks }: Pick<Page, 'blocks'>): HeroOfPage | undefined {
  for (const block of blocks) {
    if (block.type === 'service-hero') {
      const { drawing } = BLOCK_SCHEMAS['service-hero'].shape;
      const { data } = drawing.safeParse(storedProp(block, 'drawing'));
      return data && { hero: data };
    }
    if (block.type === 'page-hero') {
      const { streams } = BLOCK_SCHEMAS['page-hero'].shape;
      const { data } = streams.safeParse(storedProp(block, 'streams'));
      return data && { streams: data };
    }
  }
  return undefined;
}

/** By path. Only of the built-in pages, since a list of links must not need a query for each of them. */
const HERO_OF_PATH = new Map(DEFAULT_PAGES.map((page) => [page.path, heroOfPage(page)]));

export const heroOfPath = (path: string) => HERO_OF_PATH.get(path);
