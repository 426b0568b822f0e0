import type { Page } from '@playwright/test';
import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { visit } from './application.ts';
import { dataLayer } from './data-layer.ts';

export const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';
export const TRACKER = 'https://js.hs-scripts.com/1234567.js';

/** Settings of a site with both tools. */
export const TAGS = {
  GTM_ID: 'GTM-TEST123',
  HUBSPOT_TRACKING: 'true',
  HUBSPOT_PORTAL_ID: '1234567',
};

export const test = base.extend<{ site: Site }>({ site: ownSite({ env: TAGS }) });

/** Requests to other origins from now on; each gets an empty script. */
export async function watchForeign(page: Page, site: Site): Promise<string[]> {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(site.url).origin,
    async (route) => {
      foreign.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return foreign;
}

export const panel = (page: Page) =>
  page.getByRole('region', { name: /^Allow analytics and marketing cookies/ });
export const press = (page: Page, name: string) =>
  panel(page).getByRole('button', { name }).click();
export const changeMind = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();

/** Sets the cookies of allowed tools, and an unrelated one. */
const leaveCookies = (page: Page) =>
  page.evaluate(() => {
    for (const name of ['_ga', '_ga_ABC', 'hubspotutk', '__hstc', 'theirs'])
      document.cookie = `${name}=1; path=/`;
  });
export const cookiesOf = (page: Page) => page.evaluate(() => document.cookie);

/** A visitor of /about who has allowed everything. Returns requests to other origins since. */
export async function allowAll(page: Page, site: Site): Promise<string[]> {
  const foreign = await watchForeign(page, site);
  await visit(page, `${site.url}/about`);
  await press(page, 'Allow');
  await expect.poll(() => foreign).toHaveLength(2);
  await leaveCookies(page);
  return foreign;
}

/** Consent commands in the data layer, in order. */
export async function consentCommands(page: Page) {
  const entries = await dataLayer(page);
  return entries.flatMap(({ command }) => {
    const [name, kind, state] = (command ?? []) as [string?, string?, Record<string, unknown>?];
    return name === 'consent' ? [[kind, state]] : [];
  });
}

export const state = (ads: string, statistics: string) => ({
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
  analytics_storage: statistics,
});
