import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { DocumentBlock, DocumentContent } from '#src/domains/documents/document.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { canvasRenderer } from './canvas-renderer.server.ts';

function contextOf() {
  const context = new RouterContextProvider();
  context.set(
    servicesContext,
    buildServices({ pages: { paths: async () => new Set(['/about']) } }),
  );
  return context;
}

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
  const response = await canvasRenderer.document(page(banner('a', 'First')), contextOf());
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
    await canvasRenderer.document(page(banner('--><script>1</script>', 'X')), contextOf())
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
  expect(incomplete).toContain('Title: ');
  expect(unknown).toContain('does not know this kind of section');
  expect(whole).toContain('Whole');
  expect(whole).not.toContain('canvas-note');
});
