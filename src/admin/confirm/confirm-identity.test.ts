import { expect, test } from 'vitest';
import { sessionContext } from '#src/admin/shell/permission.server.ts';
import type { People } from '#src/domains/people/people.server.ts';
import { buildSession } from '#tests/builders/session.ts';
import { adminContext } from '#tests/support/admin-context.ts';
import {
  confirmIdentity,
  readIdentityProofs,
  requireRecentSignIn,
} from './confirm-identity.server.ts';

const LONG_AGO = new Date(Date.now() - 3_600_000);
const EXPORT = new URL('https://cadron.example/admin/leads/export.csv?form=contact');

/** A context whose password is 'right' and whose code is '1'. */
function context(confirmedAt: Date, hasTotp = false) {
  const people: Partial<People> = {
    security: async () => ({ hasTotp }) as Awaited<ReturnType<People['security']>>,
    confirmIdentity: async ({ password, code }) => {
      if (password !== 'right')
        return { ok: false, reason: 'wrong-password', message: 'Incorrect password.' };
      if (hasTotp && code !== '1')
        return { ok: false, reason: 'wrong-code', message: 'Incorrect code.' };
      return { ok: true };
    },
  };
  const built = adminContext({ people });
  built.set(sessionContext, buildSession({ confirmedAt }));
  return built;
}

test('a recent sign-in is enough', async () => {
  const recent = context(new Date());
  expect(await readIdentityProofs(recent)).toBeUndefined();
  expect(await confirmIdentity(recent, {})).toBeUndefined();
  requireRecentSignIn(recent, EXPORT);
});

test('an older sign-in needs the password, and the code with two-step sign-in', async () => {
  expect(await readIdentityProofs(context(LONG_AGO))).toEqual({ code: false });
  expect(await readIdentityProofs(context(LONG_AGO, true))).toEqual({ code: true });
  const old = context(LONG_AGO, true);
  // A form that was opened while the sign-in was recent learns from the refusal what to ask for.
  const both = ['confirm-password', 'confirm-code'];
  for (const [fields, asked] of [
    [{}, both],
    [{ 'confirm-password': 'wrong', 'confirm-code': '1' }, both],
    [{ 'confirm-password': 'right', 'confirm-code': '2' }, ['confirm-code']],
  ] as const)
    expect(Object.keys((await confirmIdentity(old, fields)) ?? {})).toEqual(asked);
  expect(Object.keys((await confirmIdentity(context(LONG_AGO), {})) ?? {})).toEqual([both[0]]);
  const right = { 'confirm-password': 'right', 'confirm-code': '1' };
  expect(await confirmIdentity(old, right)).toBeUndefined();
  // The change that follows sees a recent sign-in.
  expect(await readIdentityProofs(old)).toBeUndefined();
});

test('an export leads to the page that asks, and from there back', () => {
  let thrown: unknown;
  try {
    requireRecentSignIn(context(LONG_AGO), EXPORT);
  } catch (error) {
    thrown = error;
  }
  expect((thrown as Response).headers.get('location')).toBe(
    '/admin/confirm?from=%2Fadmin%2Fleads%2Fexport.csv%3Fform%3Dcontact',
  );
});
