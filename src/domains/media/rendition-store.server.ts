import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { type RenditionPlan, renditionPrefix } from './rendition-plan.ts';

/** Beside the bucket of public media, so that no address leads here. */
const FOLDER = 'renditions';

/** Uncommon renditions of one file that are kept: addresses can ask for millions. */
const MAX_RENDITIONS_PER_FILE = 64;

export interface RenditionStore {
  /** The rendition, if it was made before. Throws when storage fails. */
  read(path: string, plan: RenditionPlan): Promise<Buffer | undefined>;
  /** False when the file has as many uncommon renditions as are kept. */
  hasRoom(path: string, plan: RenditionPlan): Promise<boolean>;
  /**
   * Keeps a rendition where there is room, and drops those of the file's earlier contents. What cannot be kept is made
   * again the next time, so a failure of storage is only logged.
   */
  keep(path: string, plan: RenditionPlan, contents: Buffer): Promise<void>;
}

/** Renditions by the path of their file: `renditions/<folder>/<file>/<contents>-<size>.<format>`. */
export function createRenditionStore(store: ObjectStore, log: Logger): RenditionStore {
  const namesOf = async (path: string) =>
    (await store.list(`${FOLDER}/${path}`)).map(({ name }) => name);

  const hasRoom: RenditionStore['hasRoom'] = async (path, { isCommon }) =>
    isCommon || (await namesOf(path)).length < MAX_RENDITIONS_PER_FILE;

  return {
    read: (path, { name }) => store.read(`${FOLDER}/${path}/${name}`),
    hasRoom,
    async keep(path, plan, contents) {
      try {
        const ours = renditionPrefix(plan);
        for (const name of await namesOf(path))
          if (!name.startsWith(ours)) await store.remove(`${FOLDER}/${path}/${name}`);
        if (await hasRoom(path, plan))
          await store.write(`${FOLDER}/${path}/${plan.name}`, contents);
      } catch (error) {
        log.warn({ err: error }, 'a rendition could not be kept');
      }
    },
  };
}
