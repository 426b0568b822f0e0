import type { Page } from '@playwright/test';
import { startSite, test as base } from '#tests/support/server-fixture.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { onDatabase, withDatabase } from './own-database.ts';
import { publishPage } from '#tests/support/publishing.ts';

export { expect } from '#tests/support/server-fixture.ts';

/** Publishes a page with a heading and a call to action, like the page editor. */
export type Publish = (path: string, title: string) => Promise<void>;

/** `test` with a separate site, where pages may be published. */
export const test = base.extend<object, { connectionString: string; publish: Publish }>({
  connectionString: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const cluster = await startThrowawayCluster();
      await provide(cluster.connectionString);
      await cluster.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  publish: [
    async ({ connectionString }, provide) => {
      await provide(async (path, title) => {
        const page = {
          path,
          title,
          seo: { title: `${title} | Cadron`, description: `${title}, published by a test.` },
          blocks: [{ type: 'page-hero', id: 'hero', props: { title } }],
        };
        await withDatabase(connectionString, (db) => publishPage(db, page, new Date()));
      });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ connectionString }, provide) => {
      const site = await startSite({ env: onDatabase(connectionString) });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** The button of a desktop menu, which opens it. */
export const menuName = (page: Page, name: string) =>
  page.getByRole('banner').locator('summary:visible', { hasText: name });

/** The links of a menu, visible or not. */
export const menuLinks = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .locator('li', { has: page.locator('summary', { hasText: name }) })
    .locator('a');
