import { expect, test } from 'vitest';
import { adminContext } from '#tests/support/admin-context.ts';
import { loader } from './test-address.tsx';

test.each([
  ['/%25ff', '/%ff'],
  ['/%ff', '/%ff'],
])('says that %s is not found, whatever is encoded in it', async (address, path) => {
  const asked: string[] = [];
  const context = adminContext({
    redirects: { trace: async () => ({ hops: [], end: { type: 'missing', address } }) },
    documents: {
      async wasPublicAt(at: string) {
        asked.push(at);
        return false;
      },
    },
  });
  const url = new URL('https://cadron.example/admin/seo-manager/redirects/test');
  url.searchParams.set('address', address);
  const loaded = await loader({ request: new Request(url), context, params: {}, url, pattern: '' });
  expect(loaded).toMatchObject({ error: undefined, steps: [expect.anything()] });
  expect(asked).toEqual([path]);
});
