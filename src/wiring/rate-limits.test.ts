import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rateLimits } from '#src/platform/http/rate-limits.server.ts';
import { RATE_LIMITS } from './rate-limits.ts';

/** An application behind the limits, which all come from one address. */
function limited() {
  const app = new Hono();
  app.use(rateLimits(RATE_LIMITS, 1, () => '192.0.2.1'));
  app.post('*', (c) => c.text('here'));
  return app;
}

/** How many of so many posts at once are let through. */
async function letThrough(path: string, posts: number, app = limited()): Promise<number> {
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

test.each([
  ['/api/leads/contact', 240],
  ['/forms/vistage-survey', 720],
])('in an hour no more than a bound is stored: %s', async (path, most) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const app = limited();
  let passed = 0;
  for (let minute = 0; minute < 59; minute += 1) {
    passed += await letThrough(path, 200, app);
    vi.advanceTimersByTime(61_000);
  }
  expect(passed).toBe(most);
  const refused = await app.request(path, { method: 'POST' });
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(3_600);
});

test('whatever stores a lead is bounded by the hour', () => {
  const storing = RATE_LIMITS.filter(({ path }) =>
    /^\/(forms|api\/(leads|hubspot|ai-quotient\/report))/.test(path),
  );
  expect(storing).toHaveLength(6);
  for (const { path, perHour } of storing) expect(perHour, path).toBeLessThanOrEqual(720);
});

test.each(['/admin/login', '/admin/login.data'])(
  'one failed sign-in a second leaves its network two more: %s',
  async (path) => {
    expect(await letThrough(path, 200)).toBe(3 * 60);
  },
);
