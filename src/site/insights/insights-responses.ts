import { data } from 'react-router';
import { pageTitle } from '#content/page-title.ts';

/** The response of an insights loader when posts cannot be loaded: 503, not cached, with Retry-After for crawlers. */
export function unavailable() {
  return data(
    { state: 'failed' as const, head: [{ title: pageTitle('Insights') }] },
    { status: 503, headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' } },
  );
}

/** The loader's headers if they set Cache-Control, or else those of the parent route. */
export function ownOrInheritedHeaders(args: { loaderHeaders: Headers; parentHeaders: Headers }) {
  return args.loaderHeaders.has('Cache-Control') ? args.loaderHeaders : args.parentHeaders;
}
