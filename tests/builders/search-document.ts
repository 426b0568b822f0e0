import type { SearchDocument } from '#src/domains/search/search-document.ts';

/** A minimal page. */
export const buildDocument = (overrides: Partial<SearchDocument> = {}): SearchDocument => ({
  path: '/sample',
  kind: 'page',
  title: 'Sample',
  summary: 'Said in short.',
  body: 'Said at length.',
  category: null,
  publishedAt: null,
  weight: 1,
  ...overrides,
});
