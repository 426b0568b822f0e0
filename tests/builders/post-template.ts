import fc from 'fast-check';
import type { BodyNode, PostBody } from '#src/domains/content/body/post-body.ts';
import {
  templateOf,
  type TemplateContent,
} from '#src/domains/content/templates/template-content.ts';

/** Templates and bodies for tests. */

export const templateSection = (id: string, props: Record<string, unknown> = {}) => ({
  id,
  type: 'section',
  props: { heading: `Heading ${id}`, ...props },
});

export const aTemplate = (
  blocks: readonly ReturnType<typeof templateSection>[],
  fields: Record<string, unknown> = {},
): TemplateContent => templateOf({ title: 'How-to', ...fields, blocks: [...blocks] });

/** A section to write in, one with locked text, and an optional one. */
export const CITY_TEMPLATE = aTemplate(
  [
    templateSection('why', { heading: 'Why {city}', isRequired: true, minWords: 3, maxWords: 5 }),
    templateSection('legal', {
      lockedText: [
        {
          kind: 'paragraph',
          text: [{ text: 'We work in ' }, '{city}', { text: '.', strong: true }],
        },
      ],
    }),
    templateSection('more', { level: 3 }),
  ],
  {
    variables: [{ id: 'v', name: 'city', label: 'City', example: 'Little Rock' }],
    postTitle: 'CRM in {city}',
    searchTitle: '{title} ({category}, {year}) | {brand}',
    tags: ['CRM', '{city}'],
    author: 'June Castellanos',
    schemaType: 'Article',
    cta: { title: 'Visit us in {city}', text: '', label: 'Book', href: '/book-audit' },
  },
);

/** A post's version of `CITY_TEMPLATE`. */
export const IN_TULSA = { id: 'template', version: 1, values: { city: 'Tulsa' } };
export const SITE_OF_TEMPLATE = { year: 2026, brand: 'Cadron' };

export const bodyOf = (...content: BodyNode[]): PostBody => ({ type: 'doc', content });

export const slotHeading = (slot: string | null, text = 'Heading', level = 2): BodyNode => ({
  type: 'heading',
  attrs: { level, slot },
  content: [{ type: 'text', text }],
});

export const paragraph = (text: string, attrs?: Record<string, unknown>): BodyNode => ({
  type: 'paragraph',
  ...(attrs && { attrs }),
  ...(text !== '' && { content: [{ type: 'text', text }] }),
});

const sectionIds = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 });

const someWords = fc
  .array(fc.constantFrom('lead', 'quote', 'order', 'week', 'plan'), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '));

const someSection = (id: string) =>
  fc
    .record({
      heading: fc.constantFrom(`Heading ${id}`, `${id} in {city}`, `Why ${id}`),
      guidance: fc.constantFrom('', 'Say what it costs.'),
      isRequired: fc.boolean(),
      isHeadingFree: fc.boolean(),
      minWords: fc.constantFrom(null, 2),
      lockedText: fc.oneof(
        fc.constant([]),
        fc.array(
          someWords.map((text) => ({ kind: 'paragraph', text: `Locked ${text}` })),
          { minLength: 1, maxLength: 2 },
        ),
      ),
    })
    .map((props) => templateSection(id, props));

/** Templates with some of six sections in any order. */
export const someTemplate: fc.Arbitrary<TemplateContent> = sectionIds
  .chain((ids) => fc.tuple(...ids.map(someSection)))
  .chain((blocks) =>
    fc
      .constantFrom(null, { title: 'Call', text: '', label: 'Book', href: '/book-audit' })
      .map((cta) => aTemplate(blocks, { cta })),
  );

export interface Writing {
  /** where a text goes in a body, as a fraction of its length */
  at: number;
  text: string;
}

/** An author's texts; each is there once. */
export const someWriting: fc.Arbitrary<Writing[]> = fc
  .array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), someWords), { maxLength: 8 })
  .map((texts) => texts.map(([at, text], index) => ({ at, text: `Mine ${index} ${text}` })));
