import type { UploadedBytes } from '#src/domains/media/intake/accept.server.ts';
import type { Uploads } from '#src/domains/media/intake/uploads.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import type { Imports } from './create-imports.server.ts';
import { IMPORT_LIMITS } from './import.ts';
import { importIdOf } from './import-upload.ts';

interface ImportUploadsDeps {
  uploads: Uploads;
  imports: Pick<Imports, 'find' | 'begin'>;
  store: Pick<ObjectStore, 'writeStream'>;
}

/** Uploads of sources: like those of the library, but a complete one becomes an import. */
export function createImportUploads({ uploads, imports, store }: ImportUploadsDeps): Uploads {
  const taken = { state: 'taken' } as const;
  return {
    ...uploads,
    async begin(id, request, by) {
      return request.bytes > IMPORT_LIMITS.bytes
        ? { ok: false, message: TOO_LARGE }
        : uploads.begin(id, request, by);
    },
    async finish(upload: string, { bytes, read }: UploadedBytes) {
      const found = await uploads.find(upload);
      const id = importIdOf(upload);
      if (!found || !isUuid(id)) return (await imports.find(id)) ? taken : EXPIRED;
      const storageKey = `imports/${id}`;
      await store.writeStream(storageKey, await read());
      const { name: fileName, userId, userName } = found;
      const file = { id, source: '', fileName, bytes, storageKey };
      await imports.begin(file, { id: userId, name: userName });
      await uploads.cancel(upload);
      return taken;
    },
    outcome: async (upload) =>
      (await imports.find(importIdOf(upload))) ? taken : uploads.outcome(upload),
  };
}

const TOO_LARGE = `This file is larger than ${IMPORT_LIMITS.bytes / 1_000_000} MB, the limit. Export it in parts, and import them one after the other.`;
const EXPIRED = {
  state: 'refused',
  message: 'This upload has expired. Upload the file again.',
} as const;
