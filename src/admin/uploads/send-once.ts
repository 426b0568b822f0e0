import { newId } from '#src/admin/parts/new-id.ts';
import { Upload } from 'tus-js-client';
import type { SentUpload } from '#src/domains/media/intake/sent-upload.ts';
import { PART_BYTES } from '#src/domains/media/intake/upload-server.ts';

export type Sent = { ok: true; upload: string } | { ok: false; message: string };

const RETRY_DELAYS_MS = [500, 2_000, 5_000, 10_000];

const LOST = 'The file could not be sent. Check your connection, and try again.';

export interface SendOptions {
  signal: AbortSignal;
  onProgress(share: number): void;
}

/** Sends one file (tus 1.0), in parts that are tried again. */
export function sendFile(
  file: File,
  {
    endpoint,
    metadata = {},
    signal,
    onProgress,
  }: SendOptions & { endpoint: string; metadata?: Readonly<Record<string, string>> },
): Promise<Sent> {
  const { promise, resolve } = Promise.withResolvers<Sent>();
  const upload = new Upload(file, {
    endpoint,
    metadata: { name: file.name, folder: '', key: newId(), ...metadata },
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
