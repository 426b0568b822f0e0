import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { Page, StoredBlock } from '../pages/page.ts';
import { findPublicSections } from './section-repository.server.ts';
import { placeSections, sectionIdsIn } from './shared-section.ts';

/** Sections are few and small; this only keeps a mistake from filling the memory. */
const MAX_KNOWN = 500;

/** Reads public shared sections. Callers have settled before. */
export type SectionReader = ReturnType<typeof createSectionReader>;

export function createSectionReader(db: Db, log: Logger) {
  /** Public blocks as they were last read. */
  const known = new Map<string, readonly StoredBlock[]>();

  /** The blocks of those sections that are public, by id. Throws on an outage. */
  async function find(
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly StoredBlock[]>> {
    const found = await findPublicSections(db, ids.filter(isUuid));
    for (const id of ids) {
      known.delete(id);
      const blocks = found.get(id);
      if (blocks) known.set(id, blocks);
    }
    while (known.size > MAX_KNOWN) known.delete(known.keys().next().value!);
    return found;
  }

  const withSections = <Shown extends Pick<Page, 'blocks'>>(
    page: Shown,
    sections: ReadonlyMap<string, readonly StoredBlock[]>,
  ): Shown => ({ ...page, blocks: placeSections(page.blocks, sections) });

  return {
    find,
    /**
     * Puts the public blocks of shared sections in their places. One that is not public is left out. On an outage, shows what this
     * node read last, or leaves it out.
     */
    async fill<Shown extends Pick<Page, 'blocks'>>(page: Shown): Promise<Shown> {
      const ids = sectionIdsIn(page.blocks);
      if (ids.length === 0) return withSections(page, known);
      try {
        return withSections(page, await find(ids));
      } catch (error) {
        const missing = ids.filter((id) => !known.has(id));
        log.warn({ err: error, missing }, 'shared sections are shown as they were last read');
        return withSections(page, known);
      }
    },
    /** The same for many pages with one query. Throws on an outage. */
    async fillAll<Shown extends Pick<Page, 'blocks'>>(pages: readonly Shown[]) {
      const sections = await find(sectionIdsIn(pages.flatMap(({ blocks }) => blocks)));
      return pages.map((page) => withSections(page, sections));
    },
  };
}
