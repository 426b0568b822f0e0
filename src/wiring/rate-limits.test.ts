import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rateLimits } from '#src/platform/http/rate-limits.server.ts';
import { RATE_LIMITS } from './rate-limits.ts';

/** Creates an application behind the limits; all requests come from one address. */
function limited() {
  const app = new Hono();
  app.use(
    rateLimits(
      RATE_LIMITS,
      () => 1,
      () => '192.0.2.1',
    ),
  );
  app.post('*', (c) => c.text('here'));
  return app;
}

/** Returns how many of the concurrent posts are admitted. */
async function countAdmitted(path: string, posts: number, app = limited()): Promise<number> {
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
])('admits the forms of an office, but not an endless series: %s', async (path, most) => {
  expect(await countAdmitted(path, 200)).toBe(most);
});

test.each([
  ['/api/leads/contact', 240],
  ['/forms/vistage-survey', 720],
])('limits what is stored per hour: %s', async (path, most) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const app = limited();
  let passed = 0;
  for (let minute = 0; minute < 59; minute += 1) {
    passed += await countAdmitted(path, 200, app);
    vi.advanceTimersByTime(61_000);
  }
  expect(passed).toBe(most);
  const refused = await app.request(path, { method: 'POST' });
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(3_600);
});

test('has an hourly limit for every path that stores leads', () => {
  const storing = RATE_LIMITS.filter(({ path }) =>
    /^\/(forms|api\/(leads|hubspot|ai-quotient\/report))/.test(path),
  );
  expect(storing).toHaveLength(6);
  for (const { path, perHour } of storing) expect(perHour, path).toBeLessThanOrEqual(720);
});

test.each(['/admin/login', '/admin/login.data'])(
  'admits two further sign-ins a second during an attack of one a second: %s',
  async (path) => {
    expect(await countAdmitted(path, 200)).toBe(3 * 60);
  },
);
