import { readTimeFor } from '#src/domains/content/post.ts';
import { publicDay } from '#src/platform/clock/site-day.ts';
import type { Check } from '../check.ts';
import { type Found, warns } from '../finding.ts';

const POSTS = ['post'] as const;

export const postDetails: Check = {
  id: 'post-details',
  title: 'Category, cover, and excerpt',
  kinds: POSTS,
  find({ post }) {
    if (!post) return [];
    const found: Found[] = [];
    if (post.category === '')
      found.push(
        warns('Choose a category: without one, the post is listed under CRM Implementation.', {
          field: 'categoryTags',
        }),
      );
    if (post.coverImage === '')
      found.push(
        warns('Choose a cover: without one, the post shows the same drawing as others.', {
          field: 'coverImage',
        }),
      );
    if (post.excerpt === '')
      found.push(
        warns('Write an excerpt: lists, feeds, and emails show it under the title.', {
          field: 'excerpt',
        }),
      );
    return found;
  },
};

const dayOf = (date: Date | null | undefined) => (date ? publicDay(date) : undefined);

/** A difference that readers notice. */
const MAX_MINUTES_OFF = 2;
const MAX_FACTOR_OFF = 1.5;

export const readingTime: Check = {
  id: 'reading-time',
  title: 'Reading time',
  kinds: POSTS,
  find({ post }) {
    const given = Number(/^\s*(\d{1,4})\b/.exec(post?.readTime ?? '')?.[1]);
    if (!post || !given || post.words === 0) return [];
    const computed = Number.parseInt(readTimeFor(post.words), 10);
    const factor = Math.max(given, computed) / Math.min(given, computed);
    if (Math.abs(given - computed) <= MAX_MINUTES_OFF || factor <= MAX_FACTOR_OFF) return [];
    return [
      warns(
        `Check the reading time: you entered ${given} min, and ${post.words} words take about ${computed}. Leave it empty to have it computed.`,
        {
          field: 'readTime',
        },
      ),
    ];
  },
};

export const postDate: Check = {
  id: 'post-date',
  title: 'Date',
  kinds: POSTS,
  find({ post }, { today }) {
    const found: Found[] = [];
    const date = dayOf(post?.publishedAt);
    if (date !== undefined && date > today)
      found.push(
        warns(
          `The post has the date ${date}, which is ahead. Schedule it for that day, or change the date.`,
          { field: 'publishedAt' },
        ),
      );
    const reviewed = dayOf(post?.lastReviewedAt);
    if (reviewed !== undefined && reviewed > today)
      found.push(
        warns(
          `Change the day of the review: ${reviewed} is ahead, so readers would not believe it.`,
          {
            field: 'lastReviewedAt',
          },
        ),
      );
    return found;
  },
};
