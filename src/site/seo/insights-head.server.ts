import { BRAND } from '#content/brand.ts';
import type { PostView } from '#src/domains/content/post-reader.server.ts';
import type { SuccessStory } from '#src/domains/content/success-story.ts';
import { type HeadTag, headTags } from '#src/domains/seo/head.ts';
import type { PageMetadata } from '#src/domains/seo/page-metadata.ts';
import type { SiteIdentity } from '#src/domains/seo/site-identity.ts';
import { article, breadcrumbs, structuredDataMarkup } from '#src/domains/seo/structured-data.ts';
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
    head: headTags({ path, metadata, modified: updatedAt }, site),
    data: structuredDataMarkup([
      article(site, 'BlogPosting', {
        path,
        name: title,
        description,
        picture: seo.image,
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
  const { slug, companyName, title, industry, measure } = story;
  const path = `/insights/success-stories/${slug}`;
  const name = `${companyName}: ${title}`;
  const description = `${measure.improvement}% ${measure.improvementLabel}, measured as ${measure.what}. What ${companyName} changed, what it brought, and what is still open.`;
  const metadata: PageMetadata = { title: withBrand(name), description, type: 'article' };
  return {
    head: headTags({ path, metadata }, site),
    data: structuredDataMarkup([
      article(site, 'Article', { path, name, description, section: industry }),
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
  const subject = category ? `${category} insights` : 'Insights on CRM, AI and growth';
  const title = withBrand(`${subject}${page > 1 ? `, page ${page}` : ''}`);
  const description = `Articles ${category ? `on ${category}` : 'on CRM, AI and go-to-market work'} from ${BRAND.name}: methods, checklists and worked figures you can use without us.`;
  return {
    head: headTags({ path, metadata: { title, description, noindex } }, site),
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
  const title = withBrand(`Success stories${industry ? `: ${industry}` : ''}`);
  const description = `CRM, AI and go-to-market projects${industry ? ` (${industry})` : ''} with the figures before and after, how they were measured, and what is still open.`;
  return {
    head: headTags({ path, metadata: { title, description, noindex } }, site),
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
