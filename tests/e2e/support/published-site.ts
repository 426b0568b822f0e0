import { ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { publishPage } from '#tests/support/publishing.ts';
import { embeddedConnectionString, withDatabase } from './own-database.ts';

export { expect } from '#tests/support/server-fixture.ts';

/** Publishes a page with a heading and a call to action, like the page editor. */
type Publish = (path: string, title: string) => Promise<void>;

/** `test` with a separate site, where pages may be published. */
export const test = base.extend<{ publish: Publish; site: Site }>({
  site: ownSite(),
  publish: async ({ site }, provide) => {
    await provide(async (path, title) => {
      const page = {
        path,
        title,
        seo: { title: `${title} | Cadron`, description: `${title}, published by a test.` },
        blocks: [{ type: 'page-hero', id: 'hero', props: { title } }],
      };
      await withDatabase(embeddedConnectionString(site.dataDir), (db) =>
        publishPage(db, page, new Date()),
      );
    });
  },
});
