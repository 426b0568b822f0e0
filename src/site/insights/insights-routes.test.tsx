import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import type {
  PostCardView,
  PostReader,
  PostView,
} from '#src/domains/content/posts/post-reader.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { searchTextsOf } from '#src/domains/content/stories/success-story.ts';
import { pageTitle } from '#content/page-title.ts';
import { NO_OVERRIDES } from '#src/domains/seo/overrides/overrides.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { findAll, textOf } from '#tests/support/html.ts';
import * as insights from './insights.tsx';
import { InsightsFailure } from './insights-failure.server.tsx';
import * as post from './page-or-post.ts';
import * as stories from './success-stories.ts';
import * as story from './success-story.ts';

const card = (slug: string): PostCardView => ({
  slug,
  title: `Title of ${slug}`,
  excerpt: undefined,
  category: 'Data Quality',
  readTime: '5 min read',
  coverImage: '/media/cms_media/Insights/default.svg',
  date: 'November 3, 2026',
  dateTime: '2026-11-03T00:00:00.000Z',
});

const article: PostView = {
  ...card('known'),
  author: 'Nobody We Know',
  body: { type: 'doc', content: [{ type: 'iframe' }, { type: 'text', text: 'The text.' }] },
  seo: { title: 'For search' },
  updatedAt: '2026-11-03T00:00:00.000Z',
  reviewed: undefined,
  reviewedTime: undefined,
};

const NO_ARCHIVE = { years: [], page: 1, pageCount: 1, total: 0 };
const HAS_POSTS: Partial<PostReader> = {
  listing: async ({ page, category }) => ({
    featured: page === 1 && category !== 'Nope' ? card('first') : undefined,
    posts: page === 1 && category !== 'Nope' ? [card('second')] : [],
    page,
    pageCount: 1,
    categories: ['Data Quality'],
  }),
  archive: async () => ({
    ...NO_ARCHIVE,
    years: [{ year: 2026, posts: [{ ...card('third'), id: '1', year: 2026 }] }],
    total: 1,
  }),
  post: async (slug) => (slug === 'known' ? article : undefined),
  related: async () => [card('near')],
};
const isDown = () => Promise.reject(new Error('connection refused'));

interface RouteResult {
  status: number;
  headers: Headers;
  /** of the content */
  html: string;
  /** of the head */
  head: string;
}

/** Runs a route's loader. */
async function visit(
  route: { loader: unknown },
  path: string,
  { posts = HAS_POSTS, paths = [] as string[] } = {},
): Promise<RouteResult> {
  const context = new RouterContextProvider();
  const pages = { page: async () => undefined, pathsAmong: async () => new Set(paths) };
  const config = { SITE_URL: 'https://cadron.example', SITE_ENV: 'production' } as const;
  const redirects = { resolveNotFound: async () => undefined };
  const notFoundLog = { note: () => undefined };
  const tags = { replacementOf: async () => undefined };
  const stories = { list: async () => SUCCESS_STORIES };
  const services = { posts, pages, stories, config, redirects, notFoundLog, tags };
  context.set(servicesContext, buildServices({ overrides: NO_OVERRIDES, ...services }));
  const url = `https://cadron.example${path}`;
  const params = { slug: path.split(/[/?]/).at(-1) };
  const load = route.loader as (args: unknown) => Promise<Response>;
  const request = new Request(url);
  const response = await load({ request, url: new URL(url), context, params });
  const { status, headers } = response;
  const text = await response.text();
  const [head = ''] = text.split('</head>');
  return { status, headers, head, html: /<main[^>]*>(.*)<\/main>/s.exec(text)![1]! };
}

test('shows filters, the featured post, cards, and the archive with both labels', async () => {
  const { status, html } = await visit(insights, '/insights');
  expect(status).toBe(200);
  expect(html).toMatch(/<a href="\/insights" aria-current="page">All Content<\/a>/);
  expect(html).toContain('href="/insights?category=Data+Quality"');
  expect(html.indexOf('/insights/first"')).toBeLessThan(html.indexOf('/insights/second"'));
  expect(html).toContain('Complete Article Archive');
  expect(html).toContain('View All Articles');
  expect(html).toContain('Hide Archive');
  expect(html).not.toContain('<details open');
  expect(html).toContain('November 3, 2026');
});

test('opens the archive when the address names it', async () => {
  expect((await visit(insights, '/insights?archive=1')).html).toContain('<details open');
});

test('links to the assessment only if its page exists', async () => {
  expect((await visit(insights, '/insights')).html).not.toContain('/ai-quotient');
  const { html } = await visit(insights, '/insights', { paths: ['/ai-quotient'] });
  expect(html).toContain('href="/ai-quotient"');
});

