import type { Base } from '#src/platform/base.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import type { AssetIndex } from './asset-index.server.ts';
import type { RenditionUses } from './bounded-renditions.server.ts';
import { BrokenPictureError, SlowPictureError, encodePicture } from './encode-picture.server.ts';
import type { MediaFile, MediaLibrary } from './media-library.server.ts';
import { type FileInfo, createPictureSource } from './picture-source.server.ts';
import {
  type PictureMetadata,
  type RenditionPlan,
  isOfSameView,
  planRendition,
  roundUp,
} from './rendition-plan.ts';
import type { RenditionRequest } from './rendition-request.ts';
import { BusyError, type WorkSlots } from '#src/platform/work-slots/work-slots.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { RENDITIONS_FOLDER } from './storage-key.ts';

export type RenditionResult =
  /** `isProvisional`: a smaller file is being created, so the response must not be cached for long */
  | { kind: 'file'; file: MediaFile; isProvisional?: boolean }
  /** not an image, or incomplete; permanent */
  | { kind: 'broken'; message: string }
  /** too many encodings are waiting, or this one timed out; temporary */
  | { kind: 'busy' }
  /** of an odd size, after too many others from the same network; temporary */
  | { kind: 'refused' };

export type Renditions = ReturnType<typeof createRenditions>;

interface RenditionDeps extends Pick<Base, 'clock' | 'log'> {
  store: ObjectStore;
  library: Pick<MediaLibrary, 'file' | 'onChange'>;
  index: Pick<AssetIndex, 'find'>;
  /** learns which renditions are used */
  uses: Pick<RenditionUses, 'note'>;
  /** limits concurrent encodings */
  slots: WorkSlots;
  /** for sizes that our own pages do not use, so that they never delay others */
  odd: {
    slots: WorkSlots;
    /** counts one against the budget of a network; false when it is used up */
    spend(network: string): Promise<boolean>;
  };
}

/**
 * Creates renditions at the first request and saves them in the store that all nodes share. Two nodes make the same one only
 * if its turn comes on both at once: waiting for each other would take a visitor longer than encoding.
 */
export function createRenditions(deps: RenditionDeps) {
  const { library, slots, log } = deps;
  const source = createPictureSource(library, deps.index, deps.clock);
  const store = createRenditionStore(deps.store, log, deps.uses);
  const inProgress = new Map<string, Promise<RenditionResult | undefined>>();
  const queuedAvifs = new Set<string>();

  async function originalOrError(path: string, info: FileInfo | undefined) {
    if (info?.kind === 'broken') return info;
    const file = info && (await library.file(path));
    return file && fileResult(file);
  }

  async function findOrCreate(
    path: string,
    picture: PictureMetadata,
    request: RenditionRequest,
    network: string,
  ) {
    const plan = planRendition(picture, request);
    const stored = await store.read(path, plan);
    if (stored) return fileResult(toFile(stored, plan));
    const key = `${path}/${plan.name}`;
    const isMaking = inProgress.has(key);
    if (!plan.isCommon && !isMaking && !(await deps.odd.spend(network)))
      return { kind: 'refused' } as const;
    const turn = (plan.isCommon ? slots : deps.odd.slots).now;
    const made =
      inProgress.get(key) ??
      create(path, request, (work) => turn(work, network)).finally(() => inProgress.delete(key));
    inProgress.set(key, made);
    return made;
  }

  /** Reads the file again, because it may have been replaced since its info was cached. */
  async function create(path: string, request: RenditionRequest, turn: WorkSlots['now']) {
    try {
      return await turn(async () => {
        const opened = await source.open(path);
        if (opened?.info.kind !== 'picture') return originalOrError(path, opened?.info);
        const plan = planRendition(opened.info.metadata, request);
        // Another node may have made it while this one waited for its turn.
        const stored = await store.read(path, plan);
        const contents = stored ?? (await encodePicture(opened.file.contents, plan));
        if (!stored) await store.save(path, plan, contents);
        return fileResult(toFile(contents, plan));
      });
    } catch (error) {
      if (error instanceof BrokenPictureError)
        return { kind: 'broken', message: error.message } as const;
      if (!(error instanceof BusyError || error instanceof SlowPictureError)) throw error;
      return { kind: 'busy' } as const;
    }
  }

  async function findAvif(
    path: string,
    picture: PictureMetadata,
    request: RenditionRequest,
    network: string,
  ) {
    const plan = planRendition(picture, request);
    const stored = await store.read(path, plan);
    if (stored?.length) return fileResult(toFile(stored, plan));
    const webp = await findOrCreate(path, picture, { ...request, format: 'webp' }, network);
    if (stored || webp?.kind !== 'file') return webp;
    return { ...webp, isProvisional: queueAvif(path, plan, request, webp.file.contents.length) };
  }

  /** Queues the creation of an AVIF after all waiting requests. @returns whether it is queued */
  function queueAvif(
    path: string,
    plan: RenditionPlan,
    request: RenditionRequest,
    webpBytes: number,
  ) {
    const key = `${path}/${plan.name}`;
    if (queuedAvifs.has(key)) return true;
    queuedAvifs.add(key);
    const isQueued = slots.later(() =>
      createAvif(path, plan, request, webpBytes)
        .catch((error: unknown) => log.warn({ err: error }, 'an AVIF could not be created'))
        .finally(() => queuedAvifs.delete(key)),
    );
    if (!isQueued) queuedAvifs.delete(key);
    return isQueued;
  }

  async function createAvif(
    path: string,
    plan: RenditionPlan,
    request: RenditionRequest,
    webpBytes: number,
  ) {
    if (!(await store.hasRoom(path, plan))) return;
    const opened = await source.open(path);
    if (opened?.info.kind !== 'picture') return;
    const isSame = planRendition(opened.info.metadata, request).name === plan.name;
    // Another node may have made it while this one waited for its turn.
    if (!isSame || (await store.read(path, plan))) return;
    const contents = await encodePicture(opened.file.contents, plan).catch(emptyIfImpossible);
    // An empty file marks that an AVIF is impossible or not smaller, so that it is not created again.
    const isWorthIt = contents.length < webpBytes;
    await store.save(path, plan, isWorthIt ? contents : EMPTY);
  }

  return {
    /**
     * Returns an image in the next larger usual size, never enlarged; for an SVG the original. A missing AVIF is created in the
     * background: until then, if it is not smaller, and for odd proportions, the result is a WebP.
     * @param path within the bucket
     * @param network of the visitor
     * @returns undefined if the file does not exist
     * @throws if storage fails
     */
    async find(
      path: string,
      request: RenditionRequest,
      network: string = '',
    ): Promise<RenditionResult | undefined> {
      const info = await source.getInfo(path);
      if (info?.kind !== 'picture') return originalOrError(path, info);
      const usual = roundUp(info.metadata, request);
      const { format, isCommon } = planRendition(info.metadata, usual);
      if (format !== 'avif') return findOrCreate(path, info.metadata, usual, network);
      if (isCommon) return findAvif(path, info.metadata, usual, network);
      return findOrCreate(path, info.metadata, { ...usual, format: 'webp' }, network);
    },
  };
}

