import fc from 'fast-check';
import { RouterContextProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { CURRENT_QUESTIONNAIRE } from '#content/assessment/index.ts';
import { createPageAdapter } from '#src/domains/content/pages/page-adapter.server.ts';
import { pageOfContent } from '#src/domains/content/pages/page-content.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { servicesContext } from '#src/services.server.ts';
import { BLOCK_TYPES } from '#tests/builders/generated-pages/generated-block.ts';
import { generatedPage } from '#tests/builders/generated-pages/generated-page.ts';
import { UNSAFE_ADDRESSES, WRONG_ADDRESSES } from '#tests/builders/hostile-content.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { harmfulParts } from '#tests/support/harmful-markup.ts';
import { IS_FULL_RUN } from '#tests/support/tier.ts';
import { renderBlockPage } from './render-page.server.ts';

/** Content that a save accepts can be rendered, and its markup runs nothing, whatever a program put into its fields. */

const context = new RouterContextProvider();
beforeAll(() => {
  const services = buildServices({
    stories: { list: async () => [] },
    log: { error: () => undefined, warn: () => undefined },
    media: { list: async () => [], describe: () => undefined },
    assessments: { current: CURRENT_QUESTIONNAIRE },
  });
  context.set(servicesContext, services);
});

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    ...UNSAFE_ADDRESSES,
    ...WRONG_ADDRESSES,
    '</script><script>alert(1)</script>',
    '"><svg/onload=alert(1)>',
    "' onmouseover='alert(1)",
    '<!--<script>',
    ']]>',
    '',
    null,
    -0,
    1e308,
    [],
    {},
    [[]],
    { toString: 1, constructor: null, length: -1 },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A page, some of whose values are replaced, wherever they are. */
const hostilePage = fc
  .constantFrom(...BLOCK_TYPES)
  .chain((type) =>
    fc.tuple(
      generatedPage('/offer', type),
      fc.infiniteStream(fc.tuple(fc.integer({ min: 0, max: 9 }), hostile)),
    ),
  )
  .map(([page, stream]) => {
    const replace = (value: unknown): unknown => {
      const [chance, other] = stream.next().value;
      if (chance === 0) return other;
      if (Array.isArray(value)) return value.map(replace);
      return typeof value === 'object' && value !== null ? replaceIn(value) : value;
    };
    const replaceIn = (fields: object) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, replace(value)]));
    return {
      ...page,
      ...replaceIn({ ...page, blocks: [] }),
      blocks: page.blocks!.map((block) => ({ ...block, props: replace(block.props) })),
    };
  });

const acceptedPage = hostilePage.map(accepted).filter((page) => page !== undefined);

const adapter = createPageAdapter([]);

/** The content as a save stores it; undefined if it is refused. */
function accepted(content: unknown): DocumentContent | undefined {
  const parsed = adapter.parse(content);
  return parsed.ok ? parsed.content : undefined;
}

test('renders whatever a save accepts, without anything that runs', async () => {
  await fc.assert(
    fc.asyncProperty(acceptedPage, async (content) => {
      // A page with another path is not published.
      const page = { ...pageOfContent(content), path: '/offer' };
      const { head, main } = await renderBlockPage(page, context);
      const links = head.flatMap((tag) => ('href' in tag ? `<link href="${tag.href}">` : []));
      expect(harmfulParts(main)).toEqual([]);
      expect(harmfulParts(links.join(''))).toEqual([]);
    }),
    { numRuns: IS_FULL_RUN ? 5_000 : 300 },
  );
});

test('leaves out blocks whose type is the name of something that every object has', async () => {
  const types = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];
  const blocks = types.map((type) => ({ id: type, type, props: {} }));
  const page = { path: '/offer', title: 'Offer', seo: { title: '', description: '' }, blocks };
  const { main } = await renderBlockPage(page, context);
  // Only structured data is left.
  expect(main).toMatch(/^<script type="application\/ld\+json">[^<]*<\/script>$/);
});

test('notices what could run', () => {
  const harmful = [
    '<script>x</script>',
    '<p onclick="x">',
    '<a href="java&#10;script:x">',
    '<img src="data:image/svg+xml,x">',
    '<svg><a xlink:href="javascript:x"></a></svg>',
  ];
  for (const html of harmful) expect(harmfulParts(html), html).toHaveLength(1);
});
