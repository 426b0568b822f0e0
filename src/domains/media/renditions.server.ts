import type { Clock } from '#src/platform/clock/clock.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { BrokenPictureError, encodePicture, SlowPictureError } from './encode-picture.server.ts';
import type { MediaFile, MediaLibrary } from './media-library.server.ts';
import { createPictureSource, type Known } from './picture-source.server.ts';
import { type PictureFacts, planRendition, type RenditionPlan } from './rendition-plan.ts';
import type { RenditionRequest } from './rendition-request.ts';
import { createRenditionStore } from './rendition-store.server.ts';
import { BusyError, type WorkSlots } from '#src/platform/work-slots/work-slots.ts';

export type RenditionAnswer =
  /** `isProvisional`: a smaller one is being made, so ask again soon */
  | { kind: 'file'; file: MediaFile; isProvisional?: boolean }
  /** no picture, or not a whole one: asking again changes nothing */
  | { kind: 'broken'; message: string }
  /** too many are being made, or this one took too long */
  | { kind: 'busy' };

export interface Renditions {
  /**
   * A copy of a picture in the size and format asked for, never enlarged; of an SVG the file itself. An AVIF that is not
   * there yet is made in the background: until then, and where it would not be smaller, the answer is a WebP.
   * @param path within the bucket
   * @returns undefined when there is no such file
   * @throws when storage fails
   */
  find(path: string, request: RenditionRequest): Promise<RenditionAnswer | undefined>;
}

interface RenditionDeps {
  store: ObjectStore;
  library: Pick<MediaLibrary, 'file' | 'onChange'>;
  /** where encodings run, and how many at once */
  slots: WorkSlots;
  clock: Clock;
  log: Logger;
}

/** Renditions are made at the first request, once per node, and kept in the store, from which every node serves them. */
export function createRenditions(deps: RenditionDeps): Renditions {
  const { library, slots, log } = deps;
  const source = createPictureSource(library, deps.clock);
  const store = createRenditionStore(deps.store, log);
  const making = new Map<string, Promise<RenditionAnswer | undefined>>();
  const improving = new Set<string>();

  async function withoutRendition(path: string, known: Known | undefined) {
    if (known?.kind === 'broken') return known;
    const file = known && (await library.file(path));
    return file && answer(file);
  }

  async function findOrMake(path: string, picture: PictureFacts, request: RenditionRequest) {
    const plan = planRendition(picture, request);
    const kept = await store.read(path, plan);
    if (kept) return answer(asFile(kept, plan));
    const key = `${path}/${plan.name}`;
    const made = making.get(key) ?? make(path, request).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  /** From the file as it is now: it may be another than the one that was looked at. */
  async function make(path: string, request: RenditionRequest) {
    try {
      return await slots.now(async () => {
        const opened = await source.open(path);
        if (opened?.known.kind !== 'picture') return withoutRendition(path, opened?.known);
        const plan = planRendition(opened.known.facts, request);
        const contents = await encodePicture(opened.file.contents, plan);
        await store.keep(path, plan, contents);
        return answer(asFile(contents, plan));
      });
    } catch (error) {
      if (error instanceof BrokenPictureError)
        return { kind: 'broken', message: error.message } as const;
      if (!(error instanceof BusyError || error instanceof SlowPictureError)) throw error;
      return { kind: 'busy' } as const;
    }
  }

  async function findAvif(path: string, picture: PictureFacts, request: RenditionRequest) {
    const plan = planRendition(picture, request);
    const kept = await store.read(path, plan);
    if (kept?.length) return answer(asFile(kept, plan));
    const webp = await findOrMake(path, picture, { ...request, format: 'webp' });
    if (kept || webp?.kind !== 'file') return webp;
    return { ...webp, isProvisional: improve(path, plan, webp.file.contents.length) };
  }

  /** Has an AVIF made once nobody waits for anything else. @returns whether it will be */
  function improve(path: string, plan: RenditionPlan, bytesOfWebp: number): boolean {
    const key = `${path}/${plan.name}`;
    if (improving.has(key)) return true;
    improving.add(key);
    const isQueued = slots.later(() =>
      makeAvif(path, plan, bytesOfWebp)
        .catch((error: unknown) => log.warn({ err: error }, 'an AVIF could not be made'))
        .finally(() => improving.delete(key)),
    );
    if (!isQueued) improving.delete(key);
    return isQueued;
  }

  async function makeAvif(path: string, plan: RenditionPlan, bytesOfWebp: number) {
    if (!(await store.hasRoom(path, plan))) return;
    const opened = await source.open(path);
    const isSame = opened?.known.kind === 'picture' && opened.known.facts.hash === plan.hash;
    if (!isSame) return;
    const contents = await encodePicture(opened.file.contents, plan).catch(noneIfImpossible);
    // An empty file says that there is no AVIF worth sending, so that none is tried again.
    const isWorthIt = contents.length < bytesOfWebp;
    await store.keep(path, plan, isWorthIt ? contents : NOTHING);
  }

  return {
    async find(path, request) {
      const known = await source.look(path);
      if (known?.kind !== 'picture') return withoutRendition(path, known);
      const isAvif = planRendition(known.facts, request).format === 'avif';
      return (isAvif ? findAvif : findOrMake)(path, known.facts, request);
    },
  };
}

const NOTHING = Buffer.alloc(0);

const answer = (file: MediaFile): RenditionAnswer => ({ kind: 'file', file });

const asFile = (contents: Buffer, { format }: RenditionPlan): MediaFile => ({
  contents,
  contentType: `image/${format}`,
});

function noneIfImpossible(error: unknown): Buffer {
  if (error instanceof BrokenPictureError || error instanceof SlowPictureError) return NOTHING;
  throw error;
}
