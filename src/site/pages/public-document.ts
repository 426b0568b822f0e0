/** What a visitor gets is kept by the document cache; browsers ask again each time and mostly get a 304. */
export const PUBLIC_DOCUMENT = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
