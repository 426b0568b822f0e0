import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ActionForm } from '#src/admin/kit/form/action-form.tsx';
import { refuseForm } from '#src/admin/kit/form/form-result.ts';
import { ConfirmFields } from './confirm-fields.tsx';
import type { IdentityProofs } from './confirm-identity.server.ts';

/** The names of the fields that the form asks for. */
function asked(needs: IdentityProofs | undefined, errors?: Record<string, string>) {
  const result = errors && refuseForm({ intent: 'invite' }, { errors });
  const element = (
    <ActionForm intent="invite" result={result} submit="Send" busy="Sending...">
      <ConfirmFields />
    </ActionForm>
  );
  const router = createMemoryRouter(
    [{ id: 'page', path: '/', element, loader: () => ({ needs }) }],
    {
      hydrationData: { loaderData: { page: { needs } } },
    },
  );
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...html.matchAll(/name="confirm-(\w+)"/g)].map(([, name]) => name);
}

test('asks for what an old sign-in needs, and for nothing else', () => {
  expect(asked(undefined)).toEqual([]);
  expect(asked(undefined, { email: 'Enter a valid email address' })).toEqual([]);
  expect(asked({ code: false })).toEqual(['password']);
  expect(asked({ code: true })).toEqual(['password', 'code']);
});

test('asks in a form that was opened while the sign-in was recent', () => {
  expect(asked(undefined, { 'confirm-password': 'x' })).toEqual(['password']);
  expect(asked(undefined, { 'confirm-password': 'x', 'confirm-code': 'y' })).toEqual([
    'password',
    'code',
  ]);
  expect(asked(undefined, { 'confirm-code': 'y' })).toEqual(['password', 'code']);
});
