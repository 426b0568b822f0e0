import { expect, test } from 'vitest';
import { BLOCKS } from '#src/blocks/registry.ts';
import { definePage } from './define-page.ts';

const PAGE = { path: '/a', title: 'A', seo: { title: 'A', description: 'A page.' } };

/** The errors that `npm run typecheck` expects here are the test; what runs holds types and schemas together. */
test('a block with a wrong prop is an error of types and of its schema', () => {
  const page = definePage({
    ...PAGE,
    blocks: [
      { type: 'steps', id: 'a', props: { title: 'Two', steps: [{ title: 'One', text: 'Go.' }] } },
      // @ts-expect-error -- the prop is named `title`
      { type: 'faq', id: 'b', props: { titel: 'Questions', items: [] } },
      // @ts-expect-error -- there is no such drawing
      { type: 'service-hero', id: 'c', props: { title: 'A', lead: 'B', drawing: 'decied' } },
    ],
  });
  for (const { type, props } of page.blocks.slice(1))
    expect(BLOCKS[type].schema.safeParse(props).success, type).toBe(false);
});

test('a block of an unknown type is an error of types', () => {
  // @ts-expect-error -- no block is called so
  expect(definePage({ ...PAGE, blocks: [{ type: 'stepz', id: 'a', props: {} }] }).path).toBe('/a');
});
