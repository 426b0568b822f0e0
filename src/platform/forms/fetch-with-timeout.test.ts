import { expect, test } from 'vitest';
import { fetchWithTimeout } from './fetch-with-timeout.ts';

/** A server that never responds. */
const hang: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init!;
    signal!.addEventListener('abort', () => reject(signal!.reason as Error));
  });

test('rejects on timeout', async () => {
  await expect(fetchWithTimeout('/api', { timeoutMs: 1, send: hang })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('rejects when the caller aborts before the timeout', async () => {
  const caller = new AbortController();
  const pending = fetchWithTimeout('/api', { send: hang, signal: caller.signal });
  caller.abort();
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
});

test('passes all other options on', async () => {
  const sent: unknown[] = [];
  const send: typeof fetch = async (url, init) => {
    sent.push([url, init!.method, init!.body]);
    return new Response('ok');
  };
  expect(await (await fetchWithTimeout('/api', { method: 'POST', body: 'x', send })).text()).toBe(
    'ok',
  );
  expect(sent).toEqual([['/api', 'POST', 'x']]);
});
