import { recall, remember } from './form-memory.ts';

/** Answers `{token}`; never kept by any cache. */
export const TOKEN_PATH = '/api/form-token';

/** The server takes whatever is sent sooner after the token for a program's, but a browser can fill in a form as fast. */
export const YOUNGEST_MS = 2_500;

/** The server forgets tokens after a day. */
const OLDEST_MS = 20 * 3_600_000;

/** A form is sent without a token rather than not at all. */
const PATIENCE_MS = 6_000;

const underWay = new Map<string, Promise<void>>();

/** Asks for the form's token unless one is kept or under way. A reload keeps it, so that a repetition is one lead. */
export function requestToken(form: string, send: typeof fetch = fetch): Promise<void> {
  const { token, since = 0 } = recall(form);
  if (token && Date.now() - since < OLDEST_MS) return Promise.resolve();
  const known = underWay.get(form);
  if (known) return known;
  const asked = fetchToken(send)
    .then((token) => remember(form, { token, since: Date.now() }))
    .catch(() => undefined)
    .finally(() => underWay.delete(form));
  underWay.set(form, asked);
  return asked;
}

/** The token to send a form with, once it is old enough; undefined when there is none to be had. */
export async function tokenFor(
  form: string,
  send: typeof fetch = fetch,
): Promise<string | undefined> {
  await requestToken(form, send);
  const { token, since = 0 } = recall(form);
  const missing = since + YOUNGEST_MS - Date.now();
  if (token && missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
  return token;
}

async function fetchToken(send: typeof fetch): Promise<string> {
  const response = await send(TOKEN_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const answer = (await response.json()) as { token?: unknown } | null;
  if (typeof answer?.token !== 'string') throw new Error('no token');
  return answer.token;
}
