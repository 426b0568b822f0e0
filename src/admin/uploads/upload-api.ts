import type { SentAsset, SentUpload } from '#src/domains/media/intake/sent-upload.ts';
import { UPLOADS_PATH } from '#src/domains/media/intake/upload-server.ts';
import type { Upload, SendEnd } from './upload.ts';

/** Requests of the queue to the server besides sending bytes. Nothing rejects. */
export type UploadApi = ReturnType<typeof createUploadApi>;

const KNOWN_PATH = '/admin/media-library/known';
const FETCH_PATH = '/admin/media-library/fetch';
const TIMEOUT_MS = 20_000;
/** The server may take 30 seconds to fetch a file. */
const FETCH_TIMEOUT_MS = 40_000;

/** The address of an upload on the server, once it is known. */
export type UploadUrls = Map<string, string>;

export function createUploadApi(urls: UploadUrls) {
  return {
    /** Files of the library with these hashes; empty if that cannot be found out. */
    async known(hashes: readonly string[]): Promise<{ hash: string; asset: SentAsset }[]> {
      const reply = await request(KNOWN_PATH, { hashes }).catch(() => undefined);
      if (!reply?.ok) return [];
      const { known } = (await reply.json()) as {
        known?: { hash: string; asset: SentAsset }[];
      };
      return known ?? [];
    },
    /** The end of an upload whose bytes have arrived. */
    async result(key: string): Promise<SendEnd> {
      const url = urls.get(key);
      if (url === undefined) return { type: 'disconnected' };
      try {
        return await endOf(await request(url));
      } catch {
        return { type: 'disconnected' };
      }
    },
    /** Deletes what has arrived of an upload. */
    cancel(key: string) {
      const url = urls.get(key);
      urls.delete(key);
      if (url === undefined) return;
      // What this does not reach is deleted by the server after some days.
      void fetch(url, {
        method: 'DELETE',
        headers: { 'Tus-Resumable': '1.0.0' },
        redirect: 'manual',
        keepalive: true,
      }).catch(() => undefined);
    },
    /** Lets the server fetch a file. @returns a function that stops waiting for it */
    fetch({ address, folder, key }: Upload, onEnd: (end: SendEnd) => void): () => void {
      const canceled = new AbortController();
      request(FETCH_PATH, { url: address, folder }, canceled.signal, FETCH_TIMEOUT_MS)
        .then(async (response) => {
          const reply = response.clone();
          const end = await endOf(response);
          if (end.type === 'outcome') urls.set(key, `${UPLOADS_PATH}/${await idOf(reply)}`);
          return end;
        })
        .catch((): SendEnd => ({ type: 'failed', message: 'The server cannot be reached.' }))
        .then((end) => {
          if (!canceled.signal.aborted) onEnd(end);
        })
        .catch(() => undefined);
      return () => canceled.abort();
    },
  };
}

function request(
  url: string,
  body?: unknown,
  signal?: AbortSignal,
  timeout = TIMEOUT_MS,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeout);
  return fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    redirect: 'manual',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function endOf(response: Response): Promise<SendEnd> {
  if (response.type === 'opaqueredirect') return { type: 'session-ended' };
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  if (!isJson) return endOfStatus(response.status, await response.text());
  const body = (await response.json()) as SentUpload | { message?: string } | { state: 'expired' };
  if ('state' in body && body.state !== 'expired') return { type: 'outcome', outcome: body };
  return endOfStatus(response.status, 'message' in body ? (body.message ?? '') : '');
}

/** The upload that the server made of an address. */
const idOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { id: string }).id;

const LATER = new Set([0, 408, 423, 425, 429, 502, 503, 504]);
const MAX_MESSAGE_LENGTH = 400;

/** The meaning of a response without an outcome. */
export function endOfStatus(status: number, text: string): SendEnd {
  const message = /^[^<{]+$/.test(text) && text.length <= MAX_MESSAGE_LENGTH ? text.trim() : '';
  if (LATER.has(status)) return { type: 'disconnected' };
  if (status === 401) return { type: 'session-ended' };
  if (status === 403)
    return { type: 'refused', message: 'Your role does not allow you to add files.' };
  if (status === 413 || status === 422 || status === 400)
    return { type: 'refused', message: message || 'The server refused this file.' };
  if (status === 404 || status === 410)
    return { type: 'failed', message: 'The server has lost this upload. It starts again.' };
  return { type: 'failed', message: 'The server could not take this file.' };
}

/** Whether a request ended at the sign-in page instead. */
export const isSignIn = (url: string): boolean =>
  url !== '' && !new URL(url, location.href).pathname.startsWith(UPLOADS_PATH);
