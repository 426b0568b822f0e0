import { sendFile, type SendOptions, type Sent } from '#src/admin/uploads/send-once.ts';
import { refuseBeforeSending } from '#src/domains/media/intake/file-types.ts';
import { UPLOADS_PATH } from '#src/domains/media/intake/upload-server.ts';

/** Sends a file that is to replace another one. It waits on the server until someone decides. */
export async function sendReplacement(
  file: File,
  replaces: string,
  options: SendOptions,
): Promise<Sent> {
  const refusal = refuseBeforeSending(file);
  if (refusal) return { ok: false, message: refusal };
  return sendFile(file, { ...options, endpoint: UPLOADS_PATH, metadata: { replaces } });
}
