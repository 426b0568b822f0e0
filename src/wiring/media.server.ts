import { availableParallelism } from 'node:os';
import { createMediaLibrary, MEDIA_BUCKET } from '#src/domains/media/media-library.server.ts';
import { parseRenditionRequest } from '#src/domains/media/rendition-request.ts';
import { createRenditions, type RenditionResult } from '#src/domains/media/renditions.server.ts';
import { createWorkSlots, type WorkSlots } from '#src/platform/work-slots/work-slots.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { MediaResult, MediaSource } from '#src/platform/http/media-response.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import type { Wired } from './wired.ts';

/**
 * Concurrent encodings. Leaves one core for pages, and one of the four threads that Node also uses to read files,
 * compress and hash passwords.
 */
const SLOTS = Math.max(1, Math.min(availableParallelism() - 1, 3));

/** Enough for a page full of images without renditions; further requests get 503. */
const MAX_WAITING = 64;

const RETRY_SECONDS = 5;

/** Slots for all image processing, which shares one allowance of cores. */
export const createImageSlots = (): WorkSlots => createWorkSlots(SLOTS, MAX_WAITING);

interface MediaDeps {
  store: ObjectStore;
  slots: WorkSlots;
  clock: Clock;
  log: Logger;
}

interface WiredMedia extends Wired<'media'> {
  /** source of `/media/cms_media/...`: originals and renditions */
  mediaFile: MediaSource;
}

/** Wires the media library to the store, and its renditions to the image slots. */
export function wireMedia({ store, slots, clock, log }: MediaDeps): WiredMedia {
  const library = createMediaLibrary(store);
  const renditions = createRenditions({ store, library, slots, clock, log });
  const mediaFile: MediaSource = async (path, query = new URLSearchParams()) => {
    if (!path.startsWith(`${MEDIA_BUCKET}/`)) return undefined;
    const relativePath = path.slice(MEDIA_BUCKET.length + 1);
    const parsed = parseRenditionRequest(query);
    if ('error' in parsed) return message(400, parsed.error);
    if (!parsed.request) return library.file(relativePath);
    const rendition = await renditions.find(relativePath, parsed.request);
    return rendition && toMediaResult(rendition);
  };
  return { services: { media: library }, mediaFile, jobs: [], schedules: [] };
}

function toMediaResult(rendition: RenditionResult): MediaResult {
  switch (rendition.kind) {
    case 'file':
      return { ...rendition.file, isProvisional: rendition.isProvisional ?? false };
    case 'broken':
      return message(422, rendition.message);
    case 'busy':
      return {
        ...message(
          503,
          'The server is busy resizing other pictures. Please try again in a moment.',
        ),
        retryAfter: RETRY_SECONDS,
      };
  }
}

const message = (status: number, text: string): MediaResult => ({
  status,
  contents: Buffer.from(text),
  contentType: 'text/plain',
});
