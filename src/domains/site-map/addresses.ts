import type { AddressRule } from '#src/platform/http/document-key.ts';
import {
  ASSESSMENT_PATH,
  BOOK_AUDIT_PATH,
  confirmEmailPath,
  CONFIRM_PATH,
  downloadPath,
  formPath,
  GROWTH_AUDIT_PATH,
  HOME_PATH,
  INSIGHTS_PATH,
  invitePath,
  NEWSLETTER_PATH,
  postPath,
  previewPath,
  resetPath,
  SEARCH_PATH,
  sharedResultPath,
  STORIES_PATH,
  storyPath,
  STYLEGUIDE_PATH,
  UNSUBSCRIBE_PATH,
} from './paths.ts';

/**
 * The use of an address.
 * - page: a page made of blocks
 * - insight: the page at that path, else the post
 * - listing, stories, story: the list of posts, the list of success stories, one success story
 * - screen: a page without editable content
 * - moved: redirects permanently
 * - team: for people who sign in
 * - machine: for programs
 * - file: of the build or the media library
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

/** Formats of query parameters. `document-rules.ts` defines which values match. */
export type ParameterShape =
  | 'category'
  | 'flag'
  | 'industry'
  | 'laterPage'
  | 'page'
  | 'query'
  | 'step'
  | 'token';

export interface Address {
  /** as in `src/routes.ts`: `:name` matches one segment, `*` at the end any rest. The first match counts. */
  path: string;
  use: AddressUse;
  /** audience of the response (ADR 022); none if the edge or the build responds before the routes do */
  document?: AddressRule['kind'];
  /** the query parameters that its route reads; a shared document ignores all others */
  parameters?: Readonly<Record<string, ParameterShape>> | 'any';
  /** its last segment grants access to whoever has it, so it is never logged or stored */
  isSecret?: true;
  /** disallowed in robots.txt */
  isClosedToCrawlers?: true;
  movedTo?: string;
}

const own = { document: 'own-limits', parameters: 'any' } as const;

/** Every public address. A test compares it with `src/routes.ts`. */
export const ADDRESSES: readonly Address[] = [
  { path: HOME_PATH, use: 'page', document: 'shared' },
  {
    path: INSIGHTS_PATH,
    use: 'listing',
    document: 'shared',
    parameters: { category: 'category', page: 'laterPage', archive: 'page' },
  },
  {
    path: STORIES_PATH,
    use: 'stories',
    document: 'shared',
    parameters: { industry: 'industry' },
  },
  {
    path: storyPath(':slug'),
    use: 'story',
    document: 'shared',
  },
  {
    path: postPath(':slug'),
    use: 'insight',
    document: 'shared',
  },

  // Screens, ordered by number of visitors: analytics limits the number of paths.
  { path: ASSESSMENT_PATH, use: 'screen', document: 'personal', parameters: { step: 'step' } },
  { path: sharedResultPath(':key'), use: 'screen', document: 'personal', isSecret: true },
  { path: NEWSLETTER_PATH, use: 'screen', document: 'personal', parameters: { sent: 'flag' } },
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
  },
  {
    path: UNSUBSCRIBE_PATH,
    use: 'screen',
    document: 'personal',
    parameters: { token: 'token' },
  },
  { path: formPath(':form'), use: 'screen', document: 'personal', parameters: { sent: 'flag' } },
  { path: GROWTH_AUDIT_PATH, use: 'moved', movedTo: BOOK_AUDIT_PATH },

  { path: STYLEGUIDE_PATH, use: 'team', document: 'personal' },
  {
    path: previewPath(':token'),
    use: 'team',
    ...own,
    isSecret: true,
    isClosedToCrawlers: true,
  },
  { path: invitePath(':token'), use: 'team', ...own, isSecret: true },
  { path: resetPath(':token'), use: 'team', ...own, isSecret: true },
  { path: confirmEmailPath(':token'), use: 'team', ...own, isSecret: true },
  { path: '/admin/*', use: 'team', ...own },

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

  { path: '/*', use: 'page', document: 'shared' },
];
