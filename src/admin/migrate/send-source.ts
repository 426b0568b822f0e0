import { sendFile, type Sent } from '#src/admin/uploads/send-once.ts';
import { IMPORT_LIMITS } from '#src/domains/imports/import.ts';
import { importIdOf, IMPORT_UPLOADS_PATH } from '#src/domains/imports/import-upload.ts';

/** Uploads a source. @returns the id of its import */
export async function sendSource(
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<{ ok: true; id: string } | Extract<Sent, { ok: false }>> {
  if (file.size > IMPORT_LIMITS.bytes)
    return {
      ok: false,
      message: `This file is larger than ${IMPORT_LIMITS.bytes / 1_000_000} MB. Export it in parts, and import them one after the other.`,
    };
  const sent = await sendFile(file, { ...options, endpoint: IMPORT_UPLOADS_PATH });
  return sent.ok ? { ok: true, id: importIdOf(sent.upload) } : sent;
}
