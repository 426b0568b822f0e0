import { Upload } from 'tus-js-client';
import type { SentUpload } from '#src/domains/media/intake/sent-upload.ts';
import { refuseBeforeSending } from '#src/domains/media/intake/file-types.ts';
import { PART_BYTES, UPLOADS_PATH } from '#src/domains/media/intake/upload-server.ts';

export type Sent = { ok: true; upload: string } | { ok: false; message: string };

const RETRY_DELAYS_MS = [500, 2_000, 5_000, 10_000];

const LOST = 'The file could not be sent. Check your connection, and try again.';

/** Sends a file that is to replace another one (tus 1.0). It waits on the server until someone decides. */
export function sendReplacement(
  file: File,
  replaces: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Sent> {
  const refusal = refuseBeforeSending(file);
  if (refusal) return Promise.resolve({ ok: false, message: refusal });
  const { promise, resolve } = Promise.withResolvers<Sent>();
  const upload = new Upload(file, {
    endpoint: UPLOADS_PATH,
    metadata: { name: file.name, folder: '', key: crypto.randomUUID(), replaces },
    chunkSize: PART_BYTES,
    uploadDataDuringCreation: true,
    storeFingerprintForResuming: false,
    retryDelays: RETRY_DELAYS_MS,
    onProgress: (sent, total) => onProgress(total ? sent / total : 0),
    onSuccess: ({ lastResponse }) => resolve(resultOf(lastResponse.getBody(), upload.url)),
    onError: (error) => {
      const response = 'originalResponse' in error ? error.originalResponse : null;
      const body = response?.getBody() ?? '';
      const isRefusal = response?.getStatus() === 422 && body !== '';
      resolve({ ok: false, message: isRefusal ? body : LOST });
    },
  });
  signal.addEventListener('abort', () => {
    void upload.abort(true);
    resolve({ ok: false, message: '' });
  });
  upload.start();
  return promise;
}

function resultOf(body: string, url: string | null): Sent {
  const id = url?.split('/').at(-1);
  try {
    const sent = JSON.parse(body) as SentUpload;
    if (sent.state === 'refused') return { ok: false, message: sent.message };
  } catch {
    // Its state is read by the page that compares the two.
  }
  return id ? { ok: true, upload: id } : { ok: false, message: LOST };
}
