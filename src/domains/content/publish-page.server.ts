import { isIndexable } from '#src/domains/seo/indexable.ts';
import type { SearchEngineUpdates } from '#src/domains/seo/submit-addresses.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import { claimPageAddress, type DefaultPages } from './claim-address.server.ts';
import type { Page } from './page.ts';
import { insertPublishedRevision } from './page-repository.server.ts';

/** Optional inputs of a publication. */
export interface PublishOptions {
  /** default pages, whose addresses count as taken; the admin area passes those of `content/pages` */
  defaults?: DefaultPages;
  searchEngineUpdates?: SearchEngineUpdates;
}

/**
 * Publishes a page as a new immutable revision and notifies every node to drop its cached documents, in one transaction.
 * Submits the address to search engines unless the page has `noindex` or the canonical of another page.
 * @returns the revision's number, counted from 1 per path
 * @throws RefusedAddressError with a message for the editor, if no page may have the path
 */
export function publishPage(
  db: Database['db'],
  page: Page,
  now: Date,
  { defaults = [], searchEngineUpdates }: PublishOptions = {},
): Promise<number> {
  return db.transaction(async (tx) => {
    await claimPageAddress(tx, page.path, defaults);
    const revision = await insertPublishedRevision(tx, page, now);
    await announceContentChange(tx);
    if (isIndexable(page.path, page.seo)) await searchEngineUpdates?.enqueue(tx, [page.path]);
    return revision;
  });
}
