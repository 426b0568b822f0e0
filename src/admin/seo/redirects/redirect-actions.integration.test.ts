import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRedirects } from '#src/domains/redirects/create-redirects.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { KIM } from '#tests/builders/actor.ts';
import { pageRouteArgs } from '#tests/support/page-routes.ts';
import { readNotice } from '#tests/support/read-notice.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { action } from './redirects.tsx';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());

test('deletes all redirects that match the filter, of every page of the list, and nothing else', async () => {
  const redirects = createRedirects({
    db: fixture.database.db,
    siteUrl: 'https://cadron.example',
    paths: async () => ['/about'],
    clock: () => new Date('2026-11-21T12:00:00Z'),
    log: silentLogger,
  });
  const old = Array.from({ length: 60 }, (_, n) => `/old-${n}`);
  for (const from of [...old, '/kept']) await redirects.save({ from, to: '/about', by: KIM });
  await redirects.save({ from: '/gone-old', to: '', status: 410, by: KIM });
  const post = async (...form: [string, string][]) => {
    const address = '/admin/seo-manager/redirects?search=old&status=301';
    const response = (await action(pageRouteArgs({ redirects }, address, { form }))) as Response;
    return (await readNotice(response))?.text;
  };
  const starts = async () =>
    (await redirects.list({ sort: 'from' }, 1)).redirects.map(({ from }) => from);

  expect(await post(['intent', 'delete'], ['all', 'yes'], ['from', '/old-1'])).toMatch(
    /^60 redirects deleted/,
  );
  expect(await starts()).toEqual(['/gone-old', '/kept']);
  expect(await post(['intent', 'delete'], ['all', 'yes'])).toMatch(/Nothing was deleted/);
});

test('the button of one redirect deletes that one, whatever is selected', async () => {
  const deleted: (readonly string[])[] = [];
  const redirects = {
    delete: async (starts: readonly string[]) => {
      deleted.push(starts);
      return { id: crypto.randomUUID(), deleted: [] };
    },
  };
  const form: [string, string][] = [
    ['intent', 'delete'],
    ['one', '/b'],
    ['all', 'yes'],
    ['from', '/a'],
  ];
  await action(pageRouteArgs({ redirects }, '/admin/seo-manager/redirects', { form }));
  expect(deleted).toEqual([['/b']]);
});
