/** These pages are personal, so they are not cached. The referrer policy keeps tokens out of other sites' logs. */
export const NEWSLETTER_HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' };
