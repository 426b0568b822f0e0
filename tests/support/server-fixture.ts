import { type Browser, expect, test as base, type TestFixture } from '@playwright/test';
import { FileSites } from './file-sites.ts';
import { type Site, type SiteOptions, startSite } from './site.ts';

export { expect } from '@playwright/test';
export { type Site, type SiteOptions, startSite } from './site.ts';

/** Email addresses in a server log, except the one in the sign-in notice of the first start. */
const addressesIn = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .flatMap((line) => line.match(/[\w.+%-]+(@|%40)[\w-]+\.[a-z.]+/gi) ?? []);

interface WorkerFixtures {
  /** a server on a fresh data folder, for all tests of a worker */
  sharedSite: Site;
  fileSites: FileSites;
}

/** The browser of this worker, once a test has used it. */
let launched: Browser | undefined;

/**
 * Playwright's `test` with `site`: one built server for all tests of a worker. URLs in tests are paths:
 * `page.goto('/contact')`. A test that needs its own server calls `startSite()`, and a file `ownSite()`.
 */
export const test = base.extend<{ site: Site; contextsClosed: void }, WorkerFixtures>({
  sharedSite: [
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
  fileSites: [
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, provide) => {
      const sites = new FileSites();
      await provide(sites);
      await sites.enter(undefined);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ sharedSite, fileSites }, provide, { file }) => {
    await fileSites.enter(file);
    await provide(sharedSite);
  },
  baseURL: ({ site }, provide) => provide(site.url),
  browser: [
    async ({ browser }, provide) => {
      launched = browser;
      await provide(browser);
      launched = undefined;
    },
    { scope: 'worker' },
  ],
  // Playwright leaves contexts open that a test opened by itself, and their pages go on drawing: a home page took a sixth of
  // a core until the end of the run.
  contextsClosed: [
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, provide) => {
      await provide();
      await Promise.all((launched?.contexts() ?? []).map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** A separate `site` for one file: `test.extend<{ site: Site }>({ site: ownSite() })`. */
export const ownSite = (
  options?: SiteOptions,
): [TestFixture<Site, { fileSites: FileSites }>, { scope: 'test'; timeout: number }] => [
  async ({ fileSites }, provide, { file }) => provide(await fileSites.open(file, options)),
  { scope: 'test', timeout: 120_000 },
];
