import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import type { RenditionUses } from './bounded-renditions.server.ts';
import { RENDITIONS_FOLDER } from './storage-key.ts';
import { isOfSameView, type RenditionPlan } from './rendition-plan.ts';

/** Maximum number of stored renditions of a file, without common ones: queries can request millions. */
const MAX_RENDITIONS_PER_FILE = 64;

/** Stores renditions as `renditions/<folder>/<file>/<version>-<hash>-<size>.<format>`. */
export function createRenditionStore(
  store: ObjectStore,
  log: Logger,
  uses: Pick<RenditionUses, 'note'>,
) {
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
