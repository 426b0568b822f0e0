/** /admin/seo-manager, the table of routes. The other screens are below it. */
export const SEO_ADDRESS = '/admin/seo-manager';

export const CHECKS_ADDRESS = `${SEO_ADDRESS}/checks`;
/** The findings of one check. */
export const checkAddress = (check: string): string => `${CHECKS_ADDRESS}/${check}`;
