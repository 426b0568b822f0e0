import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { richText } from '#src/blocks/rich-text/rich-text.schema.ts';
import { areParts, type Part, toDocument, toParts } from './rich-text-document.ts';

const TEXTS = DEFAULT_PAGES.flatMap(({ blocks }) =>
  blocks.flatMap(({ props }) => {
    const { sections } = props as { sections?: { parts?: unknown }[] };
    return (sections ?? []).flatMap(({ parts }) => (areParts(parts) ? [parts] : []));
  }),
);

test('opening and leaving a text of a default page changes nothing', () => {
  expect(TEXTS.length).toBeGreaterThan(5);
  for (const parts of TEXTS) expect(toParts(toDocument(parts), parts)).toEqual(parts);
});

test('a text without its earlier parts has the same words, marks and links, and is valid', () => {
  for (const parts of TEXTS) {
    const read = toParts(toDocument(parts), []);
    expect(richText.safeParse(read).success).toBe(true);
    expect(toParts(toDocument(read), [])).toEqual(read);
  }
});

const run = fc.oneof(
  fc.string({ minLength: 1, maxLength: 5 }),
  fc.record(
    {
      text: fc.string({ minLength: 1, maxLength: 5 }),
      href: fc.constantFrom('/a', '#b'),
      strong: fc.boolean(),
    },
    { requiredKeys: ['text'] },
  ),
);
const runs = fc.oneof(fc.string(), fc.array(run, { maxLength: 4 }));
const part: fc.Arbitrary<Part> = fc.oneof(
  fc.record({ kind: fc.constant('paragraph' as const), text: runs }),
  fc.record({ kind: fc.constant('heading' as const), text: fc.string() }),
  fc.record(
    { kind: fc.constant('list' as const), ordered: fc.boolean(), items: fc.array(runs) },
    { requiredKeys: ['kind', 'items'] },
  ),
);

const letters = (parts: readonly Part[]) =>
  JSON.stringify(
    parts.map((each) =>
      (each.kind === 'list' ? each.items : [each.text])
        .map((inner) =>
          (typeof inner === 'string' ? [inner] : inner)
            .map((one) => (typeof one === 'string' ? one : one.text))
            .join(''),
        )
        .map((text) => text.trim())
        .filter(Boolean),
    ),
  )
    .replaceAll('[],', '')
    .replaceAll(',[]', '');

test('no letter is lost, and reading twice gives the same', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const read = toParts(toDocument(parts), []);
      expect(letters(read).replaceAll(/[[\],]/g, '')).toBe(
        letters(parts).replaceAll(/[[\],]/g, ''),
      );
      expect(toParts(toDocument(read), [])).toEqual(read);
    }),
    { seed: 17, numRuns: 500 },
  );
});

test('editing one paragraph leaves the others as they were written', () => {
  const before: Part[] = [
    { kind: 'paragraph', text: ['One ', { text: 'two', strong: false }] },
    { kind: 'list', ordered: false, items: [['Item']] },
    { kind: 'paragraph', text: 'Three' },
  ];
  const document = toDocument(before);
  const content = document.content!.with(
    2,
    toDocument([{ kind: 'paragraph', text: 'Four' }]).content![0]!,
  );
  const after = toParts({ ...document, content }, before);
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after[2]).toEqual({ kind: 'paragraph', text: 'Four' });
});
