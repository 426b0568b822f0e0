import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { middleware } from './site-middleware.tsx';

const SITE = 'https://cadron.example';

async function statusOf(method: string, headers: Record<string, string>): Promise<number> {
  const context = new RouterContextProvider();
  context.set(servicesContext, buildServices({ config: { SITE_URL: SITE } }));
  const request = new Request('http://inner:3000/forms/contact', { method, headers });
  const url = new URL(request.url);
  const args = { request, url, context, params: {}, pattern: '/' };
  const [refuseForeignPosts] = middleware;
  const response = await refuseForeignPosts!(args, async () => new Response('done'));
  return (response as Response).status;
}

test.each([
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: SITE, 'Sec-Fetch-Site': 'same-site' },
])('refuses a post with %o, and no visit', async (headers) => {
  expect(await statusOf('POST', headers)).toBe(403);
  expect(await statusOf('PUT', headers)).toBe(403);
  expect(await statusOf('GET', headers)).toBe(200);
});

test.each([
  { Origin: SITE, 'Sec-Fetch-Site': 'same-origin' },
  { Origin: SITE },
  // A page whose address is secret sends no origin.
  { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  {},
])('admits a post with %o', async (headers) => {
  expect(await statusOf('POST', headers)).toBe(200);
});
