import fc from 'fast-check';

/** Bodies as this version writes them, as a newer one might, and as nobody should. */

const text = fc.string({ minLength: 1, maxLength: 12 });
const attrs = fc.option(
  fc.dictionary(
    fc.constantFrom('level', 'start', 'src', 'href', 'colspan', 'mood', 'locked', 'align'),
    fc.oneof(fc.integer({ min: -1, max: 60 }), text, fc.boolean(), fc.constant(null)),
    { maxKeys: 3 },
  ),
  { nil: undefined },
);
const marks = fc.option(
  fc.array(
    fc.record(
      { type: fc.constantFrom('bold', 'code', 'link', 'glow'), attrs },
      { requiredKeys: ['type'] },
    ),
    { maxLength: 2 },
  ),
  { nil: undefined },
);

const TYPES = `paragraph heading bulletList orderedList listItem blockquote codeBlock horizontalRule
  hardBreak image table tableRow tableCell tableHeader poll callout faq faqItem metric
  unknownBlock constructor`.split(/\s+/);

const textNode = fc.record(
  { type: fc.constant('text'), text, marks },
  { requiredKeys: ['type', 'text'] },
);

const { node } = fc.letrec<{ node: object }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    textNode,
    fc.record(
      {
        type: fc.constantFrom(...TYPES),
        attrs,
        content: fc.array(tie('node'), { maxLength: 4 }),
        pinned: fc.boolean(),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      {
        type: fc.constantFrom('paragraph', 'heading'),
        content: fc.array(textNode, { maxLength: 3 }),
      },
      { requiredKeys: ['type'] },
    ),
  ),
}));

export const bodyArbitrary = fc.record(
  {
    type: fc.constant('doc'),
    content: fc.array(
      fc.oneof({ weight: 9, arbitrary: node }, { weight: 1, arbitrary: fc.jsonValue() }),
      {
        maxLength: 6,
      },
    ),
    edition: fc.integer(),
  },
  { requiredKeys: ['type'] },
);
