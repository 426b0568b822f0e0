import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import * as acceptInvite from '#src/admin/login/accept-invite.tsx';
import * as code from '#src/admin/login/code.tsx';
import * as confirmEmail from '#src/admin/login/confirm-email.tsx';
import * as forgot from '#src/admin/login/forgot.tsx';
import * as login from '#src/admin/login/login.tsx';
import { withPrivateHeaders } from './private-headers.server.ts';

test('a page whose address may hold a token says only its origin to others, and is never stored', async () => {
  const url = new URL('https://cadron.example/admin/accept-invite?token=secret');
  const context = new RouterContextProvider();
  const args = { request: new Request(url), context, params: {}, pattern: '', url };
  const response = (await withPrivateHeaders(args, async () => new Response())) as Response;
  expect(Object.fromEntries(response.headers)).toMatchObject({
    // Not `no-referrer`: browsers would post the forms of these pages without their origin.
    'referrer-policy': 'strict-origin',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
});

test.each(Object.entries({ acceptInvite, code, confirmEmail, forgot, login }))(
  'the gate %s has these headers',
  (_name, { middleware }) => expect(middleware).toContain(withPrivateHeaders),
);
