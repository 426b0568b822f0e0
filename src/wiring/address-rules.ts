import { FIXED_SLUGS } from '#src/domains/content/fixed-slug.ts';
import { STORY_INDUSTRIES } from '#src/domains/content/success-story.ts';
import { LONGEST_QUERY } from '#src/domains/search/read-query.ts';
import type { AddressRule } from '#src/platform/http/document-key.ts';

/** A page of a list from the second on: the first has no number in its address. */
const isLaterPage = (value: string) => /^(?:[2-9]|[1-9]\d{1,4})$/.test(value);
const isPage = (value: string) => /^[1-9]\d{0,4}$/.test(value);
const isTextUpTo = (length: number) => (value: string) =>
  value !== '' && value.length <= length && value === value.trim() && !value.includes('\0');
const isIndustry = (value: string) => STORY_INDUSTRIES.some((name) => name === value);

/** As much as the search reads of what was typed; an emptied field is sent too. */
const isQuery = (value: string) => value.length <= LONGEST_QUERY * 4;

/** Mailed links hold tokens of 43 characters; a link that lost or won some still gets its clear message. */
const isToken = (value: string) => value.length <= 500;

/** Pages of blocks below /insights, whose routes are named like their slug. */
const LOCAL_PAGES = [...FIXED_SLUGS]
  .filter((slug) => slug !== 'success-stories')
  .map((slug): AddressRule => ({ path: `/insights/${slug}`, kind: 'shared', dataRoutes: [slug] }));

/**
 * Which query parameters each route knows, and the shape of their values; paths as in `src/routes.ts`, which a test compares.
 * Whether there is such a category or page is said by the answer: what is not found is not kept. Any other path is a page of
 * blocks or the not-found page.
 */
export const ADDRESS_RULES: readonly AddressRule[] = [
  { path: '/', kind: 'shared', dataRoutes: ['home'] },
  {
    path: '/insights',
    kind: 'shared',
    parameters: { category: isTextUpTo(200), page: isLaterPage, archive: isPage },
    dataRoutes: ['site/insights/insights'],
  },
  {
    path: '/insights/success-stories',
    kind: 'shared',
    parameters: { industry: isIndustry },
    dataRoutes: ['site/insights/success-stories'],
  },
  {
    path: '/insights/success-stories/:slug',
    kind: 'shared',
    dataRoutes: ['site/insights/success-story'],
  },
  ...LOCAL_PAGES,
  { path: '/insights/:slug', kind: 'shared', dataRoutes: ['site/insights/post'] },
  { path: '/newsletter', kind: 'personal' },
  { path: '/newsletter/confirm', kind: 'personal', parameters: { token: isToken } },
  { path: '/newsletter/unsubscribe', kind: 'personal', parameters: { token: isToken } },
  { path: '/forms/:form', kind: 'personal' },
  { path: '/ai-quotient/assessment', kind: 'personal', parameters: { step: isTextUpTo(40) } },
  { path: '/ai-quotient/shared/:key', kind: 'personal' },
  { path: '/search', kind: 'personal', parameters: { q: isQuery, page: isPage } },
  { path: '/styleguide', kind: 'personal' },
  { path: '/admin/*', kind: 'own-limits', parameters: 'any' },
  { path: '/api/*', kind: 'own-limits', parameters: 'any' },
  { path: '/download/*', kind: 'own-limits', parameters: 'any' },
  { path: '/social/*', kind: 'own-limits', parameters: 'any' },
  { path: '/robots.txt', kind: 'shared' },
  { path: '/sitemap.xml', kind: 'shared' },
  { path: '/sitemap/:part', kind: 'shared' },
  { path: '/llms.txt', kind: 'shared' },
  { path: '/feed.xml', kind: 'shared' },
  { path: '/feed.json', kind: 'shared' },
  { path: '/*', kind: 'shared', dataRoutes: ['block-page'] },
];
