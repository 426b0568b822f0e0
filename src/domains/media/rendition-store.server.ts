import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { type RenditionPlan, renditionPrefix } from './rendition-plan.ts';

/** Outside the bucket of public media, so that no address serves it directly. */
const FOLDER = 'renditions';

/** Maximum number of stored renditions of a file, without common ones: queries can request millions. */
const MAX_RENDITIONS_PER_FILE = 64;

export interface RenditionStore {
  /** A stored rendition. Throws if storage fails. */
  read(path: string, plan: RenditionPlan): Promise<Buffer | undefined>;
  /** Whether another rendition of the file may be saved. Always true for common ones. */
  hasRoom(path: string, plan: RenditionPlan): Promise<boolean>;
  /**
   * Saves a rendition if there is room, and deletes those of earlier contents of the file. A failure is only logged, because
   * the rendition can be created again.
   */
  save(path: string, plan: RenditionPlan, contents: Buffer): Promise<void>;
}

/** Stores renditions as `renditions/<folder>/<file>/<version>-<hash>-<size>.<format>`. */
export function createRenditionStore(store: ObjectStore, log: Logger): RenditionStore {
  const listNames = async (path: string) =>
    (await store.list(`${FOLDER}/${path}`)).map(({ name }) => name);

  const hasRoom: RenditionStore['hasRoom'] = async (path, { isCommon }) =>
    isCommon || (await listNames(path)).length < MAX_RENDITIONS_PER_FILE;

  return {
    read: (path, { name }) => store.read(`${FOLDER}/${path}/${name}`),
    hasRoom,
    async save(path, plan, contents) {
      try {
        const prefix = renditionPrefix(plan);
        for (const name of await listNames(path))
          if (!name.startsWith(prefix)) await store.remove(`${FOLDER}/${path}/${name}`);
        if (await hasRoom(path, plan))
          await store.write(`${FOLDER}/${path}/${plan.name}`, contents);
      } catch (error) {
        log.warn({ err: error }, 'a rendition could not be saved');
      }
    },
  };
}
