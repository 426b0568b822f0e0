import { hash as digest } from 'node:crypto';
import type { Database } from '#src/platform/db/database.server.ts';
import type { Asset, AssetFile, Crop, Point } from './asset.ts';
import { type IndexRow, listWithheld, readChanges } from './index-repository.server.ts';

/** Facts for serving a file and rendering a page. */
export interface IndexedAsset
  extends
    Pick<Asset, 'id' | 'address' | 'folder' | 'name' | 'focus' | 'crop' | 'version'>,
    Pick<
      AssetFile,
      'kind' | 'contentType' | 'storageKey' | 'hash' | 'bytes' | 'width' | 'height' | 'frames'
    > {
  isTrashed: boolean;
  /** ten hexadecimal digits of its bytes, crop and focus: the `v` of its public address */
  token: string;
}

/**
 * All files of the library in the memory of this node, so that serving one needs no query. Every method but `refresh` is
 * synchronous; nothing is known before the first refresh succeeded.
 */
export type AssetIndex = ReturnType<typeof createAssetIndex>;

/** Transactions commit after they take the time, and clocks of nodes differ. The checksum covers what is longer. */
const OVERLAP_MS = 5_000;

export function createAssetIndex(db: Database['db']) {
  let byAddress = new Map<string, IndexedAsset>();
  let withheld: ReadonlySet<string> = new Set();
  const folders = new Map<string, readonly IndexedAsset[]>();
  let versions = 0;
  let newest: number | undefined;
  let isReady = false;

  const keep = (rows: readonly IndexRow[]) => {
    let hasChanged = false;
    for (const row of rows) {
      newest = Math.max(newest ?? 0, row.changedAt.getTime());
      const known = byAddress.get(row.address);
      if (known?.id === row.id && known.version === row.version) continue;
      versions += row.version - (known?.version ?? 0);
      byAddress.set(row.address, present(row));
      hasChanged = true;
    }
    if (hasChanged) folders.clear();
    return hasChanged;
  };

  const read = async () => {
    if (isReady) {
      const since = new Date((newest ?? 0) - OVERLAP_MS);
      const { rows, checksum } = await readChanges(db, since);
      const hasChanged = keep(rows);
      if (byAddress.size === checksum.rows && versions === checksum.versions) return hasChanged;
    }
    const [{ rows }, retired] = await Promise.all([readChanges(db, undefined), listWithheld(db)]);
    byAddress = new Map();
    folders.clear();
    [versions, newest, withheld] = [0, undefined, new Set(retired)];
    keep(rows);
    isReady = true;
    return true;
  };

  let running: Promise<boolean> | undefined;
  let next: Promise<boolean> | undefined;
  const start = () => {
    next = undefined;
    running = read().finally(() => (running = undefined));
    return running;
  };

  return {
    /** Whether all files are known, so that others do not exist. */
    isReady: () => isReady,
    /** A file by its address, also one in the trash. */
    find: (address: string) => byAddress.get(address),
    /** Whether the address belonged to a deleted file whose bytes are not deleted yet. */
    isWithheld: (address: string) => withheld.has(address) && !byAddress.has(address),
    /** Files directly in a folder of the library, by name; without the trash. */
    inFolder(folder: string): readonly IndexedAsset[] {
      let found = folders.get(folder);
      if (!found) {
        found = [...byAddress.values()]
          .filter((asset) => asset.folder === folder && !asset.isTrashed)
          .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
        if (found.length > 0) folders.set(folder, found);
      }
      return found;
    },
    /** All files, without the trash. */
    *all(): Iterable<IndexedAsset> {
      for (const asset of byAddress.values()) if (!asset.isTrashed) yield asset;
    },
    size: () => byAddress.size,
    /**
     * Reads what changed. One call runs at a time; a call during another waits for a run of its own.
     * @returns whether anything changed
     * @throws while the database is unavailable; the index keeps what it knows
     */
    refresh() {
      if (!running) return start();
      // The running one may have read before the change of this caller.
      next ??= running.then(start, start);
      return next;
    },
  };
}

/** Equal strings of many files, kept once. */
const texts = new Map<string, string>();
const once = (text: string) => {
  const known = texts.get(text);
  if (known !== undefined) return known;
  if (texts.size > 10_000) texts.clear();
  texts.set(text, text);
  return text;
};

function present({
  focusX: x,
  focusY: y,
  changedAt: _changedAt,
  trashedAt,
  ...row
}: IndexRow): IndexedAsset {
  const focus = { x, y };
  return {
    ...row,
    folder: once(row.folder),
    contentType: once(row.contentType),
    focus,
    isTrashed: trashedAt !== null,
    token: tokenOf(row.hash, focus, row.crop),
  };
}

/** The `v` of a public address: it changes with the bytes, the crop and the focus. */
export function tokenOf(hash: string, focus: Point, crop: Crop | null): string {
  if (crop === null && focus.x === 0.5 && focus.y === 0.5) return hash.slice(0, 10);
  const view = [focus.x, focus.y, ...(crop ? [crop.x, crop.y, crop.width, crop.height] : [])];
  return digest('sha256', `${hash} ${view.join(' ')}`).slice(0, 10);
}
