/** Addresses of the site's own that have moved for good (spec section 2), each with its new one. No editor changes these. */
export const MOVED_ROUTES: ReadonlyMap<string, string> = new Map([
  ['/growth-audit', '/book-audit'],
]);
