import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { handleError } from '#src/entry.server.tsx';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { createRouteHandler } from '#tests/support/route-handler.tsx';
import { middleware } from './site-middleware.tsx';

const handle = createRouteHandler(
  {
    fails: { loader: () => Promise.reject(new Error('the secret of the database')) },
    reads: { loader: () => new Response('text') },
  },
  { middleware, handleError },
);

function ask(path: string, init?: RequestInit, pathsAmong = async () => new Set<string>()) {
  const context = new RouterContextProvider();
  const log = { error: () => undefined };
  context.set(servicesContext, buildServices({ log, pages: { pathsAmong } }));
  return handle(new Request(`https://cadron.example/${path}`, init), context);
}

test('shows the failure screen in the frame of the site, without what went wrong', async () => {
  const response = await ask('fails');
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([500, 'no-store']);
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  const html = await response.text();
  expect(html).toContain('<title>Something went wrong</title>');
  expect(html).toContain('Reload Page');
  expect(html).toContain('class="site-header"');
  expect(html).not.toContain('secret');
});

test('shows it without header and footer when these fail, too', async () => {
  const response = await ask('fails', {}, () => Promise.reject(new Error('away')));
  const html = await response.text();
  expect(html).toContain('Something went wrong');
  expect(html).not.toContain('class="site-header"');
});

test('shows it for a method that a page does not take, and nothing for one that it takes', async () => {
  const refused = await ask('reads', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect([refused.status, await refused.text()]).toEqual([
    405,
    expect.stringContaining('The server responded with error 405.'),
  ]);
  expect(await (await ask('reads')).text()).toBe('text');
});
