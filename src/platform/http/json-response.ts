/** A response of the JSON endpoints: for one visitor, never cached. */
export function json(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** An error response with a message for visitors. */
export const refuse = (status: number, message: string, headers?: Record<string, string>) =>
  json({ ok: false, message }, status, headers);

/** Rejects every method except POST. */
export const notAllowed = () => refuse(405, 'Send the form with POST.', { Allow: 'POST' });
