import { expect, test as base, type WorkerFixture } from '@playwright/test';
import { type Site, type SiteOptions, startSite } from './site.ts';

export { expect } from '@playwright/test';
export { type Site, type SiteOptions, startSite } from './site.ts';

/** Email addresses in a server log, except the one in the sign-in notice of the first start. */
const addressesIn = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .flatMap((line) => line.match(/[\w.+%-]+(@|%40)[\w-]+\.[a-z.]+/gi) ?? []);

/**
 * Playwright's `test` with `site`: one built server on a fresh data folder for all tests of a worker. URLs in tests
 * are paths: `page.goto('/contact')`. A test that needs its own server calls `startSite()`.
 */
export const test = base.extend<object, { site: Site }>({
  site: [
    // Playwright parses the names of the first parameter, so it has to be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const site = await startSite();
      await provide(site);
      await site.stop();
      expect(addressesIn(site.log()), 'email addresses in the log').toEqual([]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
});

/** A separate `site` for one file: `test.extend<object, { site: Site }>({ site: ownSite() })`. */
export const ownSite = (
  options?: SiteOptions,
): [WorkerFixture<Site, object>, { scope: 'worker'; timeout: number }] => [
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads its names
  async ({}, provide) => {
    const site = await startSite(options);
    await provide(site);
    await site.stop();
  },
  { scope: 'worker', timeout: 120_000 },
];
