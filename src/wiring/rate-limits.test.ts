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
  ['/api/leads/contact', 60],
  ['/forms/contact', 60],
  ['/api/hubspot-submit', 60],
  ['/api/ai-quotient/report', 60],
  ['/newsletter', 8],
])(
  'an office may send its forms at once, and a program not without end: %s',
  async (path, most) => {
    expect(await letThrough(path, 200)).toBe(most);
  },
);

test('whatever stores a lead is bounded by the hour too', () => {
  const storing = RATE_LIMITS.filter(({ path }) =>
    /^\/(forms|api\/(leads|hubspot|ai-quotient\/report))/.test(path),
  );
  expect(storing).toHaveLength(6);
  for (const { path, perHour } of storing) expect(perHour, path).toBeLessThanOrEqual(720);
});
