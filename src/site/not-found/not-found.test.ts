import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type RedirectTarget, withQuery } from '#src/domains/redirects/redirect-address.ts';
import { QUERY_LEFT_OUT } from '#src/platform/http/document-key.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { notFound } from './not-found.server.tsx';

const SITE = 'https://cadron.example';

/** Calls `notFound` for an address. Resolves to what it returned, and what it counted and logged. */
async function callNotFound(
  pathAndQuery: string,
  init: RequestInit = {},
  target?: (RedirectTarget & { starts?: readonly string[]; status?: 301 | 302 }) | 'gone',
) {
  const counted: string[] = [];
  const logged: unknown[][] = [];
  const services = {
    redirects: {
      resolveNotFound: async (path: string, search: string) =>
        target === 'gone'
          ? { starts: [path], status: 410 as const, to: '' as const, toPath: null }
          : target && {
              starts: [path],
              status: 301 as const,
              ...target,
              to: withQuery(target.to, search),
            },
      count: (starts: readonly string[]) => void counted.push(...starts),
    },
    notFoundLog: { note: (...miss: unknown[]) => void logged.push(miss) },
  };
  const context = new RouterContextProvider();
  context.set(servicesContext, buildServices(services));
  const url = new URL(pathAndQuery, SITE);
  const request = new Request(url, init);
  const result = await notFound({ request, url, context });
  return { result, counted, logged };
}

async function callRedirected(pathAndQuery: string, to: string, init: RequestInit = {}) {
  const toPath = to.startsWith('/') ? to.replace(/[?#].*/, '') : null;
  const { result, counted, logged } = await callNotFound(pathAndQuery, init, { to, toPath });
  expect(logged).toEqual([]);
  const response = result;
  return { response, location: response.headers.get('Location'), counted };
}

test('returns an uncached 404 without a redirect, and logs the path without its query', async () => {
  const { result, logged } = await callNotFound('/old?email=ana@x.example', {
    headers: { Referer: `${SITE}/about`, 'User-Agent': 'Browser' },
  });
  const response = result;
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  expect(await response.text()).toContain('Page not found');
  expect(logged).toEqual([['/old', { referrer: `${SITE}/about`, userAgent: 'Browser' }]]);
});

test('redirects with 301 and the query, without caching', async () => {
  const { response, location, counted } = await callRedirected('/old?a=1&b=2', '/new?a=own#part');
  expect(response.status).toBe(301);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(location).toBe('/new?a=own&b=2#part');
  expect(counted).toEqual(['/old']);
});

test('redirects to the canonical spelling without counting a redirect', async () => {
  const canonical = { starts: [], to: '/about', toPath: '/about' };
  const { result, counted, logged } = await callNotFound('/About?a=1', {}, canonical);
  expect(result.status).toBe(301);
  expect(result.headers.get('Location')).toBe('/about?a=1');
  expect([counted, logged]).toEqual([[], []]);
});

test('redirects with 302 for a while, and responds with 410 to what is gone, without logging it', async () => {
  const { result } = await callNotFound('/old', {}, { to: '/new', toPath: '/new', status: 302 });
  expect(result.status).toBe(302);
  const gone = await callNotFound('/old', {}, 'gone');
  expect(gone.result.status).toBe(410);
  expect(await gone.result.text()).toContain('Page no longer available');
  expect([gone.counted, gone.logged]).toEqual([['/old'], []]);
});

test.each([
  ['a HEAD request', { method: 'HEAD' }],
  ['a prefetch', { headers: { 'Sec-Purpose': 'prefetch;prerender' } }],
])('redirects %s without counting a visit', async (_, init) => {
  expect((await callNotFound('/old', init)).logged).toEqual([]);
  const { location, counted } = await callRedirected('/old', '/new', init);
  expect([location, counted]).toEqual(['/new', []]);
});

test('does not count a request that is repeated with its query', async () => {
  const init = { headers: { [QUERY_LEFT_OUT]: '1' } };
  expect((await callRedirected('/old', '/new', init)).counted).toEqual([]);
});
