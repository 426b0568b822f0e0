import { createKeptUploads } from './kept-uploads.ts';
import { createSendFile } from './send-file.ts';
import { createUploadApi, type UploadUrls } from './upload-api.ts';
import { isActive } from './upload.ts';
import { UploadStore } from './upload-store.ts';

/** The uploads of a person in this tab. */
export function createUploads(userId: string): UploadStore {
  const urls: UploadUrls = new Map();
  const api = createUploadApi(urls);
  const store = new UploadStore({
    send: createSendFile(urls, api),
    api,
    kept: createKeptUploads(userId, newKey()),
    newKey,
    timers: {
      set: (run, ms) => setTimeout(run, ms),
      clear: (timer) => clearTimeout(timer as number),
    },
  });
  addEventListener('online', store.connected);
  // A sign-in in another tab.
  addEventListener('focus', store.signedIn);
  addEventListener('beforeunload', (event) => {
    if (store.getState().some((upload) => isActive(upload))) event.preventDefault();
  });
  return store;
}

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
