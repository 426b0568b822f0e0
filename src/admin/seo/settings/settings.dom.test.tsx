import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Route } from './+types/settings.ts';
import SettingsPage from './settings.tsx';

const CHANGE = {
  id: '11111111-1111-4111-8111-111111111111',
  at: { iso: '2026-11-23T12:00:00Z', exact: 'Nov 23, 2026', relative: 'just now' },
  byName: 'kim',
  isUndone: false,
  mayUndo: true,
  isUndo: false,
  settings: [{ name: 'Brand', before: 'Cadron', after: 'Cadron Growth' }],
};

function open({ mayChange = true, isReadOnly = false } = {}) {
  const setting = { label: 'Brand', text: 'Cadron Growth', hint: 'Set here.', maxLength: 60 };
  const view = {
    id: '22222222-2222-4222-8222-222222222222',
    version: 2,
    groups: [
      {
        title: 'Titles',
        isReadOnly,
        about: 'After the title of every page.',
        settings: [{ ...setting, name: 'brand' as const, isList: false }],
      },
    ],
    changes: [{ ...CHANGE, mayUndo: !isReadOnly }],
  };
  const props = { loaderData: { mayChange, view }, actionData: undefined };
  const element = <SettingsPage {...(props as unknown as Route.ComponentProps)} />;
  const path = '/admin/seo-manager/settings';
  const router = createMemoryRouter([{ path, element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
}

const undo = () => screen.queryByRole('button', { name: /^Undo/ });

test('offers no undo that would discard what was typed', async () => {
  open();
  expect(undo()?.ariaDisabled).toBeNull();
  await userEvent.type(screen.getByLabelText('Brand'), '!');
  expect(undo()?.ariaDisabled).toBe('true');
  screen.getByText(/Save what you typed above/);
  await userEvent.type(screen.getByLabelText('Brand'), '{Backspace}');
  expect(undo()?.ariaDisabled).toBeNull();
  expect(screen.queryByText(/Save what you typed above/)).toBeNull();
});

test('offers no undo to those who may only see settings', () => {
  open({ mayChange: false });
  screen.getByText('kim');
  expect(undo()).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('shows what only owners change as facts', () => {
  open({ isReadOnly: true });
  screen.getByRole('button', { name: 'Save' });
  screen.getByText('Cadron Growth', { selector: 'dd' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(undo()).toBeNull();
});
