import { BRAND } from '#content/brand.ts';
import { leadingText } from '#src/domains/content/post-body.ts';
import type { PostView } from '#src/domains/content/post-reader.server.ts';
import type { SuccessStory } from '#src/domains/content/success-story.ts';
import { type HeadTag, headTags } from '#src/domains/seo/head.ts';
import { type PageMetadata, usableAddress } from '#src/domains/seo/page-metadata.ts';
import { postPath, storyPath } from '#src/domains/site-map/paths.ts';
import type { SiteIdentity } from '#src/domains/seo/site-identity.ts';
import { type SocialCard, socialImagePath } from '#src/domains/social-images/social-card.server.ts';
import {
  article,
  breadcrumbs,
  structuredDataMarkup,
  type TrailStep,
} from '#src/domains/seo/structured-data.ts';
import { listingMetadata, storyListMetadata, storyMetadata } from './insights-metadata.ts';
import {
  socialCardOfInsights,
  socialCardOfPost,
  socialCardOfStories,
  socialCardOfStory,
} from './social-card-of.server.ts';
import { shownQuestions } from './shown-questions.server.tsx';
import { HOME_STEP, INSIGHTS_STEP, STORIES_STEP } from './trail.ts';

/** What a page says in its head, and what it tells machines about itself as markup. */
export interface Described {
  head: HeadTag[];
  data: string;
}

/** What search engines print of a description. */
const DESCRIPTION_LENGTH = 155;

const withBrand = (title: string) => `${title} | ${BRAND.name}`;

/**
 * An article of the blog.
 * @param html of the article: nothing is claimed that it does not show
 */
export function describePost(
  post: PostView,
  role: string | undefined,
  site: SiteIdentity,
  html: string,
): Described {
  const { slug, title, excerpt, author, category, seo, dateTime, updatedAt } = post;
  const path = postPath(slug);
  const description = seo.description ?? excerpt ?? leadingText(post.body, DESCRIPTION_LENGTH);
  const picture = socialImagePath(socialCardOfPost(post), path);
  const metadata: PageMetadata = {
    keywords: [category],
    ...seo,
    title: withBrand(seo.title ?? title),
    description,
    type: 'article',
    ...(author && { author }),
    ...(dateTime && { datePublished: dateTime }),
  };
  return {
    head: headTags({ path, metadata, picture, modified: updatedAt }, site),
    data: structuredDataMarkup([
      article(site, 'BlogPosting', {
        path,
        name: title,
        description,
        picture: usableAddress(seo.image) ?? picture,
        author: author ? { name: author, role } : undefined,
        published: dateTime,
        modified: updatedAt,
        section: category,
      }),
      breadcrumbs(site, [HOME_STEP, INSIGHTS_STEP, { label: title, path }]),
      shownQuestions(seo.faqSchema ?? [], html),
    ]),
  };
}

/** A success story: told by the firm, and undated. */
export function describeStory(story: SuccessStory, site: SiteIdentity): Described {
  const { slug, companyName, industry } = story;
  const path = storyPath(slug);
  const { title: name, description } = storyMetadata(story);
  const picture = socialImagePath(socialCardOfStory(story), path);
  const metadata: PageMetadata = { title: withBrand(name), description, type: 'article' };
  return {
    head: headTags({ path, metadata, picture }, site),
    data: structuredDataMarkup([
      article(site, 'Article', { path, name, description, picture, section: industry }),
      breadcrumbs(site, [HOME_STEP, INSIGHTS_STEP, STORIES_STEP, { label: companyName, path }]),
    ]),
  };
}

/** A list, or a part of it; one without anything in it is not to be found. */
interface ListPage {
  path: string;
  noindex: boolean;
}

/** The listing, of a category and on a page where one was asked for. */
export const describeListing = (
  { category, page, ...list }: ListPage & { category: string | undefined; page: number },
  site: SiteIdentity,
): Described =>
  describeList(
    list,
    { ...listingMetadata(category, page), card: socialCardOfInsights(), part: category },
    [HOME_STEP, INSIGHTS_STEP],
    site,
  );

/** The list of stories, of one industry where one was asked for. */
export const describeStoryList = (
  { industry, ...list }: ListPage & { industry: string | undefined },
  site: SiteIdentity,
): Described =>
  describeList(
    list,
    { ...storyListMetadata(industry), card: socialCardOfStories(), part: industry },
    [HOME_STEP, INSIGHTS_STEP, STORIES_STEP],
    site,
  );

interface ListFacts {
  title: string;
  description: string;
  card: SocialCard;
  /** which part of the list is shown, when it is not the whole */
  part: string | undefined;
}

/** @param trail from home to the whole list */
function describeList(
  { path, noindex }: ListPage,
  { title, description, card, part }: ListFacts,
  trail: readonly TrailStep[],
  site: SiteIdentity,
): Described {
  const metadata = { title: withBrand(title), description, noindex };
  const picture = socialImagePath(card, trail.at(-1)!.path);
  const steps = part ? [...trail, { label: part, path }] : trail;
  return {
    head: headTags({ path, metadata, picture }, site),
    data: structuredDataMarkup([breadcrumbs(site, steps)]),
  };
}
