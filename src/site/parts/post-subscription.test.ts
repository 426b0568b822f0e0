import { expect, test } from 'vitest';
import { postSubscription } from './post-subscription.ts';

const form = new FormData();
form.set('email', 'ana@example.com');
const respondWith =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

test.each([
  [{ outcome: 'success' }, 200, 'success'],
  [{ outcome: 'invalid-email' }, 400, 'invalid-email'],
  [{ outcome: 'failed' }, 503, 'failed'],
  [{ outcome: 'toString' }, 200, 'failed'],
  [{}, 429, 'failed'],
  [null, 200, 'failed'],
])('maps the response %j with status %i to %j', async (body, status, outcome) => {
  expect(await postSubscription(form, respondWith(body, status))).toBe(outcome);
});

test('posts the form once, requests JSON, and sets a timeout', async () => {
  const calls: Parameters<typeof fetch>[] = [];
  await postSubscription(form, async (...call) => {
    calls.push(call);
    return Response.json({ outcome: 'success' });
  });
  expect(calls).toHaveLength(1);
  const [url, init] = calls[0]!;
  expect(url).toBe('/newsletter');
  expect(init).toMatchObject({
    method: 'POST',
    body: form,
    headers: { Accept: 'application/json' },
  });
  expect(init?.signal).toBeInstanceOf(AbortSignal);
});

test("returns 'failed' without a network and for an HTML response", async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await postSubscription(form, offline)).toBe('failed');
  expect(await postSubscription(form, async () => new Response('<h1>Log in</h1>'))).toBe('failed');
});
