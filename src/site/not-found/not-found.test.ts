import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { AddressResolution } from '#src/domains/redirects/resolve-address.server.ts';
import type { RedirectTarget } from '#src/domains/redirects/redirect-address.ts';
import { QUERY_LEFT_OUT } from '#src/platform/http/document-key.ts';
import { servicesContext } from '#src/services.server.ts';
import { staticMarkupContext } from '#src/ui/static-markup/static-markup.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { notFound } from './not-found.server.tsx';

const SITE = 'https://cadron.example';

/** Asks for an address where nothing is, and answers what was said, counted and noted. */
async function ask(
  pathAndQuery: string,
  init: RequestInit = {},
  target?: RedirectTarget & Partial<AddressResolution>,
) {
  const counted: string[] = [];
  const noted: (string | null)[][] = [];
  const services = {
    redirects: {
      resolveNotFound: async (path: string) => target && { from: path, ...target },
      count: (from: string) => void counted.push(from),
    },
    misses: { note: (...miss: (string | null)[]) => void noted.push(miss) },
  };
  const context = new RouterContextProvider();
  context.set(servicesContext, buildServices(services));
  context.set(staticMarkupContext, { isDocument: false, markup: new Map(), islands: new Map() });
  const url = new URL(pathAndQuery, SITE);
  const request = new Request(url, init);
  const answer: unknown = await notFound({ request, url, context }).catch(
    (thrown: unknown) => thrown,
  );
  return { answer, counted, noted };
}

async function askRedirected(pathAndQuery: string, to: string, init: RequestInit = {}) {
  const toPath = to.startsWith('/') ? to.replace(/[?#].*/, '') : null;
  const { answer, counted, noted } = await ask(pathAndQuery, init, { to, toPath });
  expect(noted).toEqual([]);
  const response = answer as Response;
  return { response, location: response.headers.get('Location'), counted };
}

test('what has no redirect is 404, kept by nobody, and noted without its query', async () => {
  const { answer, noted } = await ask('/old?email=ana@x.example', {
    headers: { Referer: `${SITE}/about` },
  });
  expect(answer).toMatchObject({
    data: { state: 'missing', html: expect.stringContaining('Page not found') },
    init: { status: 404, headers: { 'Cache-Control': 'no-store' } },
  });
  expect(noted).toEqual([['/old', `${SITE}/about`]]);
});

test('a redirect carries the query along, is permanent for robots and kept by no browser', async () => {
  const { response, location, counted } = await askRedirected('/old?a=1&b=2', '/new?a=own#part');
  expect(response.status).toBe(301);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(location).toBe('/new?a=own&b=2#part');
  expect(counted).toEqual(['/old']);
});

test('what content spells otherwise is answered alike, and counts for no redirect', async () => {
  const spelt = { from: null, to: '/about', toPath: '/about' };
  const { answer, counted, noted } = await ask('/About?a=1', {}, spelt);
  expect((answer as Response).status).toBe(301);
  expect((answer as Response).headers.get('Location')).toBe('/about?a=1');
  expect([counted, noted]).toEqual([[], []]);
});

test.each([
  ['/new', false],
  ['/', false],
  ['/media/cms_media/brochure.pdf', true],
  ['/admin', true],
  ['https://other.example/', true],
])('whether the browser itself has to load %s: %s', async (to, isReload) => {
  const { response } = await askRedirected('/old', to);
  expect(response.headers.has('X-Remix-Reload-Document')).toBe(isReload);
});

test.each([
  ['a test whether it is there', { method: 'HEAD' }],
  ['a guess of the browser', { headers: { 'Sec-Purpose': 'prefetch;prerender' } }],
])('%s is answered alike, and counts as no visit', async (_, init) => {
  expect((await ask('/old', init)).noted).toEqual([]);
  const { location, counted } = await askRedirected('/old', '/new', init);
  expect([location, counted]).toEqual(['/new', []]);
});

test('what is asked for again with its query is counted then', async () => {
  const init = { headers: { [QUERY_LEFT_OUT]: '1' } };
  expect((await askRedirected('/old', '/new', init)).counted).toEqual([]);
});
