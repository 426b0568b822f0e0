import { expect, test } from 'vitest';
import * as subscribers from '#src/admin/newsletter/export-subscribers.ts';
import * as findings from '#src/admin/seo/checks/export-findings.ts';
import * as notFound from '#src/admin/seo/not-found/export-not-found.ts';
import type { SubscriberFilter } from '#src/domains/newsletter/subscription.ts';
import { routeArgs } from '#tests/support/admin-context.ts';
import type { ServiceOverrides } from '#tests/support/build-services.ts';
import { everyPage } from './csv-download.server.ts';

/** Exports of lists that are read by page. */

const AT = new Date('2026-11-22T15:00:00Z');

const linesOf = async (response: Response | Promise<Response>) =>
  (await (await response).text()).trimEnd().split('\r\n');

test('reads every page once, also of a list that becomes shorter meanwhile', async () => {
  const asked: number[] = [];
  const batches = everyPage(async (page) => {
    asked.push(page);
    return { rows: [`row of ${page}`], pages: page < 3 ? 4 : 2 };
  });
  const read = [];
  for await (const rows of batches) read.push(...rows);
  expect(read).toEqual(['row of 1', 'row of 2']);
  expect(asked).toEqual([1, 2, 3]);
});

test('exports subscribers by the filter, and records it without what was typed', async () => {
  const [filters, entries]: [SubscriberFilter[], unknown[]] = [[], []];
  const services: ServiceOverrides = {
    newsletter: {
      list: async (filter, page) => {
        filters.push(filter);
        const email = `reader-${page}@example.com`;
        const subscriber = { id: `${page}`, email, status: 'confirmed', source: 'page' } as const;
        const view = { ...subscriber, createdAt: AT, confirmationEmail: undefined };
        return { subscribers: [view], total: 2, page, pages: 2 };
      },
    },
    activityLog: { record: async (entry) => void entries.push(entry) },
  };
  const path = '/admin/newsletter/export.csv?status=confirmed&search=reader';
  const args = routeArgs(services, path, { role: 'owner' });
  expect(await linesOf(subscribers.loader(args))).toEqual([
    '"Address","State","Form","Subscribed","Confirmation email"',
    '"reader-1@example.com","Confirmed","Newsletter page","2026-11-22T15:00:00.000Z",""',
    '"reader-2@example.com","Confirmed","Newsletter page","2026-11-22T15:00:00.000Z",""',
  ]);
  expect(filters[0]).toEqual({ status: 'confirmed', search: 'reader' });
  expect(JSON.stringify(entries)).toContain('newsletter.exported');
  expect(JSON.stringify(entries)).not.toContain('reader');
});

test('exports the addresses that were not found, masked for people who may not see any', async () => {
  const services: ServiceOverrides = {
    notFoundLog: {
      list: async (list, page) => {
        const path = `/${list}/bo@spam.example`;
        const hits = { hits: 3, robotHits: 1, firstSeenAt: AT, lastSeenAt: AT };
        const entry = { path, address: path, ...hits, referrers: [], suggestions: ['/about'] };
        return { entries: [entry], total: 1, page, pages: 1 };
      },
    },
  };
  const linesFor = (role: 'editor' | 'viewer') =>
    linesOf(notFound.loader(routeArgs(services, '/admin?list=robots', { role })));
  const [heads, line] = await linesFor('editor');
  expect(heads).toContain('"Address","Hits","Hits of robots"');
  expect(line).toContain('"/robots/bo@spam.example","3","1"');
  expect((await linesFor('viewer'))[1]).not.toContain('bo@spam');
});

test('exports the findings of a check, and knows no others', async () => {
  const queries: unknown[] = [];
  const services: ServiceOverrides = {
    siteFindings: {
      list: async (query) => {
        queries.push(query);
        const of = { path: '/about', check: 'title-long', key: 'long', message: 'Too long.' };
        const finding = { ...of, kind: 'page' as const, foundAt: AT, ignored: null, details: {} };
        return { findings: [finding], total: 1, page: 1, pages: 1 };
      },
    },
  };
  const load = (check: string) => {
    const args = routeArgs<Parameters<typeof findings.loader>[0]>(services, '/admin?search=about');
    return findings.loader({ ...args, params: { check } });
  };
  expect((await linesOf(load('title-long')))[1]).toContain('"/about","Too long.",""');
  expect(queries).toEqual([{ search: 'about', page: 1, isIgnored: false, check: 'title-long' }]);
  await expect(async () => load('no-such-check')).rejects.toMatchObject({ status: 404 });
});
