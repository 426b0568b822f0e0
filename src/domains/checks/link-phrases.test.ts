import { expect, test } from 'vitest';
import { findLinkPhrase } from './link-phrases.ts';

const text = (words: string, isHeading = false) => ({
  field: 'body.content.0',
  text: words,
  isHeading,
});

test.each([
  [
    'Start with a CRM audit checklist before you buy.',
    'The CRM audit checklist',
    'CRM audit checklist',
  ],
  ['Our lead  scoring model.', 'Lead scoring that sales trusts', 'lead  scoring'],
  ['Every CRM needs care.', 'CRM strategy', undefined],
  ['What to do with the data.', 'What to do with the leads', undefined],
  ['', 'Lead scoring', undefined],
])('finds what %j says of %j', (words, title, phrase) => {
  expect(findLinkPhrase([text(words)], title)?.text).toBe(phrase);
});

test('leaves headings alone', () => {
  expect(findLinkPhrase([text('Lead scoring', true)], 'Lead scoring')).toBeUndefined();
});
