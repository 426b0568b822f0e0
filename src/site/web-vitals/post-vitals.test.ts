import fc from 'fast-check';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { createRouteHandler } from '#tests/support/route-handler.tsx';
import type { Measurements } from '#src/domains/analytics/measurements.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import * as postVitals from './post-vitals.ts';

const SITE = 'https://cadron.example';
const handle = createRouteHandler({ 'api/vitals': postVitals });

/** The endpoint with a recorder that collects measurements. */
function createSite() {
  const recorded: Measurements[] = [];
  const recordMeasurements = async (measurements: Measurements) => void recorded.push(measurements);
  const services = {
    recordMeasurements,
    config: { SITE_URL: SITE, MEASURE_ONE_IN: 5 },
  };
  const request = (init: RequestInit) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, buildServices(services));
    return handle(new Request(`${SITE}/api/vitals`, init), context);
  };
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    request({
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  return { request, post, recorded };
}

const POSTED = JSON.stringify({
  views: [{ path: '/services' }],
  vitals: [{ path: '/services', name: 'LCP', value: 1_234.5 }],
  weight: 5,
});
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/141.0.0.0 Safari/537.36';

test.each([
  {},
  { 'Content-Type': 'text/plain;charset=UTF-8' },
  { 'Content-Type': 'application/json; charset=utf-8' },
  { Origin: SITE },
  { 'Sec-Fetch-Site': 'same-origin', Origin: SITE },
  { 'User-Agent': CHROME },
])('counts a post with %j and returns 204', async (headers) => {
  const { post, recorded } = createSite();
  const response = await post(POSTED, headers);
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(recorded).toEqual([JSON.parse(POSTED)]);
});

test.each([
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site', Origin: SITE },
  { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
])('returns 204 for a post with %j without counting it', async (headers) => {
  const { post, recorded } = createSite();
  expect((await post(POSTED, headers as Record<string, string>)).status).toBe(204);
  expect(recorded).toEqual([]);
});

test.each<[number, string, Record<string, string>]>([
  [400, 'not json', {}],
  [400, '[]', {}],
  [400, 'null', {}],
  [400, '', {}],
  [400, '{"views":[{"path":"services"}]}', {}],
  [400, '{"vitals":[{"path":"/","name":"LCP","value":-1}]}', {}],
  [400, '{"vitals":[{"path":"/","name":"LCP","value":1e999}]}', {}],
  [400, '{"weight":0}', {}],
  [413, `{"more":"${'x'.repeat(4_096)}"}`, {}],
  [415, POSTED, { 'Content-Type': 'application/x-www-form-urlencoded' }],
  [415, POSTED, { 'Content-Type': '' }],
])('returns %i with a message for %s', async (status, body, headers) => {
  const { post, recorded } = createSite();
  const response = await post(body, headers);
  expect(response.status).toBe(status);
  const { ok, message } = (await response.json()) as { ok: boolean; message: string };
  expect([ok, message.length > 10]).toEqual([false, true]);
  expect(recorded).toEqual([]);
});

test('replaces an unknown weight by 1', async () => {
  const { post, recorded } = createSite();
  for (const weight of [5, 1, 100]) await post(JSON.stringify({ views: [{ path: '/' }], weight }));
  expect(recorded.map(({ weight }) => weight)).toEqual([5, 1, 1]);
});

test('returns 405 for other methods', async () => {
  const { request } = createSite();
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await request({ method })).status, method).toBe(405);
});

test('returns no 5xx for any body', async () => {
  const { post } = createSite();
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyText, fc.json()), async (body) => {
      expect((await post(body)).status).toBeLessThan(500);
    }),
  );
});
