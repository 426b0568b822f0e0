import type { MiddlewareFunction } from 'react-router';

/** Marks an answer as nobody else's: kept by no cache, shown by no search engine. */
export function markPrivate(headers: Headers): void {
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
}

/** For the pages of the admin that need no session. */
export const withPrivateHeaders: MiddlewareFunction<Response> = async (_args, next) => {
  const response = await next();
  markPrivate(response.headers);
  return response;
};
