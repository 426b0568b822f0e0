import { listAddress } from './list-query.ts';

/** /admin/seo-manager, the table of routes. The other screens are below it. */
export const SEO_ADDRESS = '/admin/seo-manager';
/** One route with its values, findings and history. */
export const routeAddress = (path: string): string => listAddress(`${SEO_ADDRESS}/route`, { path });
