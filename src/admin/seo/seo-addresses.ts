/** /admin/seo-manager, the table of routes. The other screens are below it. */
export const SEO_ADDRESS = '/admin/seo-manager';

export const FILES_ADDRESS = `${SEO_ADDRESS}/files`;
export const CRAWLER_ADDRESS = `${SEO_ADDRESS}/crawler`;
export const SETTINGS_ADDRESS = `${SEO_ADDRESS}/settings`;
/** Any address of the site as a crawler sees it. @param path decoded */
export const crawlerAddress = (path: string, more: Readonly<Record<string, string>> = {}): string =>
  `${CRAWLER_ADDRESS}?${new URLSearchParams({ path, ...more })}`;

export const CHECKS_ADDRESS = `${SEO_ADDRESS}/checks`;
/** The findings of one check. */
export const checkAddress = (check: string): string => `${CHECKS_ADDRESS}/${check}`;
