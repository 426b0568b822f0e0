import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['CRM audits in Jackson, MS', 'crm-audits-in-jackson-ms'],
  ['  Über uns – Straße & Co.  ', 'uber-uns-strasse-co'],
  ['What’s next?', 'whats-next'],
  ['[]', ''],
  ['日本', ''],
  ['x'.repeat(200), 'x'.repeat(75)],
])('makes a slug of the title %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
