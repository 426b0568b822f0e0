/** /admin/seo-manager, the table of routes. The other screens are below it. */
export const SEO_ADDRESS = '/admin/seo-manager';
