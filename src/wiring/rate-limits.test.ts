import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { rateLimits } from '#src/platform/http/rate-limits.server.ts';
import { RATE_LIMITS } from './rate-limits.ts';

/** How many of the posts that one address sends within a minute are let through. */
async function letThrough(path: string, posts: number): Promise<number> {
  const app = new Hono();
  app.use(rateLimits(RATE_LIMITS, 1, () => '192.0.2.1'));
  app.post('*', (c) => c.text('here'));
  let passed = 0;
  for (let n = 0; n < posts; n += 1)
    if ((await app.request(path, { method: 'POST' })).status === 200) passed += 1;
  return passed;
}

test.each([
  ['/api/leads/vistage-survey', 60],
  ['/forms/vistage-survey', 180],
  ['/api/leads/contact', 12],
  ['/forms/contact', 12],
])('a meeting room can answer the survey at once, and nothing else: %s', async (path, most) => {
  expect(await letThrough(path, 200)).toBe(most);
});

test.each(['/admin/login', '/admin/login.data'])(
  'one failed sign-in a second leaves its network two more: %s',
  async (path) => {
    expect(await letThrough(path, 200)).toBe(3 * 60);
  },
);