const EMPTY = Buffer.alloc(0);

const fileResult = (file: MediaFile): RenditionResult => ({ kind: 'file', file });

const toFile = (contents: Buffer, { format }: RenditionPlan): MediaFile => ({
  contents,
  contentType: `image/${format}`,
});

function emptyIfImpossible(error: unknown): Buffer {
  if (error instanceof BrokenPictureError || error instanceof SlowPictureError) return EMPTY;
  throw error;
}

/** Maximum number of stored renditions of a file, without common ones: queries can request millions. */
const MAX_RENDITIONS_PER_FILE = 64;

/** Stores renditions as `renditions/<folder>/<file>/<version>-<hash>-<size>.<format>`. */
function createRenditionStore(store: ObjectStore, log: Logger, uses: Pick<RenditionUses, 'note'>) {
  const listNames = async (path: string) =>
    (await store.list(`${RENDITIONS_FOLDER}/${path}`)).map(({ name }) => name);

  /** Whether another rendition of the file may be saved. Always true for common ones. */
  const hasRoom = async (path: string, { isCommon }: RenditionPlan) =>
    isCommon || (await listNames(path)).length < MAX_RENDITIONS_PER_FILE;

  return {
    /** A stored rendition. Throws if storage fails. */
    async read(path: string, { name }: RenditionPlan) {
      const place = `${RENDITIONS_FOLDER}/${path}/${name}`;
      const contents = await store.read(place);
      if (contents) uses.note({ path: place, bytes: contents.length });
      return contents;
    },
    hasRoom,
    /**
     * Saves a rendition if there is room, and deletes those of earlier contents, crops and focus points of the file. A failure is
     * only logged, because the rendition can be created again.
     */
    async save(path: string, plan: RenditionPlan, contents: Buffer) {
      try {
        for (const name of await listNames(path))
          if (!isOfSameView(name, plan)) await store.remove(`${RENDITIONS_FOLDER}/${path}/${name}`);
        if (!(await hasRoom(path, plan))) return;
        const place = `${RENDITIONS_FOLDER}/${path}/${plan.name}`;
        await store.write(place, contents);
        uses.note({ path: place, bytes: contents.length });
      } catch (error) {
        log.warn({ err: error }, 'a rendition could not be saved');
      }
    },
  };
}
