import type { AddressRule } from '#src/platform/http/document-key.ts';
import {
  ASSESSMENT_PATH,
  BOOK_AUDIT_PATH,
  CONFIRM_PATH,
  downloadPath,
  formPath,
  GROWTH_AUDIT_PATH,
  HOME_PATH,
  INSIGHTS_PATH,
  NEWSLETTER_PATH,
  postPath,
  SEARCH_PATH,
  sharedResultPath,
  STORIES_PATH,
  storyPath,
  STYLEGUIDE_PATH,
  UNSUBSCRIBE_PATH,
} from './paths.ts';

/**
 * What an address is for.
 * - page: a page made of blocks · insight: the page at that path, else the post · listing, stories, story: what they say
 * - screen: a page of the site that no editor writes · moved: leads elsewhere for good
 * - team: for people who sign in · machine: read by programs · file: of the build or the media library
 */
export type AddressUse =
  | 'page'
  | 'insight'
  | 'listing'
  | 'stories'
  | 'story'
  | 'screen'
  | 'moved'
  | 'team'
  | 'machine'
  | 'file';

/** The shapes that values of query parameters have; `document-rules.ts` says which text has which shape. */
export type ParameterShape =
  | 'category'
  | 'industry'
  | 'laterPage'
  | 'page'
  | 'query'
  | 'step'
  | 'token';

export interface Address {
  /** as in `src/routes.ts`: `:name` stands for one part, `*` at the end for any rest. The first that matches counts. */
  path: string;
  use: AddressUse;
  /** who its response is for (ADR 022); none where the edge or the build responds before the routes do */
  document?: AddressRule['kind'];
  /** the query parameters that its route reads; all others are left out of a shared document */
  parameters?: Readonly<Record<string, ParameterShape>> | 'any';
  /** id of the route whose data a client navigation asks for, where documents are shared */
  dataRoute?: string;
  /** what its last part opens, it opens to anyone: never written down */
  isSecret?: true;
  /** a link to it loads a document: it sets cookies, or belongs to another application */
  isDocumentOnly?: true;
  /** robots.txt asks crawlers to leave it alone */
  isClosedToCrawlers?: true;
  movedTo?: string;
}

const own = { document: 'own-limits', parameters: 'any' } as const;

/** Every public address. A test compares it with `src/routes.ts`. */
export const ADDRESSES: readonly Address[] = [
  { path: HOME_PATH, use: 'page', document: 'shared', dataRoute: 'home' },
  {
    path: INSIGHTS_PATH,
    use: 'listing',
    document: 'shared',
    parameters: { category: 'category', page: 'laterPage', archive: 'page' },
    dataRoute: 'site/insights/insights',
  },
  {
    path: STORIES_PATH,
    use: 'stories',
    document: 'shared',
    parameters: { industry: 'industry' },
    dataRoute: 'site/insights/success-stories',
  },
  {
    path: storyPath(':slug'),
    use: 'story',
    document: 'shared',
    dataRoute: 'site/insights/success-story',
  },
  {
    path: postPath(':slug'),
    use: 'insight',
    document: 'shared',
    dataRoute: 'site/insights/page-or-post',
  },

  // Screens, those that most visitors see first: figures name only so many paths.
  { path: ASSESSMENT_PATH, use: 'screen', document: 'personal', parameters: { step: 'step' } },
  { path: sharedResultPath(':key'), use: 'screen', document: 'personal', isSecret: true },
  { path: NEWSLETTER_PATH, use: 'screen', document: 'personal', isDocumentOnly: true },
  {
    path: SEARCH_PATH,
    use: 'screen',
    document: 'personal',
    parameters: { q: 'query', page: 'page' },
  },
  {
    path: CONFIRM_PATH,
    use: 'screen',
    document: 'personal',
    parameters: { token: 'token' },
    isDocumentOnly: true,
  },
  {
    path: UNSUBSCRIBE_PATH,
    use: 'screen',
    document: 'personal',
    parameters: { token: 'token' },
    isDocumentOnly: true,
  },
  { path: formPath(':form'), use: 'screen', document: 'personal' },
  { path: GROWTH_AUDIT_PATH, use: 'moved', movedTo: BOOK_AUDIT_PATH },

  { path: STYLEGUIDE_PATH, use: 'team', document: 'personal' },
  { path: '/admin/*', use: 'team', ...own, isDocumentOnly: true },

  { path: '/api/*', use: 'machine', ...own, isClosedToCrawlers: true },
  { path: downloadPath('*'), use: 'machine', ...own, isSecret: true, isClosedToCrawlers: true },
  { path: '/social/*', use: 'machine', ...own },
  { path: '/robots.txt', use: 'machine', document: 'shared' },
  { path: '/sitemap.xml', use: 'machine', document: 'shared' },
  { path: '/sitemap/:part', use: 'machine', document: 'shared' },
  { path: '/llms.txt', use: 'machine', document: 'shared' },
  { path: '/feed.xml', use: 'machine', document: 'shared' },
  { path: '/feed.json', use: 'machine', document: 'shared' },
  { path: '/healthz', use: 'machine' },
  { path: '/readyz', use: 'machine' },
  { path: '/__manifest', use: 'machine' },

  { path: '/media/*', use: 'file' },
  { path: '/assets/*', use: 'file' },
  { path: '/favicon.:type', use: 'file' },

  { path: '/*', use: 'page', document: 'shared', dataRoute: 'block-page' },
];
