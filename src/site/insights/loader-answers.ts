import { data } from 'react-router';
import { BRAND } from '#content/brand.ts';

/** What an insights loader answers while posts cannot be read: nobody may keep it, and robots come back later. */
export function unavailable() {
  return data(
    { state: 'failed' as const, head: [{ title: `Insights | ${BRAND.name}` }] },
    { status: 503, headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' } },
  );
}

/** Headers of a route whose loader may forbid caching: its own if it set any, else those of the site. */
export function ownOrInheritedHeaders(args: { loaderHeaders: Headers; parentHeaders: Headers }) {
  return args.loaderHeaders.has('Cache-Control') ? args.loaderHeaders : args.parentHeaders;
}
