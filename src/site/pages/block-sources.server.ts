import { PLACEHOLDER_LOGOS } from '#content/client-logos.ts';
import type { BlockSources, ClientView, StoryCardView } from '#src/blocks/block.ts';
import { logoLabel, logoUrl } from '#src/blocks/logo-label.ts';
import { type Page, storedProp } from '#src/domains/content/pages/page.ts';
import {
  chooseStories,
  printedMetric,
  storyBySlug,
  storyOfPage,
  type SuccessStory,
} from '#src/domains/content/stories/success-story.ts';
import { assessmentView } from '#src/site/ai-quotient/assessment-view.ts';
import { resolveSchedulers } from '#src/site/parts/resolve-schedulers.ts';
import { formView } from '#src/site/leads/form-views.ts';
import type { Services } from '#src/services.server.ts';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { BLOCK_SCHEMAS } from '#src/blocks/schemas.ts';
import type { HeroOfPage } from '#content/drawings/heroes/hero-of-page.ts';

/** The data that blocks of a page may load from the domains. */
export function createBlockSources(
  {
    media,
    pages,
    stories,
    assessments,
    config,
    settings,
    log,
  }: Pick<Services, 'media' | 'pages' | 'stories' | 'assessments' | 'config' | 'settings' | 'log'>,
  page: Pick<Page, 'blocks' | 'path'> = { blocks: [], path: '' },
): BlockSources {
  return {
    async logos(folder) {
      try {
        const items = await media.list(folder);
        // An empty folder keeps the placeholders silently (docs/specification.md, section 8), so the log informs the operator.
        if (items.length === 0) log.warn({ folder }, 'a logo folder is empty');
        return items.map(({ name, url }) => ({ name: logoLabel(name), url: logoUrl(url) }));
      } catch (error) {
        log.warn({ folder, err: error }, 'a logo folder cannot be listed');
        return undefined;
      }
    },
    hero: heroOfPath,
    blocks: async (path) => (await pages.page(path))?.blocks ?? [],
    ownHero: () => heroOfPage(page),
    placeholderLogos: () => PLACEHOLDER_LOGOS,
    assessment: () => assessmentView(assessments.current, settings.consent('CONSENT_REPORT')),
    form: (form) => resolveSchedulers(formView(form, settings.consent('CONSENT_LEADS')), config),
    stories: async (choice) => chooseStories(await stories.list(), choice).map(storyCard),
    client: async (company) => clientView(await stories.list(), company),
    proof: async (slug) => proofView(await stories.list(), page.path, slug),
  };
}

/** The client of a story, or of the one beside the main action of a page. */
export function proofView(
  stories: readonly SuccessStory[],
  path: string,
  slug: string | undefined,
): ClientView | undefined {
  const story = slug ? storyBySlug(stories, slug) : storyOfPage(stories, path);
  return story && clientView(stories, story.companyName);
}

/** The built-in logo of a client, their story, and their words. */
export function clientView(stories: readonly SuccessStory[], company: string): ClientView {
  const story = stories.find(({ companyName }) => companyName === company);
  return {
    logo: PLACEHOLDER_LOGOS.find(({ name }) => name === company),
    story: story && storyCard(story),
    voice: story?.voice,
  };
}

export function storyCard(story: SuccessStory): StoryCardView {
  const { slug, title, companyName, industry, measure } = story;
  return {
    slug,
    title,
    companyName,
    industry,
    before: printedMetric(story, 'Before'),
    after: printedMetric(story, 'After'),
    improvement: `${measure.improvement}%`,
    improvementLabel: measure.improvementLabel,
    measure,
  };
}

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
