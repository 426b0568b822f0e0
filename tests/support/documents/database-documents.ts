import { createPageReader } from '#src/domains/content/pages/page-reader.server.ts';
import { createPostReader } from '#src/domains/content/posts/post-reader.server.ts';
import { createRedirects } from '#src/domains/redirects/create-redirects.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { openDocuments } from '#tests/support/publishing.ts';
import type { DocumentSystem, Samples } from './document-system.ts';

/** The documents of the site on a database, with the readers and redirects that visitors go through. */
export function createDatabaseDocuments(
  db: Database['db'],
  clock: Clock,
  { kind }: Samples,
): DocumentSystem {
  const log = silentLogger;
  const documents = openDocuments(db, clock);
  const pages = createPageReader(db, [], log, documents.settle);
  const posts = createPostReader(db, pages, documents.settle);
  const siteUrl = 'https://cadron.example';
  const redirects = createRedirects({ db, clock, log, siteUrl, paths: async () => [] });
  const read = (address: string) =>
    kind === 'page' ? pages.page(address) : posts.post(address.slice('/insights/'.length));
  return {
    ...documents,
    async visit(address) {
      const shown = await read(address);
      if (shown) return { shown };
      const target = (await redirects.resolveNotFound(address))?.to ?? address;
      const moved = target === address ? undefined : await read(target);
      if (moved) return { shown: moved };
      const isSecond = target !== address && (await redirects.resolveNotFound(target));
      if (isSecond) throw new Error(`${address} redirects twice`);
      return (await documents.wasPublicAt(target)) ? 'gone' : 'not-found';
    },
  };
}
