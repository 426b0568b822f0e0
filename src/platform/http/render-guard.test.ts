import { expect, test } from 'vitest';
import { createRenderGuard } from './render-guard.server.ts';

const LIMITS = { running: 2, waiting: 3, points: 5, duration: 60 };
const REQUEST = new Request('http://site/?odd=1');

test('limits concurrent and waiting renderings, and refuses the rest with 503', async () => {
  const guard = createRenderGuard(LIMITS, () => 1);
  const { promise, resolve } = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const render = async () => {
    most = Math.max(most, ++running);
    await promise;
    running -= 1;
    return new Response('rendered');
  };
  const answers = Array.from({ length: 7 }, () => guard.inTurn(REQUEST, render));
  const refused = await Promise.all(answers.slice(5));
  expect(refused.map(({ status }) => status)).toEqual([503, 503]);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused[0]!.headers.get('cache-control')).toBe('no-store');
  resolve();
  const rendered = await Promise.all(answers.slice(0, 5));
  expect(rendered.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(most).toBe(2);
});

test('frees the slot of a failed rendering', async () => {
  const guard = createRenderGuard({ ...LIMITS, running: 1 }, () => 1);
  const fails = () => guard.inTurn(REQUEST, () => Promise.reject(new Error('away')));
  await expect(fails()).rejects.toThrow('away');
  await expect(fails()).rejects.toThrow('away');
  const answer = await guard.inTurn(REQUEST, async () => new Response('here'));
  expect(await answer.text()).toBe('here');
});

test.each([
  [1, 5],
  [2, 10],
  [0.01, 1],
])('at scale %d allows an address %i uncached responses', async (scale, allowed) => {
  const guard = createRenderGuard(LIMITS, () => scale);
  for (let n = 0; n < allowed; n += 1) {
    expect(await guard.refusal('192.0.2.1')).toBeUndefined();
    await guard.spend('192.0.2.1');
  }
  await guard.spend('192.0.2.1');
  const refusal = await guard.refusal('192.0.2.1');
  expect(refusal?.status).toBe(429);
  expect(Number(refusal?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await guard.refusal('192.0.2.2')).toBeUndefined();
});
