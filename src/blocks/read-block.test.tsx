import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { SAMPLE_GROUPS } from '#content/styleguide/index.ts';
import { addressesIn } from '#src/domains/content/addresses-in.ts';
import { describeBlocks } from '#src/domains/checks/describe-blocks.ts';
import { headings } from '#tests/support/html.ts';
import { renderBlocks } from '#tests/support/render-blocks.tsx';
import { href } from './fields.ts';
import { readBlock } from './read-block.server.tsx';
import { BLOCK_SCHEMAS } from './schemas.ts';

const samples = SAMPLE_GROUPS.flatMap(({ samples }) =>
  Object.entries(samples as Record<string, readonly { props: unknown }[]>).flatMap(([type, list]) =>
    list.map(({ props }, at) => ({ type, id: `${type}-${at}`, props })),
  ),
);
const blocks = [...samples, ...DEFAULT_PAGES.flatMap((page) => page.blocks)];

/** Levels with repetitions left out, since a block may show any number of stories; and the texts of the larger headings. */
const shapeOf = (outline: readonly { level: number; text: string }[]) => ({
  levels: outline.map(({ level }) => level).filter((level, at, all) => level !== all[at - 1]),
  large: outline.filter(({ level }) => level < 3).map(({ text }) => text),
});

describe.each(Object.keys(BLOCK_SCHEMAS))('%s', (type) => {
  const own = blocks.filter((block) => block.type === type);

  test('is read with the headings that visitors get, each with its field', async () => {
    expect(own.length).toBeGreaterThan(0);
    for (const block of own) {
      const rendered = headings(await renderBlocks({ blocks: [block] }));
      const { headings: read, hasForm } = describeBlocks([block], readBlock);
      // What comes from elsewhere has headings below that of the block: steps, confirmations, stories, plans.
      const isOwn = !hasForm && type !== 'story-cards' && type !== 'first-days';
      const isLarge = ({ level }: { level: number }) => level < 3 || isOwn;
      expect(shapeOf(read.filter(isLarge)), block.id).toEqual(shapeOf(rendered.filter(isLarge)));
      for (const { text, field } of read) expect(field, text).not.toBe('');
    }
  });

  test('has no problems in samples and pages', () => {
    for (const { id, props } of own) expect(readBlock('id', type, props)!.problems, id).toEqual([]);
  });

  test('never throws on strange props', () => {
    for (const props of [null, undefined, 1, 'text', [], { sections: [null], items: 'x' }])
      expect(readBlock('id', type, props)!.problems.length).toBeGreaterThan(0);
  });
});

test('has no markup of a block whose view throws', () => {
  expect(readBlock('id', 'faq', { title: 'Q', items: 'x' })).toMatchObject({ html: undefined });
});

test('knows only registered blocks', () => {
  expect(readBlock('id', 'carousel', {})).toBeUndefined();
  expect(readBlock('id', 'constructor', {})).toBeUndefined();
});

test.each([
  ['faq', { title: 'T', items: [] }, 'items', 'Add at least 1 entry.'],
  [
    'faq',
    { title: ' ', items: [{ question: 'q', answer: 'a' }] },
    'title',
    'Fill in this field, or remove what it belongs to.',
  ],
  [
    'faq',
    { title: 'T', items: [{ question: 'q'.repeat(200), answer: 'a' }] },
    'items.0.question',
    'Shorten this to 160 characters; it has 200.',
  ],
  [
    'cta-banner',
    { title: 'T', text: 'x', action: { label: 'Go', href: 'contact' } },
    'action.href',
    'Use a path such as /contact or an https address.',
  ],
  [
    'cta-banner',
    { title: 'T', text: 'x', action: { label: 'Go', href: '' } },
    'action.href',
    'Use a path such as /contact or an https address.',
  ],
  [
    'cta-banner',
    { title: 'T', text: 'x', action: { label: 'Go', href: '/a' }, drawing: 'cat' },
    'drawing',
    'Choose one of: leaks, merge, loop, minutes, forecast, pillars.',
  ],
  [
    'timed-list',
    {
      title: 'T',
      total: 'x',
      items: [
        { title: 'a', text: 'b', minutes: 0 },
        { title: 'a', text: 'b', minutes: 1 },
        { title: 'a', text: 'b', minutes: 1 },
      ],
    },
    'items.0.minutes',
    'Enter a number from 1.',
  ],
  [
    'picture',
    { src: '/media/cms_media/a.png', width: 1, height: 1 },
    'alt',
    'Either describe the picture or mark it as decorative.',
  ],
])('says what to do about %s %#', (type, props, field, message) => {
  expect(readBlock('id', type, props)!.problems).toEqual([
    expect.objectContaining({ field, message }),
  ]);
});

test('references and link checks know every field with an address', () => {
  const all = new Set(Object.values(BLOCK_SCHEMAS).flatMap(addressFields));
  expect([...all].toSorted()).toEqual(['href', 'link', 'src']);
  for (const [type, schema] of Object.entries(BLOCK_SCHEMAS))
    for (const field of addressFields(schema)) {
      const found = addressesIn({ [field]: '/somewhere' });
      expect(
        found.map((each) => each.field),
        `${type}: ${field}`,
      ).toEqual([field]);
    }
});

/** Names of the fields that accept a link of this site, or a file of the media library. */
function addressFields(schema: z.ZodType): string[] {
  const linkPattern = z.toJSONSchema(href).pattern;
  const found: string[] = [];
  const visit = (node: unknown, name: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { pattern: own, ...rest } = node as Record<string, unknown>;
    if (typeof own === 'string' && (own === linkPattern || own.includes('cms_media')))
      found.push(name);
    for (const [key, inner] of Object.entries(rest))
      if (key === 'properties')
        for (const [field, value] of Object.entries(inner as object)) visit(value, field);
      else visit(inner, name);
  };
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '');
  return found;
}
