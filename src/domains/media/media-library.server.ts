import { isVisual } from './asset.ts';
import type { Readable } from 'node:stream';
import type { ObjectStore, StoredFile } from '#src/platform/storage/object-store.server.ts';
import type { AssetIndex, IndexedAsset } from './asset-index.server.ts';
import { markKind, type ShownKind, shownKind, shownSize } from './current-sizes.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';
import { imageTypeOf, isPlainPath, mediaUrl } from './media-address.ts';
import { bucketKeyOf } from './storage-key.ts';

export { MEDIA_BUCKET, mediaUrl } from './media-address.ts';

export interface MediaItem {
  /** name in the library, with the extension of the file */
  name: string;
  /** path on this site, `/media/cms_media/<folder>/<name>` */
  url: string;
}

export interface MediaFile {
  contents: Buffer;
  contentType: string;
}

/** How a page shows a file; `kind` is undefined for what is no picture. */
interface ShownFile {
  kind: ShownKind | undefined;
  size: { width: number; height: number } | undefined;
}

/** The library as the site shows it. While it is not known, it is what the object store has. */
export type MediaLibrary = ReturnType<typeof createMediaLibrary>;

/** The library's knowledge of files; by default nothing, so that the store alone decides. */
type KnownMedia = Pick<AssetIndex, 'isReady' | 'find' | 'isWithheld' | 'inFolder'>;

export const NOTHING_KNOWN: KnownMedia = {
  isReady: () => false,
  find: () => undefined,
  isWithheld: () => false,
  inFolder: () => [],
};

export function createMediaLibrary(store: ObjectStore, known: KnownMedia = NOTHING_KNOWN) {
  const listeners = new Set<(path: string) => void>();
  return {
    /** Images of a folder, sorted by name, by default at most 100 (docs/specification.md, section 7). Throws if storage fails. */
    async list(folder: string, limit: number = 100): Promise<MediaItem[]> {
      const stored = await store.list(bucketKeyOf(folder));
      const items = known.isReady()
        ? listKnown(known, folder, stored)
        : stored.map(({ name }) => ({ name, address: `${folder}/${name}` }));
      return items
        .filter(({ address }) => isPlainPath(address))
        .filter(({ name }) => imageTypeOf(name))
        .slice(0, limit)
        .map(({ name, address }) => ({ name, url: markKind(mediaUrl(address), known) }));
    },
    /** A file by its address; undefined if it does not exist, is in the trash, or its type is not allowed. */
    async file(address: string): Promise<MediaFile | undefined> {
      const place = placeOf(known, address);
      const contents = place && (await store.read(place.storageKey));
      return contents && { contents, contentType: place.contentType };
    },
    /** As `file`, for large files: destroy the stream if it is not read to its end. Throws if storage fails. */
    async open(address: string): Promise<Readable | undefined> {
      const place = placeOf(known, address);
      return place && store.openStream(place.storageKey);
    },
    /** The file at a public path, with the size that its crop leaves; undefined for unknown ones. */
    describe(path: string): ShownFile | undefined {
      const asset = known.find(decodePath(path).slice(mediaUrl('').length));
      return asset && { kind: shownKind(asset), size: shownSize(asset) };
    },
    /** Whether the public can open the address. */
    async has(address: string) {
      const place = placeOf(known, address);
      if (!place) return false;
      return known.find(address) ? true : store.exists(place.storageKey);
    },
    /** Writes a file into the bucket of the store, where the library finds it. */
    async add(path: string, contents: Buffer) {
      await store.write(bucketKeyOf(path), contents);
      for (const listener of listeners) listener(path);
    },
    /** Calls the listener with the path of every file that `add` wrote. */
    onChange: (listener: (path: string) => void) => void listeners.add(listener),
  };
}

/** Where the bytes of an address are. A file that the library does not know yet is found by its address in the store. */
export function placeOf(
  known: Pick<KnownMedia, 'find' | 'isWithheld'>,
  address: string,
): Pick<IndexedAsset, 'storageKey' | 'contentType'> | undefined {
  const asset = known.find(address);
  if (asset) return asset.isTrashed ? undefined : asset;
  const contentType = imageTypeOf(address);
  if (!contentType || !isPlainPath(address) || known.isWithheld(address)) return undefined;
  return { storageKey: bucketKeyOf(address), contentType };
}

/**
 * The images of a folder of the library, with those that an operator has just copied into it, and without those that the
 * operator deleted from it.
 */
function listKnown(known: KnownMedia, folder: string, stored: readonly StoredFile[]) {
  const names = new Set(stored.map(({ name }) => name));
  const items = known
    .inFolder(folder)
    .filter(({ kind }) => isVisual(kind))
    .filter(({ address, storageKey }) => {
      const name = address.slice(address.lastIndexOf('/') + 1);
      return storageKey !== bucketKeyOf(`${folder}/${name}`) || names.has(name);
    })
    .map((asset) => ({ name: fullNameOf(asset), address: asset.address }));
  const added = [...names]
    .map((name) => ({ name, address: `${folder}/${name}` }))
    .filter(({ address }) => !known.find(address) && !known.isWithheld(address));
  if (added.length === 0) return items;
  return [...items, ...added].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Name with the extension of the address, which editors may leave out. */
function fullNameOf({ name, address }: IndexedAsset) {
  const extension = address.slice(address.lastIndexOf('.'));
  return name.toLowerCase().endsWith(extension.toLowerCase()) ? name : name + extension;
}
