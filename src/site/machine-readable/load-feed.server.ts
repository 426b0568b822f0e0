import { leadingText } from '#src/domains/content/body/post-body.ts';
import { renderPostBody } from '#src/domains/content/body/render-post-body.server.ts';
import { type Feed, withOrigin } from '#src/domains/seo/feeds.ts';
import { INSIGHTS_PATH, postPath } from '#src/domains/site-map/paths.ts';
import type { Services } from '#src/services.server.ts';
import { pageTitle } from '#content/page-title.ts';

const MAX_ITEMS = 20;

/** Characters of the summary of an article without an excerpt. */
const SUMMARY_LENGTH = 280;

/** Loads the newest articles with their full text. */
export async function loadFeed({
  posts,
  config,
  siteSettings,
  log,
}: Pick<Services, 'posts' | 'config' | 'siteSettings' | 'log'>): Promise<Feed> {
  const origin = config.SITE_URL;
  const [newest, { titleBrand }] = await Promise.all([
    posts.newest(MAX_ITEMS),
    siteSettings.read(),
  ]);
  return {
    origin,
    title: pageTitle('Insights', titleBrand),
    description: 'Methods, checklists, and worked examples for CRM, AI, and growth work.',
    path: INSIGHTS_PATH,
    items: newest.map((post) => {
      const { slug, title, excerpt, dateTime, updatedAt, author, category } = post;
      const { html } = renderPostBody(
        post.body,
        (type) => log.warn({ slug, type }, 'a part of a post was left out of the feed'),
        config,
      );
      return {
        path: postPath(slug),
        title,
        summary: excerpt ?? leadingText(post.body, SUMMARY_LENGTH),
        html: withOrigin(html, origin),
        published: dateTime === undefined ? undefined : new Date(dateTime),
        modified: new Date(updatedAt),
        author,
        tags: [category],
      };
    }),
  };
}
