import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { createMediaLibrary } from '#src/domains/media/media-library.server.ts';
import { readRenditionRequest } from '#src/domains/media/rendition-request.ts';
import { createRenditions, type RenditionAnswer } from '#src/domains/media/renditions.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { createWorkSlots } from '#src/platform/work-slots/work-slots.ts';
import { described, photo } from '#tests/builders/picture.ts';

/** The file of an answer; throws where there is none. */
export const fileOf = (answer: RenditionAnswer | undefined) => {
  if (answer?.kind !== 'file') throw new Error(`no file but ${answer?.kind}`);
  return answer;
};

/** The names of the stored renditions of a picture, without the hashes of their originals. */
export const namesIn = async (store: ObjectStore, path = 'a.jpg') =>
  (await store.list(`renditions/${path}`)).map(({ name }) => name.replace(/-[0-9a-f]{32}-/, '-'));

/** Renditions of a photo of 500 x 300 pixels, in a temporary folder. Call once per file. */
export function openRenditions() {
  let landscape: Buffer;
  let folder: string;
  beforeAll(async () => {
    landscape = await photo(500, 300);
    folder = await mkdtemp(join(tmpdir(), 'cadron-renditions-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const newStore = () => localObjectStore(join(folder, crypto.randomUUID()));

  /** One node with the picture `a.jpg`, by default on a store of its own; it counts encodings and reads. */
  async function node(own: ObjectStore = newStore()) {
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
      now: (work) => ((encodings += 1), counted.now(work)),
      later: (work) => ((encodings += 1), counted.later(work)),
    };
    const library = createMediaLibrary(store);
    const clock = () => new Date(now);
    const renditions = createRenditions({ store, library, slots, clock, log: silentLogger });
    if (!(await library.has('a.jpg'))) await library.add('a.jpg', landscape);
    const ask = async (query: string, path = 'a.jpg') => {
      const asked = readRenditionRequest(new URLSearchParams(query));
      if (!('request' in asked)) throw new Error(`no rendition: ${query}`);
      return renditions.find(path, asked.request);
    };
    return {
      ask,
      library,
      store,
      /** The type and size of the rendition for a query, read from its bytes. */
      made: async (query: string, path?: string) => {
        const { file } = fileOf(await ask(query, path));
        const made = await described(file.contents);
        expect(made.split(' ')[0]).toBe(file.contentType);
        return made;
      },
      encodings: () => encodings,
      /** The number of reads of originals. */
      reads: () => reads,
      /** Blocks every later encoding until the returned function is called. */
      occupy: () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        void counted.now(() => promise);
        return resolve;
      },
      /** Waits until nothing is being encoded. */
      settle: () => new Promise<void>((resolve) => void counted.later(async () => resolve())),
      pass: (ms: number) => void (now += ms),
    };
  }

  return { landscape: () => landscape, newStore, node };
}
