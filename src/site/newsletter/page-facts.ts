import { BRAND } from '#content/brand.ts';

/** Kept out of search, and out of every cache: these pages answer one visitor. Tokens stay out of other sites' logs. */
export function newsletterHeaders() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' };
}

export function newsletterMeta(title: string) {
  return [{ title: `${title} | ${BRAND.name}` }, { name: 'robots', content: 'noindex' }];
}
