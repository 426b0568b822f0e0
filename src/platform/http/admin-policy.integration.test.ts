import { expect, test } from 'vitest';
import { PUBLIC, startEdge } from '#tests/support/test-edge.ts';

test('the policy of the admin trusts no tags, however its address is written', async () => {
  const { ask } = await startEdge({
    render: async () => new Response('x', { headers: PUBLIC }),
    headers: () => ({ 'Content-Security-Policy': 'with tags' }),
    adminHeaders: { 'Content-Security-Policy': 'own' },
    limits: [{ method: 'POST', path: '*', points: 1, duration: 60 }],
  });
  const policy = async (path: string, method?: string) =>
    (await ask(path, { method: method ?? 'GET' })).headers['content-security-policy'];
  for (const path of ['/admin', '/admin/login?a=1', '/ADMIN/leads', '/%61dmin', '/x/../admin'])
    expect(await policy(path), path).toBe('own');
  for (const path of ['/', '/about', '/media/none']) expect(await policy(path)).toBe('with tags');
  // A refusal before anything was rendered.
  for (let n = 0; n < 2; n += 1) expect(await policy('/admin/login', 'POST')).toBe('own');
});
