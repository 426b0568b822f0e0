import { isCrawler } from '#src/platform/http/crawlers.ts';

/** The parts of a request that say where it came from. Header names are in lower case. */
export interface ArrivingRequest {
  method?: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Whether a request is a landing: someone opens a page of the site from outside, such as from search results, another site,
 * an email, a bookmark, or by typing its address. Browsers say so without a cookie or script (w3.org/TR/fetch-metadata);
 * those that do not, such as over plain http, are not counted. A reload is not a landing.
 */
export function isLanding({ method, headers }: ArrivingRequest): boolean {
  const site = headers['sec-fetch-site'];
  return (
    method === 'GET' &&
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    (site === 'cross-site' || site === 'same-site' || site === 'none') &&
    !/no-cache|max-age=0/.test(String(headers['cache-control'] ?? '')) &&
    !String(headers['sec-purpose'] ?? headers['purpose'] ?? '').startsWith('prefetch') &&
    !isCrawler(String(headers['user-agent'] ?? ''))
  );
}
