import { BRAND } from '#content/brand.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import type { PostView } from '#src/domains/content/post-reader.server.ts';
import { type Page, type StoredBlock, storedProp } from '#src/domains/content/page.ts';
import { printedMetric, type SuccessStory } from '#src/domains/content/success-story.ts';
import type { SocialCard, SocialKind } from '#src/domains/social-images/social-card.server.ts';
import { trailOfBlock } from './trail.ts';
import { drawingOfPage } from './drawing-of-page.server.ts';

const brand = BRAND.shortName;

/** Where a page belongs by the beginning of its path, or of the path of the page above it. */
const SECTIONS: readonly { kind: SocialKind; label: string; paths: readonly string[] }[] = [
  { kind: 'service', label: 'Service', paths: ['/services'] },
  { kind: 'playbook', label: 'Playbook', paths: ['/playbooks'] },
  { kind: 'company', label: 'About', paths: ['/about'] },
  { kind: 'local', label: 'Insights', paths: ['/insights'] },
  { kind: 'assessment', label: '', paths: ['/ai-quotient'] },
  { kind: 'audience', label: 'Who we help', paths: ['/who-we-help', '/b2b', '/dtc'] },
];

/** The card of a page made of blocks: its own headline and drawing. */
export function socialCardOfPage(page: Page): SocialCard {
  const { path, title } = page;
  const drawing = drawingOfPage(page);
  const headline = storedText(page.blocks[0], 'title') ?? title;
  if (path === '/')
    return {
      kind: 'home',
      brand,
      eyebrow: `${BRAND.city}, ${BRAND.region}`,
      title: headline,
      drawing,
    };
  const section =
    SECTIONS.find(({ paths }) => paths.some((start) => isBelow(path, start))) ??
    SECTIONS.find(({ paths, kind }) => kind === 'audience' && paths.includes(parentOf(page)));
  const isOwnName = section?.paths.includes(path) || !section?.label;
  const isSaid = oneLine(headline) === title;
  const eyebrow = isOwnName ? title : isSaid ? section.label : `${section.label}: ${title}`;
  return { kind: section?.kind ?? 'page', brand, eyebrow, title: headline, drawing };
}

/** The card of an article: its category is the move that its drawing shows. */
export const socialCardOfPost = ({
  slug,
  title,
  category,
}: Pick<PostView, 'slug' | 'title' | 'category'>): SocialCard => ({
  kind: 'article',
  brand,
  eyebrow: `Insights: ${category}`,
  title,
  drawing: { of: 'cover', family: category, seed: slug },
});

/** The card of a success story: its figures are the drawing. */
export const socialCardOfStory = (story: SuccessStory): SocialCard => ({
  kind: 'story',
  brand,
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

/** The card of /insights. */
export const socialCardOfInsights = (): SocialCard => ({
  kind: 'listing',
  brand,
  eyebrow: BRAND.name,
  title: 'Insights',
  drawing: { of: 'cover', family: 'CRM Implementation', seed: 'insights' },
});

/** The card of /insights/success-stories: every story is a band. */
export const socialCardOfStories = (): SocialCard => ({
  kind: 'listing',
  brand,
  eyebrow: 'Insights',
  title: 'Success stories',
  drawing: { of: 'stories', changes: SUCCESS_STORIES.map(changeOf) },
});

const changeOf = ({ measure: { before, after } }: SuccessStory) => ({ before, after });

const isBelow = (path: string, start: string) => path === start || path.startsWith(`${start}/`);

/** The first page of the trail that its hero shows. */
function parentOf({ blocks }: Page): string {
  return (blocks[0] && trailOfBlock(blocks[0])?.[0]?.href) ?? '';
}

function storedText(block: StoredBlock | undefined, name: string): string | undefined {
  const value = block && storedProp(block, name);
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
