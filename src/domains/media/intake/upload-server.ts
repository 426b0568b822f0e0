import type { Editor } from '../asset.ts';
import type { UploadOutcome } from './uploads.server.ts';

/** Address of the endpoint of uploads. */
export const UPLOADS_PATH = '/admin/media-library/uploads';

/** The most bytes of one request. Browsers send parts of half of it, since a request may take 30 seconds. */
export const MAX_PART_BYTES = 4 * 1024 * 1024;

/** Resumable uploads by the tus protocol 1.0 (https://tus.io/protocols/resumable-upload). */
export interface UploadServer {
  /** Responds to a request of a signed-in person who may add files. */
  handle(request: Request, editor: Editor): Promise<Response>;
  /** Adds an upload whose bytes are all there. @returns undefined if some are missing */
  finish(id: string): Promise<UploadOutcome | undefined>;
  /** Deletes the bytes of an upload. */
  remove(id: string): Promise<void>;
}

/** Fetches a file of the public internet, and adds it like an upload; `id` is that of the upload. */
export type UploadByUrl = (
  request: { url: string; folder: string; replaces?: string | undefined },
  editor: Editor,
) => Promise<UploadOutcome & { id: string }>;
