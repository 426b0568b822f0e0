import { questionsOf } from '#src/domains/content/posts/post-questions.ts';
import type { PostView } from '#src/domains/content/posts/post-reader.server.ts';
import { searchDescriptionOf } from '#src/domains/content/posts/post-search-texts.ts';
import { searchTextsOf, type SuccessStory } from '#src/domains/content/stories/success-story.ts';
import { type HeadTag, headTags } from '#src/domains/seo/head.ts';
import { applyOverride, type RouteOverride } from '#src/domains/seo/overrides/override.ts';
import type { PageMetadata } from '#src/domains/seo/page-metadata.ts';
import { postPath, storyPath } from '#src/domains/site-map/paths.ts';
import type { SiteIdentity } from '#src/domains/seo/site-identity.ts';
import { type SocialCard, socialImagePath } from '#src/domains/social-images/social-card.server.ts';
import {
  article,
  breadcrumbs,
  structuredDataMarkup,
  type TrailStep,
} from '#src/domains/seo/structured-data.ts';
import { linkPictureOf } from './link-picture.ts';
import { listingMetadata, storyListMetadata } from '#content/insights-metadata.ts';
import { pageTitle } from '#content/page-title.ts';
import {
  socialCardOfInsights,
  socialCardOfPost,
  socialCardOfStories,
  socialCardOfStory,
} from './social-card-of.server.ts';
import { shownQuestions } from './shown-questions.server.tsx';
import { HOME_STEP, INSIGHTS_STEP, STORIES_STEP } from './trail.ts';

/** The tags of a page's head, and its structured data as markup. */
interface PageDescription {
  head: HeadTag[];
  data: string;
}

/**
 * Describes a blog post.
 * @param html of the post: structured data contains only questions that it shows
 */
export function describePost(
  post: PostView,
  role: string | undefined,
  site: SiteIdentity,
  html: string,
): PageDescription {
  const { slug, title, author, category, seo, override, dateTime, updatedAt } = post;
  const path = postPath(slug);
  const own: PageMetadata = {
    keywords: [category],
    ...seo,
    title: pageTitle(seo.title ?? title, site.titleBrand),
    description: searchDescriptionOf(post),
    type: 'article',
    ...(author && { author }),
    ...(dateTime && { datePublished: dateTime }),
  };
  const metadata = applyOverride(own, override);
  const { description } = metadata;
  const drawn = socialImagePath(socialCardOfPost(post, site), path);
  const picture = linkPictureOf(metadata.image, drawn, site);
  return {
    head: headTags({ path, metadata, picture, modified: updatedAt }, site),
    data: structuredDataMarkup([
      article(site, seo.schemaType ?? 'BlogPosting', {
        path,
        name: title,
        description,
        picture: picture.address,
        author: author ? { name: author, role } : undefined,
        published: dateTime,
        modified: updatedAt,
        section: category,
      }),
      breadcrumbs(site, [HOME_STEP, INSIGHTS_STEP, { label: title, path }]),
      shownQuestions(seo.faqSchema ?? [], html, questionsOf(post.body)),
    ]),
  };
}

/** Describes a success story, which has neither an author nor a date. */
export function describeStory(
  story: SuccessStory & { override?: RouteOverride },
  site: SiteIdentity,
): PageDescription {
  const { slug, title: name, companyName, industry } = story;
  const path = storyPath(slug);
  const own = searchTextsOf(story);
  const metadata: PageMetadata = applyOverride(
    {
      title: pageTitle(own.title, site.titleBrand),
      description: own.description,
      type: 'article' as const,
    },
    story.override,
  );
  const { description } = metadata;
  const drawn = socialImagePath(socialCardOfStory(story, site), path);
  const picture = linkPictureOf(metadata.image, drawn, site);
  return {
    head: headTags({ path, metadata, picture }, site),
    data: structuredDataMarkup([
      article(site, 'Article', {
        path,
        name,
        description,
        picture: picture.address,
        section: industry,
      }),
      breadcrumbs(site, [HOME_STEP, INSIGHTS_STEP, STORIES_STEP, { label: companyName, path }]),
    ]),
  };
}

/** A list or a part of it. An empty one has `noindex`. */
interface ListPage {
  path: string;
  noindex: boolean;
  /** what the SEO manager sets for the whole list; its parts have their own titles */
  override: RouteOverride | undefined;
}

/** Describes the listing, or a category or page of it. */
export const describeListing = (
  { category, page, ...list }: ListPage & { category: string | undefined; page: number },
  site: SiteIdentity,
): PageDescription =>
  describeList(
    list,
    { ...listingMetadata(site, category, page), card: socialCardOfInsights(site), part: category },
    [HOME_STEP, INSIGHTS_STEP],
    site,
  );

/**
 * Describes the list of stories, or those of one industry.
 * @param stories all of them
 */
export const describeStoryList = (
  { industry, ...list }: ListPage & { industry: string | undefined },
  stories: readonly SuccessStory[],
  site: SiteIdentity,
): PageDescription =>
  describeList(
    list,
    { ...storyListMetadata(industry), card: socialCardOfStories(stories, site), part: industry },
    [HOME_STEP, INSIGHTS_STEP, STORIES_STEP],
    site,
  );

interface ListFacts {
  title: string;
  description: string;
  card: SocialCard;
  /** the category or industry; undefined for the whole list */
  part: string | undefined;
}

/** @param trail from home to the whole list */
function describeList(
  { path, noindex, override }: ListPage,
  { title, description, card, part }: ListFacts,
  trail: readonly TrailStep[],
  site: SiteIdentity,
): PageDescription {
  const own: PageMetadata = { title: pageTitle(title, site.titleBrand), description, noindex };
  const metadata = applyOverride(own, path === trail.at(-1)!.path ? override : undefined);
  const drawn = socialImagePath(card, trail.at(-1)!.path);
  const picture = linkPictureOf(metadata.image, drawn, site);
  const steps = part ? [...trail, { label: part, path }] : trail;
  return {
    head: headTags({ path, metadata, picture }, site),
    data: structuredDataMarkup([breadcrumbs(site, steps)]),
  };
}
