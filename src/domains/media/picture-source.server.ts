import { createHash } from 'node:crypto';
import type { Clock } from '#src/platform/clock/clock.ts';
import { BrokenPictureError, readPictureMetadata } from './encode-picture.server.ts';
import type { MediaFile, MediaLibrary } from './media-library.server.ts';
import type { PictureMetadata } from './rendition-plan.ts';

/** The type of a file: an image that can be resized, a drawing (SVG), or an error. */
export type FileInfo =
  | { kind: 'picture'; metadata: PictureMetadata }
  | { kind: 'drawing' }
  | { kind: 'broken'; message: string };

export interface PictureSource {
  /** Info about a file, cached for up to a minute; undefined if it does not exist. Throws if storage fails. */
  getInfo(path: string): Promise<FileInfo | undefined>;
  /** Reads a file and its current info. Throws if storage fails. */
  open(path: string): Promise<{ file: MediaFile; info: FileInfo } | undefined>;
}

/** After a file is replaced on one node, other nodes may serve old renditions for this long. */
const CACHE_MS = 60_000;

const MAX_CACHED_FILES = 2_000;

/** Caches info about files, so that stored renditions are served without reading their originals. */
export function createPictureSource(
  library: Pick<MediaLibrary, 'file' | 'onChange'>,
  clock: Clock,
): PictureSource {
  const cache = new Map<string, { info: FileInfo; until: number }>();
  let changes = 0;
  library.onChange((path) => {
    changes += 1;
    cache.delete(path);
  });

  const open: PictureSource['open'] = async (path) => {
    const changesBefore = changes;
    cache.delete(path);
    const file = await library.file(path);
    if (!file) return undefined;
    const info = await inspectFile(file);
    // Not cached if a file was replaced in the meantime.
    if (changes === changesBefore) cache.set(path, { info, until: clock().getTime() + CACHE_MS });
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED_FILES) cache.delete(oldest!);
    return { file, info };
  };
  return {
    open,
    async getInfo(path) {
      const cached = cache.get(path);
      if (cached && cached.until > clock().getTime()) return cached.info;
      return (await open(path))?.info;
    },
  };
}

async function inspectFile({ contents, contentType }: MediaFile): Promise<FileInfo> {
  if (contentType === 'image/svg+xml') return { kind: 'drawing' };
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 32);
  try {
    return { kind: 'picture', metadata: { hash, ...(await readPictureMetadata(contents)) } };
  } catch (error) {
    if (!(error instanceof BrokenPictureError)) throw error;
    return { kind: 'broken', message: error.message };
  }
}
