import type { MiddlewareFunction } from 'react-router';

/** Keeps a response out of caches and search engines. */
export function markPrivate(headers: Headers): void {
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
}

/** Middleware for the admin routes that need no session. Tokens of links stay out of other sites' logs. */
export const withPrivateHeaders: MiddlewareFunction<Response> = async (_args, next) => {
  const response = await next();
  markPrivate(response.headers);
  response.headers.set('Referrer-Policy', 'same-origin');
  return response;
};
