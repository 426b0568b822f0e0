import type { Base } from '#src/platform/base.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import type { AssetIndex } from './asset-index.server.ts';

/** Where a file or a folder is used. */
export interface MediaUses {
  total: number;
  /** the first ones, by title */
  titles: readonly string[];
}

/** Dependencies of changes of the library. */
export interface MediaDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  store: ObjectStore;
  index: Pick<AssetIndex, 'refresh'>;
  /** what uses a file, or shows the folder that it is in */
  usesOfFile(file: { address: string; folder: string }): Promise<MediaUses>;
  /** what shows a folder */
  usesOfFolder(folder: string): Promise<MediaUses>;
}
