import { recall, remember } from './form-memory.ts';

/** Returns `{token, minAgeMs}`; never kept by any cache. */
export const TOKEN_PATH = '/api/form-token';

/**
 * The server takes what is sent sooner than `minAgeMs` after the token for a program's, but a browser can fill in a form
 * as fast: it waits that long and a quarter more, since the clocks of two nodes differ.
 */
const WAIT_FACTOR = 1.25;

/** For a node of an older release, which does not say. */
const DEFAULT_MIN_AGE_MS = 2_000;

/** However long a server asks for, nobody waits longer. */
const MAX_WAIT_MS = 10_000;

/** The server forgets tokens after a day. */
const MAX_AGE_MS = 20 * 3_600_000;

/** A form is sent without a token rather than not at all. */
const REQUEST_TIMEOUT_MS = 6_000;

const underWay = new Map<string, Promise<void>>();

/** Asks for the form's token unless one is kept or under way. A reload keeps it, so that a repetition is one lead. */
export function requestToken(form: string, send: typeof fetch = fetch): Promise<void> {
  const { token, since = 0 } = recall(form);
  if (token && Date.now() - since < MAX_AGE_MS) return Promise.resolve();
  const known = underWay.get(form);
  if (known) return known;
  const asked = fetchToken(send)
    .then(({ token, minAgeMs }) => {
      const since = Date.now();
      const wait = Math.min(minAgeMs * WAIT_FACTOR, MAX_WAIT_MS);
      remember(form, { token, since, usableAt: since + wait });
    })
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
  const { token, usableAt = 0 } = recall(form);
  const missing = usableAt - Date.now();
  if (token && missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
  return token;
}

async function fetchToken(send: typeof fetch): Promise<{ token: string; minAgeMs: number }> {
  const response = await send(TOKEN_PATH, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  const body = (await response.json()) as { token?: unknown; minAgeMs?: unknown } | null;
  const { token, minAgeMs } = body ?? {};
  if (typeof token !== 'string') throw new Error('no token');
  return { token, minAgeMs: typeof minAgeMs === 'number' ? minAgeMs : DEFAULT_MIN_AGE_MS };
}
