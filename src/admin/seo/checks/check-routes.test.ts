import { expect, test } from 'vitest';
import type { FindingView } from '#src/domains/seo/findings/site-findings.server.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { adminContext } from '#tests/support/admin-context.ts';
import { checkRows, runView } from './checks-view.ts';
import * as check from './check.tsx';
import * as checks from './checks.tsx';

const AT = new Date('2026-11-23T12:00:00Z');
const FINDING: FindingView = {
  path: '/insights/über',
  check: 'similar-pages',
  key: '/b2b',
  message: '40% of the text is also on /b2b.',
  details: { other: '/b2b', sentences: ['We say the same on both pages.'] },
  kind: 'page',
  foundAt: AT,
  ignored: null,
};

function open(findings: readonly FindingView[] = [FINDING], documents: readonly object[] = []) {
  const ignored: unknown[] = [];
  const services = {
    siteCrawl: { progress: async () => undefined, start: async () => true },
    siteFindings: {
      counts: async () => [{ check: 'similar-pages', open: 1, routes: 1, ignored: 0 }],
      list: async () => ({ findings: [...findings], total: findings.length, page: 1, pages: 1 }),
      ignore: async (...call: unknown[]) => ignored.push(call) > 0,
    },
    documentLookups: { byAddress: async () => documents as never },
  };
  return { ignored, context: adminContext(services) };
}

test('lists checks with findings by severity, and those that found nothing apart', () => {
  const { found, clear } = checkRows([
    { check: 'orphan', open: 2, routes: 2, ignored: 1 },
    { check: 'broken-link', open: 5, routes: 1, ignored: 0 },
  ]);
  expect(found.map(({ id, summary }) => [id, summary])).toEqual([
    ['broken-link', '5 findings on 1 route'],
    ['orphan', '2 findings on 2 routes, 1 ignored'],
  ]);
  expect(clear.map(({ id }) => id)).toContain('title-missing');
});

test('says when a crawl started, or finished', () => {
  const crawl = { startedAt: new Date(0), startedBy: 'Kim', total: 9, done: 3 };
  expect(runView({ ...crawl, finishedAt: null }, AT)).toMatchObject({
    isRunning: true,
    at: formatTime(crawl.startedAt, AT),
  });
  expect(runView({ ...crawl, finishedAt: AT }, AT)).toMatchObject({
    isRunning: false,
    at: formatTime(AT, AT),
  });
});

test('shows a finding with the other page and what both say', async () => {
  const { context } = open();
  const url = new URL('http://site/admin/seo-manager/checks/similar-pages');
  const { data } = await check.loader({
    context,
    url,
    params: { check: 'similar-pages' },
  } as never);
  expect(data.check).toMatchObject({ id: 'similar-pages', severity: 'warning' });
  expect(data.view).toMatchObject({
    rows: [
      {
        href: '/insights/%C3%BCber',
        other: { path: '/b2b', href: '/b2b' },
        sentences: ['We say the same on both pages.'],
        edit: undefined,
        route: '/admin/seo-manager/route?path=%2Finsights%2F%C3%BCber',
      },
    ],
  });
});

test('leads to the field of the editor that it is about', async () => {
  const { context } = open(
    [{ ...FINDING, details: { field: 'seo.title' } }],
    [{ id: 'a', kind: 'page', address: FINDING.path }],
  );
  const url = new URL('http://site/admin/seo-manager/checks/similar-pages');
  const params = { check: 'similar-pages' };
  const { data } = await check.loader({ context, url, params } as never);
  expect(data.view).toMatchObject({
    rows: [{ edit: { label: 'Search title', to: expect.stringMatching(/\/a#field=seo\.title$/) } }],
  });
});

test.each([
  ['an address has none', { kind: 'screen' }],
  ['they cannot fix it', { check: 'entity-gaps' }],
])('leads to no search values where %s', async (_, found) => {
  const { context } = open([{ ...FINDING, ...found } as typeof FINDING]);
  const url = new URL('http://site/admin/seo-manager/checks/similar-pages');
  const params = { check: 'similar-pages' };
  const { data } = await check.loader({ context, url, params } as never);
  expect(data.view).toMatchObject({ rows: [{ route: undefined }] });
});

test('refuses to ignore a finding without a reason, and keeps which one it was', async () => {
  const { context, ignored } = open();
  const body = new URLSearchParams({ intent: 'ignore-3', path: '/a', key: 'k', reason: '  ' });
  const post = (fields: URLSearchParams) =>
    check.action({
      request: new Request('http://site/x', { method: 'POST', body: fields }),
      context,
      params: { check: 'orphan' },
    } as never);
  expect(await post(body)).toMatchObject({
    intent: 'ignore-3',
    errors: { reason: 'Say why it may stay as it is.' },
    values: { path: '/a', key: 'k' },
  });
  expect(ignored).toEqual([]);
  body.set('reason', 'By design');
  await post(body);
  expect(ignored).toMatchObject([[{ check: 'orphan', path: '/a', key: 'k' }, 'By design', {}]]);
});

test('shows the progress of links to other sites, and starts their check', async () => {
  const run = {
    startedAt: AT,
    startedBy: 'Kim',
    finishedAt: null,
    total: 80,
    done: 12,
    isCutOff: false,
  };
  const started: string[] = [];
  const services = {
    siteCrawl: { progress: async () => undefined },
    siteFindings: { counts: async () => [] },
    outsideLinks: {
      progress: async () => run,
      start: async (by: string) => started.push(by) > 0,
    },
  };
  const context = adminContext(services);
  const { data } = await checks.loader({ context } as never);
  expect(data.view?.outside).toMatchObject({
    isRunning: true,
    total: 80,
    done: 12,
    startedBy: 'Kim',
  });
  const body = new URLSearchParams({ intent: 'outside' });
  const request = new Request('http://site/x', { method: 'POST', body });
  expect(await checks.action({ request, context } as never)).toMatchObject({ status: 303 });
  expect(started).toHaveLength(1);
});
