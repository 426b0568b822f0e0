import { type DetailedError, type HttpResponse, Upload as TusUpload } from 'tus-js-client';
import { newId } from '#src/admin/parts/new-id.ts';
import type { SentUpload } from '#src/domains/media/intake/sent-upload.ts';
import { PART_BYTES, UPLOADS_PATH } from '#src/domains/media/intake/upload-server.ts';
import { createKeptUploads } from './kept-uploads.ts';
import {
  createUploadApi,
  endOfStatus,
  isSignIn,
  type UploadApi,
  type UploadUrls,
} from './upload-api.ts';
import { isActive, type SendEnd, type SendFile } from './upload.ts';
import { UploadStore } from './upload-store.ts';

/** The uploads of a person in this tab. */
export function createUploads(userId: string): UploadStore {
  const urls: UploadUrls = new Map();
  const api = createUploadApi(urls);
  const store = new UploadStore({
    send: createSendFile(urls, api),
    api,
    kept: createKeptUploads(userId, newId()),
    newKey: newId,
    timers: { set: (run, ms) => setTimeout(run, ms) },
  });
  addEventListener('online', store.connected);
  // A sign-in in another tab.
  addEventListener('focus', store.signedIn);
  addEventListener('beforeunload', (event) => {
    if (store.getState().some((upload) => isActive(upload))) event.preventDefault();
  });
  return store;
}

/** Sends files by tus 1.0 (https://tus.io/protocols/resumable-upload), the first part with the request that begins it. */
function createSendFile(urls: UploadUrls, api: Pick<UploadApi, 'result'>): SendFile {
  return ({ key, name, folder }, file, { onProgress, onAccepted, onEnd }) => {
    let isStopped = false;
    let hasSessionEnded = false;
    const end = (result: SendEnd) => {
      if (!isStopped) onEnd(hasSessionEnded ? { type: 'session-ended' } : result);
      isStopped = true;
    };
    const upload = new TusUpload(file, {
      endpoint: UPLOADS_PATH,
      uploadUrl: urls.get(key) ?? null,
      metadata: { name, folder, key },
      chunkSize: PART_BYTES,
      uploadDataDuringCreation: true,
      storeFingerprintForResuming: false,
      // The queue decides when to try again.
      retryDelays: null,
      onProgress: (sent) => {
        if (!isStopped) onProgress(sent);
      },
      onChunkComplete: onAccepted,
      onUploadUrlAvailable: () => {
        if (upload.url !== null) urls.set(key, upload.url);
      },
      onAfterResponse: (_request, response) => {
        hasSessionEnded = isSignIn(urlOf(response));
        if (hasSessionEnded) throw new Error('The session has ended.');
      },
      onSuccess: ({ lastResponse }) => {
        const outcome = outcomeIn(lastResponse);
        // A lost response: all bytes had arrived before.
        if (outcome) end({ type: 'outcome', outcome });
        else void api.result(key).then(end);
      },
      onError: (error) => {
        const response = (error as Partial<DetailedError>).originalResponse;
        const status = response?.getStatus() ?? 0;
        if (status === 404 || status === 410) urls.delete(key);
        end(endOfStatus(status, response?.getBody() ?? ''));
      },
    });
    upload.start();
    return () => {
      isStopped = true;
      void upload.abort();
    };
  };
}

/** The address that responded in the end, after redirects. */
const urlOf = (response: HttpResponse): string =>
  (response.getUnderlyingObject() as XMLHttpRequest).responseURL;

function outcomeIn(response: HttpResponse): SentUpload | undefined {
  try {
    const body = JSON.parse(response.getBody()) as SentUpload;
    return 'state' in body ? body : undefined;
  } catch {
    return undefined;
  }
}
