import {
  filterByIndustry,
  STORY_INDUSTRIES,
  storyBySlug,
  type SuccessStory,
  searchTextsOf,
} from '#src/domains/content/stories/success-story.ts';
import { BOOK_AUDIT_PATH } from '#src/domains/site-map/paths.ts';
import type { RouteOverride } from '#src/domains/seo/overrides/override.ts';
import type { Services } from '#src/services.server.ts';
import { clientView, storyCard } from '#src/site/pages/block-sources.server.ts';
import { describeStory, describeStoryList } from '#src/site/seo/insights-head.server.ts';
import { siteIdentity } from '#src/site/seo/site-identity.server.ts';
import { STORIES_STEP } from '#src/site/seo/trail.ts';
import { AuditBanner } from './audit-banner.tsx';
import { industryHref, StoryListView } from './story-list-view.tsx';
import { StoryView } from './story-view.tsx';
import { renderMarkup } from '#src/ui/render-markup.server.ts';

type StoryServices = Pick<Services, 'pages' | 'stories' | 'config' | 'siteSettings'> & {
  media?: Services['media'] | undefined;
};

async function closingFor(pages: Services['pages'], subject: string) {
  const paths = await pages.pathsAmong([BOOK_AUDIT_PATH]);
  return paths.has(BOOK_AUDIT_PATH) ? <AuditBanner subject={subject} /> : null;
}

/** Renders the list of stories, filtered by industry if one is given (docs/specification.md, section 3: by a part of its name). */
export async function renderStoryList(
  {
    pages,
    stories: reader,
    overrides,
    config,
    siteSettings,
    media,
  }: StoryServices & Pick<Services, 'overrides'>,
  industry: string | undefined,
) {
  const all = await reader.list();
  const stories = filterByIndustry(all, industry ?? '');
  const isFound = stories.length > 0;
  // Only the full name of an industry is a canonical address.
  const own = STORY_INDUSTRIES.find((name) => name === industry);
  const { head, data } = describeStoryList(
    {
      path: own ? industryHref(own) : STORIES_STEP.path,
      industry: isFound ? industry : undefined,
      noindex: !isFound,
      override: await overrides.of(STORIES_STEP.path),
    },
    all,
    await siteIdentity({ config, siteSettings, media }),
  );
  const closing = await closingFor(pages, 'stories');
  const html = renderMarkup(
    <>
      <StoryListView stories={stories.map(storyCard)} industry={industry} />
      {closing}
    </>,
  );
  return { head, html: html + data, isFound };
}

/** Renders one story and its head. Returns undefined for an unknown slug. */
export async function renderStory(
  { pages, stories, config, siteSettings, media }: StoryServices,
  slug: string,
) {
  const all = await stories.list();
  const story = storyBySlug(all, slug);
  return (
    story && renderStoryView({ pages, config, siteSettings, media }, story, nextOf(all, story))
  );
}

/** The story after another one; the first one after the last, and after a draft. */
const nextOf = (stories: readonly SuccessStory[], { slug }: SuccessStory): SuccessStory =>
  stories[(stories.findIndex((each) => each.slug === slug) + 1) % stories.length]!;

/** Renders a working copy as its page would show it. */
export async function renderStoryDraft(
  { pages, stories, config, siteSettings, media }: StoryServices,
  story: SuccessStory & { override?: RouteOverride },
) {
  const all = await stories.list();
  return renderStoryView(
    { pages, config, siteSettings, media },
    story,
    all.length > 0 ? nextOf(all, story) : story,
  );
}

async function renderStoryView(
  { pages, config, siteSettings, media }: Omit<StoryServices, 'stories'>,
  story: SuccessStory & { override?: RouteOverride },
  next: SuccessStory,
) {
  const { head, data } = describeStory(story, await siteIdentity({ config, siteSettings, media }));
  const closing = await closingFor(pages, story.industry);
  const html = renderMarkup(
    <>
      <StoryView
        story={story}
        card={storyCard(story)}
        logo={clientView([], story.companyName).logo}
        next={next}
      />
      {closing}
    </>,
  );
  return { head, ...searchTextsOf(story), html: html + data };
}
