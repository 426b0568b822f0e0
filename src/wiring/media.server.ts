import { availableParallelism } from 'node:os';
import { createMediaLibrary, MEDIA_BUCKET } from '#src/domains/media/media-library.server.ts';
import { readRenditionRequest } from '#src/domains/media/rendition-request.ts';
import { createRenditions, type RenditionAnswer } from '#src/domains/media/renditions.server.ts';
import { createWorkSlots, type WorkSlots } from '#src/platform/work-slots/work-slots.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { MediaResult, MediaSource } from '#src/platform/http/media-response.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import type { Wired } from './wired.ts';

/**
 * Encodings at once: one core is left for pages, and one of the four threads that Node also reads files, compresses and
 * checks passwords on.
 */
const SLOTS = Math.max(1, Math.min(availableParallelism() - 1, 3));

/** A page full of pictures that nobody has seen yet fits in; the rest is told to come back. */
const WAITING = 64;

const RETRY_SECONDS = 5;

/** Where pictures are made, of whatever kind: they share one allowance of cores. */
export const pictureSlots = (): WorkSlots => createWorkSlots(SLOTS, WAITING);

interface MediaDeps {
  store: ObjectStore;
  slots: WorkSlots;
  clock: Clock;
  log: Logger;
}

interface WiredMedia extends Wired<'media'> {
  /** what is behind `/media/cms_media/...`: files as they are, and renditions of them */
  mediaFile: MediaSource;
}

/** Ties the media library to the store, and its renditions to the picture slots. */
export function wireMedia({ store, slots, clock, log }: MediaDeps): WiredMedia {
  const library = createMediaLibrary(store);
  const renditions = createRenditions({ store, library, slots, clock, log });
  const mediaFile: MediaSource = async (path, query = new URLSearchParams()) => {
    if (!path.startsWith(`${MEDIA_BUCKET}/`)) return undefined;
    const within = path.slice(MEDIA_BUCKET.length + 1);
    const asked = readRenditionRequest(query);
    if ('error' in asked) return message(400, asked.error);
    if (!asked.request) return library.file(within);
    const answer = await renditions.find(within, asked.request);
    return answer && asMediaAnswer(answer);
  };
  return { services: { media: library }, mediaFile, jobs: [], schedules: [] };
}

function asMediaAnswer(answer: RenditionAnswer): MediaResult {
  switch (answer.kind) {
    case 'file':
      return { ...answer.file, isProvisional: answer.isProvisional ?? false };
    case 'broken':
      return message(422, answer.message);
    case 'busy':
      return {
        ...message(503, 'Too many pictures are being made. Please try again in a moment.'),
        retryAfter: RETRY_SECONDS,
      };
  }
}

const message = (status: number, text: string): MediaResult => ({
  status,
  contents: Buffer.from(text),
  contentType: 'text/plain',
});
