import { coverOf } from '#content/drawings/post-covers.ts';
import type { PostView } from '#src/domains/content/posts/post-reader.server.ts';
import { type Page, type StoredBlock, storedProp } from '#src/domains/content/pages/page.ts';
import { printedMetric, type SuccessStory } from '#src/domains/content/stories/success-story.ts';
import { HOME_PATH } from '#src/domains/site-map/paths.ts';
import { isSectionRoot, type Section, sectionOf } from '#src/domains/site-map/sections.ts';
import type { SiteIdentity } from '#src/domains/seo/site-identity.ts';
import type { SocialCard, SocialDrawing } from '#src/domains/social-images/social-card.server.ts';
import { trailOfBlock } from './trail.ts';
import { BLOCK_SCHEMAS } from '#src/blocks/schemas.ts';

/** The company on cards. */
export type CardSite = Pick<SiteIdentity, 'name' | 'shortName' | 'mark' | 'address'>;

const brandOf = ({ shortName, mark }: CardSite) => ({
  brand: shortName,
  ...(mark !== null && { mark }),
});

/** The label above the headline of a section's pages; if empty, the page's title is used. */
const LABELS: Record<Section, string> = {
  service: 'Service',
  playbook: 'Playbook',
  company: 'About',
  local: 'Insights',
  assessment: '',
  audience: 'Who we help',
};

/** The section of a page's path. Pages of industries belong to an audience by their breadcrumbs, not by their path. */
function sectionOfPage(page: Page): Section | undefined {
  const own = sectionOf(page.path);
  if (own) return own;
  const parent = parentOf(page);
  return isSectionRoot(parent) && sectionOf(parent) === 'audience' ? 'audience' : undefined;
}

/** The card of a page of blocks, with its headline and drawing. */
export function socialCardOfPage(page: Page, site: CardSite): SocialCard {
  const brand = brandOf(site);
  const { path, title } = page;
  const drawing = drawingOfPage(page);
  const headline = storedText(page.blocks[0], 'title') ?? title;
  if (path === HOME_PATH)
    return {
      kind: 'home',
      ...brand,
      eyebrow: `${site.address.city}, ${site.address.region}`,
      title: headline,
      drawing,
    };
  const section = sectionOfPage(page);
  const label = section && LABELS[section];
  const repeatsTitle = oneLine(headline) === title;
  const labelWithTitle = repeatsTitle ? label : `${label}: ${title}`;
  const eyebrow = label && labelWithTitle && !isSectionRoot(path) ? labelWithTitle : title;
  return { kind: section ?? 'page', ...brand, eyebrow, title: headline, drawing };
}

/** The card of an article. Its drawing is that of the cover we gave it. */
export const socialCardOfPost = (
  { slug, title, category }: Pick<PostView, 'slug' | 'title' | 'category'>,
  site: CardSite,
): SocialCard => ({
  kind: 'article',
  ...brandOf(site),
  eyebrow: `Insights: ${category}`,
  title,
  drawing: { of: 'cover', ...coverOf(slug, category) },
});

/** The card of a success story. The drawing shows its metrics. */
export const socialCardOfStory = (story: SuccessStory, site: CardSite): SocialCard => ({
  kind: 'story',
  ...brandOf(site),
  eyebrow: `Success story: ${story.industry}`,
  title: story.title,
  drawing: {
    of: 'story',
    change: changeOf(story),
    words: {
      before: printedMetric(story, 'Before'),
      after: printedMetric(story, 'After'),
      improvement: printedMetric(story, 'Improvement'),
    },
  },
});

/** The card of the list of articles. */
export const socialCardOfInsights = (site: CardSite): SocialCard => ({
  kind: 'listing',
  ...brandOf(site),
  eyebrow: site.name,
  title: 'Insights',
  drawing: { of: 'cover', family: 'CRM Implementation', seed: 'insights' },
});

/** The card of the list of stories. The drawing has a band for each story. */
export const socialCardOfStories = (
  stories: readonly SuccessStory[],
  site: CardSite,
): SocialCard => ({
  kind: 'listing',
  ...brandOf(site),
  eyebrow: 'Insights',
  title: 'Success stories',
  drawing: { of: 'stories', changes: stories.map(changeOf) },
});

const changeOf = ({ measure: { before, after } }: SuccessStory) => ({ before, after });

/** The first page in the breadcrumbs of the page's hero. */
function parentOf({ blocks }: Page) {
  return (blocks[0] && trailOfBlock(blocks[0])?.[0]?.href) ?? '';
}

function storedText(block: StoredBlock | undefined, name: string): string | undefined {
  const value = block && storedProp(block, name);
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

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
function drawingOfPage({ path, blocks }: Page): SocialDrawing {
  for (const block of blocks) {
    const drawing = drawingOf(block);
    if (drawing) return drawing;
  }
  return { of: 'cover', family: 'CRM Implementation', seed: path };
}

const drawingOf = (block: StoredBlock) =>
  Object.hasOwn(DRAWING_OF_BLOCK, block.type) ? DRAWING_OF_BLOCK[block.type]!(block) : undefined;
