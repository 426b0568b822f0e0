import { expect, test } from 'vitest';
import { readConfig } from '#src/platform/config/config.server.ts';
import { adminContext } from '#tests/support/admin-context.ts';
import { readNotice } from '#tests/support/read-notice.ts';
import { addNotice, readingTime, type ShownNotice } from './notice.ts';
import { redirectWithNotice, takeNotice } from './notice-cookie.server.ts';

const notice = (id: string, kind: ShownNotice['kind'] = 'done'): ShownNotice => ({
  id,
  kind,
  text: 'Done.',
});

test('a redirect carries a notice to the next page, once', async () => {
  const sent = {
    kind: 'done',
    text: '“About us” was published.',
    items: ['1 redirect'],
    link: { label: 'View page', to: '/admin/page-editor/about?tab=history' },
  } as const;
  const context = adminContext({ config: { ...readConfig({}), SECURE_COOKIES: true } });
  const answer = await redirectWithNotice(context, sent, '/admin/page-editor');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/page-editor']);
  const [cookie = ''] = answer.headers.getSetCookie();
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=60'])
    expect(cookie).toContain(part);
  expect(await readNotice(answer)).toMatchObject(sent);

  const request = new Request('https://cadron.example/admin', {
    headers: { cookie: cookie.split(';')[0]! },
  });
  expect((await takeNotice(request)).headers['Set-Cookie']).toContain('Max-Age=0');
});

test('keeps within the size limit of cookies', async () => {
  const items = Array.from({ length: 40 }, (_, index) => `${'ä'.repeat(30)} ${index}`);
  const answer = await redirectWithNotice(
    adminContext({}),
    { kind: 'done', text: 'Done.', items },
    '/admin',
  );
  expect(answer.headers.getSetCookie()[0]!.length).toBeLessThan(4_000);
  expect((await readNotice(answer))?.items).toHaveLength(8);
});

test.each([
  ['no JSON', '%%%'],
  ['an empty object', 'e30='],
  ['null', 'bnVsbA=='],
  ['an unknown kind', btoa('{"kind":"html","text":"<b>"}')],
  [
    'a link to another site',
    btoa('{"kind":"done","text":"x","link":{"label":"x","to":"//evil.example"}}'),
  ],
  ['a script', btoa('{"kind":"done","text":"x","link":{"label":"x","to":"javascript:alert(1)"}}')],
  [
    'a path that looks alike',
    btoa('{"kind":"done","text":"x","link":{"label":"x","to":"/adminx"}}'),
  ],
])('ignores a cookie with %s, and clears it', async (_what, value) => {
  const headers = { cookie: `cadron.notice=${value}` };
  const taken = await takeNotice(new Request('https://cadron.example/admin', { headers }));
  expect(taken.notice).toBeUndefined();
});

test('without a cookie there is no notice and nothing to clear', async () => {
  expect(await takeNotice(new Request('https://cadron.example/admin'))).toEqual({ headers: {} });
});

test('at most three results are shown; errors stay until they are dismissed', () => {
  const error = notice('0', 'error');
  let shown = addNotice([], error);
  for (const id of ['1', '2', '3', '4']) shown = addNotice(shown, notice(id));
  expect(shown.map(({ id }) => id)).toEqual(['0', '3', '4']);
  for (const id of ['5', '6', '7']) shown = addNotice(shown, notice(id, 'error'));
  expect(shown.map(({ id }) => id)).toEqual(['0', '5', '6', '7']);
});

test('a notice is shown for the time to read it, and longer with something to choose', () => {
  expect(readingTime(notice('1'))).toBe(6_000);
  expect(readingTime({ ...notice('1'), text: 'x'.repeat(200) })).toBe(14_000);
  expect(readingTime({ ...notice('1'), items: ['x'.repeat(194)] })).toBe(14_000);
  expect(readingTime({ ...notice('1'), action: { label: 'Undo', run: () => undefined } })).toBe(
    12_000,
  );
});
