import { expect, test } from 'vitest';
import { AUTHORS } from '#content/authors.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { bodyFromMarkdown } from '#src/domains/content/body/markdown-body.server.ts';
import { countWords } from '#src/domains/content/body/post-body.ts';
import { renderPostBody } from '#src/domains/content/body/render-post-body.server.ts';
import { readSeedPosts } from '#src/domains/content/posts/seed-posts.server.ts';

const seeds = await readSeedPosts('content/posts');

test.each(seeds)('$slug is complete and renders without a warning', ({ markdown, meta }) => {
  const body = bodyFromMarkdown(markdown);
  const warnings: string[] = [];
  const schedulers = { SCHEDULER_URL: '/book', VISTAGE_SCHEDULER_URL: '/book' };
  const { headings } = renderPostBody(body, (type) => warnings.push(type), schedulers);
  expect(warnings).toEqual([]);
  expect(headings.length).toBeGreaterThan(2);
  expect(countWords(body)).toBeGreaterThan(500);
  expect(meta.category_tags.length).toBeGreaterThan(0);
});

test('posts link only to posts that exist', () => {
  const slugs = new Set(seeds.map(({ slug }) => slug));
  const links = seeds.flatMap(({ markdown }) => [
    ...markdown.matchAll(/\]\(\/insights\/(?!success-stories\/)([^)#]+)/g),
  ]);
  expect(links.map(([, slug]) => slug!).filter((slug) => !slugs.has(slug))).toEqual([]);
});

test.each(AUTHORS)('$name is linked to stories that exist, and to posts of their own', (author) => {
  const known = new Set(SUCCESS_STORIES.map(({ slug }) => slug));
  expect(Object.keys(author.stories).filter((slug) => !known.has(slug))).toEqual([]);
  const own = seeds.filter(({ meta }) => meta.author === author.name).map(({ slug }) => slug);
  expect(own).toEqual(expect.arrayContaining(Object.keys(author.posts)));
});
