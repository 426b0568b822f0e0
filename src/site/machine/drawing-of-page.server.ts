import { guidePagesSchema } from '#src/blocks/guide-pages/guide-pages.schema.ts';
import { pageHeroSchema } from '#src/blocks/page-hero/page-hero.schema.ts';
import { pillarsHeroSchema } from '#src/blocks/pillars-hero/pillars-hero.schema.ts';
import { playbookCardsSchema } from '#src/blocks/playbook-cards/playbook-cards.schema.ts';
import { serviceHeroSchema } from '#src/blocks/service-hero/service-hero.schema.ts';
import { timedListSchema } from '#src/blocks/timed-list/timed-list.schema.ts';
import type { Page, StoredBlock } from '#src/domains/content/page.ts';
import type { SocialDrawing } from '#src/domains/seo/social-card.server.ts';

/** Pages of the guide that a guide-pages block shows (`SPREAD_DRAWINGS`). */
const PAGES_PER_SPREAD = 2;

/** The drawing that a block gives its page, undefined where it has none. Props that a schema refuses count as none. */
const OF_BLOCK: Record<string, (props: unknown) => SocialDrawing | undefined> = {
  'hero-confluence': () => ({ of: 'confluence' }),
  'service-hero': (props) => {
    const name = serviceHeroSchema.shape.drawing.safeParse(prop(props, 'drawing')).data;
    return name && { of: 'hero', name };
  },
  'page-hero': (props) => {
    const cover = pageHeroSchema.shape.cover.safeParse(prop(props, 'cover')).data;
    return cover && { of: 'cover', ...cover };
  },
  'pillars-hero': (props) => {
    const names = pillarsHeroSchema.shape.pillars.safeParse(prop(props, 'pillars')).data;
    return names && { of: 'pillars', names };
  },
  'timed-list': (props) => {
    const items = timedListSchema.shape.items.safeParse(prop(props, 'items')).data;
    return items && { of: 'minutes', minutes: items.map(({ minutes }) => minutes) };
  },
  'guide-pages': (props) => {
    const items = guidePagesSchema.shape.items.safeParse(prop(props, 'items')).data;
    return items && { of: 'sheets', count: items.length * PAGES_PER_SPREAD };
  },
  'playbook-cards': (props) => {
    const cards = playbookCardsSchema.shape.cards.safeParse(prop(props, 'cards')).data;
    return cards && { of: 'sheets', count: cards.length };
  },
};

/** The drawing of the first block that has one; other pages share a move of the river, each in a variation of its own. */
export function drawingOfPage({ path, blocks }: Page): SocialDrawing {
  for (const block of blocks) {
    const drawing = drawingOf(block);
    if (drawing) return drawing;
  }
  return { of: 'cover', family: 'CRM Implementation', seed: path };
}

const drawingOf = ({ type, props }: StoredBlock) =>
  Object.hasOwn(OF_BLOCK, type) ? OF_BLOCK[type]!(props) : undefined;

const prop = (props: unknown, name: string): unknown =>
  (props as Record<string, unknown> | null | undefined)?.[name];
