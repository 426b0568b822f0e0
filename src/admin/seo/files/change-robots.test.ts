import { expect, test } from 'vitest';
import { BUILT_IN_SETTINGS } from '#content/site-settings.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { addRobotsRule } from './change-robots.server.ts';

const SITEMAP =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>http://localhost:3000/about</loc></url></urlset>';

/** The addresses that a rule would close, and how many rules were saved. */
async function add(path: string, confirm = '') {
  let saved = 0;
  const services = buildServices({
    siteSettings: {
      read: async () => ({ ...BUILT_IN_SETTINGS, robots: [] }),
      save: async () => ((saved += 1), 'saved' as const),
    },
    fetchPage: async () => ({
      status: 200,
      headers: new Headers({ 'content-type': 'application/xml' }),
      body: SITEMAP,
      sentBytes: 1,
    }),
  });
  const fields = { agent: '*', rule: 'disallow', path, confirm };
  const refused = await addRobotsRule(services, fields, { id: '1', name: 'Kim' });
  return [refused?.blocked?.shown, saved];
}

test.each([
  ['/assets/', '/assets/'],
  ['/media/', '/media/'],
  ['/about', '/about'],
])('asks before %s closes %s to crawlers', async (path, closed) => {
  expect(await add(path)).toEqual([[closed], 0]);
  expect(await add(path, 'yes')).toEqual([undefined, 1]);
});

test('adds a rule that closes nothing at once', async () => {
  expect(await add('/drafts/')).toEqual([undefined, 1]);
});
