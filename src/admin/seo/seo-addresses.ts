/** /admin/seo-manager, the table of routes. The other screens are below it. */
export const SEO_ADDRESS = '/admin/seo-manager';

export const CHECKS_ADDRESS = `${SEO_ADDRESS}/checks`;
/** The findings of one check. */
export const checkAddress = (check: string): string => `${CHECKS_ADDRESS}/${check}`;
/** Redirects, with their form, tester, import and export. */
export const REDIRECTS_ADDRESS = `${SEO_ADDRESS}/redirects`;
export const REDIRECT_TEST_ADDRESS = `${REDIRECTS_ADDRESS}/test`;
export const REDIRECT_IMPORT_ADDRESS = `${REDIRECTS_ADDRESS}/import`;
export const REDIRECT_EXPORT_ADDRESS = `${REDIRECTS_ADDRESS}/export.csv`;
export const REDIRECT_TEMPLATE_ADDRESS = `${REDIRECTS_ADDRESS}/template.csv`;
/** The log of addresses that were not found. */
export const NOT_FOUND_ADDRESS = `${SEO_ADDRESS}/not-found`;
/** Views and search figures over time; `?path=` shows those of one page. */
export const SEARCH_DATA_ADDRESS = `${SEO_ADDRESS}/search-data`;
export const SEARCH_IMPORT_ADDRESS = `${SEARCH_DATA_ADDRESS}/import`;
