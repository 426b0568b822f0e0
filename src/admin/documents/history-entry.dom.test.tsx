import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { HistoryEntry } from './history-entry.tsx';

test('the actions of an entry come into view, and close where browsers scroll with a promise', async () => {
  const scrollIntoView = vi.fn(async () => {});
  Object.assign(Element.prototype, { scrollIntoView });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  const entry = {
    type: 'checkpoint' as const,
    number: 5,
    at: '2026-11-20T15:05:00.000Z',
    by: null,
    name: null,
    restoredFrom: null,
    isScheduled: false,
    saves: 1,
    first: 5,
    before: 4,
    summary: 'FAQ: title.',
  };
  const deps = {
    version: 6,
    mayEdit: true,
    hasBuiltIn: false,
    isBusy: false,
    documentId: 'doc',
    onName: async () => undefined,
    onRestore: () => undefined,
  };
  const element = <HistoryEntry entry={entry} deps={deps} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const more = await screen.findByRole('button', { name: /^Actions: / });
  const user = userEvent.setup({ delay: null });
  await user.click(more);
  const [actions] = scrollIntoView.mock.contexts as unknown as HTMLElement[];
  expect(within(actions!).getByRole('button', { name: /^Restore: / })).toBeDefined();
  await user.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('false');
});
