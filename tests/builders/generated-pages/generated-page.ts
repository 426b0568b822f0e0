import fc from 'fast-check';
import type { StoredBlock } from '#src/domains/content/pages/page.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { BLOCK_TYPES, leftOutBlock, shownBlock } from './generated-block.ts';
import { generatedJson, generatedText } from './generated-value.ts';

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 2, nil: undefined });

/** Fields of another release or tool, which are kept. */
const unknownFields = fc.dictionary(
  fc.constantFrom('note', 'zone', 'a', 'campaign_2', 'é'),
  generatedJson(2),
  { maxKeys: 2, noNullPrototype: true },
);

const seo = fc
  .tuple(
    fc.record(
      {
        title: generatedText(0, 90),
        description: generatedText(0, 240),
        keywords: fc.option(fc.array(generatedText(1, 20), { maxLength: 4 })),
        image: fc.constantFrom(
          null,
          '',
          '/media/cms_media/Pictures/team.jpg',
          'https://example.com/a.png',
        ),
        type: fc.constantFrom(null, 'website', 'article', 'service', 'position'),
        noindex: fc.option(fc.boolean()),
        canonical: fc.constantFrom(
          null,
          '',
          '/contact',
          'https://example.com/x?y',
          'not an address',
        ),
        author: fc.option(generatedText(0, 40)),
        datePublished: fc.constantFrom(null, '2026-11-01', '2026-11-01T10:00:00-06:00'),
        faqSchema: fc.option(
          fc.array(fc.record({ question: generatedText(1, 60), answer: generatedText(1, 90) }), {
            maxLength: 2,
          }),
        ),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
    unknownFields,
  )
  .map(([known, unknown]) => ({ ...unknown, ...known }));

/** A block, now and then with fields beside its own. */
const block = (type: (typeof BLOCK_TYPES)[number]): fc.Arbitrary<Omit<StoredBlock, 'id'>> =>
  fc
    .tuple(
      fc.oneof({ weight: 9, arbitrary: shownBlock(type) }, leftOutBlock),
      unknownFields,
      maybe(unknownFields),
      fc.constantFrom(undefined, undefined, undefined, false, true),
    )
    .map(([{ props, ...rest }, beside, within, hidden]) => ({
      ...beside,
      ...rest,
      ...(hidden !== undefined && { hidden }),
      props: within && isFields(props) ? { ...within, ...props } : props,
    }));

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The content of a page: blocks of every kind with every optional field, texts at their limits, and what other releases and tools
 * may have stored. Blocks of the type `mostly` come first, so that `BLOCK_TYPES` in turn covers all of them.
 */
export const generatedPage = (
  path: string,
  mostly: (typeof BLOCK_TYPES)[number],
): fc.Arbitrary<DocumentContent> =>
  fc
    .record({
      title: generatedText(1, 90),
      seo: maybe(seo),
      first: block(mostly),
      more: fc.array(fc.constantFrom(...BLOCK_TYPES).chain(block), { maxLength: 3 }),
      unknown: unknownFields,
    })
    .map(({ title, seo: metadata, first, more, unknown }) => ({
      ...unknown,
      path,
      title,
      ...(metadata && { seo: metadata }),
      blocks: [first, ...more].map((each, at) => ({ ...each, id: `${each.type}-${at}` })),
    }));

/** Pages from a seed: one for each kind of block in turn. */
export function generatedPages(count: number, seed: number): DocumentContent[] {
  return Array.from({ length: count }, (_, at) => {
    const type = BLOCK_TYPES[at % BLOCK_TYPES.length]!;
    return fc.sample(generatedPage(`/generated-${at}`, type), { numRuns: 1, seed: seed + at })[0]!;
  });
}
