/** Pages that are routes of their own, beside those made of blocks. */
export const ROUTE_PAGES: readonly string[] = ['/insights', '/insights/success-stories'];

/** What a visitor gets is kept by the document cache; browsers ask again each time and mostly get a 304. */
export const PUBLIC_DOCUMENT = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
