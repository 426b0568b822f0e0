import { expect, test } from 'vitest';
import { startEdge } from '#tests/support/test-edge.ts';

test('redirects a query that leads elsewhere before the document of its path, even a cached one', async () => {
  const render = async ({ url }: Request) =>
    new Response(url, { headers: { 'Cache-Control': 'public', 'Content-Type': 'text/html' } });
  const { ask } = await startEdge({
    render,
    mayRedirect: (address) => /^\/blog\/?\?p=[124]/.test(address),
    resolveRedirect: async ({ search }) =>
      search === '?p=1'
        ? { status: 301, to: '/first' }
        : search === '?p=2'
          ? { status: 410, to: '' }
          : undefined,
  });
  const went = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers['location']];
  };
  for (const path of ['/blog', '/blog?p=3', '/blog?p=4'])
    expect(await went(path)).toEqual([200, undefined]);
  expect(await went('/blog?p=1')).toEqual([301, '/first']);
  expect(await went('/blog/?p=1')).toEqual([301, '/first']);
  expect(await went('/blog?p=2')).toEqual([410, undefined]);
});
