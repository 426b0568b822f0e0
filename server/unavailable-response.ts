import { isDatabaseUnavailable } from '#src/platform/db/database-unavailable.ts';

const RETRY_AFTER_SECONDS = 30;

/**
 * Turns a 500 into 503 with Retry-After when its cause is an unavailable database. Keeps the body, such as a document's
 * error screen. Covers documents and endpoints.
 */
export function unavailableResponse(response: Response, error: unknown): Response {
  if (response.status !== 500 || !isDatabaseUnavailable(error)) return response;
  const headers = new Headers(response.headers);
  headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
  headers.set('Cache-Control', 'no-store');
  return new Response(response.body, { status: 503, headers });
}
