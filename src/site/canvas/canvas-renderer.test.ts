import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { DocumentBlock, DocumentContent } from '#src/domains/documents/document.ts';
import { CURRENT_QUESTIONNAIRE } from '#content/assessment/index.ts';
import { PAGE_TEMPLATES } from '#content/page-templates/index.ts';
import { sampleBlocks } from '#content/section-starts/sample-blocks.ts';
import { BLOCK_SCHEMAS } from '#src/blocks/schemas.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { contentOfPost } from '#src/domains/content/posts/post-content.ts';
import { contentOfStory } from '#src/domains/content/stories/story-content.ts';
import { startLife } from '#src/domains/documents/life/life.ts';
import { type CanvasDocument, servicesContext } from '#src/services.server.ts';
import { buildPost } from '#tests/builders/post.ts';
import { buildServices } from '#tests/support/build-services.ts';
import type { IndexedAsset } from '#src/domains/media/asset-index.server.ts';
import { withCurrentSizes } from '#src/domains/media/current-sizes.ts';
import { canvasRenderer } from './canvas-renderer.server.ts';

function contextOf(currentSizes = <Content>(content: Content) => content) {
  const context = new RouterContextProvider();
  context.set(
    servicesContext,
    buildServices({
      pages: { pathsAmong: async () => new Set(['/about']), page: async () => undefined },
      posts: { related: async () => [] },
      stories: { list: async () => SUCCESS_STORIES },
      assessments: { current: CURRENT_QUESTIONNAIRE },
      currentSizes,
    }),
  );
  return context;
}

const document = (...blocks: DocumentBlock[]): CanvasDocument => ({
  kind: 'page',
  content: page(...blocks),
  savedAt: new Date('2026-11-23T12:00:00Z'),
  life: startLife(),
});
const page = (...blocks: DocumentBlock[]): DocumentContent => ({
  path: '/offer',
  title: 'Offer',
  seo: { title: '', description: '' },
  blocks,
});

const banner = (id: string, title: string): DocumentBlock => ({
  id,
  type: 'cta-banner',
  props: { title, text: 'One hour.', action: { label: 'Book', href: '/book-audit' } },
});

test('renders each block between two comments, in a document that runs and sends nothing', async () => {
  const response = await canvasRenderer.document(document(banner('a', 'First')), contextOf());
  const html = await response.text();
  expect(html).toMatch(/<!--block:a--><section[^]*First[^]*<\/section><!--\/block:a-->/);
  expect(html).not.toContain('<script');
  const policy = response.headers.get('Content-Security-Policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('script-src');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
});

test('no id of a block can leave its comment', async () => {
  const html = await (
    await canvasRenderer.document(document(banner('--><script>1</script>', 'X')), contextOf())
  ).text();
  expect(html).not.toContain('<script');
});

test('shows what is missing in place of a block that is not ready, and the others as they are', async () => {
  const blocks = [
    { id: 'a', type: 'cta-banner', props: { title: '' } },
    { id: 'b', type: 'of-a-later-release', props: {} },
    banner('c', 'Whole'),
  ];
  const rendered = await canvasRenderer.blocks(page(...blocks), blocks, contextOf());
  const [incomplete, unknown, whole] = rendered.map(({ html }) => html);
  expect(incomplete).toContain('This section is not ready to be shown.');
  expect(incomplete).toContain('Headline: ');
  expect(unknown).toContain('does not know this kind of section');
  expect(whole).toContain('Whole');
  expect(whole).not.toContain('canvas-note');
});

test('shows a picture as the library says it is, not as its name says', async () => {
  const src = '/media/cms_media/Team/plan.svg';
  const props = { src, alt: 'A plan', width: 80, height: 40 };
  const photo = { kind: 'picture', frames: 1, width: 900, height: 600, crop: null } as IndexedAsset;
  const context = contextOf((content) =>
    withCurrentSizes(content, { find: () => ({ ...photo, isTrashed: false }) }),
  );
  const blocks = [{ id: 'a', type: 'picture', props }];
  const [rendered] = await canvasRenderer.blocks(page(...blocks), blocks, context);
  expect(rendered!.html).toContain('plan.svg?is=picture&amp;width=800 800w');
  expect(rendered!.html).toContain('width="900" height="600"');
});

test('shows a post and a story as their pages', async () => {
  const { kind: _, ...stored } = document();
  const post = contentOfPost(buildPost({ title: 'Of a post' }));
  const story = contentOfStory(SUCCESS_STORIES[0]!, 0);
  const shown = async (kind: 'post' | 'story', content: DocumentContent) =>
    (await canvasRenderer.document({ ...stored, kind, content }, contextOf())).text();
  expect(await shown('post', post)).toMatch(/<h1[^]*Of a post/);
  expect(await shown('story', story)).toContain(SUCCESS_STORIES[0]!.companyName);
});

test.each(Object.keys(BLOCK_SCHEMAS))(
  'the miniature of a new section of kind %s shows it, not why it cannot be shown',
  async (type) => {
    const response = await canvasRenderer.miniature(sampleBlocks(type)!, contextOf());
    const html = await response.text();
    expect(html).toMatch(/<main[^>]*>.*<\w/s);
    expect(html).not.toContain('class="canvas-note"');
  },
);

test.each(PAGE_TEMPLATES)('the miniature of template $id cannot be used', async ({ blocks }) => {
  const response = await canvasRenderer.miniature(blocks, contextOf());
  const html = await response.text();
  expect(html).toContain('<body inert');
  expect(html).not.toContain('class="canvas-note"');
  expect(html).not.toMatch(/<script|site-header/);
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(response.headers.get('Cache-Control')).toBe('private, max-age=600');
});
