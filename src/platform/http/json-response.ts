/** Every answer of the machine endpoints: for one visitor, and kept by nobody. */
export function json(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** A refusal with a message for people. */
export const refuse = (status: number, message: string, headers?: Record<string, string>) =>
  json({ ok: false, message }, status, headers);

/** Refuses every method but POST. */
export const notAllowed = () => refuse(405, 'Please send the form by POST.', { Allow: 'POST' });
