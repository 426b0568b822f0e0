import { renderToStaticMarkup } from 'react-dom/server';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import {
  filterByIndustry,
  storyBySlug,
  type SuccessStory,
} from '#src/domains/content/success-story.ts';
import type { Services } from '#src/services.server.ts';
import { storyCard } from '#src/site/pages/block-sources.server.ts';
import { AuditBanner } from './audit-banner.tsx';
import { StoryListView } from './story-list-view.tsx';
import { StoryView } from './story-view.tsx';

async function closingFor(pages: Services['pages'], subject: string) {
  return (await pages.paths()).has('/book-audit') ? <AuditBanner subject={subject} /> : null;
}

/** The list of stories as markup, by industry where one is given (spec section 3: by part of its name). */
export async function renderStoryList(
  { pages }: Pick<Services, 'pages'>,
  industry: string | undefined,
) {
  const stories = filterByIndustry(SUCCESS_STORIES, industry ?? '');
  const closing = await closingFor(pages, 'stories');
  const html = renderToStaticMarkup(
    <>
      <StoryListView stories={stories.map(storyCard)} industry={industry} />
      {closing}
    </>,
  );
  return { html, isFound: stories.length > 0 };
}

/** One story as markup, with what its head tells search engines; undefined for an unknown slug. */
export async function renderStory({ pages }: Pick<Services, 'pages'>, slug: string) {
  const story = storyBySlug(SUCCESS_STORIES, slug);
  if (!story) return undefined;
  const next = SUCCESS_STORIES[(SUCCESS_STORIES.indexOf(story) + 1) % SUCCESS_STORIES.length]!;
  const closing = await closingFor(pages, story.industry);
  const html = renderToStaticMarkup(
    <>
      <StoryView story={story} card={storyCard(story)} next={next} />
      {closing}
    </>,
  );
  return { html, ...storyMetadata(story) };
}

export const storyMetadata = ({ companyName, title, measure }: SuccessStory) => ({
  title: `${companyName}: ${title}`,
  description: `${measure.improvement}% ${measure.improvementLabel}, measured as ${measure.what}. What ${companyName} changed, what it brought, and what is still open.`,
});
