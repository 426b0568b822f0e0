import { renderToStaticMarkup } from 'react-dom/server';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import {
  filterByIndustry,
  STORY_INDUSTRIES,
  storyBySlug,
} from '#src/domains/content/success-story.ts';
import { BOOK_AUDIT_PATH } from '#src/domains/site-map/paths.ts';
import type { Services } from '#src/services.server.ts';
import { storyCard } from '#src/site/pages/block-sources.server.ts';
import { describeStory, describeStoryList } from '#src/site/seo/insights-head.server.ts';
import { siteIdentity } from '#src/site/seo/site-identity.server.ts';
import { STORIES_STEP } from '#src/site/seo/trail.ts';
import { AuditBanner } from './audit-banner.tsx';
import { storyMetadata } from '#src/site/seo/insights-metadata.ts';
import { industryHref, StoryListView } from './story-list-view.tsx';
import { StoryView } from './story-view.tsx';

async function closingFor(pages: Services['pages'], subject: string) {
  return (await pages.paths()).has(BOOK_AUDIT_PATH) ? <AuditBanner subject={subject} /> : null;
}

/** Renders the list of stories, filtered by industry if one is given (docs/specification.md, section 3: by a part of its name). */
export async function renderStoryList(
  { pages, config }: Pick<Services, 'pages' | 'config'>,
  industry: string | undefined,
) {
  const stories = filterByIndustry(SUCCESS_STORIES, industry ?? '');
  const isFound = stories.length > 0;
  // Only the full name of an industry is a canonical address.
  const own = STORY_INDUSTRIES.find((name) => name === industry);
  const { head, data } = describeStoryList(
    {
      path: own ? industryHref(own) : STORIES_STEP.path,
      industry: isFound ? industry : undefined,
      noindex: !isFound,
    },
    siteIdentity(config),
  );
  const closing = await closingFor(pages, 'stories');
  const html = renderToStaticMarkup(
    <>
      <StoryListView stories={stories.map(storyCard)} industry={industry} />
      {closing}
    </>,
  );
  return { head, html: html + data, isFound };
}

/** Renders one story and its head. Returns undefined for an unknown slug. */
export async function renderStory(
  { pages, config }: Pick<Services, 'pages' | 'config'>,
  slug: string,
) {
  const story = storyBySlug(SUCCESS_STORIES, slug);
  if (!story) return undefined;
  const next = SUCCESS_STORIES[(SUCCESS_STORIES.indexOf(story) + 1) % SUCCESS_STORIES.length]!;
  const { head, data } = describeStory(story, siteIdentity(config));
  const closing = await closingFor(pages, story.industry);
  const html = renderToStaticMarkup(
    <>
      <StoryView story={story} card={storyCard(story)} next={next} />
      {closing}
    </>,
  );
  return { head, ...storyMetadata(story), html: html + data };
}
