import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { TakenNotice } from './notice.ts';
import { showNotice } from './show-notice.ts';
import { Toasts } from './toasts.tsx';

/** Results of actions: from a redirect, and from the page itself. */

const TAKEN: TakenNotice = { id: 'a', kind: 'done', text: '2 leads were deleted.' };

function renderToasts(incoming?: TakenNotice) {
  const page = (notice?: TakenNotice) => (
    <>
      <main id="main" tabIndex={-1} />
      <Toasts incoming={notice} />
    </>
  );
  // The router gives links their context; the layout passes each notice down.
  const view = render(page(incoming));
  return { update: (notice?: TakenNotice) => view.rerender(page(notice)) };
}

const result = () => screen.getByRole('status', { name: 'Result' });
const problem = () => screen.queryByRole('alert');
const show = (...notice: Parameters<typeof showNotice>) => act(() => showNotice(...notice));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the server renders the result of a redirect, without a button that needs JavaScript', () => {
  const html = renderToString(<Toasts incoming={TAKEN} />);
  expect(html).toContain('2 leads were deleted.');
  expect(html).not.toContain('<button');
});

test('announces a result politely, and shows it once however often the layout is rendered', () => {
  const { update } = renderToasts();
  expect(result().textContent).toBe('');
  update(TAKEN);
  update({ ...TAKEN });
  update(undefined);
  expect(within(result()).getAllByText('2 leads were deleted.')).toHaveLength(1);
  update({ ...TAKEN, id: 'b' });
  expect(within(result()).getAllByText('2 leads were deleted.')).toHaveLength(2);
});

test('a result goes after the time to read it', async () => {
  vi.useFakeTimers();
  renderToasts(TAKEN);
  await pass(5_900);
  expect(result().textContent).not.toBe('');
  await pass(200);
  expect(result().textContent).toBe('');
});

test('a result stays while the pointer or the focus is on it, or the tab is in the background', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  renderToasts(TAKEN);
  await user.hover(screen.getByText(TAKEN.text));
  await pass(60_000);
  expect(result().textContent).not.toBe('');
  await user.unhover(screen.getByText(TAKEN.text));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await pass(60_000);
  expect(result().textContent).not.toBe('');
  act(() => (document.activeElement as HTMLElement).blur());
  await pass(7_000);
  expect(result().textContent).toBe('');
});

test('an error is announced at once and stays until it is dismissed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  renderToasts();
  show({ kind: 'error', text: 'The page was not published.' });
  await pass(120_000);
  expect(problem()?.textContent).toBe('The page was not published.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(problem()).toBeNull();
  expect(document.activeElement?.id).toBe('main');
});

test('Escape closes the toast that has the focus', async () => {
  renderToasts(TAKEN);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await userEvent.keyboard('{Escape}');
  expect(result().textContent).toBe('');
  expect(document.activeElement?.id).toBe('main');
});

test('Undo runs once and closes the toast', async () => {
  renderToasts();
  const run = vi.fn();
  show({ kind: 'done', text: 'Moved to the trash.', action: { label: 'Undo', run } });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  expect(result().textContent).toBe('');
});

test('a link opens the page it names', async () => {
  const link = { label: 'Open lead', to: '/admin/leads/1' };
  const router = createMemoryRouter([
    { path: '*', element: <Toasts incoming={{ ...TAKEN, link }} /> },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: 'Open lead' }));
  expect(router.state.location.pathname).toBe('/admin/leads/1');
});
