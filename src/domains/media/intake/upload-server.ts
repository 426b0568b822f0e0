import type { UploadOutcome } from './uploads.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** Address of the endpoint of uploads. */
export const UPLOADS_PATH = '/admin/media-library/uploads';

/** Bytes that a browser sends with one request: a slow connection takes less than the 30 seconds that a request may take. */
export const PART_BYTES = 2 * 1024 * 1024;

/** The most bytes of one request. */
export const MAX_PART_BYTES = 2 * PART_BYTES;

/** Resumable uploads by the tus protocol 1.0 (https://tus.io/protocols/resumable-upload). */
export interface UploadServer {
  /** Responds to a request of a signed-in person who may add files. */
  handle(request: Request, editor: Actor): Promise<Response>;
  /** Adds an upload whose bytes are all there. @returns undefined if some are missing */
  finish(id: string): Promise<UploadOutcome | undefined>;
  /** Deletes the bytes of an upload. */
  remove(id: string): Promise<void>;
}

/** Fetches a file of the public internet, and adds it like an upload; `id` is that of the upload. */
export type UploadByUrl = (
  request: { url: string; folder: string; replaces?: string | undefined },
  editor: Actor,
) => Promise<UploadOutcome & { id: string }>;
