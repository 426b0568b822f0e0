import { describe, expect, test } from 'vitest';
import { BLOCKS } from '#src/blocks/registry.ts';
import { heroOfPage } from '#src/site/pages/block-sources.server.ts';
import { drawingOf } from '#content/drawings/heroes/hero-of-page.ts';
import type { BlockDefinition } from '#src/blocks/block.ts';
import { renderBlocks } from '#tests/support/render-blocks.tsx';
import { DEFAULT_PAGES } from './index.ts';

const definitions = BLOCKS as Record<string, BlockDefinition>;
const HEROES = new Set([
  'hero-confluence',
  'page-hero',
  'service-hero',
  'pillars-hero',
  'audit-hero',
]);

/** The drawing at the end of a page, or undefined if the page has no closing banner. */
async function closingOf({ blocks }: (typeof DEFAULT_PAGES)[number]) {
  const html = await renderBlocks({ blocks });
  return /<svg class="closing-(?:art|echo)".*?<\/svg>/
    .exec(html)?.[0]
    .replace(/<text.*?<\/text>/g, '');
}

/** Returns the values that occur more than once. */
const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('paths, search titles and search descriptions are unique', () => {
  expect(repeated(DEFAULT_PAGES.map(({ path }) => path))).toEqual([]);
  expect(repeated(DEFAULT_PAGES.map(({ seo }) => seo.title))).toEqual([]);
  expect(repeated(DEFAULT_PAGES.map(({ seo }) => seo.description))).toEqual([]);
});

test('each page closes with its own drawing', async () => {
  const closings = await Promise.all(DEFAULT_PAGES.map(closingOf));
  expect(repeated(closings.flatMap((closing) => closing ?? []))).toEqual([]);
});

test('each hero with named streams has its own drawing', () => {
  const streams = DEFAULT_PAGES.flatMap((page) => {
    const own = heroOfPage(page);
    return own ? [JSON.stringify(drawingOf(own).wide.shapes)] : [];
  });
  expect(streams.length).toBeGreaterThan(20);
  expect(repeated(streams)).toEqual([]);
});

describe.each(DEFAULT_PAGES.map((page) => [page.path, page] as const))('%s', (_, page) => {
  test('every block has a known type and valid props', () => {
    for (const { type, id, props } of page.blocks) {
      const parsed = definitions[type]?.schema.safeParse(props);
      expect(parsed?.error?.message, `${type} #${id}`).toBeUndefined();
      expect(parsed?.success, `${type} #${id}`).toBe(true);
    }
  });

  test('starts with its only hero, and block ids are unique', () => {
    const heroes = page.blocks.filter(({ type }) => HEROES.has(type));
    expect(heroes).toEqual([page.blocks[0]]);
    expect(repeated(page.blocks.map(({ id }) => id))).toEqual([]);
  });

  test('title and description have a length that search engines display', () => {
    expect(page.seo.title.length).toBeLessThanOrEqual(65);
    expect(page.seo.description.length).toBeGreaterThanOrEqual(70);
    expect(page.seo.description.length).toBeLessThanOrEqual(160);
  });
});
