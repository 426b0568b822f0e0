import { listAddress } from './list-query.ts';

/** /admin/seo-manager, the table of routes. The other screens are below it. */
export const SEO_ADDRESS = '/admin/seo-manager';
/** One route with its values, findings and history. */
export const routeAddress = (path: string): string => listAddress(`${SEO_ADDRESS}/route`, { path });

/** Changes many routes at once, by hand or by a file; the preview shows every change first. */
export const EDIT_ROUTES_ADDRESS = `${SEO_ADDRESS}/edit`;
export const IMPORT_ROUTES_ADDRESS = `${SEO_ADDRESS}/import`;
export const PREVIEW_ADDRESS = `${SEO_ADDRESS}/preview`;
/** Saved changes of routes, newest first. */
export const HISTORY_ADDRESS = `${SEO_ADDRESS}/history`;
export const changeAddress = (id: string): string => `${HISTORY_ADDRESS}/${id}`;

export const FILES_ADDRESS = `${SEO_ADDRESS}/files`;
export const CRAWLER_ADDRESS = `${SEO_ADDRESS}/crawler`;
export const SETTINGS_ADDRESS = `${SEO_ADDRESS}/settings`;
/** Any address of the site as a crawler sees it. @param path decoded */
export const crawlerAddress = (path: string, more: Readonly<Record<string, string>> = {}): string =>
  `${CRAWLER_ADDRESS}?${new URLSearchParams({ path, ...more })}`;

export const CHECKS_ADDRESS = `${SEO_ADDRESS}/checks`;
/** The findings of one check. */
export const checkAddress = (check: string): string => `${CHECKS_ADDRESS}/${check}`;
/** Redirects, with their form, tester, import and export. */
export const REDIRECTS_ADDRESS = `${SEO_ADDRESS}/redirects`;
export const REDIRECT_TEST_ADDRESS = `${REDIRECTS_ADDRESS}/test`;
export const REDIRECT_IMPORT_ADDRESS = `${REDIRECTS_ADDRESS}/import`;
export const REDIRECT_TEMPLATE_ADDRESS = `${REDIRECTS_ADDRESS}/template.csv`;
/** The log of addresses that were not found. */
export const NOT_FOUND_ADDRESS = `${SEO_ADDRESS}/not-found`;
/** Views and search figures over time; `?path=` shows those of one page. */
export const SEARCH_DATA_ADDRESS = `${SEO_ADDRESS}/search-data`;
export const SEARCH_IMPORT_ADDRESS = `${SEARCH_DATA_ADDRESS}/import`;
