import { renderToStaticMarkup } from 'react-dom/server';
import { CURRENT_QUESTIONNAIRE } from '#content/assessment/index.ts';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { PLACEHOLDER_LOGOS } from '#content/client-logos.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import type { BlockDefinition, BlockSources } from '#src/blocks/block.ts';
import { BLOCKS } from '#src/blocks/registry.ts';
import type { Page } from '#src/domains/content/pages/page.ts';
import { chooseStories } from '#src/domains/content/stories/success-story.ts';
import { assessmentView } from '#src/site/ai-quotient/assessment-view.ts';
import { formView } from '#src/site/leads/form-views.ts';
import {
  clientView,
  proofView,
  storyCard,
  heroOfPage,
  heroOfPath,
} from '#src/site/pages/block-sources.server.ts';

const SOURCES: Omit<BlockSources, 'ownHero' | 'proof'> = {
  logos: () => Promise.resolve([]),
  placeholderLogos: () => PLACEHOLDER_LOGOS,
  stories: async (choice) => chooseStories(SUCCESS_STORIES, choice).map(storyCard),
  client: async (company) => clientView(SUCCESS_STORIES, company),
  hero: heroOfPath,
  blocks: async (path) => DEFAULT_PAGES.find((page) => page.path === path)?.blocks ?? [],
  assessment: () => assessmentView(CURRENT_QUESTIONNAIRE),
  form: formView,
};

/** The markup of a page's blocks, without a server or a database. */
export async function renderBlocks({
  blocks,
  path = '',
}: Pick<Page, 'blocks'> & Partial<Pick<Page, 'path'>>): Promise<string> {
  const sources: BlockSources = {
    ...SOURCES,
    ownHero: () => heroOfPage({ blocks }),
    proof: async (slug) => proofView(SUCCESS_STORIES, path, slug),
  };
  const parts = await Promise.all(
    blocks.map(async ({ type, id, props }) => {
      const { schema, load, view: View }: BlockDefinition = BLOCKS[type as keyof typeof BLOCKS];
      const parsed = schema.parse(props);
      const data = await load?.(parsed, sources);
      return renderToStaticMarkup(<View {...parsed} id={id} data={data} />);
    }),
  );
  return parts.join('');
}
