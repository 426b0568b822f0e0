import { expect, test } from 'vitest';
import type { RouteOverride } from '../overrides/override.ts';
import { routeValues } from '../routes/own-metadata.ts';
import { type BulkAction, editsOf, unknownVariables } from './edit-pattern.ts';

const OWN = {
  title: 'What CRM costs | Cadron',
  description: 'Prices.',
  canonical: null,
  image: null,
  noindex: false,
  source: 'page',
  headline: 'What a CRM costs',
  category: null,
} as const;
const route = (override: RouteOverride | null = null) => ({
  path: '/insights/costs',
  kind: 'Post',
  own: OWN,
  values: routeValues(OWN, override),
});
const setBy = (action: BulkAction, override?: RouteOverride) =>
  editsOf(action, [route(override)], 'Cadron').map(({ set }) => set);

test.each([
  ['{title} · {brand}', 'What CRM costs · Cadron'],
  ['{kind}: {headline}', 'Post: What a CRM costs'],
  ['{headline} | {category}', 'What a CRM costs'],
  ['{category} – {path}', '/insights/costs'],
])('fills the pattern %s', (pattern, title) => {
  expect(setBy({ do: 'pattern', field: 'title', pattern })).toEqual([{ title }]);
});

test('names variables that do not exist', () => {
  expect(unknownVariables('{title} {size} {toString}')).toEqual(['size', 'toString']);
});

test('replaces a text in what visitors get now, and leaves other routes out', () => {
  const action = { do: 'replace', field: 'title', find: 'CRM', replacement: '$& HubSpot' } as const;
  expect(setBy(action)).toEqual([{ title: 'What $& HubSpot costs | Cadron' }]);
  expect(setBy(action, { title: 'Prices' })).toEqual([]);
});

test('gives fields back to the page', () => {
  expect(setBy({ do: 'remove', fields: ['title', 'noindex'] })).toEqual([
    { title: null, noindex: null },
  ]);
});
