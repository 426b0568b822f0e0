import { hash as digest } from 'node:crypto';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { AssetIndex, IndexedAsset } from './asset-index.server.ts';
import { BrokenPictureError, readPictureMetadata } from './encode-picture.server.ts';
import type { MediaFile, MediaLibrary } from './media-library.server.ts';
import type { PictureMetadata } from './rendition-plan.ts';

/** The type of a file: an image that can be resized, a drawing (SVG), or an error. */
export type FileInfo =
  | { kind: 'picture'; metadata: PictureMetadata }
  | { kind: 'drawing' }
  | { kind: 'broken'; message: string };

/** After a file that the library does not know is replaced on one node, others may serve old renditions for this long. */
const CACHE_MS = 60_000;

const MAX_CACHED_FILES = 2_000;

const FORMATS = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'png'],
] as const);

/** Info about files, so that stored renditions are served without reading their originals. */
export function createPictureSource(
  library: Pick<MediaLibrary, 'file' | 'onChange'>,
  index: Pick<AssetIndex, 'find'>,
  clock: Clock,
) {
  const cache = new Map<string, { info: FileInfo; until: number }>();
  let changes = 0;
  library.onChange((path) => {
    changes += 1;
    cache.delete(path);
  });

  /** Reads a file and its current info. Throws if storage fails. */
  async function open(path: string): Promise<{ file: MediaFile; info: FileInfo } | undefined> {
    const changesBefore = changes;
    cache.delete(path);
    const asset = index.find(path);
    const file = await library.file(path);
    if (!file) return undefined;
    // Replaced between both: what was read is inspected.
    const isSame = asset !== undefined && index.find(path)?.hash === asset.hash;
    const info = (isSame && knownInfo(index.find(path)!)) || (await inspectFile(file, asset));
    // Not cached if a file was replaced in the meantime.
    if (changes === changesBefore) cache.set(path, { info, until: clock().getTime() + CACHE_MS });
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED_FILES) cache.delete(oldest!);
    return { file, info };
  }
  return {
    open,
    /**
     * Info about a file: what the library knows of it, or what was read within a minute; undefined if it does not exist. Throws
     * if storage fails.
     */
    async getInfo(path: string): Promise<FileInfo | undefined> {
      const asset = index.find(path);
      if (asset?.isTrashed) return undefined;
      const known = asset && knownInfo(asset);
      if (known) return known;
      const cached = cache.get(path);
      if (cached && cached.until > clock().getTime()) return cached.info;
      return (await open(path))?.info;
    },
  };
}

/** The library's facts; undefined for a picture whose size could not be read. */
function knownInfo(asset: IndexedAsset): FileInfo | undefined {
  if (asset.kind === 'drawing') return { kind: 'drawing' };
  const { width, height, crop, focus } = asset;
  const format = FORMATS.get(asset.contentType as 'image/png');
  if (!format || width === null || height === null) return undefined;
  const hash = asset.hash.slice(0, HASH_DIGITS);
  return { kind: 'picture', metadata: { hash, format, width, height, crop, focus } };
}

const HASH_DIGITS = 32;

async function inspectFile(
  { contents, contentType }: MediaFile,
  asset: IndexedAsset | undefined,
): Promise<FileInfo> {
  if (contentType === 'image/svg+xml') return { kind: 'drawing' };
  const hash = digest('sha256', contents).slice(0, HASH_DIGITS);
  try {
    const { crop = null, focus } = asset ?? {};
    const metadata = { hash, ...(await readPictureMetadata(contents)), crop };
    return { kind: 'picture', metadata: focus ? { ...metadata, focus } : metadata };
  } catch (error) {
    if (!(error instanceof BrokenPictureError)) throw error;
    return { kind: 'broken', message: error.message };
  }
}
