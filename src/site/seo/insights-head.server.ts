import { BRAND } from '#content/brand.ts';
import type { PostView } from '#src/domains/content/post-reader.server.ts';
import type { SuccessStory } from '#src/domains/content/success-story.ts';
import { type HeadTag, headTags } from '#src/domains/seo/head.ts';
import type { PageMetadata } from '#src/domains/seo/page-metadata.ts';
import type { SiteIdentity } from '#src/domains/seo/site-identity.ts';
import { socialImagePath } from '#src/domains/seo/social-card.server.ts';
import { article, breadcrumbs, structuredDataMarkup } from '#src/domains/seo/structured-data.ts';
import {
  listingMetadata,
  storyListMetadata,
  storyMetadata,
} from '#src/site/insights/insights-metadata.ts';
import {
  socialCardOfInsights,
  socialCardOfPost,
  socialCardOfStories,
  socialCardOfStory,
} from '#src/site/machine/social-card-of.server.ts';
import { HOME_STEP, INSIGHTS_STEP, STORIES_STEP } from './trail.ts';

/** What a page says in its head, and what it tells machines about itself as markup. */
export interface Described {
  head: HeadTag[];
  data: string;
}

const withBrand = (title: string) => `${title} | ${BRAND.name}`;

/** An article of the blog. */
export function describePost(
  post: PostView,
  role: string | undefined,
  site: SiteIdentity,
): Described {
  const { slug, title, excerpt = '', author, category, seo, dateTime, updatedAt } = post;
  const path = `/insights/${slug}`;
  const description = seo.description ?? excerpt;
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
        picture: seo.image ?? picture,
        author: author ? { name: author, role } : undefined,
        published: dateTime,
        modified: updatedAt,
        section: category,
      }),
      breadcrumbs(site, [HOME_STEP, INSIGHTS_STEP, { label: title, path }]),
    ]),
  };
}

/** A success story: told by the firm, and undated. */
export function describeStory(story: SuccessStory, site: SiteIdentity): Described {
  const { slug, companyName, industry } = story;
  const path = `/insights/success-stories/${slug}`;
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

/** A part of a list; one without anything in it is not to be found. */
interface ListPage {
  path: string;
  noindex: boolean;
}

/** The listing, of a category and on a page where one was asked for. */
export function describeListing(
  { path, category, page, noindex }: ListPage & { category: string | undefined; page: number },
  site: SiteIdentity,
): Described {
  const { title, description } = listingMetadata(category, page);
  const metadata = { title: withBrand(title), description, noindex };
  const picture = socialImagePath(socialCardOfInsights(), INSIGHTS_STEP.path);
  return {
    head: headTags({ path, metadata, picture }, site),
    data: structuredDataMarkup([
      breadcrumbs(site, [
        HOME_STEP,
        INSIGHTS_STEP,
        ...(category ? [{ label: category, path }] : []),
      ]),
    ]),
  };
}

/** The list of stories, of one industry where one was asked for. */
export function describeStoryList(
  { path, industry, noindex }: ListPage & { industry: string | undefined },
  site: SiteIdentity,
): Described {
  const { title, description } = storyListMetadata(industry);
  const metadata = { title: withBrand(title), description, noindex };
  const picture = socialImagePath(socialCardOfStories(), STORIES_STEP.path);
  return {
    head: headTags({ path, metadata, picture }, site),
    data: structuredDataMarkup([
      breadcrumbs(site, [
        HOME_STEP,
        INSIGHTS_STEP,
        STORIES_STEP,
        ...(industry ? [{ label: industry, path }] : []),
      ]),
    ]),
  };
}
