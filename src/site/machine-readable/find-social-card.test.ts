import { expect, test } from 'vitest';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { SITE } from '#tests/builders/site-identity.ts';
import { findSocialCard } from './find-social-card.server.ts';

type Deps = Parameters<typeof findSocialCard>[0];

/** A site with one published page at `/about`, and one post. */
const CONTENT = {
  pages: {
    page: async (path: string) =>
      path === '/about'
        ? {
            path,
            title: 'About',
            seo: { title: 'About', description: 'About.' },
            blocks: [{ type: 'page-hero', id: 'hero', props: { title: 'As published' } }],
          }
        : undefined,
  },
  stories: { list: async () => SUCCESS_STORIES },
  posts: {
    post: async (slug: string) =>
      slug === 'a-post' ? { slug, title: 'A post', category: 'Data Quality' } : undefined,
  },
} as unknown as Deps;

const RENAMED = { ...SITE, shortName: 'Renamed' };
const [story] = SUCCESS_STORIES;

test.each([
  ['/about', 'As published'],
  ['/insights', 'Insights'],
  ['/insights/success-stories', 'Success stories'],
  [`/insights/success-stories/${story!.slug}`, story!.title],
  ['/insights/a-post', 'A post'],
])('%s has the card %j', async (path, title) => {
  expect(await findSocialCard(CONTENT, path, RENAMED)).toMatchObject({ title, brand: 'Renamed' });
});

test.each([
  '/',
  '/a-post',
  '/insights/',
  '/insights/none',
  '/insights/a-post/more',
  '/insights/success-stories/none',
])('%s has no card', async (path) => {
  expect(await findSocialCard(CONTENT, path, RENAMED)).toBeUndefined();
});
