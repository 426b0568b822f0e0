import { expect, test } from 'vitest';
import { readBlockLabels } from '#src/blocks/block-labels.ts';
import { nameOf } from '#src/domains/documents/history/name-of-field.ts';
import { labelsOfSpecs } from './labels-of-specs.ts';
import { readBlockSpecs } from './read-field-specs.server.ts';

const LABELS = labelsOfSpecs(readBlockSpecs());

test('the form and the checks call every field the same', () => {
  const { 'shared-section': _place, ...labels } = readBlockLabels();
  expect(LABELS).toEqual(labels);
});

test.each([
  ['picture', 'src', 'Picture: Picture'],
  ['faq', 'items.1.answer', 'FAQ, question 2: Answer'],
  ['cta-banner', 'action.href', 'CTA banner, button: Link'],
])('%s %s is called %s', (type, field, name) => {
  expect(nameOf(field, type, LABELS)).toBe(name);
});
