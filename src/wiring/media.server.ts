import { availableParallelism } from 'node:os';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { adoptFiles, createMediaSeeds } from '#src/domains/media/adopt-files.server.ts';
import { createAssetIndex } from '#src/domains/media/asset-index.server.ts';
import { createAssets } from '#src/domains/media/create-assets.server.ts';
import type { MediaUses } from '#src/domains/media/media-deps.ts';
import { createMediaLibrary } from '#src/domains/media/media-library.server.ts';
import { createRenditions } from '#src/domains/media/renditions.server.ts';
import type { References } from '#src/domains/documents/references/references.server.ts';
import type { WhereUsed } from '#src/domains/documents/references/where-used.ts';
import { versionAddresses } from '#src/domains/media/version-addresses.ts';
import { withCurrentSizes } from '#src/domains/media/current-sizes.ts';
import { createMediaSource } from './media-source.server.ts';
import { createRenditionUses } from '#src/domains/media/bounded-renditions.server.ts';
import { tidyMedia } from '#src/domains/media/tidy-media.job.ts';
import { tidyMediaFiles } from '#src/domains/media/tidy-media.server.ts';
import { handles } from '#src/platform/jobs/job.ts';
import { createWorkSlots, type WorkSlots } from '#src/platform/work-slots/work-slots.ts';
import type { Parts } from './parts.ts';

/**
 * Concurrent encodings. Leaves one core for pages, and one of the four threads that Node also uses to read files,
 * compress and hash passwords.
 */
const SLOTS = Math.max(1, Math.min(availableParallelism() - 1, 3));

/** Enough for a page full of images without renditions; further requests of a network get 503. */
const MAX_WAITING = 64;

/** Pictures in sizes that our own pages do not use, per network and minute, and how many of them may wait. */
const ODD_SIZES = 30;
const MAX_ODD_WAITING = 8;

/** Files that an operator copies into the store are in the library after this time. */
const ADOPT_MS = 3 * 60_000;

/** Slots for all image processing, which shares one allowance of cores. */
export const createImageSlots = (): WorkSlots => createWorkSlots(SLOTS, MAX_WAITING);

interface MediaDeps extends Pick<Parts, 'db' | 'store' | 'clock' | 'log'> {
  slots: WorkSlots;
  /** all renditions together; the least used go first */
  maxRenditionBytes: () => number;
  references: () => Pick<References, 'whereUsed'>;
}

/** Methods of readers that return pictures. */
const WITH_PICTURES = new Set(['page', 'post', 'listing', 'related', 'newest', 'list']);

/** Wires the media library to database and store, and its renditions to the image slots. */
export function wireMedia({
  db,
  store,
  slots,
  clock,
  log,
  references,
  maxRenditionBytes,
}: MediaDeps) {
  const index = createAssetIndex(db);
  const library = createMediaLibrary(store, index);
  const uses = createRenditionUses({ db, store, clock, log });
  const budget = new RateLimiterMemory({ points: ODD_SIZES, duration: 60 });
  const odd = {
    slots: createWorkSlots(1, MAX_ODD_WAITING),
    spend: (network: string) =>
      budget.consume(network).then(
        () => true,
        () => false,
      ),
  };
  const renditions = createRenditions({ store, library, index, uses, slots, odd, clock, log });
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
  const mediaFile = createMediaSource({ store, index, library, renditions });
  return {
    services: {
      media: library,
      assets: createAssets(deps),
      currentSizes: <Content>(content: Content) => withCurrentSizes(content, index),
    },
    /** source of `/media/cms_media/...`: originals and renditions */
    mediaFile,
    mediaIndex: index,
    /** Writes the versions of media files into their addresses in a document. */
    versionMedia: (text: string, contentType: string) =>
      versionAddresses(text, index, contentType.includes('xml') ? '&amp;' : '&'),
    /** A reader of pages, posts or stories whose content has the sizes and kinds of the current files. */
    showCurrentSizes: <Reader extends object>(reader: Reader): Reader => {
      const methods = Object.entries(reader).filter(([name]) => WITH_PICTURES.has(name));
      const shown = methods.map(([name, read]) => [
        name,
        async (...args: unknown[]) =>
          withCurrentSizes(await (read as (...all: unknown[]) => Promise<unknown>)(...args), index),
      ]);
      return { ...reader, ...Object.fromEntries(shown) };
    },
    mediaSeeds: createMediaSeeds(deps),
    /** Adds the files in the store that the library does not know, and reads the library. */
    async prepareMedia() {
      const adopted = await adoptFiles(deps);
      if (adopted > 0) log.info({ adopted }, 'media files were added to the library');
      await index.refresh();
    },
    jobs: [
      handles(tidyMedia, async () => {
        const renditionsDeleted = await uses.shrinkTo(maxRenditionBytes());
        log.info({ ...(await tidyMediaFiles(deps)), renditionsDeleted }, 'media were tidied');
      }),
    ],
    /** Writes which renditions were used. */
    flushMedia: () => uses.flush(),
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
