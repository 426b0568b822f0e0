import { availableParallelism } from 'node:os';
import {
  adoptFiles,
  createMediaSeeds,
  type MediaSeeds,
} from '#src/domains/media/adopt-files.server.ts';
import { type AssetIndex, createAssetIndex } from '#src/domains/media/asset-index.server.ts';
import { createAssets } from '#src/domains/media/create-assets.server.ts';
import type { MediaUses } from '#src/domains/media/media-deps.ts';
import { createMediaLibrary, MEDIA_BUCKET } from '#src/domains/media/media-library.server.ts';
import { parseRenditionRequest } from '#src/domains/media/rendition-request.ts';
import { createRenditions, type RenditionResult } from '#src/domains/media/renditions.server.ts';
import type { References } from '#src/domains/documents/references.server.ts';
import type { WhereUsed } from '#src/domains/documents/where-used.ts';
import { createWorkSlots, type WorkSlots } from '#src/platform/work-slots/work-slots.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
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

/** Files that an operator copies into the store are in the library after this time. */
const ADOPT_MS = 3 * 60_000;

/** Slots for all image processing, which shares one allowance of cores. */
export const createImageSlots = (): WorkSlots => createWorkSlots(SLOTS, MAX_WAITING);

interface MediaDeps {
  db: Database['db'];
  store: ObjectStore;
  slots: WorkSlots;
  clock: Clock;
  log: Logger;
  references: () => Pick<References, 'whereUsed'>;
}

interface WiredMedia extends Wired<'media' | 'assets'> {
  /** source of `/media/cms_media/...`: originals and renditions */
  mediaFile: MediaSource;
  mediaIndex: AssetIndex;
  mediaSeeds: MediaSeeds;
  /** Adds the files in the store that the library does not know, and reads the library. */
  prepareMedia(): Promise<void>;
}

/** Wires the media library to database and store, and its renditions to the image slots. */
export function wireMedia({ db, store, slots, clock, log, references }: MediaDeps): WiredMedia {
  const index = createAssetIndex(db);
  const library = createMediaLibrary(store, index);
  const renditions = createRenditions({ store, library, slots, clock, log });
  const deps = {
    db,
    store,
    index,
    clock,
    log,
    usesOfFile: async ({ address, folder }: { address: string; folder: string }) =>
      describeUses(
        await references().whereUsed({ targetKind: 'media', target: address, inFolder: folder }),
      ),
    usesOfFolder: async (folder: string) =>
      describeUses(await references().whereUsed({ targetKind: 'media', target: `${folder}/` })),
  };
  const mediaFile: MediaSource = async (path, query = new URLSearchParams()) => {
    if (!path.startsWith(`${MEDIA_BUCKET}/`)) return undefined;
    const relativePath = path.slice(MEDIA_BUCKET.length + 1);
    const parsed = parseRenditionRequest(query);
    if ('error' in parsed) return message(400, parsed.error);
    if (!parsed.request) return library.file(relativePath);
    const rendition = await renditions.find(relativePath, parsed.request);
    return rendition && toMediaResult(rendition);
  };
  return {
    services: { media: library, assets: createAssets(deps) },
    mediaFile,
    mediaIndex: index,
    mediaSeeds: createMediaSeeds(deps),
    async prepareMedia() {
      const adopted = await adoptFiles(deps);
      if (adopted > 0) log.info({ adopted }, 'media files were added to the library');
      await index.refresh();
    },
    jobs: [],
    schedules: [
      {
        everyMs: ADOPT_MS,
        run: () => adoptFiles(deps),
        failure: 'new media files could not be added to the library',
      },
    ],
  };
}

const describeUses = ({ usages, total }: WhereUsed): MediaUses => ({
  total,
  titles: usages.map(({ title }) => title),
});

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
