import type { MiddlewareFunction } from 'react-router';

/** Keeps a response out of caches and search engines. */
export function markPrivate(headers: Headers): void {
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
}

/**
 * Middleware for the admin routes that need no session. Their addresses may have a token, so other pages learn only our origin.
 * With `no-referrer`, browsers would post forms without their origin, and the router would refuse them.
 */
export const withPrivateHeaders: MiddlewareFunction<Response> = async (_args, next) => {
  const response = await next();
  markPrivate(response.headers);
  response.headers.set('Referrer-Policy', 'strict-origin');
  return response;
};
