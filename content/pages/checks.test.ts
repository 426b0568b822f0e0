import { describe as suite, expect, test } from 'vitest';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { readBlock } from '#src/blocks/read-block.server.tsx';
import type { CheckedDocument } from '#src/domains/checks/checked-document.ts';
import { describeBody } from '#src/domains/checks/describe-body.ts';
import { describeBlocks } from '#src/domains/checks/describe-blocks.ts';
import { describeDocument } from '#src/domains/checks/describe-document.ts';
import { ownLink } from '#src/domains/site-map/own-link.ts';
import { runChecks } from '#src/domains/checks/run-checks.ts';
import { EMPTY_SITE, type PathFacts, type SiteFacts } from '#src/domains/checks/site-facts.ts';
import { bodyFromMarkdown } from '#src/domains/content/body/markdown-body.server.ts';
import { contentOfPage } from '#src/domains/content/pages/page-content.ts';
import { parsePostSeo } from '#src/domains/content/posts/post.ts';
import { contentOfPost } from '#src/domains/content/posts/post-content.ts';
import { readSeedPosts } from '#src/domains/content/posts/seed-posts.server.ts';
import { VISITOR_FORMS } from '#src/domains/leads/lead-forms.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { contentPaths, screenPaths } from '#src/domains/site-map/site-paths.ts';
import { pageTitle } from '#content/page-title.ts';
import { DEFAULT_PAGES } from './index.ts';

/** The pre-publish checks of every page and post that we ship. */

const posts = await readSeedPosts('content/posts');
const paths = new Set([
  ...screenPaths(VISITOR_FORMS),
  ...contentPaths({
    pages: DEFAULT_PAGES.map(({ path }) => path),
    posts: posts.map(({ slug }) => slug),
    stories: SUCCESS_STORIES.map(({ slug }) => slug),
  }),
]);
const anchors = new Map(
  DEFAULT_PAGES.map(({ path, blocks }) => [path, describeBlocks(blocks, readBlock).anchors]),
);
const RULES = { readBlock, postTitle: pageTitle };

/** Bodies of the posts, whose links count. */
const bodies = new Map(posts.map(({ slug, markdown }) => [slug, bodyFromMarkdown(markdown)]));
const linksOfPosts = [...bodies].flatMap(([slug, body]) =>
  describeBody(body).links.map(({ href }) => ({ from: postPath(slug), href })),
);

function siteOf({ links, liveAddress }: CheckedDocument): SiteFacts {
  const linkedBy = linksOfPosts.filter(
    ({ from, href }) => href === liveAddress && from !== liveAddress,
  ).length;
  const origin = 'https://cadron.example';
  const own = links.flatMap(({ href }) => ownLink(href, origin) ?? []);
  const facts = own.map(({ path }): [string, PathFacts] => [
    path,
    { type: paths.has(path) || path.startsWith('/feed') ? 'exists' : 'missing' },
  ]);
  return { ...EMPTY_SITE, origin, today: '2026-11-22', paths: new Map(facts), anchors, linkedBy };
}

suite.each(DEFAULT_PAGES)('$path', (page) => {
  test('has nothing to fix', () => {
    const { path: builtInPath } = page;
    const document = describeDocument(
      { kind: 'page', content: contentOfPage(page), builtInPath, liveAddress: builtInPath },
      RULES,
    );
    const findings = runChecks(document, siteOf(document));
    expect(findings.filter(({ check }) => !KNOWN[builtInPath]?.includes(check))).toEqual([]);
  });
});

/** Warnings that are intended. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  // for the members of one group, who get a link
  '/vistage': ['noindex'],
};

suite.each(posts)('$slug', ({ slug, meta }) => {
  test('has nothing to fix', () => {
    const content = contentOfPost({
      slug,
      title: meta.title,
      excerpt: meta.excerpt,
      body: bodies.get(slug)!,
      author: meta.author,
      isListed: true,
      isFeatured: false,
      lastReviewedAt: null,
      publishedAt: meta.published_at,
      categoryTags: meta.category_tags,
      seo: parsePostSeo(meta.seo),
      readTime: null,
      coverImage: `/media/cms_media/Insights/${slug}.svg`,
    });
    const document = describeDocument(
      { kind: 'post', content, builtInPath: null, liveAddress: `/insights/${slug}` },
      RULES,
    );
    expect(runChecks(document, siteOf(document))).toEqual([]);
  });
});
