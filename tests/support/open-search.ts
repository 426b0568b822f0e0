import { afterAll, beforeAll, beforeEach } from 'vitest';
import { refreshDocuments } from '#src/domains/search/refresh-search.server.ts';
import type { SearchDocument } from '#src/domains/search/search-document.ts';
import { createSearch } from '#src/domains/search/search.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { buildDocument } from '#tests/builders/search-document.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A search on a database of its own, empty before each test. Call once per file. */
export function openSearch() {
  let fixture: TestDatabase;
  /** Replaces all documents of the index. */
  const fill = async (...documents: Partial<SearchDocument>[]) => {
    const source = {
      async *documents() {
        yield documents.map((document) => buildDocument(document));
      },
    };
    await refreshDocuments({ db: fixture.database.db, source, log: silentLogger });
  };
  const search = () =>
    createSearch({ db: fixture.database.db, clock: () => new Date('2026-06-01T00:00:00Z') });
  beforeAll(async () => {
    fixture = await createTestDatabase();
  });
  afterAll(() => fixture?.drop());
  beforeEach(() => fill());
  return {
    fill,
    search,
    /** The paths of the hits on the first page, best first. */
    paths: async (typed: string) => (await search().find(typed)).hits.map(({ path }) => path),
  };
}
