import { loadDraft, saveDraft } from './form-draft.ts';

/** Returns `{token, minAgeMs}`; never cached. */
const TOKEN_PATH = '/api/form-token';

/**
 * The server rejects forms sent sooner than `minAgeMs` after the token as spam. A browser can autofill a form as fast, so it
 * waits that long and a quarter more, because the clocks of two nodes differ.
 */
const WAIT_FACTOR = 1.25;

/** For a node of an older release, whose response lacks `minAgeMs`. */
const DEFAULT_MIN_AGE_MS = 2_000;

/** Upper bound for the wait, whatever the server requests. */
const MAX_WAIT_MS = 10_000;

/** Tokens expire after a day on the server. */
const MAX_AGE_MS = 20 * 3_600_000;

/** After this time a form is sent without a token. */
const REQUEST_TIMEOUT_MS = 6_000;

const pendingRequests = new Map<string, Promise<void>>();

/** Requests the form's token unless one is stored or pending. It survives a reload, so that a repeated submission is one lead. */
export function requestToken(form: string, send: typeof fetch = fetch): Promise<void> {
  const { token, since = 0 } = loadDraft(form);
  if (token && Date.now() - since < MAX_AGE_MS) return Promise.resolve();
  const pending = pendingRequests.get(form);
  if (pending) return pending;
  const request = fetchToken(send)
    .then(({ token, minAgeMs }) => {
      const since = Date.now();
      const wait = Math.min(minAgeMs * WAIT_FACTOR, MAX_WAIT_MS);
      saveDraft(form, { token, since, usableAt: since + wait });
    })
    .catch(() => undefined)
    .finally(() => pendingRequests.delete(form));
  pendingRequests.set(form, request);
  return request;
}

/** Resolves to the form's token once it is old enough to be sent; undefined if none could be fetched. */
export async function usableToken(
  form: string,
  send: typeof fetch = fetch,
): Promise<string | undefined> {
  await requestToken(form, send);
  const { token, usableAt = 0 } = loadDraft(form);
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
