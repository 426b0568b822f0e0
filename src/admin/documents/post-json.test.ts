import { afterEach, expect, test, vi } from 'vitest';
import { requestJson } from './post-json.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (response: Response | Error) =>
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response;
    return response;
  });

test.each<[string, Response | Error, string]>([
  ['JSON of ours', Response.json({ ok: true }), 'reply'],
  ['a refusal with JSON', Response.json({ ok: false }, { status: 409 }), 'reply'],
  ['a refusal without JSON', new Response('Forbidden', { status: 403 }), 'reply'],
  [
    'the login page',
    Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' }),
    'session-ended',
  ],
  ['a lost connection', new TypeError('Failed to fetch'), 'unreachable'],
  ['a server that is starting', new Response('', { status: 503 }), 'unreachable'],
  ['too many requests', new Response('', { status: 429 }), 'unreachable'],
  [
    'a captive portal',
    new Response('<h1>Room number</h1>', { headers: { 'Content-Type': 'text/html' } }),
    'unreachable',
  ],
  [
    'half of a response',
    new Response('{"ok":', { headers: { 'Content-Type': 'application/json' } }),
    'unreachable',
  ],
])('%s', async (_, response, type) => {
  answer(response);
  expect((await requestJson('/x', {})).type).toBe(type);
});

test('small bodies outlive the page; larger ones cannot', async () => {
  const sent: RequestInit[] = [];
  vi.stubGlobal(
    'fetch',
    async (_: string, init: RequestInit) => (sent.push(init), Response.json({})),
  );
  await requestJson('/x', { text: 'ä'.repeat(20_000) });
  await requestJson('/x', { text: 'ä'.repeat(40_000) });
  expect(sent.map(({ keepalive, redirect }) => [keepalive, redirect])).toEqual([
    [true, 'manual'],
    [false, 'manual'],
  ]);
});