test.each([
  'category=Nope',
  'category=%3Cscript%3E&page=2',
  'page=2',
  'page=0',
  'page=x',
  'archive=-1',
])('returns 404 with a link to all posts for /insights?%s', async (query) => {
  const { status, headers, html } = await visit(insights, `/insights?${query}`);
  expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  expect(html).toContain('No Blog Posts Found');
  expect(html).toContain('Check back later for new content!');
  expect(html).not.toContain('<script>');
  expect(html).toContain('<a class="btn btn-quiet" href="/insights">All Content</a>');
});

test('shows an empty page for a blog without posts', async () => {
  const listing = async () => ({
    featured: undefined,
    posts: [],
    page: 1,
    pageCount: 1,
    categories: [],
  });
  const posts = { ...HAS_POSTS, listing, archive: async () => NO_ARCHIVE };
  const { status, html } = await visit(insights, '/insights', { posts });
  expect(status).toBe(200);
  expect(html).toContain('No Blog Posts Found');
  expect(html).not.toContain('Complete Article Archive');
});

test('shows the listing when the archive cannot be loaded', async () => {
  const { status, html } = await visit(insights, '/insights', {
    posts: { ...HAS_POSTS, archive: isDown },
  });
  expect(status).toBe(200);
  expect(html).toContain('Title of first');
  expect(html).not.toContain('Complete Article Archive');
});

test.each([
  ['the listing', insights, '/insights', { ...HAS_POSTS, listing: isDown }],
  ['a post', post, '/insights/known', { ...HAS_POSTS, post: isDown }],
])('returns 503 for %s when the database is unavailable', async (_, route, path, posts) => {
  const { status, headers, html } = await visit(route, path, { posts });
  expect(html).toContain('Error Loading Blog Posts');
  expect(status).toBe(503);
  expect(headers.get('Retry-After')).toBe('30');
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('shows the specified error text and a retry link', () => {
  const html = renderToStaticMarkup(<InsightsFailure retryHref="/insights" />);
  expect(html).toContain('Error Loading Blog Posts');
  expect(html).toContain('Failed to load blog posts');
  expect(html).toContain('href="/insights"');
});

test('shows the text and the author of a post, and links only to pages that exist', async () => {
  const { status, head, html } = await visit(post, '/insights/known');
  expect(status).toBe(200);
  expect(head).toContain(`<title>${pageTitle('For search')}</title>`);
  expect(html).toContain('The text.');
  expect(html).not.toContain('iframe');
  expect(html).toContain('Nobody We Know');
  expect(html).toContain('href="/insights/near"');
  expect(html).not.toContain('/book-audit');
  expect((await visit(post, '/insights/known', { paths: ['/book-audit'] })).html).toContain(
    '/book-audit',
  );
});

test('derives the description from the text, and lists only the questions that a post shows', async () => {
  const asked = [
    { question: 'The text', answer: 'Yes.' },
    { question: 'Not in it', answer: 'No.' },
  ];
  const plain = { ...article, seo: { canonical: 'https://', faqSchema: asked } };
  const posts = { ...HAS_POSTS, post: async () => plain };
  const { head, html } = await visit(post, '/insights/known', { posts });
  expect(head).toContain('<meta name="description" content="The text."/>');
  expect(html).toContain('"name":"The text"');
  expect(html).not.toContain('Not in it');
});

test('shows a post when related posts cannot be loaded', async () => {
  const { status, html } = await visit(post, '/insights/known', {
    posts: { ...HAS_POSTS, related: isDown },
  });
  expect([status, html.includes('Read next')]).toEqual([200, false]);
});

test('returns 404 for an unknown post or story', async () => {
  expect((await visit(post, '/insights/unknown')).status).toBe(404);
  expect((await visit(story, '/insights/success-stories/unknown')).status).toBe(404);
});

test('filters stories by industry', async () => {
  const all = await visit(stories, '/insights/success-stories');
  expect(findAll(all.html, { name: 'article' })).toHaveLength(SUCCESS_STORIES.length);
  const { html } = await visit(stories, '/insights/success-stories?industry=SaaS');
  const current = findAll(html, { attributes: { 'aria-current': 'page' } });
  expect(current.map(textOf)).toContain('SaaS');
  const own = SUCCESS_STORIES.filter(({ industry }) => industry === 'SaaS');
  expect(findAll(html, { name: 'article' })).toHaveLength(own.length);
  const none = await visit(stories, '/insights/success-stories?industry=Hospitality');
  expect([none.status, none.html.includes('no stories from this industry')]).toEqual([404, true]);
});

test('shows the metrics of a story and links to the next one', async () => {
  const [first, second] = SUCCESS_STORIES;
  const { html, head } = await visit(story, `/insights/success-stories/${first!.slug}`);
  const title = pageTitle(searchTextsOf(first!).title);
  expect(head).toContain(renderToStaticMarkup(<title>{title}</title>));
  const text = textOf(html);
  for (const { value } of first!.metrics.slice(0, 2)) expect(text).toContain(value);
  for (const part of ['Situation', 'Solution', 'Result', `Next: ${second!.companyName}`])
    expect(text).toContain(part);
});
