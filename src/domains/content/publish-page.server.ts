import { isIndexable } from '#src/domains/seo/indexable.ts';
import type { SearchEngineUpdates } from '#src/domains/seo/submit-addresses.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import { claimPageAddress, type DefaultPages } from './claim-address.server.ts';
import type { Page } from './page.ts';
import { insertPublishedRevision } from './page-repository.server.ts';

/** What publishing goes by, and who else learns of it. */
export interface PublishOptions {
  /** whose addresses are taken; the admin area passes those of `content/pages` */
  defaults?: DefaultPages;
  notices?: SearchEngineUpdates;
}

/**
 * Publishes a page as a new immutable revision, and tells every node to drop its cached documents. Search engines are told too,
 * unless it asks them to keep out or names another page to list.
 * @returns the revision's number, counted from 1 per path
 * @throws RefusedAddressError, whose message says why no page can have the path
 */
export function publishPage(
  db: Database['db'],
  page: Page,
  now: Date,
  { defaults = [], notices }: PublishOptions = {},
): Promise<number> {
  return db.transaction(async (tx) => {
    await claimPageAddress(tx, page.path, defaults);
    const revision = await insertPublishedRevision(tx, page, now);
    await announceContentChange(tx);
    if (isIndexable(page.path, page.seo)) await notices?.changed(tx, [page.path]);
    return revision;
  });
}
