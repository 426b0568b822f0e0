import { isDatabaseUnavailable } from '#src/platform/db/database-unavailable.ts';

const RETRY_AFTER_SECONDS = 30;

/**
 * What failed because the database cannot be asked now is not broken but unavailable: 503 with Retry-After in place of
 * 500. The body stays, a document's failure screen among them. Covers documents, client navigations and endpoints.
 */
export function unavailableResponse(response: Response, error: unknown): Response {
  if (response.status !== 500 || !isDatabaseUnavailable(error)) return response;
  const headers = new Headers(response.headers);
  headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
  headers.set('Cache-Control', 'no-store');
  return new Response(response.body, { status: 503, headers });
}
