/** Kept out of search, and out of every cache: these pages answer one visitor. Tokens stay out of other sites' logs. */
export function newsletterHeaders() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' };
}
