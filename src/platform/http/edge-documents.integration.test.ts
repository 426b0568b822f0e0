import { expect, test, vi } from 'vitest';
import { ADDRESS_RULES } from '#src/wiring/address-rules.ts';
import { PUBLIC, startEdge } from '#tests/support/test-edge.ts';

/** Pages that browsers load ahead, and tabs that were opened before the site became documents. */

const PREFETCH = { headers: { 'Sec-Purpose': 'prefetch' } };
const PAGE = () => Promise.resolve(new Response('<h1>Page</h1>', { headers: PUBLIC }));

test('refuses prefetches of what is for one visitor, and those near a limit; the click works', async () => {
  const render = vi.fn<typeof PAGE>(PAGE);
  const limits = [{ method: 'GET' as const, path: '*', points: 6, duration: 60 }];
  const { ask } = await startEdge({ render, limits, addressRules: ADDRESS_RULES });
  for (const path of ['/download/token', '/search?q=crm', '/newsletter/confirm?token=x', '/admin'])
    expect((await ask(path, PREFETCH)).status, path).toBe(503);
  expect(render).not.toHaveBeenCalled();
  expect((await ask('/new')).status).toBe(200);
  const refused = await ask('/other', PREFETCH);
  expect([refused.status, refused.headers['cache-control']]).toEqual([503, 'no-store']);
  expect((await ask('/new', PREFETCH)).status).toBe(200); // from memory
  expect((await ask('/other')).status).toBe(200);
});

test('refuses prefetches once a network has used half of its uncached responses', async () => {
  const renderLimits = { running: 8, waiting: 256, points: 4, duration: 60 };
  const render = async () => new Response('', { status: 404 });
  const { ask } = await startEdge({ render, renderLimits });
  const statuses = [];
  for (const n of [1, 2, 3]) statuses.push((await ask(`/${n}`, PREFETCH)).status);
  expect(statuses).toEqual([404, 404, 503]);
  expect((await ask('/3')).status).toBe(404);
});

test('refuses to prefetch a redirect, whose hit would not be counted', async () => {
  const { ask } = await startEdge({
    render: async ({ url }) => Response.redirect(new URL('/new', url), 301),
    resolveRedirect: async () => ({ status: 302, to: '/new' }),
    mayRedirect: (address) => address === '/old?a=1',
  });
  for (const path of ['/moved', '/old?a=1', '/old/']) {
    expect((await ask(path, PREFETCH)).status, path).toBe(503);
    expect((await ask(path)).headers['location'], path).toMatch(/\/new$/);
  }
});

/** An old tab's reading of a response: the address to load as a document. */
const loads = ({
  status,
  headers,
}: Awaited<ReturnType<Awaited<ReturnType<typeof startEdge>>['ask']>>) => [
  status,
  headers['x-remix-reload-document'],
  headers['x-remix-redirect'],
];

test.each([
  ['/_.data', '/'],
  ['/about.data?_routes=block-page', '/about'],
  ['/insights.data?category=AI+%26+CRM&_routes=insights', '/insights?category=AI+%26+CRM'],
  ['/insights/_.data', '/insights'],
  ['/nowhere.data', '/nowhere'],
])('a data request of an old tab leads to its document: %s', async (path, document) => {
  const render = vi.fn<typeof PAGE>(PAGE);
  const { ask } = await startEdge({ render });
  const answer = await ask(path);
  expect(loads(answer)).toEqual([204, 'true', document]);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(render).not.toHaveBeenCalled();
});

test('what an old tab posts is stored, with its limits, and leads on', async () => {
  const render = vi.fn(async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const fields = await request.text();
    if (fields !== 'email=a') return new Response(pathname, { status: 422 });
    const headers = { Location: `${pathname}${search}?sent`, 'Set-Cookie': 'sent=1' };
    return new Response('', { status: 303, headers });
  });
  const limits = [{ method: 'POST' as const, path: '/newsletter', points: 1, duration: 60 }];
  const { ask } = await startEdge({ render, limits });
  const post = (body: string) => ask('/newsletter.data', { method: 'POST', body });
  const sent = await post('email=a');
  expect(loads(sent)).toEqual([204, 'true', '/newsletter?sent']);
  expect(sent.headers['set-cookie']).toEqual(['sent=1']);
  expect(loads(await post('email=a'))).toEqual([204, 'true', '/newsletter']);
  expect(render).toHaveBeenCalledOnce();
});

test('leaves data requests of the admin area and odd paths to the application', async () => {
  const render = vi.fn(async ({ url }: Request) => new Response(new URL(url).pathname));
  const { ask } = await startEdge({ render });
  for (const path of ['/admin.data', '/admin/leads.data'])
    expect((await ask(path)).body).toBe(path);
  expect((await ask('//evil.example.data')).headers).not.toHaveProperty('x-remix-redirect');
});

test('a CDN keeps public documents alone, and is purged when they expire', async () => {
  const headers = { 'Surrogate-Key': 'documents' };
  const purge = vi.fn(async () => undefined);
  const render = async ({ url }: Request) =>
    new Response(url, url.endsWith('/public') ? { headers: PUBLIC } : { status: 404 });
  const { ask, edge } = await startEdge({ render, cdn: { headers, purge } });
  for (const source of ['rendered', 'from memory'])
    expect((await ask('/public')).headers['surrogate-key'], source).toBe('documents');
  for (const path of ['/missing', '/healthz'])
    expect((await ask(path)).headers['surrogate-key'], path).toBeUndefined();
  expect(purge).not.toHaveBeenCalled();
  edge.cache.expire();
  expect(purge).toHaveBeenCalled();
});
