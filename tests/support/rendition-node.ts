import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { createMediaLibrary, NOTHING_KNOWN } from '#src/domains/media/media-library.server.ts';
import { parseRenditionRequest } from '#src/domains/media/rendition-request.ts';
import { createRenditions, type RenditionResult } from '#src/domains/media/renditions.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { createWorkSlots } from '#src/platform/work-slots/work-slots.ts';
import { described, photo } from '#tests/builders/picture.ts';

let landscape: Promise<Buffer> | undefined;

/** A JPEG of 500 by 300 pixels. */
export const landscapePhoto = (): Promise<Buffer> => (landscape ??= photo(500, 300));

/** A local store in a new folder, deleted when the test ends. */
export async function createTestStore(): Promise<ObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-renditions-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return localObjectStore(folder);
}

export const fileOf = (result: RenditionResult | undefined) => {
  if (result?.kind !== 'file') throw new Error(`no file but ${result?.kind}`);
  return result;
};

/** A node on a store, by default a new one, with the image `a.jpg`. Counts its encodings and reads of originals. */
export async function createRenditionNode(existing?: ObjectStore) {
  const own = existing ?? (await createTestStore());
  let now = 0;
  let encodings = 0;
  let reads = 0;
  const store: ObjectStore = {
    ...own,
    read: (path) => {
      if (path.startsWith('cms_media/')) reads += 1;
      return own.read(path);
    },
  };
  const counted = createWorkSlots(1, 5);
  const slots: typeof counted = {
    now: (work, by) => ((encodings += 1), counted.now(work, by)),
    later: (work) => ((encodings += 1), counted.later(work)),
  };
  const library = createMediaLibrary(store);
  const clock = () => new Date(now);
  const renditions = createRenditions({
    store,
    library,
    index: NOTHING_KNOWN,
    uses: { note: () => undefined },
    slots,
    odd: { slots, spend: async (network) => network !== 'spent' },
    clock,
    log: silentLogger,
  });
  if (!(await library.has('a.jpg'))) await library.add('a.jpg', await landscapePhoto());
  const ask = async (query: string, path = 'a.jpg', network = '') => {
    const parsed = parseRenditionRequest(new URLSearchParams(query));
    if (!('request' in parsed)) throw new Error(`no rendition: ${query}`);
    return renditions.find(path, parsed.request, network);
  };
  return {
    ask,
    library,
    store,
    /** type and size of the rendition for a query, read from its bytes */
    made: async (query: string, path?: string) => {
      const { file } = fileOf(await ask(query, path));
      const made = await described(file.contents);
      expect(made.split(' ')[0]).toBe(file.contentType);
      return made;
    },
    encodings: () => encodings,
    /** number of reads of originals */
    reads: () => reads,
    /** blocks all later encodings until the returned function is called */
    occupy: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      void counted.now(() => promise);
      return resolve;
    },
    /** waits for all encodings */
    settle: () => new Promise<void>((resolve) => void counted.later(async () => resolve())),
    pass: (ms: number) => void (now += ms),
  };
}

/** Names of the stored renditions of a file, without the hashes of its contents. */
export const renditionNames = async (store: ObjectStore, path = 'a.jpg') =>
  (await store.list(`renditions/${path}`)).map(({ name }) => name.replace(/-[0-9a-f]{32}-/, '-'));
