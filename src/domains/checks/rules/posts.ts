import { readTimeFor } from '#src/domains/content/posts/post.ts';
import { ownLink } from '#src/domains/site-map/own-link.ts';
import { publicDay } from '#src/platform/clock/site-day.ts';
import { found, foundIf } from '../finding.ts';
import type { DocumentRule } from '../rule.ts';

export const postDetails: DocumentRule = ({ post }) =>
  post
    ? [
        ...foundIf(
          post.category === '',
          'post-details',
          'Choose a category: without one, the post is listed under CRM Implementation.',
          { field: 'categoryTags' },
        ),
        ...foundIf(
          post.coverImage === '',
          'post-details',
          'Choose a cover: without one, the post shows the same drawing as others.',
          { field: 'coverImage' },
        ),
        ...foundIf(
          post.excerpt === '',
          'post-details',
          'Write an excerpt: lists, feeds, and emails show it under the title.',
          { field: 'excerpt' },
        ),
      ]
    : [];

/** A difference that readers notice. */
const MAX_MINUTES_OFF = 2;
const MAX_FACTOR_OFF = 1.5;

export const readingTime: DocumentRule = ({ post }) => {
  const given = Number(/^\s*(\d{1,4})\b/.exec(post?.readTime ?? '')?.[1]);
  if (!post || !given || post.words === 0) return [];
  const computed = Number.parseInt(readTimeFor(post.words), 10);
  const factor = Math.max(given, computed) / Math.min(given, computed);
  return foundIf(
    Math.abs(given - computed) > MAX_MINUTES_OFF && factor > MAX_FACTOR_OFF,
    'reading-time',
    `Check the reading time: you entered ${given} min, and ${post.words} words take about ${computed}. Leave it empty to have it computed.`,
    { field: 'readTime' },
  );
};

const dayOf = (date: Date | null | undefined) => (date ? publicDay(date) : '');

export const postDate: DocumentRule = ({ post }, { today }) => {
  const [date, reviewed] = [dayOf(post?.publishedAt), dayOf(post?.lastReviewedAt)];
  return [
    ...foundIf(
      date > today,
      'post-date',
      `The post has the date ${date}, which is ahead. Schedule it for that day, or change the date.`,
      { field: 'publishedAt' },
    ),
    ...foundIf(
      reviewed > today,
      'post-date',
      `Change the day of the review: ${reviewed} is ahead, so readers would not believe it.`,
      { field: 'lastReviewedAt' },
    ),
  ];
};

/** A shorter post is an announcement, which leads nowhere else. */
const MIN_WORDS = 300;

/** A post without a link to the site: readers who have finished it leave. */
export const ownLinks: DocumentRule = ({ post, links, path }, { origin }) =>
  foundIf(
    post !== undefined &&
      post.words >= MIN_WORDS &&
      !post.hasDownload &&
      !links.some(({ href }) => {
        const own = ownLink(href, origin);
        return own !== undefined && own.path !== path;
      }),
    'own-links',
    'Link to at least one of our pages: without a link, readers leave when they have finished. The tab Post suggests some.',
    { field: 'body' },
  );

/** A public post that nothing links to. A draft is none yet, as links to it would lead to an error page. */
export const orphanPost: DocumentRule = ({ post, liveAddress, seo }, { linkedBy }) =>
  foundIf(
    post !== undefined && liveAddress !== null && linkedBy === 0 && !seo.noindex,
    'orphan',
    `Link to ${liveAddress} from another page or post: none does, so readers and search engines find it only in lists.`,
  );

/** Two posts about the same: search engines show one of them, and readers do not know which is current. */
export const similarPost: DocumentRule = (_document, { similarPosts }) =>
  similarPosts.map(({ title, path }) =>
    found(
      'similar-post',
      `Say in the title how this differs from “${title}” (${path ?? 'without an address'}), or add to that post instead: search engines show only one of two that are about the same.`,
      { field: 'title' },
    ),
  );
