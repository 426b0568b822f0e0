export type Reply<Body> =
  | { type: 'reply'; status: number; body: Body }
  | { type: 'session-ended' }
  /** no response of ours: offline, a timeout, a proxy, or a server that is starting */
  | { type: 'unreachable' };

const TIMEOUT_MS = 20_000;
/** Browsers finish requests with a small body after the page is closed. */
const MAX_KEEPALIVE_BYTES = 60_000;

/**
 * Sends JSON to an admin endpoint, or reads from it without a body. Never rejects. The guard of the admin area redirects to
 * the login page when the session has ended.
 */
export async function requestJson<Body>(
  url: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Reply<Body>> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const text = body === undefined ? undefined : JSON.stringify(body);
  try {
    const response = await fetch(url, {
      method: text === undefined ? 'GET' : 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(text !== undefined && { body: text, keepalive: isSmall(text) }),
    });
    if (
      response.type === 'opaqueredirect' ||
      isRedirect(response.status) ||
      response.status === 401
    )
      return { type: 'session-ended' };
    if (response.status >= 500 || response.status === 429) return { type: 'unreachable' };
    return { type: 'reply', status: response.status, body: await readBody<Body>(response) };
  } catch {
    return { type: 'unreachable' };
  }
}

/** That what was asked for was read or done. */
export const isDone = <Body>(
  reply: Reply<Body>,
): reply is Extract<Reply<Body>, { type: 'reply' }> =>
  reply.type === 'reply' && reply.status === 200;

/** Why a request was not done, in the words of the server if it gave any. */
export function failureOf(reply: Reply<{ message?: string }>, unreachable: string): string {
  if (reply.type === 'session-ended')
    return 'Your session has ended. Sign in again, then repeat this.';
  return (reply.type === 'reply' && reply.body.message) || unreachable;
}

const isRedirect = (status: number) => status >= 300 && status < 400;

/** A character of a text takes at most three bytes, so that most texts need not be encoded to be measured. */
const isSmall = (text: string) =>
  text.length * 3 < MAX_KEEPALIVE_BYTES ||
  (text.length < MAX_KEEPALIVE_BYTES && new Blob([text]).size < MAX_KEEPALIVE_BYTES);

/** An error page is no JSON: its status says enough. */
async function readBody<Body>(response: Response): Promise<Body> {
  if (response.headers.get('Content-Type')?.includes('json'))
    return (await response.json()) as Body;
  if (response.ok) throw new Error('The response is not ours.');
  return {} as Body;
}
