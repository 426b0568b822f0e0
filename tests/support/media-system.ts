import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { Asset, AssetKind } from '#src/domains/media/asset.ts';
import { adoptFiles, createMediaSeeds } from '#src/domains/media/adopt-files.server.ts';
import { createAssetIndex } from '#src/domains/media/asset-index.server.ts';
import type { AcceptedFile, AssetResult } from '#src/domains/media/assets.server.ts';
import { createAssets } from '#src/domains/media/create-assets.server.ts';
import type { MediaDeps, MediaUses } from '#src/domains/media/media-deps.ts';
import { createMediaLibrary } from '#src/domains/media/media-library.server.ts';
import { storageKeyOf } from '#src/domains/media/storage-key.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';

export const ANA = { id: 'u-ana', name: 'ana@cadron.example' };

export const NO_USES: MediaUses = { total: 0, titles: [] };

interface MediaSystemOptions {
  db: Database['db'];
  store: ObjectStore;
  clock: Clock;
  /** addresses and folders in use, with the title of what uses them */
  uses?: ReadonlyMap<string, string>;
}

/** The media library of one node. Several may share a database and a store. */
export function openMedia({ db, store, clock, uses = new Map() }: MediaSystemOptions) {
  const index = createAssetIndex(db);
  const usesOf = (...names: string[]): MediaUses => {
    const titles = names.flatMap((name) => uses.get(name) ?? []);
    return { total: titles.length, titles };
  };
  const deps: MediaDeps = {
    db,
    store,
    index,
    clock,
    log: silentLogger,
    usesOfFile: async ({ address, folder }) => usesOf(address, folder),
    usesOfFolder: async (folder) => usesOf(folder),
  };
  return {
    deps,
    index,
    assets: createAssets(deps),
    library: createMediaLibrary(store, index),
    seeds: createMediaSeeds(deps),
    adopt: () => adoptFiles(deps),
    /** stores bytes as an upload does */
    async accept(text: string, options: Accepted = {}): Promise<AcceptedFile> {
      const file = acceptedFile(text, options);
      await store.write(file.storageKey, text);
      return file;
    },
  };
}

interface Accepted {
  uploadName?: string;
  kind?: AssetKind;
  contentType?: string;
  width?: number;
  height?: number;
}

/** An accepted file with these bytes, which are not stored. */
export function acceptedFile(text: string, options: Accepted = {}): AcceptedFile {
  const hash = createHash('sha256').update(text).digest('hex');
  const contentType = options.contentType ?? 'image/jpeg';
  return {
    kind: options.kind ?? 'picture',
    contentType,
    storageKey: storageKeyOf(hash, contentType),
    hash,
    uploadHash: hash,
    bytes: Buffer.byteLength(text),
    width: options.width ?? 60,
    height: options.height ?? 40,
    frames: 1,
    uploadName: options.uploadName ?? 'photo.jpg',
  };
}

/** Matches the address of a new file: `plain`, which has no special characters, with a random part. */
export const addressLike = (plain: string): unknown =>
  expect.stringMatching(new RegExp(`^${plain.replace(/\.(?=\w+$)/, '-[0-9a-f]{12}\\.')}$`));

export function assetOf(result: AssetResult): Asset {
  if (!result.ok) throw new Error(result.message);
  return result.asset;
}
