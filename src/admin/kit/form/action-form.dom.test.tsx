import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ActionForm, TextField, DisclosedForm } from './action-form.tsx';
import { type FormResult, readPostedFields, refuseForm } from './form-result.ts';

/** Two forms on one page, whose action refuses what it gets. */

function renderForms(answer: (fields: Record<string, string>) => Promise<FormResult>) {
  function Page() {
    return (
      <>
        <ActionForm intent="name" submit="Save" busy="Saving...">
          <TextField name="name" label="Name" />
        </ActionForm>
        <ActionForm intent="email" submit="Send" busy="Sending...">
          <TextField name="email" label="Email" />
          <TextField name="password" label="Password" type="password" />
        </ActionForm>
      </>
    );
  }
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Page,
      action: async ({ request }) => answer(await readPostedFields(request)),
    },
  ]);
  render(<Stub />);
  return userEvent.setup();
}

test('a refusal is shown in its own form, moves the focus there and keeps what was typed', async () => {
  const user = renderForms(async (fields) =>
    refuseForm(fields, { errors: { password: 'Incorrect password.' } }),
  );
  await user.type(screen.getByLabelText('Email'), 'kim@x.example');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Incorrect password.');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('kim@x.example');
  expect(document.activeElement?.getAttribute('name')).toBe('password');
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull();
});

test('while a form is being sent, no form of the page can be sent again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  const user = renderForms(async (fields) => {
    count += 1;
    await promise;
    return refuseForm(fields, { message: 'Try again later.' });
  });
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  for (const name of ['Saving...', 'Send'])
    expect(screen.getByRole('button', { name }).ariaDisabled).toBe('true');
  await act(async () => resolve());
  expect(document.activeElement).toBe(await screen.findByText('Try again later.'));
  expect(count).toBe(1);
});

test('a folded form is open after a refusal that it was given, and no other', () => {
  const result: FormResult = {
    intent: 'name',
    values: {},
    errors: { name: 'Enter a name' },
    message: '',
  };
  const Page = () =>
    ['name', 'email'].map((intent) => (
      <DisclosedForm
        key={intent}
        summary={`Change the ${intent}`}
        about="About"
        {...{ intent, result }}
        submit="Save"
        busy="Saving..."
      />
    ));
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
  const isOpen = (summary: string) => screen.getByText(summary).closest('details')!.open;
  expect(['Change the name', 'Change the email'].map(isOpen)).toEqual([true, false]);
});
