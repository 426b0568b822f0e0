import { expect, test } from 'vitest';
import { createSessionCookie } from './session-cookie.server.ts';

const [FIRST, SECOND] = [
  'the first secret of two, and a long one',
  'the second secret, a long one too',
];
const TOKEN = 'x'.repeat(43);

const cookieOf = (lines: readonly string[]) => lines[0]!.split(';')[0]!;

test('signs with the first secret, and reads cookies of all of them', async () => {
  const [first, second] = [FIRST, SECOND].map((secret) =>
    createSessionCookie({ secret, isSecure: false }),
  );
  const both = createSessionCookie({ secret: [FIRST, SECOND], isSecure: false });
  const [ofBoth, ofSecond] = [await both.issue(TOKEN, 60), await second!.issue(TOKEN, 60)].map(
    cookieOf,
  );
  expect(await both.tokenOf(`a=b; ${ofSecond}`)).toBe(TOKEN);
  expect(await first!.tokenOf(ofBoth!)).toBe(TOKEN);
  expect(await second!.tokenOf(ofBoth!)).toBeUndefined();
  expect(await both.tokenOf(ofBoth!.replace('x', 'y'))).toBeUndefined();
  for (const cookies of ['', 'cadron.session_token=', `cadron.session_token=${TOKEN}`])
    expect(await both.tokenOf(cookies)).toBeUndefined();
});

test('over https reads the cookie of earlier releases, and removes it at the next sign-in', async () => {
  const plain = createSessionCookie({ secret: FIRST, isSecure: false });
  const secure = createSessionCookie({ secret: FIRST, isSecure: true });
  const value = cookieOf(await plain.issue(TOKEN, 60));
  expect(await secure.tokenOf(`__Secure-${value}`)).toBe(TOKEN);
  expect(await secure.tokenOf(`__Host-${value}`)).toBe(TOKEN);
  // Anything on the network could have set it.
  expect(await secure.tokenOf(value)).toBeUndefined();
  for (const lines of [await secure.issue(TOKEN, 60), secure.clear()])
    expect(lines[1]).toMatch(
      /^__Secure-cadron\.session_token=; Max-Age=0; Path=\/; HttpOnly; Secure/,
    );
});
