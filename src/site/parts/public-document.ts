/** The document cache stores these responses. Browsers revalidate each time and mostly get a 304. */
export const PUBLIC_DOCUMENT = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
