import { expect, test } from 'vitest';
import { BLOCKS } from '#src/blocks/registry.ts';
import { definePage } from './define-page.ts';

const PAGE = { path: '/a', title: 'A', seo: { title: 'A', description: 'A page.' } };

/** The `@ts-expect-error` comments test the types; the assertions test that the schemas reject the same props. */
test('types and schemas reject a block with a wrong prop', () => {
  const page = definePage({
    ...PAGE,
    blocks: [
      { type: 'steps', id: 'a', props: { title: 'Two', steps: [{ title: 'One', text: 'Go.' }] } },
      // @ts-expect-error -- the prop is named `title`
      { type: 'faq', id: 'b', props: { titel: 'Questions', items: [] } },
      // @ts-expect-error -- unknown drawing
      { type: 'service-hero', id: 'c', props: { title: 'A', lead: 'B', drawing: 'decied' } },
    ],
  });
  for (const { type, props } of page.blocks.slice(1))
    expect(BLOCKS[type].schema.safeParse(props).success, type).toBe(false);
});

test('types reject an unknown block', () => {
  // @ts-expect-error -- unknown block type
  expect(definePage({ ...PAGE, blocks: [{ type: 'stepz', id: 'a', props: {} }] }).path).toBe('/a');
});
