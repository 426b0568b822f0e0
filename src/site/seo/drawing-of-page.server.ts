import { BLOCK_SCHEMAS } from '#src/blocks/schemas.ts';
import { type Page, type StoredBlock, storedProp } from '#src/domains/content/pages/page.ts';
import type { SocialDrawing } from '#src/domains/social-images/social-card.server.ts';

/** Pages of a guide per item of a guide-pages block (`SPREADS`). */
const PAGES_PER_SPREAD = 2;

/** The drawing of a block by its type; undefined for invalid props. */
const DRAWING_OF_BLOCK: Record<string, (block: StoredBlock) => SocialDrawing | undefined> = {
  'hero-confluence': () => ({ of: 'confluence' }),
  'service-hero': (block) => {
    const name = BLOCK_SCHEMAS['service-hero'].shape.drawing.safeParse(
      storedProp(block, 'drawing'),
    ).data;
    return name && { of: 'hero', name };
  },
  'page-hero': (block) => {
    const cover = BLOCK_SCHEMAS['page-hero'].shape.cover.safeParse(storedProp(block, 'cover')).data;
    return cover && { of: 'cover', ...cover };
  },
  'pillars-hero': (block) => {
    const names = BLOCK_SCHEMAS['pillars-hero'].shape.pillars.safeParse(
      storedProp(block, 'pillars'),
    ).data;
    return names && { of: 'pillars', names };
  },
  'timed-list': (block) => {
    const items = BLOCK_SCHEMAS['timed-list'].shape.items.safeParse(
      storedProp(block, 'items'),
    ).data;
    return items && { of: 'minutes', minutes: items.map(({ minutes }) => minutes) };
  },
  'guide-pages': (block) => {
    const items = BLOCK_SCHEMAS['guide-pages'].shape.items.safeParse(
      storedProp(block, 'items'),
    ).data;
    return items && { of: 'sheets', count: items.length * PAGES_PER_SPREAD };
  },
  'playbook-cards': (block) => {
    const cards = BLOCK_SCHEMAS['playbook-cards'].shape.cards.safeParse(
      storedProp(block, 'cards'),
    ).data;
    return cards && { of: 'sheets', count: cards.length };
  },
};

/** The drawing of the first block that has one, or else a cover seeded by the path. */
export function drawingOfPage({ path, blocks }: Page): SocialDrawing {
  for (const block of blocks) {
    const drawing = drawingOf(block);
    if (drawing) return drawing;
  }
  return { of: 'cover', family: 'CRM Implementation', seed: path };
}

const drawingOf = (block: StoredBlock) =>
  Object.hasOwn(DRAWING_OF_BLOCK, block.type) ? DRAWING_OF_BLOCK[block.type]!(block) : undefined;
