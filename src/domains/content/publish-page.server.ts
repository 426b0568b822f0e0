import type { Database } from '#src/platform/db/database.server.ts';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import type { Page } from './page.ts';
import { insertPublishedRevision } from './page-repository.server.ts';

/**
 * Publishes a page as a new immutable revision, and tells every node to drop its cached documents.
 * @returns the revision's number, counted from 1 per path
 */
export function publishPage(db: Database['db'], page: Page, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const revision = await insertPublishedRevision(tx, page, now);
    await announceContentChange(tx);
    return revision;
  });
}
